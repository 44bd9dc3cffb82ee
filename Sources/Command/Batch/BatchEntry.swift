import KinoraScripts
import Yams

/// One performance that a batch asks for: the options of the `kinora render` that it stands for, and the name of its
/// folder.
struct BatchEntry {
    /// The folder below the batch's own. Where `everyPreview` is set, a folder of folders.
    let name: String
    /// As `kinora render` takes them, without those that say where to and how much.
    let words: [String]
    /// The entry is a source of which every preview is rendered.
    let everyPreview: Bool
    /// Its place in the file, for errors.
    let node: Node
}

/// A batch as its file says it.
struct Batch {
    let entries: [BatchEntry]
    let place: DocumentPlace
}
