import KinoraStage
import KinoraViews

/// Scripts as files: YAML, or JSON, which is YAML too. The format is described in `docs/SCRIPTS.md` and
/// `ScriptFormat.help`.
///
/// A script may come from anywhere, so its size, depth, counts, times and lengths are bounded, and every refusal names the
/// file, the line and the column.
enum ScriptFile {
    private static let document = YAMLDocument(
        kind: "script", kinds: "scripts", expectation: "it takes a list of events such as {at: 1, tap: center}")

    /// - Parameter path: a file's name; `-` is standard input.
    static func read(_ path: String) throws -> Script { try parse(try document.text(path), name: path) }

    /// - Parameter name: how errors call the file.
    static func parse(_ text: String, name: String) throws -> Script {
        let place = ScriptPlace(file: name)
        return try ScriptReader(place: place).script(try document.root(text, place))
    }
}
