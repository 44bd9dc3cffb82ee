/// One preview for `kinora previews --list`.
struct ListedPreview: Codable {
    /// What was named on the command line.
    let path: String
    /// Its folder's name; each is there once for a path. --preview takes it.
    let name: String
    /// The name that the source gives it, which --preview takes, too; nil where it has none.
    let title: String?
    let file: String
    let line: Int?
    /// Points; nil where it cannot be measured.
    let width: Double?
    let height: Double?
    /// What the user does is in a file beside the source.
    let hasScript: Bool

    @MainActor
    init(_ preview: UserPreview, _ name: String, path: String, in surroundings: ViewSurroundings) {
        let entry = try? preview.entry(name, in: surroundings)
        (self.path, self.name, title) = (path, name, preview.name)
        (file, line) = (preview.file.path, preview.line)
        (width, height) = (entry.map { Double($0.size.width) }, entry.map { Double($0.size.height) })
        hasScript = entry.map { !$0.script.events.isEmpty } ?? false
    }
}
