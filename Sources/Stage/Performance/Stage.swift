import KinoraScene

/// Performs a view: it processes state changes, transactions, timers and script events into checkpoints, and returns
/// the scene at any time, in any order.
///
/// Between two events the model is constant and every moving value is *presentation = model + residual(time)*, so a
/// scene is made from the last checkpoint not after its time by one evaluation that writes nothing.
@MainActor
public final class Stage {
    /// The length of the performance in seconds.
    public let duration: Double
    /// The stage: its size, scale, seed and appearance.
    public let description: StageDescription
    /// Pixels per point. The view finds it as `displayScale`, and frames are drawn with it.
    public var scale: Double { description.scale }
    private let script: Script
    private let makeGraph: @MainActor () -> Graph
    private var graph: Graph
    private var checkpoints = Checkpoints()
    /// Everything due at or before this time has run.
    private var foldedUpTo = -1.0
    /// The last step that was played; see `liveRate`.
    private var shownStep = -1
    /// What the last step showed, where there are steps; see `liveRate`.
    private var shownNodes: [Node]?

    /// - Parameters:
    ///   - description: the stage: its size, scale, seed and appearance.
    ///   - duration: the length of the performance in seconds.
    ///   - script: what the user does.
    ///   - defaultTransition: how views come and go that say nothing of it.
    ///   - content: makes the root view, whose size is proposed to be the stage's and which stands in the middle.
    package init(
        on description: StageDescription, duration: Double, script: Script,
        defaultTransition: any PerformedTransition, content: @escaping @MainActor () -> AnyView
    ) {
        self.description = description
        self.duration = duration
        self.script = script
        makeGraph = { Graph(stage: description, defaultTransition: defaultTransition, content: content) }
        graph = makeGraph()
    }

    /// The picture at `time`, which is clamped to 0 and above. Times after `duration` are allowed.
    public func scene(at time: Double) throws -> FrameScene {
        try StageExecutor.performing { try perform(until: max(0, time)) }
    }

    private func perform(until time: Double) throws -> FrameScene {
        let previous = Graph.current
        defer { leave(for: previous) }
        if mustReplay, let last = checkpoints.last, last.time > time || shownStep > Stage.step(at: time) { rewind() }
        if checkpoints.hasDropped(at: time) { rewind() }
        DeviceFolder.enter(graph, within: previous)
        try play(upTo: time)
        if let shownNodes { return description.picture(shownNodes) }
        seek(to: time)
        let nodes = graph.present()
        if let failure = graph.failure { throw failure }
        return description.picture(nodes)
    }

    /// How many steps a second are played of content that changes with every frame and may change objects as it does,
    /// such as particles that live in a class and move whenever they are drawn.
    ///
    /// Each step is evaluated once and in order, from 0 on, and a frame shows the last step. So what it shows does not depend
    /// on which frames were drawn before, or on the frame rate.
    package nonisolated static let liveRate = 60.0

    /// The step that is shown at a time.
    nonisolated static func step(at time: Double) -> Int { Int((min(time, 1e7) * liveRate + 1e-6).rounded(.down)) }

    /// Folds up to `time`, and shows each step on the way where there is such content.
    private func play(upTo time: Double) throws {
        let last = Stage.step(at: time)
        if shownStep < 0 { try fold(upTo: 0) }
        while shownStep < last {
            // Nothing happens before the next event.
            let isQuiet = !graph.mayHoldObjects || !graph.hasActivity
            if isQuiet {
                shownStep = max(shownStep, min(last, Stage.step(at: graph.schedule.nextTime ?? time)) - 1)
            }
            let next = Double(shownStep + 1) / Stage.liveRate
            let known = checkpoints.last?.number
            try fold(upTo: min(next, time))
            shownStep += 1
            guard graph.mayHoldObjects else { continue }
            graph.liveStep = shownStep
            // What neither moves nor has changed is not drawn again, however many frames are asked for.
            if isQuiet, shownNodes != nil, checkpoints.last?.number == known { continue }
            shownNodes = nil
            guard graph.hasLiveContent else { continue }
            seek(to: next)
            shownNodes = graph.present()
            if let failure = graph.failure { throw failure }
        }
        try fold(upTo: time)
    }

    /// The size that the view has at the beginning, in points.
    ///
    /// - Parameter proposal: the size that it is offered; by default it may have any.
    package func fittingSize(offered proposal: ProposedViewSize = .unspecified) throws -> CGSize {
        _ = try scene(at: 0)
        return StageExecutor.performing {
            let previous = Graph.current
            defer { leave(for: previous) }
            DeviceFolder.enter(graph, within: previous)
            return graph.size(offered: proposal)
        }
    }

    /// Lets the performance go on in which this one was asked for something.
    private func leave(for previous: Graph?) {
        Graph.current = previous
        if let previous { DeviceFolder.enter(previous) }
    }

    /// State held in objects or files cannot be copied into a checkpoint, so going back means starting again.
    private var mustReplay: Bool { graph.mayHoldObjects || DeviceFolder.isAsked }

    private func rewind() {
        graph.folder = nil
        graph = makeGraph()
        checkpoints = Checkpoints()
        foldedUpTo = -1
        shownStep = -1
        shownNodes = nil
    }

    private func fold(upTo time: Double) throws {
        guard time > foldedUpTo else { return }
        if checkpoints.last == nil {
            begin()
        } else if let last = checkpoints.last {
            seek(to: max(last.time, foldedUpTo))
        }
        // Of many events of one moment only the last is recorded.
        var unrecorded: Double?
        while let entry = graph.schedule.next(upTo: time) {
            if let unrecorded, unrecorded < entry.time { record(at: unrecorded) }
            graph.moveClock(to: entry.time)
            perform(entry)
            if let failure = graph.failure { throw failure }
            unrecorded = entry.time
        }
        if let unrecorded { record(at: unrecorded) }
        foldedUpTo = time
        if let failure = graph.failure { throw failure }
    }

    /// Performs work that is due, unless it is of the kind that asks for itself for ever.
    private func perform(_ entry: Schedule.Entry) {
        for (count, limit) in [(entry.chain, Stage.chainLimit), (graph.schedule.chainedCount, Stage.chainedLimit)] {
            graph.watchWrites(count, limit: limit)
            guard count <= limit else {
                return graph.fail(.asksForever(time: entry.time, count: limit, views: graph.unsettledViews))
            }
        }
        graph.perform(entry.action)
    }

    /// How often in a row work may ask for more work at its own time, as with `DispatchQueue.main.async`.
    package nonisolated static let chainLimit = 250
    /// How often it may in all its chains together, where they are long.
    package nonisolated static let chainedLimit = 1000

    private func begin() {
        graph.moveClock(to: 0)
        graph.perform { graph.invalidate() }
        record(at: 0)
        launch(graph)
        ScriptPlayer(script: script, graph: graph).schedule()
    }

    /// Makes the scene active, in an event of its own where anybody has to know.
    private func launch(_ graph: Graph) {
        guard graph.launch.isAwaited else { return graph.activateScene() }
        graph.schedule.add(at: 0) { graph.activateScene() }
    }

    private func record(at time: Double) {
        graph.recorded(as: checkpoints.record(&graph.storage, at: time))
    }

    /// Brings the graph to a time, and to the model that holds then.
    private func seek(to time: Double) {
        guard let checkpoint = checkpoints.restore(&graph.storage, at: time) else { return }
        graph.seek(to: time, checkpoint: checkpoint.number)
    }
}

extension Stage: @MainActor FrameSource {}
