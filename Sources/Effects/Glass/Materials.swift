import KinoraViews

/// The five materials over one picture, from the thinnest to the thickest.
struct MaterialShowcase: View {
    let colors: [Color]
    let image: Image?
    let cornerRadius: Double
    let spacing: Double
    /// Seconds in which the stripes come to the next one's place.
    let drift: Double

    @State private var shift = 0.0

    private let cards: [(material: Material, label: String)] = [
        (.ultraThinMaterial, "Ultra Thin"), (.thinMaterial, "Thin"), (.regularMaterial, "Regular"),
        (.thickMaterial, "Thick"), (.ultraThickMaterial, "Ultra Thick"),
    ]

    var body: some View {
        ZStack {
            backdrop
            VStack(spacing: spacing) {
                ForEach(cards, id: \.label) { card in
                    Text(card.label)
                        .padding()
                        .frame(maxWidth: .infinity)
                        .background(card.material)
                        .clipShape(RoundedRectangle(cornerRadius: cornerRadius, style: .continuous))
                }
            }
            .padding()
        }
    }

    @ViewBuilder
    private var backdrop: some View {
        if let image {
            Color.clear.overlay { image.resizable().aspectRatio(contentMode: .fill) }.clipped()
        } else {
            LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
                .overlay { MaterialStripes(shift: shift).fill(.white.opacity(0.5)).clipped() }
                .onAppear {
                    withAnimation(.linear(duration: drift).repeatForever(autoreverses: false)) { shift = 1 }
                }
        }
    }
}

/// Sharp edges behind the cards, so that how much each of them blurs can be seen.
struct MaterialStripes: Shape {
    /// How far they are moved to the right, as a share of the way from one to the next.
    var shift: Double

    var animatableData: Double {
        get { shift }
        set { shift = newValue }
    }

    func path(in rect: CGRect) -> Path {
        Path { path in
            for index in -1..<5 {
                let x = rect.width * (0.08 + 0.22 * (Double(index) + shift))
                path.addRect(CGRect(x: x, y: rect.minY, width: rect.width * 0.06, height: rect.height))
            }
        }
    }
}

struct Materials: Effect {
    @Parameter("The colors behind the cards.", default: ["purple", "blue", "cyan", "green"], count: 1...16)
    var colors: [Color]
    @Parameter("A picture behind the cards instead; any PNG file.") var image: Image?
    @Parameter("The cards' corner radius.", in: 0...100, good: 6...24, unit: .points) var corner = 12.0
    @Parameter("The gap between cards.", in: 0...200, good: 8...32, unit: .points) var spacing = 20.0
    @Parameter("How long a stripe takes to the next one's place.", in: 0.1...600, good: 2...8, unit: .seconds)
    var drift = 4.0

    var view: some View {
        MaterialShowcase(
            colors: colors, image: image, cornerRadius: corner, spacing: spacing, drift: drift)
    }

    static let entry = CatalogueEntry(
        name: "materials",
        summary: "The five materials over one picture, from the thinnest to the thickest.",
        rows: [37],
        size: CGSize(width: 360, height: 400),
        duration: 4,
        loops: true,
        effect: Materials())
}
