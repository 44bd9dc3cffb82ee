import KinoraJobs

/// Names of entries, which become folders: letters, digits, dashes and dots, on every file system.
enum BatchName {
    /// The longest part that a value adds to a name.
    private static let longestLabel = 32

    /// `text` as part of a name; nil when no character of it is allowed there.
    static func label(_ text: String) -> String? {
        let kept = text.unicodeScalars.map { scalar -> Character in
            let isKept =
                scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || "_.+".unicodeScalars.contains(scalar)
            return scalar.isASCII && isKept ? Character(scalar) : "-"
        }
        let joined = String(kept).split(separator: "-").joined(separator: "-").prefix(longestLabel)
        let plain = joined.drop { $0 == "." }
        return plain.isEmpty ? nil : String(plain)
    }

    /// One label for each value of a dimension, all different: the values' own, or else numbers behind the dimension's name.
    static func labels(_ values: [String], of dimension: String) -> [String] {
        let own = values.map(label)
        let different = Set(own.compactMap { $0?.lowercased() }).count == values.count
        return values.indices.map { different ? own[$0] ?? "" : "\(label(dimension) ?? "value")\($0 + 1)" }
    }

    /// Whether a name from the file is valid.
    static func isValid(_ name: String) -> Bool {
        BatchRecord.isSafe(name) && !name.contains("/") && name.utf8.count <= 100
    }
}
