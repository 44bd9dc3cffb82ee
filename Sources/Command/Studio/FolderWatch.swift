import Foundation
import Glibc

/// Tells when something in a folder has changed, by the system's own notes about it.
///
/// Folders are watched and not files: editors write aside and rename, after which a watch of the file would be on one that is gone.
final class FolderWatch: @unchecked Sendable {
    private let descriptor: Int32
    private let root: String
    private let isDeep: Bool
    private var folders: [Int32: String] = [:]

    private static let mask = IN_CLOSE_WRITE | IN_MOVED_TO | IN_CREATE | IN_DELETE | IN_MOVED_FROM
    /// Folders that are watched at most; of a larger tree the first ones.
    private static let mostFolders = 4096
    /// Milliseconds without a further change after which somebody is told.
    private static let calm: Int32 = 40

    /// - Parameter isDeep: whether what is in folders of the folder counts.
    /// - Returns: nil where the system gives no notes.
    init?(_ root: String, isDeep: Bool) {
        descriptor = inotify_init1(Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        (self.root, self.isDeep) = (root, isDeep)
        watch(root)
    }

    deinit { close(descriptor) }

    /// Calls `body` after each change, on a thread of its own.
    func start(_ body: @escaping @Sendable () -> Void) {
        Thread { [self] in
            while true {
                var matters = read()
                var more = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                while poll(&more, 1, FolderWatch.calm) > 0 { matters = read() || matters }
                if matters { body() }
            }
        }.start()
    }

    private func watch(_ folder: String) {
        guard folders.count < FolderWatch.mostFolders else { return }
        let number = inotify_add_watch(descriptor, folder, UInt32(FolderWatch.mask))
        guard number >= 0 else { return }
        folders[number] = folder
        guard isDeep, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
        for name in names where FolderWatch.matters(name) {
            var isFolder: ObjCBool = false
            let path = folder + "/" + name
            if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue { watch(path) }
        }
    }

    /// Whether one of the notes that are there is about something that counts.
    private func read() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = buffer.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
        var (at, matters) = (0, false)
        while at + 16 <= count {
            func number(_ offset: Int) -> UInt32 {
                buffer.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: at + offset, as: UInt32.self) }
            }
            let length = Int(number(12))
            let name = String(decoding: buffer[(at + 16)..<(at + 16 + length)].prefix { $0 != 0 }, as: UTF8.self)
            let mask = number(4)
            if mask & UInt32(IN_Q_OVERFLOW) != 0 { matters = true }
            if FolderWatch.matters(name) {
                matters = true
                if mask & UInt32(IN_ISDIR) != 0, isDeep, let folder = folders[Int32(bitPattern: number(0))] {
                    watch(folder + "/" + name)
                }
            }
            at += 16 + length
        }
        return matters
    }

    /// Hidden files, what editors try out and what they keep aside do not count.
    static func matters(_ name: String) -> Bool {
        !name.isEmpty && !name.hasPrefix(".") && !name.hasSuffix("~") && !name.hasPrefix("#") && name != "4913"
    }
}
