import KinoraScene

/// What a view sees while its elements are built: its place in the tree, its environment and the transaction in force.
///
/// Every element keeps one, and most are like that of the element above but for the place; so what is inherited is shared.
public struct BuildContext {
    package private(set) var identity: Identity
    private(set) var inherited: Inherited
    /// What holds of this place, a bit each: contexts are copied with each step down the tree, and are three words so.
    private var flags: Flags = [.isStable, .stands]

    private struct Flags: OptionSet {
        let rawValue: UInt16
        static let isStable = Flags(rawValue: 1 << 0)
        static let stands = Flags(rawValue: 1 << 1)
        static let isWatched = Flags(rawValue: 1 << 2)
        static let isPresented = Flags(rawValue: 1 << 3)
        static let isTimed = Flags(rawValue: 1 << 4)
        static let liesBetweenPixels = Flags(rawValue: 1 << 5)
        static let isUnchanged = Flags(rawValue: 1 << 6)
        static let takesOverContent = Flags(rawValue: 1 << 7)
        static let handsTransition = Flags(rawValue: 1 << 8)
    }

    private subscript(flag: Flags) -> Bool {
        get { flags.contains(flag) }
        set { if newValue { flags.formUnion(flag) } else { flags.subtract(flag) } }
    }

    /// Whether what is built here is made from the same values in each frame between two updates.
    var isStable: Bool { self[.isStable] }
    /// Whether elements that are built here stand from frame to frame: nothing above builds others in their place with each frame
    /// without telling.
    var stands: Bool { self[.stands] }
    /// Whether this is part of content that is presented gradually, and that stands as long as it can be handed that of each frame.
    var isPresented: Bool { self[.isPresented] }
    /// Whether something above is made anew as time passes, so that code in here sees the time of each frame.
    var isTimed: Bool { self[.isTimed] }
    /// Whether something above, a timeline or keyframes, is made from another value in each frame. What is moved so lies between pixels,
    /// lest it move by whole ones.
    var liesBetweenPixels: Bool { self[.liesBetweenPixels] }
    /// Whether code in here that makes content runs again at each step of time.
    var isLive: Bool { inherited.contentRun == .steps }
    /// Whether the view that is built here is the one of the update before: it is a part of a body that was not evaluated again.
    var isUnchanged: Bool { self[.isUnchanged] }
    /// Whether a modifier that has changed or moves takes over its content of before, where the content is the same.
    var takesOverContent: Bool { self[.takesOverContent] }
    /// Whether the transition that is stated around this place is that of the views in it: there are only modifiers, groups and
    /// bodies between, none of which is a container.
    var handsTransition: Bool {
        get { self[.handsTransition] }
        set { self[.handsTransition] = newValue }
    }

    /// What is handed down the tree, shared by all contexts that have not changed it.
    final class Inherited {
        let graph: Graph
        var environment: EnvironmentValues
        let transaction: TransactionInForce
        /// When code that makes content runs again.
        fileprivate var contentRun: ContentRun

        fileprivate init(
            _ graph: Graph, _ environment: EnvironmentValues, _ transaction: TransactionInForce,
            _ contentRun: ContentRun = .once
        ) {
            (self.graph, self.environment, self.transaction) = (graph, environment, transaction)
            self.contentRun = contentRun
        }

        /// The same in another transaction.
        fileprivate func with(_ transaction: TransactionInForce) -> Inherited {
            Inherited(graph, environment, transaction, contentRun)
        }
    }

    package init(graph: Graph, identity: Identity, environment: EnvironmentValues, transaction: Transaction) {
        self.identity = identity
        inherited = Inherited(graph, environment, TransactionInForce(transaction))
    }

    package var graph: Graph { inherited.graph }

    package var environment: EnvironmentValues {
        get { inherited.environment }
        _modify {
            makeOwn()
            yield &inherited.environment
        }
    }

    package var transaction: Transaction {
        get { inherited.transaction.value }
        set {
            graph.reuse.noteTransaction(identity)
            inherited = inherited.with(TransactionInForce(newValue, of: identity))
        }
    }

