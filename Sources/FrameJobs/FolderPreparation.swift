import FrameFiles
import Glibc

/// Makes a folder ready for a run: creates it, refuses what is not ours, and removes what the run will not replace.
final class FolderPreparation {
    private let folder: FrameFolder
    private let manifest: Manifest
    private let overwrite: Bool
    private let extends: Bool
    /// Folders that were not there, outermost first.
    private var created: [String] = []

    init(folder: FrameFolder, manifest: Manifest, overwrite: Bool, extends: Bool) {
        self.folder = folder
        self.manifest = manifest
        self.overwrite = overwrite
        self.extends = extends
    }

    /// - Returns: the manifest that now lies in the folder, listing the frames that stay.
    func prepare(for frames: Range<Int>) throws -> Manifest {
        created = Self.missing(folder.path)
        try folder.create()
        guard access(folder.path, W_OK | X_OK) == 0 else { throw FrameFileError(.create, folder.path, errno: errno) }
        let there = try folder.frameIndices()
        let old = try oldManifest(there)
        AtomicFile.removeLeftovers(in: folder.path)

        var record = manifest
        record.frames = []
        if extends, let old, old.isSamePerformance(as: manifest) {
            let present = Set(there)
            record.frames = old.frames.filter { !frames.contains($0.index) && present.contains($0.index) }
            if let first = record.frames.first, let last = record.frames.last {
                let hull = min(first.index, frames.lowerBound)..<max(last.index + 1, frames.upperBound)
                record.job.range = Manifest.FrameRange(hull)
            }
        }
        // First the claim, then the clearing: whatever happens in between, the folder stays known as ours.
        try folder.write(record)
        let kept = Set(record.frames.map(\.index))
        for index in there where !kept.contains(index) {
            let path = folder.path(frame: index)
            guard unlink(path) == 0 || errno == ENOENT else { throw FrameFileError(.remove, path, errno: errno) }
        }
        return record
    }

    /// Takes back what `prepare` added, where no frame came of it.
    func undo() {
        unlink(folder.path(of: Manifest.fileName))
        for path in created.reversed() { rmdir(path) }
    }

    /// The manifest of an earlier run; nil where there is none, or where it may be overwritten.
    private func oldManifest(_ there: [Int]) throws -> Manifest? {
        let foreign = FolderJob.ForeignFolder(path: folder.path)
        do {
            if let manifest = try folder.manifest() { return manifest }
            guard there.isEmpty || overwrite else { throw foreign }
        } catch is FrameFileError {
            guard overwrite else { throw foreign }
        }
        return nil
    }

    /// Which folders of `path` have to be created, outermost first.
    private static func missing(_ path: String) -> [String] {
        var missing: [String] = []
        var partial = path.hasPrefix("/") ? "/" : ""
        for part in path.split(separator: "/") {
            partial += part
            if access(partial, F_OK) != 0 { missing.append(partial) }
            partial += "/"
        }
        return missing
    }
}

extension Manifest {
    /// Whether both come from one performance, of which they may hold different frames.
    func isSamePerformance(as other: Manifest) -> Bool {
        var (mine, theirs) = (job, other.job)
        mine.range = FrameRange(0..<0)
        theirs.range = FrameRange(0..<0)
        return tool == other.tool && mine == theirs
    }
}
