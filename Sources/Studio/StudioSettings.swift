import KinoraBasics
import KinoraProtocol

/// How something is performed on the stage. Each setting is an option of `kinora render`, which reads and checks it: what the stage
/// shows is what the command makes.
package struct StudioSettings: Hashable, Sendable {
    /// Texts by the names of options, such as `size`, as they would be typed.
    package private(set) var options: [String: String] = [:]
    /// Names of options that are switched on.
    package private(set) var flags: Set<String> = []
    /// Of an effect: its parameters.
    package private(set) var parameters: [String: String] = [:]
    /// What the user does; nil for its own script.
    package private(set) var script: String?

    /// Options with a value, in the order in which a command has them.
    package static let optionNames = [
        "preset", "size", "scale", "duration", "fps", "appearance", "type-size", "locale", "date", "background", "seed",
    ]
    package static let flagNames = ["right-to-left", "reduce-motion"]
    /// The longest text of an option, in bytes.
    private static let longest = 200
    private static let mostParameters = 200

    package init() {}

    /// - Throws: `HTTPRefusal` for names that are not there and values of other types.
    package init(_ value: JSONValue) throws {
        for (name, value) in value.members ?? [:] {
            switch (name, value) {
            case (_, .null): continue
            case ("script", .string(let text)): script = text
            case ("parameters", .object(let values)):
                guard values.count <= StudioSettings.mostParameters else {
                    throw HTTPRefusal(400, "These are too many parameters.")
                }
                parameters = try values.mapValues { value in
                    guard let text = value.text, !text.utf8.contains(0) else {
                        throw HTTPRefusal(400, "Parameters are texts, as they would be typed.")
                    }
                    return text
                }
            case (_, .bool(let isOn)) where StudioSettings.flagNames.contains(name):
                if isOn { flags.insert(name) }
            case (_, .string(let text)) where StudioSettings.optionNames.contains(name):
                guard text.utf8.count <= StudioSettings.longest, !text.utf8.contains(0) else {
                    throw HTTPRefusal(400, "The setting \(name) is too long.")
                }
                options[name] = text
            default: throw HTTPRefusal(400, "\(TypedText.quoted(name)) is not a setting, or not of this type.")
            }
        }
    }

    package var value: JSONValue {
        var members = options.mapValues(JSONValue.string)
        for name in flags { members[name] = true }
        members["parameters"] = .object(parameters.mapValues(JSONValue.string))
        members["script"] = script.map(JSONValue.string)
        return .object(members)
    }

    /// The options of `kinora render` that say the same, but for the script, which is a file there.
    package var words: [String] {
        let values = StudioSettings.optionNames.flatMap { name in options[name].map { ["--" + name, $0] } ?? [] }
        let switches = StudioSettings.flagNames.filter(flags.contains).map { "--" + $0 }
        return values + switches
            + parameters.sorted { $0.key < $1.key }.flatMap { ["--param", "\($0.key)=\($0.value)"] }
    }

    /// The command that makes these frames, as it is typed.
    ///
    /// - Parameters:
    ///   - target: an effect's name or a source's path.
    ///   - preview: what `--preview` takes; nil where there is one preview only.
    ///   - scriptFile: where the script is; nil for its own.
    package func command(_ target: String, preview: String?, scriptFile: String?) -> String {
        var words = ["kinora", "render", target]
        if let preview { words += ["--preview", preview] }
        words += self.words
        if let scriptFile { words += ["--script", scriptFile] }
        return words.map(ShellWord.quoted).joined(separator: " ")
    }
}
