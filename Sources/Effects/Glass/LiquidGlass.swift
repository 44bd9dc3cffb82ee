import KinoraViews

/// Content on liquid glass that drifts over a picture (row 39).
///
/// The lens is our own, as Apple publishes no formula (trap T17): see `View.glassEffect(_:in:)`.
struct LiquidGlassCard: View {
    enum Outline: String, CaseIterable { case capsule, card, circle }

    let text: String
    let symbol: String
    let outline: Outline
    let glass: KinoraViews.Glass
    /// How far the glass drifts to each side, in points.
    let drift: Double
    /// Seconds each way.
    let period: Double

    @State private var isOver = false

    var body: some View {
        pane
            .offset(x: isOver ? drift : -drift)
            .onAppear {
                withAnimation(.easeInOut(duration: period).repeatForever(autoreverses: true)) { isOver = true }
            }
    }

    @ViewBuilder
    private var pane: some View {
        switch outline {
        case .capsule:
            Label(text, systemImage: symbol).font(.headline)
                .padding(.horizontal, 28).padding(.vertical, 20).glassEffect(glass)
        case .card:
            VStack(alignment: .leading, spacing: 10) {
                Image(systemName: symbol).font(.largeTitle)
                Text(text).font(.headline)
            }
            .frame(width: 170, alignment: .leading)
            .padding(24)
            .glassEffect(glass, in: RoundedRectangle(cornerRadius: 28, style: .continuous))
        case .circle:
            Image(systemName: symbol).font(.system(size: 44))
                .frame(width: 130, height: 130).glassEffect(glass, in: Circle())
        }
    }
}

enum LiquidGlass {
    static let entry = CatalogueEntry(
        name: "liquid-glass",
        summary: "A piece of liquid glass that drifts over a picture and bends it at the edge.",
        rows: [39],
        parameters: [
            Parameter("text", "What stands on the glass.", .text(default: "Glass Content")),
            Parameter("symbol", "The symbol's name, as in SF Symbols.", .text(default: "sparkles")),
            Parameter("image", "The picture behind the glass; any PNG file.", .image),
            Parameter(
                "shape", "The glass's outline.",
                .choice(default: "capsule", options: LiquidGlassCard.Outline.allCases.map(\.rawValue))),
            Parameter("kind", "Frosted or clear glass.", .choice(default: "regular", options: ["regular", "clear"])),
            Parameter("tinted", "Whether the glass has a color.", .boolean(default: false)),
            Parameter("tint", "The glass's color when it is tinted.", .color(default: "#0A84FF66")),
            Parameter(
                "drift", "How far it drifts to each side.",
                .number(default: 60, range: 0...2000, good: 0...120, unit: .points)),
            Parameter(
                "period", "How long it takes each way.",
                .number(default: 3, range: 0.1...600, good: 2...6, unit: .seconds)),
        ],
        size: CGSize(width: 400, height: 300),
        duration: 6,
        loops: true,
        makeView: { values in
            let base: KinoraViews.Glass = values.choice("kind") == "clear" ? .clear : .regular
            return AnyView(
                ZStack {
                    Photo(image: values.image("image"))
                    LiquidGlassCard(
                        text: values.text("text"), symbol: values.text("symbol"),
                        outline: LiquidGlassCard.Outline(rawValue: values.choice("shape")) ?? .capsule,
                        glass: values.boolean("tinted") ? base.tint(values.color("tint")) : base,
                        drift: values.number("drift"), period: values.number("period"))
                })
        })
}
