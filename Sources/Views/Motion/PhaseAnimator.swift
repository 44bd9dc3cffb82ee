import KinoraStage

/// Content that goes through phases, each reached with an animation of its own; the next begins when the last is
/// logically complete.
public struct PhaseAnimator<Phase: Equatable, Content: View>: PrimitiveView {
    let phases: [Phase]
    /// nil: loops for ever.
    let trigger: AnyEquatable?
    let content: (Phase) -> Content
    let animation: (Phase) -> Animation?

    /// Loops through the phases from the moment it appears.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        trigger = nil
        self.content = content
        self.animation = animation
    }

    /// Goes once through the phases, back to the first, whenever `trigger` changes. A change in the middle of a run moves
    /// on to the next phase at once.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.trigger = AnyEquatable(trigger)
        self.content = content
        self.animation = animation
    }

    /// The animator's current phase. `run` grows with every step, so that a late completion of an earlier step is
    /// ignored.
    private struct Progress {
        var index = 0
        var run = 0
        /// Steps since one took time. If a whole round takes no time, the loop is paused.
        var idleSteps = 0
        var stepStart = 0.0
    }

    public func _elements(_ context: BuildContext) -> [Element] {
        guard !phases.isEmpty else { return [] }
        let progress: Progress = context.stored(Slot.animator) ?? Progress()
        if let trigger { context.noteFollower(trigger.hasChanged(in: context)) }
        if context.isUpdating { update(progress, context) }
        let phase = phases[min(progress.index, phases.count - 1)]
        return context.evaluating { content(phase) }._elements(context.child(.content))
    }

    private func update(_ progress: Progress, _ context: BuildContext) {
        let isNew = context.stored(Slot.animator, as: Progress.self) == nil
        if isNew { context.store(progress, Slot.animator) }
        let previous: AnyEquatable? = context.stored(Slot.change)
        if let trigger { context.store(trigger, Slot.change) }
        let starts = trigger == nil ? isNew : previous != nil && previous != trigger
        guard starts, phases.count > 1 else { return }
        context.graph.enqueue(.change) { advance(context) }
    }

    /// Moves to the next phase and comes back when its animations are complete.
    private func advance(_ context: BuildContext) {
        let graph = context.graph
        let key = context.key(Slot.animator)
        guard var progress = graph.stored(key, as: Progress.self) else { return }
        progress.idleSteps = graph.now > progress.stepStart ? 0 : progress.idleSteps + 1
        if progress.idleSteps > phases.count { return }
        progress.index = (progress.index + 1) % phases.count
        progress.run += 1
        progress.stepStart = graph.now
        let run = progress.run
        var transaction = Transaction(animation: animation(phases[progress.index]))
        transaction.addAnimationCompletion(criteria: .logicallyComplete) {
            guard let current = graph.stored(key, as: Progress.self), current.run == run else { return }
            if trigger != nil, current.index == 0 { return }
            advance(context)
        }
        graph.transact(transaction) { graph.write(Stored(progress), key: key) }
    }
}

extension View {
    /// Loops through phases from the moment the view appears, each reached with its own animation (default `.default`), which
    /// `animation` is asked for with the phase to be reached; nil changes at once.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        modifier(
            ContentAnimator { placeholder in
                PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
            })
    }

    /// Goes once through the phases, back to the first, whenever `trigger` changes.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        modifier(
            ContentAnimator { placeholder in
                PhaseAnimator(phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
            })
    }
}
