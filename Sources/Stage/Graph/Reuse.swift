/// What evaluations take over from those before them.
///
/// A part of the tree is the elements of one place. It is not built, laid out or lowered again where it is what it would be now:
///
/// - Frames take over what is *still*: nothing in it told of motion while it was built, placed and lowered, and what it is made
///   from cannot have changed, because it is not in the body of a view that is presented gradually, or in content that changes
///   with time or geometry. What moves without a change of layout, such as an offset, a color or a frame, does not count: its
///   element stays, too, and takes the values of each frame (`Element.follow()`).
/// - All other evaluations of a user's own view, where every change of what its body reads is told (`DynamicProperties.isTold(_:)`), take
///   over its body as the last update made it while nothing of that has changed. So an object that a body makes and hands
///   on (`Page(model: Model())`) lives until the body has a reason to run again, as in SwiftUI.
/// - Updates that come from writes of state alone evaluate a body again only where its view, the environment that it may read, or
///   state or an object that it has read is another. What a body that stands is made of is known to be unchanged, also where it
///   cannot be compared, such as the action of a button (see `BuildContext.isUnchanged`). They take over what is still, moves in no way, has no state of its own that was
///   written, is of the same view in the same environment, and asks for nothing after the update. What is in there sees the
///   transaction of the present update (see `TransactionInForce`); so where updates say how their changes are shown, nothing in
///   there may change that.
final class Reuse {
    /// Elements of a place, as the evaluation of a number built them.
    final class Part {
        fileprivate let elements: [Element]
        private(set) var evaluation: Int
        /// What they were made from, or handed last.
        fileprivate private(set) var view: (any View)?
        fileprivate private(set) var transaction: TransactionInForce
        /// That of the last update, which is the same as the one they were made in: all parts of a container have one, so that it
        /// is compared once for all of them.
        fileprivate var environment: EnvironmentValues

        fileprivate init(
            _ elements: [Element], _ evaluation: Int, _ view: (any View)?, _ inherited: BuildContext.Inherited
        ) {
            (self.elements, self.evaluation, self.view) = (elements, evaluation, view)
            (transaction, environment) = (inherited.transaction, inherited.environment)
        }

        /// The only element, and the view that it was made from, or handed last; nil where there are more or the view is not known.
        var standing: (element: Element, view: any View)? {
            guard elements.count == 1, let view else { return nil }
            return (elements[0], view)
        }

        /// The elements stand, and have taken what is new of a view.
        fileprivate func take(_ view: any View, _ evaluation: Int, _ inherited: BuildContext.Inherited) {
            (self.evaluation, self.view) = (evaluation, view)
            (transaction, environment) = (inherited.transaction, inherited.environment)
        }
    }

    /// A number of an evaluation for each place; -1 where there is none.
    private struct Marks {
        private var values = PlaceTable(empty: -1)

        subscript(place: Identity) -> Int { values[place.number] }

        /// Marks a place.
        mutating func set(_ place: Identity, _ evaluation: Int) { values[place.number] = evaluation }

        /// Marks a place, and all that it is a part of.
        mutating func setAll(from place: Identity, _ evaluation: Int) {
            let parents = place.parents
            var number = place.number
            while number >= 0, values[number] != evaluation {
                values[number] = evaluation
                number = parents[number]
            }
        }
    }

