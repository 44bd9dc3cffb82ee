import KinoraStage
import KinoraPixels

/// A fixed color under Core Graphics' name: gamma-encoded sRGB. Foundation has no such type on Linux.
public final class CGColor: Hashable, Sendable {
    let rgba: RGBA

    init(rgba: RGBA) { self.rgba = rgba }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(rgba: RGBA(red: red, green: green, blue: blue, alpha: alpha))
    }
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    public static let black = CGColor(gray: 0, alpha: 1)
    public static let white = CGColor(gray: 1, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)

    public var alpha: CGFloat { rgba.alpha }
    /// Red, green, blue and alpha.
    public var components: [CGFloat]? { [rgba.red, rgba.green, rgba.blue, rgba.alpha] }
    public var numberOfComponents: Int { 4 }
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: alpha)
    }

    public static func == (a: CGColor, b: CGColor) -> Bool { a.rgba == b.rgba }
    public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}

extension CGColor: _ExpressibleByColorLiteral {
    /// What `#colorLiteral` writes.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

extension Color {
    public init(_ cgColor: CGColor) { self.init(rgba: cgColor.rgba) }
    public init(cgColor: CGColor) { self.init(cgColor) }

    /// The color where it is the same everywhere; nil for one that depends on its surroundings.
    public var cgColor: CGColor? {
        if case .fixed(let rgba) = storage { return CGColor(rgba: rgba) }
        return nil
    }
}

extension UIColor {
    public convenience init(cgColor: CGColor) { self.init(Color(cgColor)) }

    /// The color in light surroundings.
    public var cgColor: CGColor { CGColor(rgba: color.rgba(in: EnvironmentValues())) }
}
