import KinoraFrames

/// The golden side before an approval: which of its files are frames.
struct GoldenTree {
    let folder: String
    /// Pictures that an approval may replace or remove, by their paths below the folder.
    private(set) var frames: Set<String> = []
    /// Manifests that can be read, by their folders' prefixes.
    private(set) var manifests: [String: Manifest] = [:]
    /// The paths of `manifest.json` and `batch.json` files.
    private(set) var records: Set<String> = []

    /// - Parameter candidates: where a golden folder has no manifest that can be read, theirs says how frames are named.
    init(_ folder: String, beside candidates: CandidateTree) throws {
        self.folder = folder
        guard FolderListing.isFolder(folder) else { return }
        for branch in try FrameTree(folder).branches {
            if branch.hasManifest { records.insert(branch.prefix + Manifest.fileName) }
            let place = FrameFolder(branch.prefix.isEmpty ? folder : folder + "/" + branch.prefix.dropLast())
            let names: [String]
            if let manifest = try? place.manifest() {
                manifests[branch.prefix] = manifest
                let there = Set(branch.pictures)
                names = manifest.frames.map(\.file).filter {
                    there.contains($0) || FolderListing.kind(place.path(of: $0)) != nil
                }
            } else {
                let name = candidates.manifests[branch.prefix].flatMap { FrameName(pattern: $0.job.pattern) }
                names = branch.pictures.filter { name == nil || name?.index(of: $0) != nil }
            }
            frames.formUnion(names.map { branch.prefix + $0 })
        }
        if FolderListing.kind(folder + "/" + BatchRecord.fileName) != nil { records.insert(BatchRecord.fileName) }
    }
}
