import Foundation
import KinoraBasics
import KinoraFrames
import KinoraPixels

/// Animated WebP by libwebp's own program, where the machine has it: photos in motion keep all of their colors in a fifth of the bytes
/// that an animated PNG takes.
struct WebPEncoder: Sendable {
    /// The Debian package of the program.
    static let package = "webp"
    private static let name = "img2webp"

    private let program: String

    /// nil where the PATH has no such program.
    init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
        guard let program = Toolchain.program(Self.name, environment) else { return nil }
        self.program = program
    }

    /// What is missing without it, in a sentence.
    static let absence =
        "\(name) is not on the PATH, so previews of photos have fewer colors or frames per second; apt-get install \(package) brings it."

    /// What a photo in motion takes at a quality, as a part of what it takes at 84: measured on two clips, which were alike.
    static func share(of quality: Int) -> Double {
        let known = [(40.0, 0.42), (56, 0.53), (62, 0.58), (72, 0.67), (76, 0.73), (84, 1), (100, 2.6)]
        let (low, high) = zip(known, known.dropFirst()).first { Double(quality) <= $0.1.0 } ?? (known[5], known[6])
        return low.1 + (high.1 - low.1) * (Double(quality) - low.0) / (high.0 - low.0)
    }

    /// Frames that the program can read, for as long as this value is kept.
    func frames(_ frames: [Pixmap]) throws -> Frames { try Frames(frames, program: program) }

    /// Frames as files in a folder of their own.
    final class Frames: Sendable {
        private let program: String
        private let folder: URL
        private let count: Int

        fileprivate init(_ frames: [Pixmap], program: String) throws {
            self.program = program
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-\(UUID().uuidString)")
            self.folder = folder
            count = frames.count
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let numbered = frames.enumerated().map { (number: $0.offset, frame: $0.element) }
            _ = try numbered.concurrentMap { item in
                try Self.anymap(item.frame).write(to: folder.appendingPathComponent(Self.file(item.number)))
            }
        }

        deinit { try? FileManager.default.removeItem(at: folder) }

        /// The animation without end, in which each frame is shown for its share of `timing`, in whole milliseconds.
        ///
        /// - Parameter quality: from 1 to 100, libwebp's own measure for lossy pictures.
        func encoded(quality: Int, timing: FrameTiming) throws -> [UInt8] {
            var words = ["-loop", "0", "-lossy", "-q", "\(quality)", "-m", "2"]
            for number in 0..<count {
                let shown = timing.milliseconds(number + 1) - timing.milliseconds(number)
                words += ["-d", "\(shown)", Self.file(number)]
            }
            words += ["-o", "animation.webp"]
            // A command line holds only so many words; the program reads them from a file, too.
            try Data(words.joined(separator: "\n").utf8).write(to: folder.appendingPathComponent("words"))
            let run = try Subprocess.run(program, ["words"], in: folder)
            guard run.status == 0,
                let bytes = FileManager.default.contents(atPath: folder.appendingPathComponent("animation.webp").path)
            else { throw CommandError(.inputOutput, "\(program) did not write a preview: \(run.lastLine)") }
            return [UInt8](bytes)
        }

        private static func file(_ number: Int) -> String { "\(number).pam" }

        /// A picture as a portable arbitrary map, which is written and read without any coding.
        private static func anymap(_ frame: Pixmap) -> Data {
            let head = [
                "P7", "WIDTH \(frame.width)", "HEIGHT \(frame.height)", "DEPTH 4", "MAXVAL 255", "TUPLTYPE RGB_ALPHA",
                "ENDHDR",
                "",
            ].joined(separator: "\n")
            return Data(head.utf8) + frame.straight().pixels.withUnsafeBytes { Data($0) }
        }
    }
}
