import KinoraStage
import KinoraViews

/// A bead that swells to twice its size and back at an even speed, as UIKit's repeating transform does.
struct BeadPulse: View {
    let settings: BeadPulseEffect

    @State private var isLarge = false

    private static let diameter = 80.0

    var body: some View {
        HStack(spacing: 26) {
            ZStack {
                ring(1)
                ring(settings.scale)
                bead
            }
            .frame(width: 196, height: 196)
            VStack(alignment: .leading, spacing: 10) {
                MotionPlot(
                    trace: MotionTrace(motion, [TargetChange(0, 1)]), duration: 2 * settings.duration,
                    color: settings.look.color, range: -0.15...1.15, repeats: true
                )
                .frame(width: 190, height: 118)
                Presented(value: isLarge ? settings.scale : 1) { value in
                    Text("scale \(Readouts.decimal(value, 2))").font(.subheadline.weight(.semibold).monospacedDigit())
                }
            }
        }
        .onAppear { withAnimation(motion) { isLarge = true } }
    }

    private var motion: Animation { .linear(duration: settings.duration).repeatForever(autoreverses: true) }

    private var bead: some View {
        Circle()
            .fill(settings.look.color.gradient)
            .overlay(alignment: .topLeading) {
                Ellipse().fill(.white.opacity(0.5)).frame(width: 24, height: 15).rotationEffect(.degrees(-35)).padding(
                    14)
            }
            .frame(width: Self.diameter, height: Self.diameter)
            .shadow(color: .black.opacity(0.18), radius: 6, y: 4)
            .scaleEffect(isLarge ? settings.scale : 1)
    }

    /// Where the bead turns round.
    private func ring(_ scale: Double) -> some View {
        Circle().strokeBorder(.guide, style: .guide).frame(width: Self.diameter * scale, height: Self.diameter * scale)
    }
}

struct BeadPulseEffect: Effect {
    @Parameter("How many times its size the bead gets.", in: 0.1...2.4, good: 1.3...2, unit: .count) var scale = 2.0
    @Parameter("Seconds each way.", in: 0.05...30, good: 0.6...2, unit: .seconds) var duration = 1.3
    let look = ReferenceLook()

    var view: some View { BeadPulse(settings: self).onGraphPaper().page(look.page) }

    static let entry = CatalogueEntry(
        name: "bead-pulse", summary: "A bead that swells to twice its size and back at an even speed.", rows: [130],
        size: CGSize(width: 480, height: 240), fit: .fits, duration: 2.6, loops: true, effect: BeadPulseEffect())
}
