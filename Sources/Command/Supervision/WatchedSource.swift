import KinoraBasics
import KinoraJobs
import KinoraScene

/// A source of frames that tells the supervisor which of them is being made.
struct WatchedSource<Source: FrameSource>: FrameSource {
    private let source: Source
    private let rate: FrameRate?
    /// Whether drawing counts, too: shaders are users' code as well. Where the frames go to a program that reads slowly it
    /// does not.
    private let countsDrawing: Bool

    /// - Parameter rate: frames per second; nil for a single picture.
    init(rate: FrameRate?, countsDrawing: Bool, _ make: () throws -> Source) rethrows {
        self.rate = rate
        self.countsDrawing = countsDrawing
        source = try Watch.during("beginning", make)
    }

    var duration: Double { source.duration }
    var scale: Double { source.scale }

    func scene(at time: Double) throws -> FrameScene {
        guard let watch = Watch.current else { return try source.scene(at: time) }
        let name =
            rate.map { "frame \(Int((time * $0.perSecond).rounded()))" } ?? "the picture at \(NumberText.text(time)) s"
        watch.tell(.busy("making \(name)"))
        do {
            let scene = try source.scene(at: time)
            watch.tell(countsDrawing ? .busy("drawing \(name)\(Self.shaders(of: scene))") : .idle)
            return scene
        } catch {
            watch.tell(.idle)
            throw error
        }
    }

    /// Which shader functions the drawing calls, since one of them is what may not end: " with the shader wave".
    private static func shaders(of scene: FrameScene) -> String {
        let names = scene.shaderNames
        guard let last = names.last else { return "" }
        return names.count == 1
            ? " with the shader \(last)" : " with the shaders \(names.dropLast().joined(separator: ", ")) and \(last)"
    }
}
