import KinoraGeometry
import KinoraPixels
import KinoraStage

/// How pixels lie in the memory of a bitmap: 8 bits a component, rows from top to bottom.
struct BitmapLayout: Equatable {
    enum Pixel: Equatable {
        /// The places of red, green, blue and alpha within four bytes, premultiplied; without alpha it lies on black.
        case color(red: Int, green: Int, blue: Int, alpha: Int, isOpaque: Bool)
        /// One byte of light, on black.
        case gray
        /// One byte of alpha.
        case alpha
    }
    /// The sides that a bitmap may have, in pixels.
    static let sides = 1...16_384
    /// Padding makes no bitmap larger than the largest one without it.
    private static let mostBytes = 4 * sides.upperBound * sides.upperBound

    let width: Int
    let height: Int
    let bytesPerRow: Int
    let pixel: Pixel

    /// As the bitmaps are that UIKit makes: blue first.
    ///
    /// - Parameter size: in points.
    static func ofUIKit(_ size: CGSize, scale: CGFloat) -> BitmapLayout? {
        let (width, height) = (Maths.int((size.width * scale).rounded()), Maths.int((size.height * scale).rounded()))
        guard sides.contains(width), sides.contains(height) else { return nil }
        return BitmapLayout(
            width: width, height: height, bytesPerRow: 4 * width,
            pixel: .color(red: 2, green: 1, blue: 0, alpha: 3, isOpaque: false))
    }

    private init(width: Int, height: Int, bytesPerRow: Int, pixel: Pixel) {
        (self.width, self.height, self.bytesPerRow, self.pixel) = (width, height, bytesPerRow, pixel)
    }

    /// nil for what is not 8 bits of gray, of alpha, or of three colors with alpha or room for it, for sides that no bitmap has, for rows
    /// that do not fit, and for more bytes than any bitmap has.
    ///
    /// - Parameter bytesPerRow: 0 for rows without padding.
    init?(width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, isGray: Bool, info: CGBitmapInfo) {
        guard bitsPerComponent == 8, Self.sides.contains(width), Self.sides.contains(height),
            let pixel = Pixel(info, isGray: isGray)
        else { return nil }
        let row = width * pixel.bytes
        guard bytesPerRow == 0 || bytesPerRow >= row, bytesPerRow <= Self.mostBytes / height else { return nil }
        self.init(width: width, height: height, bytesPerRow: max(row, bytesPerRow), pixel: pixel)
    }

    /// Bytes of the whole bitmap.
    var count: Int { bytesPerRow * height }
    /// Whether it holds all that a picture has.
    var isLossless: Bool {
        if case .color(_, _, _, _, let isOpaque) = pixel { !isOpaque } else { false }
    }

    /// Writes a picture of the same size.
    func write(_ picture: Pixmap, to memory: UnsafeMutableRawPointer) {
        let bytes = memory.assumingMemoryBound(to: UInt8.self)
        for y in 0..<height {
            for x in 0..<width { pixel.write(picture[x, y], to: bytes + y * bytesPerRow + x * pixel.bytes) }
        }
    }

    /// The picture that memory holds.
    func read(_ memory: UnsafeRawPointer) -> Pixmap {
        let bytes = memory.assumingMemoryBound(to: UInt8.self)
        var picture = Pixmap(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width { picture[x, y] = pixel.read(bytes + y * bytesPerRow + x * pixel.bytes) }
        }
        return picture
    }
}

extension BitmapLayout.Pixel {
    var bytes: Int { if case .color = self { 4 } else { 1 } }

    fileprivate init?(_ info: CGBitmapInfo, isGray: Bool) {
        let alpha = CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
        if alpha == .alphaOnly {
            self = .alpha
            return
        }
        if isGray {
            guard alpha == CGImageAlphaInfo.none else { return nil }
            self = .gray
            return
        }
        // The byte order turns the four bytes of a pixel around.
        let isLittle = info.rawValue & CGBitmapInfo.byteOrderMask.rawValue == CGBitmapInfo.byteOrder32Little.rawValue
        func places(_ order: [Int], isOpaque: Bool) -> Self {
            let all = isLittle ? order.map { 3 - $0 } : order
            return .color(red: all[0], green: all[1], blue: all[2], alpha: all[3], isOpaque: isOpaque)
        }
        switch alpha {
        case .premultipliedLast: self = places([0, 1, 2, 3], isOpaque: false)
        case .noneSkipLast: self = places([0, 1, 2, 3], isOpaque: true)
        case .premultipliedFirst: self = places([1, 2, 3, 0], isOpaque: false)
        case .noneSkipFirst: self = places([1, 2, 3, 0], isOpaque: true)
        default: return nil
        }
    }

    fileprivate func write(_ word: UInt32, to bytes: UnsafeMutablePointer<UInt8>) {
        func part(_ index: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: word >> (8 * index)) }
        switch self {
        case .color(let red, let green, let blue, let alpha, let isOpaque):
            (bytes[red], bytes[green], bytes[blue]) = (part(0), part(1), part(2))
            bytes[alpha] = isOpaque ? 255 : part(3)
        case .gray: bytes[0] = Self.light(part(0), part(1), part(2))
        case .alpha: bytes[0] = part(3)
        }
    }

    fileprivate func read(_ bytes: UnsafePointer<UInt8>) -> UInt32 {
        func word(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) -> UInt32 {
            UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
        }
        switch self {
        case .color(let red, let green, let blue, let alpha, let isOpaque):
            return word(bytes[red], bytes[green], bytes[blue], isOpaque ? 255 : bytes[alpha])
        case .gray: return word(bytes[0], bytes[0], bytes[0], 255)
        case .alpha: return word(0, 0, 0, bytes[0])
        }
    }

    /// The gray of as much light as a color has.
    private static func light(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
        if red == green, green == blue { return red }
        let light = 0.2126 * linear[Int(red)] + 0.7152 * linear[Int(green)] + 0.0722 * linear[Int(blue)]
        return UInt8((TransferCurve.encoded(light) * 255).rounded())
    }
    private static let linear = (0..<256).map { TransferCurve.linear(Double($0) / 255) }
}

/// The bytes of a bitmap, those of the one who asked for it or one's own.
final class BitmapMemory {
    let layout: BitmapLayout
    let bytes: UnsafeMutableRawPointer
    private let isOwn: Bool

    /// - Parameter bytes: where it lies; nil for memory of its own, which is empty.
    init(_ layout: BitmapLayout, at bytes: UnsafeMutableRawPointer? = nil) {
        (self.layout, isOwn) = (layout, bytes == nil)
        self.bytes = bytes ?? .allocate(byteCount: layout.count, alignment: 16)
        if isOwn { self.bytes.initializeMemory(as: UInt8.self, repeating: 0, count: layout.count) }
    }
    deinit { if isOwn { bytes.deallocate() } }

    var picture: Pixmap {
        get { layout.read(bytes) }
        set { layout.write(newValue, to: bytes) }
    }
}
