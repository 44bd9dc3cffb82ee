import ArgumentParser
import KinoraFrames
import KinoraJobs
import KinoraRaster
import KinoraScene

/// `kinora scene EFFECT`
struct SceneCommand: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "scene", abstract: "Writes the picture at one time as a scene in JSON.",
        discussion: """
            A scene is what the rasterizer draws: paths, paints, glyphs, images and layers, in points. "kinora render \
            scene.json" draws such a file, to the same bytes as the effect itself. The format is told by \
            docs/SCENE-FORMAT.md.

            EXAMPLES
              kinora scene ripple --at 0.5
              kinora scene vignette --dither -o vignette.json
              kinora scene glass --at 1 --size 640x360 --scale 2 -o glass.json
              kinora scene Card.swift --preview Dark | kinora render - -o card.png

            \(SceneLimitText.help)
            """)

    @OptionGroup
    var options: SceneOptions

    func perform() throws {
        if options.output == "-" { StandardStreams.keepOutput() }
        let json = try MainActor.assumeIsolated { try document() }.json(pretty: !options.compact)
        let bytes = [UInt8](json) + [UInt8(ascii: "\n")]
        guard options.output != "-" else { return try StandardStreams.output(bytes) }
        guard !options.output.isEmpty, !options.output.utf8.contains(0) else {
            throw CommandError.usage("-o is empty; it takes a file or -.")
        }
        let folder = options.output.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
            separator: "/")
        if !folder.isEmpty { try FrameFolder(folder).create() }
        try AtomicFile.write(bytes, to: options.output)
    }

    @MainActor
    private func document() throws -> SceneDocument {
        var rendering = try options.rendering()
        if StillScene.isStill(options.effect) {
            if options.at == "0" { rendering.at = nil }
            let plan = try StillPlan(rendering, writesPicture: false)
            return SceneDocument(
                plan.still.document.scene, scale: plan.still.scale, dithers: plan.style.dithers)
        }
        let plan = try RenderPlan(rendering)
        guard case .time(let time) = plan.selection else { throw CommandError.usage("--at is missing.") }
        defer { Watch.rest() }
        return SceneDocument(try plan.job.scene(at: time, of: plan.stage()), scale: plan.scale, dithers: options.dither)
    }
}

/// The limits of scene files, for `--help`.
enum SceneLimitText {
    static let help = """
        LIMITS OF SCENE FILES
          file           \(SceneLimits.fileBytes) bytes
          picture        \(FrameLimits.pixels) pixels, \(FrameLimits.side) along a side
          layers         \(FrameLimits.layerPixels) pixels open at one moment
          nesting        \(SceneLimits.depth) nodes
          nodes          \(SceneLimits.nodes)
          paths          \(SceneLimits.pathElements) elements together
          glyphs         \(SceneLimits.glyphs)
          images         \(SceneLimits.imagePixels) pixels together
          other values   \(SceneLimits.values) gradient stops, mesh vertices, dashes and shader numbers together
          meshes         \(SceneLimits.meshPatches) patches each
          names          \(SceneLimits.nameLength) bytes

        LIMITS OF DRAWING THEM, counted before anything is drawn
          edges          \(WorkLimits.edges) lines, \(WorkLimits.edgePixels) pixels long together; \(WorkLimits.shapeEdges) lines a shape
          overlaps       \(WorkLimits.overlapSteps) steps to find where shapes overlap themselves
          dashes         \(WorkLimits.dashes)
          painting       \(WorkLimits.paintedPixels) pixels, each as often as it is painted
          filters        \(WorkLimits.filteredPixels) pixels, each as often as it is worked on
          layers         \(WorkLimits.layers), clips and masks included
        """
}
