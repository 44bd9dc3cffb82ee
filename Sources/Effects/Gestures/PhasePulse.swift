import KinoraStage
import KinoraViews

/// A symbol that goes through phases at each tap, each phase with an animation of its own, and ends in the first.
struct PhasePulse: View {
    let settings: PhasePulseEffect

    @State private var taps = 0

    var body: some View {
        Image(systemName: "heart.fill")
            .font(.system(size: 110))
            .phaseAnimator([false, true], trigger: taps) { [settings] symbol, isHigh in
                symbol
                    .foregroundStyle(isHigh ? settings.highColor : settings.color)
                    .scaleEffect(isHigh ? settings.swell : 1)
            } animation: { isHigh in
                isHigh ? .spring(response: 0.3, dampingFraction: 0.5) : .easeOut(duration: 0.3)
            }
            .onTapGesture { taps += 1 }
    }
}

struct PhasePulseEffect: Effect {
    @Parameter("The symbol's color at rest.", default: "#2563eb") var color: Color
    @Parameter("Its color in the second phase.", default: "#dc2626") var highColor: Color
    @Parameter("How many times its size it has there.", in: 0.1...3, good: 1.1...1.5, unit: .count) var swell = 1.2
    let page = TouchedPage()

    var view: some View { PhasePulse(settings: self).on(page) }

    static let entry = CatalogueEntry(
        name: "phase-pulse",
        summary: "A heart that grows and turns red at each tap, and goes back, phase by phase.",
        rows: [77],
        size: CGSize(width: 320, height: 240), fit: .fits,
        duration: 2.8,
        loops: false,
        script: Script([
            ScriptEvent(at: 0.3, .tap(at: .unit(x: 0.5, y: 0.5), count: 1)),
            ScriptEvent(at: 1.5, .tap(at: .unit(x: 0.5, y: 0.5), count: 1)),
        ]),
        effect: PhasePulseEffect())
}
