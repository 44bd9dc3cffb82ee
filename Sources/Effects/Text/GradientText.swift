import KinoraViews

/// A capsule whose sign, words and rim are filled by one gradient that slides without end (after Magic UI's animated gradient text).
///
/// The gradient is one surface across the whole capsule, so that a color passes from the rim into the words and on. It begins and ends with
/// the same color, so that copies of it join without a seam.
struct GradientText: View {
    let settings: GradientTextEffect

    var body: some View {
        Elapsed { seconds in
            capsule(paint(Maths.fraction(seconds / settings.period)))
        }
    }

    private func capsule(_ paint: LinearGradient) -> some View {
        label
            .hidden()
            .background { Capsule().fill(Palette.card) }
            .background {
                Capsule().fill(paint).blur(radius: settings.glow).offset(y: 0.6 * settings.glow).opacity(0.42)
            }
            .overlay {
                paint.mask {
                    label
                    Capsule().fill(
                        LinearGradient(
                            colors: [.black.opacity(0), .black.opacity(0.1)], startPoint: .center, endPoint: .bottom))
                    Capsule().strokeBorder(lineWidth: settings.rim)
                }
            }
    }

    private var label: some View {
        HStack(spacing: 0.42 * settings.size) {
            if !settings.symbol.isEmpty {
                Image(systemName: settings.symbol).font(.system(size: 0.9 * settings.size))
                Rectangle().frame(width: 1, height: settings.size).opacity(0.5)
            }
            Text(settings.text).font(.system(size: settings.size, weight: .bold)).lineLimit(1)
            Image(systemName: "chevron.right").font(.system(size: 0.6 * settings.size, weight: .bold))
        }
        .padding(.horizontal, 0.85 * settings.size)
        .frame(height: 2.3 * settings.size)
        .fixedSize()
    }

    /// The gradient after a share of its way: copies of it from where the first now begins to behind the far end.
    private func paint(_ share: Double) -> LinearGradient {
        let copies = Int((1 / settings.spread).rounded(.up)) + 1
        let one = [settings.from, settings.to]
        let start = -share * settings.spread
        return LinearGradient(
            colors: (0..<copies).flatMap { _ in one } + [settings.from],
            startPoint: UnitPoint(x: start, y: 0.5),
            endPoint: UnitPoint(x: start + Double(copies) * settings.spread, y: 0.5))
    }
}

struct GradientTextEffect: Effect {
    @Parameter("The words.") var text = "Introducing Kinora"
    @Parameter("The sign before them, as in SF Symbols; none if it is empty.") var symbol = "party.popper.fill"
    @Parameter("The letters' size.", in: 4...300, good: 20...60, unit: .points) var size = 32.0
    @Parameter("The color at the gradient's ends.", default: "#b4530a/#ffaa40") var from: Color
    @Parameter("The color in its middle.", default: "#8b2cf5/#c08bff") var to: Color
    @Parameter("The gradient's width, in widths of the capsule.", in: 0.05...20, good: 0.5...3, unit: .count)
    var spread = 1.0
    @Parameter("How long it takes to slide by its width.", in: 0.1...600, good: 3...10, unit: .seconds) var period = 4.0
    @Parameter("The rim's width.", in: 0...40, good: 1...4, unit: .points) var rim = 2.0
    @Parameter("How soft the light around it is.", in: 0...100, good: 8...30, unit: .points) var glow = 16.0
    @Parameter("The page's color.", default: "#ffffff/#0f1117") var page: Color

    var view: some View { GradientText(settings: self).page(page) }

    static let entry = CatalogueEntry(
        name: "gradient-text", summary: "A capsule with words and a rim through which one gradient slides.",
        size: CGSize(width: 480, height: 200), fit: .fits, duration: 4, loops: true,
        presets: [
            Preset("web", ["from": "#ffaa40", "to": "#9c40ff", "spread": "3", "period": "8", "page": "#0f1117"]),
            Preset("lagoon", ["from": "#0f766e/#2dd4bf", "to": "#1d4ed8/#60a5fa", "symbol": "sparkles"]),
            Preset("rose", ["from": "#be123c/#fb7185", "to": "#7e22ce/#c084fc", "symbol": "heart.fill"]),
        ], effect: GradientTextEffect())
}
