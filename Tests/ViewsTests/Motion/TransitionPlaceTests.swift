import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Where what comes and goes is drawn.
@MainActor
struct TransitionPlaceTests {
    private func fills(_ time: Double, @ViewBuilder _ view: @escaping @MainActor () -> some View) throws
        -> [(hex: String, rect: CGRect)]
    {
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 5) { view() }
        return try SceneProbe(stage.scene(at: time)).fills.compactMap { fill in
            fill.paint.rgba.map { ($0.hex, fill.rect) }
        }
    }

    private struct Leaving: View {
        let zIndex: Double
        @State private var isThere = true
        var body: some View {
            ZStack {
                Color(red: 1, green: 0, blue: 0)
                if isThere {
                    Color(red: 0, green: 0, blue: 1).frame(width: 50, height: 50).transition(.offset(x: 1))
                        .zIndex(zIndex)
                }
            }
            .onAppear { withAnimation(.linear(duration: 1)) { isThere = false } }
        }
    }

    @Test("What leaves is drawn behind what stays, unless its zIndex is higher", arguments: [0.0, 1.0])
    func behind(zIndex: Double) throws {
        let order = try fills(0.5) { Leaving(zIndex: zIndex) }.map(\.hex)
        let (red, blue) = (RGBA(red: 1, green: 0, blue: 0).hex, RGBA(red: 0, green: 0, blue: 1).hex)
        #expect(order == (zIndex == 0 ? [blue, red] : [red, blue]))
    }

    private struct Coming: View {
        let transition: AnyTransition
        @State private var isThere = false
        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.clear
                if isThere { Color(red: 0, green: 0, blue: 1).frame(width: 40, height: 20).transition(transition) }
            }
            .onAppear { withAnimation(.linear(duration: 1)) { isThere = true } }
        }
    }

    @Test("An offset comes with the transition's own animation, as other transitions do")
    func ownAnimation() throws {
        func x(_ transition: AnyTransition) throws -> CGFloat? {
            try fills(0.5) { Coming(transition: transition) }.last?.rect.minX
        }
        // A quarter of two seconds has gone.
        let offset = try #require(try x(.offset(x: 40).animation(.linear(duration: 2))))
        #expect(abs(offset - 30) < 1e-6)
        let moved = try #require(try x(.move(edge: .trailing).animation(.linear(duration: 2))))
        #expect(abs(moved - 30) < 1e-6)
        let plain = try #require(try x(.offset(x: 40)))
        #expect(abs(plain - 20) < 1e-6)
    }

    /// Blue for a while, by updates without an animation.
    private struct Visit<T: Transition>: View {
        let transition: T
        @State private var isThere = false
        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.clear
                if isThere { Color(red: 0, green: 0, blue: 1).frame(width: 40, height: 20).transition(transition) }
            }
            .onAppear {
                isThere = true
                after(2) { isThere = false }
            }
        }
    }

    /// A transition whose view has the animation.
    private struct Gliding: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.offset(x: phase.isIdentity ? 0 : 40).animation(.linear(duration: 1), value: phase)
        }
    }

    private func visit(_ transition: some Transition, at time: Double) throws -> CGFloat? {
        let blue = RGBA(red: 0, green: 0, blue: 1).hex
        let x = try fills(time) { Visit(transition: transition) }.last { $0.hex == blue }?.rect.minX
        return x.map { ($0 * 1e6).rounded() / 1e6 }
    }

    @Test("A transition with an animation of its own comes and goes in updates without one")
    func ownAnimationAlone() throws {
        let offset = OffsetTransition(CGSize(width: 40, height: 0))
        let own = offset.animation(.linear(duration: 1))
        let sides = AsymmetricTransition(insertion: own, removal: IdentityTransition())
        #expect(try visit(own, at: 0.25) == 30)
        #expect(try visit(own, at: 1.5) == 0)
        #expect(try visit(own, at: 2.25) == 10)
        #expect(try visit(own, at: 3.25) == nil)
        #expect(try visit(Gliding(), at: 0.25) == 30)
        #expect(try visit(Gliding(), at: 2.25) == 10)
        #expect(try visit(sides, at: 0.25) == 30)
        #expect(try visit(sides, at: 2.25) == nil)
        #expect(try visit(offset, at: 0.25) == 0)
        #expect(try visit(offset, at: 2.25) == nil)
    }

    /// A transition that may move, and does not.
    private struct Resting: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View { content }
    }

    private struct Mourned: View {
        @State private var isThere = true
        @State private var isGone = false
        var body: some View {
            ZStack {
                if isThere {
                    Color.red.frame(width: 20, height: 20).transition(Resting()).onDisappear { isGone = true }
                }
                Color(red: 0, green: isGone ? 1 : 0, blue: 0)
            }
            .onAppear { after(1) { isThere = false } }
        }
    }

    @Test("What leaves without moving has disappeared at once")
    func disappearance() throws {
        let green = RGBA(red: 0, green: 1, blue: 0).hex
        #expect(try !fills(0.9) { Mourned() }.map(\.hex).contains(green))
        #expect(try fills(1.01) { Mourned() }.map(\.hex) == [green])
    }
}
