import KinoraBasics
import KinoraScene
import Observation

/// The engine under a stage: stores what views keep, evaluates the tree, and processes writes until nothing changes.
///
/// Everything that survives from one moment to the next is in `storage`, which a stage brings from checkpoint to checkpoint.
package final class Graph {
    /// Values of the views by identity and slot. See `BuildContext.key(_:)`.
    package var storage = Storage()
    /// Virtual time in seconds from the start.
    package private(set) var now: Double = 0
    /// How long the code that runs has let time pass, in seconds.
    var passed = 0.0
    package private(set) var isUpdating = false
    /// The transaction in force outside of a pass: that of the running action.
    var ambientTransaction = Transaction()
    /// The elements of the last pass, laid out.
    package private(set) var root: Element?

    package let stage: StageDescription
    /// What the root finds: one value for all evaluations, so that to see that it is the same takes no look at what is in it.
    private let environment: EnvironmentValues
    /// Of the stage.
    let pixelsPerPoint: CGFloat
    let rootIdentity = Identity()
    package let schedule = Schedule()
    private(set) lazy var arena = MainActor.assumeIsolated { GestureArena(graph: self) }
    package private(set) lazy var matched = MainActor.assumeIsolated { MatchedGeometryGroups(graph: self) }
    package private(set) lazy var hover = MainActor.assumeIsolated { HoverTracker(graph: self) }
    /// The views with gestures of the last evaluation, by key.
    package var gestureElements: [Int: GestureElement] = [:]
    /// The device's attitude, which views read through device motion.
    package private(set) var attitude: DeviceAttitude {
        get { stored(Graph.attitudeKey) ?? DeviceAttitude() }
        set { store(newValue, Graph.attitudeKey) }
    }
    /// Whether something is drawn by how the device is held.
    private var showsAttitude = false
    /// How far the scene has come.
    let launch = SceneLaunch()
    /// What depends on user defaults.
    let defaultsReaders = DefaultsReaders()
    /// What views appear through that are not there as soon as they are built.
    let appearances = AppearanceGates()
    /// Asynchronous work that is due now.
    var jobs: [KeptJob] = []
    /// How views come and go that say nothing of it.
    package let defaultTransition: any PerformedTransition
    /// Which views say how they come and go.
    @MainActor private(set) lazy var transitionStating = TransitionStatingTypes()
    /// What modules above keep for a performance, by type.
    private var companions: [ObjectIdentifier: AnyObject] = [:]
    /// The files of the performance; nil until somebody asks for them.
    var folder: PerformanceFolder?
    private let makeContent: @MainActor () -> AnyView
    private var content: AnyView?
    /// Watches over what bodies and other closures of the user have read of observable objects.
    private var watches: [WatchedCode: ObservationWatch] = [:]

    private var needsUpdate = false
    /// Whether nothing has changed but objects of ours that a place shows.
    private var onlyRedraws = false
    /// Whether more has changed than is noted in places.
    private var needsWholeUpdate = false
    /// For tests: whether updates take over what has not changed.
    package nonisolated(unsafe) static var takesOverInUpdates = true
    /// Whether a frame is being drawn. Work that bodies ask for then is not done: a frame leaves no trace.
    private(set) var isPresenting = false
    /// Whether frames that move with something that moves are recorded where they are now, before an action changes more.
    private(set) var isCatchingUp = false
    /// Whether elements take the values of the present time, before all of them are placed.
    private(set) var isRefreshing = false
    /// Whether an evaluation records where things are, so that later changes start from there.
    package var isRecording: Bool { isUpdating || isCatchingUp }
    /// For each place in the tree, by its number, the last pass that came by.
    private var visits = PlaceTable(empty: 0)
    private(set) var passCount = 0
    /// For each place, the last pass that took over what is there.
    private var taken = PlaceTable(empty: 0)
    /// Whether the last pass took over anything.
    private var hasTaken = false
    /// The places that storage and watches are of.
    private var populated = PopulatedPlaces()
    /// Whether storage may be of more places than these.
    private var hasForeignStorage = false
    /// When the elements of the last pass were laid out; not known after a frame, whose elements are others.
    private var passTime: Double?
    /// Whether something moved in the last pass.
    private var passHasActivity = false
    /// Whether more moved in it than what its elements follow.
    private var passMovesLayout = false
    /// Whether the elements are those of a frame.
    private var rootIsOfFrame = false
    /// The preferences that any element has ever told.
    private var toldPreferences: Set<ObjectIdentifier> = []
    /// The preference that was asked for last, which is mostly asked for of many elements in a row.
    private var lastAsked: (key: ObjectIdentifier, isTold: Bool)?
    private var callbacks: [Callback] = []
    /// How many animations had been started before something was evaluated in the midst of an action; nil where all is settled.
    private var unsettledStart: Int?
    private var afterLayout: [@MainActor () -> Void] = []
    /// How many values this pass has built that are chosen at placement, and may move from then on.
    var lateMotionCount = 0
    private var startedAnimations: [(record: StoredValue, key: Int)] = []
    /// Completions that views added to transactions in this pass.
    private var addedCompletions: [Transaction.Completion] = []
    private lazy var restCompletions = MainActor.assumeIsolated { RestCompletions(graph: self) }
    private(set) var hasActivity = false
    /// What frames take over from each other.
    let reuse = Reuse()
    /// The time of the last evaluation, in seconds.
    private var evaluatedTime = 0.0
    /// Which of the stage's checkpoints the storage is.
    private var checkpoint = -1
    /// The root's place, one object for all evaluations, by which elements see that theirs has not changed.
    private lazy var rootPlacement = PlacementContext(stage: stage)
    /// What the last update learned of motion that handlers follow.
    private var motion = ObservedMotion()
    /// From when the steps of such motion are counted; nil while there is none.
    private var motionOrigin: Double?
    /// The next of these steps.
    private var motionUpdate: (time: Double, entry: Int)?
    /// How many evaluations around the present one show something that moves.
    private var presentedDepth = 0
    /// How many change handlers this pass has built; a timeline looks whether it holds any.
    package private(set) var changeHandlerCount = 0
    package private(set) var failure: StageError?
    /// Objects that hold state outside of `storage`; a stage with any replays instead of seeking.
    package var holdsObjects = false
    /// Views or modifiers hold objects that a body may change, or their source may. What runs for frames is then played step by step.
    package var suspectsObjects = false
    /// Work of the user that waits and cannot be copied: tasks, and subscriptions of publishers. A stage with any replays, too.
    package var holdsWork = false
    /// Something is made from objects of ours that the user's code changes without telling, such as views of UIKit's. They cannot be
    /// copied either, and any action may change them.
    private var showsSilentObjects = false
    /// Whether an update looks at such objects, and nothing has been written.
    private(set) var onlyLooks = false
    /// Whether an evaluation may change what another one sees.
    var mayHoldObjects: Bool { showsObjects || showsSilentObjects || holdsWork }
    /// Whether evaluations may see objects, which others may change.
    var showsObjects: Bool { holdsObjects || suspectsObjects }

    /// Where objects hold state, content that changes with every frame may change them, too. It is then evaluated on a grid of
    /// steps, each once and in order, and this is the step that is shown; nil while nothing needs it.
    package var liveStep: Int?
    /// Whether the last evaluation had content that changes with every frame.
    private(set) var hasLiveContent = false
    /// Whether something waits for the next step. See `awaitStep()`.
    private var awaitsStep = false
    /// Whether such content is shown as the last update has made it.
    package private(set) var holdsLiveContent = false
    /// Whether the last update has made such content that stands in frames.
    private var keepsLiveContent = false

    /// The code of the user that runs for a place; nil while an action runs.
    private(set) var evaluated: EvaluatedCode?
    /// Which views write state, while the performance is about to be given up for it.
    var unsettled: UnsettledViews?

    /// Something to run after a pass.
    package struct Callback {
        package enum Order: Int {
            case disappear, appear
            /// What disappears and stays in the tree does so as what comes in its place has appeared.
            case leave
            case change
        }
        package let order: Order
        package let run: () -> Void
    }

    /// - Parameters:
    ///   - content: makes the root view; called once, on the stage, so that objects made by it are this
    ///   performance's own and randomness is seeded.
    ///   - defaultTransition: how views come and go that say nothing of it.
    package init(
        stage: StageDescription, defaultTransition: any PerformedTransition,
        content: @escaping @MainActor () -> AnyView
    ) {
        self.stage = stage
        environment = stage.environment
        pixelsPerPoint = stage.pixelsPerPoint
        self.defaultTransition = defaultTransition
        makeContent = content
    }

    // MARK: Writes

    /// An update is due, and not for objects of ours alone.
    private func requestUpdate() { (needsUpdate, onlyRedraws) = (true, false) }

    /// Something has changed that no place is known of, so that the whole tree is evaluated anew.
    package func invalidate() {
        requestUpdate()
        needsWholeUpdate = true
    }

    /// An object changes that the view of a place has read. Objects cannot be copied into a checkpoint.
    package func noteObjectChange(at place: Identity) {
        holdsObjects = true
        noteChange(at: place)
    }

    /// What the view of a place reads changes.
    package func noteChange(at place: Identity) {
        requestUpdate()
        reuse.noteWrite(place)
        unsettled?.noteWrite(in: place.number)
    }

    /// The scene becomes active, which is told to who has read its phase.
    func activateScene() {
        for place in launch.activate() { noteChange(at: place) }
    }

    /// Runs code of the user for a place in an update, and from then on watches the observable objects that it has read.
    private func watching<Result>(_ code: WatchedCode, _ place: Identity, _ body: () -> Result) -> Result {
        if !watches.isEmpty, let known = watches[code] {
            visit(place)
            return known.tracking(body)
        }
        return withObservationTracking(body, onChange: watch(code, place).noteChange)
    }

    /// Asked for where code has read observable objects for the first time.
    private func watch(_ code: WatchedCode, _ place: Identity) -> ObservationWatch {
        visit(place)
        let watch = ObservationWatch { [weak self] in self?.noteObjectChange(at: place) }
        watches[code] = watch
        return watch
    }

    /// Changes storage outside of a pass.
    package func write(_ value: StoredValue, key: Int) {
        storage[key] = value
        if key >= 0 { return noteChange(at: rootIdentity.place(numbered: key >> 8)) }
        invalidate()
        unsettled?.noteWrite(in: key >> 8)
    }

    /// The same of a value by which a place sees that objects of ours have changed that it shows, such as views of UIKit's. No other body
    /// is made from that: those that hold such objects are not looked at again for it.
    package func writeRedraw(_ value: StoredValue, key: Int) {
        let isOnly = !needsUpdate || onlyRedraws
        write(value, key: key)
        onlyRedraws = isOnly
    }

    // MARK: Moments

    /// Goes to a time; the storage holds the model of then, which has a number among the stage's.
    package func seek(to time: Double, checkpoint: Int) {
        now = time
        passTime = nil
        if checkpoint != self.checkpoint {
            reuse.forget()
            hasForeignStorage = true
        }
        self.checkpoint = checkpoint
    }

    /// The model as it is now has been given a number.
    package func recorded(as checkpoint: Int) { self.checkpoint = checkpoint }

    func moveClock(to time: Double) {
        now = time
        passed = 0
    }

    /// Runs an action at the present time and settles what it wrote.
    @MainActor
    package func perform(_ action: () -> Void) {
        Graph.current = self
        // Views may have moved since the last event, and hits are tested where they are now. This is not repeated
        // while it runs: work that a body schedules at once would otherwise schedule itself again, for ever.
        (addedCompletions, startedAnimations) = ([], [])
        refresh()
        ambientTransaction = Transaction()
        action()
        lookAtSilentObjects()
        settle()
        runJobs()
        folder?.dateFiles(at: now)
    }

    /// Brings the elements to the present time. What moves is recorded as it is now, so that changes made next start from there.
    /// Whether this is needed depends on the last update alone, and not on frames that were drawn since.
    @MainActor
    private func refresh() {
        if passHasActivity, passMovesLayout || motion.followsLiveContent || !Graph.takesOverInUpdates, passTime != now {
            // Nothing has changed but the time, so that nothing is animated either by views that animate whatever changes.
            pass(transaction: .ofTime)
            if !addedCompletions.isEmpty { unsettledStart = 0 }
            return
        }
        guard rootIsOfFrame || passHasActivity && passTime != now else { return }
        (isPresenting, isCatchingUp) = (true, true)
        defer { (isPresenting, isCatchingUp) = (false, false) }
        beginFrame()
        layout(transaction: Transaction())
        rootIsOfFrame = false
    }

    /// Evaluates until nothing more is written. Handlers run outside of the transaction that caused the change they are told of, as in
    /// SwiftUI: what they write is animated where they say so. More than `roundLimit` rounds are an error, because the views feed on
    /// themselves.
    @MainActor
    package func settle() {
        guard needsUpdate || !callbacks.isEmpty || unsettledStart != nil, failure == nil else { return }
        let transaction = ambientTransaction
        let firstStarted = unsettledStart ?? startedAnimations.count
        var rounds = 0
        while needsUpdate || !callbacks.isEmpty {
            rounds += 1
            if rounds > 1 { watchWrites(rounds, limit: Graph.roundLimit) }
            guard rounds <= Graph.roundLimit else {
                failure = .doesNotSettle(time: now, rounds: Graph.roundLimit, views: unsettledViews)
                return
            }
            if needsUpdate {
                needsUpdate = false
                pass(transaction: transaction)
                onlyLooks = false
            }
            let due = callbacks.enumerated().sorted {
                ($0.element.order.rawValue, $0.offset) < ($1.element.order.rawValue, $1.offset)
            }
            callbacks = []
            for (_, callback) in due { callback.run() }
        }
        unsettledStart = nil
        scheduleCompletions(addedCompletions, since: firstStarted)
        addedCompletions = []
        restCompletions.update()
        planMotionUpdate()
    }

    /// Begins to watch who writes state shortly before a count reaches its limit, and ends as a new count begins.
    package func watchWrites(_ count: Int, limit: Int) {
        if count <= 1 { unsettled = nil } else if count == limit - 2 { unsettled = UnsettledViews() }
    }

    /// The names of the views that wrote state lately.
    package var unsettledViews: [String] { unsettled?.names ?? [] }

    // MARK: Motion that handlers follow

    /// Makes the next step of observed motion an event.
    private func planMotionUpdate() {
        motion.lookForEnds(after: now)
        if motion.followsLiveContent {
            // The steps of the stage, on which its frames mostly lie.
            motionOrigin = 0
        } else if !motion.isStepping(at: now) {
            motionOrigin = nil
        } else if motionOrigin == nil {
            motionOrigin = now
        }
        let next = motion.nextUpdate(after: now, origin: motionOrigin ?? now)
        if let planned = motionUpdate {
            guard planned.time != next else { return }
            schedule.cancel(planned.entry)
        }
        motionUpdate = next.map { time in
            (time, schedule.add(at: time) { [weak self] in self?.updateMotion() })
        }
    }

    /// What moves is known, and all else stands.
    private func updateMotion() {
        motionUpdate = nil
        requestUpdate()
    }

    /// Something that is presented gradually moves until `end`, in seconds.
    package func noteMotion(until end: Double, at place: Identity) {
        reuse.note(place)
        noteMotion(until: end)
    }

    /// The same, where the element that shows it follows the motion while it stands.
    private func noteMotion(until end: Double) {
        hasActivity = true
        if isUpdating { motion.note(end: end, after: now) }
    }

    /// The same of a value that moves as its record says. When it ends is asked for where handlers follow it.
    ///
    /// - Parameter reportsTarget: whether an update is due at the end in any case, to tell who moves the target itself.
    func noteMotion(of record: StoredValue, reportsTarget: Bool) {
        hasActivity = true
        if isUpdating { motion.note(record, reportsTarget: reportsTarget) }
    }

    /// A handler may follow what moves: its updates are then due while anything does.
    func noteMotionHandler() { if isUpdating { motion.follow() } }

    /// A handler of a preference, which anything below may feed.
    func notePreferenceHandler() { if isUpdating { motion.followPreference() } }

    /// Something begins as a value changes that content which changes with every frame makes: it is looked for at each step.
    package func noteLiveFollower() { if isUpdating { motion.followLiveContent() } }

    /// In a frame between two steps, something that begins at the next one has changed already.
    package func awaitStep() { awaitsStep = true }

    /// The step that shows at the present time, see `Stage.liveRate`.
    package var step: Int { max(liveStep ?? 0, Stage.step(at: now)) }

    /// Evaluates what is made of presented values or of geometry; change handlers within may follow motion.
    package func presenting<Result>(_ isPresented: Bool = true, _ body: () -> Result) -> Result {
        guard isPresented else { return body() }
        presentedDepth += 1
        defer { presentedDepth -= 1 }
        return body()
    }

    /// A body asks for work to be done after its evaluation. Where it moves it is evaluated again with every step.
    package func noteAskedWork() { noteMotionHandler() }

    package static let roundLimit = 64

    /// Runs `body` as one unit of update: what was written before is evaluated first, what it writes with `transaction`, which
    /// takes what it does not say itself from the transaction in force. Handlers run when the action around is over, as what
    /// it writes after `body` is for them, too. The completions are called once: when all that the changes in `body` started has ended,
    /// or at once if nothing was.
    package func transact<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
        guard !isUpdating else {
            for completion in transaction.completions { schedule.add(at: now, completion.action) }
            return try body()
        }
        let outer = ambientTransaction
        evaluate()
        let firstStarted = startedAnimations.count
        ambientTransaction = transaction.within(outer)
        defer {
            evaluate()
            ambientTransaction = outer
            scheduleCompletions(transaction.completions, since: firstStarted)
        }
        return try body()
    }

    /// Evaluates what has been written; what that asks for is run when all settles.
    private func evaluate() {
        guard needsUpdate, failure == nil else { return }
        unsettledStart = unsettledStart ?? startedAnimations.count
        needsUpdate = false
        nonisolated(unsafe) let graph = self
        MainActor.assumeIsolated { graph.pass(transaction: graph.ambientTransaction) }
    }

    // MARK: Input other than gestures

    /// Scrolls the innermost scroll view at `point` that can move along the offset's axes.
    @MainActor
    package func scroll(at point: CGPoint, by offset: CGSize) {
        for element in root?.hitTest(point) ?? [] {
            if let target = element as? any Scrollable, target.scroll(by: offset) { return }
        }
    }

    /// The finger that scrolled has lifted: paging scroll views snap.
    @MainActor
    package func scrollEnded(at point: CGPoint) {
        for element in root?.hitTest(point) ?? [] { (element as? any Scrollable)?.scrollEnded() }
    }

    @MainActor
    package func tilt(to attitude: DeviceAttitude) {
        self.attitude = attitude
        // Nothing but what is drawn by it depends on it without being told: its element is made anew.
        if showsAttitude { invalidate() }
    }

    /// How the device is held, for an element that is drawn by it and made anew when that changes.
    package func shownAttitude() -> DeviceAttitude {
        showsAttitude = true
        return attitude
    }

    // MARK: Passes

    /// One evaluation that may record: appearance, animations, change handlers.
    @MainActor
    private func pass(transaction: Transaction) {
        isUpdating = true
        passCount += 1
        hasTaken = false
        reuse.beginUpdate(isPartial: isPartial, isOfSameMoment: passTime == now, onlyRedraws: onlyRedraws)
        onlyRedraws = false
        passTime = now
        // What an update of the same moment has found to move is found again only where it is built again.
        hasActivity = reuse.carriedCount > 0
        if !hasActivity { (motion, keepsLiveContent) = (ObservedMotion(), false) }
        needsWholeUpdate = false
        evaluatedTime = now
        layout(transaction: transaction)
        (passHasActivity, rootIsOfFrame) = (hasActivity, false)
        passMovesLayout = reuse.isMoving(rootIdentity)
        let reads = afterLayout
        afterLayout = []
        for read in reads { read() }
        isUpdating = false
        removeUnvisited()
        for change in appearances.update() { motion.note(change, after: now) }
    }

    /// Whether an update may take over what has not changed: if nothing is known to have changed but the places that were written.
    @MainActor
    private var isPartial: Bool {
        Graph.takesOverInUpdates && !needsWholeUpdate && !matched.isNeeded
    }

    /// One evaluation that only reads, for the frame at the present time.
    @MainActor
    package func present() -> [Node] {
        Graph.current = self
        hasActivity = false
        isPresenting = true
        rootIsOfFrame = true
        defer { isPresenting = false }
        beginFrame()
        let nodes = nodesOfFrame()
        if Graph.comparesFrames, !showsObjects {
            reuse.forget()
            reuse.beginFrame()
            if nodesOfFrame() != nodes { fail(.staleFrame(time: now)) }
        }
        return nodes
    }

    /// What the frame shows. Where something has changed with the time that will be animated from the next step on, content that changes
    /// with every frame is shown as of the last one.
    @MainActor
    private func nodesOfFrame() -> [Node] {
        awaitsStep = false
        let nodes = laidOutNodes()
        guard awaitsStep, !showsObjects else { return nodes }
        holdsLiveContent = true
        defer { holdsLiveContent = false }
        reuse.forget()
        reuse.beginFrame()
        return laidOutNodes()
    }

    /// What the last evaluation shows, for pictures that an action takes of the stage.
    @MainActor
    package func shownNodes() -> [Node] {
        var lowering = LoweringContext(scale: stage.scale)
        return root?.lowered(&lowering) ?? []
    }

    /// Begins an evaluation that only reads.
    @MainActor
    private func beginFrame() {
        // What has come to rest at a time may have moved before.
        if now < evaluatedTime { reuse.forget() }
        reuse.beginFrame()
        evaluatedTime = now
        reuse.dropCarried { isPresent($0.context.identity.number) }
        reuse.dropReplaced()
        hasActivity = hasActivity || !reuse.moving.isEmpty
        isRefreshing = true
        for element in reuse.moving { element.comeToPresent() }
        isRefreshing = false
    }

    /// For tests: makes each frame once more from nothing, and fails where it differs.
    package nonisolated(unsafe) static var comparesFrames = false

    @MainActor
    private func laidOutNodes() -> [Node] {
        layout(transaction: Transaction())
        var lowering = LoweringContext(scale: stage.scale)
        return root?.lowered(&lowering) ?? []
    }

    @MainActor
    private func layout(transaction: Transaction) {
        Graph.current = self
        let context = BuildContext(
            graph: self, identity: rootIdentity, environment: environment, transaction: transaction)
        hasLiveContent = keepsLiveContent && !isUpdating
        let content = content ?? evaluating(context) { makeContent() }
        self.content = content
        matched.beginEvaluation()
        let elements = context.reusing(content) { content._elements($0) }
        let root = elements.stacked(context)
        self.root = root
        let size = root.sizeThatFits(ProposedViewSize(stage.size))
        let origin = CGPoint(x: (stage.size.width - size.width) / 2, y: (stage.size.height - size.height) / 2)
        // Members of matched groups are placed twice, and join anew each time.
        if matched.isNeeded { reuse.forget() }
        matched.placing {
            root.place(at: origin, proposal: ProposedViewSize(stage.size), rootPlacement)
            // What an update of the same moment has made is where it was.
            let moving = reuse.moving.dropFirst(reuse.carriedCount)
            // Outer elements were made last. They place what is in them.
            for element in moving.reversed() where !element.readsPlace { element.arrangeAgain() }
            // What reads where it is does so when all else is where it is now, outer ones first.
            for element in moving where element.readsPlace { element.arrangeAgain() }
        }
    }

    /// The size the laid-out view has when it is offered one.
    @MainActor
    func size(offered proposal: ProposedViewSize) -> CGSize {
        Graph.current = self
        return root?.sizeThatFits(proposal) ?? .zero
    }

    /// Runs part of a pass as if it only read.
    func withoutRecording(_ body: () -> Void) {
        let wasUpdating = isUpdating
        isUpdating = false
        body()
        isUpdating = wasUpdating
    }

    /// Forgets what is kept of places that are gone.
    private func removeUnvisited() {
        if hasForeignStorage {
            hasForeignStorage = false
            for key in storage.keys where key >= 0 { populated.insert(rootIdentity.place(numbered: key >> 8)) }
        }
        let gone = populated.removeGone(
            below: rootIdentity, isVisited: isVisited, isTaken: { taken[$0] == passCount })
        guard !gone.isEmpty else { return }
        for key in keys(of: gone) {
            (storage.removeValue(forKey: key) as? any Disappearing)?.disappear(in: self)
            reuse.noteWrite(rootIdentity.place(numbered: key >> 8))
        }
        var hasLostGestures = false
        for place in gone {
            if stopWatching(place) { reuse.noteWrite(rootIdentity.place(numbered: place)) }
            if gestureElements.removeValue(forKey: place << 8 | Slot.gesture) != nil { hasLostGestures = true }
        }
        guard hasLostGestures else { return }
        enqueue(.change) { [weak self] in
            MainActor.assumeIsolated { self?.arena.cancelDeparted() }
        }
    }

    /// Nobody hears of what code of a place has read any more. So a view that comes back to it has to run that code again.
    ///
    /// - Returns: whether anything was watched.
    private func stopWatching(_ place: Int) -> Bool {
        let body = watches.removeValue(forKey: WatchedCode(kind: .body, place: place))
        let closure = watches.removeValue(forKey: WatchedCode(kind: .closure, place: place))
        return body != nil || closure != nil
    }

    /// What is stored of places, in their order: a dictionary's own order differs from process to process.
    private func keys(of places: Set<Int>) -> [Int] {
        // Of few places, each key that there may be is looked up.
        guard places.count << 8 < storage.count else {
            return storage.keys.filter { places.contains($0 >> 8) }.sorted()
        }
        return places.sorted().flatMap { place in (0..<256).lazy.map { place << 8 | $0 } }.filter { storage[$0] != nil }
    }

    /// What is in a place was taken over by this pass.
    func take(_ identity: Identity) {
        guard isUpdating else { return }
        visit(identity)
        taken[identity.number] = passCount
        hasTaken = true
    }

    /// Whether the pass came by a place, or took over something that it is a part of.
    private func isPresent(_ number: Int) -> Bool {
        if isVisited(number) { return true }
        guard hasTaken else { return false }
        var place: Identity? = rootIdentity.place(numbered: number)
        while let present = place {
            if taken[present.number] == passCount { return true }
            place = present.parent
        }
        return false
    }

    /// An object that a module above keeps for the performance, such as a cache: made when it is first asked for. What it
    /// holds must not decide what is drawn, because checkpoints do not copy it.
    package func companion<Companion: AnyObject>(_ make: @autoclosure () -> Companion) -> Companion {
        let key = ObjectIdentifier(Companion.self)
        if let known = companions[key] as? Companion { return known }
        let made = make()
        companions[key] = made
        return made
    }

    // MARK: Called while a pass runs

    package func visit(_ identity: Identity) {
        guard isUpdating else { return }
        visits[identity.number] = passCount
        populated.insert(identity)
    }

    package func noteLiveContent() {
        hasLiveContent = true
        motion.noteLiveContent()
    }

    /// The same of content that stands and is handed what it shows in each frame.
    package func noteStandingLiveContent() {
        hasActivity = true
        if isUpdating { keepsLiveContent = true }
    }

    /// Drawing commands are run for a frame. They may change objects, as content that changes with every frame may.
    package func noteCommands(at place: Identity) {
        guard showsObjects else { return }
        hasLiveContent = true
        reuse.note(place)
    }

    /// Code of the user is run for frames while something moves. It may change objects that nobody watches.
    package func noteSuspectCode(at place: Identity) { if suspectsObjects { noteCommands(at: place) } }

    private func isVisited(_ number: Int) -> Bool { visits[number] == passCount }

    /// An element tells a preference.
    package func noteTold<K: PreferenceKey>(_ key: K.Type) {
        if toldPreferences.insert(ObjectIdentifier(key)).inserted { lastAsked = nil }
    }

    /// Whether any element has ever told it. Most trees are asked for more than what is told in them.
    func isTold<K: PreferenceKey>(_ key: K.Type) -> Bool {
        let key = ObjectIdentifier(key)
        if let lastAsked, lastAsked.key == key { return lastAsked.isTold }
        let isTold = toldPreferences.contains(key)
        lastAsked = (key, isTold)
        return isTold
    }

    /// An element in a place has guides of its own.
    package func noteGuide(at place: Identity) { reuse.noteGuide(place) }

    func noteChangeHandler() {
        changeHandlerCount += 1
        if presentedDepth > 0 { noteMotionHandler() }
    }

    package func enqueue(_ order: Callback.Order, _ run: @escaping () -> Void) {
        guard stage.isSeen || order != .appear else { return }
        callbacks.append(Callback(order: order, run: run))
    }

    /// How much is to be run after the pass so far.
    var callbackCount: Int { callbacks.count }

    /// What `body` adds comes before all that followed the first `count`.
    func enqueueing(from count: Int, _ body: () -> Void) {
        let end = callbacks.count
        body()
        let added = Array(callbacks[end...])
        callbacks.removeSubrange(end...)
        callbacks.insert(contentsOf: added, at: min(count, end))
    }

    /// Runs `read` at the end of the pass, when every element has its place; asked for by what is in `place`, with each pass.
    package func enqueueAfterLayout(at place: Identity, _ read: @escaping @MainActor () -> Void) {
        afterLayout.append(read)
        reuse.noteRequest(place)
    }

    /// The same of something that asks in this pass alone.
    package func enqueueAfterLayout(_ read: @escaping @MainActor () -> Void) { afterLayout.append(read) }

    /// What is built in a place is made from objects that change without telling: it is looked at again in each update.
    func noteSilentObjects(at place: Identity) {
        guard isUpdating else { return }
        showsSilentObjects = true
        reuse.noteRequest(place)
    }

    /// An action of the user's is over. Nothing tells whether it changed such objects. Where classes of the user's own may change them,
    /// too, the stage is played step by step, and this is not needed.
    func lookAtSilentObjects() {
        guard showsSilentObjects, !suspectsObjects, !needsUpdate || onlyRedraws else { return }
        (needsUpdate, onlyLooks, onlyRedraws) = (true, true, false)
    }

    /// Ends the performance with an error; the first one counts.
    package func fail(_ error: StageError) { failure = failure ?? error }

    /// Something changes with time, so the state before an event is not the state after the last one.
    package func noteActivity(at place: Identity) {
        hasActivity = true
        reuse.note(place)
    }

    /// What is built in a place joins something that is made anew with every evaluation, and so has to be built each time.
    package func noteRegistration(at place: Identity) { reuse.note(place) }

    /// An animation has started: the record of its value, as it is now, and the key that keeps it.
    func animationStarted(_ record: StoredValue, key: Int) { startedAnimations.append((record, key)) }

    var startedAnimationCount: Int { startedAnimations.count }

    /// When all animations started since the count was `start` have ended; nil when one never does.
    ///
    /// - Parameter place: where they are; nil for anywhere. What moves several views together, as matched geometry does, is in none.
    func animationsEnd(since start: Int, in place: Identity? = nil) -> (logical: Double?, removal: Double?) {
        func latest(_ times: [Double]) -> Double? {
            let latest = times.reduce(now, max)
            return latest < .infinity ? latest : nil
        }
        let started = startedAnimations.dropFirst(start).filter { started in
            guard let place else { return true }
            return started.key >= 0 && rootIdentity.place(numbered: started.key >> 8).isWithin(place)
        }.compactMap { $0.record as? any MovingRecord }
        return (latest(started.map(\.logicalEnd)), latest(started.map(\.end)))
    }

    /// A view added completions to the transaction of what is below it.
    func completionsAdded(_ completions: some Sequence<Transaction.Completion>) {
        addedCompletions += completions
    }

    private func scheduleCompletions(_ completions: [Transaction.Completion], since start: Int) {
        guard !completions.isEmpty else { return }
        let started = startedAnimations.dropFirst(start)
        for completion in completions {
            if completion.criteria == .removed {
                let (rest, keys) = (restCompletions, Set(started.map(\.key)))
                MainActor.assumeIsolated { rest.add(keys, completion.action) }
            } else if let time = animationsEnd(since: start).logical {
                schedule.add(at: time, completion.action)
            }
        }
    }

    // MARK: Code of the user

    /// Evaluates the body of a view.
    ///
    /// - Parameter original: the view as its parent made it, without what its dynamic properties stand for.
    @MainActor
    func evaluating<V: View>(_ view: V, from original: V, in context: BuildContext) -> V.Body {
        unsettled?.noteBody(of: V.self, in: context.identity)
        return withUnsafePointer(to: view) { pointer in
            withUnsafePointer(to: original) { original in
                let code = EvaluatedCode(in: context, of: EvaluatedCode.Body(pointer, from: original))
                return evaluating(code, .body) { view.body }
            }
        }
    }

    /// Evaluates other code of the user that makes views or drawings. Its random numbers are addressed by its place.
    @MainActor
    func evaluating<Result>(_ context: BuildContext, _ body: () -> Result) -> Result {
        evaluating(EvaluatedCode(in: context), .closure, body)
    }

    /// Evaluates content that changes with every frame. Its random numbers differ from step to step.
    @MainActor
    func evaluatingLive<Result>(_ context: BuildContext, _ body: () -> Result) -> Result {
        evaluating(context, step: step, body)
    }

    /// The same of content that differs by a number.
    @MainActor
    func evaluating<Result>(_ context: BuildContext, step: Int, _ body: () -> Result) -> Result {
        evaluating(EvaluatedCode(in: context, step: step), .closure, body)
    }

    @MainActor
    private func evaluating<Result>(
        _ code: EvaluatedCode, _ kind: WatchedCode.Kind, _ body: () -> Result
    ) -> Result {
        let outer = evaluated
        evaluated = code
        defer { evaluated = outer }
        return isUpdating ? watching(WatchedCode(kind: kind, place: code.place.number), code.place, body) : body()
    }

    /// The next random word: by place and count within a body; by the stage's seed and a stored count within an action.
    ///
    /// - Parameter byEvaluation: whether a body that is evaluated anew draws other words than before.
    func nextRandom(byEvaluation: Bool) -> UInt64 {
        if let code = evaluated { return evaluated!.nextRandom(inEvaluation: byEvaluation ? seenNumber(of: code) : 0) }
        let drawn = stored(Graph.drawCountKey, as: UInt64.self) ?? 0
        store(drawn + 1, Graph.drawCountKey)
        return SplitMix.mix(SplitMix.mix(stage.seed) &+ drawn &* 0xD134_2543_DE82_EF95)
    }

    /// Negative keys belong to no view.
    private static let drawCountKey = -1
    private static let attitudeKey = -6
}

/// Code of the user that makes views for a place.
private struct WatchedCode: Hashable {
    enum Kind { case body, closure }
    let kind: Kind
    let place: Int
}

/// An element that scrolls.
@MainActor
package protocol Scrollable {
    /// Scrolls by an offset in points; false when it cannot move that way.
    func scroll(by offset: CGSize) -> Bool
    func scrollEnded()
}

/// A stored value that wants to know when its view is gone.
package protocol Disappearing {
    func disappear(in graph: Graph)
}
