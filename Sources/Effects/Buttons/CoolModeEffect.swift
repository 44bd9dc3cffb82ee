import KinoraStage
import KinoraViews

struct CoolModeEffect: Effect {
    enum Particle: String, CaseIterable { case disc, star, square }

    @Parameter("What the button says.") var title = "Press and hold"
    @Parameter("The button's color.", default: "#4338ca") var color: Color
    @Parameter("What springs out.") var shape = Particle.disc
    @Parameter(
        "The particles' colors in turn.",
        default: ["#ef4444", "#f59e0b", "#22c55e", "#06b6d4", "#3b82f6", "#a855f7", "#ec4899"], count: 1...16)
    var colors: [Color]
    @Parameter("How many times their size particles have.", in: 0.05...8, good: 0.4...1.2, unit: .count) var size = 0.6
    @Parameter("How far they go aside.", in: 0...6, good: 0.4...1.5, unit: .count) var spread = 0.8
    @Parameter("Their weight, in points a step of a sixtieth of a second, each step.", in: 0...10, good: 0.4...1.4)
    var weight = 0.8
    @Parameter("The time between two particles.", in: 0.005...5, good: 0.015...0.06, unit: .seconds) var interval = 0.03
    @Parameter("How many one press makes at most.", in: 1...400) var limit = 45
    let page = TouchedPage()

    var view: some View { CoolMode(settings: self).on(page) }

    static let entry = CatalogueEntry(
        name: "cool-mode", summary: "A button out of which particles spring for as long as it is pressed.",
        size: CGSize(width: 420, height: 320), fit: .fits, duration: 3.4, loops: false,
        script: Script([
            ScriptEvent(at: 0.15, .press(at: .points(x: 210, y: 160), duration: 1)),
            ScriptEvent(at: 1.7, .press(at: .points(x: 160, y: 166), duration: 0.7)),
        ]),
        presets: [Preset("stars", ["shape": "star", "colors": "#fbbf24,#fde68a,#f59e0b"])],
        trials: [ParameterTrial(of: ["limit"], with: ["interval": "0.01"])],
        effect: CoolModeEffect())
}