    /// The number of the present evaluation.
    private(set) var evaluation = 0
    /// Evaluations before this one saw another model.
    private var firstValid = 0
    /// The same of bodies whose reasons to run again are all told.
    private var firstValidTold = 0
    /// By the number of the place.
    private var parts = PlaceTable<Part?>(empty: nil)
    /// Bodies as updates evaluated them, by the number of the place.
    private var bodies = PlaceTable<EvaluatedBody?>(empty: nil)
    /// Children of content that is presented gradually, by the number of the place.
    private var presented = PlaceTable<NamedViews?>(empty: nil)
    /// Elements of layouts, as updates made them, by the number of the place.
    private var arrangements = PlaceTable<Element?>(empty: nil)
    /// When something in a place that has guides of its own was built.
    private var guided = Marks()
    /// When something in a place moved last.
    private var moved = Marks()
    /// When an element in a place moved last while it stood.
    private var followed = Marks()
    /// After which evaluation state in a place was written last.
    private var written = Marks()
    /// The same of a place's own state, and not of what is a part of it.
    private var writtenItself = Marks()
    /// Which evaluation asked last for the time of each frame in a place's own body.
    private var timed = Marks()
    /// Which update built a place last.
    private var built = Marks()
    /// When something in a place decided the transaction of what is below it.
    private var transacted = Marks()
    /// In which update something in a place asked last for work to be done afterwards.
    private var asked = Marks()
    /// When the elements of a place could not be brought to a body that is presented gradually.
    private var refused = Marks()
    /// Whether parts may be taken over in the present evaluation.
    private(set) var isAllowed = false
    private var isUpdate = false
    /// Whether no body has a reason to run again in the present update, also where objects may have changed that it holds.
    private var onlyRedraws = false
    /// The evaluations of the present update and of the one before.
    private var (update, previousUpdate) = (0, 0)
    /// The first of the updates in a row at the present moment: what they have built has not moved since.
    private var firstOfMoment = 0
    /// Elements that move while they stand, in the order in which they were made. See `Element.follow()`.
    private(set) var moving: [Element] = []
    /// How many of these an earlier update of this moment has made. Others may stand in their places by now.
    private(set) var carriedCount = 0
    /// Whether elements were built since it was looked which of these are replaced.
    private var hasBuilt = false
    /// The last comparisons of what is handed down, of which there are few for all parts of a container.
    private var comparisons: [(new: EnvironmentValues, old: EnvironmentValues, isSame: Bool)] = []
    private static let comparisonLimit = 4

    /// A frame begins.
    func beginFrame() {
        evaluation += 1
        isAllowed = true
        isUpdate = false
    }

    /// An update begins.
    ///
    /// - Parameters:
    ///   - isPartial: whether all that has changed since the last evaluation was told by `noteWrite`.
    ///   - isOfSameMoment: whether no time has passed since the last update.
    ///   - onlyRedraws: whether nothing has changed but objects of ours that a place shows.
    func beginUpdate(isPartial: Bool, isOfSameMoment: Bool, onlyRedraws: Bool = false) {
        self.onlyRedraws = onlyRedraws
        evaluation += 1
        (update, previousUpdate) = (evaluation, update)
        let carriesOn = isPartial && isOfSameMoment && isUpdate
        if !carriesOn { (firstOfMoment, moving) = (evaluation, []) }
        carriedCount = moving.count
        isUpdate = true
        isAllowed = isPartial
        comparisons = []
        if !isPartial { firstValid = evaluation }
    }

    /// Nothing may be taken over until the next evaluation begins, or from evaluations up to now.
    func forget() {
        (firstValid, firstValidTold) = (evaluation + 1, evaluation + 1)
        isAllowed = false
        (moving, carriedCount) = ([], 0)
    }

    /// Leaves out elements that an earlier update of the moment has made and whose places the last one does not know any more.
    func dropCarried(unless isPresent: (Element) -> Bool) {
        guard carriedCount > 0 else { return }
        moving = moving[..<carriedCount].filter(isPresent) + moving[carriedCount...]
        carriedCount = 0
    }

    /// An element is brought to the time of each frame as long as it stands.
    func follow(_ element: Element, in place: Identity) {
        moving.append(element)
        hasBuilt = true
        followed.setAll(from: place, evaluation)
    }

    /// Leaves out the elements that nothing but this list keeps any more: others stand in their places.
    func dropReplaced() {
        guard hasBuilt else { return }
        hasBuilt = false
        // Mostly all are kept by something else.
        guard moving.indices.contains(where: { isKnownUniquelyReferenced(&moving[$0]) }) else { return }
        var count: Int
        repeat {
            count = moving.count
            // A cast of the list would look at the type of each.
            var present = moving.map(Optional.some)
            moving = []
            // Outer elements were mostly made last, and keep those that are in them. Some follow only once they are placed, after what
            // they are in, which takes another turn.
            for index in present.indices.reversed() {
                if isKnownUniquelyReferenced(&present[index]) { present[index] = nil }
            }
            moving = present.compactMap { $0 }
        } while moving.count < count
    }

    /// Something moves in a place, and so in all that it is a part of.
    func note(_ place: Identity) { moved.setAll(from: place, evaluation) }

    /// State of a place was written, or is gone.
    func noteWrite(_ place: Identity) {
        written.setAll(from: place, evaluation)
        // Properties that are made of others keep their state in places of their own below that of the view.
        var own = place
        writtenItself.set(own, evaluation)
        while case .index = own.component, let view = own.parent {
            writtenItself.set(view, evaluation)
            own = view
        }
    }

