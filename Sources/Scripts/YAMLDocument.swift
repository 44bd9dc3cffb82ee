import Yams

/// Files in YAML, or in JSON, which is YAML too, as trees whose nodes know their line and column.
///
/// A file may come from anywhere, so its size is bounded and it has no aliases.
package struct YAMLDocument {
    /// What the file is called, and several of them: `script` and `scripts`.
    package let kind: String
    package let kinds: String
    /// The end of the error for an empty file, as in `it takes a list of events`.
    package let expectation: String

    /// The largest file in bytes.
    package static let largest = 1_000_000

    package init(kind: String, kinds: String, expectation: String) {
        (self.kind, self.kinds, self.expectation) = (kind, kinds, expectation)
    }

    /// The tree of `text`, which is the file's content.
    package func root(_ text: String, _ place: DocumentPlace) throws -> Node {
        guard text.utf8.count <= Self.largest else {
            throw place.error(line: 1, column: 1, "the \(kind) has more than \(Self.largest) bytes")
        }
        let empty = place.error(line: 1, column: 1, "the \(kind) is empty; \(expectation)")
        guard text.contains(where: { !$0.isWhitespace }) else { throw empty }
        try refuseAliases(in: text, place)
        let root: Node?
        do {
            root = try compose(yaml: text)
        } catch let error as YamlError {
            throw malformed(error, text, place)
        }
        guard let root else { throw empty }
        return root
    }

    /// Anchors and aliases can make a small file stand for an enormous one. Nothing needs them, so a word that
    /// begins like one is refused before the file is read further. Comments are left out, except where quotes make it
    /// uncertain what a comment is.
    private func refuseAliases(in text: String, _ place: DocumentPlace) throws {
        let hasQuotes = text.contains { $0 == "\"" || $0 == "'" }
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let characters = Array(line) + [" "]
            for (column, character) in line.enumerated() {
                let previous = column == 0 ? " " : characters[column - 1]
                if character == "#", previous.isWhitespace, !hasQuotes { break }
                let begins = previous.isWhitespace || "[{,:-?".contains(previous)
                if character == "*" || character == "&", begins, !characters[column + 1].isWhitespace {
                    throw place.error(
                        line: index + 1, column: column + 1,
                        "\"\(character)\" begins an anchor or alias, which \(kinds) do not take")
                }
            }
        }
    }

    /// The parser reports a missing end at the line after the last one; errors name the last line's end instead.
    private func within(_ text: String, _ mark: Mark) -> (line: Int, column: Int) {
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        while lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
        return mark.line <= lines.count ? (mark.line, mark.column) : (lines.count, (lines.last?.count ?? 0) + 1)
    }

    private func malformed(_ error: YamlError, _ text: String, _ place: DocumentPlace) -> DocumentError {
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            let (line, column) = within(text, mark)
            return place.error(line: line, column: column, "this is neither YAML nor JSON: \(problem)")
        case .duplicatedKeysInMapping(let keys, let context):
            let key = keys.first ?? ""
            return place.error(line: context.mark.line, column: context.mark.column, "\"\(key)\" is given twice here")
        case .reader(let problem, let offset, _, _):
            let before = text.prefix(offset ?? 0).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            return place.error(
                line: max(1, before.count), column: (before.last?.count ?? 0) + 1, "this is not plain text: \(problem)")
        default:
            return place.error(line: 1, column: 1, "the \(kind) cannot be read: \(error)")
        }
    }
}
