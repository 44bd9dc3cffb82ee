import KinoraStage
import KinoraViews

/// A picture at the head of a list that stretches and grows when the list is pulled down, and moves off with it when it is
/// scrolled up.
struct ParallaxHeader<Content: View, Header: View>: View {
    /// Points.
    let headerHeight: Double
    /// How many points of pull double the picture's size.
    let stretch: Double
    /// Share of the scroll by which the picture stays behind as it leaves; 0 moves with the list.
    let lag: Double
    @ViewBuilder let header: Header
    @ViewBuilder let content: Content

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                GeometryReader { geometry in
                    let offset = geometry.frame(in: .named("scroll")).minY
                    let pull = max(0, offset)
                    header
                        .offset(y: max(0, -offset) * lag)
                        .frame(width: geometry.size.width, height: headerHeight + pull)
                        .clipped()
                        .scaleEffect(1 + pull / stretch, anchor: .bottomLeading)
                        .offset(y: -pull)
                }
                .frame(height: headerHeight)
                .zIndex(-1)
                content
            }
        }
        .coordinateSpace(name: "scroll")
    }
}

struct ParallaxPage: View {
    let title: String
    let image: Image?
    let headerHeight: Double
    let stretch: Double
    let lag: Double
    let items: Int

    var body: some View {
        ParallaxHeader(headerHeight: headerHeight, stretch: stretch, lag: lag) {
            Photo(image: image, standIn: .mountains)
                .overlay(alignment: .bottomLeading) {
                    Text(title)
                        .font(.largeTitle.bold())
                        .foregroundStyle(.white)
                        .shadow(color: .black.opacity(0.5), radius: 6, y: 1)
                        .padding(20)
                }
        } content: {
            VStack(spacing: 14) {
                ForEach(0..<items, id: \.self) { index in row(index) }
            }
            .padding(16)
            .background(Self.ground)
        }
        .page(Self.ground)
    }

    private static let ground = Color(
        light: Color(red: 0.95, green: 0.95, blue: 0.97), dark: Palette.night)

    private func row(_ index: Int) -> some View {
        HStack(spacing: 14) {
            RoundedRectangle(cornerRadius: 10, style: .continuous)
                .fill(
                    Color(hue: Maths.fraction(0.58 + 0.07 * Double(index)), saturation: 0.55, brightness: 0.95).gradient
                )
                .frame(width: 46, height: 46)
            VStack(alignment: .leading, spacing: 3) {
                Text("Item \(index + 1)").font(.headline)
                Text("Scroll to see it move").font(.subheadline).foregroundStyle(Palette.quiet)
            }
            Spacer()
        }
        .padding(12)
        .background(Palette.card, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
    }
}

struct ParallaxHeaderEntry: Effect {
    @Parameter("What stands on the picture.") var title = "Evening Lake"
    @Parameter("The picture; any PNG file.") var image: Image?
    @Parameter("The picture's height.", in: 20...2000, good: 160...360, unit: .points) var height = 300.0
    @Parameter("How many points of pull double the picture's size.", in: 20...100000, good: 300...1000, unit: .points)
    var stretch = 500.0
    @Parameter(
        "How much of the scroll the picture stays behind as it leaves; 0 moves with the list.", in: 0...1,
        good: 0...0.6, unit: .fraction) var lag = 0.4
    @Parameter("How many rows there are.", in: 0...500) var items = 20

    var view: some View {
        ParallaxPage(
            title: title, image: image, headerHeight: height, stretch: stretch, lag: lag, items: items)
    }

    static let entry = CatalogueEntry(
        name: "parallax-header",
        summary: "A picture over a list that stretches when the list is pulled and stays behind when it scrolls.",
        rows: [43],
        size: CGSize(width: 390, height: 600),
        duration: 4,
        loops: false,
        script: Script([
            ScriptEvent(
                at: 0.3, .drag(path: [.unit(x: 0.5, y: 0.4), .unit(x: 0.5, y: 0.62)], duration: 0.8, easesOut: true)),
            ScriptEvent(at: 2, .scroll(at: .unit(x: 0.5, y: 0.6), by: CGSize(width: 0, height: 380), duration: 1.4)),
        ]),
        effect: ParallaxHeaderEntry())
}
