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
                    function: ShaderFunction(library: .default, name: kind.function.rawValue),
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
            PhotoStandIn(subject: .mountains)
            if isShown {
                // What leaves is behind what stays, unless it says otherwise.
                Photo(image: image, standIn: .flowers).transition(transition).zIndex(1)
            }
        }
        .clipped()
        .contentShape(Rectangle())
        .onTapGesture { withAnimation(.easeIn(duration: duration)) { isShown.toggle() } }
    }
}

struct ShaderTransitions: Effect {
    let kind: TransitionKind
    @Parameter("The photo that comes and goes; any PNG file.") var image: Image?
    @Parameter("How long it takes.", in: 0.05...60, good: 0.5...2, unit: .seconds) var duration = 1.5
    /// What the kind takes.
    @Parameter var number: Double

    init(_ kind: TransitionKind) {
        self.kind = kind
        _number = kind.number
    }

    var view: some View {
        kind.function.register()
        return ShaderTransitionPage(
            transition: ShaderTransition(kind: kind, number: number), image: image, duration: duration)
    }

    static let circles = CatalogueEntry(.circles, "A photo that appears in growing discs.")
    static let circleWave = CatalogueEntry(.circleWave, "A photo that appears in growing discs, from one corner on.")
    static let crosswarpLeft = CatalogueEntry(
        .crosswarpLeft, "A photo that is drawn in from the right, out of a blur of streaks.")
    static let crosswarpRight = CatalogueEntry(
        .crosswarpRight, "A photo that is drawn in from the left, out of a blur of streaks.")
    static let diamonds = CatalogueEntry(.diamonds, "A photo that appears in growing diamonds.")
    static let diamondWave = CatalogueEntry(
        .diamondWave, "A photo that appears in growing diamonds, from one corner on.")
    static let genie = CatalogueEntry(.genie, "A photo that is poured out of a slit at the lower edge.")
    static let pixellate = CatalogueEntry(.pixellate, "A photo that appears out of coarse squares.")
    static let radial = CatalogueEntry(.radial, "A photo that is uncovered by a hand that goes round.")
    static let swirl = CatalogueEntry(.swirl, "A photo that unwinds out of a swirl.")
    static let wind = CatalogueEntry(.wind, "A photo that is blown in from the side in streaks.")
}

extension CatalogueEntry {
    /// A photo that comes at one tap and goes at another.
    fileprivate init(_ kind: TransitionKind, _ summary: String, file: String = #fileID) {
        self.init(
            name: "transition-" + kind.rawValue, summary: summary, size: CGSize(width: 400, height: 300),
            duration: 4.5, loops: false,
            script: Script([
                ScriptEvent(at: 0.2, .tap(at: .unit(x: 0.5, y: 0.5), count: 1)),
                ScriptEvent(at: 2.5, .tap(at: .unit(x: 0.5, y: 0.5), count: 1)),
            ]),
            file: file, effect: ShaderTransitions(kind))
    }
}
