import Foundation
import KinoraBasics
import KinoraGeometry

/// Draws the parts of symbols as outlines that never overlap themselves, so that a part can be cut out of another by
/// turning it round. Coordinates are em, y down; outlines run clockwise on screen.
struct SymbolPen {
    private(set) var contours: [SymbolContour] = []

    init() {}

    init(_ draw: (inout SymbolPen) -> Void) { draw(&self) }

    mutating func add(_ parts: [SymbolContour]) { contours += parts }

    /// Cuts parts out of what surrounds them.
    mutating func cut(_ parts: [SymbolContour]) { contours += parts.reversed }

    mutating func cut(_ draw: (inout SymbolPen) -> Void) { cut(SymbolPen(draw).contours) }

    mutating func add(_ contour: SymbolContour) { contours.append(contour.signedArea < 0 ? contour.reversed : contour) }

    // MARK: Round things

    mutating func disc(_ center: CGPoint, radius: Double) {
        ellipse(CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }

    mutating func ellipse(_ rect: CGRect) {
        var contour = SymbolContour(start: CGPoint(x: rect.maxX, y: rect.midY))
        let (rx, ry) = (rect.width / 2, rect.height / 2)
        let center = CGPoint(x: rect.midX, y: rect.midY)
        for quarter in 0..<4 {
            SymbolPen.arc(&contour, center, rx, ry, from: Double(quarter) * .pi / 2, to: Double(quarter + 1) * .pi / 2)
        }
        add(contour)
    }

    /// A circle's line, wholly inside `radius`.
    mutating func ring(_ center: CGPoint, radius: Double, width: Double) {
        disc(center, radius: radius)
        if radius > width { cut { $0.disc(center, radius: radius - width) } }
    }

    /// A line along a circle, from angle to angle (radians, clockwise from the right), with round ends.
    mutating func arc(_ center: CGPoint, radius: Double, from: Double, to: Double, width: Double) {
        let half = width / 2
        func point(_ angle: Double, _ r: Double) -> CGPoint {
            CGPoint(x: center.x + r * Maths.cos(angle), y: center.y + r * Maths.sin(angle))
        }
        var contour = SymbolContour(start: point(from, radius + half))
        SymbolPen.arc(&contour, center, radius + half, radius + half, from: from, to: to)
        SymbolPen.arc(&contour, point(to, radius), half, half, from: to, to: to + .pi)
        SymbolPen.arc(&contour, center, radius - half, radius - half, from: to, to: from)
        SymbolPen.arc(&contour, point(from, radius), half, half, from: from + .pi, to: from + 2 * .pi)
        add(contour)
    }

    /// Appends an elliptical arc in pieces of at most 45 degrees.
    static func arc(
        _ contour: inout SymbolContour, _ center: CGPoint, _ rx: Double, _ ry: Double, from: Double, to: Double
    ) {
        let pieces = max(Int((abs(to - from) / (.pi / 4) - 1e-9).rounded(.up)), 1)
        let step = (to - from) / Double(pieces)
        // The control distance that makes a cubic follow a circle: 4/3 tan(angle/4).
        let k = 4.0 / 3 * Maths.sin(step / 4) / Maths.cos(step / 4)
        for i in 0..<pieces {
            let (a, b) = (from + Double(i) * step, from + Double(i + 1) * step)
            let (ca, sa, cb, sb) = (Maths.cos(a), Maths.sin(a), Maths.cos(b), Maths.sin(b))
            contour.curve(
                CGPoint(x: center.x + rx * (ca - k * sa), y: center.y + ry * (sa + k * ca)),
                CGPoint(x: center.x + rx * (cb + k * sb), y: center.y + ry * (sb - k * cb)),
                to: CGPoint(x: center.x + rx * cb, y: center.y + ry * sb))
        }
    }

    // MARK: Straight things

    mutating func polygon(_ points: [CGPoint], radius: Double = 0) {
        add(SymbolPen.rounded(points, radius: radius))
    }

    mutating func rect(_ rect: CGRect, radius: Double = 0) {
        polygon(
            [
                CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
                CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
            ], radius: radius)
    }

    /// A rectangle's line, wholly inside `rect`.
    mutating func frame(_ rect: CGRect, radius: Double, width: Double) {
        self.rect(rect, radius: radius)
        let width = SymbolPen.open(width, area: rect.width * rect.height, perimeter: 2 * (rect.width + rect.height))
        let inner = rect.insetBy(dx: width, dy: width)
        if inner.width > 0, inner.height > 0 { cut { $0.rect(inner, radius: max(radius - width, width * 0.3)) } }
    }

    /// A line so thin that the middle stays open: at most 0.45 of the radius of the circle that would fit inside, were the
    /// shape a regular one (twice its area over its perimeter).
    private static func open(_ width: Double, area: Double, perimeter: Double) -> Double {
        min(width, 0.45 * 2 * area / perimeter)
    }

    /// A polygon's line, wholly inside it.
    mutating func frame(polygon points: [CGPoint], radius: Double, width: Double) {
        polygon(points, radius: radius)
        let edges = zip(points, points.dropFirst() + [points[0]])
        let area = abs(edges.reduce(0) { $0 + $1.0.cross($1.1) }) / 2
        let width = SymbolPen.open(width, area: area, perimeter: edges.reduce(0) { $0 + $1.0.distance(to: $1.1) })
        let inner = SymbolPen.inset(points, by: width)
        cut { $0.polygon(inner, radius: max(radius - width, width * 0.3)) }
    }

    /// A line through points with round ends and corners. Its segments must be longer than it is wide.
    mutating func line(_ points: [CGPoint], width: Double) {
        let half = width / 2
        var contour = SymbolContour(start: points[0].moved(points[1].minus(points[0]).unit.turned, -half))
        side(&contour, points, half)
        cap(&contour, at: points[points.count - 1], half)
        side(&contour, points.reversed(), half)
        cap(&contour, at: points[0], half)
        add(contour)
    }

    /// The left side of a line, from beside its first point to beside its last.
    private func side(_ contour: inout SymbolContour, _ points: [CGPoint], _ half: Double) {
        for i in 1..<points.count {
            let direction = points[i].minus(points[i - 1]).unit
            let normal = direction.turned
            guard i + 1 < points.count else {
                contour.line(to: points[i].moved(normal, -half))
                return
            }
            let next = points[i + 1].minus(points[i]).unit
            let turn = direction.cross(next)
            if turn > 0 {
                contour.line(to: points[i].moved(normal, -half))
                SymbolPen.roundTurn(&contour, points[i], from: normal, to: next.turned, half)
            } else {
                let bisector = CGPoint(x: normal.x + next.turned.x, y: normal.y + next.turned.y)
                let reach = half * 2 / max(bisector.dot(bisector), 1e-6)
                contour.line(to: points[i].moved(bisector, -reach))
            }
        }
    }

    private func cap(_ contour: inout SymbolContour, at center: CGPoint, _ half: Double) {
        let from = contour.current.minus(center).unit
        let middle = from.turned
        for (a, b) in [(from, middle), (middle, middle.turned)] { SymbolPen.quarter(&contour, center, a, b, half) }
    }

    private static func roundTurn(
        _ contour: inout SymbolContour, _ center: CGPoint, from: CGPoint, to: CGPoint, _ half: Double
    ) {
        let (a, b) = (CGPoint(x: -from.x, y: -from.y), CGPoint(x: -to.x, y: -to.y))
        let middle = CGPoint(x: a.x + b.x, y: a.y + b.y).unit
        quarter(&contour, center, a, middle, half)
        quarter(&contour, center, middle, b, half)
    }

    /// An arc of at most a quarter circle between two unit directions from its center, clockwise.
    private static func quarter(
        _ contour: inout SymbolContour, _ center: CGPoint, _ a: CGPoint, _ b: CGPoint, _ radius: Double
    ) {
        let cosine = a.dot(b).clamped(to: -1...1)
        // tan(angle/4) from the cosine by two half-angle steps.
        let half = ((1 + cosine) / 2).squareRoot()
        let quarterCosine = ((1 + half) / 2).squareRoot()
        let quarterSine = ((1 - half) / 2).squareRoot()
        let k = 4.0 / 3 * quarterSine / quarterCosine * radius
        contour.curve(
            center.moved(a, radius).moved(a.turned, k), center.moved(b, radius).moved(b.turned, -k),
            to: center.moved(b, radius))
    }

    /// A closed polygon with rounded corners; the radius shrinks where edges are short.
    private static func rounded(_ points: [CGPoint], radius: Double) -> SymbolContour {
        let count = points.count
        var contour = SymbolContour(start: points[0])
        for i in 0..<count {
            let (before, corner, after) = (points[(i + count - 1) % count], points[i], points[(i + 1) % count])
            let (toBefore, toAfter) = (before.minus(corner), after.minus(corner))
            let cosine = toBefore.unit.dot(toAfter.unit)
            let tangent = ((1 - cosine) / max(1 + cosine, 1e-6)).squareRoot()
            let distance = min(radius / max(tangent, 1e-6), toBefore.length / 2, toAfter.length / 2)
            let (enter, leave) = (corner.moved(toBefore.unit, distance), corner.moved(toAfter.unit, distance))
            if i == 0 { contour = SymbolContour(start: enter) } else { contour.line(to: enter) }
            guard distance > 0 else { continue }
            // The arc turns by 180 degrees less the corner's angle; half of that has the tangent 1 / `tangent`.
            let halfTurn = 1 / max(tangent, 1e-6)
            let quarterTurn = halfTurn / (1 + (1 + halfTurn * halfTurn).squareRoot())
            let k = min(4.0 / 3 * quarterTurn * distance * tangent, distance)
            contour.curve(enter.moved(toBefore.unit, -k), leave.moved(toAfter.unit, -k), to: leave)
        }
        return contour
    }

    /// A polygon whose edges lie `width` further inside; corners stay sharp down to about 37 degrees, where `blunt` (the
    /// least allowed square of the edge normals' sum) sets in. The points must run clockwise on screen.
    static func inset(_ points: [CGPoint], by width: Double, blunt: Double = 0.1) -> [CGPoint] {
        let count = points.count
        return points.indices.map { i in
            let a = points[i].minus(points[(i + count - 1) % count]).unit.turned
            let b = points[(i + 1) % count].minus(points[i]).unit.turned
            let bisector = CGPoint(x: a.x + b.x, y: a.y + b.y)
            return points[i].moved(bisector, width * 2 / max(bisector.dot(bisector), blunt))
        }
    }
}