    /// Whether that disables animations.
    var disablesAnimations: Bool { inherited.transaction.disablesAnimations }
    /// Whether nothing has changed but the time, so that they are disabled.
    var isOfTime: Bool { inherited.transaction.isOfTime }

    /// Makes this place the one that decides the transaction of what is below, whether it changes it in this update or not.
    /// Whoever may change it in some updates calls this in all of them.
    package mutating func separateTransaction() { transaction = transaction }

    /// Leaves the transaction as it is in this update, in a place that may change it in others, by `changeTransactionForUpdate`.
    mutating func followTransaction() {
        inherited = inherited.with(TransactionInForce(following: inherited.transaction, of: identity))
    }

    /// Changes the transaction of what is below in this update alone: the next one makes this place anew.
    mutating func changeTransactionForUpdate(_ change: (inout Transaction) -> Void) {
        graph.reuse.noteRequest(identity)
        change(&transaction)
    }

    /// Whether no place between this one and another may give one of them another transaction.
    package func sharesTransaction(with other: BuildContext) -> Bool {
        inherited.transaction.place === other.inherited.transaction.place
    }

    /// The same place, for values that move as those of another place do.
    package func moving(as other: BuildContext) -> BuildContext {
        var copy = self
        copy.inherited = inherited.with(other.inherited.transaction)
        return copy
    }

    /// What is built here sees the transaction of `other` from now on.
    func followTransaction(of other: BuildContext) { inherited.transaction.become(other.inherited.transaction) }

    /// The same place in a change without animation.
    package var still: BuildContext {
        var still = self
        still.transaction = Transaction()
        still.transaction.disablesAnimations = true
        return still
    }

    private mutating func makeOwn() {
        if !isKnownUniquelyReferenced(&inherited) { inherited = inherited.with(inherited.transaction) }
    }

    /// The same place where what is built may differ from frame to frame, because it is made from what is presented.
    ///
    /// - Parameter standing: whether the elements stand nevertheless, because something above keeps them as long as they are what
    ///   they would be.
    package func unstable(_ isUnstable: Bool = true, standing: Bool = false) -> BuildContext {
        var copy = self
        if isUnstable {
            copy.flags.subtract([.isStable, .isUnchanged])
            copy[.stands] = stands && standing
        }
        return copy
    }

    /// The same place in content that is presented gradually, and stands.
    func presented() -> BuildContext {
        var copy = self
        copy[.isPresented] = true
        return copy
    }

    /// The same place where something above is made from where this is shown, and so has to be built again as this moves.
    package func watched() -> BuildContext {
        var copy = self
        copy[.isWatched] = true
        return copy
    }

    /// The same place in content that is made anew as time passes.
    package func timed(_ isTimed: Bool = true) -> BuildContext {
        var copy = self
        if isTimed { copy.flags.formUnion([.isTimed, .liesBetweenPixels]) }
        return copy
    }

    /// The same place in content that is made from another value in each frame, and drawn between pixels.
    package func betweenPixels() -> BuildContext {
        var copy = self
        copy[.liesBetweenPixels] = true
        return copy
    }

    /// The same place in content that changes with every frame. Bodies in there are evaluated again where they are of other values.
    package func live() -> BuildContext {
        var copy = timed()
        copy.runContent(.steps)
        return copy
    }

    /// The same place in content of an entry of a schedule, by whose time its random numbers differ.
    package func content(ofEntryAt time: Double) -> BuildContext {
        var copy = self
        copy.runContent(.entry(Int(truncatingIfNeeded: time.bitPattern)))
        return copy
    }

    /// The same place, where the content of the modifier is taken over if it has not changed.
    func takingOverContent() -> BuildContext {
        var copy = self
        copy[.takesOverContent] = true
        return copy
    }

    /// Whether elements built here may move while they stand.
    package var canFollow: Bool { flags.intersection([.stands, .isWatched]) == .stands }

