import KinoraBasics
import KinoraStage
import Yams

/// From a YAML tree to a script.
struct ScriptReader {
    let place: DocumentPlace

    /// Events in one script, points along one path, and seconds of movement in all.
    static let mostEvents = 1000
    static let mostPoints = 1000
    static let mostMovement = 3600.0
    static let times = 0.0...86_400.0
    static let durations = 0.01...600.0

    /// A list of events, or a mapping whose `events` is one.
    func script(_ root: Node) throws -> Script {
        var list = root
        if root.mapping != nil {
            let fields = try DocumentFields(root, "the script", keys: ["events"], place)
            list = try fields.required("events", "a list of events")
        }
        guard let nodes = list.sequence else {
            throw place.error(list, "a script is a list of events such as {at: 1, tap: center}")
        }
        guard nodes.count <= Self.mostEvents else {
            throw place.error(list, "\(nodes.count) events are too many; the limit is \(Self.mostEvents)")
        }
        var movement = 0.0
        return Script(
            try nodes.map { node in
                let event = try event(node)
                movement += event.action.length
                guard movement <= Self.mostMovement else {
                    throw place.error(node, "the gestures last too long together; the limit is 3600 seconds")
                }
                return event
            })
    }

    private func event(_ node: Node) throws -> ScriptEvent {
        let every = ["at"] + ScriptVerb.allCases.flatMap { [$0.rawValue] + $0.keys }
        let loose = try DocumentFields(node, "an event", keys: every, place)
        let verbs = ScriptVerb.allCases.filter { loose[$0.rawValue] != nil }
        guard let verb = verbs.first, verbs.count == 1 else {
            let names = ScriptVerb.allCases.map(\.rawValue).joined(separator: ", ")
            let problem = verbs.isEmpty ? "this event does nothing" : "this event does \(verbs.count) things"
            throw place.error(node, "\(problem); it takes one of \(names)")
        }
        let fields = try DocumentFields(node, "a \(verb.rawValue)", keys: ["at", verb.rawValue] + verb.keys, place)
        let time = try fields.number("at", in: Self.times, "seconds from the start")
        return ScriptEvent(at: time, try action(verb, fields))
    }

    private func action(_ verb: ScriptVerb, _ fields: DocumentFields) throws -> ScriptAction {
        let subject = try fields.required(verb.rawValue, "a point")
        switch verb {
        case .tap: return .tap(at: try point(subject), count: try fields.integer("count", in: 1...10, default: 1))
        case .press: return .press(at: try point(subject), duration: try duration(fields))
        case .drag:
            let path = try path(subject, atLeast: 2)
            let eases = try fields.choice("ease", ["even", "out"], default: "even") == "out"
            let (duration, pace) = try pace(fields, points: path.count, otherwise: eases ? .easesOut : .even)
            return .drag(path: path, duration: duration, pace: pace)
        case .hover:
            let leaves = try fields.boolean("leaves", default: false)
            let path = try path(subject, atLeast: 1)
            let (duration, pace) = try pace(fields, points: path.count, otherwise: .even)
            return .hover(path: path, duration: duration, pace: pace, leaves: leaves)
        case .scroll:
            let offset = try pair(fields.required("by", "[x, y] in points"), "[x, y] in points", in: -100_000...100_000)
            return .scroll(
                at: try point(subject), by: CGSize(width: offset.0, height: offset.1), duration: try duration(fields))
        case .pinch:
            let scale = try fields.number("scale", in: 0.05...20, "times")
            return .pinch(at: try point(subject), scale: scale, duration: try duration(fields))
        case .rotate:
            let degrees = try fields.number("degrees", in: -3600...3600, "degrees clockwise")
            return .rotate(at: try point(subject), degrees: degrees, duration: try duration(fields))
        case .tilt:
            let attitude = try pair(subject, "[roll, pitch] in degrees", in: -180...180)
            return .tilt(roll: attitude.0, pitch: attitude.1, duration: try duration(fields))
        }
    }

    private func duration(_ fields: DocumentFields) throws -> Double {
        try fields.number("for", in: Self.durations, "seconds")
    }

