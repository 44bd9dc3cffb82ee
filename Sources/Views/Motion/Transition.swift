import KinoraStage

/// Properties of a kind of transition.
public struct TransitionProperties: Sendable {
    /// Whether it moves things, so that reduced motion replaces it.
    public var hasMotion: Bool
    /// - Parameter hasMotion: whether it moves things. Default true.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// How a view comes and goes: its look in each phase.
@MainActor @preconcurrency
public protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView
    @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body
    static var properties: TransitionProperties { get }
}

extension Transition {
    /// It has motion.
    public static var properties: TransitionProperties { TransitionProperties() }

    /// The look of `content` in one phase.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView { content._elements($0) }, phase: phase)
    }

    /// Both transitions at once, this one inside.
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }
    /// The transition with an animation of its own, whatever the transaction's.
    public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }
}

/// A transition whose type is forgotten.
nonisolated public struct AnyTransition: PerformedTransition {
    let base: any Transition

    /// Wraps a transition.
    public init<T: Transition>(_ transition: T) { base = transition }

    /// Whether it may move in an update without an animation, by one of its own.
    package var movesByItself: Bool { base.mayMoveByItself }

    /// The elements that show a view in a phase. Their kind never changes, so that their animations keep their place.
    @MainActor
    package func elements(
        _ phase: TransitionPhase, of content: @escaping ModifierContent, _ context: BuildContext
    ) -> [Element] {
        func build<T: Transition>(_ transition: T) -> [Element] {
            var transition: any Transition = transition
            if T.properties.hasMotion, context.environment.accessibilityReduceMotion {
                transition = OpacityTransition()
            }
            return transition.view(PlaceholderContentView(build: content), phase)._elements(context)
        }
        return build(base)
    }

    /// Both transitions at once, this one inside.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(
            CombinedTransition(first: ErasedTransition(base: base), second: ErasedTransition(base: other.base)))
    }

    /// The transition with an animation of its own, whatever the transaction's.
    public func animation(_ animation: Animation?) -> AnyTransition {
        AnyTransition(AnimatedTransition(base: ErasedTransition(base: base), animation: animation))
    }
}

extension Transition {
    fileprivate func view(_ content: PlaceholderContentView, _ phase: TransitionPhase) -> FixedView {
        FixedView(view: body(content: content, phase: phase))
    }
}

/// A view whose type is forgotten but never changes, so that it needs no identity for its type.
private struct FixedView: PrimitiveView {
    let view: any View
    func _elements(_ context: BuildContext) -> [Element] { view._elements(context) }
}

nonisolated struct ErasedTransition: Transition {
    let base: any Transition
    @MainActor func body(content: Content, phase: TransitionPhase) -> some View { base.view(content, phase) }
}

nonisolated struct CombinedTransition<First: Transition, Second: Transition>: Transition {
    let first: First
    let second: Second
    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }
}

nonisolated struct AnimatedTransition<Base: Transition>: Transition {
    let base: Base
    let animation: Animation?
    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        base.apply(content: content, phase: phase).transaction {
            if !$0.disablesAnimations { $0.animation = animation }
        }
    }
}

/// Insertion by one transition, removal by another.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    /// How the view comes.
    public var insertion: Insertion
    /// How the view goes.
    public var removal: Removal

    /// One transition for coming, another for going.
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        removal.apply(
            content: insertion.apply(content: content, phase: phase == .willAppear ? .willAppear : .identity),
            phase: phase == .didDisappear ? .didDisappear : .identity)
    }
}

/// Comes and goes at once.
nonisolated public struct IdentityTransition: Transition {
    public init() {}
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Fades in and out.
nonisolated public struct OpacityTransition: Transition {
    public init() {}
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

/// Grows from and shrinks to a scale.
nonisolated public struct ScaleTransition: Transition {
    /// The factor when away.
    public var scale: Double
    /// The point that stays, as a share of the view's size.
    public var anchor: UnitPoint
    /// - Parameters:
    ///   - scale: the factor when away.
    ///   - anchor: the point that stays. Default the center.
    public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
}

/// Comes from and goes to a place beside.
nonisolated public struct OffsetTransition: Transition {
    /// Points from the view's place.
    public var offset: CGSize
    /// - Parameter offset: points from the view's place.
    public init(_ offset: CGSize) { self.offset = offset }
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// Displaced by its own size towards an edge.
struct EdgeOffset: RenderEffect, Animatable {
    /// Shares of the view's own width and height.
    var x: CGFloat
    var y: CGFloat
    var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }

    init(_ edge: Edge, _ amount: CGFloat) {
        x = edge == .leading ? -amount : edge == .trailing ? amount : 0
        y = edge == .top ? -amount : edge == .bottom ? amount : 0
    }
}

extension EdgeOffset: AffineEffect {
    func affine(frame: CGRect) -> CGAffineTransform {
        CGAffineTransform(translationX: x * frame.width, y: y * frame.height)
    }
}

/// Comes from and goes to an edge of its own frame, by its own size.
nonisolated public struct MoveTransition: Transition {
    public var edge: Edge
    public init(edge: Edge) { self.edge = edge }
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeOffset(edge, phase.isIdentity ? 0 : 1))
    }
}

