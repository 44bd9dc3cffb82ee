import KinoraStage
import KinoraViews

/// Marks a run whose glyphs appear one after another.
struct EmphasisAttribute: TextAttribute {}

/// Draws text as it is without a renderer, or with emphasized glyphs rising from below out of blur one after
/// another while all other runs fade in.
struct AppearanceRenderer: TextRenderer, Animatable {
    /// Seconds since the beginning.
    var elapsedTime: Double
    /// Seconds for one glyph.
    let elementDuration: Double
    /// Seconds for all of them.
    let totalDuration: Double
    let extraBounce: Double

    init(elapsedTime: Double, elementDuration: Double, totalDuration: Double, extraBounce: Double) {
        self.elapsedTime = min(elapsedTime, totalDuration)
        self.elementDuration = min(elementDuration, totalDuration)
        self.totalDuration = totalDuration
        self.extraBounce = extraBounce
    }

    var animatableData: Double {
        get { elapsedTime }
        set { elapsedTime = newValue }
    }

    private var spring: Spring { .snappy(duration: max(elementDuration - 0.05, 0.01), extraBounce: extraBounce) }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for run in layout.flatMap({ $0 }) {
            if run[EmphasisAttribute.self] != nil {
                let delay = elementDelay(count: run.count)
                for (index, slice) in run.enumerated() {
                    let time = max(0, min(elapsedTime - Double(index) * delay, elementDuration))
                    var copy = context
                    draw(slice, at: time, in: &copy)
                }
            } else {
                var copy = context
                copy.opacity = UnitCurve.easeIn.value(at: elapsedTime / 0.2)
                copy.draw(run)
            }
        }
    }

    private func draw(_ slice: Text.Layout.RunSlice, at time: Double, in context: inout GraphicsContext) {
        let progress = time / elementDuration
        let bounds = slice.typographicBounds
        let rise = spring.value(fromValue: -bounds.descent, toValue: 0, initialVelocity: 0, time: time)
        context.translateBy(x: 0, y: rise)
        context.addFilter(.blur(radius: bounds.rect.height / 16 * UnitCurve.easeIn.value(at: 1 - progress)))
        context.opacity = UnitCurve.easeIn.value(at: 1.4 * progress)
        context.draw(slice, options: .disablesSubpixelQuantization)
    }

    /// Seconds from one glyph's start to the next one's, so that the last one ends with the whole.
    private func elementDelay(count: Int) -> Double {
        let count = Double(count)
        return max((totalDuration - count * elementDuration) / (count + 1), (totalDuration - elementDuration) / count)
    }
}

struct GlyphAppearance: Transition {
    let elementDuration: Double
    let totalDuration: Double
    let extraBounce: Double

    static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }

    func body(content: Content, phase: TransitionPhase) -> some View {
        let renderer = AppearanceRenderer(
            elapsedTime: phase.isIdentity ? totalDuration : 0, elementDuration: elementDuration,
            totalDuration: totalDuration, extraBounce: extraBounce)
        content.transaction { transaction in
            // Time runs evenly; each glyph's spring depends on it.
            if !transaction.disablesAnimations { transaction.animation = .linear(duration: totalDuration) }
        } body: { view in
            view.textRenderer(renderer)
        }
    }
}

struct GlyphAppearancePage: View {
    let before: String
    let emphasized: String
    let after: String
    let color: Color
    let size: Double
    let transition: GlyphAppearance

    @State private var isVisible = false

    var body: some View {
        ZStack {
            if isVisible {
                sentence
                    .font(.system(size: size, weight: .semibold, design: .rounded))
                    .multilineTextAlignment(.center)
                    .frame(maxWidth: 340)
                    .transition(transition)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle())
        .onTapGesture { withAnimation { isVisible.toggle() } }
    }

    private var sentence: Text {
        let word = Text(emphasized).customAttribute(EmphasisAttribute()).foregroundStyle(color).bold()
        return Text("\(before)\(word)\(after)")
    }
}

struct GlyphAppearanceEntry: Effect {
    @Parameter("What stands before the emphasized words.") var before = "Build "
    @Parameter("The emphasized words.") var text = "Visual Effects"
    @Parameter("What stands after them.") var after = " with SwiftUI"
    @Parameter("The emphasized words' color.", default: "pink") var color: Color
    @Parameter("The letters' size.", in: 6...300, good: 20...64, unit: .points) var size = 36.0
    @Parameter("How long one glyph takes.", in: 0.02...60, good: 0.2...0.8, unit: .seconds) var element = 0.4
    @Parameter("How long all glyphs take.", in: 0.02...60, good: 0.6...2, unit: .seconds) var total = 0.9
    @Parameter("How much more than a snappy spring glyphs bounce.", in: 0...0.8, good: 0...0.6, unit: .fraction)
    var bounce = 0.4
    @Parameter("The color behind the words.", default: "white/#0f1117") var page: Color

    var view: some View {
        GlyphAppearancePage(
            before: before, emphasized: text, after: after, color: color, size: size,
            transition: GlyphAppearance(
                elementDuration: element, totalDuration: total, extraBounce: bounce)
        )
        .page(page)
        .clipped()
    }

    static let entry = CatalogueEntry(
        name: "glyphs",
        summary: "Words whose glyphs rise out of blur one after another.",
        rows: [66, 67],
        size: CGSize(width: 400, height: 240),
        duration: 3.5,
        loops: false,
        script: Script([
            ScriptEvent(at: 0.2, .tap(at: .unit(x: 0.5, y: 0.5), count: 1)),
            ScriptEvent(at: 2.2, .tap(at: .unit(x: 0.5, y: 0.5), count: 1)),
        ]),
        blank: [0...0.25, 3.15...3.5],
        effect: GlyphAppearanceEntry())
}
