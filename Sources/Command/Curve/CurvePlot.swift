import KinoraBasics
import KinoraEffects
import KinoraViews

/// Value and velocity over time, one above the other, with a line of legend for each curve.
struct CurvePlot: View {
    let traces: [CurveTrace]
    /// Of the time axis; seconds.
    let duration: Double

    nonisolated static let colors: [Color] = [
        .blue, .orange, .green, .pink, .purple, .teal, .red, .indigo, .brown, .mint, .yellow, .cyan,
    ]

    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        VStack(alignment: .leading, spacing: 18) {
            VStack(alignment: .leading, spacing: 7) {
                ForEach(traces.indices, id: \.self) { index in
                    CurveLegendRow(trace: traces[index], color: Self.colors[index % Self.colors.count])
                }
            }
            .padding(.leading, CurvePanels.margin)
            CurvePanels(traces: traces, duration: duration)
        }
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(colorScheme == .dark ? Color(white: 0.09) : Color(white: 0.99))
    }
}

/// A curve's color, expression and key numbers.
private struct CurveLegendRow: View {
    let trace: CurveTrace
    let color: Color

    var body: some View {
        HStack(spacing: 10) {
            Capsule().fill(color).frame(width: 18, height: 4)
            Text(verbatim: trace.expression.text)
                .font(.system(size: 13, weight: .medium, design: .monospaced))
                .lineLimit(1)
            Spacer(minLength: 16)
            Text(verbatim: facts).font(.system(size: 12)).foregroundStyle(.secondary).lineLimit(1).fixedSize()
        }
    }

    private var facts: String {
        if trace.isUnitCurve { return "unit curve" }
        let values = trace.samples(rate: 240, until: min(trace.duration, 60)).map(\.value)
        let (low, high) = (min(0, trace.target), max(1, trace.target))
        var facts = [trace.isEndless ? "no end" : "ends after \(rounded(trace.duration)) s"]
        if let peak = values.max(), peak > high + 0.0005 { facts.append("peak \(rounded(peak))") }
        if let trough = values.min(), trough < low - 0.0005 { facts.append("low \(rounded(trough))") }
        return facts.joined(separator: "  ·  ")
    }

    private func rounded(_ value: Double) -> String { NumberText.text((value * 1000).rounded() / 1000) }
}
