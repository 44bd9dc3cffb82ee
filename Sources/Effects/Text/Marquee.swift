import KinoraViews

/// Text that slides through its frame when it does not fit.
///
/// It starts when the text's and the frame's widths are known. `speed` is points per second, and the second copy enters exactly
/// where the first leaves.
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
    let alignment: Alignment
    /// How much of a loop is over at the beginning, 0…1.
    let startShare: CGFloat

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

struct Marquee: Effect {
    @Parameter("What slides.") var text = "Breaking News: SwiftUI is amazing! "
    @Parameter("The text style.") var font = MarqueeFont.headline
    @Parameter("How fast it slides.", in: 1...5000, good: 20...120, unit: .pointsPerSecond) var speed = 50.0
    @Parameter("Round and round, or to the far end and back.") var motion = MarqueeText.Motion.loop
    @Parameter("Slides to the right instead of the left.") var reversed = false
    @Parameter("Room between two copies.", in: 0...2000, good: 0...80, unit: .points) var gap = 28.0
    @Parameter("How long it rests before it starts.", in: 0...600, good: 0...2, unit: .seconds) var delay = 0.0
    @Parameter("How much of a loop is over at the beginning.", in: 0...1, good: 0...1, unit: .fraction) var start = 0.0
    @Parameter("Where the text stands when it fits.") var alignment = MarqueeAlignment.leading
    @Parameter("Slides even when the text fits.") var always = false
    @Parameter("Width of the soft edge on both sides; 0 is none.", in: 0...500, good: 0...40, unit: .points)
    var fade = 22.0
    @Parameter("Height of the band that holds the text.", in: 1...2000, good: 24...60, unit: .points) var height = 30.0
    @Parameter("The text's color.", default: "primary") var color: Color

    var view: some View {
        MarqueeText(
            text: text, font: font.font, speed: speed, motion: motion, isReversed: reversed, gap: gap,
            startDelay: delay, scrollsAlways: always, fade: fade, alignment: alignment.alignment, startShare: start
        )
        .foregroundStyle(color)
        .frame(height: height)
    }

    static let entry = CatalogueEntry(
        name: "marquee",
        summary: "Text that slides through its frame when it does not fit.",
        rows: [1, 2],
        size: CGSize(width: 240, height: 60),
        duration: 6,
        loops: false,
        presets: [
            Preset(
                "ticker",
                ["text": "AAPL 231.40  NVDA 128.99  MSFT 430.12  GOOG 170.66  ", "speed": "80", "color": "#1DB954"]),
            Preset("slow-title", ["font": "title", "speed": "25", "height": "60", "fade": "40"]),
        ],
        trials: [ParameterTrial(of: ["alignment", "always"], with: ["text": "Hi"])],
        effect: Marquee())
}

/// Where a text stands, as parameters name it.
enum MarqueeAlignment: String, CaseIterable {
    case leading, center, trailing

    var alignment: Alignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

/// A text style, as parameters name it.
enum MarqueeFont: String, CaseIterable {
    case largeTitle, title, title2, title3, headline, body, callout, footnote, caption

    var font: Font {
        switch self {
        case .largeTitle: .largeTitle
        case .title: .title
        case .title2: .title2
        case .title3: .title3
        case .headline: .headline
        case .body: .body
        case .callout: .callout
        case .footnote: .footnote
        case .caption: .caption
        }
    }
}
