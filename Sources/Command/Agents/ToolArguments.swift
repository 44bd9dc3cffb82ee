import KinoraBasics
import KinoraProtocol

/// The arguments of a tool: what it takes, as JSON Schema, and reading what was given, with a sentence for each mistake.
struct ToolArguments {
    /// One argument that a tool takes.
    struct Parameter: Sendable {
        let name: String
        let schema: JSONValue
        let isRequired: Bool
        /// Of a number: what it may be.
        var range: ClosedRange<Double>?

        static func text(_ name: String, _ words: String, isRequired: Bool = false) -> Parameter {
            Parameter(name: name, schema: ["type": "string", "description": .string(words)], isRequired: isRequired)
        }
        static func choice(_ name: String, _ words: String, _ values: [String]) -> Parameter {
            Parameter(
                name: name,
                schema: [
                    "type": "string", "enum": .array(values.map(JSONValue.string)), "description": .string(words),
                ], isRequired: false)
        }
        static func flag(_ name: String, _ words: String) -> Parameter {
            Parameter(name: name, schema: ["type": "boolean", "description": .string(words)], isRequired: false)
        }
        static func number(_ name: String, _ words: String, _ range: ClosedRange<Double>) -> Parameter {
            Parameter(
                name: name,
                schema: [
                    "type": "number", "minimum": .number(range.lowerBound), "maximum": .number(range.upperBound),
                    "description": .string(words),
                ], isRequired: false, range: range)
        }
        static func numbers(_ name: String, _ words: String, most: Int) -> Parameter {
            Parameter(
                name: name,
                schema: [
                    "type": "array", "items": ["type": "number"], "maxItems": .integer(most),
                    "description": .string(words),
                ], isRequired: false)
        }
        static func texts(_ name: String, _ words: String, isRequired: Bool = false) -> Parameter {
            Parameter(
                name: name,
                schema: ["type": "array", "items": ["type": "string"], "description": .string(words)],
                isRequired: isRequired)
        }
        /// Values by names, texts or numbers.
        static func table(_ name: String, _ words: String) -> Parameter {
            Parameter(name: name, schema: ["type": "object", "description": .string(words)], isRequired: false)
        }
    }

    static func schema(_ parameters: [Parameter]) -> JSONValue {
        [
            "type": "object", "additionalProperties": false,
            "properties": .object(Dictionary(uniqueKeysWithValues: parameters.map { ($0.name, $0.schema) })),
            "required": .array(parameters.filter(\.isRequired).map { .string($0.name) }),
        ]
    }

    private let values: [String: JSONValue]
    private let ranges: [String: ClosedRange<Double>]

    /// An argument's name as an option of the command.
    static func option(_ name: String) -> String { "--" + name.replacing("_", with: "-") }

    /// - Throws: `ToolFailure` for an argument that the tool does not take, and for one that is missing.
    init(_ call: ToolCall, _ parameters: [Parameter]) throws {
        values = call.arguments.filter { $0.value != .null }
        ranges = Dictionary(uniqueKeysWithValues: parameters.compactMap { own in own.range.map { (own.name, $0) } })
        let names = parameters.map(\.name)
        for name in values.keys.sorted() where !names.contains(name) {
            let known = names.isEmpty ? "there are none" : "there are \(names.joined(separator: ", "))"
            throw ToolFailure(
                "There is no argument \(TypedText.quoted(name)); \(known)\(NearestName.hint(for: name, among: names)).")
        }
        for parameter in parameters where parameter.isRequired && values[parameter.name] == nil {
            throw ToolFailure("The argument \(parameter.name) is missing.")
        }
    }

    func text(_ name: String) throws -> String? {
        try values[name].map { value in
            guard let text = value.text, !text.utf8.contains(0) else { throw wrong(name, "a text") }
            return text
        }
    }

    func flag(_ name: String) throws -> Bool {
        guard let value = values[name] else { return false }
        guard case .bool(let flag) = value else { throw wrong(name, "true or false") }
        return flag
    }

    /// A number in the range that the tool declares for it.
    func number(_ name: String) throws -> Double? {
        try values[name].map { value in
            let range = ranges[name] ?? -Double.infinity...Double.infinity
            guard let number = value.double, range.contains(number) else {
                throw wrong(
                    name, "a number from \(NumberText.text(range.lowerBound)) to \(NumberText.text(range.upperBound))")
            }
            return number
        }
    }

    func numbers(_ name: String) throws -> [Double]? {
        try values[name].map { value in
            let found = value.elements?.compactMap(\.double) ?? value.double.map { [$0] }
            guard let found, !found.isEmpty, found.count == value.elements?.count ?? 1, found.allSatisfy({ $0 >= 0 })
            else {
                throw wrong(name, "a list of numbers from 0 on")
            }
            return found
        }
    }

    func texts(_ name: String) throws -> [String]? {
        try values[name].map { value in
            let found = value.elements?.compactMap(\.text) ?? value.text.map { [$0] }
            guard let found, !found.isEmpty, found.count == value.elements?.count ?? 1 else {
                throw wrong(name, "a list of texts")
            }
            return found
        }
    }

    /// Names with their values as they would be typed, in order of the names.
    func table(_ name: String) throws -> [(name: String, value: String)] {
        guard let value = values[name] else { return [] }
        guard let members = value.members else { throw wrong(name, "an object of names and values") }
        return members.sorted { $0.key < $1.key }.map { ($0.key, $0.value.text ?? $0.value.line) }
    }

    private func wrong(_ name: String, _ wanted: String) -> ToolFailure {
        ToolFailure("\(name) is \(values[name]?.line.prefix(80) ?? "missing"); it takes \(wanted).")
    }
}
