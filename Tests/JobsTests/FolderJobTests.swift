import KinoraFrames
import Foundation
import KinoraPixels
import Testing

@testable import KinoraJobs

@Suite final class FolderJobTests {
    private let root: String

    deinit { try? FileManager.default.removeItem(atPath: root) }

    init() throws {
        root = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-jobs-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    }

    /// Renders `frames` of a performance told apart by `seed` into the folder `name`.
    @discardableResult
    private func render(
        _ frames: Range<Int>, seed: UInt64 = 0, workers: Int = 2, to name: String = "out", overwrite: Bool = false,
        source: TestSource? = nil, cancellation: Cancellation = Cancellation(),
        progress: (RenderProgress) -> Void = { _ in }
    ) throws -> Manifest {
        let job = RenderJob(rate: FrameRate(frames: 30)!, frames: frames, workers: workers)
        let manifest = Manifest(
            tool: .init(version: "test"),
            job: .init(
                effect: "test", seed: seed, size: .init(width: 16, height: 9), framesPerSecond: 30, range: .init(frames)
            ))
        return try FolderJob(job, in: FrameFolder("\(root)/\(name)"), manifest: manifest, overwrite: overwrite)
            .render(source ?? TestSource(seed: Double(seed)), cancellation: cancellation, progress: progress).manifest
    }

