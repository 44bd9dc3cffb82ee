import Foundation
import KinoraGeometry
import KinoraPixels

/// The one thing a layer does to its content. Nesting is order.
public enum LayerOperation: Sendable, Equatable {
    /// Maps the content's coordinates; does not isolate.
    case transform(CGAffineTransform)
    /// Flattens the content and maps it projectively; what lies behind the viewer (w ≤ 0) is not drawn.
    case projection(ProjectionTransform)
    /// Flattens the content: blend modes inside do not see the backdrop. Materials and glass do.
    case isolate
    /// Flattens the content and multiplies its alpha.
    case opacity(Double)
    /// Flattens the content and blends it with the backdrop of the nearest isolated layer.
    case blend(BlendMode)
    /// Keeps what is inside the path (`inverse`: outside), with antialiased edges.
    case clip(Path, rule: FillRule, inverse: Bool)
    /// Multiplies the content by the mask's alpha or luminance.
    case mask([Node], MaskSource)
    /// Flattens the content and changes its pixels.
    case filter(Filter)
    /// Draws these nodes in place of the content where the glass below it that adapts has become dark: labels are light there.
    case overDarkGlass([Node])
}

/// Which number of the mask's pixels multiplies the content: alpha, the luminance of the color times alpha, or 1 −
/// alpha.
public enum MaskSource: String, Sendable, Codable, CaseIterable { case alpha, luminance, inverseAlpha }

/// Blend modes (W3C Compositing Level 1) and compositing operators, as SwiftUI and Core Graphics name them.
public enum BlendMode: String, Sendable, Codable, CaseIterable, Hashable {
    /// Separable blend modes: each channel by itself.
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    /// More separable modes, and from `hue` on those that mix hue, saturation and luminosity.
    case difference, exclusion, hue, saturation, color, luminosity
    /// Compositing operators that SwiftUI offers.
    case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
    /// Compositing operators that only Core Graphics offers.
    case clear, copy, sourceIn, sourceOut, destinationIn, destinationAtop, xor
}
