import KinoraBasics
import ArgumentParser
import KinoraEffects
import KinoraFrames
import KinoraJobs
import KinoraDiff

/// The words of `kinora diff` that say what counts as different, as typed.
struct DiffOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Compare as people see, as pixelmatch does: 0 is strictest, 0.1 usual. (default: every channel exactly)",
            valueName: "t"))
    var threshold: String?

    @Flag(help: "With --threshold: do not count what looks like antialiased edges.")
    var ignoreAa = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Steps of 255 by which a channel may differ.", valueName: "n"))
    var maxDelta: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Different pixels that a frame may have.", valueName: "n"))
    var maxDiffPixels: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The share of a frame's pixels that may differ, 0 to 1.", valueName: "r"))
    var maxDiffRatio: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Frames of a folder that may differ by more than that. (default: 0)", valueName: "n"))
    var maxDiffFrames: String?

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("A rectangle in pixels that is not compared. May be repeated.", valueName: "x,y,w,h"))
    var ignore: [String] = []

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("A PNG of the frames' size; where it is light, nothing is compared.", valueName: "file"))
    var mask: String?

    func comparison() throws -> PixelComparison {
        PixelComparison(
            metric: try metric(), ignoring: try ignore.map(rectangle), mask: try mask.map { try PNGFile.read($0) },
            tolerance: DiffTolerance(
                pixels: try maxDiffPixels.map { try whole($0, "--max-diff-pixels", in: 0...1_000_000_000) },
                share: try maxDiffRatio.map {
                    try OptionText.number($0, "--max-diff-ratio", in: 0...1, "of all pixels")
                }))
    }

    func allowedFrames() throws -> Int {
        try maxDiffFrames.map { try whole($0, "--max-diff-frames", in: 0...FrameLimits.frames) } ?? 0
    }

    private func metric() throws -> DiffMetric {
        if let threshold {
            guard maxDelta == nil else {
                throw CommandError.usage("--threshold and --max-delta exclude each other; give one of them.")
            }
            let value = try OptionText.number(
                threshold, "--threshold", in: 0...1, "of the largest perceived difference")
            return .perceptual(threshold: value, ignoresAntialiasing: ignoreAa)
        }
        guard !ignoreAa else {
            throw CommandError.usage("--ignore-aa goes with --threshold; add --threshold 0.1.")
        }
        return try maxDelta.map { .channels(maximum: try whole($0, "--max-delta", in: 0...255)) } ?? .exact
    }

    private func rectangle(_ text: String) throws -> PixelRect {
        if let rectangle = PixelRect(text) { return rectangle }
        throw CommandError.usage(
            "--ignore \(TypedText.quoted(text)) is not a rectangle; it takes x,y,width,height in pixels, such as 0,0,120,40."
        )
    }

    private func whole(_ text: String, _ option: String, in range: ClosedRange<Int>) throws -> Int {
        if let value = NumberText.integer(text), range.contains(value) { return value }
        throw CommandError.usage(
            "\(option) \(TypedText.quoted(text)) is not valid; it takes a whole number from \(range.lowerBound) to "
                + "\(range.upperBound).")
    }
}
