import KinoraViews

/// A row that rises and fades in once, after its delay.
///
/// It enters its second phase when it appears, and keeps it.
struct AnimatedListItem<Content: View>: View {
    let delay: Double
    let response: Double
    let rise: CGFloat
    @ViewBuilder let content: Content

    @State private var phase = false

    var body: some View {
        content
            .opacity(phase ? 1 : 0)
            .offset(y: phase ? 0 : rise)
            .onAppear {
                withAnimation(.spring(response: response).delay(delay)) { phase = true }
            }
    }
}

struct PhaseList: Effect {
    @Parameter("How many rows.", in: 1...200) var count = 5
    @Parameter("How much later each next row comes.", in: 0...60, good: 0.1...0.5, unit: .seconds) var delay = 0.25
    @Parameter("How far rows rise.", in: -1000...1000, good: 10...40, unit: .points) var rise = 20.0
    @Parameter("The spring's response.", in: 0.05...10, good: 0.3...0.8, unit: .seconds) var response = 0.5

    var view: some View {
        let delay = delay
        return EffectPage {
            VStack(spacing: 8) {
                ForEach(Notice.samples(count)) { notice in
                    AnimatedListItem(
                        delay: delay * Double(notice.id), response: response, rise: rise
                    ) { NoticeRow(notice: notice) }
                }
            }
            .padding(16)
        }
    }

    static let entry = CatalogueEntry(
        name: "phase-list",
        summary: "Rows that rise and fade in once, each after a delay of its own.",
        rows: [10],
        size: CGSize(width: 360, height: 360),
        duration: 2.5,
        loops: false,
        blank: [0...0],
        effect: PhaseList())
}
