import Foundation
import FrameFiles
import PixelDiff
import Pixels

/// The approved pictures of one test, and where its failures are put.
struct GoldenFolder {
    private let folder: URL
    private let artifacts: URL
    private let name: String

    init(testFile: String, name: String) {
        let file = URL(fileURLWithPath: testFile)
        let test = file.deletingPathExtension().lastPathComponent
        folder = file.deletingLastPathComponent().appendingPathComponent("__Frames__/\(test)")
        let base = ProcessInfo.processInfo.environment["KINORA_ARTIFACTS"].map { URL(fileURLWithPath: $0) }
            ?? FileManager.default.temporaryDirectory.appendingPathComponent("kinora-failures")
        artifacts = base.appendingPathComponent(test)
        self.name = name
    }

    /// A function's name without its parameters and with nothing that a file name cannot hold.
    static func plainName(_ function: String) -> String {
        String(function.prefix { $0 != "(" }.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" ? $0 : "-" })
    }

    /// Compares or records one frame; nil when it is as approved.
    func check(
        _ actual: StraightPixmap, at time: Double, tolerance: DiffTolerance, mode: RecordMode
    ) throws -> FrameAssertionFailure.Frame? {
        let path = folder.appendingPathComponent(fileName(time)).path
        let exists = FileManager.default.fileExists(atPath: path)
        if mode == .all {
            try write(actual, path)
            return nil
        }
        guard exists else {
            guard mode != .never else {
                return .init(time: time, sentence: "there is no approved picture.", files: [path])
            }
            try write(actual, path)
            return .init(time: time, sentence: "there was no approved picture; this one was recorded. Look at it and run again.", files: [path])
        }
        let expected = try PNGFile.read(path)
        let (difference, map) = PixelComparison(tolerance: tolerance).compareWithMap(expected: expected, actual: actual)
        guard !difference.passes else { return nil }
        let files = try writeArtifacts(expected: expected, actual: actual, map: map, time)
        if mode == .failed { try write(actual, path) }
        return .init(time: time, sentence: difference.sentence, files: [path] + files)
    }

    private func fileName(_ time: Double) -> String { "\(name)-\(String(format: "%.3f", time)).png" }

    private func write(_ picture: StraightPixmap, _ path: String) throws {
        try FileManager.default.createDirectory(
            at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
        try PNGFile.write(picture, to: path)
    }

    /// The actual picture, and expected, difference and actual side by side.
    private func writeArtifacts(
        expected: StraightPixmap, actual: StraightPixmap, map: DiffMap?, _ time: Double
    ) throws -> [String] {
        let base = artifacts.appendingPathComponent("\(name)-\(String(format: "%.3f", time))").path
        try write(actual, base + "-actual.png")
        let difference = map.map { DiffPicture.make($0, over: expected) }
        let strip = DiffPicture.strip(expected: expected, difference: difference, actual: actual)
        try write(strip, base + "-strip.png")
        return [base + "-actual.png", base + "-strip.png"]
    }
}
