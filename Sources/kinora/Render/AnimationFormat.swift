import Effects
import FrameFiles
import Pixels

/// Kinds of file that hold a whole run.
enum AnimationFormat: String, CaseIterable {
    case apng
    case gif
    /// Raw video for other programs.
    case y4m

    /// By a file's extension; nil for any other.
    init?(path: String) {
        guard let format = Self.allCases.first(where: { path.lowercased().hasSuffix("." + $0.rawValue) }) else { return nil }
        self = format
    }

    /// By the word of `--format`; nil for `png`.
    static func named(_ word: String) throws -> AnimationFormat? {
        if word.lowercased() == "png" { return nil }
        if let format = AnimationFormat(rawValue: word.lowercased()) { return format }
        throw CommandError.usage(
            "--format \(OptionText.quoted(word)) is unknown; it takes png, apng, gif or y4m"
                + "\(NearestName.hint(for: word, among: ["png"] + allCases.map(\.rawValue))).")
    }
}

/// Turns frames, in order, into the bytes of an animation.
struct AnimationCoder {
    private enum Writer {
        case apng(APNGWriter)
        case gif(GIFWriter)
        case y4m(Y4MWriter)
    }

    private let writer: Writer
    /// What comes before the first frame.
    let header: [UInt8]

    init(_ format: AnimationFormat, plan: RenderPlan) throws {
        let (width, height) = (plan.pixels.width, plan.pixels.height)
        guard let timing = FrameTiming(frames: plan.rate.frames, per: plan.rate.seconds) else {
            throw CommandError.usage(
                "--fps \(plan.rate) is too fine a fraction for an animated file; both its parts may be at most 65535.")
        }
        switch format {
        case .apng:
            writer = .apng(
                try APNGWriter(
                    width: width, height: height, frameCount: plan.job.frames.count, timing: timing,
                    compression: plan.compression))
            header = []
        case .gif:
            let animation = try GIFWriter(width: width, height: height, timing: timing)
            writer = .gif(animation)
            header = animation.header
        case .y4m:
            let stream = Y4MWriter(width: width, height: height, timing: timing)
            writer = .y4m(stream)
            header = stream.header
        }
    }

    /// The bytes that are ready with this frame.
    func append(_ frame: Pixmap) throws -> [UInt8] {
        switch writer {
        case .apng(let writer): try writer.append(frame)
        case .gif(let writer): try writer.append(frame)
        case .y4m(let writer): try writer.frame(frame)
        }
    }

    /// The bytes after the last frame.
    func finish() throws -> [UInt8] {
        switch writer {
        case .apng(let writer): try writer.finish()
        case .gif(let writer): try writer.finish()
        case .y4m: []
        }
    }
}
