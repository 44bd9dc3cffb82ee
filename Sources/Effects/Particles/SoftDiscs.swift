import KinoraViews

/// A hundred blurred discs flattened into one picture.
///
/// Places come from the stage's seed once, when the view appears, and the discs drift round them.
struct SoftDiscs: View {
    let settings: SoftDiscSettings

    @State private var discs: [SoftDisc] = []

    var body: some View {
        Elapsed { time in
            let field = ZStack {
                ForEach(discs) { disc in
                    Circle()
                        .fill((disc.id.isMultiple(of: 2) ? settings.color : settings.other).opacity(settings.opacity))
                        .frame(width: settings.size, height: settings.size)
                        .offset(disc.offset(at: time, settings))
                        .blur(radius: settings.softness)
                }
            }
            if settings.isFlattened { field.drawingGroup() } else { field }
        }
        .onAppear { discs = (0..<settings.count).map { SoftDisc(id: $0, spread: settings.spread) } }
    }
}

struct SoftDiscSettings: Equatable {
    var count: Int
    var color: Color
    /// Of every second disc.
    var other: Color
    /// Points.
    var size: Double
    /// How far from the middle discs lie at most, in points.
    var spread: Double
    /// Points.
    var softness: Double
    var opacity: Double
    /// How far discs drift round their places, in points.
    var drift: Double
    /// Seconds for one round.
    var period: Double
    var isFlattened: Bool
}

struct SoftDisc: Identifiable {
    let id: Int
    let home: CGSize
    /// Radians.
    let phase: Double
    /// Rounds in one period, whole so that the loop closes; negative goes the other way.
    let rounds: Double

    init(id: Int, spread: Double) {
        self.id = id
        home = CGSize(width: Double.random(in: -spread...spread), height: Double.random(in: -spread...spread))
        phase = Double.random(in: 0..<(2 * .pi))
        rounds = Bool.random() ? 1 : -1
    }

    func offset(at time: Double, _ settings: SoftDiscSettings) -> CGSize {
        let angle = 2 * .pi * rounds * time / settings.period + phase
        return CGSize(
            width: home.width + settings.drift * Maths.cos(angle),
            height: home.height + settings.drift * Maths.sin(angle))
    }
}

struct SoftDiscsEntry: Effect {
    @Parameter("How many discs.", in: 0...2000) var count = 100
    @Parameter("The color of every second disc.", default: "blue") var color: Color
    @Parameter("The color of the others.", default: "purple") var other: Color
    @Parameter("Their diameter.", in: 0.5...500, good: 8...60, unit: .points) var size = 20.0
    @Parameter("How far from the middle they lie at most.", in: 0...5000, good: 80...300, unit: .points)
    var spread = 150.0
    @Parameter("How blurred they are.", in: 0...100, good: 2...12, unit: .points) var softness = 5.0
    @Parameter("How solid they are.", in: 0...1, good: 0.3...0.8, unit: .fraction) var opacity = 0.5
    @Parameter("How far they drift round their places.", in: 0...1000, good: 0...40, unit: .points) var drift = 14.0
    @Parameter("How long one round takes.", in: 0.1...600, good: 3...12, unit: .seconds) var period = 6.0
    @Parameter("Whether they are drawn into one layer; it looks the same.") var flatten = true
    @Parameter("The color behind them.", default: "white/#0f1117") var page: Color

    var view: some View {
        SoftDiscs(
            settings: SoftDiscSettings(
                count: count, color: color, other: other, size: size, spread: spread, softness: softness,
                opacity: opacity, drift: drift, period: period, isFlattened: flatten)
        )
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .page(page)
    }

    static let entry = CatalogueEntry(
        name: "soft-discs",
        summary: "Blurred discs that drift round their places, flattened into one picture.",
        rows: [59],
        size: CGSize(width: 400, height: 400),
        duration: 6,
        loops: true,
        presets: [
            Preset(
                "fireflies", ["color": "#FFD54A", "other": "#FFB300", "page": "#0C1226", "size": "8", "count": "60"]),
            Preset(
                "bubbles", ["color": "#4FC3F7", "other": "#7E8CF7", "size": "40", "opacity": "0.25", "count": "40"]),
        ], effect: SoftDiscsEntry())
}
