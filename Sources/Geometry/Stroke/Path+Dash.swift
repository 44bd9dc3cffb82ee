import Foundation

extension Path {
    /// How many dashes a path may have; with more it is drawn without any.
    package static let dashLimit = 100_000

    /// The dashes of a stroked path as open subpaths. The pattern starts anew on each subpath. Where it is on at both
    /// ends of a closed subpath, the two dashes there are one.
    ///
    /// A pattern with a negative or not finite length, or of no length, leaves the path as it is; so does one that
    /// would make more than 100,000 dashes, and a path with a coordinate that is not finite.
    package func dashed(_ style: StrokeStyle) -> Path {
        var pattern = style.dash.map(\.native)
        guard pattern.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return self }
        if pattern.count % 2 == 1 { pattern += pattern }
        let period = pattern.reduce(0, +)
        guard period > 0, period.isFinite else { return self }
        let phase = style.dashPhase.native
        let start = phase.isFinite ? Maths.modulo(phase, period) : 0

        let measure = PathMeasure(self)
        // Left as it is, it draws nothing.
        guard measure.isSound else { return self }
        guard measure.length / period * Double(pattern.count / 2) < Double(Path.dashLimit) else { return self }
        var dashes = Path()
        for index in measure.contours.indices {
            measure.appendDashes(
                ofContour: index, pattern: pattern, phase: start,
                dotLength: style.lineCap == .butt ? nil : style.lineWidth.native * 1e-3, onto: &dashes)
        }
        return dashes
    }
}

extension PathMeasure {
    /// - Parameter dotLength: half the length of the line that stands for a dash without any; nil where such dashes show nothing.
    fileprivate func appendDashes(
        ofContour index: Int, pattern: [Double], phase: Double, dotLength: Double?, onto path: inout Path
    ) {
        let range = contours[index].segments
        guard let first = range.first, let last = range.last else { return }
        let (begin, end) = (segments[first].before, segments[last].after)
        guard end > begin else { return append(contour: index, from: begin, to: end, continuing: false, onto: &path) }
        let dashes = PathMeasure.dashes(pattern: pattern, phase: phase, total: end - begin)
        guard let firstDash = dashes.first, let lastDash = dashes.last else { return }
        let joinsEnds =
            contours[index].isClosed && dashes.count > 1 && firstDash.from == 0 && firstDash.to > 0
            && lastDash.to == end - begin && lastDash.from < lastDash.to
        for dash in joinsEnds ? dashes.dropFirst() : dashes[...] {
            append(dash: (begin + dash.from, begin + dash.to), ofContour: index, dotLength: dotLength, onto: &path)
        }
        if joinsEnds { append(contour: index, from: begin, to: begin + firstDash.to, continuing: true, onto: &path) }
    }

    /// Where the pattern is on between 0 and `total`.
    private static func dashes(pattern: [Double], phase: Double, total: Double) -> [(from: Double, to: Double)] {
        var (index, position) = (0, -phase)
        while position < 0 && position + pattern[index] <= 0 {
            position += pattern[index]
            index = (index + 1) % pattern.count
        }
        var dashes: [(from: Double, to: Double)] = []
        while position < total {
            let next = position + pattern[index]
            if index % 2 == 0 { dashes.append((max(0, position), min(total, next))) }
            position = next
            index = (index + 1) % pattern.count
        }
        return dashes
    }

    private func append(
        dash: (from: Double, to: Double), ofContour index: Int, dotLength: Double?, onto path: inout Path
    ) {
        if dash.to > dash.from {
            return append(contour: index, from: dash.from, to: dash.to, continuing: false, onto: &path)
        }
        // A dash without length still shows its caps, if it has any, turned along the path.
        guard let dotLength, let place = place(at: dash.from) else { return }
        let segment = segments[place.segment].segment
        let (point, direction) = (segment.point(place.t), segment.direction(place.t))
        path.append(.move(to: CGPoint(point - direction * dotLength)))
        path.append(.line(to: CGPoint(point + direction * dotLength)))
    }
}
