import KinoraStage

/// Runs an action with every value of a publisher, as long as the view is there.
///
/// Where a new evaluation hands over another publisher, which is one that differs in its bytes, the subscription begins
/// anew, as in SwiftUI: a timer made in a body starts again whenever the body is evaluated.
struct SubscriptionAction<P: Publisher>: ViewModifier where P.Failure == Never {
    typealias Body = Never
    let publisher: P
    let action: (P.Output) -> Void

    /// The action of the last evaluation, and the values that it has not been told of yet.
    private final class Handler {
        var action: (P.Output) -> Void
        private var waiting: [P.Output] = []

        init(_ action: @escaping (P.Output) -> Void) { self.action = action }

        func wait(_ value: P.Output) { waiting.append(value) }

        /// Tells of the values in the order in which they came, also of those that come meanwhile.
        func deliver() { while !waiting.isEmpty { action(waiting.removeFirst()) } }
    }

    private struct Record: Disappearing {
        let publisher: P
        let handler: Handler
        let cancellable: AnyCancellable
        /// When the subscription began, in seconds.
        let time: Double
        func disappear(in graph: Graph) { cancellable.cancel() }
    }

    func _elements(_ content: @escaping ModifierContent, _ context: BuildContext) -> [Element] {
        if context.isUpdating { subscribe(context) }
        return content(context)
    }

    private func subscribe(_ context: BuildContext) {
        let known: Record? = context.stored(Slot.change)
        if let known, hasSameBytes(known.publisher, publisher) {
            known.handler.action = action
            return context.store(known, Slot.change)
        }
        known?.cancellable.cancel()
        let handler = Handler(action)
        // A publisher that is made in the body and sends at once would otherwise cause evaluations without end.
        let beganJustNow = known?.time == context.graph.now
        // What feeds the publisher cannot be copied into a checkpoint.
        context.graph.holdsWork = true
        let cancellable = publisher.sink { [weak graph = context.graph] value in
            guard let graph else { return }
            handler.wait(value)
            guard graph.isUpdating else { return handler.deliver() }
            graph.enqueue(.change, handler.deliver)
            if !beganJustNow { graph.invalidate() }
        }
        context.store(
            Record(publisher: publisher, handler: handler, cancellable: cancellable, time: context.graph.now),
            Slot.change)
    }
}

/// Whether two values are the same down to their bytes, which for objects means the same objects.
private func hasSameBytes<T>(_ a: T, _ b: T) -> Bool {
    withUnsafeBytes(of: a) { a in withUnsafeBytes(of: b) { b in a.elementsEqual(b) } }
}

extension View {
    public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
    where P.Failure == Never {
        modifier(SubscriptionAction(publisher: publisher, action: action))
    }
}
