import KinoraBasics
import KinoraEffects
import KinoraViews

/// A frame with two axes, and what is drawn in it.
struct CurvePanel {
    let frame: CGRect
    let time: CurveAxis
    let values: CurveAxis

    func x(_ seconds: Double) -> Double { frame.minX + time.position(seconds) * frame.width }
    func y(_ value: Double) -> Double { frame.maxY - values.position(value) * frame.height }

    // MARK: The frame

    /// Lines at the ticks, a stronger one at 0, and the numbers of the upright axis.
    func drawGrid(in context: GraphicsContext) {
        context.fill(Path(roundedRect: frame, cornerRadius: 6), with: .color(.primary.opacity(0.03)))
        for tick in time.ticks {
            drawRule(from: CGPoint(x: x(tick), y: frame.minY), to: CGPoint(x: x(tick), y: frame.maxY), 0.07, context)
        }
        for tick in values.ticks {
            let isBase = tick == 0
            drawRule(
                from: CGPoint(x: frame.minX, y: y(tick)), to: CGPoint(x: frame.maxX, y: y(tick)), isBase ? 0.35 : 0.1,
                context)
            drawLabel(NumberText.text(tick), at: CGPoint(x: frame.minX - 8, y: y(tick)), .trailing, context)
        }
    }

    func drawTitle(_ title: String, in context: GraphicsContext) {
        context.draw(
            Text(verbatim: title).font(.system(size: 11, weight: .semibold)).foregroundStyle(.secondary),
            at: CGPoint(x: frame.minX, y: frame.minY - 5), anchor: .bottomLeading)
    }

    /// The numbers of the time axis, below the frame, and what they count.
    func drawTimes(named unit: String, in context: GraphicsContext) {
        for tick in time.ticks {
            drawLabel(NumberText.text(tick), at: CGPoint(x: x(tick), y: frame.maxY + 6), .top, context)
        }
        drawLabel(unit, at: CGPoint(x: frame.maxX, y: frame.maxY + 23), .topTrailing, context)
    }

    private func drawRule(from start: CGPoint, to end: CGPoint, _ opacity: Double, _ context: GraphicsContext) {
        var path = Path()
        path.move(to: start)
        path.addLine(to: end)
        context.stroke(path, with: .color(.primary.opacity(opacity)), lineWidth: 1)
    }

    private func drawLabel(_ text: String, at point: CGPoint, _ anchor: UnitPoint, _ context: GraphicsContext) {
        context.draw(
            Text(verbatim: text).font(.system(size: 11)).foregroundStyle(.secondary), at: point, anchor: anchor)
    }

    // MARK: Curves

    /// A line through `numbers`, interrupted where there is none.
    func drawLine(
        _ numbers: [Double?], _ samples: [CurveTrace.Sample], color: Color, width: Double, in context: GraphicsContext
    ) {
        var path = Path()
        var isDown = false
        for (number, sample) in zip(numbers, samples) {
            guard let number else {
                isDown = false
                continue
            }
            let point = CGPoint(x: x(sample.time), y: y(number))
            if isDown { path.addLine(to: point) } else { path.move(to: point) }
            isDown = true
        }
        context.stroke(
            path, with: .color(color), style: StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
    }

    /// A light fill between the curve and 0.
    func drawArea(_ samples: [CurveTrace.Sample], color: Color, in context: GraphicsContext) {
        guard let first = samples.first, let last = samples.last else { return }
        var path = Path()
        path.move(to: CGPoint(x: x(first.time), y: y(0)))
        for sample in samples { path.addLine(to: CGPoint(x: x(sample.time), y: y(sample.value))) }
        path.addLine(to: CGPoint(x: x(last.time), y: y(0)))
        path.closeSubpath()
        context.fill(
            path,
            with: .linearGradient(
                Gradient(colors: [color.opacity(0.22), color.opacity(0.02)]),
                startPoint: CGPoint(x: frame.minX, y: frame.minY), endPoint: CGPoint(x: frame.minX, y: y(0))))
    }

    /// A dot where the motion comes to rest.
    func drawEnd(of trace: CurveTrace, color: Color, in context: GraphicsContext) {
        guard !trace.isEndless, trace.duration <= time.range.upperBound else { return }
        let center = CGPoint(x: x(trace.duration), y: y(trace.target))
        let dot = CGRect(x: center.x - 4, y: center.y - 4, width: 8, height: 8)
        context.fill(Path(ellipseIn: dot), with: .color(color))
        context.stroke(Path(ellipseIn: dot), with: .color(.white), lineWidth: 1.5)
    }
}
