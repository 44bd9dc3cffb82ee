import KinoraBasics
import KinoraEffects
import KinoraViews

/// The two panels of a plot, over one axis of time.
struct CurvePanels: View {
    let traces: [CurveTrace]
    /// Seconds.
    let duration: Double

    /// Points left of the panels, for the numbers.
    static let margin = 46.0

    private var time: CurveAxis { CurveAxis(0...duration, count: 10) }

    var body: some View {
        Canvas { context, size in
            let lines = traces.map { trace in points(trace, width: size.width) }
            let width = size.width - Self.margin
            let height = size.height - 98
            let value = CGRect(x: Self.margin, y: 22, width: width, height: height * 0.62)
            let velocity = CGRect(x: Self.margin, y: value.maxY + 34, width: width, height: height * 0.38)
            let values = CurvePanel(
                frame: value, time: time, values: axis(lines.flatMap { $0.map(\.value) } + [0, 1], count: 8))
            let speeds = CurvePanel(
                frame: velocity, time: time, values: axis(lines.flatMap { $0.compactMap(\.velocity) } + [0], count: 6))
            for panel in [values, speeds] { panel.drawGrid(in: context) }
            values.drawTitle("value", in: context)
            speeds.drawTitle(isProgress ? "velocity" : "velocity, per second", in: context)
            speeds.drawTimes(named: isProgress ? "progress" : "seconds", in: context)
            drawInterruptions(values, speeds, in: context)
            if lines.count == 1 { values.drawArea(lines[0], color: CurvePlot.colors[0], in: context) }
            for (index, samples) in lines.enumerated().reversed() {
                let color = CurvePlot.colors[index % CurvePlot.colors.count]
                speeds.drawLine(samples.map(\.velocity), samples, color: color, width: 1.75, in: context)
                values.drawLine(samples.map(\.value), samples, color: color, width: 2.5, in: context)
            }
            for (index, trace) in traces.enumerated().reversed() {
                values.drawEnd(of: trace, color: CurvePlot.colors[index % CurvePlot.colors.count], in: context)
            }
        }
    }

    private var isProgress: Bool { traces.allSatisfy(\.isUnitCurve) }

    /// Two samples for each point across. Of several curves each stops where it ends, so that it does not cover the others.
    private func points(_ trace: CurveTrace, width: Double) -> [CurveTrace.Sample] {
        let stops = trace.isUnitCurve || (traces.count > 1 && !trace.isEndless)
        let end = stops ? min(trace.duration, duration) : duration
        let count = Int(width * 2).clamped(to: 64...4096)
        let samples = (0...count).map { trace.sample(at: end * Double($0) / Double(count)) }
        // A motion may end with a jump.
        return trace.isUnitCurve ? samples : samples + [trace.sample(at: end * (1 + 1e-9))]
    }

    private func axis(_ numbers: [Double], count: Int) -> CurveAxis {
        CurveAxis((numbers.min() ?? 0)...(numbers.max() ?? 1), padding: 0.06, count: count)
    }

    private func drawInterruptions(_ values: CurvePanel, _ speeds: CurvePanel, in context: GraphicsContext) {
        for interruption in traces.first?.interruptions ?? [] where interruption.time <= duration {
            let x = values.x(interruption.time)
            var line = Path()
            line.move(to: CGPoint(x: x, y: values.frame.minY))
            line.addLine(to: CGPoint(x: x, y: speeds.frame.maxY))
            context.stroke(line, with: .color(.secondary), style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
            let label = "→ \(NumberText.text(interruption.target))"
            context.draw(
                Text(verbatim: label).font(.system(size: 11, weight: .semibold)).foregroundStyle(.secondary),
                at: CGPoint(x: x, y: values.frame.minY - 4), anchor: .bottom)
        }
    }
}
