// Elements stand through an update whose new values differ only in modifiers that may move while they stand. The values are handed
// to them, as the update would have handed them to new elements: it records the same, and asks the same questions in the same order.

/// What is asked of a view whose value of before has elements.
public enum KinoraRenewal {
    /// Whether the elements may stand. Nothing is changed yet.
    case trial
    /// To hand the new value to the elements; the answer is whether they show anything else than before, or may from now on.
    case take
}

extension View {
    /// What nobody knows more of stands where nothing has changed.
    public func _renew(_ element: Element, from old: Self, _ context: BuildContext, _ step: KinoraRenewal) -> Bool {
        renewWhole(element, from: old, context, step)
    }

    /// Nothing in it has changed.
    @MainActor
    fileprivate func renewWhole(
        _ element: Element, from old: Self, _ context: BuildContext, _ step: KinoraRenewal
    ) -> Bool {
        guard step == .trial else {
            element.takeTransaction(of: context)
            return false
        }
        return context.graph.reuse.isAtRest(context.identity) && ValueComparison.areSame(self, old)
    }
}

extension ViewModifier {
    public func _renew(
        _ element: Element, from old: Self, _ context: BuildContext, _ step: KinoraRenewal,
        _ content: @MainActor (Element, BuildContext) -> Bool
    ) -> Bool { false }

    /// Whether elements are handed new values of this modifier.
    public static var _renews: Bool { false }
}

extension ModifiedContent where Content: View, Modifier: ViewModifier {
    @MainActor
    public func _renew(_ element: Element, from old: Self, _ context: BuildContext, _ step: KinoraRenewal) -> Bool {
        guard Modifier._renews else { return renewWhole(element, from: old, context, step) }
        let (content, known) = (content, old.content)
        return modifier._renew(element, from: old.modifier, context, step) { inner, outer in
            let place = outer.child(.content)
            let answer = content._renew(inner, from: known, place, step)
            if answer, step == .take { place.graph.reuse.drop(place.identity) }
            return answer
        }
    }
}

extension ContextModifier {
    public static var _renews: Bool { true }

    public func _renew(
        _ element: Element, from old: Self, _ context: BuildContext, _ step: KinoraRenewal,
        _ content: @MainActor (Element, BuildContext) -> Bool
    ) -> Bool {
        if step == .trial {
            return (Self.changesTransactionAlone || ValueComparison.areSame(self, old)) && content(element, context)
        }
        var inner = context
        change(&inner)
        return content(element, inner)
    }
}

extension ElementModifier where Self: Animatable {
    /// `_renew` of a modifier whose elements are those that `followed` makes, or a single one that `wrap` makes.
    @MainActor
    package func renewFollowed(
        _ element: Element, from old: Self, _ context: BuildContext, _ step: KinoraRenewal,
        _ content: @MainActor (Element, BuildContext) -> Bool
    ) -> Bool {
        guard step == .take else {
            guard let wrapper = element as? WrapperElement, wrapper.isAroundContent, wrapper.modifierType == Self.self,
                wrapper.context.identity === context.identity, context.canFollow
            else { return false }
            return content(wrapper.child, context)
        }
        let own = unsafeDowncast(element, to: ModifierElement<Self>.self)
        own.takeTransaction(of: context)
        var moves = false
        let shown = context.animated(self, slot: Slot.modifier, reportsTarget: false, follows: true, moves: &moves)
        // What is further in comes to the time of a frame before.
        let changesContent = content(own.child, context)
        let changes = own.renew(shown, moves ? context.motion(of: self, slot: Slot.modifier) : nil)
        guard changes || changesContent else { return false }
        own.noteRenewal()
        return true
    }
}

/// A modifier whose element stands where it is the same, while its content takes what is new.
@MainActor
package protocol StandingModifier: ElementModifier {}

extension StandingModifier {
    package static var _renews: Bool { true }

    package func _renew(
        _ element: Element, from old: Self, _ context: BuildContext, _ step: KinoraRenewal,
        _ content: @MainActor (Element, BuildContext) -> Bool
    ) -> Bool {
        guard step == .take else {
            guard let wrapper = element as? WrapperElement, wrapper.isAroundContent, !wrapper.isFollowed,
                wrapper.context.identity === context.identity, ValueComparison.areSame(self, old)
            else { return false }
            return content(wrapper.child, context)
        }
        let own = unsafeDowncast(element, to: WrapperElement.self)
        own.takeTransaction(of: context)
        guard content(own.child, context) else { return false }
        own.noteRenewal()
        return true
    }
}

extension Element {
    /// What is built in its place sees the transaction of the present update.
    fileprivate func takeTransaction(of place: BuildContext) {
        context.inherited.transaction.become(place.inherited.transaction)
    }
}

/// A view whose outermost modifier may hand new values to its element.
private protocol RenewingView {
    static var renews: Bool { get }
}

extension ModifiedContent: RenewingView where Content: View, Modifier: ViewModifier {
    static var renews: Bool { Modifier._renews }
}

/// Which types of views do so, once asked: to compare all of a large view only to see that something in it has changed takes long.
@MainActor
private enum RenewingTypes {
    private static var known: [ObjectIdentifier: Bool] = [:]

    static func include(_ type: Any.Type) -> Bool {
        let key = ObjectIdentifier(type)
        if let known = known[key] { return known }
        let renews = (type as? any RenewingView.Type)?.renews ?? false
        known[key] = renews
        return renews
    }
}

extension BuildContext {
    /// The elements of this place, where an update before has made them of a view that differs only in what they can be handed.
    ///
    /// - Parameter place: where the view itself is built, in this place or a part of it.
    @MainActor
    func renewedElements(of view: any View, builtIn place: BuildContext) -> [Element]? {
        guard let part = graph.reuse.renewable(identity, inherited), let known = part.view else { return nil }
        func renewed<V: View>(_ view: V) -> [Element]? {
            guard let old = known as? V else { return nil }
            return place.renewed(part.elements, of: view, from: old, in: self)
        }
        return renewed(view)
    }

    /// The same of a body in this place, whose view in the place of `part` has made `old` before.
    @MainActor
    func renewedElements<V: View>(of body: V, from old: V, in part: BuildContext) -> [Element]? {
        guard let known = graph.reuse.renewable(part.identity, writtenIn: identity, inherited) else { return nil }
        return renewed(known.elements, of: body, from: old, in: part)
    }

    /// The elements that `old` has made in this place, handed a new value; nil where they have to be made anew.
    ///
    /// - Parameter part: the place that the elements are of: this one, or one that it is the content of.
    @MainActor
    private func renewed<V: View>(_ elements: [Element], of view: V, from old: V, in part: BuildContext) -> [Element]? {
        guard elements.count == 1, RenewingTypes.include(V.self) else { return nil }
        var wrappers: [WrapperElement] = []
        var element = elements[0]
        while !element.context.identity.isWithin(identity) {
            guard let wrapper = element as? WrapperElement, !wrapper.isFollowed else { return nil }
            wrappers.append(wrapper)
            element = wrapper.child
        }
        guard view._renew(element, from: old, self, .trial) else { return nil }
        graph.take(part.identity)
        for wrapper in wrappers { wrapper.takeTransaction(of: part) }
        if view._renew(element, from: old, self, .take) { for wrapper in wrappers { wrapper.noteRenewal() } }
        return elements
    }
}
