import Foundation
import KinoraBasics
import KinoraEffects
import KinoraFrames
import KinoraJobs
import KinoraProtocol
import KinoraScene
import KinoraScripts
import KinoraStage
import KinoraStudio

/// An effect or a preview as it is on the studio's stage. It is planned from the words of `kinora render`, so that it makes the
/// frames that the command makes.
@MainActor
struct StudioPerformance {
    private let plan: RenderPlan
    private let options: PerformanceOptions
    let stage: WatchedSource<Stage>
    /// The script's file: the one that is read, or the one that would be.
    private let scriptFile: String?
    private let isScripted: Bool

    /// The most pixels of a frame: 4096 x 4096.
    private static let mostPixels = 16 << 20

    /// - Parameter entry: makes what is performed, which is measured in given surroundings.
    init(
        _ settings: StudioSettings, of preview: UserPreview? = nil, _ name: String = "",
        _ entry: (ViewSurroundings) throws -> CatalogueEntry
    ) throws {
        let options: RenderOptions
        do { options = try RenderOptions.parse(["subject"] + settings.words) } catch {
            throw CommandError.usage(RenderOptions.message(for: error))
        }
        self.options = options.performance
        try self.options.offerSurroundings()
        let found = try entry(try ViewSurroundings(options.performance))
        let script = try settings.script.map { try ScriptSheet($0).script() }
        plan = try RenderPlan(options, entry: found, script: script)
        guard plan.pixels.width * plan.pixels.height <= StudioPerformance.mostPixels else {
            throw CommandError.usage(
                "A frame of \(plan.pixels.width)x\(plan.pixels.height) pixels is more than the studio shows; at most "
                    + "\(StudioPerformance.mostPixels) pixels (4096x4096) are. kinora render makes larger ones.")
        }
        stage = plan.stage()
        scriptFile = preview?.scriptPlace(name)
        isScripted = settings.script != nil
    }

    /// Sets the language and the date that this performance finds. Others may have been performed since.
    func offerSurroundings() throws { try options.offerSurroundings() }

    private var frameCount: Int { plan.job.frames.count }

    func frame(_ number: Int) throws -> [UInt8] {
        guard (0...frameCount).contains(number) else {
            throw HTTPRefusal(400, "There is no frame \(number); there are \(frameCount).")
        }
        return try picture(at: plan.rate.time(of: number))
    }

    func picture(at time: Double) throws -> [UInt8] {
        try PNGEncoder(compression: .fast).encode(try plan.job.picture(at: time, of: stage))
    }

    /// What the page has to know of it.
    var description: [String: JSONValue] {
        [
            "points": ["width": .number(Double(plan.size.width)), "height": .number(Double(plan.size.height))],
            "pixels": ["width": .integer(plan.pixels.width), "height": .integer(plan.pixels.height)],
            "frames": .integer(frameCount), "fps": .number(plan.rate.perSecond), "duration": .number(plan.duration),
            "script": .string(plan.script.events.isEmpty ? "" : plan.script.text),
            "events": .array(plan.script.events.map(\.value)), "isScripted": .bool(isScripted),
            "scriptFile": scriptFile.map(JSONValue.string) ?? .null,
        ]
    }

    /// How the numbers of the picture change over the run. Frames wait meanwhile, so that it ends early where it takes long.
    func curves() throws -> JSONValue {
        var tracks = ValueTracks()
        // The machine's clock: the stage's own, of the same name, stands still while a picture is made.
        let clock = _Concurrency.ContinuousClock()
        let end = clock.now + .seconds(StudioPerformance.patience)
        let step = max(1, frameCount / StudioPerformance.mostMoments)
        for number in stride(from: 0, to: frameCount, by: step) where clock.now < end {
            let time = plan.rate.time(of: number)
            try tracks.add(try stage.scene(at: time).json(), at: time)
        }
        return tracks.value
    }

    /// Moments that curves are made of, and seconds that they may take.
    private static let mostMoments = 90
    private static let patience = 1.5
}

extension UserPreview {
    /// Where the script of this preview is, or would be: beside its source, under its own name.
    func scriptPlace(_ name: String) -> String {
        let base = URL(fileURLWithPath: file.path).deletingPathExtension().relativePath
        let own = ["yaml", "yml", "json"].map { "\(base).\(name).\($0)" }
        let shared = ["yaml", "yml", "json"].map { "\(base).\($0)" }
        return (own + shared).first { FileManager.default.fileExists(atPath: $0) } ?? own[0]
    }
}
