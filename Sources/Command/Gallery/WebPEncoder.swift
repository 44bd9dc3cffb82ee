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
    /// The program leaves a pixel as it was where it differs little from that of the frame before, and a frame out where all do, so that
    /// of slow motion nothing would be seen but blocks and steps. Where most pixels move each frame is therefore stored whole. Where most
    /// of them stand still, slow changes come in steps that the program takes for changes, as long as that leaves most of the frames. Slow
    /// motion of whole frames is cut apart by frames that look like none of them, which are taken out of the file again.
    ///
    /// - Parameter quality: from 1 to 100, libwebp's own measure for lossy pictures.
    func animation(_ frames: [Pixmap], quality: Int, timing: FrameTiming) throws -> [UInt8] {
        let unseen = Self.unseen(quality)
        let steps = frames.stillShare > 0.8 ? frames.inSteps(of: unseen) : nil
        let isCut = steps == nil && frames.isSlow(unseen: unseen)
        let files = try FrameFiles(steps ?? frames)
        var words = ["-loop", "0"] + (steps == nil ? ["-kmin", "0", "-kmax", "1"] : [])
        words += ["-lossy", "-q", "\(quality)", "-m", "2"]
        for number in frames.indices {
            if isCut, number > 0, frames[number] != frames[number - 1] {
                let cut = try files.cut(between: frames[number - 1], and: frames[number])
                words += ["-d", "\(Self.cutMilliseconds)", cut]
            }
            let shown = timing.milliseconds(number + 1) - timing.milliseconds(number)
            words += ["-d", "\(shown)", FrameFiles.name(number)]
        }
        words += ["-o", "animation.webp"]
        // A command line holds only so many words; the program reads them from a file, too.
        try Data(words.joined(separator: "\n").utf8).write(to: files.folder.appendingPathComponent("words"))
        let run = try Subprocess.run(program, ["words"], in: files.folder)
        let path = files.folder.appendingPathComponent("animation.webp").path
        guard run.status == 0, let data = FileManager.default.contents(atPath: path) else {
            throw CommandError(.inputOutput, "\(program) did not write a preview: \(run.lastLine)")
        }
        let bytes = [UInt8](data)
        return isCut ? WebPFile.leavingOut(bytes, framesOf: Self.cutMilliseconds) : bytes
    }

    /// How long frames between others are shown in the file that the program writes; no frame of a preview is so short.
    private static let cutMilliseconds = 1

    /// By how many levels of 255 all channels of a pixel may differ for the program to leave it as it was (`QualityToMaxDiff` of libwebp).
    static func unseen(_ quality: Int) -> Int { Int(31 - 30 * (Double(quality) / 100).squareRoot() + 0.5) }
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

    /// The name of a flat frame of which no pixel is near the first one of two frames.
    func cut(between one: Pixmap, and other: Pixmap) throws -> String {
        let levels = [one, other].map { Int($0.pixels[0] & 255) }
        let level = [0, 128, 255].first { level in levels.allSatisfy { abs($0 - level) > 40 } } ?? 0
        let name = "cut-\(level).pam", file = folder.appendingPathComponent(name)
        if !FileManager.default.fileExists(atPath: file.path) {
            let pixel = 0xFF00_0000 | UInt32(level) * 0x010101
            let flat = [UInt32](repeating: pixel, count: one.pixels.count)
            try Self.anymap(Pixmap(width: one.width, height: one.height, pixels: flat)).write(to: file)
        }
        return name
    }

    /// A picture as a portable arbitrary map, which is written and read without any coding.
    private static func anymap(_ frame: Pixmap) -> Data {
        let head = [
            "P7", "WIDTH \(frame.width)", "HEIGHT \(frame.height)", "DEPTH 4", "MAXVAL 255", "TUPLTYPE RGB_ALPHA",
            "ENDHDR", "",
        ]
        return Data(head.joined(separator: "\n").utf8) + frame.straight().pixels.withUnsafeBytes { Data($0) }
    }
}