    private func names(_ name: String = "out") -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(name)")) ?? []).sorted()
    }

    private func bytes(_ name: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: "\(root)/\(name)")) }

    private func write(_ text: String, to name: String) throws {
        let path = URL(fileURLWithPath: "\(root)/\(name)")
        try FileManager.default.createDirectory(at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: path)
    }

    @Test("A folder holds the frames and a manifest that accounts for each of them")
    func whole() throws {
        let returned = try render(0..<7)
        #expect(names() == (0..<7).map { "frame-0000\($0).png" } + ["manifest.json"])
        let manifest = try #require(try FrameFolder("\(root)/out").manifest())
        #expect(manifest == returned)
        #expect(manifest.missingFrames.isEmpty)
        #expect(FrameFolder("\(root)/out").problems(manifest).isEmpty)
        let third = try FrameFolder("\(root)/out").read(frame: 3)
        #expect(third.pixels.allSatisfy { $0 & 0xFF == 6 })
    }

    @Test("Folders are identical to the last byte, whatever the number of workers")
    func workers() throws {
        for workers in [1, 2, 5] { try render(0..<9, workers: workers, to: "\(workers)") }
        for name in names("1") {
            #expect(try bytes("1/\(name)") == bytes("2/\(name)"))
            #expect(try bytes("1/\(name)") == bytes("5/\(name)"))
        }
    }

    @Test("Folders are identical to the last byte, whether frames take over what does not change or not")
    func takingOver() throws {
        for (name, takesOver, workers) in [("kept", true, 1), ("shared", true, 2), ("fresh", false, 1)] {
            var job = RenderJob(rate: FrameRate(frames: 30)!, frames: 0..<40, workers: workers)
            job.takesOver = takesOver
            try job.write(MovingSource(), named: "test", to: "\(root)/\(name)")
        }
        #expect(names("kept") == names("fresh"))
        for name in names("fresh") {
            #expect(try bytes("kept/\(name)") == bytes("fresh/\(name)"), "\(name)")
            #expect(try bytes("shared/\(name)") == bytes("fresh/\(name)"), "\(name)")
        }
    }

    @Test("Ranges of one performance complete each other to the folder of the whole")
    func ranges() throws {
        try render(0..<9, to: "whole")
        try render(4..<9)
        #expect(names().count == 6)
        try render(0..<3)
        #expect(try FrameFolder("\(root)/out").manifest()?.missingFrames == [3])
        try render(2..<5)
        #expect(names() == names("whole"))
        for name in names() { #expect(try bytes("out/\(name)") == bytes("whole/\(name)"), "\(name)") }
    }

    @Test("Another performance leaves nothing of the one before")
    func replaces() throws {
        try render(0..<9, seed: 1)
        try render(2..<4, seed: 2)
        #expect(names() == ["frame-00002.png", "frame-00003.png", "manifest.json"])
        #expect(try FrameFolder("\(root)/out").manifest()?.job.seed == 2)
    }

    @Test("Frames of other programs are refused and left alone, unless they may be overwritten")
    func foreign() throws {
        try write("mine", to: "out/frame-00001.png")
        try write("mine", to: "out/notes.txt")
        #expect(throws: FolderJob.ForeignFolder(path: "\(root)/out", contents: "frame-00001.png, 1 more")) {
            try render(0..<2)
        }
        #expect(names() == ["frame-00001.png", "notes.txt"])
        #expect(try bytes("out/frame-00001.png") == Data("mine".utf8))
        try render(0..<2, overwrite: true)
        #expect(names() == ["frame-00000.png", "frame-00001.png", "manifest.json", "notes.txt"])
    }

    @Test(
        "A manifest.json that is no frame folder's is refused and left alone",
        arguments: ["{}", "not JSON", "{\"name\": \"app\"}"])
    func foreignManifest(text: String) throws {
        try write(text, to: "out/manifest.json")
        #expect(throws: FolderJob.DamagedManifest.self) { try render(0..<2) }
        #expect(try bytes("out/manifest.json") == Data(text.utf8))
        try render(0..<2, overwrite: true)
        #expect(names().count == 3)
    }

    @Test("From Swift, a source is written in one call, and nothing of an earlier one is left")
    func short() throws {
        let rate = try #require(FrameRate(frames: 30))
        let path = "\(root)/out"
        try RenderJob(rate: rate, frames: 0..<5).write(TestSource(seed: 1), named: "hello", to: path)
        try RenderJob(rate: rate, frames: 1..<3, background: .color(.init(red: 1, green: 0.5, blue: 0)))
            .write(TestSource(seed: 2, scale: 2), named: "hello", to: path)
        #expect(names() == ["frame-00001.png", "frame-00002.png", "manifest.json"])
        let manifest = try #require(try FrameFolder(path).manifest())
        #expect(manifest.job.effect == "hello")
        #expect(manifest.job.size == .init(width: 16, height: 9))
        #expect(manifest.job.scale == 2)
        #expect(manifest.job.background == "#ff8000ff")
        #expect(try FrameFolder(path).read(frame: 1).width == 32)
    }

    @Test("A folder of other files is refused; files that come into a folder of frames later stay")
    func neighbors() throws {
        try write("mine", to: "out/notes.txt")
        #expect(throws: FolderJob.ForeignFolder(path: "\(root)/out", contents: "notes.txt")) { try render(0..<1) }
        #expect(names() == ["notes.txt"])
        try render(0..<1, to: "frames")
        try write("mine", to: "frames/notes.txt")
        try render(0..<2, seed: 1, to: "frames")
        #expect(names("frames") == ["frame-00000.png", "frame-00001.png", "manifest.json", "notes.txt"])
    }

    @Test("A second run into a folder is refused while the first one writes, and says who writes")
    func twoRuns() throws {
        var held: FolderLock.Held?
        try render(0..<20, workers: 1) { _ in
            guard held == nil else { return }
            held = #expect(throws: FolderLock.Held.self) { try self.render(0..<4, seed: 2) }
        }
        #expect(held?.path == "\(root)/out")
        #expect(held?.owner.hasPrefix("process \(getpid()) of host ") == true)
        let folder = FrameFolder("\(root)/out")
        #expect(folder.problems(try #require(try folder.manifest())).isEmpty)
        #expect(names().count == 21, "no lock is left")
    }

    @Test("A manifest that ends in the middle is named as such")
    func truncatedManifest() throws {
        try render(0..<2)
        let whole = String(decoding: try bytes("out/manifest.json"), as: UTF8.self)
        try write(String(whole.prefix(whole.count / 2)), to: "out/manifest.json")
        let error = try #require(throws: FolderJob.DamagedManifest.self) { try render(0..<2) }
        #expect(error.reason.description.hasSuffix("out/manifest.json: it is truncated: the file ends in the middle"))
        #expect(names().count == 3)
    }

    @Test("Frames that an earlier run named in another way go; what they are not, stays")
    func otherNames() throws {
        let rate = try #require(FrameRate(frames: 30))
        let pattern = try #require(FrameName(pattern: "still%d.png"))
        let folder = FrameFolder("\(root)/out", name: pattern)
        let old = Manifest(
            tool: .init(version: "test"),
            job: .init(
                effect: "test", size: .init(width: 16, height: 9), framesPerSecond: 30, range: .init(0..<3),
                pattern: "still%d.png"))
        try FolderJob(RenderJob(rate: rate, frames: 0..<3), in: folder, manifest: old).render(TestSource(seed: 0))
        try write("mine", to: "out/still1.png")
        try render(0..<1)
        #expect(names() == ["frame-00000.png", "manifest.json", "still1.png"])
    }

    @Test("An interrupted run leaves whole frames, all of them listed, and is completed by running it again")
    func interrupted() throws {
        try render(0..<40, to: "whole")
        let cancellation = Cancellation()
        let stop = try #require(throws: RenderInterrupted.self) {
            try render(0..<40, cancellation: cancellation) { if $0.written >= 5 { cancellation.cancel() } }
        }
        let folder = FrameFolder("\(root)/out")
        let manifest = try #require(try folder.manifest())
        #expect(manifest.frames.count == stop.written)
        #expect(try folder.frameIndices() == manifest.frames.map(\.index))
        #expect(manifest.frames.compactMap(folder.check).isEmpty)
        #expect(names().count == stop.written + 1, "no temporary files")
        try render(0..<40)
        for name in names("whole") { #expect(try bytes("out/\(name)") == bytes("whole/\(name)")) }
    }

    @Test("Frames that a killed run left and no manifest lists are gone after the next")
    func killed() throws {
        try render(0..<3)
        // A manifest without frames is what lies there until the end of a run.
        var manifest = try #require(try FrameFolder("\(root)/out").manifest())
        manifest.frames = []
        try FrameFolder("\(root)/out").write(manifest)
        try write("whole but unlisted", to: "out/frame-00009.png")
        try render(0..<2)
        #expect(names() == ["frame-00000.png", "frame-00001.png", "manifest.json"])
    }

    @Test("A performance that cannot begin leaves no trace, not even a folder")
    func noTrace() throws {
        let failure = try #require(throws: FrameFailure.self) {
            try render(0..<4, to: "a/b/out", source: TestSource(failsAt: 0))
        }
        #expect(failure.number == 0)
        #expect(names("") == [])
    }

    @Test("A run that fails midway keeps its whole frames and lists them")
    func midway() throws {
        #expect(throws: FrameFailure.self) { try render(0..<40, source: TestSource(failsAt: 0.5)) }
        let folder = FrameFolder("\(root)/out")
        let manifest = try #require(try folder.manifest())
        #expect(try folder.frameIndices() == manifest.frames.map(\.index))
        #expect(manifest.frames.allSatisfy { $0.index < 15 })
    }

    @Test("A folder in the place of a frame is named before anything is removed")
    func obstacle() throws {
        try render(0..<5)
        try FileManager.default.removeItem(atPath: "\(root)/out/frame-00003.png")
        try write("x", to: "out/frame-00003.png/inside")
        let before = try bytes("out/manifest.json")
        let error = try #require(throws: FrameFileError.self) { try render(0..<5, seed: 2, overwrite: true) }
        #expect(error == FrameFileError(.create, "\(root)/out/frame-00003.png", "it is a folder"))
        #expect(names().count == 6)
        #expect(try bytes("out/manifest.json") == before)
        #expect(try bytes("out/frame-00003.png/inside") == Data("x".utf8))
    }

    @Test("A path through a file cannot become a folder")
    func unwritableFolder() throws {
        try write("x", to: "file")
        let error = try #require(throws: FrameFileError.self) { try render(0..<1, to: "file/out") }
        #expect(error.operation == .create)
        #expect(error.path == "\(root)/file/out")
        #expect(names("") == ["file"])
    }
}
