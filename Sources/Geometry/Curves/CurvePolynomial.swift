import KinoraRasterKernels

/// A segment in powers of its parameter, `p0 + t (p1 + t (p2 + t p3))`: half the work of the Bernstein form where many
/// points of one curve are asked for. The ends are those of the segment only up to rounding.
struct CurvePolynomial {
    private let p0: Vector
    private let p1: Vector
    private let p2: Vector
    private let p3: Vector

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

    /// The same for kernels.
    var raw: rk_curve {
        rk_curve(x0: p0.x, y0: p0.y, x1: p1.x, y1: p1.y, x2: p2.x, y2: p2.y, x3: p3.x, y3: p3.y)
    }

    @inline(__always)
    func point(_ t: Double) -> Vector { p0 + (p1 + (p2 + p3 * t) * t) * t }

    @inline(__always)
    func velocity(_ t: Double) -> Vector { p1 + (p2 * 2 + p3 * (3 * t)) * t }

    @inline(__always)
    func acceleration(_ t: Double) -> Vector { p2 * 2 + p3 * (6 * t) }
}
