import KinoraViews

/// An outline in a halo of three shadows (row 33), still or breathing.
struct NeonBorder<Content: View>: View {
    let cornerRadius: Double
    let color: Color
    let lineWidth: Double
    /// The largest shadow's radius in points; the others have two thirds and one third of it.
    let halo: Double
    @ViewBuilder let content: Content

    var body: some View {
        ZStack {
            content
            RoundedRectangle(cornerRadius: cornerRadius, style: .continuous)
                .strokeBorder(color, lineWidth: lineWidth)
                .shadow(color: color, radius: halo / 3)
                .shadow(color: color, radius: halo * 2 / 3)
                .shadow(color: color, radius: halo)
            // The tube itself, brighter than its light.
            RoundedRectangle(cornerRadius: cornerRadius, style: .continuous)
                .inset(by: lineWidth * 0.3)
                .strokeBorder(.white.opacity(0.75), lineWidth: lineWidth * 0.4)
        }
    }
}

struct NeonBorderCard: View {
    let title: String
    let subtitle: String
    let color: Color
    let lineWidth: Double
    let cornerRadius: Double
    let halo: Double
    let low: Double
    let period: Double
    let page: Color

    @State private var isBright = false

    var body: some View {
        NeonBorder(
            cornerRadius: cornerRadius, color: color, lineWidth: lineWidth, halo: halo * (isBright ? 1 : low)
        ) {
            VStack(spacing: 6) {
                Text(title).font(.title2).bold()
                Text(subtitle).font(.subheadline).foregroundStyle(.secondary)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .padding(48)
        .background(page)
        .environment(\.colorScheme, .dark)
        .onAppear {
            withAnimation(.easeInOut(duration: period).repeatForever(autoreverses: true)) { isBright = true }
        }
    }
}

enum NeonBorderEntry {
    static let entry = CatalogueEntry(
        name: "neon-border",
        summary: "A card in a neon tube whose halo breathes.",
        rows: [33],
        parameters: [
            Parameter("title", "The card's first line.", .text(default: "Open all night")),
            Parameter("text", "The card's second line.", .text(default: "Coffee, records, good company")),
            Parameter("color", "The tube's color.", .color(default: "#19E3FF")),
            Parameter("width", "The tube's width.", .number(default: 2, range: 0.25...40, good: 1...6, unit: .points)),
            Parameter(
                "corner", "The tube's corner radius.", .number(default: 20, range: 0...500, good: 8...40, unit: .points)
            ),
            Parameter(
                "halo", "The radius of the largest shadow at full glow.",
                .number(default: 15, range: 0...100, good: 8...30, unit: .points)),
            Parameter(
                "low", "The halo at its least, as a share of the full one; 1 keeps it still.",
                .number(default: 0.6, range: 0...1, good: 0.4...1, unit: .fraction)),
            Parameter(
                "period", "How long it takes from the least glow to the full one.",
                .number(default: 1.5, range: 0.05...600, good: 0.6...3, unit: .seconds)),
            Parameter("page", "The color behind everything.", .color(default: "#070B14")),
        ],
        size: CGSize(width: 400, height: 240),
        duration: 3,
        loops: true,
        makeView: { values in
            AnyView(
                NeonBorderCard(
                    title: values.text("title"), subtitle: values.text("text"), color: values.color("color"),
                    lineWidth: values.number("width"), cornerRadius: values.number("corner"),
                    halo: values.number("halo"),
                    low: values.number("low"), period: values.number("period"), page: values.color("page")))
        })
}
