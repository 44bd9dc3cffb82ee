import Foundation
import KinoraBasics

extension PathMeasure {
    /// The part of the path between two distances along it. A subpath wholly inside comes back whole and closed if it
    /// was; otherwise its closing line counts as a line, and the ends are open.
    package func path(from: Double, to: Double) -> Path {
        var path = Path()
        guard to > from else { return path }
        for index in contours.indices { append(contour: index, from: from, to: to, continuing: false, onto: &path) }
        return path
    }

    /// The part between two distances that may lie outside 0…length: positions wrap around, so that a beam may cross
    /// the seam of a closed path in one piece. A window as long as the path, or longer, is the whole path.
    package func wrappedPath(from: Double, to: Double) -> Path {
        guard length > 0, to > from, from.isFinite, to.isFinite else { return Path() }
        guard to - from < length else { return path(from: 0, to: length) }
        let start = Maths.modulo(from, length).clamped(from: 0, to: length)
        let end = start + (to - from)
        guard end > length else { return path(from: start, to: end) }
        // A single closed subpath goes on over its seam.
        let crossesSeam = contours.count == 1 && contours[0].isClosed && start < length
        var path = self.path(from: start, to: length)
        for index in contours.indices {
            append(contour: index, from: 0, to: end - length, continuing: crossesSeam, onto: &path)
        }
        return path
    }

    /// Adds the part of a subpath that lies between two distances along the whole path.
    ///
    /// - Parameter continuing: whether to go on from the path's current point instead of beginning a subpath.
    func append(contour index: Int, from: Double, to: Double, continuing: Bool, onto path: inout Path) {
        let range = contours[index].segments
        guard let first = range.first, let last = range.last else { return }
        let isWhole = !continuing && from <= segments[first].before && to >= segments[last].after
        var hasBegun = continuing
        for number in range {
            let measured = segments[number]
            guard isWhole || (measured.after > from && measured.before < to) else { continue }
            let t0 = from > measured.before ? parameter(at: from, in: number) : 0
            let t1 = to < measured.after ? parameter(at: to, in: number) : 1
            let piece = measured.segment.piece(from: t0, to: t1)
            if !hasBegun {
                path.append(.move(to: CGPoint(piece.start)))
                hasBegun = true
            }
            path.append(measured.isClosing && isWhole ? .closeSubpath : piece.element)
        }
    }

    /// The parameter of a segment at a distance along the whole path that lies in it.
    private func parameter(at distance: Double, in index: Int) -> Double {
        guard let place = place(at: distance) else { return 0 }
        if place.segment == index { return place.t }
        return place.segment < index ? 0 : 1
    }
}

extension Path {
    /// The part of the path between two fractions of its length, limited to 0…1. Subpaths count in order, closing lines
    /// included; the ends are open. Empty where `from` is not less than `to`; the whole path unchanged for 0…1.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let (start, end) = (from.native.clamped(to: 0...1), to.native.clamped(to: 0...1))
        guard start < end else { return Path() }
        if start <= 0 && end >= 1 { return self }
        let measure = MeasuredPaths.measure(of: self)
        // A path with a coordinate that is not finite draws nothing, nor does a part of it.
        guard measure.isSound else { return Path() }
        return measure.path(from: start * measure.length, to: end * measure.length)
    }
}
