import KinoraBasics
import Yams

/// Why a script, or another file in YAML or JSON, cannot be understood: where, what was found and what was expected.
public struct DocumentError: Error, Equatable, CustomStringConvertible {
    /// The file, as it was named when its text was read.
    public let file: String
    /// Counted from 1.
    public let line: Int
    /// Counted from 1, in characters.
    public let column: Int
    /// What was found and what was expected, without a full stop at the end.
    public let reason: String

    /// `taps.yaml:3:7: "tapp" is not a key of an event; the nearest is "tap".`
    public var description: String { "\(file):\(line):\(column): \(Sentence.ended(reason))" }
}

/// A file whose text is read, for its errors.
package struct DocumentPlace {
    package let file: String

    package init(file: String) { self.file = file }

    package func error(line: Int, column: Int, _ reason: String) -> DocumentError {
        DocumentError(file: file, line: line, column: column, reason: reason)
    }

    package func error(_ node: Node, _ reason: String) -> DocumentError {
        error(line: node.mark?.line ?? 1, column: node.mark?.column ?? 1, reason)
    }
}
