import KinoraFrames
import Glibc

/// Makes a folder ready for a run: creates it, takes its lock, refuses what is not ours, and removes what the run will not
/// replace.
final class FolderPreparation {
    private let folder: FrameFolder
    private let manifest: Manifest
    private let keeping: FolderJob.Keeping
    private let overwrite: Bool
    /// Folders that were not there, outermost first.
    private var created: [String] = []
    private var lock: FolderLock?

    init(folder: FrameFolder, manifest: Manifest, keeping: FolderJob.Keeping, overwrite: Bool) {
        self.folder = folder
        self.manifest = manifest
        self.keeping = keeping
        self.overwrite = overwrite
    }

    /// What lies in a folder that is ready.
    struct Readiness {
        /// The manifest that now lies in the folder, listing the frames that stay.
        var record: Manifest
        /// Frames that an earlier manifest lists and that are gone or altered.
        var damaged: [Int]
    }

    /// What `prepare` would find, without touching anything.
    ///
    /// - Parameter wanted: the frames that the run is for, in rising order.
    func survey(for wanted: [Int]) throws -> Readiness {
        let there = access(folder.path, F_OK) == 0 ? try folder.frameIndices() : []
        return try survey(for: wanted, there)
    }

    private func survey(for wanted: [Int], _ there: [Int]) throws -> Readiness {
        let old = try oldManifest()
        try refuseObstacles(wanted)
        var ready = Readiness(record: manifest, damaged: [])
        ready.record.frames = []
        if let old, old.isSamePerformance(as: manifest) { keep(old, wanted, Set(there), &ready) }
        return ready
    }

    /// - Parameter wanted: the frames that the run is for, in rising order.
    func prepare(for wanted: [Int]) throws -> Readiness {
        created = Self.missing(folder.path)
        try folder.create()
        guard access(folder.path, W_OK | X_OK) == 0 else { throw FrameFileError(.create, folder.path, errno: errno) }
        // A stranger's folder does not even get a lock.
        try refuseStrangers()
        lock = try FolderLock(folder.path)
        let there = try folder.frameIndices()
        let ready = try survey(for: wanted, there)
        let orphans = orphans(of: try? folder.manifest())
        AtomicFile.removeLeftovers(in: folder.path)
        // The new manifest is written before old frames are removed: whatever happens in between, the folder stays
        // known as ours. The old journal goes first, because it would declare frames valid that are about to be
        // removed.
        FrameJournal.remove(from: folder)
        try folder.write(ready.record)
        let kept = Set(ready.record.frames.map(\.index))
        for index in there where !kept.contains(index) {
            let path = folder.path(frame: index)
            guard unlink(path) == 0 || errno == ENOENT else { throw FrameFileError(.remove, path, errno: errno) }
        }
        for file in orphans { try FolderListing.remove(folder.path(of: file)) }
        return ready
    }

    /// Lets other runs write into the folder, when this one has ended.
    func release() {
        lock?.release()
        lock = nil
    }

    /// Takes back what `prepare` added, where no frame came of it.
    func undo() {
        FrameJournal.remove(from: folder)
        unlink(folder.path(of: Manifest.fileName))
        release()
        for path in created.reversed() { rmdir(path) }
    }

    /// What an earlier run says it has written, by its manifest, and by its notes where it was killed.
    private func known(_ old: Manifest) -> [Manifest.Frame] {
        var record = old
        for frame in FrameJournal.frames(in: folder, of: old) { record.record(frame) }
        return record.frames
    }

    private func keep(_ old: Manifest, _ wanted: [Int], _ there: Set<Int>, _ ready: inout Readiness) {
        let known = known(old)
        ready.record.record(fonts: FrameJournal.fonts(in: folder, of: old))
        switch keeping {
        case .nothing: break
        case .others:
            let wanted = Set(wanted)
            ready.record.frames = known.filter { !wanted.contains($0.index) && there.contains($0.index) }
            let indices = ready.record.frames.map(\.index)
            if let first = indices.first, let last = indices.last {
                let range = manifest.job.range.range
                ready.record.job.range = Manifest.FrameRange(
                    min(first, range.lowerBound)..<max(last + 1, range.upperBound))
            }
        case .whole:
            let (wanted, listed) = (Set(wanted), Set(old.frames.map(\.index)))
            for frame in known where wanted.contains(frame.index) {
                if frame.file == folder.name.fileName(frame.index), folder.check(frame) == nil {
                    ready.record.frames.append(frame)
                } else if listed.contains(frame.index) {
                    // One that is only in the notes was in hand when its run was killed.
                    ready.damaged.append(frame.index)
                }
            }
        }
    }

    /// A folder without a manifest is only taken when nothing is in it.
    private func refuseStrangers() throws {
        guard !overwrite, FolderListing.isFolder(folder.path),
            FolderListing.kind(folder.path(of: Manifest.fileName)) == nil
        else { return }
        let names = try FolderListing.names(in: folder.path).filter { !$0.hasPrefix(AtomicFile.marker) }
        guard let first = names.first else { return }
        let contents = names.count == 1 ? first : "\(first), \(names.count - 1) more"
        throw FolderJob.ForeignFolder(path: folder.path, contents: contents)
    }

    /// What is in the place of a file that the run is to write, and no file, is found before anything is removed.
    private func refuseObstacles(_ wanted: [Int]) throws {
        for path in wanted.map(folder.path(frame:)) + [folder.path(of: Manifest.fileName)] {
            guard let kind = FolderListing.kind(path), kind != S_IFREG else { continue }
            throw FrameFileError(
                .create, path, kind == S_IFDIR ? "it is a folder" : "something that is no file has its name")
        }
    }

    /// The intact frames of an earlier run that named them in another way.
    private func orphans(of old: Manifest?) -> [String] {
        guard let old, old.job.pattern != manifest.job.pattern else { return [] }
        return old.frames.filter { folder.name.index(of: $0.file) == nil && folder.check($0) == nil }.map(\.file)
    }

    /// The manifest of an earlier run; nil where there is none, or where it may be overwritten.
    private func oldManifest() throws -> Manifest? {
        try refuseStrangers()
        let old: Manifest?
        do {
            old = try folder.manifest()
        } catch {
            guard overwrite else { throw FolderJob.DamagedManifest(path: folder.path, reason: error) }
            return nil
        }
        if let old, let wanted = manifest.shard, old.shard != wanted, !overwrite {
            throw FolderJob.OtherShard(path: folder.path, found: old.shard, wanted: wanted)
        }
        return old
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
