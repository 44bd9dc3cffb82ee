import KinoraStage
import KinoraViews

/// Letters that put on weight under the pointer, and their neighbors a little (after Magic UI's kinetic text).
///
/// A font of one weight has no heavier letters between. A letter grows by being drawn again all round its own outline, as a stroke would
/// do it.
struct KineticText: View {
    let settings: KineticTextEffect

    @State private var hovered: Int?

    var body: some View {
        let letters = settings.text.map(String.init)
        HStack(spacing: settings.size / 12) {
            ForEach(letters.indices, id: \.self) { index in
                Presented(value: weight(index)) { letter(letters[index], weight: $0) }
                    .animation(.easeOut(duration: settings.duration), value: hovered)
                    .contentShape(Rectangle())
                    .onHover { isOver in
                        if isOver { hovered = index } else if hovered == index { hovered = nil }
                    }
            }
        }
    }

    /// From 300 to 900 as shares: the letter itself, its neighbors and theirs.
    private func weight(_ index: Int) -> Double {
        guard let hovered else { return 0 }
        switch abs(index - hovered) {
        case 0: return 1
        case 1: return 0.5
        case 2: return 1.0 / 6
        default: return 0
        }
    }

    private func letter(_ letter: String, weight: Double) -> some View {
        let radius = settings.size / 21 * weight * settings.gain
        let ink = settings.color.mix(with: settings.hot, by: weight, in: .device)
        return ZStack {
            ForEach(0..<12, id: \.self) { step in
                let (sin, cos) = Maths.sincos(2 * .pi * Double(step) / 12)
                Text(letter).offset(x: radius * cos, y: radius * sin)
            }
            Text(letter)
        }
        .font(.system(size: settings.size, weight: .light))
        .foregroundStyle(ink)
        .scaleEffect(1 + 0.12 * weight * settings.gain, anchor: .bottom)
    }
}

struct KineticTextEffect: Effect {
    @Parameter("The letters.") var text = "KINETIC"
    @Parameter("The letters' size.", in: 6...300, good: 40...120, unit: .points) var size = 84.0
    @Parameter("How much weight they put on.", in: 0...2, good: 0.5...1.3, unit: .count) var gain = 1.0
    @Parameter("How long a letter takes.", in: 0.02...10, good: 0.2...0.8, unit: .seconds) var duration = 0.4
    @Parameter("The letters' color.", default: "#1f2937/#e5e7eb") var color: Color
    @Parameter("The color under the pointer.", default: "#be185d/#f472b6") var hot: Color
    @Parameter("Shows the pointer.") var pointer = true
    @Parameter("The page's color.", default: "#f4f5f9/#0b0d17") var page: Color

    var view: some View {
        KineticText(settings: self)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .pointerMark(pointer)
            .page(page)
    }

    static let entry = CatalogueEntry(
        name: "kinetic-text", summary: "Letters that put on weight under the pointer, and their neighbors a little.",
        size: CGSize(width: 520, height: 200), fit: .fits, duration: 4, loops: false,
        script: Script([
            ScriptEvent(
                at: 0,
                .hover(
                    path: [
                        .points(x: 30, y: 180), .points(x: 90, y: 110), .points(x: 260, y: 100),
                        .points(x: 440, y: 104),
                        .points(x: 330, y: 96), .points(x: 200, y: 104),
                    ], duration: 3.2, leaves: true))
        ]),
        effect: KineticTextEffect())
}