    /// Whether state or an object that code of this very place reads has changed since the update before.
    func hasChanged(_ place: Identity) -> Bool { writtenItself[place] >= previousUpdate }

    /// Whether that has changed since an evaluation.
    func wasWritten(_ place: Identity, since evaluation: Int) -> Bool { writtenItself[place] >= evaluation }

    /// Whether that holds for a place or one that it is a part of, up to `outermost`.
    func hasChanged(_ place: Identity, upTo outermost: Identity?) -> Bool {
        var present: Identity? = place
        while let here = present {
            if hasChanged(here) { return true }
            present = here === outermost ? nil : here.parent
        }
        return false
    }

    /// The body of the view of a place has asked for the time of each frame.
    func noteTime(_ place: Identity) { timed.set(place, evaluation) }

    /// Whether that body has asked in this evaluation.
    func asksForTime(_ place: Identity) -> Bool { timed[place] == evaluation }

    /// A place decides the transaction of what is below it.
    func noteTransaction(_ place: Identity) { transacted.setAll(from: place, evaluation) }

    /// Something in a place asks for work to be done after each update.
    func noteRequest(_ place: Identity) { asked.setAll(from: place, evaluation) }

    /// The elements of a place cannot stand while the body that they are of is presented gradually. They are made anew in this
    /// evaluation, and with each frame until the next update.
    func noteRefusal(_ place: Identity) {
        refused.set(place, evaluation)
        note(place)
    }

    /// Whether the elements of a place could not stand since the last update.
    func hasRefused(_ place: Identity) -> Bool { refused[place] >= max(update, firstValid) }

    /// Whether something in a place has told of motion in this evaluation.
    func isMoving(_ place: Identity) -> Bool { moved[place] == evaluation }

    /// The elements of a place, if they are still what they would be now.
    ///
    /// - Parameter isUnchanged: whether the view is known to be the same as in the update before.
    func elements(
        of place: Identity, _ view: (any View)?, _ inherited: BuildContext.Inherited, isUnchanged: Bool
    ) -> [Element]? {
        guard let part = present(place) else { return nil }
        guard isUpdate else { return part.elements }
        guard isWhereItWas(place), isSame(inherited.environment, part.environment), let view, let known = part.view,
            isUnchanged || ValueComparison.areSame(any: view, known)
        else { return nil }
        return taken(part, of: place, inherited)
    }

    /// The same in an update, of a view that is known to be unchanged.
    func unchangedElements(of place: Identity, _ inherited: BuildContext.Inherited) -> [Element]? {
        guard isUpdate, let part = present(place), part.view != nil, isWhereItWas(place),
            isSame(inherited.environment, part.environment)
        else { return nil }
        return taken(part, of: place, inherited)
    }

    /// What a place is made of, if nothing in it moves or was written.
    private func present(_ place: Identity) -> Part? {
        guard isAllowed, let part = parts[place.number], part.evaluation >= firstValid,
            moved[place] < part.evaluation, written[place] < part.evaluation
        else { return nil }
        return part
    }

    /// Whether an update may take over a place: what has moved since an update built it is not where that update recorded it.
    private func isWhereItWas(_ place: Identity) -> Bool {
        let built = built[place]
        return moved[place] < built && asked[place] < built && (followed[place] < built || built >= firstOfMoment)
    }

    /// The elements of a part that an update takes over, in its transaction; nil where something in there may change that.
    private func taken(_ part: Part, of place: Identity, _ inherited: BuildContext.Inherited) -> [Element]? {
        let (new, old) = (inherited.transaction, part.transaction)
        guard transacted[place] < built[place] || new.value.isPlain && old.value.isPlain else { return nil }
        // What an earlier update of this moment has set in motion goes on in what this one builds around it.
        if followed[place] >= built[place] { followed.setAll(from: place, evaluation) }
        old.become(new)
        part.environment = inherited.environment
        return part.elements
    }

    /// What a place is made of, if its element may take what the present update brings: an update before this moment has made it or handed
    /// it something new, and nothing in there has to be made anew with each evaluation, or has state of its own that was written.
    func standing(in place: Identity, _ inherited: BuildContext.Inherited) -> Part? {
        guard isUpdate, let part = present(place), part.evaluation == built[place], part.evaluation < firstOfMoment,
            isSame(inherited.environment, part.environment)
        else { return nil }
        return part
    }

    /// Whether nothing in a place has moved, asked for anything or decided a transaction in an evaluation or since.
    func isStill(_ place: Identity, since evaluation: Int) -> Bool {
        moved[place] < evaluation && followed[place] < evaluation && asked[place] < evaluation
            && transacted[place] < evaluation
    }

