import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// How a shader's arguments move, beside a view and in a chain of `visualEffect`.
@MainActor
struct ShaderMotionTests {
    init() {
        ShaderKernels.register("testTint", .color { _ in { _, color in color } })
        ShaderKernels.register("testShift", .distortion { _ in { position in position } })
    }

    /// The arguments of the only shader that is drawn at a time, as numbers; nil where none is.
    private func numbers(_ view: some View, at time: Double) throws -> [Float]? {
        func shader(_ nodes: [Node]) -> ShaderCall? {
            for node in nodes {
                guard case .layer(let operation, let content) = node else { continue }
                if case .filter(.shader(let pass)) = operation { return pass.shader }
                if let inner = shader(content) { return inner }
            }
            return nil
        }
        return try shader(lowered(view, at: time))?.arguments.flatMap(\.numbers)
    }

    private func expect(_ view: some View, _ values: [(time: Double, numbers: [Float]?)], _ comment: Comment) throws {
        for (time, expected) in values {
            let found = try numbers(view, at: time)
            #expect(found?.count == expected?.count, "\(comment) at \(time): \(String(describing: found))")
            for (a, b) in zip(found ?? [], expected ?? []) {
                #expect(abs(a - b) < 1e-5, "\(comment) at \(time): \(String(describing: found))")
            }
        }
    }

    private nonisolated static func shader(_ x: Double) -> Shader {
        ShaderLibrary.testTint(
            .float(x), .color(Color(red: x, green: 0, blue: 1 - x)), .floatArray([1, Float(x)]),
            .colorArray([Color(red: 1, green: 1, blue: 1, opacity: x)]))
    }

    @Test("Numbers and colors of an argument move alike beside a view and in a chain")
    func arguments() throws {
        func at(_ x: Float) -> [Float] { [x, x, 0, 1 - x, 1, 1, x, x, x, x, x] }
        let values: [(Double, [Float]?)] = [(0, at(0)), (0.5, at(0.25)), (1, at(0.5)), (1.5, at(0.75)), (2, at(1))]
        try expect(Changing(0.0, 1.0) { Color.red.colorEffect(Self.shader($0)) }, values, "beside")
        try expect(
            Changing(0.0, 1.0) { x in Color.red.visualEffect { content, _ in content.colorEffect(Self.shader(x)) } },
            values,
            "chain")
        // One that is switched on in an animation does not come from anywhere.
        try expect(
            Changing(false, true) { isOn in
                Color.red.visualEffect { content, _ in
                    content.colorEffect(ShaderLibrary.testTint(.color(.white), .float(3)), isEnabled: isOn)
                }
            }, [(0, [1, 1, 1, 1, 3]), (1, [1, 1, 1, 1, 3])], "switched on")
        // Colors that the appearance decides are known in the chain, too.
        try expect(
            Color.red.visualEffect { content, _ in content.colorEffect(ShaderLibrary.testTint(.color(.primary))) }
                .environment(\.colorScheme, .dark), [(0, [1, 1, 1, 1])], "dark")
    }

