/// Decides which gestures see an input and which of them win.
///
/// A touch is hit-tested once, when it begins; the gestures of every view on the way from the hit one out are its
/// candidates. Among exclusive candidates the inner one has precedence, unless the outer was added with high priority:
/// a gesture is recognized only when those before it have failed, and then the others fail.
@MainActor
package final class GestureArena {
    private let graph: Graph
    private var candidates: [GestureCandidate] = []
    /// Whether a pointer is down.
    private var isTouching = false

    package init(graph: Graph) { self.graph = graph }

    package func handle(_ kind: GestureInput.Kind, at location: CGPoint) {
        if kind == .began || kind == .pairBegan {
            begin(at: location)
            isTouching = true
        }
        deliver(kind, at: location)
        if kind == .ended || kind == .cancelled { isTouching = false }
        settle()
    }

    /// Candidates of the views under the touch join those that still wait for another tap.
    private func begin(at location: CGPoint) {
        candidates.removeAll { $0.isFinished }
        let waiting = Set(candidates.map(\.name))
        let path = graph.root?.hitTest(location) ?? []
        var masked = false
        var found: [GestureCandidate] = []
        for element in path {
            guard let attached = element as? GestureElement, element.context.environment.isEnabled, !masked else {
                continue
            }
            if !waiting.contains(attached.name), attached.mask.contains(.gesture),
                attached.conditions?.takesPart() != false
            {
                found.append(attached.makeCandidate(graph, self))
            }
            masked = !attached.mask.contains(.subviews) ? true : masked
        }
        // `path` runs from the inside out; a mask without `.subviews` silences what is inside of it.
        if let outermost = path.lastIndex(where: { ($0 as? GestureElement)?.mask.contains(.subviews) == false }) {
            let inner = Set(path[..<outermost].compactMap { ($0 as? GestureElement)?.name })
            found.removeAll { inner.contains($0.name) }
        }
        candidates = (candidates + found).sorted { $0.precedence > $1.precedence }
        // Sorting is stable only by chance; number the precedence so that it is total.
        for (index, candidate) in candidates.enumerated() { candidate.rank = index }
    }

    private func deliver(_ kind: GestureInput.Kind, at location: CGPoint) {
        for candidate in candidates where !candidate.isFinished {
            candidate.receive(kind, at: location)
        }
        settle()
    }

    package func tick(_ candidate: GestureCandidate) {
        guard !candidate.isFinished else { return }
        candidate.receive(.tick, at: candidate.lastLocation)
        settle()
    }

    /// Cancels what follows the touch for views that are gone.
    func cancelDeparted() {
        for candidate in candidates where !candidate.isFinished && candidate.hasDeparted { candidate.fail() }
        settle()
    }

    /// Allows candidates that waited for others which have failed in the meantime.
    private func settle() {
        while let next = candidates.first(where: { $0.isHeld && mayRecognize($0) }) { next.release() }
        if !isTouching { candidates.removeAll { $0.isFinished } }
    }

    func mayRecognize(_ candidate: GestureCandidate) -> Bool {
        guard !candidate.isSimultaneous else { return true }
        return !candidates.contains {
            $0 !== candidate && !$0.isSimultaneous && !$0.isFinished && waits(candidate, for: $0)
        }
    }

    /// Whether a gesture waits until another has failed: where both are UIKit's, because a source has said so; else because the other has
    /// precedence.
    private func waits(_ one: GestureCandidate, for other: GestureCandidate) -> Bool {
        if let conditions = one.conditions, other.conditions != nil {
            return graph.gestureElements[other.name].map(conditions.waits) ?? false
        }
        return other.rank < one.rank && !goesAhead(one, of: other) && !areTogether(other, one)
    }

    /// Whether a gesture is recognized though another, which is asked before it because it is further inside, still could be.
    private func goesAhead(_ one: GestureCandidate, of other: GestureCandidate) -> Bool {
        other.precedence < GestureElement.highPrecedence && one.role.goesAhead(of: other.role)
    }

    /// The winner: exclusive candidates after it lose.
    package func recognized(_ winner: GestureCandidate) {
        guard !winner.isSimultaneous else { return }
        for other in candidates where other !== winner && !other.isSimultaneous && !other.isFinished {
            if !areTogether(winner, other) { other.fail() }
        }
    }

    /// Whether two gestures may be recognized together. What one of them is told of the other is enough: both are asked then.
    private func areTogether(_ one: GestureCandidate, _ other: GestureCandidate) -> Bool {
        guard let conditions = one.conditions else { return other.conditions != nil && areTogether(other, one) }
        return graph.gestureElements[other.name].map(conditions.isTogether) ?? false
    }
}

/// One gesture of one view, following the present touch.
@MainActor
public final class GestureCandidate {
    /// Which gesture of which view: the key of its place in the tree.
    package let name: Int
    let isSimultaneous: Bool
    package let role: GestureRole
    /// Greater is asked first.
    package let precedence: Int
    let conditions: GestureConditions?
    var rank = 0
    var isHeld = false
    package private(set) var lastLocation = CGPoint.zero

    private let graph: Graph
    private unowned let arena: GestureArena
    private let handle: (GestureInput) -> Void
    private let letThrough: () -> Void
    private let finished: () -> Bool

    package init<Value>(
        name: Int, precedence: Int, isSimultaneous: Bool, conditions: GestureConditions?,
        _ recognizer: Recognizer<Value>, _ graph: Graph, _ arena: GestureArena
    ) {
        self.name = name
        self.precedence = precedence
        self.isSimultaneous = isSimultaneous
        self.conditions = conditions
        role = recognizer.role
        self.graph = graph
        self.arena = arena
        handle = { recognizer.handle($0) }
        letThrough = { recognizer.release() }
        finished = { recognizer.state == .ended || recognizer.state == .failed }
        recognizer.join(self)
    }

    var isFinished: Bool { !isHeld && finished() }
    var hasDeparted: Bool { graph.gestureElements[name] == nil }
    var mayRecognize: Bool { arena.mayRecognize(self) }
    func mayBegin(_ value: Any) -> Bool { conditions?.mayBegin(value) ?? true }
    package func recognized() { arena.recognized(self) }

    package func receive(_ kind: GestureInput.Kind, at location: CGPoint) {
        lastLocation = location
        // A view that is gone, or on its way, and a gesture that no longer takes part lose the touch.
        guard let element = graph.gestureElements[name], !element.isLeaving, element.mask.contains(.gesture) else {
            return fail()
        }
        handle(
            GestureInput(
                kind: kind, location: location, time: graph.now, convert: { element.convert($0, to: $1) },
                viewSize: element.frame.size))
        if kind == .cancelled { conditions?.cancel() }
    }

    package func release() {
        isHeld = false
        letThrough()
    }

    package func fail() {
        isHeld = false
        handle(
            GestureInput(
                kind: .cancelled, location: lastLocation, time: graph.now, convert: { point, _ in point },
                viewSize: .zero))
        conditions?.cancel()
    }

    package func requestTick(at time: Double) {
        graph.schedule.add(at: max(graph.now, time)) { [weak self] in
            guard let self else { return }
            arena.tick(self)
        }
    }
}
