import KinoraViews

/// As many characters as an animated share of the text says: typing that eases into its end.
struct AnimatableTypewriter: View, Animatable {
    let text: String
    var progress: CGFloat

    nonisolated var animatableData: CGFloat {
        get { progress }
        set { progress = newValue }
    }

    var body: some View {
        HStack(spacing: 0) {
            // A hair above, so that a share that stands for a whole number of characters shows all of them.
            Text(String(text.prefix(Int(CGFloat(text.count) * progress + 1e-9))))
            Text("\u{2588}").opacity(0.9)
        }
    }
}

struct EasedTypewriterPage: View {
    enum Curve: String, CaseIterable { case linear, easeIn, easeOut, easeInOut }

    let text: String
    let perCharacter: Double
    let curve: Curve
    let size: CGFloat
    let color: Color

    @State private var progress: CGFloat = 0

    var body: some View {
        ZStack(alignment: .leading) {
            Text(text + "\u{2588}").hidden()
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
        case .linear: .linear(duration: duration)
        case .easeIn: .easeIn(duration: duration)
        case .easeInOut: .easeInOut(duration: duration)
        case .easeOut: .easeOut(duration: duration)
        }
    }
}

struct EasedTypewriter: Effect {
    @Parameter("What appears.") var text = "Welcome to the terminal..."
    @Parameter("How long a character takes on average.", in: 0.001...10, good: 0.03...0.12, unit: .seconds)
    var perCharacter = 0.05
    @Parameter("How the typing's speed changes.") var curve = EasedTypewriterPage.Curve.easeOut
    @Parameter("Size of the letters.", in: 4...400, good: 16...40, unit: .points) var size = 26.0
    @Parameter("The text's color.", default: "#166534/#7ee787") var color: Color
    @Parameter("The color behind.", default: "#f3f7f2/#0b0d17") var page: Color

    var view: some View {
        EffectPage(color: page) {
            EasedTypewriterPage(
                text: text, perCharacter: perCharacter, curve: curve, size: size, color: color)
        }
    }

    static let entry = CatalogueEntry(
        name: "typewriter-eased",
        summary: "Text that appears character by character along an easing.",
        rows: [4],
        size: CGSize(width: 480, height: 120),
        duration: 2,
        loops: false,
        effect: EasedTypewriter())
}
