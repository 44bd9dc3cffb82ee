import Foundation
import KinoraFrames

/// The classes that Xcode makes of the intents in a file `.intentdefinition`, as a source. Widgets of before iOS 17 are set up by them.
struct IntentClasses {
    /// The name of the file that is compiled along.
    static let fileName = "GeneratedIntents.swift"

    private var intents: [String: [[String: Any]]] = [:]
    private var enums: [String: [String]] = [:]
    private var types: Set<String> = []

    init(in entries: FolderEntries) {
        for path in entries.paths(endingIn: ".intentdefinition") {
            guard let data = try? FolderListing.read(path, limit: SourceText.largest),
                let list = try? PropertyListSerialization.propertyList(from: Data(data), format: nil) as? [String: Any]
            else { continue }
            for intent in list["INIntents"] as? [[String: Any]] ?? [] {
                guard let name = IntentClasses.name(intent["INIntentName"]) else { continue }
                intents["\(name)Intent"] = intent["INIntentParameters"] as? [[String: Any]] ?? []
            }
            for choice in list["INEnums"] as? [[String: Any]] ?? [] {
                guard let name = IntentClasses.name(choice["INEnumName"]) else { continue }
                enums[name] = (choice["INEnumValues"] as? [[String: Any]] ?? []).compactMap {
                    IntentClasses.name($0["INEnumValueName"])
                }
            }
            for type in list["INTypes"] as? [[String: Any]] ?? [] {
                if let name = IntentClasses.name(type["INTypeName"]) { types.insert(name) }
            }
        }
    }

    /// A name that may stand in a source; nil for anything else.
    private static func name(_ value: Any?) -> String? {
        guard let text = value as? String, let first = text.first, first.isLetter || first == "_",
            text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { return nil }
        return text
    }

    /// The classes as a source; nil where there are none.
    var source: String? {
        guard !intents.isEmpty else { return nil }
        var text = "import Intents\n"
        for (name, values) in enums.sorted(by: { $0.key < $1.key }) {
            let cases = (["unknown"] + values.filter { $0 != "unknown" }).map { "    case `\($0)`\n" }.joined()
            text += "public enum \(name): Int, Sendable {\n\(cases)}\n"
        }
        for name in types.sorted() { text += "public class \(name): INObject, @unchecked Sendable {}\n" }
        for (name, parameters) in intents.sorted(by: { $0.key < $1.key }) {
            let lines = parameters.compactMap { parameter in
                IntentClasses.name(parameter["INIntentParameterName"]).map {
                    "    public var \($0)\(type(of: parameter))\n"
                }
            }
            text += "public class \(name): INIntent, @unchecked Sendable {\n\(lines.joined())}\n"
        }
        return text
    }

    /// The type of a parameter, with its value at the beginning.
    private func type(of parameter: [String: Any]) -> String {
        let isList = parameter["INIntentParameterSupportsMultipleValues"] as? Bool ?? false
        let named =
            IntentClasses.name(parameter["INIntentParameterEnumType"])
            ?? IntentClasses.name(parameter["INIntentParameterObjectType"])
        if let named, enums[named] != nil { return isList ? ": [\(named)] = []" : ": \(named) = .unknown" }
        let type =
            switch parameter["INIntentParameterType"] as? String {
            case "String": "String"
            case "Integer", "Boolean", "Decimal", "Long": "NSNumber"
            case "DateComponents": "DateComponents"
            case "URL": "URL"
            default: named.flatMap { types.contains($0) ? $0 : nil } ?? "INObject"
            }
        return isList ? ": [\(type)]?" : ": \(type)?"
    }
}