    /// The duration and how a path is traveled: `times` says both.
    private func pace(
        _ fields: DocumentFields, points: Int, otherwise pace: ScriptPace
    ) throws -> (Double, ScriptPace) {
        guard let node = fields["times"] else { return (try duration(fields), pace) }
        for other in ["for", "ease"] where fields[other] != nil {
            throw place.error(node, "\"times\" says how long each part takes; leave \"\(other)\" out")
        }
        let times = node.sequence?.compactMap { NumberText.number($0.scalar?.string ?? "") } ?? []
        guard times.count == points, node.sequence?.count == points, times[0] == 0,
            zip(times, times.dropFirst()).allSatisfy({ $0 < $1 })
        else {
            throw place.error(
                node,
                "\"times\" has a time for each of the \(points) points, in seconds from 0 on, each later than the one before"
            )
        }
        guard Self.durations.contains(times[points - 1]) else {
            throw place.error(node, "the last of \"times\" is from 0.01 to 600 seconds")
        }
        return (times[points - 1], .times(times))
    }

    private func path(_ node: Node, atLeast fewest: Int) throws -> [ScriptPoint] {
        guard let nodes = node.sequence, nodes.allSatisfy({ $0.sequence != nil || ScriptAnchor(node: $0) != nil })
        else {
            throw place.error(node, "a path is a list of points, such as [[10, 20], [50%, 50%]]")
        }
        guard (fewest...Self.mostPoints).contains(nodes.count) else {
            throw place.error(node, "a path of \(nodes.count) points; it takes \(fewest) to \(Self.mostPoints)")
        }
        return try nodes.map(point)
    }

    private func point(_ node: Node) throws -> ScriptPoint {
        if let anchor = ScriptAnchor(node: node) { return anchor.point }
        if let word = node.scalar?.string {
            let hint = NearestName.hint(for: word, among: ScriptAnchor.allCases.map(\.rawValue))
            throw place.error(
                node, "\(TypedText.quoted(word)) is not a point, which is [x, y] or a place such as center\(hint)")
        }
        guard let parts = node.sequence, parts.count == 2 else {
            throw place.error(
                node, "this is not a point, which is [x, y] in points or per cent of the stage, such as [50%, 20%]")
        }
        let words = parts.map { $0.scalar?.string ?? "" }
        let shares = words.map { $0.hasSuffix("%") }
        guard shares[0] == shares[1] else {
            throw place.error(node, "both parts of a point must be in points or both in per cent")
        }
        let values = try zip(parts, words).map { part, word in
            let value = shares[0] ? ScriptWriter.share(word.dropLast()) : NumberText.number(word)
            guard let value, abs(value) <= (shares[0] ? 10 : 100_000) else {
                throw place.error(
                    part,
                    "\(TypedText.quoted(word)) is not a coordinate, which is points or per cent, such as 120 or 50%")
            }
            return value
        }
        return shares[0] ? .unit(x: values[0], y: values[1]) : .points(x: values[0], y: values[1])
    }

    private func pair(_ node: Node, _ meaning: String, in range: ClosedRange<Double>) throws -> (Double, Double) {
        let values = node.sequence?.compactMap { NumberText.number($0.scalar?.string ?? "") } ?? []
        guard values.count == 2, node.sequence?.count == 2, values.allSatisfy(range.contains) else {
            throw place.error(
                node,
                "this is not \(meaning), each from \(NumberText.text(range.lowerBound)) to \(NumberText.text(range.upperBound))"
            )
        }
        return (values[0], values[1])
    }
}

extension ScriptAction {
    /// How long the gesture lasts, in seconds.
    fileprivate var length: Double {
        switch self {
        case .tap(_, let count): Double(count) * 0.15
        case .press(_, let duration), .drag(_, let duration, _), .hover(_, let duration, _, _),
            .scroll(_, _, let duration), .pinch(_, _, let duration), .rotate(_, _, let duration),
            .tilt(_, _, let duration):
            duration
        }
    }
}
