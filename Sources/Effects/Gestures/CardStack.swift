import KinoraStage
import KinoraViews

/// A stack of cards: the top one tilts as it is dragged and leaves past the threshold, or springs back; those below move up.
struct CardStack: View {
    let settings: CardStackEffect

    @State private var top = 0
    @State private var drag = CGSize.zero

    var body: some View {
        ZStack {
            ForEach(Array((top..<max(top, settings.count)).reversed()), id: \.self) { index in card(index) }
        }
    }

    private func card(_ index: Int) -> some View {
        let depth = Double(index - top)
        return RoundedRectangle(cornerRadius: 24, style: .continuous)
            .fill(Palette.gradient(index))
            .overlay(alignment: .bottomLeading) {
                VStack(alignment: .leading, spacing: 4) {
                    Image(systemName: Samples.notices[index % Samples.notices.count].symbol).font(.system(size: 34))
                    Text(Samples.notices[index % Samples.notices.count].title).font(.title3.bold())
                }
                .foregroundStyle(.white)
                .padding(20)
            }
            .overlay { RoundedRectangle(cornerRadius: 24, style: .continuous).strokeBorder(.white.opacity(0.25)) }
            .frame(width: 270, height: 180)
            .shadow(color: .black.opacity(0.18), radius: 10, y: 6)
            .scaleEffect(1 - depth * settings.shrink)
            .offset(y: depth * settings.step * 2)
            .offset(index == top ? drag : .zero)
            .rotationEffect(.degrees(index == top ? drag.width / settings.tilt : 0))
            .gesture(
                DragGesture()
                    .onChanged { if index == top { drag = $0.translation } }
                    .onEnded { _ in settle() })
    }

    private func settle() {
        guard abs(drag.width) > settings.threshold else {
            return withAnimation(.spring()) { drag = .zero }
        }
        let side: CGFloat = drag.width > 0 ? 1 : -1
        withAnimation(.easeOut(duration: 0.3)) {
            drag = CGSize(width: side * 520, height: drag.height)
        } completion: {
            top += 1
            drag = .zero
        }
    }
}

struct CardStackEffect: Effect {
    @Parameter("How many cards.", in: 1...30) var count = 5
    @Parameter("How far one has to drag.", in: 1...1000, good: 80...200, unit: .points) var threshold = 150.0
    @Parameter("How many points of the drag turn a card by a degree.", in: 1...1000, good: 10...40, unit: .points)
    var tilt = 20.0
    @Parameter("How far each card peeps out below the one above.", in: 0...60, good: 6...20, unit: .points) var step =
        10.0
    @Parameter("How much smaller each card is than the one above.", in: 0...0.18, good: 0.02...0.08, unit: .fraction)
    var shrink = 0.05
    let page = TouchedPage()

    var view: some View { CardStack(settings: self).offset(y: -24).on(page) }

    static let entry = CatalogueEntry(
        name: "card-stack",
        summary: "A stack of cards: the top one tilts under the finger, leaves or springs back.",
        rows: [84],
        size: CGSize(width: 400, height: 320), fit: .fits,
        duration: 4,
        loops: false,
        script: Script([
            ScriptEvent(
                at: 0.3, .drag(path: [.unit(x: 0.45, y: 0.4), .unit(x: 0.68, y: 0.36)], duration: 0.6, easesOut: true)),
            ScriptEvent(
                at: 1.7, .drag(path: [.unit(x: 0.4, y: 0.4), .unit(x: 0.86, y: 0.32)], duration: 0.6, easesOut: false)),
        ]),
        bleeds: true,
        effect: CardStackEffect())
}
