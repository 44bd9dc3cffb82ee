import KinoraStage
import KinoraViews

/// A card that is dragged while the button on it still feels taps: the card's gesture is simultaneous, so neither takes the
/// other's touch away.
struct GestureConflict: View {
    let settings: GestureConflictEffect

    @State private var offset = CGSize.zero
    @State private var kept = CGSize.zero
    @State private var isPulsing = false
    @State private var taps = 0

    private static let size = CGSize(width: 236, height: 190)

    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 28, style: .continuous).strokeBorder(.guide, style: .guide)
                .frame(width: Self.size.width, height: Self.size.height)
            card
        }
    }

    /// What the two gestures have done so far.
    private var account: String {
        let (x, y) = (Int((kept.width + offset.width).rounded()), Int((kept.height + offset.height).rounded()))
        return "\(taps) \(taps == 1 ? "tap" : "taps") · moved by \(x), \(y)"
    }

    private var card: some View {
        RoundedRectangle(cornerRadius: 28, style: .continuous)
            .fill(Palette.card)
            .overlay { RoundedRectangle(cornerRadius: 28, style: .continuous).strokeBorder(Palette.hairline) }
            .shadow(color: .black.opacity(0.15), radius: 12, y: 6)
            .frame(width: Self.size.width, height: Self.size.height)
            .overlay {
                Circle()
                    .fill(settings.color.gradient)
                    .frame(width: 72, height: 72)
                    .overlay { Image(systemName: "bolt.fill").font(.title).foregroundStyle(.white) }
                    .scaleEffect(isPulsing ? settings.swell : 1)
                    .onTapGesture { pulse() }
            }
            .overlay(alignment: .top) {
                Text("Drag me, tap the bolt").font(.headline).padding(.top, 18)
            }
            .overlay(alignment: .bottom) {
                Text(account).font(.footnote.monospacedDigit()).foregroundStyle(Palette.quiet).padding(.bottom, 16)
            }
            .offset(x: kept.width + offset.width, y: kept.height + offset.height)
            .simultaneousGesture(
                DragGesture()
                    .onChanged { offset = $0.translation }
                    .onEnded { value in
                        kept = CGSize(
                            width: kept.width + value.translation.width, height: kept.height + value.translation.height)
                        offset = .zero
                    })
    }

    private func pulse() {
        taps += 1
        withAnimation(.spring(response: 0.25, dampingFraction: 0.5)) { isPulsing = true }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) {
            withAnimation(.spring(response: 0.4, dampingFraction: 0.6)) { isPulsing = false }
        }
    }
}

struct GestureConflictEffect: Effect {
    @Parameter("The button's color.", default: "#ea580c") var color: Color
    @Parameter("How many times its size the button has when tapped.", in: 0.1...2.2, good: 1.1...1.6, unit: .count)
    var swell = 1.5
    let page = TouchedPage()

    var view: some View { GestureConflict(settings: self).onGraphPaper().on(page) }

    static let entry = CatalogueEntry(
        name: "gesture-conflict",
        summary: "A card that is dragged while the button on it still answers to taps.",
        rows: [89],
        size: CGSize(width: 400, height: 300), fit: .fits,
        duration: 3.6,
        loops: false,
        script: Script([
            ScriptEvent(at: 0.3, .tap(at: .unit(x: 0.5, y: 0.5), count: 1)),
            ScriptEvent(
                at: 1.1, .drag(path: [.points(x: 200, y: 150), .points(x: 250, y: 130)], duration: 0.8, easesOut: true)),
            ScriptEvent(at: 2.4, .tap(at: .points(x: 250, y: 130), count: 1)),
        ]),
        effect: GestureConflictEffect())
}