    /// - Parameter isUnchanged: whether the view that is built there is known to be the one of the update before.
    @inline(__always)
    package func child(_ component: Identity.Component, isUnchanged: Bool = false) -> BuildContext {
        var copy = self
        copy.enter(identity.child(component), isUnchanged: isUnchanged)
        if case .body = component {
            copy.runContent(.once)
            copy.handsTransition = handsTransition
        }
        return copy
    }

    /// Goes on to the place of a child.
    private mutating func enter(_ place: Identity, isUnchanged: Bool) {
        identity = place
        self[.isUnchanged] = isUnchanged && isStable
        flags.subtract([.takesOverContent, .handsTransition])
    }

    /// From here on, code that makes content runs so.
    private mutating func runContent(_ run: ContentRun) {
        guard inherited.contentRun != run else { return }
        makeOwn()
        inherited.contentRun = run
    }

    /// The place of a view that is a part of the view of this place, and so is unchanged where this one is: a stored one, or one
    /// that a closure makes which reads nothing that has changed.
    @inline(__always)
    package func part(_ component: Identity.Component) -> BuildContext {
        child(component, isUnchanged: hasUnchangedParts)
    }

    /// The same of a part whose place is known already.
    func part(at place: Identity) -> BuildContext {
        var copy = self
        copy.enter(place, isUnchanged: hasUnchangedParts)
        return copy
    }

    /// Whether the views of such places are unchanged.
    var hasUnchangedParts: Bool { isUnchanged && !graph.reuse.hasChanged(identity) }

    /// Whether content that an update before has made here is what it would be now: in an update where its maker and what it reads are
    /// unchanged, and in each frame of that.
    package var keepsContent: Bool { isUpdating ? hasUnchangedParts : isStable }

    /// Whether state may be recorded: true in an update, false while a frame is drawn.
    package var isUpdating: Bool { graph.isUpdating }

    /// Something here begins as a value changes. In content that changes with every frame the time alone tells of that.
    ///
    /// - Parameter hasChanged: whether the value is another one now than in the last update. Asked for in frames.
    package func noteFollower(_ hasChanged: @autoclosure () -> Bool) {
        guard isTimed else { return }
        if isUpdating { graph.noteLiveFollower() } else if hasChanged() { graph.awaitStep() }
    }

    /// A value has become another one, which in content that changes with every frame is a change of its own, though nothing but the time
    /// has told of it.
    mutating func beginTimedChange() { if isTimed, isOfTime { transaction = Transaction() } }

    // MARK: Stored values of this place in the tree

    package func key(_ slot: Int) -> Int {
        graph.visit(identity)
        return identity.number << 8 | slot
    }

    package func stored<Value>(_ slot: Int, as type: Value.Type = Value.self) -> Value? {
        graph.stored(key(slot))
    }

    /// The object that holds the value.
    @_specialize(where Value == Bool)
    @_specialize(where Value == Int)
    @_specialize(where Value == Double)
    @_specialize(where Value == CGFloat)
    @_specialize(where Value == CGPoint)
    @_specialize(where Value == CGSize)
    func storedObject<Value>(_ slot: Int) -> Stored<Value>? { storedAny(slot) }

    /// The same of any type. A function of its own, as `showAny` is.
    @inline(never)
    private func storedAny<Value>(_ slot: Int) -> Stored<Value>? { graph.storage[key(slot)] as? Stored<Value> }

    @_specialize(where Value == Bool)
    @_specialize(where Value == Int)
    @_specialize(where Value == Double)
    @_specialize(where Value == CGFloat)
    @_specialize(where Value == CGPoint)
    @_specialize(where Value == CGSize)
    package func store<Value>(_ value: Value, _ slot: Int) { storeAny(value, slot) }

    @inline(never)
    private func storeAny<Value>(_ value: Value, _ slot: Int) { graph.store(value, key(slot)) }

    /// The object that is kept in this place, made where there is none yet.
    package func kept<Object: AnyObject>(_ slot: Int, _ make: @autoclosure () -> Object) -> Object {
        let object: Object = stored(slot) ?? make()
        if isUpdating { store(object, slot) }
        return object
    }

