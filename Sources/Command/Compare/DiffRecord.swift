import KinoraJobs
import KinoraDiff
import KinoraPixels

/// A verdict for programs.
struct DiffRecord: Encodable {
    let verdict: String
    let summary: String
    let expectedFrames: Int
    let actualFrames: Int
    /// Of one run; nil where there are several.
    let expectedRate: Double?
    let actualRate: Double?
    let runs: [Run]
    let warnings: [String]
    let firstDiffering: String?
    let worst: String?
    /// What is wrong, as words: count, rate, size, pixels, missing, extra, unreadable.
    let problems: [String]
    /// The same as sentences.
    let failures: [String]
    let frames: [Frame]

    /// - Parameter clusters: where the differences of frames are, by the frames' names.
    init(_ diff: SequenceDiff, clusters: [String: [DiffCluster]] = [:]) {
        verdict = diff.verdict.rawValue
        summary = diff.summary
        (expectedFrames, actualFrames) = (diff.expectedCount, diff.actualCount)
        let only = diff.runs.count == 1 ? diff.runs[0] : nil
        (expectedRate, actualRate) = (only?.expectedRate, only?.actualRate)
        runs = diff.runs.map(Run.init)
        warnings = diff.warnings
        firstDiffering = diff.firstDiffering?.name
        worst = diff.worst?.name
        failures = diff.failures
        frames = diff.frames.map { frame in
            var record = Frame(frame)
            record.clusters = clusters[frame.name]?.map(Cluster.init)
            return record
        }
        let outcomes = Set(zip(diff.frames, frames).filter { !diff.passes($0.0) }.map(\.1.outcome))
        problems = [
            ("count", diff.countsDiffer), ("rate", diff.ratesDiffer), ("size", outcomes.contains("sizes")),
            ("pixels", outcomes.contains("different")), ("missing", outcomes.contains("missing")),
            ("extra", outcomes.contains("extra")), ("unreadable", outcomes.contains("unreadable")),
        ].filter(\.1).map(\.0)
    }

    /// A folder of frames, on both sides.
    struct Run: Encodable {
        /// Below the folders that are compared; empty for these themselves.
        let name: String
        let expectedFrames: Int
        let actualFrames: Int
        let expectedRate: Double?
        let actualRate: Double?

        init(_ run: SequenceDiff.Run) {
            name = run.name
            (expectedFrames, actualFrames) = (run.expectedCount, run.actualCount)
            (expectedRate, actualRate) = (run.expectedRate, run.actualRate)
        }
    }

    /// Different pixels that lie together.
    struct Cluster: Encodable {
        let boundingBox: PixelRect
        let differentPixels: Int

        init(_ cluster: DiffCluster) {
            (boundingBox, differentPixels) = (cluster.boundingBox, cluster.differentPixels)
        }
    }

    struct Frame: Encodable {
        /// The path below the folders.
        let name: String
        /// same, tolerated, different, sizes, missing, extra or unreadable.
        let outcome: String
        /// What is wrong, as a sentence; nil for a frame that passes by itself.
        let failure: String?
        var clusters: [Cluster]?
        var differentPixels: Int?
        var comparedPixels: Int?
        var antialiasedPixels: Int?
        /// 0…1.
        var ratio: Double?
        /// Steps of 255.
        var largestDelta: Int?
        var boundingBox: PixelRect?
        var expectedSize: PixelSize?
        var actualSize: PixelSize?

        init(_ frame: SequenceDiff.Frame) {
            name = frame.name
            failure = frame.failure
            switch frame.outcome {
            case .identical: outcome = "same"
            case .otherAnimation(let sentence): outcome = sentence == nil ? "tolerated" : "different"
            case .missing: outcome = "missing"
            case .extra: outcome = "extra"
            case .unreadable: outcome = "unreadable"
            case .compared(let diff):
                (expectedSize, actualSize) = (diff.expectedSize, diff.actualSize)
                switch diff.problem {
                case .sizes: outcome = "sizes"
                case .mask: outcome = "unreadable"
                case nil:
                    outcome = diff.isSame ? "same" : diff.passes ? "tolerated" : "different"
                    (differentPixels, comparedPixels) = (diff.differentPixels, diff.comparedPixels)
                    (antialiasedPixels, ratio) = (diff.antialiasedPixels, diff.share)
                    (largestDelta, boundingBox) = (diff.largestDelta, diff.boundingBox)
                }
            }
        }
    }
}
