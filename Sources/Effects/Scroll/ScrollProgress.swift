import KinoraViews

/// Tells how far its content is scrolled, 0…1, measured against its own viewport.
struct TrackedScroll<Content: View>: View {
    let onProgress: (CGFloat) -> Void
    @ViewBuilder let content: Content

    var body: some View {
        GeometryReader { viewport in
            ScrollView {
                content
                    .background {
                        GeometryReader { geometry in
                            Color.clear.preference(
                                key: ScrollOffsetKey.self, value: geometry.frame(in: .named("scroll")))
                        }
                    }
            }
            .coordinateSpace(name: "scroll")
            .onPreferenceChange(ScrollOffsetKey.self) { frame in
                let hidden = frame.height - viewport.size.height
                onProgress(hidden > 0 ? min(max(-frame.minY / hidden, 0), 1) : 0)
            }
        }
    }
}

struct ScrollOffsetKey: PreferenceKey {
    static let defaultValue = CGRect.zero
    static func reduce(value: inout CGRect, nextValue: () -> CGRect) { value = nextValue() }
}

/// A bar along the top that grows with what has been read.
struct ScrollProgressView<Content: View>: View {
    let height: CGFloat
    let colors: [Color]
    @ViewBuilder let content: Content

    @State private var progress: CGFloat = 0

    var body: some View {
        ZStack(alignment: .top) {
            TrackedScroll(onProgress: { progress = $0 }) { content }
            GeometryReader { geometry in
                LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
                    .frame(width: geometry.size.width)
                    .mask(alignment: .leading) { Rectangle().frame(width: geometry.size.width * progress) }
            }
            .frame(height: height)
        }
    }
}

/// A ring with the share that has been read, following by a spring.
struct ReadingProgress: View {
    let progress: CGFloat
    let diameter: CGFloat
    let lineWidth: CGFloat
    let tint: Color
    let response: Double

    var body: some View {
        ReadingRing(progress: progress, lineWidth: lineWidth, tint: tint, fontSize: diameter * 0.25)
            .frame(width: diameter, height: diameter)
            .animation(.spring(response: response), value: progress)
    }
}

/// The ring at one moment: arc and number go together.
struct ReadingRing: View, Animatable {
    var progress: CGFloat
    let lineWidth: CGFloat
    let tint: Color
    let fontSize: CGFloat

    nonisolated var animatableData: CGFloat {
        get { progress }
        set { progress = newValue }
    }

    var body: some View {
        let share = min(max(progress, 0), 1)
        ZStack {
            Circle().stroke(.gray.opacity(0.2), lineWidth: lineWidth)
            Circle()
                .trim(from: 0, to: share)
                .stroke(tint, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
                .rotationEffect(.degrees(-90))
                .opacity(share > 0.001 ? 1 : 0)
            Text("\(Int((share * 100).rounded()))%").font(.system(size: fontSize, weight: .bold)).monospacedDigit()
        }
    }
}

struct ReadingPage<Content: View>: View {
    let diameter: CGFloat
    let lineWidth: CGFloat
    let tint: Color
    let response: Double
    @ViewBuilder let content: Content

    @State private var progress: CGFloat = 0

    var body: some View {
        ZStack(alignment: .bottomTrailing) {
            TrackedScroll(onProgress: { progress = $0 }) { content }
            ReadingProgress(
                progress: progress, diameter: diameter, lineWidth: lineWidth, tint: tint, response: response
            )
            .padding(8)
            .background(Palette.card, in: Circle())
            .shadow(color: .black.opacity(0.18), radius: 10, y: 4)
            .padding(16)
        }
    }
}

struct ScrollBarEffect: Effect {
    @Parameter("The bar's height.", in: 0.5...100, good: 2...8, unit: .points) var height = 3.0
    @Parameter("The bar's colors from left to right.", default: ["blue"], count: 1...16) var colors: [Color]

    var view: some View {
        let colors = colors
        return EffectPage(color: Palette.plain) {
            ScrollProgressView(
                height: height, colors: colors.count == 1 ? colors + colors : colors
            ) { Article() }
        }
    }

    static let entry = CatalogueEntry(
        name: "scroll-progress",
        summary: "A bar along the top that grows with what has been read.",
        rows: [22],
        size: CGSize(width: 360, height: 480),
        duration: 4,
        loops: false,
        script: Article.script,
        effect: ScrollBarEffect())
}

struct ReadingRingEffect: Effect {
    @Parameter("The ring's width.", in: 8...1000, good: 36...80, unit: .points) var diameter = 44.0
    @Parameter("The line's width.", in: 0.25...100, good: 2...6, unit: .points) var line = 3.0
    @Parameter("The ring's color.", default: "blue") var tint: Color
    @Parameter("The spring's response.", in: 0.02...10, good: 0.2...0.6, unit: .seconds) var response = 0.3

    var view: some View {
        EffectPage(color: Palette.plain) {
            ReadingPage(
                diameter: diameter, lineWidth: line, tint: tint, response: response
            ) { Article() }
        }
    }

    static let entry = CatalogueEntry(
        name: "reading-progress",
        summary: "A ring with the share of an article that has been read.",
        rows: [23],
        size: CGSize(width: 360, height: 480),
        duration: 4,
        loops: false,
        script: Article.script,
        effect: ReadingRingEffect())
}
