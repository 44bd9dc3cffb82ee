/// Real roots of polynomials of low degree.
enum Roots {
    /// The roots of a x² + b x + c within 0<..<1, without cancellation (Press et al., Numerical Recipes §5.6).
    static func quadraticInside(_ a: Double, _ b: Double, _ c: Double, _ body: (Double) -> Void) {
        func offer(_ t: Double) { if t > 0 && t < 1 { body(t) } }
        if a == 0 { return offer(-c / b) }
        let discriminant = b * b - 4 * a * c
        guard discriminant >= 0 else { return }
        let q = -0.5 * (b + (b < 0 ? -discriminant.squareRoot() : discriminant.squareRoot()))
        offer(q / a)
        offer(c / q)
    }
}

extension Segment {
    /// Calls `body` with the parameters strictly inside 0…1 where one coordinate turns around. A parameter may come
    /// twice.
    func forEachTurningPoint(ofX: Bool, _ body: (Double) -> Void) {
        func pick(_ v: Vector) -> Double { ofX ? v.x : v.y }
        let (p0, p1, p2, p3) = (pick(start), pick(control1), pick(control2), pick(end))
        switch degree {
        case 1: return
        case 2: Roots.quadraticInside(0, p0 - 2 * p1 + p3, p1 - p0, body)
        default: Roots.quadraticInside(p3 - p0 + 3 * (p1 - p2), 2 * (p0 - 2 * p1 + p2), p1 - p0, body)
        }
    }
}
