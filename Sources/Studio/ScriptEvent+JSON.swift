import KinoraProtocol
import KinoraScripts
import KinoraStage

extension ScriptEvent {
    /// The event as a script file in JSON has it.
    package var value: JSONValue {
        var members: [String: JSONValue] = ["at": .number(time)]
        switch action {
        case .tap(let at, let count):
            members["tap"] = at.value
            if count > 1 { members["count"] = .integer(count) }
        case .press(let at, let duration):
            (members["press"], members["for"]) = (at.value, .number(duration))
        case .drag(let path, let duration, let pace):
            members["drag"] = .array(path.map(\.value))
            members.merge(pace.members(duration)) { $1 }
        case .hover(let path, let duration, let pace, let leaves):
            members["hover"] = .array(path.map(\.value))
            members.merge(pace.members(duration)) { $1 }
            if leaves { members["leaves"] = true }
        case .scroll(let at, let by, let duration):
            (members["scroll"], members["for"]) = (at.value, .number(duration))
            members["by"] = [.number(by.width), .number(by.height)]
        case .pinch(let at, let scale, let duration):
            (members["pinch"], members["scale"], members["for"]) = (at.value, .number(scale), .number(duration))
        case .rotate(let at, let degrees, let duration):
            (members["rotate"], members["degrees"], members["for"]) = (at.value, .number(degrees), .number(duration))
        case .tilt(let roll, let pitch, let duration):
            (members["tilt"], members["for"]) = ([.number(roll), .number(pitch)], .number(duration))
        }
        return .object(members)
    }

    /// Reads one event as a script file in JSON has it.
    ///
    /// - Throws: `DocumentError` for what is no event.
    package init(_ value: JSONValue) throws {
        // JSON is YAML, so that the reader of scripts reads and checks it.
        self = try Script(text: JSONValue.array([value]).line, file: "event").events[0]
    }
}

extension ScriptPace {
    fileprivate func members(_ duration: Double) -> [String: JSONValue] {
        switch self {
        case .even: ["for": .number(duration)]
        case .easesOut: ["for": .number(duration), "ease": "out"]
        case .times(let times): ["times": .array(times.map { .number($0) })]
        }
    }
}

extension ScriptPoint {
    fileprivate var value: JSONValue {
        switch self {
        case .points(let x, let y): [.number(x), .number(y)]
        case .unit(let x, let y): [.string(Self.percent(x)), .string(Self.percent(y))]
        }
    }

    private static func percent(_ share: Double) -> String {
        // As people write it; the last digits of a Double are noise here.
        let hundredth = (share * 10_000).rounded() / 100
        return (hundredth == hundredth.rounded() ? String(Int(hundredth)) : String(hundredth)) + "%"
    }
}
