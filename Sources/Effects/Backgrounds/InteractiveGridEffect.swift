import KinoraStage
import KinoraViews

struct InteractiveGridEffect: Effect {
    @Parameter("A cell's width.", in: 4...400, good: 16...48, unit: .points) var cell = 24.0
    @Parameter("How long a cell takes to go out.", in: 0.05...60, good: 0.6...2.5, unit: .seconds) var fade = 1.8
    @Parameter("The light's color.", default: "#6366f1") var color: Color
    @Parameter("The color into which it turns along the way.", default: "#ec4899") var second: Color
    @Parameter("The lines' color.", default: "#d4d8e6/#262b3d") var line: Color
    @Parameter("Shows the pointer.") var pointer = true
    @Parameter("The page's color.", default: "#f8f9fc/#0b0d17") var page: Color

    var view: some View { InteractiveGrid(settings: self).pointerMark(pointer).page(page) }

    static let entry = CatalogueEntry(
        name: "interactive-grid", summary: "A grid whose cells light up under the pointer and go out behind it.",
        size: CGSize(width: 480, height: 312), duration: 4.4, loops: false,
        script: Script([
            ScriptEvent(
                at: 0,
                .hover(
                    path: [
                        .unit(x: 0.06, y: 0.7), .unit(x: 0.14, y: 0.35), .unit(x: 0.27, y: 0.17), .unit(x: 0.4, y: 0.3),
                        .unit(x: 0.45, y: 0.6), .unit(x: 0.55, y: 0.83), .unit(x: 0.7, y: 0.8), .unit(x: 0.82, y: 0.55),
                        .unit(x: 0.8, y: 0.25), .unit(x: 0.67, y: 0.15), .unit(x: 0.58, y: 0.35),
                    ], duration: 3.2, leaves: true))
        ]),
        effect: InteractiveGridEffect())
}
