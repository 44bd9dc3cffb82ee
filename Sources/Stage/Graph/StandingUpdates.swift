// Elements stand in an update, too, where no more differs in what they are made from than values that effects and positions take as they
// move: such an element takes its new target and sets out for it, as the one that would be made in its place. All else that it holds has
// to be as an update before has left it, at rest.

/// Where an update hands a view to the element that the view before has made.
@MainActor
public struct KinoraUpdatedPlace {
    /// As the view would be built in it.
    package var context: BuildContext
    /// The evaluation that made the element, or handed it something last.
    let evaluation: Int

    /// The place of a modifier's content.
    fileprivate var content: KinoraUpdatedPlace {
        KinoraUpdatedPlace(context: context.part(.content), evaluation: evaluation)
    }

    /// Whether nothing in it has moved or asked for anything then or since.
    fileprivate var isStill: Bool { context.graph.reuse.isStill(context.identity, since: evaluation) }
}

/// Goes on with what a modifier is around.
public typealias KinoraContentUpdate = @MainActor (Element, KinoraUpdatedPlace) -> Bool

extension View {
    /// What nobody knows more of is made anew.
    public func _update(_ element: Element, from old: UnsafePointer<Self>, in place: KinoraUpdatedPlace) -> Bool {
        false
    }

    /// The same from a view whose type is forgotten.
    fileprivate func updated(_ element: Element, from old: any View, in place: KinoraUpdatedPlace) -> Bool {
        updated(element, fromKnown: old, in: place)
    }

    /// A cast would look for the type of an optional value, and copy.
    private func updated<Old: View>(_ element: Element, fromKnown old: Old, in place: KinoraUpdatedPlace) -> Bool {
        guard Old.self == Self.self else { return false }
        return withUnsafePointer(to: old) {
            _update(element, from: UnsafeRawPointer($0).assumingMemoryBound(to: Self.self), in: place)
        }
    }
}

extension ViewModifier {
    /// What nobody knows more of is made anew.
    public func _update(
        _ element: Element, from old: Self, in place: KinoraUpdatedPlace, _ content: KinoraContentUpdate
    ) -> Bool { false }
}

extension ModifiedContent where Content: View, Modifier: ViewModifier {
    public func _update(_ element: Element, from old: UnsafePointer<Self>, in place: KinoraUpdatedPlace) -> Bool {
        modifier._update(element, from: old.pointee.modifier, in: place) { element, outer in
            let place = outer.content
            // The first field of a structure lies where that does.
            let known = UnsafeRawPointer(old).assumingMemoryBound(to: Content.self)
            guard place.isStill, ValueComparison.areSame(content, at: known) else {
                return content._update(element, from: known, in: place)
            }
            element.stand(in: place.context)
            return true
        }
    }
}

extension ElementModifier where Self: Animatable {
    /// Hands the modifier to an element that `followed` has made.
    package func updateFollowed(
        _ element: Element, in place: KinoraUpdatedPlace, _ content: KinoraContentUpdate
    ) -> Bool {
        let context = place.context
        guard let wrapper = element.wrapper, wrapper.modifierType == Self.self, wrapper.mayStand(in: context) else {
            return false
        }
        var moves = false
        let shown = context.animated(self, slot: Slot.modifier, reportsTarget: false, follows: true, moves: &moves)
        guard content(wrapper.child, place) else { return false }
        wrapper.stand(in: context)
        // The type is known, and to look it up costs more than all else.
        unsafeDowncast(wrapper, to: ModifierElement<Self>.self).take(
            shown, moves ? context.motion(of: self, slot: Slot.modifier) : nil)
        return true
    }

    /// The same of one that `followedByContent` has made; what moves otherwise than this place says is made anew.
    package func updateFollowedByContent(
        _ element: Element, in place: KinoraUpdatedPlace, _ content: KinoraContentUpdate
    ) -> Bool {
        guard let wrapper = element.wrapper, wrapper.child.placeOfDrawing.sharesTransaction(with: wrapper.context)
        else { return false }
        return updateFollowed(element, in: place, content)
    }
}

extension ElementModifier {
    /// Goes on with the content where the modifier is as before and at rest, and where nothing but its element was made of it.
    package func updateUnchanged(
        _ element: Element, from old: Self, in place: KinoraUpdatedPlace, _ content: KinoraContentUpdate
    ) -> Bool {
        let context = place.context
        guard let wrapper = element.wrapper, wrapper.mayStand(in: context), !context.moves(Slot.modifier),
            ValueComparison.areSame(self, old), content(wrapper.child, place)
        else { return false }
        wrapper.stand(in: context)
        wrapper.noteUpdate()
        return true
    }
}

extension Element {
    /// Whether it is what a modifier in this place has made, and may stand in an update.
    fileprivate func mayStand(in place: BuildContext) -> Bool {
        context.identity === place.identity && context.canFollow && !readsPlace
    }

    /// Stands in a place of an update, whose transaction it sees from now on.
    fileprivate func stand(in place: BuildContext) { context.followTransaction(of: place) }

    /// The element of a child's content, in those that show how the child comes and goes.
    ///
    /// - Parameter place: the place of the view that the child is one of.
    fileprivate func content(below place: Identity) -> Element? {
        isContent(below: place) ? self : wrapper?.child.content(below: place)
    }

    /// The elements around that content stand, too.
    fileprivate func stand(around content: Element, in place: BuildContext) {
        guard self !== content, let wrapper else { return }
        stand(in: place)
        noteUpdate()
        wrapper.child.stand(around: content, in: place)
    }
}

extension BuildContext {
    /// The element of a child that may come and go, if it takes what an update brings.
    ///
    /// - Parameters:
    ///   - view: the child, whose place this is.
    ///   - parent: the place of the view that the child is one of.
    @MainActor
    func standingElement(ofChild view: any View, below parent: Identity) -> Element? {
        let graph = graph
        let reuse = graph.reuse
        guard mayStandInUpdate, let known = reuse.standing(in: identity, inherited),
            let (element, old) = known.standing, handedTransition == nil,
            !graph.transitionStating.statesTransition(view),
            reuse.isStill(identity.child(.secondary), since: known.evaluation),
            let content = element.content(below: parent),
            view.updated(
                content, from: old, in: KinoraUpdatedPlace(context: part(.content), evaluation: known.evaluation))
        else { return nil }
        element.stand(around: content, in: self)
        graph.take(identity)
        reuse.keepStanding(known, in: identity, view, inherited)
        return element
    }

    /// Whether elements built here may stand in this update.
    @MainActor
    private var mayStandInUpdate: Bool {
        isUpdating && isStable && canFollow && !isPresented && !isTimed && !isLive && !graph.showsObjects
    }
}
