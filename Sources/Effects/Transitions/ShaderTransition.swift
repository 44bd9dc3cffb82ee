import KinoraScene
import KinoraStage
import KinoraViews

/// A transition by a shader function of how much of the view is there, after the Inferno library's set.
struct ShaderTransition: Transition {
    let kind: TransitionKind
    /// What the kind takes: a cell's width in points, or a share.
    let number: Double

    func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(ShaderTransitionEffect(kind: kind, number: number, amount: phase.isIdentity ? 1 : 0))
    }
}

/// A view of which `amount` is there.
struct ShaderTransitionEffect: ViewModifier, Animatable {
    let kind: TransitionKind
    let number: Double
    /// 0 is nothing, 1 the whole view.
    var amount: Double

    nonisolated var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    func body(content: Content) -> some View {
        content.visualEffect { [kind, number, amount] view, proxy in
            view.layerEffect(
                Shader(
                    function: ShaderFunction(library: .default, name: kind.function),
                    arguments: [.float2(proxy.size), .float(amount), .float(number)]),
                maxSampleOffset: kind.readsFar ? proxy.size : .zero, isEnabled: amount < 1)
        }
    }
}

/// Two pictures of which one comes and goes over the other at every tap.
struct ShaderTransitionPage: View {
    let transition: ShaderTransition
    let image: Image?
    /// Seconds.
    let duration: Double

    @State private var isShown = false

    var body: some View {
        ZStack {
            LandscapePhoto(mood: .fjord)
            if isShown {
                Photo(image: image).transition(transition)
            }
        }
        .clipped()
        .contentShape(Rectangle())
        .onTapGesture { withAnimation(.easeIn(duration: duration)) { isShown.toggle() } }
    }
}

enum ShaderTransitions {
    static let circles = entry(.circles, "A photo that appears in growing discs.")
    static let circleWave = entry(.circleWave, "A photo that appears in growing discs, from one corner on.")
    static let crosswarpLeft = entry(
        .crosswarpLeft, "A photo that is drawn in from the right, out of a blur of streaks.")
    static let crosswarpRight = entry(
        .crosswarpRight, "A photo that is drawn in from the left, out of a blur of streaks.")
    static let diamonds = entry(.diamonds, "A photo that appears in growing diamonds.")
    static let diamondWave = entry(.diamondWave, "A photo that appears in growing diamonds, from one corner on.")
    static let genie = entry(.genie, "A photo that is poured out of a slit at the lower edge.")
    static let pixellate = entry(.pixellate, "A photo that appears out of coarse squares.")
    static let radial = entry(.radial, "A photo that is uncovered by a hand that goes round.")
    static let swirl = entry(.swirl, "A photo that unwinds out of a swirl.")
    static let wind = entry(.wind, "A photo that is blown in from the side in streaks.")

    private static func entry(_ kind: TransitionKind, _ summary: String) -> CatalogueEntry {
        CatalogueEntry(
            name: "transition-" + kind.rawValue, summary: summary, rows: [],
            parameters: [
                Parameter("image", "The photo that comes and goes; any PNG file.", .image),
                Parameter(
                    "duration", "How long it takes.",
                    .number(default: 1.5, range: 0.05...60, good: 0.5...2, unit: .seconds)),
                kind.parameter,
            ],
            size: CGSize(width: 400, height: 300), duration: 4.5, loops: false,
            script: Script([
                ScriptEvent(at: 0.2, .tap(at: .unit(x: 0.5, y: 0.5), count: 1)),
                ScriptEvent(at: 2.5, .tap(at: .unit(x: 0.5, y: 0.5), count: 1)),
            ]),
            makeView: { values in
                ShaderKernels.register(kind.function, kind.kernel)
                return AnyView(
                    ShaderTransitionPage(
                        transition: ShaderTransition(kind: kind, number: values.number(kind.parameter.name)),
                        image: values.image("image"), duration: values.number("duration")))
            })
    }
}
