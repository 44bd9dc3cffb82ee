import KinoraFrames
import KinoraJobs
import KinoraDiff
import KinoraPixels

/// An approved animation as one animated PNG, against which a run is compared frame by frame. At most one frame of each is
/// in memory, beside the two that are shown when they differ.
@MainActor
struct GoldenAnimation {
    let place: GoldenPlace
    let comparison: PixelComparison

    var path: String { place.golden(".apng") }

    /// Frames that can be rendered again, in any order.
    struct Run {
        let rate: FrameRate
        let count: Int
        let frame: @MainActor (Int) throws -> Pixmap

        /// As an animated PNG that plays for ever.
        @MainActor
        func encoded() throws -> [UInt8] {
            guard let timing = FrameTiming(frames: rate.frames, per: rate.seconds) else {
                throw FrameAssertionFailure("an animated PNG cannot hold \(rate) frames per second.")
            }
            let first = try frame(0)
            let writer = try APNGWriter(width: first.width, height: first.height, frameCount: count, timing: timing)
            var bytes: [UInt8] = []
            for index in 0..<count { bytes += try writer.append(index == 0 ? first : try frame(index)) }
            return bytes + (try writer.finish())
        }
    }

    /// How the run compares, and the pictures of its first and its worst failure.
    struct Verdict {
        let diff: SequenceDiff
        let first: Exhibit?
        let worst: Exhibit?

        /// What is wrong with the whole, then the first frame that differs and the worst.
        var sentence: String {
            var parts = diff.sequenceFailures.map { String($0.dropLast()) }
            let differing = diff.differing
            if let first, let worst {
                let verb = differing.count == 1 ? "differs" : "differ"
                parts.append("\(differing.count) of \(diff.frames.count) frames \(verb)")
                parts.append("first \(first.name), \(first.diff.sentence)")
                if worst.name != first.name { parts.append("worst \(worst.name), \(worst.diff.sentence)") }
            }
            return parts.joined(separator: "; ")
        }
    }

    /// One frame to be shown.
    struct Exhibit {
        let name: String
        let diff: PixelDiff
        let expected: StraightPixmap
        let actual: StraightPixmap
    }

    /// - Parameter exactly: any difference counts, whatever the comparison tolerates.
    func compare(_ run: Run, exactly: Bool) throws -> Verdict {
        let comparison = exactly ? PixelComparison() : self.comparison
        var reader = try golden()
        var frames: [SequenceDiff.Frame] = []
        var first: Exhibit?, worst: Exhibit?
        for index in 0..<max(run.count, reader.frameCount) {
            let name = "frame \(index)"
            guard index < run.count else {
                frames.append(.init(name: name, outcome: .missing))
                continue
            }
            guard let expected = try next(&reader) else {
                frames.append(.init(name: name, outcome: .extra))
                continue
            }
            let actual = try run.frame(index).straight()
            let diff = comparison.compare(expected: expected, actual: actual)
            frames.append(.init(name: name, outcome: .compared(diff)))
            guard !diff.passes else { continue }
            let exhibit = Exhibit(name: name, diff: diff, expected: expected, actual: actual)
            first = first ?? exhibit
            if worst.map({ $0.diff.differentPixels < diff.differentPixels }) ?? true { worst = exhibit }
        }
        let counts = SequenceDiff.Run(
            expectedCount: reader.frameCount, actualCount: run.count, expectedRate: reader.framesPerSecond ?? 0,
            actualRate: run.rate.perSecond)
        return Verdict(diff: SequenceDiff(runs: [counts], frames: frames), first: first, worst: worst)
    }

    private func golden() throws -> APNGReader {
        let bytes = try PNGFile.readBytes(path)
        do { return try APNGReader(bytes) } catch { throw FrameFileError(.read, path, error.reason) }
    }

    private func next(_ reader: inout APNGReader) throws -> StraightPixmap? {
        do { return try reader.nextFrame() } catch { throw FrameFileError(.read, path, error.reason) }
    }

    /// Pictures of what differs in the first and in the worst frame, among the artifacts.
    func writeEvidence(_ verdict: Verdict) throws -> [FrameAssertionFailure.File] {
        var files: [FrameAssertionFailure.File] = []
        for (exhibit, label) in [(verdict.first, "first"), (verdict.worst, "worst")] {
            guard let exhibit, label == "first" || exhibit.name != verdict.first?.name else { continue }
            let map = comparison.compareWithMap(expected: exhibit.expected, actual: exhibit.actual).map
            let difference = map.map { DiffPicture.make($0, over: exhibit.expected) }
            let strip = DiffPicture.strip(expected: exhibit.expected, difference: difference, actual: exhibit.actual)
            let file = place.artifact("-\(label)-strip.png")
            try GoldenPlace.write(try PNGEncoder().encode(strip), to: file)
            files.append(.init(.difference, file))
        }
        return files
    }
}
