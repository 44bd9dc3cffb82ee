import Foundation
import KinoraFrames
import KinoraJobs

/// Makes actual pictures golden ones. Reads everything first, then writes pictures, removes what is gone, writes the
/// manifest last, and only then removes the actual files; so a run that was killed is completed by running it again.
struct Approval {
    let actual: String
    let golden: String
    /// Copy rather than move.
    let keep: Bool

    /// What was done, by file names.
    struct Done: Equatable {
        var added: [String] = []
        var changed: [String] = []
        var removed: [String] = []
        var unchanged = 0

        func lines(_ golden: String) -> [String] {
            let names =
                added.map { "added    \($0)" } + changed.map { "changed  \($0)" } + removed.map { "removed  \($0)" }
            return names + [
                "\(golden): \(added.count) added, \(changed.count) changed, \(removed.count) removed, \(unchanged) unchanged."
            ]
        }
    }

    func perform() throws -> Done {
        let source = try PictureSequence(actual)
        guard Self.real(actual) != Self.real(golden) else {
            throw CommandError.usage("\(actual) and \(golden) are the same place.")
        }
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: golden, isDirectory: &isFolder)
        if exists, isFolder.boolValue != source.isFolder {
            throw CommandError.usage(
                "\(source.isFolder ? actual : golden) is a folder and \(source.isFolder ? golden : actual) a file; approve a "
                    + "folder as a folder and a picture as a picture.")
        }
        guard !source.names.isEmpty else { throw CommandError(.unreadable, "There is no PNG in \(actual).") }
        var frames = try FrameStream(source)
        while try frames.nextFrame() != nil {}
        return try source.isFolder ? moveFolder(source, exists ? PictureSequence(golden) : nil) : moveFile(exists)
    }

    private func moveFile(_ exists: Bool) throws -> Done {
        var done = Done()
        let parent = (golden as NSString).deletingLastPathComponent
        if !parent.isEmpty { try FrameFolder(parent).create() }
        try put(actual, golden, name: golden, exactly: false, &done)
        if !keep { try remove(actual) }
        return done
    }

    private func moveFolder(_ source: PictureSequence, _ target: PictureSequence?) throws -> Done {
        var done = Done()
        let (from, to) = (FrameFolder(actual), FrameFolder(golden))
        let manifest = from.path(of: Manifest.fileName)
        // A manifest knows the files' bytes, so with one they are kept exactly.
        let hasManifest = FileManager.default.fileExists(atPath: manifest)
        try to.create()
        for name in source.names {
            try put(from.path(of: name), to.path(of: name), name: name, exactly: hasManifest, &done)
        }
        let wanted = Set(source.names)
        for name in target?.names ?? [] where !wanted.contains(name) {
            try remove(to.path(of: name))
            done.removed.append(name)
        }
        let record = to.path(of: Manifest.fileName)
        if hasManifest {
            try AtomicFile.write(try PNGFile.readBytes(manifest), to: record)
        } else if FileManager.default.fileExists(atPath: record) {
            // The old manifest lists frames that are no longer there.
            try remove(record)
        }
        if !keep { try clear(source.names.map(from.path(of:)) + (hasManifest ? [manifest] : [])) }
        return done
    }

    /// Writes a picture unless the golden one has its pixels already.
    private func put(_ from: String, _ to: String, name: String, exactly: Bool, _ done: inout Done) throws {
        let bytes = try PNGFile.readBytes(from)
        guard FileManager.default.fileExists(atPath: to) else {
            try AtomicFile.write(bytes, to: to)
            done.added.append(name)
            return
        }
        // A golden file that is no picture any more is simply replaced.
        let old = try PNGFile.readBytes(to)
        let picture = try PNGFile.decode(bytes, path: from)
        let samePixels = old == bytes || (try? PNGFile.decode(old, path: to)) == picture
        if old != bytes, exactly || !samePixels || PNGFile.isAnimated(bytes) { try AtomicFile.write(bytes, to: to) }
        if samePixels { done.unchanged += 1 } else { done.changed.append(name) }
    }

    /// Removes the approved files, and their folder where nothing else is in it.
    private func clear(_ paths: [String]) throws {
        for path in paths { try remove(path) }
        if (try? FileManager.default.contentsOfDirectory(atPath: actual).isEmpty) == true { rmdir(actual) }
    }

    private func remove(_ path: String) throws {
        guard unlink(path) == 0 || errno == ENOENT else { throw FrameFileError(.remove, path, errno: errno) }
    }

    private static func real(_ path: String) -> String {
        URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
    }
}
