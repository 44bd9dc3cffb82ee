import KinoraStage

/// An effect on symbols below, with when it plays.
struct ActiveSymbolEffect {
    let motion: SymbolEffectConfiguration.Motion
    let options: SymbolEffectOptions
    /// Seconds of virtual time; infinite in the past where it was so from the beginning.
    var start: Double
    /// When an effect that lasts was ended; nil while it lasts. Triggered effects end by themselves.
    var end: Double?
    let isTriggered: Bool
}

private struct SymbolEffectsKey: EnvironmentKey { static var defaultValue: [ActiveSymbolEffect] { [] } }

extension EnvironmentValues {
    /// Effects on symbols, the innermost last.
    var symbolEffects: [ActiveSymbolEffect] {
        get { self[SymbolEffectsKey.self] }
        set { self[SymbolEffectsKey.self] = newValue }
    }
}

/// Plays an effect when a value changes.
struct TriggeredSymbolEffect<Value: Equatable>: ViewModifier {
    typealias Body = Never
    let motion: SymbolEffectConfiguration.Motion
    let options: SymbolEffectOptions
    let value: Value

    private struct Record {
        var value: Value
        var start: Double?
    }

    func _elements(_ content: @escaping ModifierContent, _ context: BuildContext) -> [Element] {
        var record: Record = context.stored(Slot.change) ?? Record(value: value)
        context.noteFollower(record.value != value)
        if context.isUpdating {
            if record.value != value { record.start = context.graph.now }
            record.value = value
            context.store(record, Slot.change)
        }
        guard let start = record.start else { return content(context) }
        var inner = context
        inner.environment.symbolEffects.append(
            ActiveSymbolEffect(motion: motion, options: options, start: start, end: nil, isTriggered: true))
        return content(inner)
    }
}

/// Plays an effect while it is active.
struct LastingSymbolEffect: ViewModifier {
    typealias Body = Never
    let motion: SymbolEffectConfiguration.Motion
    let options: SymbolEffectOptions
    let isActive: Bool

    private struct Record {
        var isActive: Bool
        var start: Double
        var end: Double?
    }

    func _elements(_ content: @escaping ModifierContent, _ context: BuildContext) -> [Element] {
        let now = context.graph.now
        // What is active from the beginning has no way in, but cycles begin now.
        let isPose = motion.isPose
        var record: Record =
            context.stored(Slot.change)
            ?? Record(isActive: isActive, start: isPose ? -.infinity : now, end: isActive ? nil : -.infinity)
        context.noteFollower(record.isActive != isActive)
        if context.isUpdating {
            if record.isActive != isActive {
                if isActive { (record.start, record.end) = (now, nil) } else { record.end = now }
                record.isActive = isActive
            }
            context.store(record, Slot.change)
        }
        var inner = context
        inner.environment.symbolEffects.append(
            ActiveSymbolEffect(
                motion: motion, options: options, start: record.start, end: record.end, isTriggered: false))
        return content(inner)
    }
}

extension View {
    /// Plays an effect on the symbols below while `isActive`.
    public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        modifier(LastingSymbolEffect(motion: effect.configuration.motion, options: options, isActive: isActive))
    }

    /// Plays an effect on the symbols below when `value` changes.
    public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(TriggeredSymbolEffect(motion: effect.configuration.motion, options: options, value: value))
    }

    /// Leaves out the effects of views above.
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        modifier(ChangeEnvironment { if isEnabled { $0.symbolEffects = [] } })
    }
}

/// A symbol's coming and going as a transition: a quarter of a second of opacity and size, or drawing.
public struct SymbolEffectTransition: Transition {
    private let motion: SymbolEffectConfiguration.Motion
    private let options: SymbolEffectOptions

    public init<T: TransitionSymbolEffect & SymbolEffect>(effect: T, options: SymbolEffectOptions = .default) {
        (motion, self.options) = (effect.configuration.motion, options)
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        let isHidden = !phase.isIdentity
        if case .draw = motion {
            content.modifier(LastingSymbolEffect(motion: motion, options: options, isActive: isHidden))
        } else {
            content.scaleEffect(isHidden ? scale : 1).opacity(isHidden ? 0 : 1)
        }
    }

    private var scale: CGFloat {
        switch motion {
        case .appear(let down), .disappear(let down): down ? 1.25 : 0.75
        default: 0.75
        }
    }
}

extension Transition where Self == SymbolEffectTransition {
    public static var symbolEffect: SymbolEffectTransition { .init(effect: .automatic) }
    public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition {
        SymbolEffectTransition(effect: effect, options: options)
    }
}
