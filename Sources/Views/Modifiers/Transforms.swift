import KinoraStage
import KinoraScene

// Effects that map pixels without moving layout. The methods of views that say the usual ones are compiled into the code that calls
// them: bodies of views in motion are evaluated with each frame, and the types of what they are made of would otherwise be looked up
// each time, which costs more than all else that these methods do.

@usableFromInline nonisolated struct OffsetEffect: AffineEffect, Animatable {
    var offset: CGSize

    @usableFromInline init(offset: CGSize) { self.offset = offset }

    @usableFromInline var dependsOnFrame: Bool { false }
    @usableFromInline var movesContent: Bool { false }
    @usableFromInline var animatableData: CGSize.AnimatableData {
        get { offset.animatableData }
        set { offset.animatableData = newValue }
    }
    @usableFromInline func affine(frame: CGRect) -> CGAffineTransform {
        CGAffineTransform(translationX: offset.width, y: offset.height)
    }
}

// In SwiftUI an offset only changes the position that is handed down: what is drawn there moves to it, by the transaction that it is
// drawn with. `Circle().animation(a, value: x).offset(x: x)` moves by `a`, though the offset stands outside of it.
extension OffsetEffect {
    @MainActor
    @usableFromInline func _elements(_ content: @escaping ModifierContent, _ context: BuildContext) -> [Element] {
        followedByContent(content, context) { EffectElement($0, $1, $2) }
    }

    @MainActor
    @usableFromInline func _update(
        _ element: Element, from old: OffsetEffect, in place: KinoraUpdatedPlace, _ content: KinoraContentUpdate
    ) -> Bool { updateFollowedByContent(element, in: place, content) }
}

@usableFromInline nonisolated struct ScaleEffect: AffineEffect, Animatable {
    var scale: CGSize
    var anchor: UnitPoint

    @usableFromInline init(scale: CGSize, anchor: UnitPoint) { (self.scale, self.anchor) = (scale, anchor) }

    @usableFromInline var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(scale.animatableData, anchor.animatableData) }
        set {
            scale.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }
    @usableFromInline func affine(frame: CGRect) -> CGAffineTransform {
        CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor.point(in: frame))
    }
    /// Content scaled to a width or height of 0 is not drawn.
    @usableFromInline func apply(_ nodes: [Node], frame: CGRect, _ context: inout LoweringContext) -> [Node] {
        scale.width == 0 || scale.height == 0 ? [] : nodes.transformed(affine(frame: frame))
    }
}

@usableFromInline nonisolated struct RotationEffect: AffineEffect, Animatable {
    var angle: Angle
    var anchor: UnitPoint

    @usableFromInline init(angle: Angle, anchor: UnitPoint) { (self.angle, self.anchor) = (angle, anchor) }

    @usableFromInline var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(angle.animatableData, anchor.animatableData) }
        set {
            angle.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }
    @usableFromInline func affine(frame: CGRect) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle.radians).about(anchor.point(in: frame))
    }
}

/// A transform in the coordinates of the view, whose top left is the origin.
nonisolated struct TransformEffect: AffineEffect {
    let transform: CGAffineTransform
    func affine(frame: CGRect) -> CGAffineTransform { transform.about(frame.origin) }
}

/// A projective transform in the coordinates of the view.
nonisolated struct ProjectionEffect: RenderEffect {
    let projection: ProjectionTransform
    func transform(frame: CGRect) -> ProjectionTransform { projection.about(frame.origin) }
    func mapping(frame: CGRect) -> ProjectionTransform? { transform(frame: frame) }
    func apply(_ nodes: [Node], frame: CGRect, _ context: inout LoweringContext) -> [Node] {
        nodes.projected(transform(frame: frame))
    }
}

extension ProjectionTransform {
    /// The transform with `point` in the place of the origin.
    func about(_ point: CGPoint) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: -point.x, y: -point.y)).concatenating(self)
            .concatenating(ProjectionTransform(CGAffineTransform(translationX: point.x, y: point.y)))
    }
}

extension Array where Element == Node {
    /// The nodes mapped projectively; affine maps need no flattening.
    func projected(_ transform: ProjectionTransform) -> [Node] {
        let t = transform
        return t.isAffine
            ? transformed(CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m31, ty: t.m32))
            : layered(.projection(transform))
    }
}

extension View {
    /// Moves what is drawn, in points, to the trailing edge; the layout stays.
    @inlinable
    public consuming func offset(_ offset: CGSize) -> some View { modifier(OffsetEffect(offset: offset)) }
    @inlinable
    public consuming func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

    /// Scales what is drawn about a point of the frame; negative factors mirror.
    @inlinable
    public consuming func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(ScaleEffect(scale: scale, anchor: anchor))
    }
    @inlinable
    public consuming func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }
    @inlinable
    public consuming func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Turns what is drawn about a point of the frame, clockwise on screen, and counterclockwise where leading is on the right.
    @inlinable
    public consuming func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(RotationEffect(angle: angle, anchor: anchor))
    }

    /// Maps what is drawn affinely, about the top left of the frame.
    public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(TransformEffect(transform: transform))
    }

    /// Maps what is drawn projectively, about the top left of the frame.
    public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(ProjectionEffect(projection: transform))
    }
}
