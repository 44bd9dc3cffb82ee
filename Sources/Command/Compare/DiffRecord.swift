import KinoraJobs
import KinoraDiff
import KinoraPixels

/// A verdict for programs.
struct DiffRecord: Encodable {
    let verdict: String
    let summary: String
    let expectedFrames: Int
    let actualFrames: Int
    let expectedRate: Double?
    let actualRate: Double?
    let firstDiffering: String?
    let worst: String?
    /// What is wrong, as words: count, rate, size, pixels, missing, extra, unreadable.
    let problems: [String]
    /// The same as sentences.
    let failures: [String]
    let frames: [Frame]

    init(_ diff: SequenceDiff) {
        verdict = diff.verdict.rawValue
        summary = diff.summary
        (expectedFrames, actualFrames) = (diff.expectedCount, diff.actualCount)
        (expectedRate, actualRate) = (diff.expectedRate, diff.actualRate)
        firstDiffering = diff.firstDiffering?.name
        worst = diff.worst?.name
        failures = diff.failures
        frames = diff.frames.map(Frame.init)
        let outcomes = Set(zip(diff.frames, frames).filter { !diff.passes($0.0) }.map(\.1.outcome))
        problems = [
            ("count", diff.countsDiffer), ("rate", diff.ratesDiffer), ("size", outcomes.contains("sizes")),
            ("pixels", outcomes.contains("different")), ("missing", outcomes.contains("missing")),
            ("extra", outcomes.contains("extra")), ("unreadable", outcomes.contains("unreadable")),
        ].filter(\.1).map(\.0)
    }

    struct Frame: Encodable {
        let name: String
        /// same, tolerated, different, sizes, missing, extra or unreadable.
        let outcome: String
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
            switch frame.outcome {
            case .identical: outcome = "same"
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
