import KinoraStage
import KinoraViews

/// Cards whose hue depends only on where they are on the stage, so that it changes while they scroll.
struct ScrollHueList: View {
    let color: Color
    /// Degrees of hue for each point from the top.
    let rate: Double
    let cornerRadius: Double
    let rows: Int

    var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                ForEach(0..<rows, id: \.self) { row in
                    RoundedRectangle(cornerRadius: cornerRadius, style: .continuous)
                        .fill(color)
                        .frame(height: 100)
                        .visualEffect { [rate] content, proxy in
                            content.hueRotation(.degrees(proxy.frame(in: .global).origin.y * rate))
                        }
                        .overlay(alignment: .leading) {
                            Text("Card \(row + 1)").font(.title2.bold()).foregroundStyle(.white).padding(24)
                        }
                }
            }
            .padding(20)
        }
        .page(Palette.plain)
    }
}

struct ScrollHue: Effect {
    @Parameter("The color at the top of the stage.", default: "#8E34C9") var color: Color
    @Parameter("Degrees of hue for each point from the top.", in: -10...10, good: 0.05...0.5, unit: .degrees)
    var rate = 0.1
    @Parameter("The cards' corner radius.", in: 0...50, good: 8...32, unit: .points) var corner = 24.0
    @Parameter("How many cards there are.", in: 1...300) var rows = 16

    var view: some View {
        ScrollHueList(
            color: color, rate: rate, cornerRadius: corner, rows: rows)
    }

    static let entry = CatalogueEntry(
        name: "scroll-hue",
        summary: "Cards whose hue depends on where they are, and changes while they scroll.",
        rows: [63],
        size: CGSize(width: 390, height: 600),
        duration: 4,
        loops: false,
        script: Script([
            ScriptEvent(at: 0.3, .scroll(at: .unit(x: 0.5, y: 0.5), by: CGSize(width: 0, height: 700), duration: 3))
        ]),
        effect: ScrollHue())
}
