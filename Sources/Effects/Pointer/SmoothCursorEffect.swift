import KinoraStage
import KinoraViews

struct SmoothCursorEffect: Effect {
    @Parameter("The arrow's color.", default: "#4338ca") var color: Color
    @Parameter("The arrow's width.", in: 4...200, good: 20...60, unit: .points) var size = 40.0
    @Parameter("The stiffness of the spring by which it follows.", in: 5...5000, good: 60...400) var stiffness = 160.0
    @Parameter("The damping of that spring.", in: 1...500, good: 12...45) var damping = 20.0
    @Parameter("Shows the way of the pointer itself.") var target = true
    @Parameter("The color of that way.", default: "#f97316/#fb923c") var trail: Color
    @Parameter("The color of the ground's dots.", default: "#c3c9dc/#2a3047") var dots: Color
    @Parameter("The page's color.", default: "#f4f5f9/#0b0d17") var page: Color

    var view: some View { SmoothCursor(settings: self).page(page) }

    static let entry = CatalogueEntry(
        name: "smooth-cursor", summary: "An arrow that follows the pointer by a spring and leans into its way.",
        size: CGSize(width: 480, height: 300), fit: .fits, duration: 4.2, loops: false,
        script: Script([ScriptEvent(at: 0, .hover(path: SmoothCursorEffect.way, duration: 3.7, leaves: false))]),
        presets: [Preset("web", ["stiffness": "400", "damping": "45"])],
        effect: SmoothCursorEffect())

    /// An eight that lies, once round and a bit.
    private static let way: [ScriptPoint] = (0...64).map { step in
        let (sin, cos) = Maths.sincos(2.2 * .pi * Double(step) / 64 + 0.7)
        return .points(x: 240 + 175 * cos, y: 150 + 2 * 88 * sin * cos)
    }
}
