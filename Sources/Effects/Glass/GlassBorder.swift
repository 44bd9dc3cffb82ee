import KinoraViews

/// A pane of glass whose blurred border turns through colors.
struct AnimatedGlassCard: View {
    let title: String
    let subtitle: String
    let colors: [Color]
    let lineWidth: Double
    let softness: Double
    let cornerRadius: Double
    /// Seconds for one turn.
    let period: Double

    @State private var rotation = 0.0

    var body: some View {
        VStack(spacing: 6) {
            Text(title).font(.headline)
            Text(subtitle).font(.caption).foregroundStyle(.primary.opacity(0.85))
        }
        .padding(24)
        .background(.ultraThinMaterial)
        .clipShape(RoundedRectangle(cornerRadius: cornerRadius, style: .continuous))
        .overlay {
            RoundedRectangle(cornerRadius: cornerRadius, style: .continuous)
                .stroke(
                    AngularGradient(
                        colors: colors, center: .center, startAngle: .degrees(rotation),
                        endAngle: .degrees(rotation + 360)),
                    lineWidth: lineWidth
                )
                .blur(radius: softness)
        }
        .onAppear {
            withAnimation(.linear(duration: period).repeatForever(autoreverses: false)) { rotation = 360 }
        }
    }
}

struct GlassBorder: Effect {
    @Parameter("The first line.") var title = "Premium Feature"
    @Parameter("The second line.") var text = "Unlock advanced capabilities"
    @Parameter("The picture behind the glass; any PNG file.") var image: Image?
    @Parameter(
        "The border's colors in turn; the first should come last again.", default: ["blue", "purple", "pink", "blue"],
        count: 2...32) var colors: [Color]
    @Parameter("The border's width.", in: 0.25...40, good: 1...6, unit: .points) var width = 2.0
    @Parameter("How blurred the border is.", in: 0...60, good: 0...6, unit: .points) var softness = 2.0
    @Parameter("The card's corner radius.", in: 0...200, good: 8...32, unit: .points) var corner = 20.0
    @Parameter("How long the colors take once round.", in: 0.1...600, good: 2...8, unit: .seconds) var turn = 4.0

    var view: some View {
        ZStack {
            Photo(image: image, standIn: .city)
            AnimatedGlassCard(
                title: title, subtitle: text, colors: colors, lineWidth: width, softness: softness,
                cornerRadius: corner, period: turn)
        }
    }

    static let entry = CatalogueEntry(
        name: "glass-border",
        summary: "A pane of glass in a soft border that turns through colors.",
        rows: [38],
        size: CGSize(width: 400, height: 240),
        duration: 4,
        loops: true,
        effect: GlassBorder())
}
