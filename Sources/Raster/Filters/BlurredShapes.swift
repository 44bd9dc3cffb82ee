/// The blurred shapes that were drawn last, such as the shadows of windows that stand still. What one covers depends on its placement
/// alone, so that one that is kept is one that would be made.
final class BlurredShapes {
    private var shapes: [BlurredShape] = []

    /// More are forgotten, the one that was used longest ago first.
    private static let limit = 24
    /// Shapes of more values are not kept, four bytes each: wide blurs are coarse, and quickly made for their size.
    private static let valueLimit = 1 << 18

    func shape(_ placement: BlurredPlacement) -> BlurredShape {
        if let index = shapes.lastIndex(where: { $0.placement == placement }) {
            let shape = shapes.remove(at: index)
            shapes.append(shape)
            return shape
        }
        let shape = BlurredShape(placement)
        guard shape.valueCount <= Self.valueLimit else { return shape }
        if shapes.count == Self.limit { shapes.removeFirst() }
        shapes.append(shape)
        return shape
    }
}