/// Comes from the leading edge and goes to the trailing one.
nonisolated public struct SlideTransition: Transition {
    public init() {}
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeOffset(.trailing, phase.value))
    }
}

/// Comes from an edge and goes to the opposite one, fading.
nonisolated public struct PushTransition: Transition {
    public var edge: Edge
    public init(edge: Edge) { self.edge = edge }
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeOffset(edge, -phase.value)).opacity(phase.isIdentity ? 1 : 0)
    }
}

/// Opacity 0, blur 7 points, scale 0.9 before; afterwards 0.9 again (`downUp`) or 1.1 (`upUp`).
nonisolated public struct BlurReplaceTransition: Transition {
    /// Which way the view goes when it leaves.
    public struct Configuration: Equatable, Sendable {
        let exitScale: CGFloat
        /// Comes growing and leaves shrinking.
        public static let downUp = Configuration(exitScale: 0.9)
        /// Comes growing and leaves growing.
        public static let upUp = Configuration(exitScale: 1.1)
    }
    /// Which way the view goes when it leaves.
    public var configuration: Configuration
    /// A transition of this configuration.
    public init(configuration: Configuration) { self.configuration = configuration }
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .scaleEffect(phase == .willAppear ? 0.9 : phase == .didDisappear ? configuration.exitScale : 1)
            .blur(radius: phase.isIdentity ? 0 : 7)
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

/// The look of one modifier while coming or going, of another while there.
nonisolated struct ModifierTransition<Modifier: ViewModifier>: Transition {
    let active: Modifier
    let identity: Modifier
    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(phase.isIdentity ? identity : active)
    }
}

nonisolated extension AnyTransition {
    /// Comes and goes at once.
    public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
    /// Fades in and out.
    public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
    /// Grows from and shrinks to nothing (a factor of 0.00001).
    public static var scale: AnyTransition { scale(scale: 1e-5) }
    /// Grows from and shrinks to a factor, about `anchor` (default the center).
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ScaleTransition(scale, anchor: anchor))
    }
    /// Comes from the leading edge and goes to the trailing one.
    public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
    /// Comes from and goes to `edge`, by its own size.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
    /// Comes from `edge` and goes to the opposite one, fading.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }
    /// Comes from and goes to a place `offset` points beside.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }
    /// Comes from and goes to a place `x` and `y` points beside.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }
    /// One transition for coming, another for going.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(
            AsymmetricTransition(
                insertion: ErasedTransition(base: insertion.base), removal: ErasedTransition(base: removal.base)))
    }
    /// Between two modifiers: `active` when away, `identity` when there.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(ModifierTransition(active: active, identity: identity))
    }
}

extension Transition where Self == OpacityTransition {
    /// Fades in and out.
    public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == IdentityTransition {
    /// Comes and goes at once.
    public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == SlideTransition {
    /// Comes from the leading edge and goes to the trailing one.
    public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == ScaleTransition {
    /// Grows from and shrinks to nothing (a factor of 0.00001).
    public static var scale: ScaleTransition { ScaleTransition(1e-5) }
    /// Grows from and shrinks to a factor, about `anchor` (default the center).
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}
extension Transition where Self == MoveTransition {
    /// Comes from and goes to `edge`, by its own size.
    public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
extension Transition where Self == PushTransition {
    /// Comes from `edge` and goes to the opposite one, fading.
    public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
extension Transition where Self == OffsetTransition {
    /// Comes from and goes to a place `offset` points beside.
    public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
    /// Comes from and goes to a place `x` and `y` points beside.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}
extension Transition where Self == BlurReplaceTransition {
    /// Blurs, fades and scales to 0.9 and back.
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
    /// Blurs, fades and scales, as the configuration says.
    public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> BlurReplaceTransition {
        BlurReplaceTransition(configuration: configuration)
    }
}
extension Transition {
    /// One transition for coming, another for going.
    public static func asymmetric<I: Transition, R: Transition>(insertion: I, removal: R) -> Self
    where Self == AsymmetricTransition<I, R> {
        AsymmetricTransition(insertion: insertion, removal: removal)
    }
}

extension View {
    /// How the view comes and goes, in updates that are animated. Default: it fades.
    @_disfavoredOverload
    public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(SetTrait<TransitionTrait>(value: AnyTransition(transition)))
    }

    /// How the view comes and goes, in updates that are animated. Default: it fades.
    public func transition(_ transition: AnyTransition) -> some View {
        modifier(SetTrait<TransitionTrait>(value: transition))
    }
}
