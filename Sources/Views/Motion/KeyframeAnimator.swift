import KinoraStage

/// A run of keyframes that began at a time.
struct KeyframeRun<Value> {
    var timeline: KeyframeTimeline<Value>
    var start: Double

    func value(at time: Double) -> Value { timeline.value(time: time - start) }
}

/// Content driven by keyframes.
public struct KeyframeAnimator<Value, KeyframePath, Content>: PrimitiveView
where KeyframePath: Keyframes, Value == KeyframePath.Value, Content: View {
    /// What starts a run.
    enum Start {
        case repeating(Bool)
        case trigger(AnyEquatable)
    }

    let initialValue: Value
    let start: Start
    let content: (Value) -> Content
    let keyframes: (Value) -> KeyframePath

    /// Plays when `trigger` changes; shows `initialValue` until then.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        start = .trigger(AnyEquatable(trigger))
        self.content = content
        self.keyframes = keyframes
    }

    /// Plays over and over; where not `repeating`, shows the beginning.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        start = .repeating(repeating)
        self.content = content
        self.keyframes = keyframes
    }

    public func _elements(_ context: BuildContext) -> [Element] {
        let value = presented(context)
        context.graph.noteSuspectCode(at: context.identity)
        return context.evaluating { content(value) }._elements(
            context.child(.content).unstable().betweenPixels())
    }

    private func presented(_ context: BuildContext) -> Value {
        switch start {
        case .repeating(let isRepeating): looped(isRepeating, context)
        case .trigger(let trigger): triggered(trigger, context)
        }
    }

    private func looped(_ isRepeating: Bool, _ context: BuildContext) -> Value {
        let run: KeyframeRun<Value> =
            context.stored(Slot.animator)
            ?? KeyframeRun(timeline: makeTimeline(from: initialValue), start: context.graph.now)
        if context.isUpdating { context.store(run, Slot.animator) }
        guard isRepeating, run.timeline.duration > 0 else { return run.timeline.value(time: 0) }
        context.graph.noteMotion(until: .infinity, at: context.identity)
        let elapsed = (context.graph.now - run.start).truncatingRemainder(dividingBy: run.timeline.duration)
        return run.timeline.value(time: elapsed)
    }

    private func triggered(_ trigger: AnyEquatable, _ context: BuildContext) -> Value {
        let now = context.graph.now
        context.noteFollower(trigger.hasChanged(in: context))
        var run: KeyframeRun<Value>? = context.stored(Slot.animator)
        if context.isUpdating {
            let previous: AnyEquatable? = context.stored(Slot.change)
            context.store(trigger, Slot.change)
            if let previous, previous != trigger {
                run = restarted(run, at: now)
                context.store(run!, Slot.animator)
            }
        }
        guard let run else { return initialValue }
        if now < run.start + run.timeline.duration {
            context.graph.noteMotion(until: run.start + run.timeline.duration, at: context.identity)
        }
        return run.value(at: now)
    }

    /// A run that starts from the last one's value and, if that one is not finished, its velocity.
    private func restarted(_ run: KeyframeRun<Value>?, at now: Double) -> KeyframeRun<Value> {
        guard let run else { return KeyframeRun(timeline: makeTimeline(from: initialValue), start: now) }
        let current = run.value(at: now)
        let elapsed = now - run.start
        let isPlaying = elapsed < run.timeline.duration
        let timeline =
            isPlaying
            ? run.timeline.restarted(at: elapsed, content: keyframes(current))
            : KeyframeTimeline(initialValue: initialValue) { keyframes(current) }
        return KeyframeRun(timeline: timeline, start: now)
    }

    private func makeTimeline(from value: Value) -> KeyframeTimeline<Value> {
        KeyframeTimeline(initialValue: initialValue) { keyframes(value) }
    }
}

extension View {
    /// Plays keyframes when `trigger` changes.
    public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        modifier(
            ContentAnimator { placeholder in
                KeyframeAnimator(
                    initialValue: initialValue, trigger: trigger, content: { content(placeholder, $0) },
                    keyframes: keyframes)
            })
    }

    /// Plays keyframes over and over.
    public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        modifier(
            ContentAnimator { placeholder in
                KeyframeAnimator(
                    initialValue: initialValue, repeating: repeating, content: { content(placeholder, $0) },
                    keyframes: keyframes)
            })
    }
}

/// A modifier whose body is an animator around its content.
struct ContentAnimator<Animator: View>: ViewModifier {
    typealias Body = Never
    let make: (PlaceholderContentView) -> Animator

    func _elements(_ content: @escaping ModifierContent, _ context: BuildContext) -> [Element] {
        make(PlaceholderContentView(build: content))._elements(context)
    }
}
