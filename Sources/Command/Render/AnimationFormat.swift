import KinoraBasics
import KinoraEffects
import KinoraFrames
import KinoraPixels

/// Kinds of file that hold a whole run in motion.
enum AnimationFormat: String, CaseIterable {
    case apng
    case gif
    /// Raw video for other programs.
    case y4m

    /// By a file's extension; nil for any other.
    init?(path: String) {
        guard let format = Self.allCases.first(where: { path.lowercased().hasSuffix("." + $0.rawValue) }) else {
            return nil
        }
        self = format
    }

    /// By the word of `--format`; nil for `png`.
    static func named(_ word: String) throws -> AnimationFormat? {
        if word.lowercased() == "png" { return nil }
        if let format = AnimationFormat(rawValue: word.lowercased()) { return format }
        throw CommandError.usage(
            "--format \(TypedText.quoted(word)) is unknown; it takes png, apng, gif or y4m"
                + "\(NearestName.hint(for: word, among: ["png"] + allCases.map(\.rawValue))).")
    }
}

extension RenderPlan {
    /// What turns the run's frames into one file of a kind.
    ///
    /// - Parameter isOpaque: every pixel of every frame will be.
    func writer(_ format: AnimationFormat, isOpaque: Bool) throws -> any FrameSequenceWriter {
        guard let timing = FrameTiming(frames: rate.frames, per: rate.seconds) else {
            throw CommandError.usage(
                "--fps \(rate) is too fine a fraction for an animated file; both its parts may be at most 65535.")
        }
        let (width, height) = (pixels.width, pixels.height)
        switch format {
        case .apng:
            return try APNGWriter(
                width: width, height: height, frameCount: job.frames.count, timing: timing, isOpaque: isOpaque,
                compression: compression, meaning: style.colors)
        case .gif: return try GIFWriter(width: width, height: height, timing: timing)
        case .y4m: return Y4MWriter(width: width, height: height, timing: timing)
        }
    }
}
