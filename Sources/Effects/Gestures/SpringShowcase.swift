import KinoraStage
import KinoraViews

/// Five springs side by side, started by one tap.
struct SpringShowcase: View {
    let settings: SpringShowcaseSettings

    @State private var isAway = false

    var body: some View {
        VStack(alignment: .leading, spacing: settings.spacing) {
            spring("Default", .spring())
            spring("Bouncy", .spring(response: 0.5, dampingFraction: 0.5))
            spring("Snappy", .spring(response: 0.3, dampingFraction: 0.8))
            spring("Smooth", .spring(response: 0.5, dampingFraction: 1))
            spring("Bouncy Preset", .bouncy(duration: 0.5, extraBounce: 0.2))
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle())
        .onTapGesture { isAway.toggle() }
    }

    private func spring(_ label: String, _ animation: Animation) -> some View {
        HStack(spacing: 16) {
            Text(label).frame(width: 120, alignment: .leading)
            Circle()
                .fill(settings.color.gradient)
                .frame(width: settings.dot, height: settings.dot)
                .offset(x: isAway ? settings.distance : 0)
                .animation(animation.speed(settings.speed), value: isAway)
                .background(alignment: .leading) { track }
            Spacer().frame(width: settings.distance + 24)
        }
    }

    /// Where the dot comes from and where it goes to.
    private var track: some View {
        ZStack(alignment: .leading) {
            Capsule().fill(.primary.opacity(0.07)).frame(width: settings.distance, height: 2)
                .offset(x: settings.dot / 2)
            ForEach(0..<2) { end in
                Circle().fill(.primary.opacity(0.15)).frame(width: 6, height: 6)
                    .offset(x: settings.dot / 2 - 3 + (end == 0 ? 0 : settings.distance))
            }
        }
    }
}

struct SpringShowcaseSettings: Equatable {
    var color: Color
    /// Points.
    var dot: Double
    /// Points.
    var distance: Double
    /// Points between the rows.
    var spacing: Double
    var speed: Double
}

struct Springs: Effect {
    @Parameter("The dots' color.", default: "blue") var color: Color
    @Parameter("The dots' diameter.", in: 2...200, good: 16...48, unit: .points) var dot = 40.0
    @Parameter("How far they go.", in: 0...2000, good: 80...240, unit: .points) var distance = 160.0
    @Parameter("The gap between rows.", in: 0...200, good: 12...40, unit: .points) var spacing = 24.0
    @Parameter("How many times as fast as usual they go.", in: 0.05...20, good: 0.25...2, unit: .count) var speed = 1.0

    var view: some View {
        SpringShowcase(
            settings: SpringShowcaseSettings(
                color: color, dot: dot, distance: distance, spacing: spacing, speed: speed)
        ).page(Palette.plain)
    }

    static let entry = CatalogueEntry(
        name: "springs",
        summary: "Five springs side by side: default, bouncy, snappy, smooth and the bouncy preset.",
        rows: [51],
        size: CGSize(width: 480, height: 380),
        duration: 3,
        loops: false,
        script: Script([
            ScriptEvent(at: 0.2, .tap(at: .unit(x: 0.5, y: 0.5), count: 1)),
            ScriptEvent(at: 1.6, .tap(at: .unit(x: 0.5, y: 0.5), count: 1)),
        ]),
        effect: Springs())
}
