import KinoraFrames

/// A report of a comparison, a test or a batch. Its folder is made where it is missing: a run that was waited for must not end
/// without its report.
enum ReportFile {
    static func write(_ text: String, to path: String) throws {
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
        try FolderListing.create(folder)
        try AtomicFile.write(Array(text.utf8), to: path)
    }
}
