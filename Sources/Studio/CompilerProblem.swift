import KinoraProtocol

/// An error of the compiler's, at its place.
package struct CompilerProblem: Equatable, Sendable {
    package let path: String
    package let line: Int
    package let column: Int
    package let sentence: String

    /// The errors in what was said while sources were built, each once.
    package static func all(in text: String) -> [CompilerProblem] {
        var found: [CompilerProblem] = []
        for line in text.split(whereSeparator: \.isNewline) {
            guard let mark = line.firstRange(of: ": error: ") else { continue }
            // The place is "path:line:column".
            let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            guard place.count > 2, let number = Int(place[place.count - 2]), let column = Int(place[place.count - 1])
            else { continue }
            let problem = CompilerProblem(
                path: place.dropLast(2).joined(separator: ":"), line: number, column: column,
                sentence: String(line[mark.upperBound...]))
            if !found.contains(problem) { found.append(problem) }
        }
        return found
    }

    package var value: JSONValue {
        ["path": .string(path), "line": .integer(line), "column": .integer(column), "sentence": .string(sentence)]
    }
}
