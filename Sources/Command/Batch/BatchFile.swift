import KinoraScripts
import Foundation

/// Batches as files: YAML or JSON. The format is described in `docs/BATCHES.md` and `BatchFormat.help`.
///
/// A batch may come from anywhere, so its size and the size of its matrix are bounded, and every refusal names the file, the
/// line and the column.
enum BatchFile {
    private static let document = YAMLDocument(
        kind: "batch", kinds: "batches",
        expectation: "it takes a list of entries such as {effect: ripple, scale: [1, 2]}")

    /// - Parameter path: a file's name; `-` is standard input.
    static func read(_ path: String) throws -> Batch {
        try parse(try DocumentFile.text(path, of: document), name: path)
    }

    /// - Parameter name: how errors call the file. Files that it names are looked for in its folder.
    static func parse(_ text: String, name: String) throws -> Batch {
        let place = DocumentPlace(file: name)
        let folder = name == "-" ? "" : URL(fileURLWithPath: name).deletingLastPathComponent().relativePath
        let reader = BatchReader(place: place, paths: BatchPaths(folder: name.contains("/") ? folder : ""))
        return Batch(entries: try reader.entries(try document.root(text, place)), place: place)
    }

    /// Whether a word of the command line names a batch rather than an effect or a source.
    static func isBatch(_ word: String) -> Bool {
        word == "-" || [".yaml", ".yml", ".json"].contains { word.lowercased().hasSuffix($0) }
    }
}

/// Files as a batch names them: from the folder of the batch.
struct BatchPaths {
    /// Empty for the current one.
    let folder: String

    func resolve(_ path: String) -> String {
        if path.hasPrefix("/") { return path }
        let whole = folder.isEmpty || folder == "." ? path : "\(folder)/\(path)"
        // A word that begins with a dash would be taken for an option.
        return whole.hasPrefix("-") ? "./\(whole)" : whole
    }
}
