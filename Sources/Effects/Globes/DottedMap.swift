import KinoraViews

/// The world as a flat map of dots, with cities that pulse and lines that run between them.
struct DottedMap: View {
    let columns: Int
    let dotSize: CGFloat
    let color: Color
    let markers: Int
    let lines: Int
    let markerColor: Color
    /// Seconds of one pulse; all motion repeats after four.
    let pulse: Double

    /// Degrees of latitude that are shown.
    private static let (north, south) = (80.0, -58.0)

    var body: some View {
        TimelineView(.animation) { timeline in
            let time = timeline.date.timeIntervalSinceReferenceDate
            Canvas { context, size in
                drawDots(in: &context, size)
                drawLines(in: &context, size, time)
                drawMarkers(in: &context, size, time)
            }
        }
    }

    /// Rows of dots, every second one half a dot aside, where there is land.
    private func drawDots(in context: inout GraphicsContext, _ size: CGSize) {
        let step = size.width / CGFloat(columns)
        var path = Path()
        for row in 0..<Int(size.height / (step * 0.87)) {
            for column in 0..<columns {
                let point = CGPoint(
                    x: (CGFloat(column) + (row.isMultiple(of: 2) ? 0.25 : 0.75)) * step,
                    y: (CGFloat(row) + 0.5) * step * 0.87)
                guard isLand(point, size) else { continue }
                path.addEllipse(in: square(point, dotSize))
            }
        }
        context.fill(path, with: .color(color))
    }

    private func isLand(_ point: CGPoint, _ size: CGSize) -> Bool {
        EarthMap.isLand(
            latitude: Self.north - Double(point.y / size.height) * (Self.north - Self.south),
            longitude: Double(point.x / size.width) * 360 - 170)
    }

    private func place(_ city: Int, _ size: CGSize) -> CGPoint {
        let city = EarthMap.cities[city % EarthMap.cities.count]
        return CGPoint(
            x: size.width * (city.longitude + 170) / 360,
            y: size.height * (Self.north - city.latitude) / (Self.north - Self.south))
    }

    private func drawMarkers(in context: inout GraphicsContext, _ size: CGSize, _ time: Double) {
        for index in 0..<markers {
            let point = place(index, size)
            let phase = (time / pulse + Double(index) * 0.25).truncatingRemainder(dividingBy: 1)
            context.stroke(
                Path(ellipseIn: square(point, 6 + 16 * phase)), with: .color(markerColor.opacity((1 - phase) * 0.8)),
                lineWidth: 1)
            context.fill(Path(ellipseIn: square(point, 6)), with: .color(markerColor))
        }
    }

    /// Each line grows from one city to another, rests, and draws in after it.
    private func drawLines(in context: inout GraphicsContext, _ size: CGSize, _ time: Double) {
        for index in 0..<lines {
            let among = max(2, markers)
            let (from, to) = (place(index * 3 % among, size), place((index * 5 + 7) % among, size))
            let phase = (time / (4 * pulse) + Double(index) / Double(lines)).truncatingRemainder(dividingBy: 1)
            let head = UnitCurve.easeInOut.value(at: min(1, phase / 0.4)),
                tail = UnitCurve.easeInOut.value(at: max(0, (phase - 0.6) / 0.4))
            guard head - tail > 1e-6 else { continue }
            let arc = Path { path in
                path.move(to: from)
                let rise = abs(to.x - from.x) * 0.3 + 12
                path.addQuadCurve(to: to, control: CGPoint(x: (from.x + to.x) / 2, y: min(from.y, to.y) - rise))
            }
            context.stroke(
                arc.trimmedPath(from: tail, to: head), with: .color(markerColor),
                style: StrokeStyle(lineWidth: 2, lineCap: .round))
        }
    }

    private func square(_ center: CGPoint, _ side: CGFloat) -> CGRect {
        CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
    }
}

struct DottedMapEffect: Effect {
    @Parameter("How many dots stand side by side.", in: 10...400) var columns = 130
    @Parameter("A dot's width.", in: 0.2...20, good: 1.5...4, unit: .points) var dot = 2.9
    @Parameter("The dots' color.", default: "#aab3cc/#434c6b") var color: Color
    @Parameter("How many cities are marked.", in: 0...27) var markers = 12
    @Parameter("How many lines run between cities.", in: 0...27) var lines = 6
    @Parameter("The cities' and lines' color.", default: "#4f46e5/#a5b4fc") var markerColor: Color
    @Parameter("How long a pulse takes.", in: 0.1...60, good: 1...3, unit: .seconds) var pulse = 1.5
    @Parameter("The page's color.", default: "#ffffff/#0f1117") var page: Color

    var view: some View {
        EffectPage(color: page) {
            DottedMap(
                columns: columns, dotSize: dot, color: color, markers: markers, lines: lines, markerColor: markerColor,
                pulse: pulse
            )
            // Degrees are as wide as high at 35 degrees north and south, where most cities are.
            .aspectRatio(360 * 0.819 / 138, contentMode: .fit)
            .padding(20)
        }
    }

    static let entry = CatalogueEntry(
        name: "dotted-map",
        summary: "The world as a flat map of dots, with pulsing cities and lines between them.",
        size: CGSize(width: 640, height: 320),
        duration: 6,
        loops: true,
        effect: DottedMapEffect())
}
