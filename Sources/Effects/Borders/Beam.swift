import KinoraViews

/// A card whose border turns through colors while a light runs round it.
///
/// The light follows the outline by arc length, keeps its length and runs through the seam.
struct AnimatedBorder<Content: View>: View {
    let colors: [Color]
    let lineWidth: CGFloat
    let cornerRadius: CGFloat
    /// Seconds for one turn.
    let period: Double
    @ViewBuilder let content: Content

    @State private var rotation = 0.0

    var body: some View {
        content
            .padding(lineWidth)
            .background {
                RoundedRectangle(cornerRadius: cornerRadius)
                    .stroke(
                        AngularGradient(
                            colors: colors, center: .center, startAngle: .degrees(rotation),
                            endAngle: .degrees(rotation + 360)),
                        lineWidth: lineWidth)
            }
            .onAppear {
                withAnimation(.linear(duration: period).repeatForever(autoreverses: false)) { rotation = 360 }
            }
    }
}

/// A light that runs round a rounded rectangle.
struct BeamBorder: View {
    let cornerRadius: CGFloat
    let color: Color
    let lineWidth: CGFloat
    /// Share of the outline.
    let length: CGFloat
    /// Seconds for one round.
    let period: Double
    /// Where it begins, as a share of the outline from its top left, and which way it goes.
    var start: CGFloat
    var isReversed: Bool

    @State private var progress: CGFloat = 0

    var body: some View {
        ZStack {
            tail.blur(radius: lineWidth * 1.5)
            tail
        }
        .scaleEffect(x: isReversed ? -1 : 1)
        .onAppear {
            withAnimation(.linear(duration: period).repeatForever(autoreverses: false)) { progress = 1 }
        }
    }

    /// Ever shorter strokes on top of each other, so that light gathers towards the head without joints. Each layer's
    /// opacity is chosen so that together they rise evenly from 0 at the tail's end to the full color at the head.
    private var tail: some View {
        ZStack {
            ForEach(0..<BeamBorder.layers, id: \.self) { layer in
                let share = CGFloat(layer) / CGFloat(BeamBorder.layers)
                OutlineWindow(cornerRadius: cornerRadius, head: start + progress, length: length * (1 - share))
                    .stroke(
                        color.opacity(1 / Double(BeamBorder.layers - layer)),
                        style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
            }
        }
    }

    private static let layers = 24
}

/// The last stretch of an outline before `head`, by arc length; it wraps where the outline begins.
struct OutlineWindow: Shape {
    let cornerRadius: CGFloat
    /// Share of the outline; whole turns do not count.
    var head: CGFloat
    /// Share of the outline.
    let length: CGFloat

    nonisolated var animatableData: CGFloat {
        get { head }
        set { head = newValue }
    }

    func path(in rect: CGRect) -> Path {
        let outline = Path(roundedRect: rect, cornerRadius: cornerRadius)
        let end = head - head.rounded(.down)
        let start = end - min(max(length, 0), 1)
        if start >= 0 { return outline.trimmedPath(from: start, to: end) }
        // Two pieces that meet at the seam, drawn as one line so that nothing overlaps there.
        return outline.trimmedPath(from: start + 1, to: 1).continued(by: outline.trimmedPath(from: 0, to: end))
    }
}

extension Path {
    /// This open path, going on with another that begins where it ends.
    func continued(by next: Path) -> Path {
        var result = self
        next.forEach { element in
            switch element {
            case .move: break
            case .line(let to): result.addLine(to: to)
            case .quadCurve(let to, let control): result.addQuadCurve(to: to, control: control)
            case .curve(let to, let control1, let control2):
                result.addCurve(to: to, control1: control1, control2: control2)
            case .closeSubpath: result.closeSubpath()
            }
        }
        return result
    }
}

struct BeamCard: View {
    let title: String
    let subtitle: String
    let image: Image?
    let colors: [Color]
    let light: Color
    let lineWidth: CGFloat
    let cornerRadius: CGFloat
    let turn: Double
    let round: Double
    let length: CGFloat
    let start: CGFloat
    let isReversed: Bool
    let page: Color

    var body: some View {
        AnimatedBorder(colors: colors, lineWidth: lineWidth, cornerRadius: cornerRadius, period: turn) {
            VStack(spacing: 6) {
                Text(title).font(.title2).bold()
                Text(subtitle).font(.subheadline).foregroundStyle(Palette.quiet)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .background { picture.clipShape(RoundedRectangle(cornerRadius: cornerRadius)) }
        .overlay {
            BeamBorder(
                cornerRadius: cornerRadius, color: light, lineWidth: lineWidth, length: length, period: round,
                start: start, isReversed: isReversed)
        }
        .padding(28)
        .page(page)
    }

    @ViewBuilder
    private var picture: some View {
        if let image { Color.clear.overlay { image.resizable().aspectRatio(contentMode: .fill) } }
    }
}

struct Beam: Effect {
    @Parameter("The card's first line.") var title = "Border Beam"
    @Parameter("The card's second line.") var text = "A light that follows the outline"
    @Parameter("A picture on the card; any PNG file.") var image: Image?
    @Parameter(
        "The border's colors in turn; the first should come last again.",
        default: ["blue", "purple", "pink", "orange", "yellow", "blue"], count: 2...32) var colors: [Color]
    @Parameter("The color behind everything, under light text.", default: "#12131C") var page: Color
    @Parameter("The light's color; white shows on every color of the border.", default: "white") var light: Color
    @Parameter("The border's width.", in: 0.25...100, good: 1...6, unit: .points) var width = 3.0
    @Parameter("The card's corner radius.", in: 0...1000, good: 8...40, unit: .points) var corner = 16.0
    @Parameter("How long the colors take once round.", in: 0.1...600, good: 2...8, unit: .seconds) var turn = 3.0
    @Parameter("How long the light takes once round.", in: 0.1...600, good: 1.5...6, unit: .seconds) var round = 2.0
    @Parameter(
        "How long the light's tail is, as a share of the outline.", in: 0.01...1, good: 0.1...0.4, unit: .fraction)
    var length = 0.2
    @Parameter("Where the light begins, as a share of the outline.", in: 0...1, good: 0...1, unit: .fraction)
    var start = 0.0
    @Parameter("The light runs the other way round.") var reversed = false

    var view: some View {
        BeamCard(
            title: title, subtitle: text, image: image, colors: colors, light: light, lineWidth: width,
            cornerRadius: corner, turn: turn, round: round, length: length, start: start, isReversed: reversed,
            page: page)
    }

    static let entry = CatalogueEntry(
        name: "beam",
        summary: "A border that turns through colors, with a light running round it.",
        rows: [26, 27],
        size: CGSize(width: 400, height: 240),
        duration: 6,
        loops: true,
        presets: [
            Preset(
                "web",
                [
                    "colors": "#FFAA4030,#9C40FF30,#FFAA4030", "light": "#FFAA40", "width": "1", "round": "6",
                    "turn": "6",
                ]),
            Preset(
                "aurora",
                ["colors": "#00F5A0,#00D9F5,#7B61FF,#00F5A0", "page": "#06121A", "light": "#D8FFF2", "turn": "6"]),
            Preset(
                "gold",
                [
                    "colors": "#8A5A00,#FFD56B,#FFF4CC,#C98A1B,#8A5A00", "page": "#14100A", "light": "#FFF6DC",
                    "width": "2",
                ]),
            Preset("calm", ["colors": "#3A3F55,#5B6280,#3A3F55", "light": "#9AB4FF", "round": "4", "length": "0.35"]),
        ], effect: Beam())
}
