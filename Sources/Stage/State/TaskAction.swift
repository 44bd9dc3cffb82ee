/// Runs asynchronous work while the view is there, on the virtual clock.
package struct TaskAction: ViewModifier {
    package typealias Body = Never
    /// Another value cancels the work and begins it anew.
    package let id: AnyEquatable?
    package let job: Job

    package struct Job: Sendable {
        let priority: TaskPriority
        let action: @Sendable () async -> Void
    }

    /// The work that runs now; cancelled when its view is gone.
    private final class Work: Disappearing {
        private var task: Task<Void, Never>?
        private var isGone = false

        func start(_ job: Job) {
            guard !isGone else { return }
            task = Task(priority: job.priority, operation: job.action)
        }

        func cancel() {
            isGone = true
            task?.cancel()
        }

        func disappear(in graph: Graph) { cancel() }
    }

    package func _elements(_ content: @escaping ModifierContent, _ context: BuildContext) -> [Element] {
        if context.isUpdating { update(context) }
        return content(context)
    }

    private func update(_ context: BuildContext) {
        let known: Work? = context.stored(Slot.appearance)
        let previous: AnyEquatable? = context.stored(Slot.change)
        if let id { context.store(id, Slot.change) }
        if let known, id == nil || previous == id { return context.store(known, Slot.appearance) }
        let work = Work()
        context.store(work, Slot.appearance)
        context.graph.enqueue(known == nil ? .appear : .change, transaction: Transaction()) { [job] in
            known?.cancel()
            work.start(job)
        }
    }
}

extension View {
    /// Runs asynchronous work from the view's appearance on and cancels it when the view is gone.
    public func task(
        name: String? = nil, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskAction(id: nil, job: TaskAction.Job(priority: priority, action: action)))
    }

    /// The same, begun anew whenever `id` changes.
    public func task<T: Equatable>(
        id value: T, name: String? = nil, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskAction(id: AnyEquatable(value), job: TaskAction.Job(priority: priority, action: action)))
    }
}
