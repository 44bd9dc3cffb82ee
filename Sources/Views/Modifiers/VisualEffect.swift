import KinoraStage
import KinoraScene

/// A chain of effects chosen with a view's geometry known. It changes what is drawn and not the layout.
nonisolated public protocol VisualEffect: Sendable, Animatable {
    /// The effects in order, the innermost first.
    var _effects: _VisualEffects { get }
    /// The same chain, with all that depends on the environment known.
    func _placed(in environment: EnvironmentValues) -> Self
}

extension VisualEffect {
    public func _placed(in environment: EnvironmentValues) -> Self { self }
}

/// The effects of a chain.
nonisolated public struct _VisualEffects: @unchecked Sendable {
    var list: [any RenderEffect] = []

    func then(_ effect: some RenderEffect) -> _VisualEffects { _VisualEffects(list: list + [effect]) }
}

/// Where every chain begins: it changes nothing.
nonisolated public struct EmptyVisualEffect: VisualEffect {
    public init() {}
    public var _effects: _VisualEffects { _VisualEffects() }
}

/// One more effect.
nonisolated struct ChainedVisualEffect<Base: VisualEffect, Effect: RenderEffect & Animatable>: VisualEffect,
    @unchecked Sendable
{
    var base: Base
    var effect: Effect

    var _effects: _VisualEffects { base._effects.then(effect) }

    func _placed(in environment: EnvironmentValues) -> Self {
        Self(
            base: base._placed(in: environment),
            effect: (effect as? any PlacedEffect)?.placed(in: environment) as? Effect ?? effect)
    }

    var animatableData: AnimatablePair<Base.AnimatableData, Effect.AnimatableData> {
        get { AnimatablePair(base.animatableData, effect.animatableData) }
        set {
            base.animatableData = newValue.first
            effect.animatableData = newValue.second
        }
    }
}

/// An effect of which something is known only where it is drawn.
protocol PlacedEffect {
    func placed(in environment: EnvironmentValues) -> Self
}

extension VisualEffect {
    func chained<E: RenderEffect & Animatable>(_ effect: E) -> ChainedVisualEffect<Self, E> {
        ChainedVisualEffect(base: self, effect: effect)
    }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }
    public func offset(_ offset: CGSize) -> some VisualEffect { chained(OffsetEffect(offset: offset)) }

    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        chained(ScaleEffect(scale: scale, anchor: anchor))
    }
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        chained(RotationEffect(angle: angle, anchor: anchor))
    }
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        chained(
            Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        chained(TransformEffect(transform: transform))
    }
    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        chained(ProjectionEffect(projection: transform))
    }

    public func opacity(_ opacity: Double) -> some VisualEffect { chained(OpacityEffect(opacity: opacity)) }
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        chained(BlurEffect(radius: radius, isOpaque: opaque))
    }
    public func brightness(_ amount: Double) -> some VisualEffect { chained(ColorMatrixEffect(.brightness, amount)) }
    public func contrast(_ amount: Double) -> some VisualEffect { chained(ColorMatrixEffect(.contrast, amount)) }
    public func saturation(_ amount: Double) -> some VisualEffect { chained(ColorMatrixEffect(.saturation, amount)) }
    public func grayscale(_ amount: Double) -> some VisualEffect { chained(ColorMatrixEffect(.grayscale, amount)) }
    public func hueRotation(_ angle: Angle) -> some VisualEffect { chained(ColorMatrixEffect(hueRotation: angle)) }
}

extension TransformEffect: Animatable {}
extension ProjectionEffect: Animatable {}

/// Applies a chain of effects that is chosen when the view's place is known.
final class VisualEffectElement<Effect: VisualEffect>: WrapperElement {
    private let choose: (GeometryProxy) -> Effect
    private var effects: [any RenderEffect] = []
    private var shown = CGRect.zero

    init(_ child: Element, _ context: BuildContext, choose: @escaping (GeometryProxy) -> Effect) {
        self.choose = choose
        super.init(child, context)
    }

    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        shown = animatedFrame()
        let proxy = GeometryProxy(of: self)
        if let first = context.takeArrival(of: choose) {
            _ = context.animated(first(proxy)._placed(in: context.environment), slot: Slot.modifier)
        }
        let chosen = choose(proxy)._placed(in: context.environment)
        effects = context.animated(chosen, slot: Slot.modifier)._effects.list
        var inner = placement
        let own = effects.reduce(ProjectionTransform()) {
            $0.concatenating($1.transform(frame: shown, isMirrored: isMirrored))
        }
        inner.enter(own)
        child.place(at: frame.origin, proposal: proposal, inner)
    }

    override func lower(_ context: inout LoweringContext) -> [Node] {
        effects.reduce(child.lowered(&context)) {
            $1.apply($0, frame: shown, isMirrored: isMirrored, &context)
        }
    }

    override func convertToContent(_ point: CGPoint) -> CGPoint? {
        effects.reversed().reduce(point as CGPoint?) { point, effect in
            point.flatMap { effect.contentPoint($0, frame: shown, isMirrored: isMirrored) }
        }
    }
}

struct VisualEffectModifier<Effect: VisualEffect>: ElementModifier {
    let effect: (EmptyVisualEffect, GeometryProxy) -> Effect
    func wrap(_ child: Element, _ context: BuildContext) -> Element {
        let choose: (GeometryProxy) -> Effect = { [effect] in effect(EmptyVisualEffect(), $0) }
        context.noteLateMotion(from: choose)
        return VisualEffectElement(child, context, choose: choose)
    }
}

extension View {
    /// Applies effects chosen by the view's geometry. Layout does not see them.
    public func visualEffect<Effect: VisualEffect>(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
    ) -> some View {
        modifier(VisualEffectModifier(effect: effect))
    }
}
