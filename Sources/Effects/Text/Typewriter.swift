import KinoraViews

/// Text that types itself, a character per tick of a timer, and, when there are several words, takes each back and
/// types the next.
struct TypewriterText: View {
    let words: [String]
    let style: TypewriterStyle
    let tempo: TypewriterTempo
    let repeats: Bool

    @State private var word = 0
    @State private var count = 0
    @State private var isDeleting = false

    var body: some View {
        // The longest word holds the place, so that the beginning stays where it is.
        ZStack(alignment: .leading) {
            ForEach(Array(words.enumerated()), id: \.offset) { _, word in
                Text(word).padding(.trailing, style.size).hidden()
            }
            HStack(alignment: .lastTextBaseline, spacing: style.size * 0.06) {
                Text(String(words[word].prefix(count)))
                TypewriterCursor(style: style)
            }
        }
        .font(.system(size: style.size, weight: .semibold, design: style.isMonospaced ? .monospaced : .default))
        .foregroundStyle(style.color)
        .lineLimit(1)
        .fixedSize()
        .onAppear { wait(tempo.typing) }
    }

    private func wait(_ duration: Double) {
        DispatchQueue.main.asyncAfter(deadline: .now() + duration) { step() }
    }

    private func step() {
        if isDeleting { takeBack() } else { type() }
    }

    private func type() {
        if count < words[word].count {
            count += 1
            wait(count < words[word].count ? tempo.typing : tempo.pause)
        } else if word + 1 < words.count || repeats {
            isDeleting = true
            step()
        }
    }

    private func takeBack() {
        if count > 0 {
            count -= 1
            wait(count > 0 ? tempo.deleting : tempo.typing)
        } else {
            isDeleting = false
            word = (word + 1) % words.count
            step()
        }
    }
}

/// How long the steps take, in seconds.
struct TypewriterTempo {
    let typing: Double
    let deleting: Double
    /// How long a whole word stays.
    let pause: Double
}

struct TypewriterStyle {
    enum Cursor: String, CaseIterable { case line, block, underscore, none }

    /// Points per em.
    let size: CGFloat
    let isMonospaced: Bool
    let color: Color
    let cursor: Cursor
    let cursorColor: Color
    /// Seconds for on and off together; 0 does not blink.
    let blink: Double
}

/// A bar, block or line where the next character goes, on for half its time and off for the other.
struct TypewriterCursor: View {
    let style: TypewriterStyle

    @State private var isOn = true

    var body: some View {
        Rectangle()
            .fill(style.cursorColor)
            .frame(width: style.cursor == .line ? max(1, style.size * 0.07) : style.size * 0.55, height: height)
            .alignmentGuide(.lastTextBaseline) { dimensions in dimensions[.bottom] - drop }
            .opacity(isOn && style.cursor != .none ? 1 : 0)
            .onAppear {
                guard style.blink > 0 else { return }
                _ = Timer.scheduledTimer(withTimeInterval: style.blink / 2, repeats: true) { _ in isOn.toggle() }
            }
    }

    private var height: CGFloat { style.cursor == .underscore ? max(1, style.size * 0.08) : style.size * 1.1 }

    /// How far the cursor reaches below the baseline.
    private var drop: CGFloat { style.cursor == .underscore ? style.size * 0.16 : style.size * 0.2 }
}

struct Typewriter: Effect {
    @Parameter("What is typed; several words are separated by |.") var text = "Hello, World!"
    @Parameter("How long each character takes.", in: 0.005...10, good: 0.04...0.2, unit: .seconds) var typing = 0.1
    @Parameter("How long each character takes to be taken back.", in: 0.005...10, good: 0.02...0.1, unit: .seconds)
    var deleting = 0.05
    @Parameter("How long a whole word stays.", in: 0...600, good: 0.5...3, unit: .seconds) var pause = 1.0
    @Parameter("Takes the last word back, too, and begins again.") var repeats = false
    @Parameter("What marks the place of the next character.") var cursor = TypewriterStyle.Cursor.line
    @Parameter(
        "How long the cursor is on and off together; 0 does not blink.", in: 0...60, good: 0.8...1.4, unit: .seconds)
    var blink = 1.0
    @Parameter("Size of the letters.", in: 4...400, good: 24...72, unit: .points) var size = 44.0
    @Parameter("Letters of one width.") var monospaced = false
    @Parameter("The text's color.", default: "#1b1d29/#f2f3fa") var color: Color
    @Parameter("The cursor's color.", default: "blue") var cursorColor: Color
    @Parameter("The color behind.", default: "#f4f5f9/#0b0d17") var page: Color

    var view: some View {
        let words = text.split(separator: "|").map(String.init)
        return EffectPage(color: page) {
            TypewriterText(
                words: words.isEmpty ? [""] : words,
                style: TypewriterStyle(
                    size: size, isMonospaced: monospaced, color: color, cursor: cursor,
                    cursorColor: cursorColor, blink: blink),
                tempo: TypewriterTempo(
                    typing: typing, deleting: deleting, pause: pause),
                repeats: repeats)
        }
    }

    static let entry = CatalogueEntry(
        name: "typewriter",
        summary: "Text that types itself, one character a tick, word after word.",
        rows: [3],
        size: CGSize(width: 480, height: 160),
        duration: 2.5,
        loops: false,
        trials: [ParameterTrial(of: ["deleting", "pause"], with: ["text": "Hello|World"], duration: 4)],
        effect: Typewriter())
}
