import KinoraViews

/// A grid on a floor that comes towards the viewer and fades at the horizon (Magic UI's retro grid: an angle of 65 degrees, cells of
/// 60 points).
struct RetroGrid: View {
    /// Degrees between the floor and the screen.
    let angle: Double
    /// Points at the lower edge.
    let cell: Double
    /// Seconds for one cell.
    let period: Double
    let lineWidth: Double
    let color: Color

    /// How far away lines still are drawn, in cells.
    private static let depth = 60

    var body: some View {
        Elapsed { seconds in
            Canvas { context, size in draw(seconds / period, size, &context) }
                .mask {
                    LinearGradient(
                        colors: [.clear, .black], startPoint: UnitPoint(x: 0.5, y: horizon), endPoint: .bottom)
                }
        }
    }

    /// The horizon's height as a share of the stage's: the steeper one looks down, the higher it is.
    private var horizon: Double { 1 - Maths.cos(angle * .pi / 180) * 1.3 }

    private func draw(_ turn: Double, _ size: CGSize, _ context: inout GraphicsContext) {
        let top = horizon * size.height, height = size.height - top
        guard height > 0 else { return }
        // A point z cells behind the lower edge, whose distance is `near` cells, stands at near / (near + z) of the height.
        let near = max(height / cell, 1) * 1.6
        var lines = Path()
        for index in 0..<Self.depth {
            let z = Double(index) - Maths.fraction(turn)
            let y = top + height * near / max(near + z, 0.05)
            guard y <= size.height + lineWidth else { continue }
            lines.move(to: CGPoint(x: 0, y: y))
            lines.addLine(to: CGPoint(x: size.width, y: y))
        }
        let far = near / (near + Double(Self.depth))
        let half = Int(size.width / 2 / (cell * far)) + 1
        for index in -min(half, 600)...min(half, 600) {
            let x = Double(index) * cell
            lines.move(to: CGPoint(x: size.width / 2 + x * far, y: top + height * far))
            lines.addLine(to: CGPoint(x: size.width / 2 + x, y: size.height))
        }
        context.stroke(lines, with: .color(color), lineWidth: lineWidth)
    }
}

struct RetroGridEntry: Effect {
    @Parameter("How flat one looks over the floor.", in: 45...85, good: 55...75, unit: .degrees) var angle = 65.0
    @Parameter("A cell's width at the lower edge.", in: 4...2000, good: 30...120, unit: .points) var cell = 60.0
    @Parameter("How long a cell takes to come one cell nearer.", in: 0.05...600, good: 0.5...3, unit: .seconds)
    var period = 1.0
    @Parameter("The lines' width.", in: 0.25...40, good: 0.75...3, unit: .points) var line = 1.25
    @Parameter("The lines' color.", default: "#FF4FD8") var color: Color
    @Parameter("What stands above the floor.") var text = "Retro Grid"
    @Parameter("The sky's colors from the top.", default: ["#0B0620", "#2A0F4F", "#0B0620"], count: 1...8)
    var sky: [Color]

    var view: some View {
        ZStack {
            LinearGradient(colors: sky, startPoint: .top, endPoint: .bottom).partOfPage()
            RetroGrid(
                angle: angle, cell: cell, period: period, lineWidth: line, color: color)
            Text(text)
                .font(.system(size: 46, weight: .heavy))
                .foregroundStyle(
                    LinearGradient(
                        colors: [Color(hexadecimal: 0xFFD319), Color(hexadecimal: 0xFF2975)], startPoint: .top,
                        endPoint: .bottom)
                )
                .offset(y: -24)
        }
    }

    static let entry = CatalogueEntry(
        name: "retro-grid",
        summary: "A grid on the floor that comes towards the viewer out of the horizon.",
        size: CGSize(width: 480, height: 300),
        duration: 2,
        loops: true,
        presets: [
            Preset("mint", ["color": "#3DFFC0", "sky": "#04120F,#0B3A33,#04120F"]),
            Preset("sunrise", ["color": "#FFB347", "sky": "#2A0A3A,#C2435A,#FFB26B"]),
        ], effect: RetroGridEntry())
}