    /// Whether a value of this place moves.
    package func moves(_ slot: Int) -> Bool { graph.storage[key(slot)]?.isMoving == true }

    /// When the motion of a value of this place counts as done, in seconds; nil where it is done.
    package func logicalEnd(_ slot: Int) -> Double? {
        guard let known = graph.storage[key(slot)], known.isMoving, let record = known as? any MovingRecord else {
            return nil
        }
        return record.logicalEnd > graph.now ? record.logicalEnd : nil
    }

    // MARK: Composite views

    /// Elements of a view made of other views: dynamic properties are installed in a copy, animatable data takes its
    /// presentation value, then the body is evaluated.
    @MainActor
    func evaluate<V: View>(_ view: V) -> [Element] {
        reusing(view) { $0.elementsOfBody(view) }
    }

    /// The same of an animatable view.
    @MainActor
    func evaluate<V: View & Animatable>(_ view: V) -> [Element] {
        reusing(view) { place in
            var moves = false
            let keeps = place.mayKeepPresentedBody
            // As of a modifier, what animates is the view as it was made.
            let shown = place.installed(
                place.animated(view, slot: Slot.animatableView, reportsTarget: true, follows: keeps, moves: &moves))
            guard moves else {
                let body = graph.evaluating(shown, from: view, in: place)
                return place.keepStanding(body, of: V.self, with: body._elements(place.bodyPlace))
            }
            return graph.presenting {
                let body = graph.evaluating(shown, from: view, in: place)
                return place.keepUnrevised(
                    with: place.presentedElements(
                        body, by: keeps ? PresentedView(body, of: view, in: place) : nil))
            }
        }
    }

    @MainActor
    private func elementsOfBody<V: View>(_ view: V) -> [Element] {
        var installed = view
        DynamicProperties.install(in: &installed, context: self)
        if isStable, let known = graph.reuse.body(of: identity, view, inherited, isUnchanged: isUnchanged) {
            graph.visit(identity)
            return known._elements(child(.body, isUnchanged: true))
        }
        let body = graph.evaluating(installed, from: view, in: self)
        if isStable { graph.reuse.keep(body, of: view, in: identity, inherited) }
        return keepStanding(body, of: V.self, with: body._elements(bodyPlace))
    }

    /// The place of what the body here has made, once it was evaluated. Where the body asked for the time it makes others with each frame,
    /// and nothing of the update before is taken over.
    var bodyPlace: BuildContext {
        let isOfFrame = graph.hasActivity && graph.reuse.asksForTime(identity)
        return isOfFrame ? child(.body).unstable() : child(.body)
    }

    /// Runs other code of the user that makes views or drawings for this place.
    @MainActor
    package func evaluating<Result>(_ code: () -> Result) -> Result { graph.evaluating(self, code) }

    /// The same of content that changes with every frame.
    @MainActor
    package func evaluatingLive<Result>(_ code: () -> Result) -> Result { graph.evaluatingLive(self, code) }

    /// The same of code that runs again with the content it is a part of: at each step where that changes with every frame.
    @MainActor
    package func evaluatingContent<Result>(_ code: () -> Result) -> Result {
        switch inherited.contentRun {
        case .once: graph.evaluating(self, code)
        case .steps: graph.evaluatingLive(self, code)
        case .entry(let number): graph.evaluating(self, step: number, code)
        }
    }

    // MARK: Animation

    /// The value to draw now: `value` plus what is left of its animations.
    ///
    /// In an update, a change since the last one starts or retargets an animation with the transaction's animation.
    package func animated<A: Animatable>(_ value: A, slot: Int) -> A {
        var moves = false
        return animated(value, slot: slot, reportsTarget: false, moves: &moves)
    }

