/// When code of the user last ran for a view that has no body, and for what.
package struct CodeRun<V> {
    fileprivate let view: V
    fileprivate let environment: EnvironmentValues
    fileprivate let evaluation: Int
    /// Whether that was in an update, and not in a frame, which may show what is on its way.
    fileprivate let isOfUpdate: Bool
}

extension BuildContext {
    /// The elements of a view without a body, of which code of its own makes the content: its dynamic properties are installed, and
    /// animatable data takes its presented value.
    ///
    /// - Parameter content: takes the view as it is shown, and the same with its properties.
    @MainActor
    package func elements<V: View, Content: View>(of view: V, _ content: (V, V) -> Content) -> [Element] {
        var moves = false
        func animated<A: Animatable>(_ view: A) -> V? {
            self.animated(view, slot: Slot.animatableView, reportsTarget: true, moves: &moves) as? V
        }
        graph.visit(identity)
        let shown = (view as? any Animatable).flatMap { animated($0) } ?? view
        let made = content(shown, installed(shown))
        guard moves else { return made._elements(child(.body)) }
        return graph.presenting { presentedElements(made, by: PresentedBodyOf<Content>?.none) }
    }

    /// Code of the user runs now for a view in this place.
    @MainActor
    package func run<V: View>(of view: V) -> CodeRun<V> {
        CodeRun(
            view: view, environment: environment, evaluation: graph.reuse.evaluation, isOfUpdate: graph.isUpdating)
    }

    /// Whether code has a reason to run again for the view in this place: the view or its environment is another one than it ran for
    /// last, or state or an object that it has read was written since.
    ///
    /// - Parameter mindsEnvironment: whether another environment is a reason. Of values that cannot be compared each is another one.
    @MainActor
    package func hasReason<V: View>(
        toRunFor view: V, after run: CodeRun<V>?, mindsEnvironment: Bool = true
    ) -> Bool {
        guard let run, !graph.reuse.wasWritten(identity, since: run.evaluation) else { return true }
        // What cannot be compared is not another one where nothing has been written. Work that the code asks for would ask for it again.
        guard !graph.onlyLooks else { return false }
        // What is on its way is not the view as it was made.
        let isKnown = isUnchanged && run.isOfUpdate && !(V.self is any Animatable.Type)
        return !(isKnown || ValueComparison.areSame(view, run.view))
            || mindsEnvironment && !environment.areSame(as: run.environment)
    }
}
