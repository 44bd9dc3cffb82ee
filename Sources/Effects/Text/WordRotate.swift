import KinoraViews

/// A place in a line where one word after the other comes from above and goes below.
struct WordRotate: View {
    enum Style: String, CaseIterable { case slide, blur, flip, scale }

    let lead: String
    let words: [String]
    let style: Style
    /// Seconds that each word has, its coming included.
    let interval: Double
    let size: CGFloat
    let tint: Color

    @State private var index = 0

    /// Seconds of the change, which ends when the word's time begins.
    private var change: Double { min(0.5, interval * 0.5) }

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: size * 0.28) {
            if !lead.isEmpty { Text(lead) }
            ZStack(alignment: .leading) {
                // The longest word holds the place.
                ForEach(Array(words.enumerated()), id: \.offset) { _, word in Text(word).hidden() }
                ForEach([index], id: \.self) { index in
                    Text(words[index % words.count]).foregroundStyle(tint).transition(transition)
                }
            }
        }
        .font(.system(size: size, weight: .bold))
        .fixedSize()
        .onAppear {
            guard words.count > 1 else { return }
            DispatchQueue.main.asyncAfter(deadline: .now() + interval - change) {
                next()
                _ = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in next() }
            }
        }
    }

    private func next() { withAnimation(.easeInOut(duration: change * 0.999)) { index += 1 } }

    private var transition: AnyTransition {
        switch style {
        case .slide:
            .asymmetric(
                insertion: .offset(y: -size * 0.8).combined(with: .opacity),
                removal: .offset(y: size * 0.8).combined(with: .opacity))
        case .blur: AnyTransition(.blurReplace)
        case .flip:
            .asymmetric(
                insertion: .modifier(active: TurnedOver(degrees: -90), identity: TurnedOver(degrees: 0)),
                removal: .modifier(active: TurnedOver(degrees: 90), identity: TurnedOver(degrees: 0)))
        case .scale: .scale(scale: 0.4).combined(with: .opacity)
        }
    }
}

/// Turned about the horizontal axis and faded as far as it is turned.
private struct TurnedOver: ViewModifier, Animatable {
    var degrees: Double

    nonisolated var animatableData: Double {
        get { degrees }
        set { degrees = newValue }
    }

    func body(content: Content) -> some View {
        content
            .rotation3DEffect(.degrees(degrees), axis: (x: 1, y: 0, z: 0), perspective: 0.4)
            .opacity(max(0, 1 - abs(degrees) / 90))
    }
}

struct WordRotateEffect: Effect {
    @Parameter("What stands before the words.") var lead = "Frames that are"
    @Parameter("The words, separated by commas.") var words = "exact,quick,small,yours"
    @Parameter("How words come and go.") var style = WordRotate.Style.slide
    @Parameter("How long each word has.", in: 0.2...600, good: 1.5...4, unit: .seconds) var interval = 2.5
    @Parameter("Size of the letters.", in: 4...400, good: 24...72, unit: .points) var size = 44.0
    @Parameter("The text's color.", default: "#1b1d29/#f2f3fa") var color: Color
    @Parameter("The words' color.", default: "#6d5efc") var tint: Color
    @Parameter("The page's color.", default: "#f4f5f9/#0b0d17") var page: Color

    var view: some View {
        let words = words.split(separator: ",").map { String($0.drop { $0 == " " }) }
        return EffectPage(color: page) {
            WordRotate(
                lead: lead, words: words.isEmpty ? [""] : words, style: style, interval: interval,
                size: size, tint: tint
            )
            .foregroundStyle(color)
        }
    }

    static let entry = CatalogueEntry(
        name: "word-rotate",
        summary: "A place in a line where one word takes the other's turn.",
        size: CGSize(width: 600, height: 160),
        duration: 10,
        loops: true,
        effect: WordRotateEffect())
}