    /// Shifts by shares of the width while it comes and goes.
    private struct Shifting: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.distortionEffect(
                ShaderLibrary.testShift(.float(phase.value * 100)), maxSampleOffset: CGSize(width: 100, height: 100))
        }
    }

    private struct ChainedShifting: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            let value = phase.value
            content.visualEffect { content, proxy in
                content.distortionEffect(
                    ShaderLibrary.testShift(.float(value * proxy.size.width)), maxSampleOffset: proxy.size)
            }
        }
    }

    private struct Tinted: ViewModifier {
        let color: Color
        func body(content: Content) -> some View {
            content.colorEffect(ShaderLibrary.testTint(.color(color)))
        }
    }

    private struct ChainedTint: ViewModifier {
        let color: Color
        func body(content: Content) -> some View {
            content.visualEffect { [color] content, _ in
                content.colorEffect(ShaderLibrary.testTint(.color(color)))
            }
        }
    }

    @Test("A transition with a shader moves it as a view comes and goes, beside it and in a chain")
    func transitions() throws {
        let (green, white) = (Color(red: 0, green: 1, blue: 0), Color(red: 1, green: 1, blue: 1))
        for (shift, tint) in [
            (
                AnyTransition(Shifting()),
                AnyTransition.modifier(active: Tinted(color: green), identity: Tinted(color: white))
            ),
            (
                AnyTransition(ChainedShifting()),
                AnyTransition.modifier(active: ChainedTint(color: green), identity: ChainedTint(color: white))
            ),
        ] {
            func view(comes: Bool, _ transition: AnyTransition) -> some View {
                Changing(!comes, comes) { isThere in ZStack { if isThere { Color.red.transition(transition) } } }
            }
            try expect(
                view(comes: true, shift), [(0, [-100]), (0.5, [-75]), (1, [-50]), (1.9, [-5]), (2, [0]), (3, [0])],
                "comes")
            try expect(view(comes: false, shift), [(0, [0]), (0.5, [25]), (1, [50]), (1.9, [95]), (2, nil)], "goes")
            try expect(
                view(comes: true, tint), [(0, [0, 1, 0, 1]), (0.5, [0.25, 1, 0.25, 1]), (2, [1, 1, 1, 1])], "in")
            try expect(view(comes: false, tint), [(0, [1, 1, 1, 1]), (1.5, [0.25, 1, 0.25, 1]), (2, nil)], "out")
        }
    }

    @Test("A view goes at once where its chain does not move, and stays as long as what else moves in its transition")
    func still() throws {
        struct Still: Transition {
            let fades: Bool
            func body(content: Content, phase: TransitionPhase) -> some View {
                content.visualEffect { content, _ in content.colorEffect(ShaderLibrary.testTint(.float(7))) }
                    .opacity(fades && !phase.isIdentity ? 0 : 1)
            }
        }
        func view(fades: Bool) -> some View {
            Changing(true, false) { isThere in
                ZStack { if isThere { Color.red.transition(AnyTransition(Still(fades: fades))) } }
            }
        }
        try expect(view(fades: false), [(0, nil), (0.1, nil)], "still")
        try expect(view(fades: true), [(0, [7]), (1.9, [7]), (2, nil)], "fading")
    }

    @Test("Keyframes and phases drive arguments in a chain, also where an animation begins meanwhile")
    func animators() throws {
        struct Driven: View {
            let phases: Bool
            @State private var other = 0.0
            var body: some View {
                VStack {
                    if phases {
                        Color.red.phaseAnimator([0.0, 1.0]) { view, x in
                            view.visualEffect { content, _ in content.colorEffect(ShaderLibrary.testTint(.float(x))) }
                        } animation: { _ in
                            .linear(duration: 2)
                        }
                    } else {
                        Color.red.keyframeAnimator(initialValue: 0.0, repeating: true) { view, x in
                            view.visualEffect { content, _ in content.colorEffect(ShaderLibrary.testTint(.float(x))) }
                        } keyframes: { _ in
                            LinearKeyframe(1.0, duration: 2)
                            LinearKeyframe(0.0, duration: 2)
                        }
                    }
                    Color.blue.opacity(other)
                }
                .task {
                    try? await Task.sleep(for: .seconds(1))
                    withAnimation(.linear(duration: 2)) { other = 1 }
                }
            }
        }
        let values: [(Double, [Float]?)] = [(0, [0]), (0.5, [0.25]), (1.5, [0.75]), (2, [1]), (3, [0.5])]
        try expect(Driven(phases: false), values, "keyframes")
        try expect(Driven(phases: true), values, "phases")
    }

    @Test("In a timeline arguments are those of the frame, also in a chain and while something else moves")
    func timeline() throws {
        try expect(
            Changing(0.0, 1.0) { x in
                TimelineView(.animation) { timeline in
                    let time = timeline.date.timeIntervalSinceReferenceDate
                    Color.red.visualEffect { content, _ in
                        content.offset(x: x).colorEffect(ShaderLibrary.testTint(.float(time)))
                    }
                }
            }, [(0, [0]), (0.5, [0.5]), (1.25, [1.25])], "timeline")
    }
}
