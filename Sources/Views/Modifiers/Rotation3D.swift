import KinoraStage
import KinoraScene

/// Turns the flattened view in space and looks at it in perspective.
///
/// With s the longer side of the frame, points are mapped by T(anchor) · P · R(axis, angle) · T(−anchor), where P has
/// −perspective/s in its w row; positive z is towards the viewer. The third dimension is then dropped.
@usableFromInline nonisolated struct Rotation3DEffect: RenderEffect, Animatable {
    var angle: Angle
    var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    var anchor: UnitPoint
    var anchorZ: CGFloat
    var perspective: CGFloat

    @usableFromInline init(
        angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint, anchorZ: CGFloat,
        perspective: CGFloat
    ) {
        (self.angle, self.axis, self.anchor) = (angle, axis, anchor)
        (self.anchorZ, self.perspective) = (anchorZ, perspective)
    }

    @usableFromInline typealias Depth = AnimatablePair<CGFloat, CGFloat>
    @usableFromInline typealias AxisData = AnimatablePair<
        CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnchorData>>
    >
    @usableFromInline typealias AnchorData = AnimatablePair<UnitPoint.AnimatableData, Depth>

    @usableFromInline var animatableData: AnimatablePair<Angle.AnimatableData, AxisData> {
        get {
            let depth = AnchorData(anchor.animatableData, Depth(anchorZ, perspective))
            return AnimatablePair(
                angle.animatableData, AnimatablePair(axis.x, AnimatablePair(axis.y, AnimatablePair(axis.z, depth))))
        }
        set {
            angle.animatableData = newValue.first
            axis = (newValue.second.first, newValue.second.second.first, newValue.second.second.second.first)
            let rest = newValue.second.second.second.second
            anchor.animatableData = rest.first
            (anchorZ, perspective) = (rest.second.first, rest.second.second)
        }
    }

    @usableFromInline func transform(frame: CGRect) -> ProjectionTransform {
        let length = Maths.hypot(Maths.hypot(axis.x, axis.y), axis.z)
        guard length > 0, length.isFinite else { return ProjectionTransform() }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let (s, c) = (Maths.sin(angle.radians), Maths.cos(angle.radians))
        let t = 1 - c
        // Columns of the rotation (Rodrigues) that x, y and the anchor's depth are multiplied with.
        let (xx, xy, xz) = (t * x * x + c, t * x * y + s * z, t * x * z - s * y)
        let (yx, yy, yz) = (t * x * y - s * z, t * y * y + c, t * y * z + s * x)
        let (zx, zy, zz) = (t * x * z + s * y, t * y * z - s * x, t * z * z + c)
        let side = max(frame.width, frame.height)
        let p = side > 0 ? -perspective / side : 0
        var m = ProjectionTransform()
        (m.m11, m.m12, m.m13) = (xx, xy, p * xz)
        (m.m21, m.m22, m.m23) = (yx, yy, p * yz)
        // The plane lies at depth −anchorZ of the turning point; afterwards it is moved back by anchorZ.
        (m.m31, m.m32, m.m33) = (-anchorZ * zx, -anchorZ * zy, 1 - p * anchorZ * zz)
        return m.about(anchor.point(in: frame))
    }

    @usableFromInline func mapping(frame: CGRect) -> ProjectionTransform? { transform(frame: frame) }

    @usableFromInline func apply(_ nodes: [Node], frame: CGRect, _ context: inout LoweringContext) -> [Node] {
        nodes.projected(transform(frame: frame))
    }
}

extension View {
    /// Turns the view in space about an axis through a point of its frame.
    ///
    /// - Parameters:
    ///   - angle: about +y the right side moves away, about +x the top, about +z it turns clockwise.
    ///   - anchorZ: how far in front of the view the axis is, in points.
    ///   - perspective: how strongly distance makes things smaller; 0 is none.
    @inlinable
    public consuming func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        modifier(
            Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }
}
