import Foundation
import KinoraBasics

/// The lengths along a path, and the way back from a length to the place.
///
/// All subpaths count, one after another, closing lines included. The speed of a curve is integrated by Gauss and
/// Legendre (16 points) over pieces that are halved until two halves agree with the whole to one part in 10⁹.
package struct PathMeasure {
    /// A piece of a segment over which one quadrature is exact enough.
    struct Piece {
        var segment: Int
        var t0: Double
        var t1: Double
        /// Length of everything before this piece.
        var before: Double
        var length: Double
    }

    struct MeasuredSegment {
        var segment: Segment
        var isClosing: Bool
        /// Lengths along the whole path where it begins and ends.
        var before: Double
        var after: Double
        /// Index of the first of its pieces.
        var firstPiece: Int
    }

    struct Contour {
        var start: Vector
        var isClosed = false
        /// Range of its segments.
        var segments: Range<Int>
    }

    private(set) var segments: [MeasuredSegment] = []
    private(set) var contours: [Contour] = []
    private var pieces: [Piece] = []

    /// The length of the whole path, in points.
    package private(set) var length = 0.0

    /// False where a coordinate is not finite.
    private(set) var isSound = true

    package init(_ path: Path) {
        path.forEachStep { step in
            switch step {
            case .move(let point): contours.append(Contour(start: point, segments: segments.count..<segments.count))
            case .segment(let segment): append(segment, isClosing: false)
            case .close(let line):
                append(line, isClosing: true)
                contours[contours.count - 1].isClosed = true
            }
        }
    }

    private mutating func append(_ segment: Segment, isClosing: Bool) {
        let before = length
        let firstPiece = pieces.count
        if !segment.isSound { isSound = false }
        if segment.isSound {
            if segment.degree == 1 {
                addPiece(0, 1, (segment.end - segment.start).length)
            } else {
                // A first cut in two, so that a curve that returns on itself is not taken for a symmetric one.
                let size =
                    (segment.control1 - segment.start).length + (segment.control2 - segment.control1).length
                    + (segment.end - segment.control2).length
                for (t0, t1) in [(0.0, 0.5), (0.5, 1.0)] {
                    refine(segment, t0, t1, segment.length(from: t0, to: t1), size, depth: 0)
                }
            }
        }
        segments.append(
            MeasuredSegment(
                segment: segment, isClosing: isClosing, before: before, after: length, firstPiece: firstPiece))
        contours[contours.count - 1].segments = contours[contours.count - 1].segments.lowerBound..<segments.count
    }

    private mutating func addPiece(_ t0: Double, _ t1: Double, _ pieceLength: Double) {
        pieces.append(Piece(segment: segments.count, t0: t0, t1: t1, before: length, length: pieceLength))
        length += pieceLength
    }

    private mutating func refine(
        _ segment: Segment, _ t0: Double, _ t1: Double, _ whole: Double, _ size: Double, depth: Int
    ) {
        let middle = 0.5 * (t0 + t1)
        let (first, second) = (segment.length(from: t0, to: middle), segment.length(from: middle, to: t1))
        if (first + second - whole).magnitude <= 1e-9 * size || depth >= 30 {
            return addPiece(t0, t1, first + second)
        }
        refine(segment, t0, middle, first, size, depth: depth + 1)
        refine(segment, middle, t1, second, size, depth: depth + 1)
    }

    /// Where `distance` points along the path lie: the segment and the parameter in it. Distances outside 0…length
    /// count as the ends. Nil for a path without segments.
    func place(at distance: Double) -> (segment: Int, t: Double)? {
        guard !segments.isEmpty else { return nil }
        guard !pieces.isEmpty else { return (0, 0) }
        let target = distance.clamped(from: 0, to: length)
        var (low, high) = (0, pieces.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if pieces[middle].before + pieces[middle].length < target { low = middle + 1 } else { high = middle }
        }
        let piece = pieces[low]
        return (piece.segment, parameter(at: target - piece.before, in: piece))
    }

    /// Newton's method on the length from the start of the piece, kept inside a shrinking bracket.
    private func parameter(at distance: Double, in piece: Piece) -> Double {
        guard piece.length > 0, distance > 0 else { return piece.t0 }
        guard distance < piece.length else { return piece.t1 }
        let segment = segments[piece.segment].segment
        var t = piece.t0 + (piece.t1 - piece.t0) * (distance / piece.length)
        if segment.degree == 1 { return t }
        var (low, high) = (piece.t0, piece.t1)
        for _ in 0..<60 {
            let excess = segment.length(from: piece.t0, to: t) - distance
            if excess.magnitude <= 1e-11 * piece.length { break }
            if excess < 0 { low = t } else { high = t }
            let next = t - excess / segment.velocity(t).length
            t = next > low && next < high ? next : 0.5 * (low + high)
        }
        return t
    }

    /// The point `distance` points along the path, and the unit vector in which it goes on there (zero where it does
    /// not). Nil for a path that draws nothing.
    package func point(at distance: Double) -> (point: CGPoint, tangent: SIMD2<Double>)? {
        guard let place = place(at: distance) else { return nil }
        let segment = segments[place.segment].segment
        return (CGPoint(segment.point(place.t)), segment.direction(place.t))
    }

    /// The point at a fraction of the length, 0…1.
    package func point(atFraction fraction: Double) -> (point: CGPoint, tangent: SIMD2<Double>)? {
        point(at: fraction * length)
    }
}

extension Segment {
    /// The length between two parameters, by 16 points of Gauss and Legendre.
    func length(from t0: Double, to t1: Double) -> Double {
        if degree == 1 { return (end - start).length * (t1 - t0) }
        let (half, middle) = (0.5 * (t1 - t0), 0.5 * (t1 + t0))
        var sum = 0.0
        for (node, weight) in Segment.quadrature {
            sum += weight * (velocity(middle - half * node).length + velocity(middle + half * node).length)
        }
        return sum * half
    }

    /// Nodes in 0…1 and weights of the 16-point rule on −1…1 (Abramowitz and Stegun, table 25.4).
    private static let quadrature: [(Double, Double)] = [
        (0.0950125098376374, 0.1894506104550685), (0.2816035507792589, 0.1826034150449236),
        (0.4580167776572274, 0.1691565193950025), (0.6178762444026438, 0.1495959888165767),
        (0.7554044083550030, 0.1246289712555339), (0.8656312023878318, 0.0951585116824928),
        (0.9445750230732326, 0.0622535239386479), (0.9894009349916499, 0.0271524594117541),
    ]
}
