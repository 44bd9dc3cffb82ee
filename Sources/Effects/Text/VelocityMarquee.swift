import KinoraStage
import KinoraViews

/// Lines of large words that drift by, and that scrolling pushes along: the faster the page moves, the faster they go, in
/// either direction. Speed added by scrolling is distance added by it, so that no frame depends on the one before.
struct VelocityMarquee: View {
    let text: String
    let size: CGFloat
    /// Points per second without scrolling.
    let speed: Double
    /// Points that a word moves for each point that the page does.
    let push: Double

    @State private var scrolled: CGFloat = 0

    var body: some View {
        ZStack {
            VStack(spacing: size * 0.1) {
                DriftingLine(text: text, size: size, speed: speed, pushed: scrolled * push)
                DriftingLine(text: text, size: size, speed: -speed, pushed: -scrolled * push)
            }
            ScrollView {
                Color.clear
                    .frame(height: 4000)
                    .background {
                        GeometryReader { geometry in
                            Color.clear.preference(
                                key: ScrollOffsetKey.self, value: geometry.frame(in: .named("velocity")))
                        }
                    }
            }
            .coordinateSpace(name: "velocity")
            .onPreferenceChange(ScrollOffsetKey.self) { frame in
                withAnimation(.interpolatingSpring(stiffness: 400, damping: 50)) { scrolled = -frame.minY }
            }
        }
    }
}

/// A line that repeats itself to the left and right, moved by time and by hand.
struct DriftingLine: View, Animatable {
    let text: String
    let size: CGFloat
    let speed: Double
    var pushed: CGFloat

    @State private var width: CGFloat = 0

    nonisolated var animatableData: CGFloat {
        get { pushed }
        set { pushed = newValue }
    }

    var body: some View {
        GeometryReader { geometry in
            TimelineView(.animation) { timeline in
                let moved = timeline.date.timeIntervalSinceReferenceDate * speed + Double(pushed)
                let turns = width > 0 ? moved / Double(width) : 0
                HStack(spacing: 0) {
                    ForEach(0..<copies(geometry.size.width), id: \.self) { index in
                        word.background {
                            GeometryReader { inner in
                                Color.clear.onAppear { if index == 0 { width = inner.size.width } }
                            }
                        }
                    }
                }
                .offset(x: -width * CGFloat(turns - turns.rounded(.down)))
            }
        }
        .frame(height: size * 1.25)
    }

    private var word: some View {
        Text(text).font(.system(size: size, weight: .heavy)).lineLimit(1).fixedSize().padding(.trailing, size * 0.4)
    }

    private func copies(_ room: CGFloat) -> Int { width > 0 ? min(60, Int((room / width).rounded(.up)) + 1) : 1 }
}

enum MarqueeVelocity {
    static let entry = CatalogueEntry(
        name: "marquee-velocity",
        summary: "Large words that drift by, and that scrolling pushes along.",
        rows: [],
        parameters: [
            Parameter("text", "The words.", .text(default: "Turn the crank")),
            Parameter(
                "size", "Size of the letters.", .number(default: 72, range: 4...400, good: 40...120, unit: .points)),
            Parameter(
                "speed", "How fast the words drift without scrolling.",
                .number(default: 60, range: -2000...2000, good: 20...160, unit: .pointsPerSecond)),
            Parameter(
                "push", "How far the words move for each point that is scrolled.",
                .number(default: 1.2, range: -20...20, good: 0.5...3, unit: .none)),
            Parameter("color", "The text's color.", .color(default: "#1b1d29")),
            Parameter("page", "The page's color.", .color(default: "#f4f5f9")),
        ],
        size: CGSize(width: 640, height: 260),
        duration: 5,
        loops: false,
        script: Script([
            ScriptEvent(at: 1, .scroll(at: .unit(x: 0.5, y: 0.5), by: CGSize(width: 0, height: 900), duration: 1.2)),
            ScriptEvent(at: 3, .scroll(at: .unit(x: 0.5, y: 0.5), by: CGSize(width: 0, height: -700), duration: 1)),
        ]),
        makeView: { values in
            AnyView(
                EffectPage(color: values.color("page")) {
                    VelocityMarquee(
                        text: values.text("text"), size: values.number("size"), speed: values.number("speed"),
                        push: values.number("push")
                    )
                    .foregroundStyle(values.color("color"))
                }
                .clipped())
        })
}
