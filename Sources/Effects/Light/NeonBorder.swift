import KinoraViews

/// An outline in a halo of three shadows, still or breathing.
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
                Text(subtitle).font(.subheadline).foregroundStyle(Palette.quiet)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .padding(48)
        .page(page)
        .onAppear {
            withAnimation(.easeInOut(duration: period).repeatForever(autoreverses: true)) { isBright = true }
        }
    }
}

struct NeonBorderEntry: Effect {
    @Parameter("The card's first line.") var title = "Open all night"
    @Parameter("The card's second line.") var text = "Coffee, records, good company"
    @Parameter("The tube's color.", default: "#19E3FF") var color: Color
    @Parameter("The tube's width.", in: 0.25...40, good: 1...6, unit: .points) var width = 2.0
    @Parameter("The tube's corner radius.", in: 0...500, good: 8...40, unit: .points) var corner = 20.0
    @Parameter("The radius of the largest shadow at full glow.", in: 0...100, good: 8...30, unit: .points)
    var halo = 15.0
    @Parameter(
        "The halo at its least, as a share of the full one; 1 keeps it still.", in: 0...1, good: 0.4...1,
        unit: .fraction) var low = 0.6
    @Parameter("How long it takes from the least glow to the full one.", in: 0.05...600, good: 0.6...3, unit: .seconds)
    var period = 1.5
    @Parameter("The color behind everything.", default: "#070B14") var page: Color

    var view: some View {
        NeonBorderCard(
            title: title, subtitle: text, color: color, lineWidth: width, cornerRadius: corner, halo: halo,
            low: low, period: period, page: page)
    }

    static let entry = CatalogueEntry(
        name: "neon-border",
        summary: "A card in a neon tube whose halo breathes.",
        rows: [33],
        size: CGSize(width: 400, height: 240),
        duration: 3,
        loops: true,
        presets: [
            Preset("rose", ["color": "#FF4D8D", "page": "#12060C"]),
            Preset("wide", ["width": "4", "halo": "30"]),
        ], effect: NeonBorderEntry())
}
