import Dispatch
import Foundation
import Testing

@testable import KinoraFrames

struct AtomicFileTests {
    @Test("a written file holds its bytes, replaces an older one and leaves nothing else")
    func writes() throws {
        try withTemporaryFolder { folder in
            for bytes in [[1, 2, 3], [], [UInt8](repeating: 7, count: 300_000)] {
                try AtomicFile.write(bytes, to: folder + "/frame-00000.png")
                #expect(try FolderListing.read(folder + "/frame-00000.png", limit: 1 << 20) == bytes)
                #expect(try filesIn(folder) == ["frame-00000.png"])
            }
        }
    }

    @Test("errors name the path and the reason, and leave nothing behind")
    func errors() throws {
        try withTemporaryFolder { folder in
            #expect(throws: FrameFileError(.write, folder + "/none/f.png", "no such file or folder")) {
                try AtomicFile.write([1], to: folder + "/none/f.png")
            }
            try AtomicFile.write([1], to: folder + "/file")
            let error = #expect(throws: FrameFileError.self) { try AtomicFile.write([1], to: folder + "/file/f.png") }
            #expect(error?.description == "cannot write \(folder)/file/f.png: a part of the path is not a folder")
            try FolderListing.create(folder + "/folder")
            #expect(throws: FrameFileError(.write, folder + "/folder", "it is a folder")) {
                try AtomicFile.write([1], to: folder + "/folder")
            }
            #expect(try filesIn(folder) == ["file", "folder"])
        }
    }

    @Test("a full device is an error of its own")
    func fullDevice() {
        let device = open("/dev/full", O_WRONLY)
        defer { close(device) }
        #expect([1, 2, 3].withUnsafeBytes { AtomicFile.writeAll($0, to: device) } == ENOSPC)
        #expect(
            FrameFileError(.write, "f.png", errno: ENOSPC).description
                == "cannot write f.png: no space is left on the disk")
    }

    @Test("a write that fails half way leaves the older file as it was")
    func halfWay() async throws {
        let folder = NSTemporaryDirectory() + "kinora-half-\(getpid())"
        try FolderListing.create(folder)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try AtomicFile.write([1, 2, 3], to: folder + "/f.png")
        await #expect(processExitsWith: .success) { [folder = folder as String] in
            // The system lets files grow to 100,000 bytes only.
            signal(SIGXFSZ, SIG_IGN)
            let size = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
            var usual = rlimit()
            getrlimit(size, &usual)
            var limit = rlimit(rlim_cur: 100_000, rlim_max: usual.rlim_max)
            setrlimit(size, &limit)
            #expect(throws: FrameFileError(.write, folder + "/f.png", "the file would be larger than allowed")) {
                try AtomicFile.write([UInt8](repeating: 9, count: 300_000), to: folder + "/f.png")
            }
            // A build that counts its lines writes them to a file as the process ends.
            setrlimit(size, &usual)
        }
        #expect(try FolderListing.read(folder + "/f.png", limit: 10) == [1, 2, 3])
        #expect(try filesIn(folder) == ["f.png"])
    }

    @Test("a reader never meets half a file while it is being replaced")
    func concurrentReader() throws {
        try withTemporaryFolder { folder in
            let path = folder + "/f.png"
            let versions = [UInt8(1), 2].map { [UInt8](repeating: $0, count: 200_000 + Int($0)) }
            try AtomicFile.write(versions[0], to: path)
            DispatchQueue.concurrentPerform(iterations: 2) { side in
                for step in 0..<150 {
                    if side == 0 {
                        try? AtomicFile.write(versions[step % 2], to: path)
                    } else if let bytes = try? FolderListing.read(path, limit: 1 << 20) {
                        #expect(bytes == versions[0] || bytes == versions[1])
                    }
                }
            }
        }
    }

    @Test(
        "a process killed at any moment leaves only whole frames under frames' names",
        arguments: [300, 1100, 2900, 7100] as [UInt32])
    func killed(microseconds: UInt32) async throws {
        let folder = NSTemporaryDirectory() + "kinora-kill-\(getpid())-\(microseconds)"
        try FolderListing.create(folder)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        await #expect(processExitsWith: .signal(SIGKILL)) {
            [folder = folder as String, microseconds = microseconds as UInt32] in
            let frames = FrameFolder(folder)
            DispatchQueue.global().async {
                usleep(microseconds)
                kill(getpid(), SIGKILL)
            }
            for index in 0..<100_000 {
                _ = try? frames.write(
                    [UInt8](repeating: UInt8(truncatingIfNeeded: index), count: 50_000), frame: index % 500)
            }
        }
        let frames = FrameFolder(folder)
        for index in try frames.frameIndices() {
            let bytes = try frames.readBytes(frame: index)
            #expect(bytes.count == 50_000 && Set(bytes).count == 1)
        }
        AtomicFile.removeLeftovers(in: folder)
        #expect(try filesIn(folder).allSatisfy { FrameName.standard.index(of: $0) != nil })
    }

    @Test("only the temporary files of dead processes of this machine are removed")
    func leftovers() throws {
        try withTemporaryFolder { folder in
            try AtomicFile.write([1], to: folder + "/f.png")
            let own = AtomicFile.temporaryPath(beside: folder + "/f.png")
            let foreign = folder + "/.kinora-another.machine.far.away-999999-1.tmp"
            let dead = own.replacingOccurrences(of: "-\(getpid())-", with: "-4194399-")
            for path in [own, foreign, dead, folder + "/.kinora-.tmp"] {
                try Data().write(to: URL(fileURLWithPath: path))
            }
            #expect(AtomicFile.removeLeftovers(in: folder) == 1)
            #expect(!FileManager.default.fileExists(atPath: dead))
            #expect(try filesIn(folder).count == 4)
        }
    }
}
