import KinoraFrames
import Foundation
import KinoraScene

@testable import KinoraJobs

/// Renders small performances into folders below a temporary one that goes with the last reference.
final class FrameFolders {
    let root: String

    init() throws {
        root = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-folders-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    func path(_ name: String) -> String { "\(root)/\(name)" }
    func folder(_ name: String) -> FrameFolder { FrameFolder(path(name)) }

    func names(_ name: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path(name))) ?? []).sorted()
    }

    func bytes(_ name: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path(name))) }
    func write(_ bytes: Data, to name: String) throws { try bytes.write(to: URL(fileURLWithPath: path(name))) }
    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }

    /// The names of all files of two folders and their bytes are the same.
    func equal(_ a: String, _ b: String) throws -> Bool {
        guard names(a) == names(b) else { return false }
        return try names(a).allSatisfy { try bytes("\(a)/\($0)") == bytes("\(b)/\($0)") }
    }

    func job(
        _ frames: Range<Int> = 0..<12, seed: UInt64 = 0, shard: Manifest.Shard? = nil, version: String = "test",
        to name: String,
        keeping: FolderJob.Keeping = .whole, overwrite: Bool = false
    ) -> FolderJob {
        var job = RenderJob(rate: FrameRate(frames: 30)!, frames: frames, workers: 2)
        job.selection = shard?.frames(of: frames)
        let manifest = Manifest(
            tool: .init(version: version),
            job: .init(
                effect: "test", seed: seed, size: .init(width: 16, height: 9), framesPerSecond: 30, range: .init(frames)
            ),
            shard: shard)
        return FolderJob(job, in: folder(name), manifest: manifest, keeping: keeping, overwrite: overwrite)
    }

    @discardableResult
    func render(
        _ frames: Range<Int> = 0..<12, seed: UInt64 = 0, shard: Manifest.Shard? = nil, version: String = "test",
        to name: String,
        keeping: FolderJob.Keeping = .whole, overwrite: Bool = false, source: TestSource? = nil
    ) throws -> FolderJob.Outcome {
        try job(frames, seed: seed, shard: shard, version: version, to: name, keeping: keeping, overwrite: overwrite)
            .render(source ?? TestSource(seed: Double(seed)))
    }

    /// Renders all shards of a job and answers their folders.
    func shards(
        _ count: Int, _ layout: Manifest.Shard.Layout = .contiguous, frames: Range<Int> = 0..<12, seed: UInt64 = 0,
        version: String = "test", below name: String = "shards"
    ) throws -> [String] {
        try (0..<count).map { index in
            try render(
                frames, seed: seed, shard: .init(index: index, count: count, layout: layout), version: version,
                to: "\(name)-\(index)")
            return path("\(name)-\(index)")
        }
    }
}
