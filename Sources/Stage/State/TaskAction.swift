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

    /// The work of a view, which runs while that is there.
    private final class Work: Appearing {
        /// As the last update has it: a view that appears again begins that.
        var job: Job
        private var task: Task<Void, Never>?
        private var isGone = false

        init(_ job: Job) { self.job = job }

        func start() {
            guard !isGone else { return }
            task = Task(priority: job.priority, operation: job.action)
        }

        func cancel() {
            isGone = true
            task?.cancel()
        }

        func appear(in graph: Graph) {
            isGone = false
            graph.enqueue(.appear) { self.start() }
        }

        func disappear(in graph: Graph, stays: Bool) { cancel() }
    }

    package func _elements(_ content: @escaping ModifierContent, _ context: BuildContext) -> [Element] {
        guard context.isUpdating else { return content(context) }
        let work = work(in: context)
        let elements = context.keepPresence(of: work) { content(context) }
        if elements.isEmpty { work.cancel() }
        return elements
    }

    /// The work that goes on, or that begins as the view appears or the value has changed.
    private func work(in context: BuildContext) -> Work {
        let presence = context.presence
        let known = presence?.view as? Work
        let previous: AnyEquatable? = context.stored(Slot.change)
        if let id { context.store(id, Slot.change) }
        if let known, id == nil || previous == id {
            known.job = job
            return known
        }
        let work = Work(job)
        if let known, presence?.isThere == true {
            context.graph.enqueue(.change) {
                known.cancel()
                work.start()
            }
        }
        return work
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
