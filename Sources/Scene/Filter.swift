import Foundation
import KinoraGeometry
import KinoraPixels

/// A change of a flattened layer's pixels. Lengths are in points.
///
/// Two separate questions decide how much must be drawn: how far the output spreads beyond the content (`outset`), and
/// how far each output pixel looks into the input (`reach`).
public enum Filter: Sendable, Equatable {
    /// Gaussian blur with standard deviation `sigma`. `opaque`: weights outside `bounds` are dropped and the rest
    /// renormalized, so edges stay opaque; otherwise the content fades into transparency.
    case blur(sigma: Double, opaque: Bool, bounds: CGRect)
    /// Blur whose radius is `radius` times the mask's alpha at each pixel; sigma is half the radius.
    case variableBlur(radius: Double, mask: [Node])
    /// The content over its own blurred, tinted, offset alpha.
    case dropShadow(color: RGBA, sigma: Double, offset: CGSize)
    /// The blurred inverse of the content's alpha, tinted and offset, drawn on top and clipped to the content.
    case innerShadow(color: RGBA, sigma: Double, offset: CGSize)
    /// A matrix over straight color; several in a row are not clamped between.
    case colorMatrix(ColorMatrix)
    /// Pixels with alpha inside the range become `color`, others transparent.
    case alphaThreshold(minimum: Double, maximum: Double, color: RGBA)
    case shader(ShaderPass)
}

/// Five columns (r, g, b, a, constant) by four rows (r, g, b, a), over straight gamma-encoded color.
public struct ColorMatrix: Sendable, Hashable {
    /// Row by row, 20 numbers.
    public var values: [Double]

    public init(_ values: [Double]) {
        precondition(values.count == 20, "a color matrix has 20 numbers")
        self.values = values
    }
}

/// What a view shows of the things behind it, inside the nearest isolated layer, clipped to `path`.
public struct Backdrop: Sendable, Equatable {
    public enum Effect: Sendable, Equatable {
        case material(MaterialStyle, dark: Bool)
        case glass(GlassEffect)
    }

    public var path: Path
    public var rule: FillRule
    public var effect: Effect
    /// How much of the effect shows, 0…1; the rest is the untouched backdrop.
    public var opacity: Double

    public init(_ path: Path, rule: FillRule = .nonzero, effect: Effect, opacity: Double = 1) {
        self.path = path
        self.rule = rule
        self.effect = effect
        self.opacity = opacity
    }
}

public enum MaterialStyle: String, Sendable, Codable, CaseIterable {
    case ultraThin, thin, regular, thick, ultraThick, bar
}

/// Liquid glass over the backdrop: small blur, refraction at the edge, color mapping, tint, rim light.
public struct GlassEffect: Sendable, Equatable, Codable {
    public enum Variant: String, Sendable, Codable { case regular, clear }

    public var variant: Variant
    public var dark: Bool
    public var tint: RGBA?

    public init(variant: Variant, dark: Bool, tint: RGBA? = nil) {
        self.variant = variant
        self.dark = dark
        self.tint = tint
    }
}
