import KinoraBasics
import KinoraEffects
import Foundation
import KinoraFrames
import KinoraJobs
import KinoraPixels
import KinoraRaster
import KinoraScene

/// Everything that drawing one still scene needs, read and checked before anything is drawn or written.
@MainActor
struct StillPlan {
    let still: StillScene
    let pixels: PixelSize
    let background: RenderJob.Background
    let output: Output
    let compression: PNGCompression
    let style: RasterStyle

    enum Output: Equatable {
        case file(String)
        case standardOutput
    }

    /// - Parameter writesPicture: false where `-o` names something else than a picture.
    init(_ options: RenderOptions, writesPicture: Bool = true) throws {
        try Self.refuseForeign(options)
        try options.supervision.apply()
        Watch.current?.tell(.subject("The scene"))
        var still = try StillScene(options.effect)
        still.scale = try options.scale.map(OptionText.scale) ?? Self.scale(of: still)
        self.still = still
        do {
            pixels = try OptionText.pixels(still.document.scene.size, scale: still.scale)
        } catch let error as CommandError where options.scale == nil {
            throw CommandError(.badData, "The scene \(still.name) cannot be drawn: \(error.sentence)")
        }
        background =
            try options.performance.background.map {
                try OptionText.background($0.lowercased(), appearance: .light)
            } ?? .ofScene
        output = try writesPicture ? Self.output(options.outputs, name: still.name) : .standardOutput
        compression = try OptionText.compression(options.compression)
        var style = try RasterStyle(options)
        if still.document.dithers { style.dithers = true }
        self.style = style
    }

    func picture() throws -> [UInt8] {
        var job = RenderJob(rate: FrameRate(frames: 1)!, frames: 0..<1, background: background)
        job.style = style
        do {
            return try Watch.during("drawing the scene \(still.name)") {
                try SceneWork.check(still.document.scene, scale: still.scale)
                return try PNGEncoder(compression: compression, scale: still.scale, colors: style.colors).encode(
                    try job.picture(at: 0, of: still))
            }
        } catch let error as RasterError {
            throw CommandError(.badData, "The scene \(still.name) cannot be drawn: \(error).")
        } catch let error as SceneError {
            throw CommandError(.badData, "The scene \(still.name) cannot be drawn: \(error).")
        }
    }

    /// A file's own scale must be one that is drawn.
    private static func scale(of still: StillScene) throws -> Double {
        let scale = still.scale
        guard FrameLimits.scale.contains(scale) else {
            throw CommandError(
                .badData,
                "The scene \(still.name) asks for \(NumberText.text(scale)) pixels per point; --scale takes "
                    + "\(NumberText.text(FrameLimits.scale.lowerBound)) to \(NumberText.text(FrameLimits.scale.upperBound))."
            )
        }
        return scale
    }

    private static func output(_ paths: [String], name: String) throws -> Output {
        guard paths.count <= 1 else { throw CommandError.usage("A scene is one picture; give -o once.") }
        guard let path = paths.first else { return .file("frames/\(name).png") }
        guard !path.isEmpty, !path.utf8.contains(0) else {
            throw CommandError.usage("-o is empty; it takes a folder, a .png file or -.")
        }
        if path == "-" { return .standardOutput }
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        guard path.lowercased().hasSuffix(".png"), !(exists && isFolder.boolValue) else {
            return .file("\(path)/\(name).png")
        }
        return .file(path)
    }

    /// Options that choose a time or a performance have no meaning for a still scene and are refused.
    private static func refuseForeign(_ options: RenderOptions) throws {
        let performance = options.performance
        let given: [(String, Bool)] = [
            ("--preview", performance.preview != nil), ("--view", performance.view != nil),
            ("--format", options.format != nil), ("--size", performance.size != nil), ("--fps", options.fps != "30"),
            ("--duration", performance.duration != nil), ("--frames", options.frames != nil),
            ("--at", options.at != nil),
            ("--param", !performance.parameters.isEmpty), ("--preset", performance.preset != nil),
            ("--script", performance.script != nil),
            ("--seed", performance.seed != "0"), ("--appearance", performance.appearance != "light"),
            ("--reduce-motion", performance.reduceMotion), ("--right-to-left", performance.rightToLeft),
            ("--type-size", performance.typeSize != nil), ("--locale", performance.locale != nil),
            ("--date", performance.date != nil), ("--responses", performance.responses != nil),
            ("--shard", options.sharding.shard != nil),
            ("--resume", options.resume),
        ]
        if let foreign = given.first(where: \.1) {
            throw CommandError.usage(
                "A scene is one finished picture, which \(foreign.0) cannot change; it takes --scale, --background, "
                    + "--dither, --colors, --compression and -o.")
        }
    }
}
