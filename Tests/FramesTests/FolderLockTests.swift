import Foundation
import Testing

@testable import KinoraFrames

struct FolderLockTests {
    @Test("one has the lock at a time; whoever asks meanwhile learns the owner and the age")
    func exclusive() throws {
        try withTemporaryFolder { folder in
            let first = try FolderLock(folder)
            let held = #expect(throws: FolderLock.Held.self) { try FolderLock(folder) }
            #expect(held?.path == folder)
            let words = held?.owner.split(separator: " ").map(String.init) ?? []
            #expect(words.prefix(4) == ["process", "\(getpid())", "of", "host"] && words.suffix(3).first == "for")
            first.release()
            #expect(try filesIn(folder).isEmpty)
            let second = try FolderLock(folder)
            first.release()
            #expect(throws: FolderLock.Held.self, "releasing twice takes nothing from the next owner") {
                try FolderLock(folder)
            }
            second.release()
        }
    }

    @Test("the lock of a process that was killed is taken over, whatever its file says")
    func deadOwner() async throws {
        let folder = NSTemporaryDirectory() + "kinora-lock-\(getpid())"
        try FolderListing.create(folder)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        await #expect(processExitsWith: .signal(SIGKILL)) { [folder = folder as String] in
            let lock = try FolderLock(folder)
            withExtendedLifetime(lock) { _ = kill(getpid(), SIGKILL) }
        }
        #expect(try filesIn(folder) == [FolderLock.fileName])
        try FolderLock(folder).release()
        try AtomicFile.write(Array("nonsense".utf8), to: folder + "/" + FolderLock.fileName)
        try FolderLock(folder).release()
        #expect(try filesIn(folder).isEmpty)
    }

    @Test("of many that ask at once each gets it once, one after the other")
    func contended() throws {
        try withTemporaryFolder { folder in
            let inside = Counter()
            DispatchQueue.concurrentPerform(iterations: 4) { _ in
                var done = 0
                while done < 25 {
                    guard let lock = try? FolderLock(folder) else { continue }
                    #expect(inside.add(1) == 1)
                    inside.add(-1)
                    lock.release()
                    done += 1
                }
            }
        }
    }
}

private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var value = 0

    @discardableResult
    func add(_ step: Int) -> Int {
        lock.withLock {
            value += step
            return value
        }
    }
}
