import KinoraStage
import KinoraScene

/// Multiplies the alpha of every drawn item below. What is invisible cannot be hit.
@usableFromInline nonisolated struct OpacityEffect: RenderEffect, Animatable {
    var opacity: Double

    @usableFromInline init(opacity: Double) { self.opacity = opacity }

    @usableFromInline var dependsOnFrame: Bool { false }

    @usableFromInline var animatableData: Double {
        get { opacity }
        set { opacity = newValue }
    }

    @usableFromInline func apply(_ nodes: [Node], frame: CGRect, _ context: inout LoweringContext) -> [Node] {
        Distribution.opacity(opacity, nodes)
    }

    @usableFromInline func allowsHit(at point: CGPoint, frame: CGRect) -> Bool { opacity > 0 }
}

/// Fades the view as one picture, as UIKit fades its views: what lies above hides what lies below as much as before.
nonisolated struct PictureOpacityEffect: RenderEffect {
    let opacity: Double
    var dependsOnFrame: Bool { false }
    func apply(_ nodes: [Node], frame: CGRect, _ context: inout LoweringContext) -> [Node] { nodes.faded(opacity) }
}

/// Takes its place but is neither drawn nor hit.
nonisolated struct HiddenEffect: RenderEffect {
    var dependsOnFrame: Bool { false }
    func apply(_ nodes: [Node], frame: CGRect, _ context: inout LoweringContext) -> [Node] { [] }
    func allowsHit(at point: CGPoint, frame: CGRect) -> Bool { false }
}

extension View {
    /// Multiplies the opacity (0…1) of everything the view draws, item by item; `compositingGroup()` before it fades the
    /// finished picture instead.
    @inlinable
    public consuming func opacity(_ opacity: Double) -> some View { modifier(OpacityEffect(opacity: opacity)) }

    /// Hides the view and keeps its place.
    public func hidden() -> some View { modifier(HiddenEffect()) }
}
