/// A segment in powers of its parameter, `p0 + t (p1 + t (p2 + t p3))`: half the work of the Bernstein form where many
/// points of one curve are asked for. The ends are those of the segment only up to rounding.
struct CurvePolynomial {
    let p0: Vector
    let p1: Vector
    let p2: Vector
    let p3: Vector

    init(_ s: Segment) {
        p0 = s.start
        switch s.degree {
        case 1: (p1, p2, p3) = (s.end - s.start, .zero, .zero)
        case 2: (p1, p2, p3) = ((s.control1 - s.start) * 2, s.start - s.control1 - s.control1 + s.end, .zero)
        default:
            p1 = (s.control1 - s.start) * 3
            p2 = (s.start - s.control1 - s.control1 + s.control2) * 3
            p3 = s.end - s.start + (s.control1 - s.control2) * 3
        }
    }

    @inline(__always)
    func point(_ t: Double) -> Vector { p0 + (p1 + (p2 + p3 * t) * t) * t }

    @inline(__always)
    func velocity(_ t: Double) -> Vector { p1 + (p2 * 2 + p3 * (3 * t)) * t }

    func acceleration(_ t: Double) -> Vector { p2 * 2 + p3 * (6 * t) }
}
