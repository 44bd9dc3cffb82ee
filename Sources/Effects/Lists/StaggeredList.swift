import KinoraViews

/// Rows that slide in from the left and fade in, each a moment after the one above.
struct StaggeredList<Item: Identifiable, Content: View>: View {
    let items: [Item]
    let staggerDelay: Double
    var distance: CGFloat
    var response: Double
    var damping: Double
    @ViewBuilder let content: (Item) -> Content

    @State private var isVisible = false

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 12) {
                ForEach(Array(items.enumerated()), id: \.element.id) { index, item in
                    content(item)
                        .opacity(isVisible ? 1 : 0)
                        .offset(x: isVisible ? 0 : distance)
                        .animation(
                            .spring(response: response, dampingFraction: damping).delay(Double(index) * staggerDelay),
                            value: isVisible)
                }
            }
            .padding()
        }
        .onAppear { isVisible = true }
    }
}

/// What a list's row says.
struct Notice: Identifiable {
    let id: Int
    let symbol: String
    let title: String
    let text: String

    /// As many as wanted, from the samples over and over.
    static func samples(_ count: Int) -> [Notice] {
        (0..<count).map { index in
            let sample = Samples.notices[index % Samples.notices.count]
            return Notice(id: index, symbol: sample.symbol, title: sample.title, text: sample.text)
        }
    }
}

/// A card with a colored symbol and two lines.
struct NoticeRow: View {
    let notice: Notice

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: notice.symbol)
                .font(.system(size: 16))
                .foregroundStyle(.white)
                .frame(width: 36, height: 36)
                .background(Palette.gradient(notice.id), in: RoundedRectangle(cornerRadius: 10, style: .continuous))
            VStack(alignment: .leading, spacing: 2) {
                Text(notice.title).font(.subheadline.weight(.semibold))
                Text(notice.text).font(.footnote).foregroundStyle(Palette.quiet)
            }
            .lineLimit(1)
            Spacer(minLength: 0)
        }
        .padding(10)
        .background(Palette.card, in: RoundedRectangle(cornerRadius: 14, style: .continuous))
        .overlay { RoundedRectangle(cornerRadius: 14, style: .continuous).strokeBorder(Palette.hairline, lineWidth: 1) }
        .shadow(color: .black.opacity(0.05), radius: 6, y: 2)
    }
}

struct Staggered: Effect {
    @Parameter("How many rows.", in: 1...200) var count = 10
    @Parameter("How much later each next row starts.", in: 0...10, good: 0.03...0.15, unit: .seconds) var stagger = 0.05
    @Parameter("Where rows come from; negative is left.", in: -2000...2000, good: -120 ... -30, unit: .points)
    var distance = -50.0
    @Parameter("The spring's response.", in: 0.05...10, good: 0.3...0.8, unit: .seconds) var response = 0.5
    @Parameter("How much the spring is damped; 1 does not overshoot.", in: 0.05...1, good: 0.6...1, unit: .fraction)
    var damping = 0.8

    var view: some View {
        EffectPage {
            StaggeredList(
                items: Notice.samples(count), staggerDelay: stagger, distance: distance, response: response,
                damping: damping
            ) { NoticeRow(notice: $0) }
        }
    }

    static let entry = CatalogueEntry(
        name: "staggered-list",
        summary: "Rows that slide and fade in, each a moment after the one above.",
        rows: [9],
        size: CGSize(width: 360, height: 480),
        duration: 2,
        loops: false,
        blank: [0...0],
        effect: Staggered())
}
