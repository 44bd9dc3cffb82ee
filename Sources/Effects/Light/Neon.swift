import KinoraViews

/// White letters over three layers of colored glow: still, or breathing from half to full and back.
struct NeonText: View {
    let text: String
    let color: Color
    let size: Double
    let weight: Font.Weight
    /// The blur of the innermost layer at full glow, in points; the others have two and three times that.
    let glow: Double
    /// Share of the full glow.
    let intensity: Double

    var body: some View {
        ZStack {
            ForEach(0..<3) { layer in
                letters.foregroundStyle(color).blur(radius: glow * intensity * Double(3 - layer))
            }
            letters.foregroundStyle(color).blur(radius: glow * intensity * 0.3)
            letters.foregroundStyle(.white)
        }
    }

    private var letters: some View {
        Text(text).font(.system(size: size, weight: weight)).lineLimit(1).fixedSize()
    }
}

/// The glow of one or two lines, breathing; a flickering tube lights up in the first second.
struct NeonSign: View {
    let text: String
    let color: Color
    let size: Double
    let glow: Double
    let range: ClosedRange<Double>
    /// Seconds each way; nil holds the full glow.
    let period: Double?
    let page: Color

    @State private var intensity: Double

    init(
        text: String, color: Color, size: Double, glow: Double, range: ClosedRange<Double>, period: Double?, page: Color
    ) {
        self.text = text
        self.color = color
        self.size = size
        self.glow = glow
        self.range = range
        self.period = period
        self.page = page
        _intensity = State(initialValue: period == nil ? range.upperBound : range.lowerBound)
    }

    var body: some View {
        NeonText(text: text, color: color, size: size, weight: .bold, glow: glow, intensity: intensity)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .page(page)
            .onAppear {
                guard let period else { return }
                withAnimation(.easeInOut(duration: period).repeatForever(autoreverses: true)) {
                    intensity = range.upperBound
                }
            }
    }
}

struct Neon: Effect {
    @Parameter("What glows.") var text = "NEON"
    @Parameter("The glow's color.", default: "#FF2BD6") var color: Color
    @Parameter("The letters' size.", in: 6...600, good: 34...160, unit: .points) var size = 88.0
    @Parameter(
        "The blur of the innermost layer at full glow; the outer ones have two and three times that.", in: 0...100,
        good: 4...20, unit: .points) var glow = 10.0
    @Parameter("Whether the glow breathes.") var pulses = true
    @Parameter("The glow at its least, as a share of the full one.", in: 0...1, good: 0.3...0.8, unit: .fraction)
    var low = 0.5
    @Parameter("How long it takes from the least glow to the full one.", in: 0.05...600, good: 0.6...3, unit: .seconds)
    var period = 1.5
    @Parameter("The color behind everything.", default: "#0A0612") var page: Color

    var view: some View {
        NeonSign(
            text: text, color: color, size: size, glow: glow, range: low...1, period: pulses ? period : nil, page: page)
    }

    static let entry = CatalogueEntry(
        name: "neon",
        summary: "White letters in a colored glow that breathes.",
        rows: [31, 32],
        size: CGSize(width: 480, height: 240),
        duration: 3,
        loops: true,
        presets: [
            Preset("cyan", ["color": "#19E3FF", "page": "#04101A"]),
            Preset("open-sign", ["text": "OPEN", "color": "#FF4A3D", "page": "#0E0706", "glow": "14"]),
            Preset("steady", ["pulses": "false", "color": "#8CFF5B", "page": "#070D06"]),
        ], effect: Neon())
}
