import KinoraStage
import KinoraViews

/// A symbol that goes through phases at each tap, each phase with an animation of its own, and ends in the first.
struct PhasePulse: View {
    let settings: PhasePulseEffect

    @State private var taps = 0

    var body: some View {
        VStack(spacing: 30) {
            Image(systemName: "heart.fill")
                .font(.system(size: 118))
                .overlay(alignment: .topLeading) {
                    Ellipse().fill(.white.opacity(0.34)).frame(width: 34, height: 19).rotationEffect(.degrees(-38))
                        .offset(x: 17, y: 25)
                }
                .phaseAnimator([false, true], trigger: taps) { [settings] symbol, isHigh in
                    symbol
                        .foregroundStyle(isHigh ? settings.highColor : settings.color)
                        .shadow(
                            color: (isHigh ? settings.highColor : settings.color).opacity(0.4), radius: isHigh ? 12 : 8,
                            y: 5
                        )
                        .scaleEffect(isHigh ? settings.swell : 1)
                } animation: { isHigh in
                    Self.animation(isHigh)
                }
                .onTapGesture { taps += 1 }
            Color.clear.frame(width: 200, height: 28)
                .phaseAnimator([false, true], trigger: taps) { [settings] room, isHigh in
                    room.overlay {
                        HStack(spacing: 12) {
                            PhaseLabel(title: "rest", color: settings.color, share: isHigh ? 0 : 1)
                            PhaseLabel(title: "beat", color: settings.highColor, share: isHigh ? 1 : 0)
                        }
                    }
                } animation: { isHigh in
                    Self.animation(isHigh)
                }
        }
    }

    private static func animation(_ isHigh: Bool) -> Animation {
        isHigh ? .spring(response: 0.3, dampingFraction: 0.5) : .easeOut(duration: 0.3)
    }
}

/// A phase's name, filled by how much it holds.
private struct PhaseLabel: View {
    let title: String
    let color: Color
    let share: Double

    var body: some View {
        HStack(spacing: 7) {
            Circle().strokeBorder(color, lineWidth: 2).background(Circle().fill(color).opacity(share))
                .frame(width: 12, height: 12)
            Text(title).font(.subheadline.weight(.semibold))
        }
        .frame(width: 84, height: 28)
        .background(Palette.card, in: Capsule())
        .overlay { Capsule().strokeBorder(Palette.hairline) }
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
        size: CGSize(width: 360, height: 310), fit: .fits,
        duration: 2.8,
        loops: false,
        script: Script([
            ScriptEvent(at: 0.3, .tap(at: .points(x: 180, y: 128), count: 1)),
            ScriptEvent(at: 1.5, .tap(at: .points(x: 180, y: 128), count: 1)),
        ]),
        effect: PhasePulseEffect())
}
