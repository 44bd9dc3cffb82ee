import KinoraViews

/// A card whose border turns through colors while a light runs round it (rows 26 and 27).
///
/// The source's light jumps at the seam, shrinks at the end of a turn and takes its colors from the box. Here it follows
/// the outline by arc length, keeps its length and runs through the seam.
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
    var start: CGFloat = 0
    var isReversed = false

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
                Text(subtitle).font(.subheadline).foregroundStyle(.secondary)
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
        .background(page)
        .environment(\.colorScheme, .dark)
    }

    @ViewBuilder
    private var picture: some View {
        if let image { Color.clear.overlay { image.resizable().aspectRatio(contentMode: .fill) } }
    }
}

enum Beam {
    static let entry = CatalogueEntry(
        name: "beam",
        summary: "A border that turns through colors, with a light running round it.",
        rows: [26, 27],
        parameters: [
            Parameter("title", "The card's first line.", .text(default: "Border Beam")),
            Parameter("text", "The card's second line.", .text(default: "A light that follows the outline")),
            Parameter("image", "A picture on the card; any PNG file.", .image),
            Parameter(
                "colors", "The border's colors in turn; the first should come last again.",
                .colors(default: ["blue", "purple", "pink", "orange", "yellow", "blue"], count: 2...32)),
            Parameter("page", "The color behind everything, under light text.", .color(default: "#12131C")),
            Parameter(
                "light", "The light's color; white shows on every color of the border.", .color(default: "white")),
            Parameter(
                "width", "The border's width.", .number(default: 3, range: 0.25...100, good: 1...6, unit: .points)),
            Parameter(
                "corner", "The card's corner radius.",
                .number(default: 16, range: 0...1000, good: 8...40, unit: .points)),
            Parameter(
                "turn", "How long the colors take once round.",
                .number(default: 3, range: 0.1...600, good: 2...8, unit: .seconds)),
            Parameter(
                "round", "How long the light takes once round.",
                .number(default: 2, range: 0.1...600, good: 1.5...6, unit: .seconds)),
            Parameter(
                "length", "How long the light's tail is, as a share of the outline.",
                .number(default: 0.2, range: 0.01...1, good: 0.1...0.4, unit: .fraction)),
            Parameter(
                "start", "Where the light begins, as a share of the outline.",
                .number(default: 0, range: 0...1, good: 0...1, unit: .fraction)),
            Parameter("reversed", "The light runs the other way round.", .boolean(default: false)),
        ],
        size: CGSize(width: 400, height: 240),
        duration: 6,
        loops: true,
        makeView: { values in
            AnyView(
                BeamCard(
                    title: values.text("title"), subtitle: values.text("text"), image: values.image("image"),
                    colors: values.colors("colors"), light: values.color("light"), lineWidth: values.number("width"),
                    cornerRadius: values.number("corner"), turn: values.number("turn"), round: values.number("round"),
                    length: values.number("length"), start: values.number("start"),
                    isReversed: values.boolean("reversed"),
                    page: values.color("page")))
        })
}
