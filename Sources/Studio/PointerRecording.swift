import KinoraStage

/// From what a pointer did on the picture to the events of a script.
package struct PointerRecording {
    /// Points that a finger may move and still only touch.
    static let slack = 4.0
    /// Seconds from which on a touch is a press, and between two touches that count as one event.
    static let pressing = 0.5
    static let tapGap = 0.35
    /// Points between two touches that count as one event.
    static let tapReach = 12.0
    /// Seconds without a sample after which hovering or scrolling ends.
    static let pause = 0.3
    /// The shortest gesture, in seconds.
    static let shortest = 0.05
    /// Points of the stage by which a path may differ from what the pointer did.
    static let tolerance = 1.0
    /// The most points along one path.
    static let mostPoints = 200

    private let samples: [PointerSample]

    package init(_ samples: [PointerSample]) { self.samples = samples.sorted { $0.time < $1.time } }

    /// The events in the order of their times.
    package var events: [ScriptEvent] {
        var events: [ScriptEvent] = []
        var rest = samples[...]
        while let first = rest.first {
            switch first.kind {
            case .down: add(touch(&rest), to: &events)
            case .hover, .leave: if let event = hover(&rest) { events.append(event) }
            case .wheel: events.append(scroll(&rest))
            case .move, .up: rest.removeFirst()
            }
        }
        return events.sorted { $0.time < $1.time }
    }

    // MARK: Touches

    /// From a finger's way down to its way up.
    private func touch(_ rest: inout ArraySlice<PointerSample>) -> ScriptEvent {
        let end = rest.dropFirst().firstIndex { $0.kind == .up || $0.kind == .down } ?? rest.endIndex
        var path = Array(rest[..<end])
        rest = rest[end...]
        if rest.first?.kind == .up { path.append(rest.removeFirst()) }
        path = [path[0]] + path.dropFirst().filter { $0.kind == .move || $0.kind == .up }
        let (first, last) = (path[0], path[path.count - 1])
        let duration = last.time - first.time
        guard path.contains(where: { $0.distance(to: first) > PointerRecording.slack }) else {
            if duration >= PointerRecording.pressing {
                return ScriptEvent(at: rounded(first.time), .press(at: point(first), duration: rounded(duration)))
            }
            // A tap acts when the finger goes up; it goes down 0.05 s before.
            return ScriptEvent(at: max(0.05, rounded(last.time)), .tap(at: point(first), count: 1))
        }
        let route = route(path)
        return ScriptEvent(
            at: rounded(first.time), .drag(path: route.points, duration: route.duration, pace: route.pace))
    }

    /// A tap soon after another at the same place is its next one.
    private func add(_ event: ScriptEvent, to events: inout [ScriptEvent]) {
        if case .tap(let place, _) = event.action, let last = events.last,
            case .tap(let before, let count) = last.action,
            count < 10, event.time - last.time <= PointerRecording.tapGap + 0.1 * Double(count - 1),
            PointerRecording.isNear(place, before)
        {
            events[events.count - 1] = ScriptEvent(at: last.time, .tap(at: before, count: count + 1))
        } else {
            events.append(event)
        }
    }

    private static func isNear(_ a: ScriptPoint, _ b: ScriptPoint) -> Bool {
        guard case .points(let x, let y) = a, case .points(let u, let v) = b else { return false }
        return abs(x - u) <= tapReach && abs(y - v) <= tapReach
    }

    // MARK: Hovering and scrolling

    private func hover(_ rest: inout ArraySlice<PointerSample>) -> ScriptEvent? {
        var path: [PointerSample] = []
        var leaves = false
        while let next = rest.first, next.kind == .hover || next.kind == .leave,
            path.last.map({ next.time - $0.time <= PointerRecording.pause }) ?? true
        {
            rest.removeFirst()
            if next.kind == .leave {
                leaves = true
                break
            }
            path.append(next)
        }
        guard let first = path.first else { return nil }
        let route = route(path)
        return ScriptEvent(
            at: rounded(first.time),
            .hover(path: route.points, duration: route.duration, pace: route.pace, leaves: leaves))
    }

    // MARK: Paths

    /// A path as an event has it. Where its speed changes, its points have times.
    private func route(_ path: [PointerSample]) -> (points: [ScriptPoint], duration: Double, pace: ScriptPace) {
        let kept = PointerRecording.thinned(path)
        let times = kept.map { rounded($0.time - kept[0].time) }
        let duration = times[times.count - 1]
        let isTimed =
            duration >= PointerRecording.shortest && !PointerRecording.isEven(kept)
            // Of points that are nearer to each other than the time can tell there is none.
            && zip(times, times.dropFirst()).allSatisfy { $0 < $1 }
        return (kept.map(point), max(PointerRecording.shortest, duration), isTimed ? .times(times) : .even)
    }

    /// Whether the points lie where an even speed along the path brings them.
    private static func isEven(_ path: [PointerSample]) -> Bool {
        var ways = [0.0]
        for (a, b) in zip(path, path.dropFirst()) { ways.append(ways[ways.count - 1] + a.distance(to: b)) }
        let (start, duration) = (path[0].time, path[path.count - 1].time - path[0].time)
        let whole = ways[ways.count - 1]
        guard duration > 0 else { return true }
        return zip(path, ways).allSatisfy { abs($1 - whole * ($0.time - start) / duration) <= tolerance }
    }

    private func scroll(_ rest: inout ArraySlice<PointerSample>) -> ScriptEvent {
        let first = rest.removeFirst()
        var (last, dx, dy) = (first, first.dx, first.dy)
        while let next = rest.first, next.kind == .wheel, next.time - last.time <= PointerRecording.pause {
            last = rest.removeFirst()
            (dx, dy) = (dx + last.dx, dy + last.dy)
        }
        let duration = max(PointerRecording.shortest, rounded(last.time - first.time))
        return ScriptEvent(
            at: rounded(first.time),
            .scroll(at: point(first), by: .init(width: tenth(dx), height: tenth(dy)), duration: duration))
    }

    // MARK: Numbers that people read

    private func point(_ sample: PointerSample) -> ScriptPoint { .points(x: tenth(sample.x), y: tenth(sample.y)) }
    private func tenth(_ value: Double) -> Double { (value * 10).rounded() / 10 }
    /// Seconds, in thousandths.
    private func rounded(_ seconds: Double) -> Double { (seconds * 1000).rounded() / 1000 }

    /// Leaves away the points without which the pointer is still at no moment more than a point from where it was; of a path that
    /// is still too long every so many.
    static func thinned(_ path: [PointerSample]) -> [PointerSample] {
        // Of several in a thousandth of a second the last one counts.
        let moments = path.enumerated().filter { index, sample in
            index == 0 || index == path.count - 1
                || (sample.time - path[0].time >= 0.001 && path[index + 1].time - sample.time >= 0.001)
        }
        let kept = thinned(moments.map(\.element), tolerance)
        guard kept.count > mostPoints else { return kept }
        return (0..<mostPoints).map { kept[$0 * (kept.count - 1) / (mostPoints - 1)] }
    }

    /// Ramer, Douglas and Peucker's way: keep the sample that is farthest from the movement between the ends, and so on on both sides.
    private static func thinned(_ path: [PointerSample], _ tolerance: Double) -> [PointerSample] {
        guard path.count > 2 else { return path }
        var kept: Set<Int> = [0, path.count - 1]
        var spans = [(0, path.count - 1)]
        while let (first, last) = spans.popLast() {
            guard last > first + 1 else { continue }
            let far = (first + 1..<last).map { ($0, distance(path[$0], path[first], path[last])) }.max { $0.1 < $1.1 }!
            guard far.1 > tolerance else { continue }
            kept.insert(far.0)
            spans += [(first, far.0), (far.0, last)]
        }
        return kept.sorted().map { path[$0] }
    }

    /// How far a sample is from where an even movement between two others is at its time.
    private static func distance(_ sample: PointerSample, _ a: PointerSample, _ b: PointerSample) -> Double {
        let share = b.time > a.time ? (sample.time - a.time) / (b.time - a.time) : 1
        let place = PointerSample(.move, at: sample.time, a.x + share * (b.x - a.x), a.y + share * (b.y - a.y))
        return place.distance(to: sample)
    }
}
