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

    /// The frames as an animation without end, in which each is shown for its share of `timing`, in whole milliseconds.
    ///
    /// The program leaves a pixel as it was where it differs little from that of the frame before, so that of a slow fade nothing would
    /// be seen but blocks. Where most pixels move each frame is therefore stored whole. Where most of them stand still, slow changes come
    /// in steps that the program takes for changes.
    ///
    /// - Parameter quality: from 1 to 100, libwebp's own measure for lossy pictures.
    func animation(_ frames: [Pixmap], quality: Int, timing: FrameTiming) throws -> [UInt8] {
        let stands = frames.stillShare > 0.8
        let files = try FrameFiles(stands ? frames.calmed(by: Self.unseen(quality)) : frames)
        var words = ["-loop", "0"] + (stands ? [] : ["-kmin", "0", "-kmax", "1"])
        words += ["-lossy", "-q", "\(quality)", "-m", "2"]
        for number in frames.indices {
            let shown = timing.milliseconds(number + 1) - timing.milliseconds(number)
            words += ["-d", "\(shown)", FrameFiles.name(number)]
        }
        words += ["-o", "animation.webp"]
        // A command line holds only so many words; the program reads them from a file, too.
        try Data(words.joined(separator: "\n").utf8).write(to: files.folder.appendingPathComponent("words"))
        let run = try Subprocess.run(program, ["words"], in: files.folder)
        let path = files.folder.appendingPathComponent("animation.webp").path
        guard run.status == 0, let bytes = FileManager.default.contents(atPath: path) else {
            throw CommandError(.inputOutput, "\(program) did not write a preview: \(run.lastLine)")
        }
        return [UInt8](bytes)
    }

    /// By how many levels of 255 all channels of a pixel may differ for the program to leave it as it was (`QualityToMaxDiff` of libwebp).
    static func unseen(_ quality: Int) -> Int { Int(31 - 30 * (Double(quality) / 100).squareRoot() + 0.5) }
}

extension Array where Element == Pixmap {
    /// The share of pixels that are the same as in the frame before, of all frames but the first.
    var stillShare: Double {
        var same = 0, all = 0
        for (before, now) in zip(self, dropFirst()) {
            all += now.pixels.count
            before.pixels.withUnsafeBufferPointer { before in
                now.pixels.withUnsafeBufferPointer { now in
                    for index in 0..<Swift.min(before.count, now.count) where before[index] == now[index] { same += 1 }
                }
            }
        }
        return all == 0 ? 1 : Double(same) / Double(all)
    }
}

/// Frames as files in a folder of their own, for as long as this is kept.
private final class FrameFiles: Sendable {
    let folder: URL

    init(_ frames: [Pixmap]) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-\(UUID().uuidString)")
        self.folder = folder
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let numbered = frames.enumerated().map { (number: $0.offset, frame: $0.element) }
        _ = try numbered.concurrentMap { item in
            try Self.anymap(item.frame).write(to: folder.appendingPathComponent(Self.name(item.number)))
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    static func name(_ number: Int) -> String { "\(number).pam" }

    /// A picture as a portable arbitrary map, which is written and read without any coding.
    private static func anymap(_ frame: Pixmap) -> Data {
        let head = [
            "P7", "WIDTH \(frame.width)", "HEIGHT \(frame.height)", "DEPTH 4", "MAXVAL 255", "TUPLTYPE RGB_ALPHA",
            "ENDHDR", "",
        ]
        return Data(head.joined(separator: "\n").utf8) + frame.straight().pixels.withUnsafeBytes { Data($0) }
    }
}