    /// The same.
    ///
    /// - Parameters:
    ///   - reportsTarget: whether the value's data is set to the target itself in an update at the end of the motion, as
    ///   completion observers of before iOS 17 expect.
    ///   - follows: whether the caller brings the value to the time of each frame itself, see `motion(of:slot:)`.
    ///   - moves: set where the value is not at rest.
    package func animated<A: Animatable>(
        _ value: A, slot: Int, reportsTarget: Bool, follows: Bool = false, moves: inout Bool
    ) -> A {
        let key = key(slot)
        // Most values do not move in most frames. What follows is a function of its own, because it finds the types of what is
        // stored as it begins, which takes longer than all that is done here.
        guard graph.isRecording || graph.storage[key]?.isMoving == true else { return value }
        return changing(value, key, reportsTarget: reportsTarget, follows: follows, moves: &moves)
    }

    /// The same of a value that moves, or may begin to.
    @inline(never)
    private func changing<A: Animatable>(
        _ value: A, _ key: Int, reportsTarget: Bool, follows: Bool, moves: inout Bool
    ) -> A {
        let isPlace = A.self == AnimatableFrame.self
        if graph.isCatchingUp { catchUp(value.animatableData, key, isPlace: isPlace) }
        let known = graph.storage[key]
        guard graph.isUpdating || known?.isMoving == true, A.AnimatableData.self != EmptyAnimatableData.self else {
            return value
        }
        var data = value.animatableData
        switch show(&data, known, key, isPlace: isPlace) {
        case .model: return value
        case .target: guard reportsTarget else { return value }
        case .moving(let record, let isModel):
            moves = true
            graph.noteMotion(of: record, reportsTarget: reportsTarget)
            if !follows { graph.reuse.note(identity) }
            if reportsTarget, StoredAnimatableData.isDeclared(by: A.self) { graph.noteMotionHandler() }
            if isModel { return value }
        }
        var presented = value
        presented.animatableData = data
        return presented
    }
}

extension BuildContext {
    /// How a value moves that `animated` has just recorded, as a function of the time in seconds.
    package func motion<A: Animatable>(of value: A, slot: Int) -> (Double) -> A {
        let model = value.animatableData
        guard let add = motion(like: model, key(slot)) else { return { _ in value } }
        return { time in
            var data = model
            guard add(time, &data) else { return value }
            var presented = value
            presented.animatableData = data
            return presented
        }
    }

    /// Forgets what moved in a slot that has nothing to animate any more.
    func forgetMotion(slot: Int) {
        if graph.isUpdating { graph.storage[key(slot)] = nil }
    }

    /// The same as it is kept.
    package func record<A: Animatable>(of type: A.Type, slot: Int) -> Stored<AnimationRecord<A.AnimatableData>>? {
        graph.storage[key(slot)] as? Stored<AnimationRecord<A.AnimatableData>>
    }
}

/// When code that makes content runs again, other than by a change of what it is made from.
fileprivate enum ContentRun: Equatable {
    case once
    /// At each step of time.
    case steps
    /// With the next entry of a schedule, each of which has a number.
    case entry(Int)
}

/// How an animatable value is shown.
private enum ShownMotion {
    /// It stands still.
    case model
    /// It comes to rest with this update.
    case target
    /// It moves as a record says, also where what is shown is the model already.
    case moving(StoredValue, isModel: Bool)
}

// Whoever calls `animated` is in another module, whose types these functions are not compiled for. Their data is mostly of a
// few types, for which they are: finding the types of generic storage while the program runs would take longer than the work.
extension BuildContext {
    @_specialize(where Data == Double)
    @_specialize(where Data == CGFloat)
    @_specialize(where Data == AnimatablePair<CGFloat, CGFloat>)
    @_specialize(where Data == AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>>)
    @_specialize(where Data == AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>)
    private func show<Data: VectorArithmetic>(
        _ data: inout Data, _ known: StoredValue?, _ key: Int, isPlace: Bool
    ) -> ShownMotion { showAny(&data, known, key, isPlace: isPlace) }

    /// The same of data of any type. A function of its own: it finds types as it begins, also where one of the others is chosen.
    @inline(never)
    private func showAny<Data: VectorArithmetic>(
        _ data: inout Data, _ known: StoredValue?, _ key: Int, isPlace: Bool
    ) -> ShownMotion {
        let known = known as? Stored<AnimationRecord<Data>>
        guard let shown = recorded(data, known, key, isPlace: isPlace) else { return .model }
        guard shown.value.isMoving else { return .target }
        guard let present = shown.presented(data, at: graph.now) else { return .moving(shown, isModel: true) }
        data = present
        return .moving(shown, isModel: false)
    }

