import KinoraStage
import KinoraViews

/// Words that light up one after the other while the page is scrolled: each has its own stretch of the way (after Magic UI's text reveal).
struct TextReveal: View {
    let settings: TextRevealEffect

    /// How much of the way is behind, 0…1.
    @State private var progress = 0.0

    var body: some View {
        let words = settings.text.split(separator: " ").map(String.init)
        GeometryReader { geometry in
            ScrollView {
                Color.clear.frame(height: geometry.size.height + settings.way)
            }
            .scrollIndicators(.hidden)
            .onScrollGeometryChange(for: Double.self) { scroll in
                Double(scroll.contentOffset.y) / max(1, Double(scroll.contentSize.height - scroll.containerSize.height))
            } action: { _, share in
                progress = min(1, max(0, share))
            }
            .overlay {
                FlowLayout(spacing: settings.size * 0.26) {
                    ForEach(words.indices, id: \.self) { index in
                        let light = min(1, max(0, progress * Double(words.count) - Double(index)))
                        Text(words[index]).opacity(settings.faint + (1 - settings.faint) * light)
                    }
                }
                .font(.system(size: settings.size, weight: .bold))
                .padding(32)
                .allowsHitTesting(false)
            }
            .overlay(alignment: .trailing) {
                Capsule().fill(.primary.opacity(0.12)).frame(width: 5, height: 120)
                    .overlay(alignment: .top) { Capsule().fill(settings.tint).frame(height: 120 * progress) }
                    .padding(.trailing, 14)
                    .allowsHitTesting(false)
            }
        }
    }
}

struct TextRevealEffect: Effect {
    @Parameter("What is read.") var text =
        "Every word of this sentence waits for its turn, and lights up while the page goes by."
    @Parameter("The letters' size.", in: 6...200, good: 22...48, unit: .points) var size = 36.0
    @Parameter("How much of a word is seen before its turn.", in: 0...1, good: 0.1...0.3, unit: .fraction) var faint =
        0.18
    @Parameter("How far the page is scrolled until all is lit.", in: 10...20000, good: 300...1500, unit: .points)
    var way =
        700.0
    @Parameter("The color of the mark at the side.", default: "#4f46e5/#818cf8") var tint: Color
    @Parameter("The page's color.", default: "#ffffff/#0f1117") var page: Color

    var view: some View { TextReveal(settings: self).page(page) }

    static let entry = CatalogueEntry(
        name: "text-reveal", summary: "Words that light up one after the other while the page is scrolled.",
        size: CGSize(width: 480, height: 300), fit: .fits, duration: 4.2, loops: false,
        script: Script([
            ScriptEvent(at: 0.1, .scroll(at: .unit(x: 0.5, y: 0.5), by: CGSize(width: 0, height: 470), duration: 1.7)),
            ScriptEvent(at: 2, .scroll(at: .unit(x: 0.5, y: 0.5), by: CGSize(width: 0, height: -150), duration: 0.5)),
            ScriptEvent(at: 2.6, .scroll(at: .unit(x: 0.5, y: 0.5), by: CGSize(width: 0, height: 420), duration: 1.3)),
        ]),
        effect: TextRevealEffect())
}
