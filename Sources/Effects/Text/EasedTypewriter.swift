import KinoraViews

/// As many characters as an animated share of the text says (row 4): typing that eases into its end.
struct AnimatableTypewriter: View, Animatable {
    let text: String
    var progress: CGFloat

    nonisolated var animatableData: CGFloat {
        get { progress }
        set { progress = newValue }
    }

    var body: some View {
        // A hair above, so that a share that stands for a whole number of characters shows all of them.
        Text(String(text.prefix(Int(CGFloat(text.count) * progress + 1e-9))))
    }
}

struct EasedTypewriterPage: View {
    let text: String
    let perCharacter: Double
    let curve: String
    let size: CGFloat
    let color: Color

    @State private var progress: CGFloat = 0

    var body: some View {
        ZStack(alignment: .leading) {
            Text(text).hidden()
            AnimatableTypewriter(text: text, progress: progress)
        }
        .font(.system(size: size, design: .monospaced))
        .foregroundStyle(color)
        .padding(24)
        .onAppear { withAnimation(animation) { progress = 1 } }
    }

    private var animation: Animation {
        let duration = Double(text.count) * perCharacter
        return switch curve {
        case "linear": .linear(duration: duration)
        case "easeIn": .easeIn(duration: duration)
        case "easeInOut": .easeInOut(duration: duration)
        default: .easeOut(duration: duration)
        }
    }
}

enum EasedTypewriter {
    static let entry = CatalogueEntry(
        name: "typewriter-eased",
        summary: "Text that appears character by character along an easing.",
        rows: [4],
        parameters: [
            Parameter("text", "What appears.", .text(default: "Welcome to the terminal...")),
            Parameter(
                "per-character", "How long a character takes on average.",
                .number(default: 0.05, range: 0.001...10, good: 0.03...0.12, unit: .seconds)),
            Parameter(
                "curve", "How the typing's speed changes.",
                .choice(default: "easeOut", options: ["linear", "easeIn", "easeOut", "easeInOut"])),
            Parameter(
                "size", "Size of the letters.", .number(default: 24, range: 4...400, good: 16...40, unit: .points)),
            Parameter("color", "The text's color.", .color(default: "#7ee787")),
            Parameter("page", "The color behind.", .color(default: "#0b0d17")),
        ],
        size: CGSize(width: 480, height: 120),
        duration: 2,
        loops: false,
        blank: [0...0],
        makeView: { values in
            AnyView(
                EffectPage(color: values.color("page"), scheme: .dark) {
                    EasedTypewriterPage(
                        text: values.text("text"), perCharacter: values.number("per-character"),
                        curve: values.choice("curve"),
                        size: values.number("size"), color: values.color("color"))
                })
        })
}
