import Foundation
import KinoraFrames
import KinoraScripts
import KinoraStage

/// Scripts as files. The format is described in `docs/SCRIPTS.md` and `ScriptFormat.help`.
enum ScriptFile {
    /// - Parameter path: a file's name; `-` is standard input.
    static func read(_ path: String) throws -> Script {
        try Script(text: try DocumentFile.text(path, of: Script.document), file: path)
    }

    /// Whether a file of JSON is meant as a script, right or wrong: a list of which at least one element says when, or an empty one.
    static func looksLikeScript(_ path: String) -> Bool {
        guard let bytes = try? FolderListing.read(path, limit: YAMLDocument.largest),
            let events = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [Any]
        else { return false }
        return events.isEmpty || events.contains { ($0 as? [String: Any])?["at"] != nil }
    }
}

/// Files in YAML or JSON that the command line names.
enum DocumentFile {
    /// The content of a file, whose size is bounded.
    ///
    /// - Parameter path: the file's name; `-` is standard input.
    static func text(_ path: String, of document: YAMLDocument) throws -> String {
        let limit = YAMLDocument.largest
        let bytes =
            try path == "-" ? FolderListing.readStandardInput(limit: limit) : FolderListing.read(path, limit: limit)
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw CommandError(.badData, "The \(document.kind) \(path) is not text in UTF-8.")
        }
        return text
    }
}