    /// Whether `data` is the model. A place in the layout may differ from it by as much as rounding does: what stands in something that
    /// moves is where that has been computed to be, and sets out for nowhere where it is computed in another way.
    private func isModel<Data: VectorArithmetic>(_ data: Data, _ model: Data, isPlace: Bool) -> Bool {
        if data == model { return true }
        guard isPlace else { return false }
        var delta = data
        delta -= model
        return delta.magnitudeSquared < 1e-24 * data.magnitudeSquared
    }

    /// How what is stored under a key moves, for a value of the type of `data`; nil where nothing is stored.
    @_specialize(where Data == Double)
    @_specialize(where Data == CGFloat)
    @_specialize(where Data == AnimatablePair<CGFloat, CGFloat>)
    @_specialize(where Data == AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>>)
    @_specialize(where Data == AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>)
    private func motion<Data: VectorArithmetic>(
        like data: Data, _ key: Int
    ) -> ((_ time: Double, _ value: inout Data) -> Bool)? {
        (graph.storage[key] as? Stored<AnimationRecord<Data>>)?.motion()
    }

    /// Takes `data` as the value that later changes start from: what moves with something else has come here by now.
    private func catchUp<Data: VectorArithmetic>(_ data: Data, _ key: Int, isPlace: Bool) {
        guard let known = graph.storage[key] as? Stored<AnimationRecord<Data>>,
            !isModel(data, known.value.model, isPlace: isPlace)
        else { return }
        // Nothing of what stands still is kept but where it is.
        var record = known.isMoving ? known.value : AnimationRecord(model: data)
        if known.isMoving { _ = record.change(to: data, by: Transaction(), in: self) }
        graph.storage[key] = Stored(record, isMoving: record.isMoving)
    }

    /// The record of a value in motion, in an update with the change to `data`, or of one that comes to rest with this
    /// update; nil for one that stands still.
    private func recorded<Data: VectorArithmetic>(
        _ data: Data, _ known: Stored<AnimationRecord<Data>>?, _ key: Int, isPlace: Bool
    ) -> Stored<AnimationRecord<Data>>? {
        guard graph.isUpdating else { return known }
        guard let known else {
            graph.storage[key] = Stored(AnimationRecord(model: data))
            return nil
        }
        let isSame = isModel(data, known.value.model, isPlace: isPlace)
        // What stands still is not copied.
        if isSame, !known.isMoving { return nil }
        var record = known.value
        var starts = false
        if !isSame {
            starts = record.change(to: data, by: transaction, in: self)
        } else if !record.rest(at: graph.now) {
            return known
        }
        let changed = Stored(record, isMoving: record.isMoving)
        graph.storage[key] = changed
        if starts { graph.animationStarted(changed, key: key) }
        return record.isMoving || known.value.isMoving ? changed : nil
    }
}

/// Slots of stored values below one identity. Dynamic properties take 0 to 63 by their order in the view.
package enum Slot {
    static let animatableView = 64
    package static let modifier = 65
    package static let geometry = 66
    package static let style = 67
    package static let change = 68
    package static let dynamic = 69
    package static let appearance = 70
    package static let gesture = 71
    package static let timeline = 72
    package static let animator = 73
    package static let preference = 74
    static let arrival = 75
    static let seenEvaluation = 82
    static let printedChanges = 81
    static let gate = 83
    static let names = 84
    package static let nearRow = 85
    package static let transition = 76
    package static let scroll = 77
    package static let content = 78
    package static let matched = 79
    package static let leaving = 80
    /// Styles of a text's runs, up to 255.
    package static let firstRun = 128
}

