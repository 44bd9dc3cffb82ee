internal import KinoraFrameKernels
import Glibc

/// A folder that is to be replaced as a whole: a second folder is filled beside it, and then the two trade their names in one
/// step. Whoever looks at the name, at whatever moment, sees the old folder or the new one. Until then, and on any error,
/// nothing changes.
package final class FolderReplacement {
    private let path: String
    private let temporary: String
    private var isOpen = true

    /// Creates the folder beside `path`, which need not exist.
    package init(_ path: String) throws(FrameFileError) {
        let trimmed = String(path.reversed().drop { $0 == "/" }.reversed())
        self.path = trimmed
        let parent = trimmed.lastIndex(of: "/").map { String(trimmed[...$0]) } ?? ""
        if !parent.isEmpty { try FolderListing.create(parent) }
        AtomicFile.removeLeftovers(in: parent.isEmpty ? "." : parent)
        temporary = AtomicFile.temporaryPath(beside: trimmed)
        guard mkdir(temporary, 0o777) == 0 else { throw FrameFileError(.create, temporary, errno: errno) }
    }

    deinit { abandon() }

    /// Writes a file of the new folder, and the folders it needs.
    package func write(_ bytes: [UInt8], to name: String) throws(FrameFileError) {
        let file = temporary + "/" + name
        if let end = name.lastIndex(of: "/") { try FolderListing.create(temporary + "/" + name[..<end]) }
        // Nobody knows the folder yet, so no temporary name is needed.
        let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw FrameFileError(.write, path + "/" + name, errno: errno) }
        let failure = bytes.withUnsafeBytes { AtomicFile.writeAll($0, to: descriptor) }
        guard close(descriptor) == 0, failure == 0 else {
            throw FrameFileError(.write, path + "/" + name, errno: failure == 0 ? errno : failure)
        }
    }

    /// Takes over everything of the old folder but the files in `leftOut`, which are paths below it: the same files under
    /// another name, not copies of them. Kinora's own temporary files stay behind.
    package func takeOver(except leftOut: Set<String>) throws(FrameFileError) {
        guard FolderListing.isFolder(path) else { return }
        try takeOver("", leftOut)
    }

    private func takeOver(_ below: String, _ leftOut: Set<String>) throws(FrameFileError) {
        for name in try FolderListing.names(in: path + "/" + below) where !name.hasPrefix(AtomicFile.marker) {
            let own = below + name
            let (from, to) = (path + "/" + own, temporary + "/" + own)
            var status = stat()
            guard lstat(from, &status) == 0 else { throw FrameFileError(.read, from, errno: errno) }
            if status.st_mode & S_IFMT == S_IFDIR {
                guard mkdir(to, status.st_mode & 0o7777) == 0 || errno == EEXIST else {
                    throw FrameFileError(.create, to, errno: errno)
                }
                try takeOver(own + "/", leftOut)
            } else if !leftOut.contains(own) {
                guard link(from, to) == 0 || errno == EEXIST else { throw FrameFileError(.write, to, errno: errno) }
            }
        }
    }

    /// Gives the new folder its name and removes the old one.
    package func commit() throws(FrameFileError) {
        guard FolderListing.kind(path) != nil else {
            guard rename(temporary, path) == 0 else { throw FrameFileError(.create, path, errno: errno) }
            isOpen = false
            return
        }
        var status = stat()
        if stat(path, &status) == 0 { chmod(temporary, status.st_mode & 0o7777) }
        let failure = fk_exchange(temporary, path)
        guard failure == 0 else {
            throw FrameFileError(
                .write, path,
                failure == EINVAL || failure == ENOSYS
                    ? "this file system cannot replace a folder in one step; copy it to another one"
                    : FrameFileError(.write, path, errno: failure).reason)
        }
        isOpen = false
        // The old folder has the temporary name now. What cannot be removed is left for the next run.
        try? FolderListing.remove(temporary)
    }

    /// Gives up: the old folder stays as it is.
    package func abandon() {
        guard isOpen else { return }
        isOpen = false
        try? FolderListing.remove(temporary)
    }
}
