import KinoraViews

/// Text that slides through its frame when it does not fit (rows 1 and 2).
///
/// The source measures widths that are still 0 when it starts and travels a different length than its speed says. Here
/// `speed` is points per second, and the second copy enters exactly where the first leaves.
struct MarqueeText: View {
    enum Motion: String, CaseIterable {
        /// Goes round and round.
        case loop
        /// Slides to the far end and back.
        case bounce
    }

    let text: String
    let font: Font
    let speed: Double
    let motion: Motion
    let isReversed: Bool
    let gap: CGFloat
    let startDelay: Double
    let scrollsAlways: Bool
    let fade: CGFloat
    /// Where the text stands when it fits.
    var alignment = Alignment.leading
    /// How much of a loop is over at the beginning, 0…1.
    var startShare: CGFloat = 0

    @State private var textWidth: CGFloat = 0
    @State private var containerWidth: CGFloat = 0
    @State private var progress: CGFloat = 0
    @State private var isMoving = false

    private var scrolls: Bool { textWidth > 0 && (scrollsAlways || textWidth > containerWidth) }

    /// How far one cycle travels, in points.
    private var travel: CGFloat {
        motion == .loop ? textWidth + gap : max(0, textWidth - containerWidth)
    }

    var body: some View {
        GeometryReader { geometry in
            HStack(spacing: gap) {
                label.background(
                    GeometryReader { textGeometry in
                        Color.clear.onAppear { textWidth = textGeometry.size.width }
                    })
                if scrolls && motion == .loop {
                    ForEach(1..<copies, id: \.self) { _ in label }
                }
            }
            .frame(height: geometry.size.height)
            .frame(width: scrolls ? nil : geometry.size.width, alignment: scrolls ? .leading : alignment)
            .offset(x: scrolls ? offset : 0)
            .onAppear { containerWidth = geometry.size.width }
            .onChange(of: [textWidth, containerWidth]) { start() }
        }
        // While it rests at its beginning, that is not faded.
        .mask { EdgeFade(leading: scrolls && isMoving ? fade : 0, trailing: scrolls ? fade : 0) }
        .clipped()
    }

    private var label: some View {
        Text(text).font(font).lineLimit(1).fixedSize()
    }

    /// Enough copies to fill the frame at every moment.
    private var copies: Int {
        guard textWidth + gap > 0 else { return 2 }
        return min(200, Int((containerWidth / (textWidth + gap)).rounded(.up)) + (startShare > 0 ? 2 : 1))
    }

    private var offset: CGFloat {
        -travel * ((isReversed ? 1 - progress : progress) + (motion == .loop ? startShare : 0))
    }

    private func start() {
        guard scrolls, progress == 0, travel > 0, containerWidth > 0 else { return }
        let animation = Animation.linear(duration: travel / speed).repeatForever(autoreverses: motion == .bounce)
        withAnimation(animation.delay(startDelay)) { progress = 1 }
        withAnimation(startDelay > 0 ? .easeInOut(duration: 0.3).delay(startDelay) : nil) { isMoving = true }
    }
}

/// A mask that is clear at the left and right edges.
struct EdgeFade: View {
    /// Points; 0 fades nothing.
    let leading: CGFloat
    let trailing: CGFloat

    init(leading: CGFloat, trailing: CGFloat) { (self.leading, self.trailing) = (leading, trailing) }
    init(width: CGFloat) { self.init(leading: width, trailing: width) }

    var body: some View {
        HStack(spacing: 0) {
            LinearGradient(colors: [.clear, .black], startPoint: .leading, endPoint: .trailing).frame(width: leading)
            Color.black
            LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing).frame(width: trailing)
        }
    }
}

enum Marquee {
    static let entry = CatalogueEntry(
        name: "marquee",
        summary: "Text that slides through its frame when it does not fit.",
        rows: [1, 2],
        parameters: [
            Parameter("text", "What slides.", .text(default: "Breaking News: SwiftUI is amazing! ")),
            Parameter(
                "font", "The text style.",
                .choice(
                    default: "headline",
                    options: [
                        "largeTitle", "title", "title2", "title3", "headline", "body", "callout", "footnote", "caption",
                    ])),
            Parameter(
                "speed", "How fast it slides.",
                .number(default: 50, range: 1...5000, good: 20...120, unit: .pointsPerSecond)),
            Parameter(
                "motion", "Round and round, or to the far end and back.",
                .choice(default: "loop", options: MarqueeText.Motion.allCases.map(\.rawValue))),
            Parameter("reversed", "Slides to the right instead of the left.", .boolean(default: false)),
            Parameter(
                "gap", "Room between two copies.", .number(default: 0, range: 0...2000, good: 0...80, unit: .points)),
            Parameter(
                "delay", "How long it rests before it starts.",
                .number(default: 0, range: 0...600, good: 0...2, unit: .seconds)),
            Parameter(
                "start", "How much of a loop is over at the beginning.",
                .number(default: 0, range: 0...1, good: 0...1, unit: .fraction)),
            Parameter(
                "alignment", "Where the text stands when it fits.",
                .choice(default: "leading", options: ["leading", "center", "trailing"])),
            Parameter("always", "Slides even when the text fits.", .boolean(default: false)),
            Parameter(
                "fade", "Width of the soft edge on both sides; 0 is none.",
                .number(default: 0, range: 0...500, good: 0...40, unit: .points)),
            Parameter(
                "height", "Height of the band that holds the text.",
                .number(default: 30, range: 1...2000, good: 24...60, unit: .points)),
            Parameter("color", "The text's color.", .color(default: "primary")),
        ],
        size: CGSize(width: 240, height: 60),
        duration: 6,
        loops: false,
        makeView: { values in
            AnyView(
                MarqueeText(
                    text: values.text("text"), font: Font.named(values.choice("font")), speed: values.number("speed"),
                    motion: MarqueeText.Motion(rawValue: values.choice("motion")) ?? .loop,
                    isReversed: values.boolean("reversed"), gap: values.number("gap"),
                    startDelay: values.number("delay"), scrollsAlways: values.boolean("always"),
                    fade: values.number("fade"), alignment: Alignment.named(values.choice("alignment")),
                    startShare: values.number("start")
                )
                .foregroundStyle(values.color("color"))
                .frame(height: values.number("height"))
            )
        })
}

extension Alignment {
    /// A horizontal alignment by its name; leading for others.
    static func named(_ name: String) -> Alignment {
        name == "center" ? .center : name == "trailing" ? .trailing : .leading
    }
}

extension Font {
    /// A text style by its name; body for others.
    static func named(_ name: String) -> Font {
        switch name {
        case "largeTitle": .largeTitle
        case "title": .title
        case "title2": .title2
        case "title3": .title3
        case "headline": .headline
        case "callout": .callout
        case "subheadline": .subheadline
        case "footnote": .footnote
        case "caption": .caption
        default: .body
        }
    }
}
