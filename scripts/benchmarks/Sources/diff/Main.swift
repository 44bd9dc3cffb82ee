// Folders compared from their files to a verdict: 120 frames of 1280x720 against themselves, against a copy whose frame 77
// differs in one pixel, and against a copy where every file has other bytes and every pixel but one is the same.
// Prints one line of JSON for each, with milliseconds for a pair, and what the comparison says.
import Foundation
import KinoraFrames
import KinoraJobs
import Kinora
import KinoraPixels

@main
enum BenchDiff {
    static let frames = 120
    static let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-bench-diff-\(getpid())")
        .path

    @MainActor
    static func main() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let effects = Array(CommandLine.arguments.dropFirst())
        for effect in effects.isEmpty ? ["glass", "confetti"] : effects {
            guard let entry = Catalogue.entry(named: effect) else { fatalError("there is no effect \(effect)") }
            let expected = try render(entry)
            let touched = try copy(expected, as: "touched", touching: [77])
            let rewritten = try copy(expected, as: "rewritten", touching: Set(0..<frames))
            for (name, actual) in [
                ("identical", expected), ("one pixel of frame 77", touched), ("every file other", rewritten),
            ] {
                for workers in [1, 2] { try measure(effect, name, expected, actual, workers: workers) }
            }
        }
    }

    @MainActor
    private static func render(_ entry: CatalogueEntry) throws -> String {
        let path = "\(folder)/\(entry.name)"
        let size = CGSize(width: 1280, height: 720)
        let stage = entry.stage(try entry.values([:]), size: size, duration: 2, scale: 1)
        try RenderJob(rate: FrameRate(frames: 60)!, frames: 0..<frames, workers: 2).write(
            stage, named: entry.name, to: path)
        return path
    }

    /// A copy of the folder in which some frames are written anew with one pixel off by one.
    private static func copy(_ path: String, as name: String, touching touched: Set<Int>) throws -> String {
        let target = "\(path)-\(name)"
        try FileManager.default.copyItem(atPath: path, toPath: target)
        let encoder = PNGEncoder(compression: .fast)
        for frame in touched {
            let file = FrameFolder(target).path(frame: frame)
            var picture = try PNGFile.read(file)
            picture.pixels[360 * picture.width + 640] ^= 1
            try PNGFile.write(picture, to: file, encoder: encoder)
        }
        return target
    }

    private static func measure(_ effect: String, _ name: String, _ expected: String, _ actual: String, workers: Int)
        throws
    {
        var times: [(wall: Double, cpu: Double)] = []
        var diff: SequenceDiff?
        for _ in 0..<5 {
            let (wall, cpu) = (milliseconds(CLOCK_MONOTONIC), milliseconds(CLOCK_PROCESS_CPUTIME_ID))
            diff = try SequenceComparison(workers: workers)
                .compare(expected: PictureSequence(expected), actual: PictureSequence(actual))
            times.append((milliseconds(CLOCK_MONOTONIC) - wall, milliseconds(CLOCK_PROCESS_CPUTIME_ID) - cpu))
        }
        guard let diff else { return }
        let middle = times.count / 2, pairs = Double(diff.frames.count)
        print(
            jsonLine([
                ("diff", name), ("of", effect), ("workers", workers),
                ("msPerPair", times.map(\.wall).sorted()[middle] / pairs),
                ("cpuMsPerPair", times.map(\.cpu).sorted()[middle] / pairs), ("verdict", diff.verdict.rawValue),
                (
                    "says",
                    diff.failures.count > 1 ? diff.summary : (diff.failures + [diff.summary]).joined(separator: " ")
                ),
            ]))
    }

    private static func milliseconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
    }

    private static func jsonLine(_ pairs: [(String, Any)]) -> String {
        let fields = pairs.map { key, value in
            switch value {
            case let number as Double: "\"\(key)\":\((number * 1000).rounded() / 1000)"
            case let number as Int: "\"\(key)\":\(number)"
            default: "\"\(key)\":\"\(value)\""
            }
        }
        return "{" + fields.joined(separator: ",") + "}"
    }
}
