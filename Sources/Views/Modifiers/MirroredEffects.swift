import KinoraScene
import KinoraStage

// Where leading is on the right, what moves, turns or scales a view does so as in a mirror that stands in the view's frame: an offset
// of 10 goes to the left, a turn runs counterclockwise, and a leading anchor is at the right edge. The view itself is not mirrored.

extension RenderEffect {
    /// Where the effect moves pixels, from content to parent.
    func transform(frame: CGRect, isMirrored: Bool) -> ProjectionTransform {
        let own = transform(frame: frame)
        return isMirrored && !own.isIdentity ? own.mirrored(in: frame) : own
    }

    /// The content's nodes with the effect. What is mapped to nothing is not drawn.
    func apply(
        _ nodes: [Node], frame: CGRect, isMirrored: Bool, _ context: inout LoweringContext
    ) -> [Node] {
        guard isMirrored, let mapping = mapping(frame: frame) else { return apply(nodes, frame: frame, &context) }
        return mapping.determinant == 0 ? [] : nodes.projected(mapping.mirrored(in: frame))
    }
}

extension ProjectionTransform {
    /// The same as in a mirror in the middle of a rectangle, with left and right exchanged before and after.
    func mirrored(in frame: CGRect) -> ProjectionTransform {
        let sum = frame.minX + frame.maxX
        var result = self
        (result.m11, result.m12, result.m13) = (m11 - sum * m13, -m12, -m13)
        result.m21 = sum * m23 - m21
        // A mere offset is turned round exactly.
        result.m31 = sum * (m33 - m11) + sum * sum * m13 - m31
        (result.m32, result.m33) = (sum * m12 + m32, sum * m13 + m33)
        return result
    }
}
