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

    /// Changes at once.
    public static let identity = ContentTransition(kind: .identity)
    /// Cross-fades.
    public static let opacity = ContentTransition(kind: .opacity)
    /// Where the letters stay the same, their size, weight and spacing change gradually. Where letters change, those that both
    /// texts have in common at their beginning and end move, and the others cross-fade; symbols cross-fade. The default.
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

private struct ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .interpolate }
}

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
    /// The size in points that the previous text had.
    var previousSize: CGSize?
    /// The number that the current text shows, where the transition knows it.
    var value: Double?
    var countsDown = false
    /// Whether its fonts have changed gradually, and are animated values since.
    var tracksFonts = false
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
    static let textFonts = 93
}

/// A change of text in progress.
struct TextChange {
    let previous: ResolvedText
    /// The room in which it was broken into lines.
    let room: ProposedViewSize?
    /// 0 shows the old text, 1 the new one; springs may overshoot.
    let progress: Double
    let countsDown: Bool
    let kind: ContentTransition.Kind
}

/// What a text view shows at a moment besides its text.
struct TextMotion {
    /// The text that is replaced.
    var change: TextChange?
    /// The text with the fonts of this moment, where they are on their way.
    var present: ResolvedText?
}

extension BuildContext {
    /// Records what a text view shows, and says what it is changing from.
    @MainActor
    func textMotion(to resolved: ResolvedText) -> TextMotion {
        let kind = environment.contentTransition.kind
        switch kind {
        case .opacity, .interpolate, .numericText: break
        case .identity, .symbol: return TextMotion()
        }
        guard var record: TextContentRecord = stored(Slot.textContent) else {
            if isUpdating { store(TextContentRecord(current: resolved, value: kind.value), Slot.textContent) }
            return TextMotion()
        }
        if isUpdating {
            if update(&record, resolved, kind) { store(record, Slot.textContent) }
        } else if graph.isRecording, record.current.runs != resolved.runs {
            // Text of presented values has changed since the last update. A change begins with what is shown now.
            (record.current, record.previous, record.value) = (resolved, nil, kind.value)
            store(record, Slot.textContent)
        }
        return TextMotion(change: change(record, kind), present: record.tracksFonts ? present(resolved) : nil)
    }

    @MainActor
    private func change(_ record: TextContentRecord, _ kind: ContentTransition.Kind) -> TextChange? {
        // Before the first change there is nothing to animate.
        guard record.version > 0 else { return nil }
        let shown = animated(ContentVersion(value: record.version), slot: Slot.contentVersion).value
        guard let previous = record.previous, shown != record.version else { return nil }
        let progress = max(0, 1 - (record.version - shown))
        return TextChange(
            previous: previous, room: record.previousSize.map(ProposedViewSize.init), progress: progress,
            countsDown: record.countsDown, kind: kind)
    }

    /// The text with the fonts of this moment; nil where they rest.
    @MainActor
    private func present(_ resolved: ResolvedText) -> ResolvedText? {
        let target = FontMeasures(resolved.runs)
        let shown = animated(target, slot: Slot.textFonts)
        return shown == target ? nil : resolved.with(shown)
    }

    /// Whether the record has changed.
    @MainActor
    private func update(
        _ record: inout TextContentRecord, _ resolved: ResolvedText, _ kind: ContentTransition.Kind
    ) -> Bool {
        let value = kind.value
        guard record.current.runs != resolved.runs else {
            // Styles may have changed.
            record.current = resolved
            defer { record.value = value }
            return record.value != value || resolved.attributes.contains { $0.style != nil }
        }
        if kind != .opacity, FontMeasures.change(from: record.current.runs, to: resolved.runs) {
            begin(with: &record)
            record.current = resolved
            return true
        }
        record.previous = transaction.effectiveAnimation == nil ? nil : record.current
        if record.previous != nil {
            if record.version == 0 { _ = still.animated(ContentVersion(value: 0), slot: Slot.contentVersion) }
            record.version += 1
            record.previousSize = sizeOfBefore
        }
        record.current = resolved
        switch kind {
        case .numericText(.down): record.countsDown = true
        case .numericText(.following(let value)): record.countsDown = value < record.value ?? value
        default: record.countsDown = false
        }
        record.value = value
        return true
    }

    /// From now on the fonts are animated values, which begin with those that were shown.
    @MainActor
    private func begin(with record: inout TextContentRecord) {
        guard !record.tracksFonts else { return }
        record.tracksFonts = true
        _ = still.animated(FontMeasures(record.current.runs), slot: Slot.textFonts)
    }
}

extension ContentTransition.Kind {
    fileprivate var value: Double? {
        if case .numericText(.following(let value)) = self { return value }
        return nil
    }
}
