import KinoraGeometry

/// Turns a script's gestures into input at exact virtual times: 120 samples a second from the gesture's own beginning.
@MainActor
package struct ScriptPlayer {
    package let script: Script
    package let graph: Graph

    static let samplesPerSecond = 120.0
    /// Seconds a tap's finger stays down, and between taps.
    static let tapLength = 0.05
    static let tapDistance = 0.1

    package func schedule() {
        for event in script.events.sorted(by: { $0.time < $1.time }) { schedule(event) }
    }

    private func schedule(_ event: ScriptEvent) {
        let time = max(0, event.time)
        switch event.action {
        case .tap(let at, let count):
            for tap in 0..<max(0, count) {
                // The time of a tap is when it is recognized: when the finger is lifted.
                let up = time + Double(tap) * ScriptPlayer.tapDistance
                touch(at, from: max(0, up - ScriptPlayer.tapLength), to: up)
            }
        case .press(let at, let duration): touch(at, from: time, to: time + duration)
        case .drag(let path, let duration, let pace): drag(path, at: time, duration, pace)
        case .hover(let path, let duration, let pace, let leaves): hover(path, at: time, duration, pace, leaves)
        case .scroll(let at, let offset, let duration): scroll(at, offset, at: time, duration)
        case .pinch(let at, let scale, let duration):
            pair(at, time, duration) { .magnify(1 + (scale - 1) * $0) }
        case .rotate(let at, let degrees, let duration):
            pair(at, time, duration) { .rotate(.degrees(degrees * $0)) }
        case .tilt(let roll, let pitch, let duration): tilt(roll, pitch, at: time, duration)
        }
    }

    private func point(_ point: ScriptPoint) -> CGPoint { point.resolved(in: graph.stage.size) }

    private func input(_ kind: GestureInput.Kind, _ location: CGPoint, at time: Double) {
        graph.schedule.add(at: time) { [graph] in graph.arena.handle(kind, at: location) }
    }

    private func touch(_ at: ScriptPoint, from down: Double, to up: Double) {
        input(.began, point(at), at: down)
        input(.ended, point(at), at: up)
    }

    private func drag(_ path: [ScriptPoint], at time: Double, _ duration: Double, _ pace: ScriptPace) {
        let route = Route(path.map(point))
        guard let first = route.points.first, let last = route.points.last else { return }
        input(.began, first, at: time)
        sample(duration) { share, elapsed in
            input(.moved, route.point(share, of: duration, pace), at: time + elapsed)
        }
        input(.ended, last, at: time + duration)
    }

    private func hover(_ path: [ScriptPoint], at time: Double, _ duration: Double, _ pace: ScriptPace, _ leaves: Bool) {
        let route = Route(path.map(point))
        guard let first = route.points.first else { return }
        graph.schedule.add(at: time) { [graph] in graph.hover.move(to: first) }
        sample(duration) { share, elapsed in
            let place = route.point(share, of: duration, pace)
            graph.schedule.add(at: time + elapsed) { [graph] in graph.hover.move(to: place) }
        }
        if leaves { graph.schedule.add(at: time + duration) { [graph] in graph.hover.move(to: nil) } }
    }

    private func scroll(_ at: ScriptPoint, _ offset: CGSize, at time: Double, _ duration: Double) {
        let place = point(at)
        var done = 0.0
        sample(duration) { share, elapsed in
            let progress = share * share * (3 - 2 * share)
            let step = progress - done
            done = progress
            graph.schedule.add(at: time + elapsed) { [graph] in
                graph.scroll(at: place, by: CGSize(width: offset.width * step, height: offset.height * step))
            }
        }
        graph.schedule.add(at: time + duration) { [graph] in graph.scrollEnded(at: place) }
    }

    private func pair(
        _ at: ScriptPoint, _ time: Double, _ duration: Double, _ kind: @escaping (Double) -> GestureInput.Kind
    ) {
        input(.pairBegan, point(at), at: time)
        sample(duration) { share, elapsed in input(kind(share), point(at), at: time + elapsed) }
        input(.ended, point(at), at: time + duration)
    }

    private func tilt(_ roll: Double, _ pitch: Double, at time: Double, _ duration: Double) {
        graph.schedule.add(at: time) { [graph] in
            let from = graph.attitude
            ScriptPlayer(script: script, graph: graph).sample(duration) { share, elapsed in
                let progress = share * share * (3 - 2 * share)
                // The slope of that, by time; a turn of no duration has none.
                let speed = duration > 0 ? 6 * share * (1 - share) / duration : 0
                let attitude = DeviceAttitude(
                    roll: from.roll + (roll - from.roll) * progress,
                    pitch: from.pitch + (pitch - from.pitch) * progress,
                    rollRate: (roll - from.roll) * speed, pitchRate: (pitch - from.pitch) * speed,
                    restsFrom: share < 1 ? time + elapsed + 1 / ScriptPlayer.samplesPerSecond : time + elapsed)
                graph.schedule.add(at: time + elapsed) { graph.tilt(to: attitude) }
            }
        }
    }

    /// Calls `body` for every sample after the first, the last exactly at the end.
    private func sample(_ duration: Double, _ body: (_ share: Double, _ elapsed: Double) -> Void) {
        let count = max(1, Int((min(duration, 3600) * ScriptPlayer.samplesPerSecond).rounded(.up)))
        for index in 1...count {
            let share = Double(index) / Double(count)
            body(share, index == count ? duration : share * duration)
        }
    }
}

