// Whole files or none: written under a temporary name in the same folder and renamed when complete, so that a reader, or the
// next run after a crash, never meets a file under its final name that is not whole.
//
// No fsync: after a power failure a frame may be lost or empty, which the manifest's hashes find out.
import Glibc
import Synchronization

public enum AtomicFile {
    private static let counter = Atomic<Int>(0)
    private static let marker = ".kinora-"

    /// Writes `bytes` to `path`, replacing what was there. On any error nothing changes and the temporary file is removed.
    public static func write(_ bytes: [UInt8], to path: String) throws(FrameFileError) {
        let temporary = temporaryPath(beside: path)
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw FrameFileError(.write, path, errno: errno) }
        var failure: Int32 = writeAll(bytes, to: descriptor)
        // Network file systems may report a full disk only here.
        if close(descriptor) != 0 && failure == 0 { failure = errno }
        if failure == 0 && rename(temporary, path) != 0 { failure = errno }
        if failure != 0 {
            unlink(temporary)
            throw FrameFileError(.write, path, errno: failure)
        }
    }

    /// 0, or the error's number.
    static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
        bytes.withUnsafeBytes { buffer in
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
    }

    static func temporaryPath(beside path: String) -> String {
        let number = counter.add(1, ordering: .relaxed).newValue
        return folder(of: path) + marker + "\(hostName)-\(getpid())-\(number).tmp"
    }

    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    }

    /// Letters, digits and dots only, as it becomes part of a name.
    private static let hostName: String = {
        var buffer = [CChar](repeating: 0, count: 256)
        guard gethostname(&buffer, 255) == 0 else { return "unknown" }
        let name = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        let plain = name.map { $0 >= 0x30 && $0 <= 0x39 || $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A ? $0 : 0x2E }
        return plain.isEmpty ? "unknown" : String(decoding: plain.prefix(64), as: UTF8.self)
    }()

    /// Removes temporary files that killed runs of this machine have left in a folder; those of running processes and of
    /// other machines that share the folder stay. Returns how many were removed.
    @discardableResult
    public static func removeLeftovers(in folder: String) -> Int {
        guard let names = try? FolderListing.names(in: folder) else { return 0 }
        let mine = marker + hostName + "-"
        var removed = 0
        for name in names where name.hasPrefix(mine) && name.hasSuffix(".tmp") {
            let fields = name.dropFirst(mine.count).dropLast(4).split(separator: "-")
            guard fields.count == 2, let process = pid_t(fields[0]), process > 0 else { continue }
            guard kill(process, 0) != 0, errno == ESRCH else { continue }
            if unlink(folder + "/" + name) == 0 { removed += 1 }
        }
        return removed
    }
}
