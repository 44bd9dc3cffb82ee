import KinoraBasics
import KinoraStage

/// Writes scripts in the format that `ScriptReader` reads.
enum ScriptWriter {
    /// `script` in the format; reads back as the same script.
    static func text(_ script: Script) -> String {
        guard !script.events.isEmpty else { return "[]\n" }
        return script.events.map { "- {at: \(NumberText.text($0.time)), \(action($0.action))}\n" }.joined()
    }

    private static func action(_ action: ScriptAction) -> String {
        switch action {
        case .tap(let at, let count): "tap: \(point(at))" + (count == 1 ? "" : ", count: \(count)")
        case .press(let at, let duration): "press: \(point(at)), \(length(duration))"
        case .drag(let path, let duration, let pace): "drag: \(points(path)), \(length(duration, pace))"
        case .hover(let path, let duration, let pace, let leaves):
            "hover: \(points(path)), \(length(duration, pace))" + (leaves ? ", leaves: true" : "")
        case .scroll(let at, let by, let duration):
            "scroll: \(point(at)), by: [\(NumberText.text(by.width)), \(NumberText.text(by.height))], \(length(duration))"
        case .pinch(let at, let scale, let duration):
            "pinch: \(point(at)), scale: \(NumberText.text(scale)), \(length(duration))"
        case .rotate(let at, let degrees, let duration):
            "rotate: \(point(at)), degrees: \(NumberText.text(degrees)), \(length(duration))"
        case .tilt(let roll, let pitch, let duration):
            "tilt: [\(NumberText.text(roll)), \(NumberText.text(pitch))], \(length(duration))"
        }
    }

    private static func length(_ duration: Double) -> String { "for: \(NumberText.text(duration))" }

    private static func length(_ duration: Double, _ pace: ScriptPace) -> String {
        switch pace {
        case .even: length(duration)
        case .easesOut: length(duration) + ", ease: out"
        case .times(let times): "times: [\(times.map(NumberText.text).joined(separator: ", "))]"
        }
    }

    private static func points(_ path: [ScriptPoint]) -> String { "[\(path.map(point).joined(separator: ", "))]" }

    private static func point(_ point: ScriptPoint) -> String {
        if let anchor = ScriptAnchor.allCases.first(where: { $0.point == point }) { return anchor.rawValue }
        switch point {
        case .points(let x, let y): return "[\(NumberText.text(x)), \(NumberText.text(y))]"
        case .unit(let x, let y): return "[\(percent(x)), \(percent(y))]"
        }
    }

    /// A share with its decimal point moved by two places: the same digits read back as the same Double, which a
    /// multiplication by 100 would not promise.
    private static func percent(_ share: Double) -> String {
        let digits = String(share).split(separator: ".")
        guard digits.count == 2, !digits[1].contains("e") else { return "\(NumberText.text(share * 100))%" }
        let decimals = digits[1] + (digits[1].count < 2 ? "0" : "")
        let sign = share.sign == .minus ? "-" : ""
        let whole = (digits[0].drop { $0 == "-" } + decimals.prefix(2)).drop { $0 == "0" }
        let rest = decimals.dropFirst(2)
        return "\(sign)\(whole.isEmpty ? "0" : whole)\(rest.isEmpty ? "" : ".\(rest)")%"
    }

    /// Reads per cent as a share, moving the decimal point the same way.
    static func share(_ percent: Substring) -> Double? {
        guard let value = NumberText.number(percent) else { return nil }
        return NumberText.number("\(percent)e-2") ?? value / 100
    }
}
