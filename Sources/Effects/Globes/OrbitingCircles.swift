import KinoraViews

/// Symbols on rings around a disc, the outer ones slower.
///
/// The angle is what is animated: the positions at 0 and at 360 degrees are equal, so animating them would move nothing.
struct OrbitingCircles: View {
    let rings: [[String]]
    let settings: OrbitSettings

    @State private var isTurning = false

    var body: some View {
        GeometryReader { geometry in
            let center = CGPoint(x: geometry.size.width / 2, y: geometry.size.height / 2)
            let maxRadius = min(geometry.size.width, geometry.size.height) / 2 - settings.iconSize
            ZStack {
                ForEach(rings.indices, id: \.self) { ring in
                    // Clear of the disc in the center.
                    let radius = 28 + (maxRadius - 28) * CGFloat(ring + 1) / CGFloat(rings.count)
                    if settings.showsPaths {
                        Circle()
                            .stroke(.gray.opacity(0.2), lineWidth: 1)
                            .frame(width: radius * 2, height: radius * 2)
                            .position(center)
                    }
                    ForEach(rings[ring].indices, id: \.self) { index in
                        OrbitIcon(symbol: rings[ring][index], colors: ring + index * 2, size: settings.iconSize)
                            .modifier(
                                Orbit(
                                    turns: isTurning ? settings.direction(ring) : 0,
                                    start: Double(index) / Double(rings[ring].count) + 0.38 * Double(ring),
                                    radius: radius,
                                    isUpright: settings.isUpright)
                            )
                            .position(center)
                            .animation(
                                .linear(duration: settings.period(ring)).repeatForever(autoreverses: false),
                                value: isTurning)
                    }
                }
                Circle()
                    .fill(.blue.gradient)
                    .frame(width: 60, height: 60)
                    .overlay { Image(systemName: settings.center).font(.title2).foregroundStyle(.white) }
                    .shadow(color: .blue.opacity(0.4), radius: 12, y: 4)
                    .position(center)
            }
        }
        .onAppear { isTurning = true }
    }
}

struct OrbitSettings {
    /// Points.
    var iconSize: CGFloat
    /// Seconds for the innermost ring's turn, and how much longer each next one takes.
    var duration: Double
    var step: Double
    var alternates: Bool
    var showsPaths: Bool
    var isUpright: Bool
    var center: String

    func period(_ ring: Int) -> Double { max(0.1, duration + step * Double(ring)) }

    /// 1 turn clockwise, or −1.
    func direction(_ ring: Int) -> Double { alternates && !ring.isMultiple(of: 2) ? -1 : 1 }
}

/// Moves a view along a circle around its place by its angle.
struct Orbit: ViewModifier, Animatable {
    var turns: Double
    /// Share of a turn.
    let start: Double
    let radius: CGFloat
    let isUpright: Bool

    nonisolated var animatableData: Double {
        get { turns }
        set { turns = newValue }
    }

    func body(content: Content) -> some View {
        let angle = 2 * Double.pi * (turns + start)
        content
            .rotationEffect(.radians(isUpright ? 0 : angle))
            .offset(x: radius * Maths.cos(angle), y: radius * Maths.sin(angle))
    }
}

struct OrbitIcon: View {
    let symbol: String
    let colors: Int
    let size: CGFloat

    var body: some View {
        Image(systemName: symbol)
            .font(.system(size: size * 0.5))
            .foregroundStyle(Palette.gradient(colors))
            .frame(width: size, height: size)
            .background(Palette.card, in: Circle())
            .overlay { Circle().strokeBorder(Palette.hairline, lineWidth: 1) }
            .shadow(color: .black.opacity(0.12), radius: 5, y: 2)
    }
}

struct Orbits: Effect {
    @Parameter("The symbols of each ring, from the inside; rings are separated by |, symbols by commas.")
    var rings =
        "star.fill|heart.fill,leaf.fill|bolt.fill,camera.fill|moon.fill,cloud.fill|sun.max.fill,airplane,flame.fill"
    @Parameter("The symbol in the center.") var center = "sparkles"
    @Parameter("A symbol's width.", in: 4...400, good: 24...56, unit: .points) var icon = 36.0
    @Parameter("How long the innermost ring takes once round.", in: 0.1...600, good: 3...20, unit: .seconds)
    var duration = 3.0
    @Parameter("How much longer each next ring takes.", in: 0...600, good: 0...6, unit: .seconds) var step = 2.0
    @Parameter("Every second ring turns the other way.") var alternates = false
    @Parameter("Shows the rings.") var paths = true
    @Parameter("Symbols stay upright instead of turning with their ring.") var upright = true
    @Parameter("The page's color.", default: "#f4f5f9/#0b0d17") var page: Color

    var view: some View {
        let rings = rings.split(separator: "|").map { ring in
            ring.split(separator: ",").map { String($0.drop { $0 == " " }) }
        }
        return EffectPage(color: page) {
            OrbitingCircles(
                rings: rings,
                settings: OrbitSettings(
                    iconSize: icon, duration: duration, step: step, alternates: alternates, showsPaths: paths,
                    isUpright: upright, center: center))
        }
    }

    static let entry = CatalogueEntry(
        name: "orbiting-circles",
        summary: "Symbols that circle a center on rings, the outer ones slower.",
        rows: [14],
        size: CGSize(width: 440, height: 440),
        duration: 6,
        loops: false,
        effect: Orbits())
}
