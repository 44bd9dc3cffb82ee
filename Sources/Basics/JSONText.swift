import Foundation

/// JSON as Kinora prints it: keys in order, slashes as they are, one line break at the end.
package enum JSONText {
    /// Indented by two spaces.
    package static func encode(_ value: some Encodable) throws -> String {
        try text(value, [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    }

    /// In one line, for lists of which each line is a value.
    package static func line(_ value: some Encodable) throws -> String {
        try text(value, [.sortedKeys, .withoutEscapingSlashes])
    }

    private static func text(_ value: some Encodable, _ format: JSONEncoder.OutputFormatting) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = format
        return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    }
}
