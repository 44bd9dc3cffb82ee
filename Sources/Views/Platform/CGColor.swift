import KinoraStage
import KinoraPixels
import KinoraScene

/// A fixed color under Core Graphics' name: gamma-encoded sRGB. Foundation has no such type on Linux.
public final class CGColor: Hashable, Sendable {
    let rgba: RGBA
    /// What is painted in place of the color.
    let tiling: Tiling?

    /// What is repeated in both directions.
    enum Tiling: Equatable {
        /// A picture, and its size in points.
        case picture(SceneImage, size: CGSize)
        /// Cells: those that say no colors have the color's, and all have its alpha.
        case pattern(CGPattern)
    }

    init(rgba: RGBA, tiling: Tiling? = nil) { (self.rgba, self.tiling) = (rgba, tiling) }

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

    /// A pattern as a color.
    ///
    /// - Parameters:
    ///   - space: one of patterns. nil where it is none, or one without a space for the colors of a pattern that has none.
    ///   - components: of a pattern with colors its alpha; of one without those of the space under `space`, and alpha.
    public convenience init?(patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>) {
        guard space.model == .pattern else { return nil }
        guard !pattern.isColored else {
            self.init(rgba: RGBA(red: 0, green: 0, blue: 0, alpha: components[0]), tiling: .pattern(pattern))
            return
        }
        let numbers = Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1))
        guard let rgba = space.base?.rgba(numbers) else { return nil }
        self.init(rgba: rgba, tiling: .pattern(pattern))
    }

    public static let black = CGColor(gray: 0, alpha: 1)
    public static let white = CGColor(gray: 1, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)

    public var alpha: CGFloat { rgba.alpha }
    /// What `init(patternSpace:pattern:components:)` was told; nil for other colors.
    public var pattern: CGPattern? { if case .pattern(let pattern)? = tiling { pattern } else { nil } }
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
        CGColor(rgba: RGBA(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: alpha), tiling: tiling)
    }

    public static func == (a: CGColor, b: CGColor) -> Bool { a.rgba == b.rgba && a.tiling == b.tiling }
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
            tiling: pattern.flatMap { image in
                (image.bitmap ?? image.cgImage).map { .picture($0.picture, size: image.size) }
            })
    }
}
