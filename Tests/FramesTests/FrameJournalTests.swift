import KinoraFrames
import Foundation
import Testing

@Suite("Journal")
final class FrameJournalTests {
    private let folder: FrameFolder

    init() throws {
        folder = FrameFolder(
            FileManager.default.temporaryDirectory.appendingPathComponent("kinora-journal-\(UUID().uuidString)").path)
        try folder.create()
    }

    deinit { try? FileManager.default.removeItem(atPath: folder.path) }

    private func manifest(seed: UInt64 = 0, range: Range<Int> = 0..<10, version: String = "1") -> Manifest {
        Manifest(
            tool: .init(version: version),
            job: .init(
                effect: "x", seed: seed, size: .init(width: 1, height: 1), framesPerSecond: 30, range: .init(range)))
    }

    private var path: String { folder.path(of: FrameJournal.fileName) }

    private func frame(_ index: Int, _ content: UInt8) -> Manifest.Frame {
        Manifest.Frame(index: index, file: folder.name.fileName(index), contents: [content])
    }

    @Test("what is noted is read back in order, the last note of a frame counting")
    func notes() throws {
        let journal = try FrameJournal(in: folder, for: manifest())
        for (index, content) in [(4, 1), (2, 2), (4, 3)] as [(Int, UInt8)] { try journal.note(frame(index, content)) }
        #expect(FrameJournal.frames(in: folder, of: manifest()) == [frame(2, 2), frame(4, 3)])
    }

    @Test("notes hold for every range of a performance and for no other performance or version")
    func performances() throws {
        try FrameJournal(in: folder, for: manifest()).note(frame(4, 1))
        #expect(FrameJournal.frames(in: folder, of: manifest(range: 3..<5)).count == 1)
        #expect(FrameJournal.frames(in: folder, of: manifest(seed: 1)).isEmpty)
        #expect(FrameJournal.frames(in: folder, of: manifest(version: "2")).isEmpty)
    }

    @Test("a line that was cut short, and lines that are none, are left out")
    func cutShort() throws {
        try FrameJournal(in: folder, for: manifest()).note(frame(4, 1))
        var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        let hash = String(repeating: "a", count: 64)
        bytes += Data("nonsense\n-1 2 \(hash)\n99999999999999999999 1 \(hash)\n7 1 abc".utf8)
        try bytes.write(to: URL(fileURLWithPath: path))
        #expect(FrameJournal.frames(in: folder, of: manifest()) == [frame(4, 1)])
        try Data([0xFF, 0x00, 0x0A]).write(to: URL(fileURLWithPath: path))
        #expect(FrameJournal.frames(in: folder, of: manifest()).isEmpty)
    }

    @Test("a journal that begins forgets the one before")
    func anew() throws {
        try FrameJournal(in: folder, for: manifest()).note(frame(4, 1))
        _ = try FrameJournal(in: folder, for: manifest())
        #expect(FrameJournal.frames(in: folder, of: manifest()).isEmpty)
        FrameJournal.remove(from: folder)
        #expect(!FileManager.default.fileExists(atPath: path))
    }
}
