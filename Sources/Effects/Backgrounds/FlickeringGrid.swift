import KinoraViews

/// Small squares whose opacities change now and then, each at its own times (Magic UI's flickering grid: squares of 4 points, 6
/// apart, a chance of .3 each second).
///
/// Magic UI draws lots in every frame, so that the flicker depends on the frame rate. Here each square has its times and
/// opacities from its place, and the last of them leads back to the first.
struct FlickeringGrid: View {
    let square: Double
    let gap: Double
    /// Changes of a square in a second.
    let chance: Double
    let opacity: Double
    /// Seconds until all begins again.
    let loop: Double
    let color: Color

    /// Opacities are drawn in so many steps, each with one fill.
    private static let steps = 16
    /// The share of a square's time in which it changes.
    private static let change = 0.12

    var body: some View {
        Elapsed { seconds in
            Canvas { context, size in
                let pitch = max(square + gap, 0.5)
                let columns = min(Int(size.width / pitch) + 1, 400), rows = min(Int(size.height / pitch) + 1, 400)
                var paths = [Path](repeating: Path(), count: Self.steps + 1)
                for row in 0..<rows {
                    for column in 0..<columns {
                        let step = Int((light(row * 401 + column, at: seconds) * Double(Self.steps)).rounded())
                        guard step > 0 else { continue }
                        paths[step].addRect(
                            CGRect(
                                x: Double(column) * pitch + gap / 2, y: Double(row) * pitch + gap / 2, width: square,
                                height: square))
                    }
                }
                for step in 1...Self.steps {
                    context.fill(paths[step], with: .color(color.opacity(opacity * Double(step) / Double(Self.steps))))
                }
            }
        }
    }

    private func light(_ cell: Int, at seconds: Double) -> Double {
        let times = max(1, Int((loop * chance).rounded()))
        let turn = seconds / loop * Double(times) + Chance.of(cell, 1)
        let index = Int(turn.rounded(.down))
        let share = min(1, (turn - Double(index)) / Self.change)
        let before = Chance.of(cell, 2 + (index + times - 1) % times), after = Chance.of(cell, 2 + index % times)
        return before + (after - before) * share
    }
}

struct FlickeringGridEntry: Effect {
    @Parameter("A square's width.", in: 0.5...200, good: 2...12, unit: .points) var square = 4.0
    @Parameter("The room between two squares.", in: 0...200, good: 2...12, unit: .points) var gap = 6.0
    @Parameter("How often a square changes.", in: 0.05...30, good: 0.3...3, unit: .perSecond) var chance = 0.75
    @Parameter("The strongest square.", in: 0...1, good: 0.2...1, unit: .fraction) var opacity = 0.8
    @Parameter("When all begins again.", in: 0.5...600, good: 4...20, unit: .seconds) var loop = 4.0
    @Parameter("The squares' color.", default: "#6D7CFF") var color: Color
    @Parameter("The color behind the squares.", default: "#0B0D17") var page: Color

    var view: some View {
        EffectPage(color: page) {
            FlickeringGrid(
                square: square, gap: gap, chance: chance, opacity: opacity, loop: loop, color: color)
        }
    }

    static let entry = CatalogueEntry(
        name: "flickering-grid",
        summary: "Small squares that change their strength now and then, each at its own times.",
        size: CGSize(width: 400, height: 260),
        duration: 4,
        loops: true,
        effect: FlickeringGridEntry())
}
