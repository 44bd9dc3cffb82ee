import Foundation
import KinoraGeometry
import KinoraPixels

/// A change of a flattened layer's pixels. Lengths are in points.
///
/// Two separate questions decide how much must be drawn: how far the output spreads beyond the content (`outset`), and
/// how far each output pixel looks into the input (`reach`).
public enum Filter: Sendable, Equatable {
    /// Gaussian blur with standard deviation `sigma` in points. With `opaque`, weights outside `bounds` are dropped
    /// and the others renormalized, so that edges stay opaque; without it the content fades into transparency.
    case blur(sigma: Double, opaque: Bool, bounds: CGRect)
    /// Blur whose radius is `radius` times the mask's alpha at each pixel; sigma is half the radius.
    case variableBlur(radius: Double, mask: [Node])
    /// The content over its own blurred, tinted, offset alpha.
    case dropShadow(color: RGBA, sigma: Double, offset: CGSize)
    /// The blurred inverse of the content's alpha, tinted and offset, drawn on top and clipped to the content.
    case innerShadow(color: RGBA, sigma: Double, offset: CGSize)
    /// A matrix over straight color; what one makes outside 0…1 comes to the next one around it.
    case colorMatrix(ColorMatrix)
    /// Pixels with alpha inside the range become `color`, others transparent.
    case alphaThreshold(minimum: Double, maximum: Double, color: RGBA)
    /// A shader function that runs for every pixel.
    case shader(ShaderPass)
}

/// Five columns (r, g, b, a, constant) by four rows (r, g, b, a), over straight gamma-encoded color.
public struct ColorMatrix: Sendable, Hashable {
    /// Row by row, 20 numbers.
    public var values: [Double]

    /// A matrix of 20 numbers, row by row. Another count is a programming error.
    public init(_ values: [Double]) {
        precondition(values.count == 20, "a color matrix has 20 numbers")
        self.values = values
    }
}

/// An area that shows a changed copy of what lies behind it, clipped to `path`.
///
/// In layers it sees what is painted behind the layer so far, and what the layer itself has painted on that. The layer's operation is
/// applied to what it shows, its coverage included: a blur makes its edges soft, and an opacity fades it. In a mask nothing is behind it.
public struct Backdrop: Sendable, Equatable {
    /// How the backdrop is changed.
    public enum Effect: Sendable, Equatable {
        /// A blurred, tinted material for a light or a dark appearance.
        case material(MaterialStyle, dark: Bool)
        /// Glass that refracts at its edge.
        case glass(GlassEffect)
        /// A Gaussian blur with standard deviation `sigma` in points, without a tint. Of 0 it leaves what lies behind as it is.
        case blur(sigma: Double)
    }

    /// The area that is changed.
    public var path: Path
    /// Which points of a self-intersecting path are inside.
    public var rule: FillRule
    /// What is done to the pixels behind.
    public var effect: Effect
    /// How much of the effect shows, 0…1; the rest is the untouched backdrop.
    public var opacity: Double

    /// A backdrop inside `path`; fully effective by default.
    public init(_ path: Path, rule: FillRule = .nonzero, effect: Effect, opacity: Double = 1) {
        self.path = path
        self.rule = rule
        self.effect = effect
        self.opacity = opacity
    }
}

/// SwiftUI's materials. Which blur, saturation and tint a style has is decided by the rasterizer.
public enum MaterialStyle: String, Sendable, Codable, CaseIterable {
    /// From the most to the least transparent; `bar` is that of toolbars.
    case ultraThin, thin, regular, thick, ultraThick, bar
}

/// Liquid glass over the backdrop: small blur, refraction at the edge, color mapping, tint, rim light.
public struct GlassEffect: Sendable, Equatable, Codable {
    /// `regular` blurs and tints what lies behind; `clear` leaves it nearly as it is.
    public enum Variant: String, Sendable, Codable, CaseIterable { case regular, clear }

    /// Regular or clear glass.
    public var variant: Variant
    /// Whether the glass belongs to a dark appearance.
    public var dark: Bool
    /// A straight color mixed into the glass; nil for none.
    public var tint: RGBA?
    /// Where the light is in the plane of the glass: x to the right and y down, up to 1; nearer to 0 it falls from the front, and
    /// the rim shines less. Nil is from above, (0, −1).
    public var light: CGPoint?
    /// Whether small light glass becomes dark where what lies behind is dark. What is meant by dark is decided by the rasterizer.
    public var adapts: Bool

    /// Glass of one variant, without a tint, lit from above and of one appearance by default.
    public init(variant: Variant, dark: Bool, tint: RGBA? = nil, light: CGPoint? = nil, adapts: Bool = false) {
        self.variant = variant
        self.dark = dark
        self.tint = tint
        self.light = light
        self.adapts = adapts
    }

    private enum CodingKeys: CodingKey { case variant, dark, tint, light, adapts }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(variant, forKey: .variant)
        try container.encode(dark, forKey: .dark)
        try container.encodeIfPresent(tint, forKey: .tint)
        try container.encodeIfPresent(light, forKey: .light)
        if adapts { try container.encode(true, forKey: .adapts) }
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            variant: try container.decode(Variant.self, forKey: .variant),
            dark: try container.decode(Bool.self, forKey: .dark),
            tint: try container.decodeIfPresent(RGBA.self, forKey: .tint),
            light: try container.decodeIfPresent(CGPoint.self, forKey: .light),
            adapts: try container.decodeIfPresent(Bool.self, forKey: .adapts) ?? false)
    }
}
