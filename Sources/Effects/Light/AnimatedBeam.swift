import KinoraViews

/// Light that runs along curves between icons and a hub (Magic UI's animated beam: fast at first, then ever slower).
struct AnimatedBeams: View {
    let left: [String]
    let right: [String]
    let center: String
    let colors: [Color]
    /// Points that curves bow.
    let curvature: CGFloat
    let width: CGFloat
    /// Seconds of one run.
    let period: Double

    private static let disc: CGFloat = 46

    var body: some View {
        GeometryReader { geometry in
            let size = geometry.size
            ZStack {
                Elapsed { seconds in
                    Canvas { context, size in
                        for index in left.indices {
                            beam(
                                from: place(index, of: left.count, x: 0.14, size), to: middle(size), index, at: seconds,
                                context)
                        }
                        for index in right.indices {
                            let end = place(index, of: right.count, x: 0.86, size)
                            beam(from: middle(size), to: end, index + left.count, at: seconds, context)
                        }
                    }
                }
                ForEach(left.indices, id: \.self) { index in
                    node(left[index], index).position(place(index, of: left.count, x: 0.14, size))
                }
                ForEach(right.indices, id: \.self) { index in
                    node(right[index], index + 3).position(place(index, of: right.count, x: 0.86, size))
                }
                hub.position(middle(size))
            }
        }
    }

    private func middle(_ size: CGSize) -> CGPoint { CGPoint(x: size.width / 2, y: size.height / 2) }

    private func place(_ index: Int, of count: Int, x: CGFloat, _ size: CGSize) -> CGPoint {
        CGPoint(x: size.width * x, y: size.height * (CGFloat(index) + 0.5) / CGFloat(count))
    }

    private func node(_ symbol: String, _ index: Int) -> some View {
        Circle().fill(Palette.card)
            .overlay { Circle().strokeBorder(Palette.hairline, lineWidth: 1) }
            .overlay { Image(systemName: symbol).font(.system(size: 20)).foregroundStyle(Palette.gradient(index)) }
            .frame(width: Self.disc, height: Self.disc)
            .shadow(color: .black.opacity(0.12), radius: 8, y: 3)
    }

    private var hub: some View {
        RoundedRectangle(cornerRadius: 20, style: .continuous)
            .fill(LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing))
            .overlay { Image(systemName: center).font(.system(size: 32)).foregroundStyle(.white) }
            .frame(width: 72, height: 72)
            .shadow(color: (colors.first ?? .black).opacity(0.45), radius: 16, y: 5)
    }

    /// A gray curve, and on it the light: where it is follows an exponential curve, so that it leaves fast and arrives slowly.
    private func beam(from a: CGPoint, to b: CGPoint, _ index: Int, at seconds: Double, _ context: GraphicsContext) {
        let bow = CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 + (index.isMultiple(of: 2) ? -curvature : curvature))
        let curve = Path { path in
            path.move(to: a)
            path.addQuadCurve(to: b, control: bow)
        }
        context.stroke(curve, with: .color(.gray.opacity(0.28)), lineWidth: width)
        let turn = seconds / period + Chance.of(index, 7)
        let head = 1.35 * UnitCurve.easeOut.value(at: turn - turn.rounded(.down))
        let (start, end) = (max(0, head - 0.35), min(1, head))
        guard end - start > 0.004 else { return }
        let piece = curve.trimmedPath(from: start, to: end)
        // Five pieces that grow brighter towards the head.
        for step in 0..<5 {
            let from = start + (end - start) * CGFloat(step) / 5
            let part = curve.trimmedPath(from: from, to: end)
            let share = Double(step) / 4
            let color = colors[min(colors.count - 1, Int(share * Double(colors.count - 1) + 0.5))]
            context.stroke(
                part, with: .color(color.opacity(0.30 + 0.14 * Double(step))),
                style: StrokeStyle(lineWidth: width * 1.5, lineCap: .round))
        }
        var halo = context
        halo.addFilter(.blur(radius: width * 2.5))
        halo.stroke(
            piece, with: .color((colors.last ?? .white).opacity(0.55)), style: StrokeStyle(lineWidth: width * 2.5))
    }
}

struct AnimatedBeamEffect: Effect {
    @Parameter("The symbols at the left, as in SF Symbols, separated by commas.")
    var left = "doc.text.fill,envelope.fill,calendar"
    @Parameter("The symbols at the right.") var right = "cloud.fill,bell.fill,person.fill"
    @Parameter("The hub's symbol.") var center = "bolt.fill"
    @Parameter(
        "The light's colors, from its tail to its head.", default: ["#FFAA40", "#F0529C", "#9C40FF"], count: 2...8)
    var colors: [Color]
    @Parameter("How far the curves bow.", in: -500...500, good: 0...60, unit: .points) var curvature = 26.0
    @Parameter("The curves' width.", in: 0.25...40, good: 1...4, unit: .points) var width = 2.0
    @Parameter("How long a run takes.", in: 0.2...600, good: 2...6, unit: .seconds) var period = 3.0
    @Parameter("The page's color.", default: "#f4f5f9/#0b0d17") var page: Color

    var view: some View {
        EffectPage(color: page) {
            AnimatedBeams(
                left: Self.names(left), right: Self.names(right), center: center, colors: colors, curvature: curvature,
                width: width, period: period
            )
            .padding(.vertical, 16)
        }
    }

    private static func names(_ text: String) -> [String] {
        text.split(separator: ",").map { String($0.filter { $0 != " " }) }
    }

    static let entry = CatalogueEntry(
        name: "animated-beam", summary: "Light that runs along curves from icons into a hub, and on to others.",
        size: CGSize(width: 520, height: 300), duration: 3, loops: true,
        presets: [
            Preset("cool", ["colors": "#2BD9FE,#3B82F6,#7C3AED", "curvature": "50"]),
            Preset("straight", ["curvature": "0", "colors": "#10B981,#A7F3D0"]),
        ],
        effect: AnimatedBeamEffect())
}
