import Foundation
import KinoraBasics

/// The outline of a rectangle whose corners are rounded, each by radii of its own.
///
/// A continuous corner is Apple's smooth corner: its curvature rises and falls gradually, over 1.52866 radii of each
/// edge instead of 1. The constants are those of the PaintCode study of iOS 7's rounded rectangles. Where an edge is
/// too short for that, the corner is interpolated towards the quarter circle, and is one where only the radii
/// themselves fit.
struct RoundedCorners {
    var rect: CGRect
    var bottomRight: CGSize
    var bottomLeft: CGSize
    var topLeft: CGSize
    var topRight: CGSize
    var style: RoundedCornerStyle

    /// How much farther than its radius a continuous corner reaches along an edge, in radii.
    static let extraReach: CGFloat = 0.52866483

    /// The radii of two neighboring corners together must not exceed the edge between them.
    init(rect: CGRect, radii: RectangleCornerRadii, style: RoundedCornerStyle) {
        func square(_ radius: CGFloat) -> CGSize { CGSize(width: radius, height: radius) }
        self.init(
            rect: rect, bottomRight: square(radii.bottomTrailing), bottomLeft: square(radii.bottomLeading),
            topLeft: square(radii.topLeading), topRight: square(radii.topTrailing), style: style)
    }

    init(
        rect: CGRect, bottomRight: CGSize, bottomLeft: CGSize, topLeft: CGSize, topRight: CGSize,
        style: RoundedCornerStyle
    ) {
        self.rect = rect
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
        self.topLeft = topLeft
        self.topRight = topRight
        self.style = style
    }

    /// Calls `body` with the elements, clockwise on screen from the middle of the right edge, heading down.
    ///
    /// The radii of two neighboring corners together must not exceed the edge between them.
    func forEachElement(_ body: (Path.Element) -> Void) {
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        let eastSmoothness = smoothness(rect.height, topRight.height, bottomRight.height)
        let southSmoothness = smoothness(rect.width, bottomRight.width, bottomLeft.width)
        let westSmoothness = smoothness(rect.height, bottomLeft.height, topLeft.height)
        let northSmoothness = smoothness(rect.width, topLeft.width, topRight.width)

        let southEast = Corner(
            x: right, y: bottom, incoming: CGSize(width: 0, height: -bottomRight.height),
            outgoing: CGSize(width: -bottomRight.width, height: 0), smoothness: min(eastSmoothness, southSmoothness))
        let southWest = Corner(
            x: left, y: bottom, incoming: CGSize(width: bottomLeft.width, height: 0),
            outgoing: CGSize(width: 0, height: -bottomLeft.height), smoothness: min(southSmoothness, westSmoothness))
        let northWest = Corner(
            x: left, y: top, incoming: CGSize(width: 0, height: topLeft.height),
            outgoing: CGSize(width: topLeft.width, height: 0), smoothness: min(westSmoothness, northSmoothness))
        let northEast = Corner(
            x: right, y: top, incoming: CGSize(width: -topRight.width, height: 0),
            outgoing: CGSize(width: 0, height: topRight.height), smoothness: min(northSmoothness, eastSmoothness))

        let highest = northEast.end.y, lowest = southEast.start.y
        let start = CGPoint(x: right, y: min(max(rect.midY, highest), max(highest, lowest)))
        body(.move(to: start))
        southEast.forEachElement(from: start, body)
        southWest.forEachElement(from: southEast.end, body)
        northWest.forEachElement(from: southWest.end, body)
        northEast.forEachElement(from: northWest.end, body)
        body(.closeSubpath)
    }

    /// 1 where both corners of an edge have room for their full reach, 0 where only their radii fit.
    private func smoothness(_ edge: CGFloat, _ first: CGFloat, _ second: CGFloat) -> CGFloat {
        guard style == .continuous else { return 0 }
        let radii = first + second
        guard radii > 0 else { return 1 }
        return ((edge / radii - 1) / RoundedCorners.extraReach).clamped(to: 0...1)
    }
}

/// One corner as a curve in its own coordinates: `a` radii before the corner on the incoming edge, `b` after it on the
/// outgoing one. The curve runs from (reach, 0) to (0, reach) and mirrors itself in the diagonal.
private struct Corner {
    var x: CGFloat, y: CGFloat
    /// From the corner back along the incoming edge, one radius long.
    var incoming: CGSize
    /// From the corner on along the outgoing edge, one radius long.
    var outgoing: CGSize
    /// 1 is the continuous corner, 0 the quarter circle.
    var smoothness: CGFloat

    var isSharp: Bool {
        (incoming.width == 0 && incoming.height == 0) || (outgoing.width == 0 && outgoing.height == 0)
    }
    var reach: CGFloat { isSharp ? 0 : 1 + RoundedCorners.extraReach * smoothness }
    var start: CGPoint { point(reach, 0) }
    var end: CGPoint { point(0, reach) }

    func point(_ a: CGFloat, _ b: CGFloat) -> CGPoint {
        CGPoint(
            x: x + a * incoming.width + b * outgoing.width, y: y + a * incoming.height + b * outgoing.height)
    }

    func forEachElement(from current: CGPoint, _ body: (Path.Element) -> Void) {
        if start != current { body(.line(to: start)) }
        if isSharp { return }
        if smoothness <= 0 {
            quarterCircle(body)
        } else {
            smoothCorner(body)
        }
    }

    private func quarterCircle(_ body: (Path.Element) -> Void) {
        let handle = 1 - quarterCircleHandle
        body(.curve(to: end, control1: point(handle, 0), control2: point(0, handle)))
    }

    /// Three cubics joined by two short lines. The second number of each pair is the same point of a quarter circle
    /// that is cut into three arcs where the lines have shrunk to nothing.
    private func smoothCorner(_ body: (Path.Element) -> Void) {
        func mix(_ continuous: CGFloat, _ circular: CGFloat) -> CGFloat {
            circular + (continuous - circular) * smoothness
        }
        let a1 = mix(1.08849323, 0.8799098582766585)
        let (a2, b2) = (mix(0.86840689, 0.7608016217025333), mix(0, 0.021631062451901904))
        let (a3, b3) = (mix(0.66993427, 0.6483800937910085), mix(0.06549600, 0.06385714682128774))
        let (a4, b4) = (mix(0.63149399, 0.6483800937910085), mix(0.07491100, 0.06385714682128774))
        let (a5, b5) = (mix(0.37282392, 0.37835701233135), mix(0.16905899, 0.16527915763375786))
        body(.curve(to: point(a3, b3), control1: point(a1, 0), control2: point(a2, b2)))
        body(.line(to: point(a4, b4)))
        body(.curve(to: point(b4, a4), control1: point(a5, b5), control2: point(b5, a5)))
        body(.line(to: point(b3, a3)))
        body(.curve(to: end, control1: point(b2, a2), control2: point(0, a1)))
    }
}
