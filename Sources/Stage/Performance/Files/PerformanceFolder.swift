import Glibc
import Synchronization

/// A folder of the machine with what a device's folder for an app has at its first start. It is removed with the performance it is of, or
/// at last with the process.
final class PerformanceFolder: Sendable {
    let path: String
    /// Somewhat before it was made, by the machine's clock, in seconds since 1970.
    let start = time(nil) - 1

    /// What an app finds at its first start. It makes other folders itself, such as that for application support.
    private static let first = ["Documents", "Library/Caches", "Library/Preferences", "SystemData", "tmp"]

    /// - Parameter other: a folder with files that this one begins with.
    init(copying other: PerformanceFolder? = nil) {
        let number = PerformanceFolder.count.add(1, ordering: .relaxed).newValue
        path = "\(PerformanceFolder.ofProcess)/\(number)"
        let files = FileManager.default
        try? files.createDirectory(atPath: PerformanceFolder.ofProcess, withIntermediateDirectories: true)
        if let other {
            other.dateFiles(at: 0)
            try? files.copyItem(atPath: other.path, toPath: path)
        }
        for name in PerformanceFolder.first {
            try? files.createDirectory(atPath: "\(path)/\(name)", withIntermediateDirectories: true)
        }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Makes a descriptor that of this folder.
    func lead(_ descriptor: Int32) {
        let own = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard own >= 0 else { return _ = close(descriptor) }
        dup2(own, descriptor)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        close(own)
    }

    private static let count = Atomic(0)

    /// All folders of this process are in this one.
    private static let ofProcess: String = {
        let path = "\(DeviceFolder.parent)/kinora-files-\(getpid())"
        atexit { PerformanceFolder.removeAll() }
        return path
    }()

    /// A copy of this process ends, too.
    private static func removeAll() {
        guard ofProcess.hasSuffix("-\(getpid())") else { return }
        try? FileManager.default.removeItem(atPath: ofProcess)
    }
}
