/// A straight (not premultiplied) color in gamma-encoded sRGB. Components are 0…1; values outside are extended range
/// and are clamped only when they reach 8-bit pixels.
public struct RGBA: Hashable, Sendable, Codable {
    /// 0…1.
    public var red: Double
    /// 0…1.
    public var green: Double
    /// 0…1.
    public var blue: Double
    /// 0 transparent … 1 opaque.
    public var alpha: Double

    /// A color of gamma-encoded components; opaque by default.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Transparent black.
    public static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
    /// Opaque black.
    public static let black = RGBA(red: 0, green: 0, blue: 0)
    /// Opaque white.
    public static let white = RGBA(red: 1, green: 1, blue: 1)

    /// The same color with its alpha multiplied by `factor`.
    public func opacity(_ factor: Double) -> RGBA {
        RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
    }
}
