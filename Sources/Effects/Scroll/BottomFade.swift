import KinoraStage
import KinoraViews

/// A list that dissolves into blur at its lower edge while it scrolls.
///
/// `.material` is a strip of material faded in by a mask. `.progressive` blurs ever more towards the edge, and keeps the colors.
struct BottomFadeBlur: View {
    enum Style: String, CaseIterable { case material, progressive }

    let style: Style
    /// Points.
    let height: Double
    let rows: Int
    /// The blur at the edge in points, for the progressive style.
    let radius: Double

    var body: some View {
        switch style {
        case .material:
            ZStack(alignment: .bottom) {
                list
                Rectangle()
                    .fill(.ultraThinMaterial)
                    .mask { LinearGradient(colors: [.clear, .white], startPoint: .top, endPoint: .bottom) }
                    .frame(height: height)
                    .allowsHitTesting(false)
            }
        case .progressive:
            list.variableBlur(radius: radius) { context, size in
                context.fill(
                    Path(CGRect(x: 0, y: size.height - height, width: size.width, height: height)),
                    with: .linearGradient(
                        Gradient(colors: [.clear, .white]), startPoint: CGPoint(x: 0, y: size.height - height),
                        endPoint: CGPoint(x: 0, y: size.height)))
            }
        }
    }

    private var list: some View {
        ScrollView {
            VStack(spacing: 12) {
                ForEach(Notice.samples(rows)) { NoticeRow(notice: $0) }
            }
            .padding()
            .padding(.bottom, height)
        }
        .page(Palette.page)
    }
}

struct BottomFade: Effect {
    @Parameter("A strip of material, or blur that grows towards the edge.") var style = BottomFadeBlur.Style.progressive
    @Parameter("How high the strip is.", in: 1...1000, good: 60...160, unit: .points) var height = 80.0
    @Parameter("The blur at the edge, for the progressive style.", in: 0...200, good: 8...40, unit: .points)
    var radius = 24.0
    @Parameter("How many rows the list has.", in: 0...500) var rows = 20

    var view: some View {
        BottomFadeBlur(
            style: style, height: height, rows: rows, radius: radius)
    }

    static let entry = CatalogueEntry(
        name: "bottom-fade",
        summary: "A scrolling list that dissolves into blur at its lower edge.",
        rows: [53],
        size: CGSize(width: 360, height: 480),
        duration: 3,
        loops: false,
        script: Script([
            ScriptEvent(at: 0.3, .scroll(at: .unit(x: 0.5, y: 0.5), by: CGSize(width: 0, height: 420), duration: 2))
        ]),
        effect: BottomFade())
}
