import KinoraViews

/// A row that rises and fades in once, after its delay (row 10).
///
/// The source hands its phases a trigger that never changes, so its row stays invisible. Here the second phase is entered on
/// appearance, and kept.
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

enum PhaseList {
    static let entry = CatalogueEntry(
        name: "phase-list",
        summary: "Rows that rise and fade in once, each after a delay of its own.",
        rows: [10],
        parameters: [
            Parameter("count", "How many rows.", .integer(default: 5, range: 1...200)),
            Parameter(
                "delay", "How much later each next row comes.",
                .number(default: 0.25, range: 0...60, good: 0.1...0.5, unit: .seconds)),
            Parameter(
                "rise", "How far rows rise.", .number(default: 20, range: -1000...1000, good: 10...40, unit: .points)),
            Parameter(
                "response", "The spring's response.",
                .number(default: 0.5, range: 0.05...10, good: 0.3...0.8, unit: .seconds)),
        ],
        size: CGSize(width: 360, height: 360),
        duration: 2.5,
        loops: false,
        blank: [0...0],
        makeView: { values in
            let delay = values.number("delay")
            return AnyView(
                EffectPage {
                    VStack(spacing: 8) {
                        ForEach(Notice.samples(values.integer("count"))) { notice in
                            AnimatedListItem(
                                delay: delay * Double(notice.id), response: values.number("response"),
                                rise: values.number("rise")
                            ) { NoticeRow(notice: notice) }
                        }
                    }
                    .padding(16)
                })
        })
}
