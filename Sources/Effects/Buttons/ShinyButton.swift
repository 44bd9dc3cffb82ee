import KinoraStage
import KinoraViews

/// A button that pops up, and over whose label and rim a shine passes again and again (after Magic UI's shiny button).
///
/// The shine goes by a spring that is damped more than critically, so it is quick first and takes long to arrive. Ahead of it the
/// label is whole at once; behind it the label comes back slowly.
struct ShinyButton: View {
    let settings: ShinyButtonEffect

    @State private var isThere = false

    var body: some View {
        Button {
        } label: {
            Elapsed { seconds in face(middle: middle(at: seconds)) }
        }
        .buttonStyle(PressScaleStyle(scale: settings.press))
        .scaleEffect(isThere ? 1 : settings.start)
        .onAppear {
            withAnimation(.interpolatingSpring(mass: 0.5, stiffness: 200, damping: 5)) { isThere = true }
        }
    }

    /// Where the shine is, as a share of the width: from before the left end to behind the right one.
    private func middle(at seconds: Double) -> Double {
        let spring = Spring(mass: 2, stiffness: 20, damping: 15, allowOverDamping: true)
        let turn = Maths.fraction(seconds / (settings.sweep + settings.rest)) * (settings.sweep + settings.rest)
        // The spring has gone 99 of 100 parts of its way in 2.7 seconds.
        let way = spring.value(target: 1, time: min(turn, settings.sweep) * 2.7 / settings.sweep)
        return -0.3 + 2 * way
    }

    private func face(middle: Double) -> some View {
        let shape = RoundedRectangle(cornerRadius: 12, style: .continuous)
        return Text(settings.title.uppercased())
            .font(.system(size: 19, weight: .medium)).tracking(1.6)
            .foregroundStyle(
                band(
                    [
                        .init(color: .primary, location: 0), .init(color: .primary.opacity(0.12), location: 0.125),
                        .init(color: .primary, location: 0.7),
                    ], at: middle)
            )
            .fixedSize()
            .padding(.horizontal, 40)
            .frame(height: 64)
            .background {
                shape.fill(Palette.card)
                shape.fill(
                    RadialGradient(
                        colors: [settings.light.opacity(0.26), settings.light.opacity(0.04)], center: .top,
                        startRadius: 0,
                        endRadius: 170))
            }
            .overlay { shape.strokeBorder(settings.light.opacity(0.25), lineWidth: 1.5) }
            .overlay {
                shape.strokeBorder(
                    band(
                        [
                            .init(color: settings.light.opacity(0), location: 0),
                            .init(color: settings.light, location: 0.125),
                            .init(color: settings.light.opacity(0), location: 0.7),
                        ], at: middle), lineWidth: 1.5)
            }
            .shadow(color: .black.opacity(0.12), radius: 8, y: 4)
    }

    /// Stops from a little ahead of the shine to far behind it, a little oblique.
    private func band(_ stops: [Gradient.Stop], at middle: Double) -> LinearGradient {
        LinearGradient(
            stops: stops, startPoint: UnitPoint(x: middle + 0.1, y: 0.2), endPoint: UnitPoint(x: middle - 0.7, y: 0.8))
    }
}

struct ShinyButtonEffect: Effect {
    @Parameter("What the button says.") var title = "Shiny button"
    @Parameter("The color of the shine on its rim.", default: "#6d4aff/#b9a5ff") var light: Color
    @Parameter("How long the shine takes to pass.", in: 0.1...60, good: 1...4, unit: .seconds) var sweep = 1.8
    @Parameter("How long it rests before the next.", in: 0...60, good: 0.3...3, unit: .seconds) var rest = 0.6
    @Parameter("Its size before it pops up.", in: 0...1.3, good: 0.5...1, unit: .fraction) var start = 0.8
    @Parameter("Its size while it is pressed.", in: 0.5...1.3, good: 0.9...0.99, unit: .fraction) var press = 0.95
    let page = TouchedPage()

    var view: some View { ShinyButton(settings: self).on(page) }

    static let entry = CatalogueEntry(
        name: "shiny-button", summary: "A button that pops up, and over whose label and rim a shine passes.",
        size: CGSize(width: 360, height: 160), fit: .fits, duration: 4.8, loops: false,
        script: Script([ScriptEvent(at: 2.2, .press(at: .unit(x: 0.5, y: 0.5), duration: 0.35))]),
        presets: [Preset("gold", ["light": "#b45309/#fbbf24"])],
        effect: ShinyButtonEffect())
}
