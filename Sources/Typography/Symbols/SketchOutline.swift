import Foundation
import KinoraGeometry

/// A line or closed outline through points, written as text.
///
/// A point is `x,y` in hundredths of an em. `~x,y` is passed smoothly, as on the circle through it and its neighbors; `x,y/r`
/// is a corner rounded by `r`. Between two corners the outline is straight.
struct SketchOutline {
    private struct Stop {
        var place: CGPoint
        var isSmooth = false
        var radius = 0.0
    }

    private var stops: [Stop] = []

    /// - Parameter radius: that of corners which have none of their own, in em.
    init(_ words: ArraySlice<Substring>, radius: Double) throws(SketchError) {
        for word in words {
            let isSmooth = word.hasPrefix("~")
            let halves = (isSmooth ? word.dropFirst() : word).split(separator: "/")
            guard let first = halves.first, halves.count <= 2 else { throw SketchError(word) }
            var stop = Stop(place: try SketchNumber.point(first), isSmooth: isSmooth, radius: isSmooth ? 0 : radius)
            if halves.count == 2 { stop.radius = try SketchNumber.number(halves[1]) / 100 }
            stops.append(stop)
        }
        guard stops.count > 1 else { throw SketchError("too few points") }
    }

    /// The right half of a symmetric outline, from its top to its bottom, with its mirror image.
    mutating func mirror() {
        stops += stops.reversed().filter { abs($0.place.x) > 1e-9 }.map { stop in
            var copy = stop
            copy.place.x = -stop.place.x
            return copy
        }
    }

    func path(closed: Bool) -> Path {
        var drawn = self
        drawn.straighten(closed: closed)
        return drawn.drawn(closed: closed)
    }

    private func drawn(closed: Bool) -> Path {
        let count = stops.count
        func tangent(_ index: Int) -> CGPoint? {
            guard stops[index].isSmooth, closed || index > 0 && index < count - 1 else { return nil }
            return SketchOutline.tangent(
                stops[(index + count - 1) % count].place, stops[index].place, stops[(index + 1) % count].place)
        }
        var path = Path()
        path.move(to: cut(0, towards: 1))
        for index in 0..<(closed ? count : count - 1) {
            let next = (index + 1) % count
            let (from, to) = (stops[index].place, stops[next].place)
            if let controls = SketchOutline.controls(from, tangent(index), to, tangent(next)) {
                path.addCurve(to: to, control1: controls.0, control2: controls.1)
                continue
            }
            path.addLine(to: cut(next, towards: index))
            guard stops[next].radius > 0, closed || next < count - 1 else { continue }
            let leave = cut(next, towards: (next + 1) % count)
            path.addCurve(to: leave, control1: corner(next, index), control2: corner(next, (next + 1) % count))
        }
        if closed { path.closeSubpath() }
        return path
    }

    /// Corners are rounded between straight lines only.
    private mutating func straighten(closed: Bool) {
        let count = stops.count
        for index in stops.indices {
            let isEnd = !closed && (index == 0 || index == count - 1)
            if isEnd || stops[(index + count - 1) % count].isSmooth || stops[(index + 1) % count].isSmooth {
                stops[index].radius = 0
            }
        }
    }

    /// Where the rounding of a corner begins, on its way to a neighbor.
    private func cut(_ index: Int, towards other: Int) -> CGPoint {
        let stop = stops[index]
        guard stop.radius > 0 else { return stop.place }
        return stop.place.mixed(with: stops[other].place, share(index, other))
    }

    /// The control point of a rounding: a little over half way from its end to the corner.
    private func corner(_ index: Int, _ other: Int) -> CGPoint {
        stops[index].place.mixed(with: stops[other].place, share(index, other) * 0.45)
    }

    private func share(_ index: Int, _ other: Int) -> Double {
        min(stops[index].radius / max(stops[index].place.distance(to: stops[other].place), 1e-9), 0.5)
    }

    /// The direction in which the circle through three points passes the middle one.
    private static func tangent(_ before: CGPoint, _ place: CGPoint, _ after: CGPoint) -> CGPoint {
        let (into, out) = (place.minus(before), after.minus(place))
        return CGPoint.zero.moved(into.unit, out.length).moved(out.unit, into.length).unit
    }

    /// The handles of a curve with these directions at its ends; nil for a straight line. An end without a direction takes that
    /// with which the curve is part of a circle.
    private static func controls(
        _ from: CGPoint, _ start: CGPoint?, _ to: CGPoint, _ end: CGPoint?
    ) -> (CGPoint, CGPoint)? {
        guard start != nil || end != nil else { return nil }
        let chord = to.minus(from), along = chord.unit
        func mirrored(_ way: CGPoint) -> CGPoint {
            CGPoint.zero.moved(along, 2 * way.dot(along)).minus(way)
        }
        let first = start ?? mirrored(end!), second = end ?? mirrored(start!)
        func reach(_ way: CGPoint) -> Double {
            // A circle's handles are a third of the chord over the square of the cosine of half the angle to it.
            chord.length / (3 * max((1 + way.dot(along)) / 2, 0.3))
        }
        return (from.moved(first, reach(first)), to.moved(second, -reach(second)))
    }
}

/// What is wrong with a sketch: the word that is not understood.
struct SketchError: Error, CustomStringConvertible {
    let description: String

    init(_ word: some StringProtocol) { description = String(word) }
}

/// Numbers and points of sketches.
enum SketchNumber {
    static func number(_ word: some StringProtocol) throws(SketchError) -> Double {
        guard let value = Double(word) else { throw SketchError(word) }
        return value
    }

    /// In em; the text has hundredths.
    static func point(_ word: some StringProtocol) throws(SketchError) -> CGPoint {
        let parts = word.split(separator: ",")
        guard parts.count == 2 else { throw SketchError(word) }
        return CGPoint(x: try number(parts[0]) / 100, y: try number(parts[1]) / 100)
    }
}
