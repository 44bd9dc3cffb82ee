import Foundation
import Glibc

/// The right to write into a folder, which one run has at a time.
///
/// A file in the folder says who holds it and since when. The system keeps the lock itself: it ends with its process,
/// however that ends, so that the lock of a killed run is taken over without asking.
public final class FolderLock {
    /// The name of the file, hidden from those who look for frames.
    public static let fileName = AtomicFile.marker + "lock"
    static let byteLimit = 4096

    /// Who holds a lock.
    struct Owner: Codable, Equatable {
        var host: String
        var process: Int32
        /// Seconds since 1970.
        var since: Double

        static func current() -> Owner {
            Owner(host: AtomicFile.hostName, process: getpid(), since: now())
        }

        /// Only people read it; frames never depend on it.
        static func now() -> Double {
            var time = timespec()
            clock_gettime(CLOCK_REALTIME, &time)
            return Double(time.tv_sec)
        }
    }

    /// Another run writes into the folder.
    public struct Held: Error, Equatable, CustomStringConvertible {
        /// The folder's path.
        public let path: String
        /// Who writes, and for how long: `process 4711 of host abc, for 12 s`.
        public let owner: String

        public var description: String { "the folder \(path) is being written by another run (\(owner))" }
    }

    private let path: String
    private var descriptor: Int32

    /// Takes the lock of a folder that exists.
    ///
    /// - Throws: `Held` where another run has it, `FrameFileError` where the file cannot be written.
    public init(_ folder: String) throws {
        path = folder.hasSuffix("/") ? folder + FolderLock.fileName : folder + "/" + FolderLock.fileName
        descriptor = -1
        while descriptor < 0 {
            let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o666)
            guard file >= 0 else { throw FrameFileError(.create, path, errno: errno) }
            guard FolderLock.isFree(file, path) else {
                close(file)
                throw Held(path: folder, owner: FolderLock.words(FolderLock.owner(path)))
            }
            // The owner before this one may have removed the file after it was opened here.
            if FolderLock.isSame(file, path) { descriptor = file } else { close(file) }
        }
        let line = (try? JSONEncoder().encode(Owner.current())).map(Array.init) ?? []
        _ = ftruncate(descriptor, 0)
        _ = line.withUnsafeBytes { AtomicFile.writeAll($0, to: descriptor) }
    }

    deinit { release() }

    /// Gives the lock back and removes its file.
    public func release() {
        guard descriptor >= 0 else { return }
        // Where the folder was replaced meanwhile, a file of this name is somebody else's.
        if FolderLock.isSame(descriptor, path) { unlink(path) }
        close(descriptor)
        descriptor = -1
    }

    /// File systems without locks of their own go by what the file says.
    private static func isFree(_ file: Int32, _ path: String) -> Bool {
        if flock(file, LOCK_EX | LOCK_NB) == 0 { return true }
        guard errno != EWOULDBLOCK else { return false }
        guard let owner = owner(path) else { return true }
        return owner.host == AtomicFile.hostName && !AtomicFile.isRunning(owner.process)
    }

    private static func isSame(_ file: Int32, _ path: String) -> Bool {
        var (opened, named) = (stat(), stat())
        return fstat(file, &opened) == 0 && stat(path, &named) == 0 && opened.st_ino == named.st_ino
            && opened.st_dev == named.st_dev
    }

    private static func owner(_ path: String) -> Owner? {
        guard let bytes = try? FolderListing.read(path, limit: byteLimit) else { return nil }
        return try? JSONDecoder().decode(Owner.self, from: Data(bytes))
    }

    private static func words(_ owner: Owner?) -> String {
        guard let owner else { return "it has just begun" }
        let age = max(0, Int(Owner.now() - owner.since))
        let time = age < 120 ? "\(age) s" : age < 7200 ? "\(age / 60) minutes" : "\(age / 3600) hours"
        return "process \(owner.process) of host \(owner.host), for \(time)"
    }
}
