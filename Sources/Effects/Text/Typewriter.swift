import KinoraViews

/// Text that types itself, a character per tick of a timer (row 3), and, when there are several words, takes each back and
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

enum Typewriter {
    static let entry = CatalogueEntry(
        name: "typewriter",
        summary: "Text that types itself, one character a tick, word after word.",
        rows: [3],
        parameters: [
            Parameter("text", "What is typed; several words are separated by |.", .text(default: "Hello, World!")),
            Parameter(
                "typing", "How long each character takes.",
                .number(default: 0.1, range: 0.005...10, good: 0.04...0.2, unit: .seconds)),
            Parameter(
                "deleting", "How long each character takes to be taken back.",
                .number(default: 0.05, range: 0.005...10, good: 0.02...0.1, unit: .seconds)),
            Parameter(
                "pause", "How long a whole word stays.",
                .number(default: 1, range: 0...600, good: 0.5...3, unit: .seconds)),
            Parameter("repeats", "Takes the last word back, too, and begins again.", .boolean(default: false)),
            Parameter(
                "cursor", "What marks the place of the next character.",
                .choice(default: "line", options: TypewriterStyle.Cursor.allCases.map(\.rawValue))),
            Parameter(
                "blink", "How long the cursor is on and off together; 0 does not blink.",
                .number(default: 1, range: 0...60, good: 0.8...1.4, unit: .seconds)),
            Parameter(
                "size", "Size of the letters.", .number(default: 44, range: 4...400, good: 24...72, unit: .points)),
            Parameter("monospaced", "Letters of one width.", .boolean(default: false)),
            Parameter("color", "The text's color.", .color(default: "#1b1d29")),
            Parameter("cursor-color", "The cursor's color.", .color(default: "blue")),
            Parameter("page", "The color behind.", .color(default: "#f4f5f9")),
        ],
        size: CGSize(width: 480, height: 160),
        duration: 2.5,
        loops: false,
        makeView: { values in
            let words = values.text("text").split(separator: "|").map(String.init)
            return AnyView(
                EffectPage(color: values.color("page")) {
                    TypewriterText(
                        words: words.isEmpty ? [""] : words,
                        style: TypewriterStyle(
                            size: values.number("size"), isMonospaced: values.boolean("monospaced"),
                            color: values.color("color"),
                            cursor: TypewriterStyle.Cursor(rawValue: values.choice("cursor")) ?? .line,
                            cursorColor: values.color("cursor-color"), blink: values.number("blink")),
                        tempo: TypewriterTempo(
                            typing: values.number("typing"), deleting: values.number("deleting"),
                            pause: values.number("pause")),
                        repeats: values.boolean("repeats"))
                })
        })
}
