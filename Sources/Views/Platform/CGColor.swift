import KinoraStage
import KinoraPixels
import KinoraScene

/// A fixed color under Core Graphics' name: gamma-encoded sRGB. Foundation has no such type on Linux.
public final class CGColor: Hashable, Sendable {
    let rgba: RGBA
    /// What is painted in place of the color.
    let pattern: Pattern?

    /// A picture that is repeated in both directions, and its size in points.
    struct Pattern: Equatable {
        let picture: SceneImage
        let size: CGSize
    }

    init(rgba: RGBA, pattern: Pattern? = nil) { (self.rgba, self.pattern) = (rgba, pattern) }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(rgba: RGBA(red: red, green: green, blue: blue, alpha: alpha))
    }
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }
    /// By the plain formula: black takes from what the other inks leave.
    public convenience init(
        genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        let rgba = CGColorSpaceCreateDeviceCMYK().rgba([cyan, magenta, yellow, black, alpha])
        self.init(rgba: rgba ?? .clear)
    }
    /// A color of a space.
    ///
    /// - Parameter components: as many as the space has, and alpha.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        let numbers = Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1))
        guard let rgba = space.rgba(numbers) else { return nil }
        self.init(rgba: rgba)
    }

    public static let black = CGColor(gray: 0, alpha: 1)
    public static let white = CGColor(gray: 1, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)

    public var alpha: CGFloat { rgba.alpha }
    /// Red, green, blue and alpha.
    public var components: [CGFloat]? { [rgba.red, rgba.green, rgba.blue, rgba.alpha] }
    public var numberOfComponents: Int { 4 }
    /// That in which `components` are.
    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
    /// The same color: there is one color space only.
    public func converted(
        to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
    ) -> CGColor? { self }
    public func copy() -> CGColor? { self }
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: alpha)
    }

    public static func == (a: CGColor, b: CGColor) -> Bool { a.rgba == b.rgba && a.pattern == b.pattern }
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
    public var cgColor: CGColor {
        CGColor(
            rgba: color.rgba(in: EnvironmentValues()),
            pattern: pattern.flatMap { image in
                (image.bitmap ?? image.cgImage).map { CGColor.Pattern(picture: $0.picture, size: image.size) }
            })
    }
}
