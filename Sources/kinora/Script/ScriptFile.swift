import Effects
import FrameFiles
import Views
import Yams

/// Scripts as files: YAML, or JSON, which is YAML too. The format is told by `ScriptFormat.help`.
///
/// A script may come from anywhere, so its size, depth, counts, times and lengths are bounded, and every refusal names the
/// file, the line and the column.
enum ScriptFile {
    /// The largest script in bytes.
    static let largest = 1_000_000

    /// - Parameter path: a file's name; `-` is standard input.
    static func read(_ path: String) throws -> Script {
        let bytes = try FolderListing.read(path == "-" ? "/dev/stdin" : path, limit: largest)
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw CommandError(.badData, "The script \(path) is not text in UTF-8.")
        }
        return try parse(text, name: path)
    }

    /// - Parameter name: how errors call the file.
    static func parse(_ text: String, name: String) throws -> Script {
        let place = ScriptPlace(file: name)
        guard text.contains(where: { !$0.isWhitespace }) else {
            throw place.error(
                line: 1, column: 1, "the script is empty; it takes a list of events such as {at: 1, tap: center}")
        }
        try refuseAliases(in: text, place)
        let root: Node?
        do {
            root = try compose(yaml: text)
        } catch let error as YamlError {
            throw malformed(error, text, place)
        }
        guard let root else {
            throw place.error(
                line: 1, column: 1, "the script is empty; it takes a list of events such as {at: 1, tap: center}")
        }
        return try ScriptReader(place: place).script(root)
    }

    /// Anchors and aliases can make a small file stand for an enormous one. No part of a script needs them, so a word that
    /// begins like one is refused before the file is read further. Comments are left out, except where quotes make it
    /// uncertain what a comment is.
    private static func refuseAliases(in text: String, _ place: ScriptPlace) throws {
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
                        "\"\(character)\" begins an anchor or alias, which scripts do not take")
                }
            }
        }
    }

    /// The parser finds what is missing at the end behind the last line; people look for it at that line's end.
    private static func within(_ text: String, _ mark: Mark) -> (line: Int, column: Int) {
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        while lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
        return mark.line <= lines.count ? (mark.line, mark.column) : (lines.count, (lines.last?.count ?? 0) + 1)
    }

    private static func malformed(_ error: YamlError, _ text: String, _ place: ScriptPlace) -> CommandError {
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
            return place.error(line: 1, column: 1, "the script cannot be read: \(error)")
        }
    }
}

/// A position in a script, for errors.
struct ScriptPlace {
    let file: String

    func error(line: Int, column: Int, _ sentence: String) -> CommandError {
        CommandError(.badData, "\(file):\(line):\(column): \(sentence).")
    }

    func error(_ node: Node, _ sentence: String) -> CommandError {
        error(line: node.mark?.line ?? 1, column: node.mark?.column ?? 1, sentence)
    }
}
