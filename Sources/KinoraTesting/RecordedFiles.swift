import Foundation

/// Files that this process has written, and which assertion each approved file belongs to. Two assertions that share a
/// name would overwrite or contradict each other, and nobody would see why; so the second is told.
final class RecordedFiles: @unchecked Sendable {
    static let shared = RecordedFiles()

    private let lock = NSLock()
    private var written: Set<String> = []
    /// By approved file, the line of the source that compares with it.
    private var owners: [String: Int] = [:]

    /// Whether the file may be recorded. Each is written once in a run: a test that is repeated, with the same or with other
    /// arguments, is compared with what its first pass recorded.
    func mayRecord(_ path: String) -> Bool { lock.withLock { !written.contains(path) } }

    func didRecord(_ path: String) { lock.withLock { _ = written.insert(path) } }

    /// The line of another assertion that uses the file, nil where the file is this one's.
    func otherOwner(of path: String, line: Int) -> Int? {
        lock.withLock {
            let owner = owners[path, default: line]
            owners[path] = owner
            return owner == line ? nil : owner
        }
    }
}
