import KinoraViews

/// An outline between two others, which may be any paths: both are sampled at as many points evenly by arc length, from the point
/// nearest to the top on, clockwise, and the points go straight to each other.
struct OutlineMorph: Shape {
    let first: MorphOutline
    let second: MorphOutline
    /// 0 is the first, 1 the second; springs go beyond.
    var progress: Double

    nonisolated var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }

    func path(in rect: CGRect) -> Path {
        if progress == 0 { return first.path(in: rect) }
        if progress == 1 { return second.path(in: rect) }
        let a = OutlineSamples(first.path(in: rect)).points, b = OutlineSamples(second.path(in: rect)).points
        return Path { path in
            path.addLines(
                zip(a, b).map { CGPoint(x: $0.x + ($1.x - $0.x) * progress, y: $0.y + ($1.y - $0.y) * progress) })
            path.closeSubpath()
        }
    }
}

/// One outline after the other, resting a moment at each.
struct OutlineParade: View {
    let outlines: [MorphOutline]
    let colors: [Color]
    let size: Double
    /// Degrees that a change turns.
    let turn: Double
    /// Seconds of a change, and of rest.
    let morph: Double
    let hold: Double

    var body: some View {
        Elapsed { seconds in
            let cycle = morph + hold
            let place = Int((seconds / cycle).rounded(.down))
            let share = min(1, max(0, seconds - Double(place) * cycle - hold) / morph)
            let progress = UnitCurve.easeInOut.value(at: share)
            OutlineMorph(
                first: outlines[place % outlines.count], second: outlines[(place + 1) % outlines.count],
                progress: progress
            )
            .fill(LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing))
            .frame(width: size, height: size)
            .rotationEffect(.degrees(turn * progress))
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

struct OutlineMorphEntry: Effect {
    @Parameter("The outlines in turn.") var shapes: [MorphOutline] = [.circle, .star, .heart, .hexagon, .drop]
    @Parameter("The shape's colors.", default: ["#FF5F6D", "#FFC371"], count: 1...8) var colors: [Color]
    @Parameter("The shape's width.", in: 2...2000, good: 80...240, unit: .points) var size = 170.0
    @Parameter("How far a change turns the shape.", in: -3600...3600, good: 0...180, unit: .degrees) var turn = 0.0
    @Parameter("How long a change takes.", in: 0.05...60, good: 0.5...2, unit: .seconds) var morph = 0.8
    @Parameter("How long an outline rests.", in: 0...60, good: 0.2...1, unit: .seconds) var hold = 0.4
    @Parameter("The color behind the shape.", default: "#FFF8F1/#17110b") var page: Color

    var view: some View {
        EffectPage(color: page) {
            OutlineParade(
                outlines: shapes, colors: colors, size: size,
                turn: turn, morph: morph, hold: hold)
        }
    }

    static let entry = CatalogueEntry(
        name: "shape-morph",
        summary: "Outlines that flow into each other: any into any, by their arc lengths.",
        size: CGSize(width: 320, height: 240),
        duration: 6,
        loops: true,
        presets: [
            Preset("cards", ["shapes": "heart,diamond,cross", "colors": "#E63946,#FF7B89"]),
            Preset("turning", ["turn": "180", "shapes": "square,circle,triangle"]),
        ], effect: OutlineMorphEntry())
}
