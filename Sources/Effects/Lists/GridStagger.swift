import KinoraStage
import KinoraViews

/// Tiles of a grid that pop in, each a little later than the one before.
struct GridStagger: View {
    let settings: GridStaggerEffect

    @State private var isShown = false

    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: settings.tile), spacing: 8)], spacing: 8) {
            ForEach(0..<settings.count, id: \.self) { index in
                RoundedRectangle(cornerRadius: 10, style: .continuous)
                    .fill(
                        Color(hue: Maths.fraction(0.56 + 0.008 * Double(index)), saturation: 0.62, brightness: 0.9)
                            .gradient
                    )
                    .frame(height: 36)
                    .scaleEffect(isShown ? 1 : settings.start)
                    .opacity(isShown ? 1 : 0.06)
                    .animation(.spring().delay(settings.stagger * Double(index)), value: isShown)
            }
        }
        .padding(16)
        .onAppear { isShown = true }
    }
}

struct GridStaggerEffect: Effect {
    @Parameter("How many tiles.", in: 1...400) var count = 50
    @Parameter("A tile's width at least.", in: 20...200, good: 30...90, unit: .points) var tile = 36.0
    @Parameter("How much later each next tile starts.", in: 0...1, good: 0.01...0.06, unit: .seconds) var stagger = 0.02
    @Parameter("A tile's size before it pops in.", in: 0...2, good: 0.5...0.9, unit: .fraction) var start = 0.8
    @Parameter("The page's color.", default: "#f4f5f9/#0b0d17") var page: Color

    var view: some View { GridStagger(settings: self).page(page) }

    static let entry = CatalogueEntry(
        name: "grid-stagger", summary: "Fifty tiles that pop in one after the other.", rows: [86],
        size: CGSize(width: 480, height: 260), fit: .fits, duration: 2, loops: false, effect: GridStaggerEffect())
}

/// Sections of a page that rise and fade in one after the other.
struct StaggeredEntry: View {
    let settings: StaggeredEntryEffect

    @State private var isShown = false

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            section(0) {
                VStack(alignment: .leading, spacing: 2) {
                    Text("Good morning").font(.subheadline).foregroundStyle(Palette.quiet)
                    Text("Your week").font(.title.bold())
                }
            }
            section(1) {
                card(Palette.gradient(0)).frame(height: 92)
                    .overlay(alignment: .leading) {
                        HStack(spacing: 14) {
                            Image(systemName: "flame.fill").font(.system(size: 34))
                            Text("Twelve days in a row").font(.headline)
                        }.foregroundStyle(.white).padding(20)
                    }
            }
            section(2) {
                HStack(spacing: 12) {
                    ForEach(0..<3, id: \.self) { index in
                        card(Palette.gradient(index + 1)).frame(height: 80)
                            .overlay {
                                Image(systemName: ["heart.fill", "bolt.fill", "star.fill"][index]).font(.title)
                                    .foregroundStyle(.white)
                            }
                    }
                }
            }
            ForEach(3..<5, id: \.self) { index in
                section(index) { NoticeRow(notice: Notice.samples(6)[index]) }
            }
        }
        .padding(20)
        .onAppear { isShown = true }
    }

    private func card(_ fill: LinearGradient) -> some View {
        RoundedRectangle(cornerRadius: 18, style: .continuous).fill(fill)
    }

    private func section(_ index: Int, @ViewBuilder _ content: () -> some View) -> some View {
        content()
            .offset(y: isShown ? 0 : settings.rise)
            .opacity(isShown ? 1 : 0.06)
            .animation(
                .spring(response: settings.response, dampingFraction: 0.75)
                    .delay(settings.delay + settings.stagger * Double(index)), value: isShown)
    }
}

struct StaggeredEntryEffect: Effect {
    @Parameter("How far sections rise.", in: -200...200, good: 10...40, unit: .points) var rise = 20.0
    @Parameter("When the first one starts.", in: 0...10, good: 0...0.3, unit: .seconds) var delay = 0.1
    @Parameter("How much later each next one starts.", in: 0...5, good: 0.05...0.2, unit: .seconds) var stagger = 0.08
    @Parameter("The spring's response.", in: 0.05...10, good: 0.3...0.8, unit: .seconds) var response = 0.4
    @Parameter("The page's color.", default: "#f4f5f9/#0b0d17") var page: Color

    var view: some View { StaggeredEntry(settings: self).page(page) }

    static let entry = CatalogueEntry(
        name: "staggered-entry", summary: "The sections of a page that rise and fade in one after the other.",
        rows: [91],
        size: CGSize(width: 360, height: 470), fit: .fits, duration: 1.6, loops: false, effect: StaggeredEntryEffect())
}
