/// The blurred shapes that were drawn last, such as the shadows of windows that stand still. What one covers depends on its placement
/// alone, so that one that is kept is one that would be made.
final class BlurredShapes {
    private var shapes: [BlurredShape] = []

    /// More are forgotten, the one that was used longest ago first.
    private static let limit = 24
    /// Shapes of more values are not kept, four bytes each; nor are more values of all shapes together.
    private static let (valueLimit, sumLimit) = (1 << 20, 1 << 21)

    private var valueCount: Int { shapes.reduce(0) { $0 + $1.valueCount } }

    func shape(_ placement: BlurredPlacement) -> BlurredShape {
        if let index = shapes.lastIndex(where: { $0.placement == placement }) {
            let shape = shapes.remove(at: index)
            shapes.append(shape)
            return shape
        }
        let shape = BlurredShape(placement)
        guard shape.valueCount <= Self.valueLimit else { return shape }
        while shapes.count == Self.limit || valueCount + shape.valueCount > Self.sumLimit { shapes.removeFirst() }
        shapes.append(shape)
        return shape
    }
}
