import KinoraViews

/// A field of small signs, some of which change at each tick, fainter towards the foot (Magic UI's glyph matrix).
///
/// What a cell shows follows from its place and from the last tick that hit it, so that any frame is drawn from nothing.
struct GlyphMatrix: View {
    let glyphs: [String]
    let cell: Double
    let color: Color
    /// The color in which a cell that has changed lights up.
    let flash: Color
    /// The share of cells that change at each tick.
    let rate: Double
    /// Seconds.
    let tick: Double
    /// How much of the light is gone at the foot, 0…1.
    let fade: Double
    /// Seconds until all begins again.
    let loop: Double

    var body: some View {
        Elapsed { seconds in
            Canvas { context, size in
                let (columns, rows) = (min(200, Int(size.width / cell)), min(200, Int(size.height / cell)))
                guard columns > 0, rows > 0, !glyphs.isEmpty else { return }
                let ticks = max(1, Int((loop / tick).rounded()))
                let now = Int((seconds / tick).rounded(.down)) % ticks
                let signs = resolved(color, in: context)
                let lit = resolved(flash, in: context)
                let margin = CGPoint(
                    x: (size.width - Double(columns) * cell) / 2, y: (size.height - Double(rows) * cell) / 2)
                for row in 0..<rows {
                    let dim = 1 - fade * Double(row) / Double(rows)
                    for column in 0..<columns {
                        let index = row * 211 + column
                        let hit = lastHit(index, at: now, of: ticks)
                        var own = context
                        own.opacity = (0.10 + 0.62 * Chance.of(index, 1000 + hit)) * dim
                        let sign = Int(Chance.of(index, 3000 + hit) * (Double(signs.count) - 0.001))
                        let place = CGPoint(
                            x: margin.x + (Double(column) + 0.5) * cell, y: margin.y + (Double(row) + 0.5) * cell)
                        own.draw(signs[sign], at: place)
                        guard hit < ticks else { continue }
                        let age = seconds / tick - (seconds / tick).rounded(.down) + Double((now - hit + ticks) % ticks)
                        guard age < GlyphMatrix.glow else { continue }
                        own.opacity = dim * (1 - age / GlyphMatrix.glow)
                        own.draw(lit[sign], at: place)
                    }
                }
            }
        }
    }

    /// For how many ticks a change glows.
    private static let glow = 7.0

    private func resolved(_ color: Color, in context: GraphicsContext) -> [GraphicsContext.ResolvedText] {
        glyphs.map {
            context.resolve(
                Text($0).font(.system(size: cell * 0.86, weight: .medium, design: .monospaced)).foregroundStyle(color))
        }
    }

    /// The latest tick, up to now and round the loop, that hits a cell; its first sign is never hit.
    private func lastHit(_ index: Int, at now: Int, of ticks: Int) -> Int {
        for back in 0..<ticks {
            let tick = (now - back + ticks) % ticks
            if Chance.of(index, 10 + tick) < rate { return tick }
        }
        return ticks
    }
}

struct GlyphMatrixEffect: Effect {
    @Parameter("The signs that cells show.") var glyphs = "01+*/<>="
    @Parameter("A cell's width.", in: 6...200, good: 12...28, unit: .points) var cell = 20.0
    @Parameter("The signs' color.", default: "#1F2937/#DCE3F0") var color: Color
    @Parameter("The color in which a cell lights up as it changes.", default: "#4f46e5/#67e8f9") var flash: Color
    @Parameter("How many of the cells change at each tick.", in: 0...1, good: 0.02...0.15, unit: .fraction) var rate =
        0.06
    @Parameter("The time between two ticks.", in: 0.02...10, good: 0.06...0.2, unit: .seconds) var tick = 0.1
    @Parameter("How much of the light is gone at the foot.", in: 0...1, good: 0.3...1, unit: .fraction) var fade = 0.6
    @Parameter("How long it takes until all begins again.", in: 0.5...60, good: 3...8, unit: .seconds) var loop = 4.0
    @Parameter("The page's color.", default: "#f7f8fb/#0b0d17") var page: Color

    var view: some View {
        EffectPage(color: page) {
            GlyphMatrix(
                glyphs: glyphs.filter { $0 != " " }.map(String.init), cell: cell, color: color, flash: flash,
                rate: rate, tick: tick,
                fade: fade, loop: loop)
        }
    }

    static let entry = CatalogueEntry(
        name: "glyph-matrix", summary: "A field of small signs that change here and there, fainter towards the foot.",
        size: CGSize(width: 480, height: 300), duration: 4, loops: true,
        presets: [
            Preset("terminal", ["color": "#37FF8B", "flash": "#E6FFF0", "page": "#020A05", "rate": "0.12"]),
            Preset("stars", ["glyphs": ".*+", "color": "#FFE9A8", "flash": "white", "page": "#0B1030"]),
        ],
        effect: GlyphMatrixEffect())
}
