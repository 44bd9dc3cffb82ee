import Foundation
import KinoraFrames
import KinoraDiff
import KinoraPixels

/// One approved picture: compares with it, or records it.
struct GoldenPicture {
    let place: GoldenPlace
    /// Seconds.
    let time: Double
    let comparison: PixelComparison
    let mode: RecordMode
    var recorded = RecordedFiles.shared

    private var suffix: String { "-" + Self.text(time) }
    var path: String { place.golden(suffix + ".png") }

    /// At least three decimals, and as many as tell the time from every other.
    static func text(_ time: Double) -> String {
        let short = String(format: "%.3f", time)
        return Double(short) == time ? short : "\(time)"
    }

    /// Nil when the picture is as approved.
    func check(_ actual: StraightPixmap) throws -> FrameAssertionFailure.Item? {
        let mayRecord = mode != .never && recorded.mayRecord(path)
        guard FileManager.default.fileExists(atPath: path) else {
            guard mayRecord else { return item("there is no approved picture at \(path).") }
            try record(actual)
            return item(
                "there was no approved picture; this one was recorded.", [.init(.actual, path)], isRecorded: true)
        }
        let expected: StraightPixmap
        do { expected = try PNGFile.read(path) } catch {
            guard mayRecord, mode != .missing else { throw error }
            try record(actual)
            return item(
                "the approved picture could not be read and was recorded anew.", [.init(.actual, path)],
                isRecorded: true)
        }
        if mode == .all, mayRecord, expected != actual {
            try record(actual)
            return item(
                "another picture was approved; this one was recorded.", [.init(.actual, path)], isRecorded: true)
        }
        let (difference, map) = comparison.compareWithMap(expected: expected, actual: actual)
        guard !difference.passes else { return nil }
        guard mode == .failed, mayRecord else {
            return item(
                difference.sentence + ".", try writeEvidence(expected: expected, actual: actual, map: map, keeps: true))
        }
        let files = try writeEvidence(expected: expected, actual: actual, map: map, keeps: false)
        try record(actual)
        return item(difference.sentence + "; the new picture was recorded.", files, isRecorded: true)
    }

    private func item(
        _ sentence: String, _ files: [FrameAssertionFailure.File] = [], isRecorded: Bool = false
    ) -> FrameAssertionFailure.Item {
        .init("at \(Self.text(time)) s: \(sentence)", files, isRecorded: isRecorded)
    }

    private func record(_ picture: StraightPixmap) throws {
        try GoldenPlace.write(try PNGEncoder().encode(picture), to: path)
        recorded.didRecord(path)
    }

    /// The three pictures to look at. Where the sizes differ there is no difference picture.
    ///
    /// - Parameter keeps: the approved picture stays and the actual one goes to the artifacts; else the other way round.
    private func writeEvidence(
        expected: StraightPixmap, actual: StraightPixmap, map: DiffMap?, keeps: Bool
    ) throws -> [FrameAssertionFailure.File] {
        let moved = place.artifact(suffix + (keeps ? "-actual.png" : "-expected.png"))
        try GoldenPlace.write(try PNGEncoder().encode(keeps ? actual : expected), to: moved)
        let files: [FrameAssertionFailure.File] = [
            .init(.expected, keeps ? path : moved), .init(.actual, keeps ? moved : path),
        ]
        guard let map else { return files }
        let differencePath = place.artifact(suffix + "-difference.png")
        try GoldenPlace.write(try PNGEncoder().encode(DiffPicture.make(map, over: expected)), to: differencePath)
        return files + [.init(.difference, differencePath)]
    }
}
