/// A loop that stays in the outline.
struct UncutLoop {
    /// Where the pen was in it.
    let box: SpineBox
    /// Along which of the pen's segments.
    let segments: Range<Int>
    /// How far from there what belongs to it may reach, in halves of the width.
    let reach: Double

    init(_ open: OpenLoop) {
        (box, segments) = (open.box, open.segments)
        reach = open.isPastHalf ? Self.near : Self.reach(open.start.direction.dot(open.end.direction))
    }

    /// - Parameter cosine: of the turn at a corner.
    init(at corner: Vector, _ cosine: Double, segment: Int) {
        box = SpineBox(low: corner, high: corner)
        segments = segment..<segment + 1
        reach = Self.reach(cosine)
    }

    /// The sides of the pen itself.
    private static let near = 1.09

    /// Lines before and after a turn of 135 degrees that are too short to be cut end within this. What is before and after a larger
    /// turn is looked at on its own.
    private static func reach(_ cosine: Double) -> Double { cosine < -0.72 ? near : 2.62 }
}
