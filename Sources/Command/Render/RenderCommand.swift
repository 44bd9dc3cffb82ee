import ArgumentParser
import KinoraEffects
import Foundation
import KinoraFrames
import KinoraJobs
import KinoraViews

/// `kinora render EFFECT`: the options are the command. One more level of options around them would cost tests and batches a tenth of
/// a second for each parsing in a debug build, where the parser checks every level again for each of those above it.
extension RenderOptions: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Renders an effect to numbered PNG frames.",
        discussion: """
            Writes frame-00000.png, frame-00001.png, ... and manifest.json into a folder. Frame i is the effect at i/fps \
            seconds. The same options give the same bytes, on any number of threads. --size is in points, \
            --scale multiplies them to pixels; a frame has at most \(FrameLimits.pixels) pixels (8192x8192).

            Rendering into a folder of frames that kinora wrote replaces them; other frames are replaced only with \
            --overwrite.

            EXAMPLES
              kinora render ripple
              kinora render glass --size 640x360 --scale 2 --fps 60 -o out/glass
              kinora render confetti --seed 7 --background transparent --frames 30...59
              kinora render marquee --param text="Breaking news" --param speed=80
              kinora render ripple --param image=photo.png --script taps.yaml
              kinora render glass --at 1.5 -o glass.png
              kinora render confetti -o confetti.gif
              kinora render confetti -o frames/confetti -o confetti.apng -o confetti.gif -o confetti.sheet.png
              kinora render Card.swift --preview Dark --script taps.yaml
              kinora render Card.swift --view 'Card(title: "Hello")' --at 0.5 -o card.png
              kinora render scene.json -o scene.png
              kinora render test-card --scale 2
              kinora render glass --format y4m -o - | \(Y4MWriter.ffmpegCommand)

            \(ScriptFormat.help)
            """)

    func perform() throws {
        if StillScene.isStill(effect) {
            return try MainActor.assumeIsolated {
                try StillRun(plan: try StillPlan(self), json: json, quiet: quiet).perform()
            }
        }
        if json || outputs.contains("-") { StandardStreams.keepOutput() }
        let plan = try RenderPlan(self, leavesOutBodies: true)
        // The command's own thread is the main one, to which views belong.
        try MainActor.assumeIsolated {
            try RenderRun(plan: plan, json: json, quiet: quiet, tellsSteps: progress).perform()
        }
        // The picture is there; as of "kinora previews", it may have a box in it.
        if let failure = plan.leftOut.failure(rendering: 1) { throw failure }
    }
}
