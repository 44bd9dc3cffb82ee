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

struct MarqueeVelocity: Effect {
    @Parameter("The words.") var text = "Turn the crank"
    @Parameter("Size of the letters.", in: 4...400, good: 40...120, unit: .points) var size = 72.0
    @Parameter("How fast the words drift without scrolling.", in: -2000...2000, good: 20...160, unit: .pointsPerSecond)
    var speed = 60.0
    @Parameter("How far the words move for each point that is scrolled.", in: -20...20, good: 0.5...3) var push = 1.2
    @Parameter("The text's color.", default: "#1b1d29/#f2f3fa") var color: Color
    @Parameter("The page's color.", default: "#f4f5f9/#0b0d17") var page: Color

    var view: some View {
        EffectPage(color: page) {
            VelocityMarquee(
                text: text, size: size, speed: speed, push: push
            )
            .foregroundStyle(color)
        }
        .clipped()
    }

    static let entry = CatalogueEntry(
        name: "marquee-velocity",
        summary: "Large words that drift by, and that scrolling pushes along.",
        size: CGSize(width: 640, height: 260),
        duration: 5,
        loops: false,
        script: Script([
            ScriptEvent(at: 1, .scroll(at: .unit(x: 0.5, y: 0.5), by: CGSize(width: 0, height: 900), duration: 1.2)),
            ScriptEvent(at: 3, .scroll(at: .unit(x: 0.5, y: 0.5), by: CGSize(width: 0, height: -700), duration: 1)),
        ]),
        effect: MarqueeVelocity())
}
