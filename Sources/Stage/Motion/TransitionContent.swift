/// What a transition is applied to, as the transition's own views see it: a transition that the content states is the one that is
/// being applied, and is not asked for again by branches within them.
final class TransitionContentElement: WrapperElement {
    private let scope: Scope

    /// Whether the views of the transition are being built.
    final class Scope { var isBuilding = true }

    init(_ child: Element, _ scope: Scope, _ context: BuildContext) {
        self.scope = scope
        super.init(child, context)
    }

    override func trait<T: ViewTrait>(_ type: T.Type) -> T.Value? {
        scope.isBuilding && T.self == TransitionTrait.self ? nil : super.trait(type)
    }
}

extension PerformedTransition {
    /// The elements that show content which states this transition.
    @MainActor
    func elements(
        _ phase: TransitionPhase, ofStating content: @escaping ModifierContent, _ context: BuildContext
    ) -> [Element] {
        let scope = TransitionContentElement.Scope()
        defer { scope.isBuilding = false }
        return elements(
            phase,
            of: { outer in
                // What a geometry reader of the transition builds later is seen by nothing around the transition.
                let scope = scope.isBuilding ? scope : TransitionContentElement.Scope()
                return content(outer).map { TransitionContentElement($0, scope, outer) }
            }, context)
    }
}
