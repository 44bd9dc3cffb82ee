import KinoraStage
import KinoraViews

/// A tile that turns once and swells with one tap: both values change in one `withAnimation`.
struct ExplicitTurn: View {
    let settings: ExplicitTurnEffect

    @State private var turns = 0.0
    @State private var isSwollen = false

    var body: some View {
        ZStack {
            Dial()
            Circle().fill(settings.color.gradient).frame(width: 14, height: 14)
                .offset(y: -Dial.radius)
                .rotationEffect(.degrees(turns * settings.degrees))
            RoundedRectangle(cornerRadius: 28, style: .continuous)
                .fill(settings.color.gradient)
                .frame(width: 130, height: 130)
                .overlay {
                    Image(systemName: "arrow.up").font(.system(size: 54, weight: .bold)).foregroundStyle(.white)
                }
                .rotationEffect(.degrees(turns * settings.degrees))
                .scaleEffect(isSwollen ? settings.swell : 1)
                .shadow(color: .black.opacity(0.22), radius: 10, y: 5)
                .onTapGesture {
                    withAnimation(.spring(response: settings.response, dampingFraction: settings.damping)) {
                        turns += 1
                        isSwollen.toggle()
                    }
                }
        }
    }
}

/// A circle with a mark for every 15 degrees, on which a turn can be read.
private struct Dial: View {
    /// Points.
    static let radius = 122.0

    var body: some View {
        ForEach(0..<24, id: \.self) { index in
            let isLong = index.isMultiple(of: 6)
            Capsule().fill(.primary.opacity(isLong ? 0.5 : 0.24))
                .frame(width: isLong ? 3 : 2, height: isLong ? 14 : 8)
                .offset(y: -Self.radius)
                .rotationEffect(.degrees(15 * Double(index)))
        }
    }
}

struct ExplicitTurnEffect: Effect {
    @Parameter("The tile's color.", default: "#c2410c") var color: Color
    @Parameter("How far it turns with each tap.", in: -3600...3600, good: 90...360, unit: .degrees) var degrees = 360.0
    @Parameter("How many times its size it has after the first tap.", in: 0.1...4, good: 1.1...1.5, unit: .count)
    var swell = 1.2
    @Parameter("The spring's response.", in: 0.05...10, good: 0.3...0.8, unit: .seconds) var response = 0.5
    @Parameter("How much the spring is damped; 1 does not overshoot.", in: 0.05...1, good: 0.4...1, unit: .fraction)
    var damping = 0.5
    let page = TouchedPage()

    var view: some View { ExplicitTurn(settings: self).onGraphPaper().on(page) }

    static let entry = CatalogueEntry(
        name: "explicit-turn",
        summary: "A tile that turns once and swells together, by one explicit animation.",
        rows: [74],
        size: CGSize(width: 360, height: 290), fit: .fits,
        duration: 3,
        loops: false,
        script: Script([
            ScriptEvent(at: 0.3, .tap(at: .unit(x: 0.5, y: 0.5), count: 1)),
            ScriptEvent(at: 1.6, .tap(at: .unit(x: 0.5, y: 0.5), count: 1)),
        ]),
        effect: ExplicitTurnEffect())
}
