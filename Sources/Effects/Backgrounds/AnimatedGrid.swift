import KinoraViews

/// A grid of fine lines whose squares light up and go out at their own times, and then at other places (Magic UI's animated
/// grid pattern).
struct AnimatedGrid: View {
    let cell: Double
    let count: Int
    let color: Color
    let opacity: Double
    /// Seconds; each square lights up a few times in them.
    let loop: Double

    var body: some View {
        Elapsed { seconds in
            Canvas { context, size in
                let (columns, rows) = (Int(size.width / cell) + 2, Int(size.height / cell) + 2)
                guard columns < 500, rows < 500 else { return }
                // The grid's middle is the stage's middle.
                let left = (size.width / 2).truncatingRemainder(dividingBy: cell) - cell
                let top = (size.height / 2).truncatingRemainder(dividingBy: cell) - cell
                for index in 0..<count {
                    let turn = seconds / loop * 2 + Chance.of(index, 1)
                    let round = Int(turn.rounded(.down)) % 2
                    let share = turn - turn.rounded(.down)
                    let light = 0.5 - 0.5 * Maths.cos(share * 2 * .pi)
                    let column = Int(Chance.of(index * 2 + round, 2) * Double(columns))
                    let row = Int(Chance.of(index * 2 + round, 3) * Double(rows))
                    let box = CGRect(
                        x: left + Double(column) * cell, y: top + Double(row) * cell, width: cell, height: cell)
                    context.fill(Path(box.insetBy(dx: 0.5, dy: 0.5)), with: .color(color.opacity(opacity * light)))
                }
                var lines = Path()
                for column in 0...columns {
                    let x = left + Double(column) * cell
                    lines.move(to: CGPoint(x: x, y: 0))
                    lines.addLine(to: CGPoint(x: x, y: size.height))
                }
                for row in 0...rows {
                    let y = top + Double(row) * cell
                    lines.move(to: CGPoint(x: 0, y: y))
                    lines.addLine(to: CGPoint(x: size.width, y: y))
                }
                context.stroke(lines, with: .color(.gray.opacity(0.28)), lineWidth: 1)
            }
        }
    }
}

struct AnimatedGridEffect: Effect {
    @Parameter("A cell's width.", in: 4...400, good: 24...60, unit: .points) var cell = 36.0
    @Parameter("How many squares light up.", in: 0...2000) var count = 40
    @Parameter("The squares' color.", default: "#6366F1") var color: Color
    @Parameter("How strong a square gets.", in: 0...1, good: 0.3...0.8, unit: .fraction) var opacity = 0.6
    @Parameter("How long it takes until all begins again.", in: 0.5...600, good: 4...12, unit: .seconds) var loop = 6.0
    @Parameter(
        "How far from the middle the grid has faded, as a share of the shorter side.", in: 0.1...4, good: 0.4...1.2,
        unit: .fraction)
    var fade = 0.85
    @Parameter("What stands in the middle.") var text = "Grid"
    @Parameter("The page's color.", default: "#ffffff/#0b0d17") var page: Color

    var view: some View {
        EffectPage(color: page) {
            GeometryReader { geometry in
                let reach = min(geometry.size.width, geometry.size.height) * fade
                AnimatedGrid(cell: cell, count: count, color: color, opacity: opacity, loop: loop)
                    .mask {
                        RadialGradient(
                            colors: [.black, .black.opacity(0.85), .clear], center: .center, startRadius: 0,
                            endRadius: reach)
                    }
            }
            Text(text).font(.system(size: 60, weight: .bold)).foregroundStyle(.primary)
        }
    }

    static let entry = CatalogueEntry(
        name: "animated-grid", summary: "A grid whose squares light up and go out, each at its own time and place.",
        size: CGSize(width: 480, height: 300), duration: 6, loops: true,
        presets: [
            Preset("matrix", ["color": "#22FF88", "page": "#020A05", "cell": "24", "count": "90", "text": ""]),
            Preset("coral", ["color": "#FF7A59", "opacity": "0.45"]),
        ],
        effect: AnimatedGridEffect())
}
