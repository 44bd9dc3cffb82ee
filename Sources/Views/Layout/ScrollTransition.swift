import KinoraStage
import KinoraScene

/// Where a view stands between coming into a scroll view's frame and leaving it.
public enum ScrollTransitionPhase: Equatable, Hashable, Sendable {
    /// Beyond the top or leading edge.
    case topLeading
    /// Inside.
    case identity
    /// Beyond the bottom or trailing edge.
    case bottomTrailing

    public var isIdentity: Bool { self == .identity }

    /// −1 at the top or leading edge, 0 inside, 1 at the bottom or trailing edge. An interactive transition mixes the looks
    /// of neighboring phases, so what depends on this number moves evenly with the scroll.
    public var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
}

/// How a scroll transition follows the scroll.
public struct ScrollTransitionConfiguration: Sendable {
    enum Mode: Sendable {
        case interactive(UnitCurve)
        case animated(Animation)
        case identity
    }

    var mode: Mode
    var threshold = Threshold.visible

    /// Mixes the looks of two phases by how far the view is beyond an edge.
    public static let interactive = interactive()
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(mode: .interactive(timingCurve))
    }

    /// Goes from phase to phase with an animation when the threshold is crossed.
    public static let animated = animated()
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(mode: .animated(animation), threshold: .visible(0.5))
    }

    /// Always the identity phase.
    public static let identity = ScrollTransitionConfiguration(mode: .identity)

    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(mode: .animated(animation), threshold: threshold)
    }

    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var copy = self
        copy.threshold = threshold
        return copy
    }

    /// Where the identity phase ends.
    public struct Threshold: Sendable {
        /// The share of the view that may be beyond the edge, 0…1.
        private var hidden: Double
        /// How much of the way from the edge to where the view's center is at the frame's center the view has to be inside, 0…1.
        private var inside = 0.0
        /// How much nearer the edges count, in points.
        fileprivate var inset = 0.0

        /// All of the view is inside.
        public static let visible = visible(1)
        /// None of it is.
        public static let hidden = visible(0)
        /// Its center is at the frame's center.
        public static let centered = Threshold(hidden: 0, inside: 1)

        /// This share of the view, 0…1, is inside.
        public static func visible(_ amount: Double) -> Threshold { Threshold(hidden: 1 - min(1, max(0, amount))) }

        /// Moves the edges inwards by a length in points.
        public func inset(by distance: Double) -> Threshold {
            var copy = self
            copy.inset += distance
            return copy
        }

        /// A threshold between this one (`amount` 0) and another (1).
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            func mix(_ part: KeyPath<Threshold, Double>) -> Double {
                self[keyPath: part] + amount * (other[keyPath: part] - self[keyPath: part])
            }
            return Threshold(hidden: mix(\.hidden), inside: mix(\.inside), inset: mix(\.inset))
        }

        /// How far a view may reach beyond the edge in the identity phase, in points; less than 0: how far it is to be inside.
        fileprivate func reach(of view: Double, in frame: Double) -> Double {
            hidden * view - inside * (frame - view) / 2
        }
    }
}

/// How far a view is from the identity phase along one axis.
struct ScrollVisibility {
    /// The view's extent and the scroll view's, on one line.
    let view: ClosedRange<CGFloat>
    let frame: ClosedRange<CGFloat>

    /// −1…1: 0 in the identity phase; ±1 as soon as all of the view is beyond the edge.
    func phase(_ threshold: ScrollTransitionConfiguration.Threshold) -> Double {
        let (start, end) = (Double(view.lowerBound), Double(view.upperBound))
        let (low, high) = (Double(frame.lowerBound) + threshold.inset, Double(frame.upperBound) - threshold.inset)
        let length = end - start
        guard length > 0 else { return 0 }
        let reach = threshold.reach(of: length, in: high - low)
        func progress(_ hidden: Double) -> Double {
            guard hidden > reach + 1e-9 * length else { return 0 }
            return reach < length ? min(1, (hidden - reach) / (length - reach)) : 1
        }
        let (before, after) = (progress(low - start), progress(end - high))
        // A view that is longer than the frame is beyond both edges; the nearer one decides.
        return after >= before ? after : -before
    }
}

/// The look of one phase, mixed towards the identity's.
struct ScrollTransitionModifier<Effect: VisualEffect>: ElementModifier {
    let topLeading: ScrollTransitionConfiguration
    let bottomTrailing: ScrollTransitionConfiguration
    let axis: Axis?
    let effect: (EmptyVisualEffect, ScrollTransitionPhase) -> Effect

    func wrap(_ child: Element, _ context: BuildContext) -> Element {
        VisualEffectElement(child, context) { proxy in mixed(position(proxy, context), context) }
    }

    /// −1…1 along the axis of scrolling.
    private func position(_ proxy: GeometryProxy, _ context: BuildContext) -> Double {
        guard let viewport = proxy.placement.viewport else { return 0 }
        let own = proxy.frame(in: CoordinateSpace.named(AnyHashable(NamedCoordinateSpace.scrollName)))
        let axis = axis ?? context.environment.containerSize?.axis ?? .vertical
        let visibility =
            axis == .horizontal
            ? across(own, viewport.width, context)
            : ScrollVisibility(view: own.minY...own.maxY, frame: 0...viewport.height)
        let low = visibility.phase(topLeading.threshold)
        return low < 0 ? low : max(0, visibility.phase(bottomTrailing.threshold))
    }

    /// From the leading edge on.
    private func across(_ own: CGRect, _ width: CGFloat, _ context: BuildContext) -> ScrollVisibility {
        let isMirrored = context.environment.layoutDirection == .rightToLeft
        let view = isMirrored ? width - own.maxX...width - own.minX : own.minX...own.maxX
        return ScrollVisibility(view: view, frame: 0...width)
    }

    private func mixed(_ position: Double, _ context: BuildContext) -> Effect {
        let phase: ScrollTransitionPhase = position < 0 ? .topLeading : position > 0 ? .bottomTrailing : .identity
        let configuration = position < 0 ? topLeading : bottomTrailing
        switch configuration.mode {
        case .identity: return effect(EmptyVisualEffect(), .identity)
        case .interactive(let curve): return mix(phase, by: curve.value(at: abs(position)))
        case .animated(let animation):
            var place = context.child(.secondary)
            place.transaction.animation = animation
            let shown = place.animated(ScrollPhasePosition(value: phase.value), slot: Slot.geometry).value
            return mix(shown < 0 ? .topLeading : .bottomTrailing, by: abs(shown))
        }
    }

    /// The identity's effects at 0, those of `phase` at 1.
    private func mix(_ phase: ScrollTransitionPhase, by amount: Double) -> Effect {
        var result = effect(EmptyVisualEffect(), .identity)
        guard amount != 0 else { return result }
        var delta = effect(EmptyVisualEffect(), phase).animatableData - result.animatableData
        delta.scale(by: amount)
        result.animatableData += delta
        return result
    }
}

nonisolated private struct ScrollPhasePosition: Animatable {
    var value: Double
    var animatableData: Double {
        get { value }
        set { value = newValue }
    }
}

extension View {
    /// Changes the view's look as it comes into the nearest scroll view's frame and leaves it. The layout does not see it.
    ///
    /// - Parameter axis: along which it scrolls; nil is the scroll view's, vertical where it has both.
    public func scrollTransition<V: VisualEffect>(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> V
    ) -> some View {
        scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    public func scrollTransition<V: VisualEffect>(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> V
    ) -> some View {
        modifier(
            ScrollTransitionModifier(
                topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis, effect: transition))
    }
}
