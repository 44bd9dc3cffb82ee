import KinoraViews

/// A pane of glass whose blurred border turns through colors (row 38).
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
            Text(subtitle).font(.caption).foregroundStyle(.secondary)
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

enum GlassBorder {
    static let entry = CatalogueEntry(
        name: "glass-border",
        summary: "A pane of glass in a soft border that turns through colors.",
        rows: [38],
        parameters: [
            Parameter("title", "The first line.", .text(default: "Premium Feature")),
            Parameter("text", "The second line.", .text(default: "Unlock advanced capabilities")),
            Parameter("image", "The picture behind the glass; any PNG file.", .image),
            Parameter(
                "colors", "The border's colors in turn; the first should come last again.",
                .colors(default: ["blue", "purple", "pink", "blue"], count: 2...32)),
            Parameter(
                "width", "The border's width.", .number(default: 2, range: 0.25...40, good: 1...6, unit: .points)),
            Parameter(
                "softness", "How blurred the border is.",
                .number(default: 2, range: 0...60, good: 0...6, unit: .points)),
            Parameter(
                "corner", "The card's corner radius.", .number(default: 20, range: 0...200, good: 8...32, unit: .points)
            ),
            Parameter(
                "turn", "How long the colors take once round.",
                .number(default: 4, range: 0.1...600, good: 2...8, unit: .seconds)),
        ],
        size: CGSize(width: 400, height: 240),
        duration: 4,
        loops: true,
        makeView: { values in
            AnyView(
                ZStack {
                    Photo(image: values.image("image"))
                    AnimatedGlassCard(
                        title: values.text("title"), subtitle: values.text("text"), colors: values.colors("colors"),
                        lineWidth: values.number("width"), softness: values.number("softness"),
                        cornerRadius: values.number("corner"), period: values.number("turn"))
                })
        })
}
