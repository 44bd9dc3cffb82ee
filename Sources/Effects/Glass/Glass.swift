import KinoraViews

/// A pane of frosted glass over a drifting mesh gradient.
struct GlassCard<Content: View>: View {
    let cornerRadius: CGFloat
    let material: Material
    @ViewBuilder let content: Content

    var body: some View {
        content
            .padding(20)
            .background(material)
            .clipShape(RoundedRectangle(cornerRadius: cornerRadius, style: .continuous))
            .overlay {
                RoundedRectangle(cornerRadius: cornerRadius, style: .continuous)
                    .strokeBorder(
                        LinearGradient(
                            colors: [.white.opacity(0.5), .white.opacity(0.1)], startPoint: .topLeading,
                            endPoint: .bottomTrailing),
                        lineWidth: 1)
            }
            .shadow(color: .black.opacity(0.13), radius: 14, y: 7)
    }
}

/// Nine colors whose middle and two edge points drift there and back.
///
/// When the edge points drift inwards, they would show what is behind. So the outer rows stand once more beyond the frame, and
/// their colors go on.
struct AnimatedMeshGradient: View {
    let colors: [Color]
    /// Seconds each way.
    let duration: Double

    @State private var animate = false

    private var points: [SIMD2<Float>] {
        [
            [0.0, -0.4], [0.5, -0.4], [1.0, -0.4],
            [0.0, 0.0], animate ? [0.4, 0.1] : [0.5, 0.0], [1.0, 0.0],
            [0.0, 0.5], animate ? [0.6, 0.4] : [0.5, 0.5], [1.0, 0.5],
            [0.0, 1.0], animate ? [0.6, 0.9] : [0.5, 1.0], [1.0, 1.0],
            [0.0, 1.4], [0.5, 1.4], [1.0, 1.4],
        ]
    }

    var body: some View {
        MeshGradient(width: 3, height: 5, points: points, colors: colors.prefix(3) + colors + colors.suffix(3))
            .clipped()
            .onAppear {
                withAnimation(.easeInOut(duration: duration).repeatForever(autoreverses: true)) { animate = true }
            }
    }
}

/// The card with its symbol and two lines, over the mesh or a picture.
struct GlassScene: View {
    let title: String
    let subtitle: String
    let symbol: String
    let image: Image?
    let colors: [Color]
    let material: Material
    let cornerRadius: CGFloat
    let drift: Double

    var body: some View {
        ZStack {
            if let image {
                Color.clear.overlay { image.resizable().aspectRatio(contentMode: .fill) }.clipped()
            } else {
                AnimatedMeshGradient(colors: colors, duration: drift)
            }
            GlassCard(cornerRadius: cornerRadius, material: material) {
                VStack(alignment: .leading, spacing: 12) {
                    Image(systemName: symbol).font(.largeTitle)
                    Text(title).font(.headline)
                    Text(subtitle).font(.subheadline).foregroundStyle(.primary.opacity(0.92))
                }
                .frame(minWidth: 180, alignment: .leading)
            }
            .padding(24)
        }
    }
}

struct Glass: Effect {
    @Parameter("The first line.") var title = "Weather"
    @Parameter("The second line.") var text = "Partly cloudy, 72°F"
    @Parameter("The symbol's name, as in SF Symbols.") var symbol = "cloud.fill"
    @Parameter("A picture behind the glass instead of the mesh; any PNG file.") var image: Image?
    @Parameter(
        "The mesh's nine colors, row by row.",
        default: ["blue", "cyan", "teal", "purple", "pink", "orange", "indigo", "purple", "blue"], count: 9...9)
    var colors: [Color]
    @Parameter("How thick the glass is.") var material = GlassThickness.ultraThin
    @Parameter("The card's corner radius.", in: 0...500, good: 8...36, unit: .points) var corner = 20.0
    @Parameter("How long the mesh takes each way.", in: 0.1...600, good: 2...8, unit: .seconds) var drift = 3.0

    var view: some View {
        GlassScene(
            title: title, subtitle: text, symbol: symbol, image: image, colors: colors,
            material: material.material, cornerRadius: corner, drift: drift)
    }

    static let entry = CatalogueEntry(
        name: "glass",
        summary: "A pane of frosted glass over a drifting mesh gradient.",
        rows: [36, 47],
        size: CGSize(width: 400, height: 300),
        duration: 6,
        loops: true,
        presets: [
            Preset(
                "frost",
                [
                    "material": "thick",
                    "colors": "#DCE9FF,#F7FBFF,#C8E2FF,#E9F1FF,#FFFFFF,#BFD8F5,#CFE3FF,#F2F8FF,#D8E9FF",
                ]),
            Preset("ember", ["colors": "#2B0A0A,#8A1C12,#FF7A1A,#5A0F2A,#FF4D2E,#FFC24B,#200510,#B3261E,#FF9A3D"]),
        ], effect: Glass())
}

/// How thick glass is, as parameters name it.
enum GlassThickness: String, CaseIterable {
    case ultraThin, thin, regular, thick, ultraThick

    var material: Material {
        switch self {
        case .ultraThin: .ultraThin
        case .thin: .thin
        case .regular: .regular
        case .thick: .thick
        case .ultraThick: .ultraThick
        }
    }
}