/// Straight lines through points.
package struct Route {
    package let points: [CGPoint]
    private let lengths: [CGFloat]

    package init(_ points: [CGPoint]) {
        self.points = points
        var lengths: [CGFloat] = [0]
        for (a, b) in zip(points, points.dropFirst()) { lengths.append(lengths.last! + a.distance(to: b)) }
        self.lengths = lengths
    }

    /// The point after a share (0…1) of the whole length.
    package func point(at share: Double) -> CGPoint {
        guard points.count > 1, let total = lengths.last, total > 0 else { return points.first ?? .zero }
        let distance = total * min(1, max(0, share))
        let index = max(1, lengths.firstIndex { $0 >= distance } ?? points.count - 1)
        let span = lengths[index] - lengths[index - 1]
        let t = span > 0 ? (distance - lengths[index - 1]) / span : 0
        return between(index - 1, index, t)
    }

    /// The point after a share (0…1) of a duration.
    func point(_ share: Double, of duration: Double, _ pace: ScriptPace) -> CGPoint {
        switch pace {
        case .even: point(at: share)
        // Quadratic ease out: speed falls evenly to a standstill.
        case .easesOut: point(at: 1 - (1 - share) * (1 - share))
        case .times(let times): point(share * duration, times)
        }
    }

    /// The point at a time, where each point has its own; times or points that are too many do not count.
    private func point(_ time: Double, _ times: [Double]) -> CGPoint {
        let count = min(times.count, points.count)
        guard count > 1, let next = times[..<count].firstIndex(where: { $0 >= time }) else {
            return points.prefix(max(1, count)).last ?? .zero
        }
        guard next > 0 else { return points[0] }
        let span = times[next] - times[next - 1]
        return between(next - 1, next, span > 0 ? (time - times[next - 1]) / span : 1)
    }

    private func between(_ first: Int, _ second: Int, _ share: Double) -> CGPoint {
        let (a, b) = (points[first], points[second])
        return CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
    }
}

/// How the device is held and turns, in degrees.
package struct DeviceAttitude: Equatable {
    package var roll = 0.0
    package var pitch = 0.0
    /// Degrees a second since the attitude before this one.
    package var rollRate = 0.0
    package var pitchRate = 0.0
    /// The time until which those rates hold.
    package var restsFrom = -Double.infinity

    package init(
        roll: Double = 0.0, pitch: Double = 0.0, rollRate: Double = 0.0, pitchRate: Double = 0.0,
        restsFrom: Double = -Double.infinity
    ) {
        self.roll = roll
        self.pitch = pitch
        self.rollRate = rollRate
        self.pitchRate = pitchRate
        self.restsFrom = restsFrom
    }
}
