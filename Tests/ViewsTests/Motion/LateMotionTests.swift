import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Transitions whose modifiers read the geometry move what their readers make, in both directions.
@MainActor
struct LateMotionTests {
    /// Comes from the right by its own width, which a reader around the content knows.
    private struct Slide: ViewModifier {
        let isAway: Bool
        func body(content: Content) -> some View {
            GeometryReader { proxy in content.offset(x: isAway ? proxy.size.width : 0) }
        }
    }

    /// A curtain in front of the content, as wide as a share of it.
    private struct Curtain: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.overlay {
                GeometryReader { proxy in
                    Rectangle().frame(width: proxy.size.width * (phase.isIdentity ? 0 : 1), height: 5)
                }
            }
        }
    }

    /// A square that is there between 1 and 3 s.
    private struct Guest: View {
        let transition: AnyTransition
        @State private var isThere = false
        var body: some View {
            ZStack {
                if isThere { Rectangle().frame(width: 80, height: 10).transition(transition) }
            }
            .frame(width: 80, height: 10)
            .task {
                try? await Task.sleep(for: .seconds(1))
                withAnimation(.linear(duration: 1)) { isThere = true }
                try? await Task.sleep(for: .seconds(2))
                withAnimation(.linear(duration: 1)) { isThere = false }
            }
        }
    }

    private func fills(_ transition: AnyTransition, _ time: Double) throws -> [CGRect] {
        try SceneProbe(Stage(showing: Guest(transition: transition)).scene(at: time)).fills.map(\.rect)
    }

    @Test("A reader around the content", arguments: [(1.25, 60.0), (1.75, 20), (2.5, 0), (3.5, 40)])
    func around(time: Double, x: Double) throws {
        let transition = AnyTransition.modifier(active: Slide(isAway: true), identity: Slide(isAway: false))
        let fills = try fills(transition, time)
        #expect(fills.count == 1 && abs(fills[0].minX - x) < 1e-6)
    }

    @Test("A reader in front of the content", arguments: [(1.25, 60.0), (1.75, 20), (3.5, 40)])
    func inFront(time: Double, width: Double) throws {
        let fills = try fills(AnyTransition(Curtain()), time)
        #expect(fills.count == 2 && abs(fills[1].width - width) < 1e-6)
    }

    /// How wide the content is.
    private struct WidthKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    /// The curtain, as wide as what the content tells.
    private struct ToldCurtain: Transition {
        let isBehind: Bool
        func body(content: Content, phase: TransitionPhase) -> some View {
            let told = content.preference(key: WidthKey.self, value: 80)
            if isBehind {
                told.backgroundPreferenceValue(WidthKey.self) { curtain($0, phase) }
            } else {
                told.overlayPreferenceValue(WidthKey.self) { curtain($0, phase) }
            }
        }

        private func curtain(_ width: CGFloat, _ phase: TransitionPhase) -> some View {
            Rectangle().frame(width: width * (phase.isIdentity ? 0 : 1), height: 5)
        }
    }

    @Test(
        "What is made of a preference, in front of the content or behind it",
        arguments: [(1.25, 60.0), (1.75, 20), (3.5, 40)], [false, true])
    func ofPreference(_ moment: (time: Double, width: Double), isBehind: Bool) throws {
        let fills = try fills(AnyTransition(ToldCurtain(isBehind: isBehind)), moment.time)
        #expect(fills.count == 2 && abs((fills.map(\.width).first { $0 != 80 } ?? 0) - moment.width) < 1e-6)
    }

    /// Brings a mark at the middle of the content, which an anchor tells, from the right.
    private struct AnchorKey: PreferenceKey {
        static var defaultValue: Anchor<CGRect>? { nil }
        static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
            value = value ?? nextValue()
        }
    }

    private struct Mark: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.anchorPreference(key: AnchorKey.self, value: .bounds) { $0 }
                .overlayPreferenceValue(AnchorKey.self, alignment: .topLeading) { anchor in
                    GeometryReader { proxy in
                        if let anchor {
                            Rectangle().frame(width: 4, height: 4)
                                .offset(x: proxy[anchor].midX + (phase.isIdentity ? 0 : 20))
                        }
                    }
                }
        }
    }

    @Test("A mark where an anchor of the content is", arguments: [(1.25, 55.0), (1.75, 45), (2.5, 40), (3.5, 50)])
    func atAnchor(time: Double, x: Double) throws {
        let fills = try fills(AnyTransition(Mark()), time)
        let mark = try #require(fills.first { $0.width == 4 })
        #expect(abs(mark.minX - x) < 1e-6)
    }

    /// The same around content in a branch, which asks for the transition of what it shows.
    private struct SlideInBranch: ViewModifier {
        let isAway: Bool
        func body(content: Content) -> some View {
            GeometryReader { proxy in
                if proxy.size.width > 0 { AnyView(content).offset(x: isAway ? proxy.size.width : 0) }
            }
        }
    }

    @Test("A branch in a reader does not perform the transition again", arguments: [(1.25, 60.0), (2.5, 0), (3.5, 40)])
    func branch(time: Double, x: Double) throws {
        let transition = AnyTransition.modifier(
            active: SlideInBranch(isAway: true), identity: SlideInBranch(isAway: false))
        let fills = try fills(transition, time)
        #expect(fills.count == 1 && abs(fills[0].minX - x) < 1e-6)
    }

    @Test("What has left is gone")
    func gone() throws {
        #expect(try fills(AnyTransition(Curtain()), 4.1).isEmpty)
        #expect(try fills(AnyTransition(Curtain()), 0.9).isEmpty)
    }

    @Test("A reader in the content of another transition makes what is there at once")
    func inContent() throws {
        struct Page: View {
            @State private var isThere = false
            var body: some View {
                ZStack {
                    if isThere {
                        GeometryReader { Rectangle().frame(width: $0.size.width / 2, height: 10) }.transition(.opacity)
                    }
                }
                .frame(width: 80, height: 10)
                .onAppear { withAnimation(.linear(duration: 1)) { isThere = true } }
            }
        }
        let stage = Stage(showing: Page())
        for time in [0.1, 0.5, 2] { #expect(try SceneProbe(stage.scene(at: time)).fills.map(\.rect.width) == [40]) }
    }
}