    /// The element that an update before has made for the layout of a place.
    func arrangement(of place: Identity) -> Element? { arrangements[place.number] }

    /// Remembers it.
    func keepArrangement(_ element: Element, of place: Identity) { arrangements[place.number] = element }

    /// Something in a place has guides of its own.
    func noteGuide(_ place: Identity) { guided.setAll(from: place, evaluation) }

    /// Whether anything in a place has ever had guides of its own.
    func isGuided(_ place: Identity) -> Bool { guided[place] >= 0 }

    /// Whether both are the same environment.
    private func isSame(_ new: EnvironmentValues, _ old: EnvironmentValues) -> Bool {
        if new.isCopy(of: old) { return true }
        // Not one by one, which would copy each.
        let known = comparisons.firstIndex { $0.new.isCopy(of: new) && $0.old.isCopy(of: old) }
        if let known { return comparisons[known].isSame }
        let isSame = new.areSame(as: old)
        if comparisons.count == Self.comparisonLimit { comparisons.removeFirst() }
        comparisons.append((new, old, isSame))
        return isSame
    }

    /// The body of a view in this place, as an update before has evaluated it, if it is what it would be now.
    func body<V: View>(
        of place: Identity, _ view: V, _ inherited: BuildContext.Inherited, isUnchanged: Bool
    ) -> V.Body? {
        let isPartial = isUpdate && isAllowed
        let isTold = DynamicProperties.isTold(V.self)
        let mayStand = isPartial ? onlyRedraws || !DynamicProperties.isSilent(V.self) : isTold
        // What is told of all its reasons stands through whatever updates there were between.
        guard mayStand, isPartial || Graph.takesOverInUpdates,
            let known = bodies[place.number] as? BodyOfView<V>,
            known.evaluation >= (isTold ? firstValidTold : firstValid), writtenItself[place] < known.evaluation,
            timed[place] < known.evaluation,
            DynamicProperties.fields(of: V.self).isEmpty || isSame(inherited.environment, known.inherited.environment),
            isUnchanged || ValueComparison.areSame(view, known.view)
        else { return nil }
        return known.body
    }

    /// The children that content which is presented gradually has shown in a place.
    func presentedChildren(of place: Identity) -> NamedViews? { presented[place.number] }

    /// Remembers them.
    func keepPresented(_ children: NamedViews?, of place: Identity) { presented[place.number] = children }

    /// Remembers the body of a view in this place.
    func keep<V: View>(_ body: V.Body, of view: V, in place: Identity, _ inherited: BuildContext.Inherited) {
        guard isUpdate else { return }
        bodies[place.number] = BodyOfView(view, body, inherited, evaluation)
    }

    /// Remembers what was built in a place.
    func keep(
        _ elements: [Element], of place: Identity, _ view: (any View)?, _ inherited: BuildContext.Inherited
    ) {
        hasBuilt = true
        if isUpdate { built.set(place, evaluation) }
        parts[place.number] = Part(elements, evaluation, view, inherited)
    }

    /// Remembers that what a place is made of has taken what an update brings.
    func keepStanding(_ part: Part, in place: Identity, _ view: any View, _ inherited: BuildContext.Inherited) {
        hasBuilt = true
        built.set(place, evaluation)
        part.take(view, evaluation, inherited)
    }
}

/// A body, and what it was made from.
private class EvaluatedBody {}

/// The same of a view whose type is known.
private final class BodyOfView<V: View>: EvaluatedBody {
    let view: V
    let body: V.Body
    let inherited: BuildContext.Inherited
    let evaluation: Int

    init(_ view: V, _ body: V.Body, _ inherited: BuildContext.Inherited, _ evaluation: Int) {
        (self.view, self.body, self.inherited, self.evaluation) = (view, body, inherited, evaluation)
    }
}

extension BuildContext {
    /// The elements of this place: those of the evaluation before, where nothing can have changed, or as `build` makes them.
    ///
    /// - Parameter view: what they are made from, if an update may take them over.
    @MainActor
    func reusing(_ view: (any View)?, _ build: (BuildContext) -> [Element]) -> [Element] {
        guard isStable else { return build(self) }
        if let known = graph.reuse.elements(of: identity, view, inherited, isUnchanged: isUnchanged) {
            graph.take(identity)
            return known
        }
        let elements = build(self)
        graph.reuse.keep(elements, of: identity, view, inherited)
        return elements
    }
}
