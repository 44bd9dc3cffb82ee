import Foundation

/// How the corners of rounded shapes are drawn.
public enum RoundedCornerStyle: Hashable, Sendable, Codable {
    /// Quarter circles.
    case circular
    /// Apple's smooth corner, whose curvature rises gradually. The default of SwiftUI's shapes.
    case continuous
}

/// The corner radii of a rectangle, in points. Leading is left.
public struct RectangleCornerRadii: Hashable, Sendable, Codable {
    public var topLeading: CGFloat
    public var bottomLeading: CGFloat
    public var bottomTrailing: CGFloat
    public var topTrailing: CGFloat

    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    /// The radii of the same shape inset by `amount` points: each less that amount, and never below 0.
    public func inset(by amount: CGFloat) -> RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: max(0, topLeading - amount), bottomLeading: max(0, bottomLeading - amount),
            bottomTrailing: max(0, bottomTrailing - amount), topTrailing: max(0, topTrailing - amount))
    }

    /// The radii with left and right exchanged, for layouts that run from right to left.
    package var mirrored: RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: topTrailing, bottomLeading: bottomTrailing, bottomTrailing: bottomLeading,
            topTrailing: topLeading)
    }

    /// The radii as they fit into `rect`: where two of them exceed the edge between, all shrink by the same factor, the
    /// largest that fits (as CSS Backgrounds 3 §4.5 has it). Negative ones and NaN become 0.
    package func fitted(to rect: CGRect) -> RectangleCornerRadii {
        func sound(_ radius: CGFloat) -> CGFloat { radius > 0 ? min(radius, .greatestFiniteMagnitude / 4) : 0 }
        let (tl, bl, br, tr) = (sound(topLeading), sound(bottomLeading), sound(bottomTrailing), sound(topTrailing))
        var factor: CGFloat = 1
        for (edge, radii) in [
            (rect.width, tl + tr), (rect.width, bl + br), (rect.height, tl + bl), (rect.height, tr + br),
        ]
        where radii > edge {
            factor = min(factor, edge / radii)
        }
        return RectangleCornerRadii(
            topLeading: tl * factor, bottomLeading: bl * factor, bottomTrailing: br * factor, topTrailing: tr * factor)
    }
}
