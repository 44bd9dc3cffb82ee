import KinoraBasics
import KinoraFrames
import Foundation
import KinoraRaster
import KinoraScene

extension Manifest.Job {
    /// Notes how the pictures are drawn.
    public mutating func record(_ style: RasterStyle) {
        dither = style.dithers ? true : nil
        colors = style.colors == .sRGB ? nil : style.colors
    }
}

extension RenderJob {
    /// Renders any source of frames into a folder: the short way from Swift.
    ///
    ///     try RenderJob(rate: FrameRate(frames: 30)!, frames: 0..<60).write(stage, named: "hello", to: "frames/hello")
    ///
    /// Frames that an earlier run left in the folder are replaced, whatever they showed; frames of other programs are
    /// refused unless `overwrite` is set.
    ///
    /// - Parameter name: what the manifest calls the performance.
    @discardableResult
    public func write(
        _ source: some FrameSource, named name: String, to path: String, overwrite: Bool = false,
        cancellation: Cancellation = Cancellation(), progress: (RenderProgress) -> Void = { _ in }
    ) throws -> Manifest {
        let size = try source.scene(at: rate.time(of: frames.lowerBound)).size
        var job = Manifest.Job(
            effect: name, size: Manifest.Size(width: Double(size.width), height: Double(size.height)),
            scale: source.scale,
            framesPerSecond: rate.perSecond, range: Manifest.FrameRange(frames), background: backgroundText)
        job.record(style)
        let manifest = Manifest(tool: Manifest.Tool(version: KinoraVersion.current), job: job)
        return try FolderJob(self, in: FrameFolder(path), manifest: manifest, keeping: .nothing, overwrite: overwrite)
            .render(source, cancellation: cancellation, progress: progress).manifest
    }

    private var backgroundText: String {
        switch background {
        case .ofScene: return "scene"
        case .transparent: return "transparent"
        case .color(let color): return color.hexWithAlpha.lowercased()
        }
    }
}
