import KinoraBasics

/// How the elements of a view look while it comes and goes. The vocabulary's transitions do; the stage only asks.
@MainActor
package protocol PerformedTransition {
    /// The elements that show a view in a phase. Their kind never changes, so that their animations keep their place.
    func elements(
        _ phase: TransitionPhase, of content: @escaping ModifierContent, _ context: BuildContext
    ) -> [Element]

    /// Whether it may move in an update without an animation, by one of its own.
    var movesByItself: Bool { get }
}

/// The transition that a modifier of the view sets.
package enum TransitionTrait: ViewTrait { package typealias Value = any PerformedTransition }

/// A view that says its own transition.
@MainActor
package protocol TransitionStating {
    /// The outermost transition that the view's modifiers set; nil where that is known only once the view is built.
    var statedTransition: (any PerformedTransition)? { get }
    /// Whether views of this type may state one: what is built again with every frame is not asked for it one by one.
    static var mayStateTransition: Bool { get }
}

extension ModifiedContent: TransitionStating where Content: View, Modifier: ViewModifier {
    package var statedTransition: (any PerformedTransition)? {
        if let own = modifier as? SetTrait<TransitionTrait> { return own.value }
        // Modifiers with a body may set another transition in it.
        guard modifier is any ElementModifier || modifier is any ContextModifier else { return nil }
        return (content as? any TransitionStating)?.statedTransition
    }

    package static var mayStateTransition: Bool {
        if Modifier.self is SetTrait<TransitionTrait>.Type { return true }
        guard Modifier.self is any ElementModifier.Type || Modifier.self is any ContextModifier.Type else {
            return false
        }
        guard TransitionStatingTypes.stating.mayInclude(Content.self) else { return false }
        return (Content.self as? any TransitionStating.Type)?.mayStateTransition ?? false
    }
}

/// Which types of views may state a transition, once asked.
@MainActor
package final class TransitionStatingTypes {
    private var known: [ObjectIdentifier: Bool] = [:]
    /// What was asked for last: the children of data are mostly of one type.
    private var last: (type: ObjectIdentifier, mayState: Bool)?
    fileprivate static let stating = Conformers(to: (any TransitionStating).self)

    /// The transition that `view` states.
    func statedTransition(of view: any View) -> (any PerformedTransition)? {
        mayState(type(of: view)) ? (view as? any TransitionStating)?.statedTransition : nil
    }

    /// Whether it states one. To know that takes less than to have it.
    func statesTransition(_ view: any View) -> Bool { mayState(type(of: view)) && statedTransition(of: view) != nil }

    private func mayState(_ type: any View.Type) -> Bool {
        let name = ObjectIdentifier(type)
        if let last, last.type == name { return last.mayState }
        let mayState =
            known[name]
            ?? (Self.stating.mayInclude(type) && (type as? any TransitionStating.Type)?.mayStateTransition ?? false)
        (known[name], last) = (mayState, (name, mayState))
        return mayState
    }
}

private enum StatedTransitionKey: EnvironmentKey { static var defaultValue: (any PerformedTransition)? { nil } }

extension BuildContext {
    /// The context of a modifier's content, in which each view that comes and goes has this transition if it states none itself.
    func stating(_ transition: any PerformedTransition) -> BuildContext {
        var inner = self
        inner.environment[StatedTransitionKey.self] = transition
        inner.handsTransition = true
        return inner
    }

    /// The same place as a part of `outer` without a container between: what comes and goes in it has the transition that is stated there.
    func handed(by outer: BuildContext) -> BuildContext {
        var copy = self
        copy.handsTransition = outer.handsTransition
        return copy
    }

    /// The transition that is stated around this place; nil where there is none, or a container between.
    var handedTransition: (any PerformedTransition)? {
        handsTransition ? environment[StatedTransitionKey.self] : nil
    }
}
