// Whole files or none: written under a temporary name in the same folder and renamed when complete, so that a reader, or the
// next run after a crash, never meets a file under its final name that is not whole.
//
// No fsync: after a power failure a frame may be lost or empty, which the manifest's hashes find out.
import Glibc
import Synchronization

/// A file that is being written piece by piece. It appears under its name when `commit` has succeeded; without it, and on any
/// error, the temporary file is removed and nothing changes.
///
/// The first file that a process writes into a folder removes what killed runs have left there.
public final class AtomicFile {
    /// The file's final name.
    public let path: String
    private let temporary: String
    private var descriptor: Int32

    /// Creates the temporary file in the folder of `path`.
    public init(_ path: String) throws(FrameFileError) {
        self.path = path
        AtomicFile.removeLeftoversOnce(in: AtomicFile.folder(of: path))
        temporary = AtomicFile.temporaryPath(beside: path)
        descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw FrameFileError(.write, path, errno: errno) }
    }

    deinit { abandon() }

    /// Writes `bytes` to `path` at once, replacing what was there.
    public static func write(_ bytes: [UInt8], to path: String) throws(FrameFileError) {
        let file = try AtomicFile(path)
        try file.append(bytes)
        try file.commit()
    }

    /// Writes more bytes to the temporary file.
    public func append(_ bytes: [UInt8]) throws(FrameFileError) {
        try check(bytes.withUnsafeBytes { AtomicFile.writeAll($0, to: descriptor) })
    }

    /// Closes the file and gives it its name, replacing an older one.
    public func commit() throws(FrameFileError) {
        guard descriptor >= 0 else { throw FrameFileError(.write, path, "an earlier part of it could not be written") }
        let closing = descriptor
        descriptor = -1
        // Network file systems may report a full disk only here.
        var failure = close(closing) == 0 ? 0 : errno
        if failure == 0 && rename(temporary, path) != 0 { failure = errno }
        if failure != 0 {
            unlink(temporary)
            throw FrameFileError(.write, path, errno: failure)
        }
    }

    /// Gives up: the temporary file is removed, and an older file of that name stays.
    public func abandon() {
        guard descriptor >= 0 else { return }
        close(descriptor)
        unlink(temporary)
        descriptor = -1
    }

    private func check(_ failure: Int32) throws(FrameFileError) {
        guard failure != 0 else { return }
        abandon()
        throw FrameFileError(.write, path, errno: failure)
    }

    /// 0, or the error's number.
    package static func writeAll(_ buffer: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
        guard descriptor >= 0 else { return EBADF }
        var offset = 0
        while offset < buffer.count {
            let count = Glibc.write(descriptor, buffer.baseAddress! + offset, buffer.count - offset)
            if count < 0 {
                if errno == EINTR { continue }
                return errno
            }
            offset += count
        }
        return 0
    }

    // MARK: Temporary names

    private static let counter = Atomic<Int>(0)
    /// What the names of Kinora's own files begin with: temporary files and folders, the journal, the lock.
    package static let marker = ".kinora-"

    package static func temporaryPath(beside path: String) -> String {
        let number = counter.add(1, ordering: .relaxed).newValue
        return folder(of: path) + marker + "\(hostName)-\(getpid())-\(number).tmp"
    }

    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    }

    /// Letters, digits and dots only, as it becomes part of a name.
    package static let hostName: String = {
        var buffer = [CChar](repeating: 0, count: 256)
        guard gethostname(&buffer, 255) == 0 else { return "unknown" }
        let name = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        let plain = name.map { $0 >= 0x30 && $0 <= 0x39 || $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A ? $0 : 0x2E }
        return plain.isEmpty ? "unknown" : String(decoding: plain.prefix(64), as: UTF8.self)
    }()

    private static let swept = Mutex<Set<String>>([])

    private static func removeLeftoversOnce(in folder: String) {
        guard swept.withLock({ $0.insert(folder).inserted }) else { return }
        removeLeftovers(in: folder.isEmpty ? "." : folder)
    }

    /// Removes temporary files and folders that killed runs of this machine have left in a folder; those of running
    /// processes and of other machines that share the folder stay. Returns how many were removed.
    @discardableResult
    public static func removeLeftovers(in folder: String) -> Int {
        guard let names = try? FolderListing.names(in: folder) else { return 0 }
        let mine = marker + hostName + "-"
        var removed = 0
        for name in names where name.hasPrefix(mine) && name.hasSuffix(".tmp") {
            let fields = name.dropFirst(mine.count).dropLast(4).split(separator: "-")
            guard fields.count == 2, let process = pid_t(fields[0]), process > 0, !isRunning(process) else { continue }
            if (try? FolderListing.remove(folder + "/" + name)) != nil { removed += 1 }
        }
        return removed
    }

    /// Whether this machine has a process of that number.
    package static func isRunning(_ process: pid_t) -> Bool { kill(process, 0) == 0 || errno != ESRCH }
}
