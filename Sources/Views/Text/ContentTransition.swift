import KinoraStage

/// How new text or a new symbol takes the place of the old one within a view that stays.
public struct ContentTransition: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case identity, opacity, interpolate
        case numericText(NumericDirection)
        case symbol(ReplaceSymbolEffect, SymbolEffectOptions)
    }

    enum NumericDirection: Equatable, Sendable {
        case up, down
        /// By the sign of the number's change.
        case following(Double)
    }

    let kind: Kind

    /// Changes at once, which is the default.
    public static let identity = ContentTransition(kind: .identity)
    /// Cross-fades.
    public static let opacity = ContentTransition(kind: .opacity)
    /// Moves the glyphs that both have in common at their beginning and end, and cross-fades the others.
    public static let interpolate = ContentTransition(kind: .interpolate)

    /// Rolls the glyphs that change, one after another: new ones come from below, or from above where it counts down.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown ? .down : .up))
    }

    /// Rolls the glyphs that change, upwards where `value` grows and downwards where it falls.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(kind: .numericText(.following(value)))
    }

    /// Replaces one symbol by another. It runs at its own speed, with or without an animation.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        guard case .replace(let replace) = effect.configuration.motion else { return .identity }
        return ContentTransition(kind: .symbol(replace, options))
    }

    /// Replaces one symbol by another, the old one shrinking before the new one grows.
    public static var symbolEffect: ContentTransition { .symbolEffect(.replace) }
}

private struct ContentTransitionKey: EnvironmentKey { static var defaultValue: ContentTransition { .identity } }

extension EnvironmentValues {
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
}

extension View {
    /// How text and symbols below change where they change within an animation.
    public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}

/// The text a view showed last, and the one from which it is changing.
struct TextContentRecord {
    /// Grows by one with every animated change.
    var version = 0.0
    var current: ResolvedText
    var previous: ResolvedText?
    /// The number that the current text shows, where the transition knows it.
    var value: Double?
    var countsDown = false
}

/// The version as animatable data: what is left of its change says how far the transition is.
nonisolated struct ContentVersion: Animatable {
    var value: Double
    var animatableData: Double {
        get { value }
        set { value = newValue }
    }
}

extension Slot {
    static let textContent = 90
    static let contentVersion = 91
    static let symbolContent = 92
}

/// A change of text in progress.
struct TextChange {
    let previous: ResolvedText
    /// 0 shows the old text, 1 the new one; springs may overshoot.
    let progress: Double
    let countsDown: Bool
    let kind: ContentTransition.Kind
}

extension BuildContext {
    /// Records what a text view shows, and says what it is changing from.
    @MainActor
    func textChange(to resolved: ResolvedText) -> TextChange? {
        let kind = environment.contentTransition.kind
        switch kind {
        case .opacity, .interpolate, .numericText: break
        case .identity, .symbol: return nil
        }
        guard var record: TextContentRecord = stored(Slot.textContent) else {
            if isUpdating {
                store(TextContentRecord(current: resolved, value: kind.value), Slot.textContent)
                _ = animated(ContentVersion(value: 0), slot: Slot.contentVersion)
            }
            return nil
        }
        if isUpdating {
            update(&record, resolved, kind)
            store(record, Slot.textContent)
        }
        let shown = animated(ContentVersion(value: record.version), slot: Slot.contentVersion).value
        guard let previous = record.previous, shown != record.version else { return nil }
        let progress = max(0, 1 - (record.version - shown))
        return TextChange(previous: previous, progress: progress, countsDown: record.countsDown, kind: kind)
    }

    @MainActor
    private func update(_ record: inout TextContentRecord, _ resolved: ResolvedText, _ kind: ContentTransition.Kind) {
        guard record.current.runs != resolved.runs else {
            // Styles may have changed.
            record.current = resolved
            return
        }
        record.previous = transaction.effectiveAnimation == nil ? nil : record.current
        if record.previous != nil { record.version += 1 }
        record.current = resolved
        switch kind {
        case .numericText(.down): record.countsDown = true
        case .numericText(.following(let value)): record.countsDown = value < record.value ?? value
        default: record.countsDown = false
        }
        record.value = kind.value
    }
}

extension ContentTransition.Kind {
    fileprivate var value: Double? {
        if case .numericText(.following(let value)) = self { return value }
        return nil
    }
}
