import Foundation

/// From boxes in a path's points to boxes of pixels.
struct ContactMap {
    private let transform: CGAffineTransform
    /// What is added around what may meet: more than half the diagonal of a pixel, in the path's points. Infinite where the map
    /// leaves no area.
    let pad: Double

    /// - Parameter transform: from the path's points to pixels.
    init(_ transform: CGAffineTransform) {
        self.transform = transform
        let (a, b, c, d) = (transform.a.native, transform.b.native, transform.c.native, transform.d.native)
        let (mean, area) = ((a * a + b * b + c * c + d * d) / 2, (a * d - b * c).magnitude)
        let large = (mean + max(0, mean * mean - area * area).squareRoot()).squareRoot()
        // The map shrinks no length by more than its smaller singular value.
        pad = area > 0 && large > 0 ? 0.75 * large / area : .infinity
    }

    func add(_ box: SpineBox, to contacts: inout ContactBoxes) {
        let (middle, reach) = ((box.low + box.high) * 0.5, (box.high - box.low) * 0.5)
        let (across, down) = (
            Vector(transform.a.native, transform.b.native), Vector(transform.c.native, transform.d.native)
        )
        let place = across * middle.x + down * middle.y + Vector(transform.tx.native, transform.ty.native)
        let spread = Vector(
            across.x.magnitude * reach.x + down.x.magnitude * reach.y,
            across.y.magnitude * reach.x + down.y.magnitude * reach.y)
        contacts.add(place - spread, place + spread)
    }
}