/// What storage holds. An object that never changes: to keep it costs a pointer, and to read it one comparison of types.
package class StoredValue {
    /// Whether it is the record of a value in motion; known without the type of what is stored.
    package let isMoving: Bool
    init(isMoving: Bool) { self.isMoving = isMoving }

    /// Of a state: where its value goes when its view is gone. No two states have the same.
    var departed: ObjectIdentifier? { nil }
}

/// A value as storage holds it.
package final class Stored<Value>: StoredValue {
    package let value: Value
    package init(_ value: Value, isMoving: Bool = false) {
        self.value = value
        super.init(isMoving: isMoving)
    }
}

extension Graph {
    /// The value kept under a key, if it is one of this type.
    package func stored<Value>(_ key: Int, as type: Value.Type = Value.self) -> Value? {
        (storage[key] as? Stored<Value>)?.value
    }

    /// Keeps a value under a key, within a pass.
    package func store<Value>(_ value: Value, _ key: Int) { storage[key] = Stored(value) }
}

extension Stored: Disappearing where Value: Disappearing {
    package func disappear(in graph: Graph) { value.disappear(in: graph) }
}

extension Stored {
    /// The target `data` with what is left of the animations; nil where nothing is.
    @_specialize(where Value == AnimationRecord<Double>, Data == Double)
    @_specialize(where Value == AnimationRecord<CGFloat>, Data == CGFloat)
    @_specialize(
        where Value == AnimationRecord<AnimatablePair<CGFloat, CGFloat>>, Data == AnimatablePair<CGFloat, CGFloat>
    )
    func presented<Data: VectorArithmetic>(_ data: Data, at time: Double) -> Data?
    where Value == AnimationRecord<Data> {
        value.animator.remaining(at: time).map { data + $0 }
    }
}

extension Stored {
    /// The motion as a function of the time in seconds. See `Animator.motion()`.
    @_specialize(where Value == AnimationRecord<Double>, Data == Double)
    @_specialize(where Value == AnimationRecord<CGFloat>, Data == CGFloat)
    @_specialize(
        where Value == AnimationRecord<AnimatablePair<CGFloat, CGFloat>>, Data == AnimatablePair<CGFloat, CGFloat>
    )
    func motion<Data: VectorArithmetic>() -> (_ time: Double, _ value: inout Data) -> Bool
    where Value == AnimationRecord<Data> { value.animator.motion() }
}

/// The last model value of an animatable attribute, and the animations that run on it.
package struct AnimationRecord<Data: VectorArithmetic> {
    package var model: Data
    package var animator = Animator<Data>()
    /// False until the first animated change, so that still values cost nothing.
    package var isMoving = false

    package init(model: Data) { self.model = model }

    /// Takes a new model value; returns whether an animation has started.
    ///
    /// - Parameter transaction: how the change is shown.
    package mutating func change(to data: Data, by transaction: Transaction, in context: BuildContext) -> Bool {
        guard data != model else { return false }
        // By the operator that changes the new value: data of other people may forget a part of it in `-`, where the old value has
        // fewer numbers.
        var delta = data
        delta -= model
        model = data
        let graph = context.graph
        let animation = transaction.effectiveAnimation
        if isMoving, animator.isIdle(at: graph.now) {
            animator = Animator()
            isMoving = false
        }
        if animation != nil || transaction.tracksVelocity || isMoving {
            animator.change(
                by: delta, transaction: transaction, at: graph.now, surroundings: context.environment.object)
            isMoving = true
        }
        return animation != nil
    }
}

extension AnimationRecord {
    /// Comes to rest where nothing moves any more; returns whether it does.
    fileprivate mutating func rest(at time: Double) -> Bool {
        guard animator.hasEnded(at: time) else { return false }
        animator = Animator()
        isMoving = false
        return true
    }
}

extension Stored: MovingRecord where Value: MovingRecord {
    package var end: Double { value.end }
    package var logicalEnd: Double { value.logicalEnd }
}

extension AnimationRecord: MovingRecord {
    package var end: Double { animator.removalTime ?? .infinity }
    package var logicalEnd: Double { animator.logicalCompletionTime ?? .infinity }
}
