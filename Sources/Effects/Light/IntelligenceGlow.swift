import KinoraViews

/// A screen's edge that glows in colors which wander round it: four strokes on top of each other, the sharp one thin and the soft
/// ones wide (after the AppleIntelligenceGlowEffect library's widths, blurs and colors).
///
/// The library draws new places for the colors from a timer, and its gradient has a hard edge where it begins. Here the places come
/// from the stage's seed, each layer has sets of them that it goes through evenly and returns from, and the gradient closes.
struct IntelligenceGlow: View {
    let colors: [Color]
    let cornerRadius: Double
    /// Times the library's widths and blurs.
    let strength: Double
    /// Seconds from one set of places to the next, in the quickest layer.
    let pace: Double
    /// Seconds until all begins again.
    let loop: Double
    /// Whether the colors stay where they are.
    let isFrozen: Bool

    /// For each layer sets of places, each rising from 0 to 1.
    @State private var places: [[[Double]]] = []

    /// Line widths and blurs in points, and how many times slower the layer is than the quickest.
    private static let layers: [(width: Double, blur: Double, slowness: Double)] = [
        (15, 15, 2), (11, 12, 1.5), (9, 4, 1.2), (6, 0, 1),
    ]

    var body: some View {
        Elapsed { seconds in
            ZStack {
                ForEach(places.indices, id: \.self) { index in
                    let layer = Self.layers[index]
                    RoundedRectangle(cornerRadius: cornerRadius, style: .continuous)
                        .strokeBorder(
                            gradient(places[index], at: isFrozen ? 0 : seconds), lineWidth: layer.width * strength
                        )
                        .blur(radius: layer.blur * strength)
                }
            }
        }
        .onAppear {
            places = Self.layers.map { layer in
                let sets = max(2, Int((loop / (pace * layer.slowness)).rounded()))
                return (0..<sets).map { _ in colors.map { _ in Double.random(in: 0...1) }.sorted() }
            }
        }
    }

    private func gradient(_ sets: [[Double]], at seconds: Double) -> AngularGradient {
        let turn = seconds / loop * Double(sets.count)
        let index = Int(turn.rounded(.down))
        let share = UnitCurve.easeInOut.value(at: turn - Double(index))
        let (before, after) = (sets[index % sets.count], sets[(index + 1) % sets.count])
        let locations = zip(before, after).map { $0 + ($1 - $0) * share }
        var stops = zip(colors, locations).map { Gradient.Stop(color: $0, location: $1) }
        // From the last color through the seam to the first.
        let gap = max(1 - locations[locations.count - 1] + locations[0], 1e-6)
        let seam = colors[colors.count - 1].mix(
            with: colors[0], by: (1 - locations[locations.count - 1]) / gap, in: .device)
        stops.insert(Gradient.Stop(color: seam, location: 0), at: 0)
        stops.append(Gradient.Stop(color: seam, location: 1))
        return AngularGradient(gradient: Gradient(stops: stops), center: .center)
    }
}

struct IntelligenceScreen: View {
    let title: String
    let text: String
    let glow: IntelligenceGlow
    let screen: Color

    var body: some View {
        ZStack {
            screen
            glow
            VStack(spacing: 8) {
                Image(systemName: "sparkles").font(.system(size: 34))
                Text(title).font(.title2).bold()
                Text(text).font(.subheadline).foregroundStyle(Palette.quiet)
            }
            .padding(40)
        }
        .clipShape(RoundedRectangle(cornerRadius: glow.cornerRadius, style: .continuous))
        .overlay {
            RoundedRectangle(cornerRadius: glow.cornerRadius, style: .continuous).strokeBorder(
                .white.opacity(0.12), lineWidth: 1)
        }
        .padding(24)
    }
}

struct IntelligenceGlowEntry: Effect {
    @Parameter("The screen's first line.") var title = "How can I help?"
    @Parameter("The screen's second line.") var text = "Ask for any frame"
    @Parameter(
        "The colors round the edge.",
        default: ["#BC82F3", "#F5B9EA", "#8D9FFF", "#FF6778", "#FFBA71", "#C686FF", "#5FD0FF"], count: 2...16)
    var colors: [Color]
    @Parameter("How wide and soft the glow is.", in: 0.1...6, good: 0.6...1.6, unit: .fraction) var strength = 1.0
    @Parameter(
        "How long the colors take to their next places, where they are quickest.", in: 0.1...60, good: 0.4...1.5,
        unit: .seconds) var pace = 0.5
    @Parameter("When all begins again.", in: 0.5...600, good: 4...12, unit: .seconds) var loop = 6.0
    @Parameter("Whether the colors stay where they are.") var frozen = false
    @Parameter("The screen's corner radius.", in: 0...400, good: 16...56, unit: .points) var corner = 44.0
    @Parameter("The screen's color.", default: "#0B0B12") var screen: Color
    @Parameter("The color behind the screen.", default: "#1A1B24") var page: Color

    var view: some View {
        EffectPage(color: page) {
            IntelligenceScreen(
                title: title, text: text,
                glow: IntelligenceGlow(
                    colors: colors, cornerRadius: corner, strength: strength, pace: pace, loop: loop, isFrozen: frozen
                ), screen: screen)
        }
    }

    static let entry = CatalogueEntry(
        name: "intelligence-glow",
        summary: "A screen whose edge glows in wandering colors, as an assistant that listens.",
        size: CGSize(width: 420, height: 300),
        duration: 6,
        loops: true,
        presets: [
            Preset("ice", ["colors": "#7FE7FF,#B8F2FF,#5AA9FF,#E6FBFF,#3D7BFF"]),
            Preset("quiet", ["strength": "0.6", "pace": "1"]),
        ], effect: IntelligenceGlowEntry())
}
