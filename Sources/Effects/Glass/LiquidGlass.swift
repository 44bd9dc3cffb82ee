import KinoraViews

/// Content on liquid glass that drifts over a picture.
///
/// Apple publishes no formula for the lens, so this one is Kinora's: see `View.glassEffect(_:in:)`.
struct LiquidGlassCard: View {
    enum Outline: String, CaseIterable { case capsule, card, circle }
    enum Kind: String, CaseIterable { case regular, clear }

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

struct LiquidGlass: Effect {
    @Parameter("What stands on the glass.") var text = "Glass Content"
    @Parameter("The symbol's name, as in SF Symbols.") var symbol = "sparkles"
    @Parameter("The picture behind the glass; any PNG file.") var image: Image?
    @Parameter("The glass's outline.") var shape = LiquidGlassCard.Outline.capsule
    @Parameter("Frosted or clear glass.") var kind = LiquidGlassCard.Kind.regular
    @Parameter("Whether the glass has a color.") var tinted = false
    @Parameter("The glass's color when it is tinted.", default: "#0A84FF66") var tint: Color
    @Parameter("How far it drifts to each side.", in: 0...2000, good: 0...120, unit: .points) var drift = 60.0
    @Parameter("How long it takes each way.", in: 0.1...600, good: 2...6, unit: .seconds) var period = 3.0

    var view: some View {
        let base: KinoraViews.Glass = kind == .clear ? .clear : .regular
        return ZStack {
            Photo(image: image, standIn: .flowers)
            LiquidGlassCard(
                text: text, symbol: symbol, outline: shape, glass: tinted ? base.tint(tint) : base,
                drift: drift, period: period)
        }
    }

    static let entry = CatalogueEntry(
        name: "liquid-glass",
        summary: "A piece of liquid glass that drifts over a picture and bends it at the edge.",
        rows: [39],
        size: CGSize(width: 400, height: 300),
        duration: 6,
        loops: true,
        trials: [ParameterTrial(of: ["tint"], with: ["tinted": "true"])],
        effect: LiquidGlass())
}
