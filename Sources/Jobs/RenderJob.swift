import Foundation
import KinoraPixels
import KinoraRaster
import KinoraScene

/// Which frames of a source to render, and how.
public struct RenderJob: Sendable {
    /// What is painted behind the scene.
    public enum Background: Equatable, Sendable {
        /// What the scene itself says.
        case ofScene
        /// Nothing: the frames are transparent where the scene draws nothing.
        case transparent
        /// One straight color, in place of the scene's own background.
        case color(RGBA)
    }

    /// Frames per second.
    public var rate: FrameRate
    /// Frame numbers; frame `i` is taken at `i / rate`.
    public var frames: Range<Int>
    /// Only these of `frames`, in rising order; nil for all of them.
    public var selection: [Int]?
    /// What is painted behind every frame.
    public var background: Background
    /// Threads that rasterize and write, at least 1. Where there are fewer frames, several share one. The bytes do not depend on it.
    public var workers: Int
    /// What a frame has of the one that the same thread drew before is taken over instead of drawn. The bytes do not depend
    /// on it; false is for tests and measurements.
    public var takesOver = true
    /// How the pictures are drawn; part of what decides the bytes.
    public var style = RasterStyle()

    /// A job for all of `frames` on one thread, with the scene's own background, unless said otherwise. How many pixels a
    /// point has is the source's to say.
    public init(
        rate: FrameRate, frames: Range<Int>, background: Background = .ofScene, workers: Int = 1
    ) {
        self.rate = rate
        self.frames = frames
        self.background = background
        self.workers = max(1, min(workers, FrameLimits.workers))
    }

    /// The frames to render, in rising order.
    public var numbers: [Int] { selection ?? Array(frames) }

    /// The scene of frame `number`, on this job's background.
    func scene(_ number: Int, of source: some FrameSource) throws -> FrameScene {
        try scene(at: rate.time(of: number), of: source)
    }

    /// The scene at `time` seconds, on this job's background.
    public func scene(at time: Double, of source: some FrameSource) throws -> FrameScene {
        var scene = try source.scene(at: time)
        switch background {
        case .ofScene: break
        case .transparent: scene.background = nil
        case .color(let color): scene.background = color
        }
        return scene
    }
}

/// How far a job has come.
public struct RenderProgress: Equatable, Sendable {
    /// Frames written so far.
    public var written: Int
    /// Frames that the job will write.
    public var total: Int

    /// `written` of `total` frames are done.
    public init(written: Int, total: Int) {
        self.written = written
        self.total = total
    }
}

/// A frame that could not be made, and why.
public struct FrameFailure: Error {
    /// The frame's number.
    public let number: Int
    /// What went wrong.
    public let underlying: any Error
}

/// The job was asked to stop. Every frame written so far is whole.
public struct RenderInterrupted: Error, Equatable {
    /// Frames written so far.
    public let written: Int
    /// Frames that the job was to write.
    public let total: Int

    package init(written: Int, total: Int) { (self.written, self.total) = (written, total) }
}
