import KinoraStage
import KinoraViews

/// A number that a tap raises by one and a double tap by two: the double tap is tried first, so a single one counts when it is
/// clear that no second follows.
struct TapCount: View {
    let settings: TapCountEffect

    @State private var count = 0
    @State private var last = 0

    var body: some View {
        RoundedRectangle(cornerRadius: 30, style: .continuous)
            .fill(settings.color.gradient)
            .frame(width: 190, height: 150)
            .overlay {
                VStack(spacing: 2) {
                    Text("\(count)").font(.system(size: 64, weight: .bold)).monospacedDigit()
                    Text(last == 0 ? "tap me" : last == 2 ? "double tap: +\(settings.double)" : "tap: +1")
                        .font(.footnote.weight(.semibold))
                }
                .foregroundStyle(.white)
            }
            .scaleEffect(1 + 0.02 * Double(last))
            .onTapGesture(count: 2) { add(settings.double, 2) }
            .onTapGesture { add(1, 1) }
    }

    private func add(_ step: Int, _ taps: Int) {
        count += step
        last = taps
        withAnimation(.spring(response: 0.3, dampingFraction: 0.5)) { last = taps }
    }
}

struct TapCountEffect: Effect {
    @Parameter("The key's color.", default: "#4f46e5") var color: Color
    @Parameter("How much a double tap adds.", in: 0...1000) var double = 2
    let page = TouchedPage()

    var view: some View { TapCount(settings: self).on(page) }

    static let entry = CatalogueEntry(
        name: "tap-count",
        summary: "A number to which a tap adds one and a double tap two.",
        rows: [79],
        size: CGSize(width: 320, height: 240), fit: .fits,
        duration: 3.4,
        loops: false,
        script: Script([
            ScriptEvent(at: 0.3, .tap(at: .unit(x: 0.5, y: 0.5), count: 1)),
            ScriptEvent(at: 1.2, .tap(at: .unit(x: 0.5, y: 0.5), count: 2)),
            ScriptEvent(at: 2.3, .tap(at: .unit(x: 0.4, y: 0.5), count: 1)),
        ]),
        effect: TapCountEffect())
}
