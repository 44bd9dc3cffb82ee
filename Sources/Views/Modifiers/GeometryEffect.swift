import KinoraStage
import KinoraScene

/// An effect of one's own that maps what is drawn, without moving layout.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// The transform in the coordinates of the view, for its size in points.
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    @MainActor
    public func _elements(_ content: @escaping ModifierContent, _ context: BuildContext) -> [Element] {
        AppliedGeometryEffect.following(
            self, as: { AppliedGeometryEffect(effect: $0, movesGeometry: true) }, reportsTarget: true, content, context
        ) { EffectElement($0, $1, $2) }
    }

    @MainActor
    public func _revise(
        _ element: Element, from old: Self, _ content: @MainActor (Element) -> KinoraRevision
    ) -> KinoraRevision {
        AppliedGeometryEffect(effect: self, movesGeometry: true)._revise(
            element, from: AppliedGeometryEffect(effect: old, movesGeometry: true), content)
    }

    /// The same effect on what is drawn only: neither positions that views read nor hits follow it.
    public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(self) }
}

/// A geometry effect as it is now.
nonisolated struct AppliedGeometryEffect<Effect: GeometryEffect>: RenderEffect {
    let effect: Effect
    let movesGeometry: Bool

    func transform(frame: CGRect) -> ProjectionTransform {
        movesGeometry ? value(in: frame) : ProjectionTransform()
    }

    func mapping(frame: CGRect) -> ProjectionTransform? { value(in: frame) }

    func apply(_ nodes: [Node], frame: CGRect, _ context: inout LoweringContext) -> [Node] {
        nodes.projected(value(in: frame))
    }

    private func value(in frame: CGRect) -> ProjectionTransform {
        effect.effectValue(size: frame.size).about(frame.origin)
    }
}

/// A geometry effect that only changes what is drawn.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    public var base: Base

    public init(_ base: Base) { self.base = base }

    public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

    public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }

    @MainActor
    public func _elements(_ content: @escaping ModifierContent, _ context: BuildContext) -> [Element] {
        AppliedGeometryEffect.following(
            self, as: { AppliedGeometryEffect(effect: $0.base, movesGeometry: false) }, reportsTarget: false, content,
            context
        ) { EffectElement($0, $1, $2) }
    }

    @MainActor
    public func _revise(
        _ element: Element, from old: Self, _ content: @MainActor (Element) -> KinoraRevision
    ) -> KinoraRevision {
        AppliedGeometryEffect(effect: base, movesGeometry: false)._revise(
            element, from: AppliedGeometryEffect(effect: old.base, movesGeometry: false), content)
    }
}
