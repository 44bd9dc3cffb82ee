import KinoraPixels
import KinoraViews

/// Which components of a pixel lie in memory, and how. The numbers are Kinora's own.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    /// Alpha, red, green and blue, a byte each.
    public static let ARGB8 = CIFormat(rawValue: 1)
    public static let BGRA8 = CIFormat(rawValue: 2)
    public static let RGBA8 = CIFormat(rawValue: 3)
    public static let ABGR8 = CIFormat(rawValue: 4)
    /// Red alone, a byte.
    public static let R8 = CIFormat(rawValue: 5)
    public static let RG8 = CIFormat(rawValue: 6)
    /// Alpha alone, a byte.
    public static let A8 = CIFormat(rawValue: 7)
    /// Red, green, blue and alpha as numbers of 32 bits.
    public static let RGBAf = CIFormat(rawValue: 8)
    /// The same of 16 bits.
    public static let RGBAh = CIFormat(rawValue: 9)
    /// Red alone, 32 bits.
    public static let Rf = CIFormat(rawValue: 10)

    /// The components in the order of memory, by their places among red, green, blue and alpha.
    private var order: [Int] {
        switch self {
        case .ARGB8: [3, 0, 1, 2]
        case .BGRA8: [2, 1, 0, 3]
        case .ABGR8: [3, 2, 1, 0]
        case .R8, .Rf: [0]
        case .RG8: [0, 1]
        case .A8: [3]
        default: [0, 1, 2, 3]
        }
    }
    private var bytesOfComponent: Int {
        switch self {
        case .RGBAf, .Rf: 4
        case .RGBAh: 2
        default: 1
        }
    }
    /// Bytes of a pixel.
    var bytes: Int { order.count * bytesOfComponent }

    /// Writes pixels one after the other.
    func write(_ colors: some Sequence<SIMD4<Float>>, to memory: UnsafeMutableRawPointer) {
        let (order, size) = (order, bytesOfComponent)
        var target = memory
        for color in colors {
            for component in order {
                let value = color[component]
                switch size {
                case 4: target.storeBytes(of: value, as: Float.self)
                case 2: target.storeBytes(of: HalfNumber.bits(of: value), as: UInt16.self)
                default: target.storeBytes(of: UInt8(ByteLevel.of(value)), as: UInt8.self)
                }
                target += size
            }
        }
    }
}

/// Numbers of 16 bits, of which not every compiler has a type.
private enum HalfNumber {
    /// The nearest one; too small ones are 0, too large ones the largest.
    static func bits(of value: Float) -> UInt16 {
        let bits = min(max(value, -65504), 65504).bitPattern
        let sign = UInt16(truncatingIfNeeded: bits >> 16) & 0x8000
        let magnitude = bits & 0x7FFF_FFFF
        // Below the smallest normal one, 2^-14.
        guard magnitude >= 0x3880_0000 else { return sign }
        return sign | UInt16(truncatingIfNeeded: (magnitude - 0x3800_0000 + 0x1000) >> 13)
    }
}
