import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// What a transition changes around a view reaches into the view.
@MainActor
struct TransitionEnvironmentTests {
    private struct Reddening: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.foregroundStyle(
                phase.isIdentity ? Color(red: 0, green: 0, blue: 1) : Color(red: 1, green: 0, blue: 0))
        }
    }

    private struct Arriving: View {
        @State private var isThere = false
        var body: some View {
            ZStack {
                if isThere {
                    Rectangle().frame(width: 10, height: 10).padding(4).transition(Reddening())
                }
            }
            .onAppear { withAnimation(.linear(duration: 2)) { isThere = true } }
        }
    }

    @Test("A style set by a transition is animated into the view's shapes")
    func style() throws {
        func color(_ time: Double) throws -> RGBA {
            try #require(
                SceneProbe(FrameScene(size: .zero, nodes: lowered(Arriving(), at: time))).fills.first?.paint.rgba)
        }
        #expect(try color(0).isClose(to: RGBA(red: 1, green: 0, blue: 0)))
        #expect(try color(3).isClose(to: RGBA(red: 0, green: 0, blue: 1)))
        let middle = try color(1)
        #expect(middle.red > 0.2 && middle.red < 0.8 && middle.blue > 0.2 && middle.blue < 0.8)
    }

    private struct Branching: Transition {
        let grows: Bool
        func body(content: Content, phase: TransitionPhase) -> some View {
            if grows {
                content.scaleEffect(phase.isIdentity ? 1 : 2)
            } else {
                content.opacity(phase.isIdentity ? 1 : 0)
            }
        }
    }

    private struct Branch: View {
        let grows: Bool
        @State private var isThere = false
        var body: some View {
            ZStack { if isThere { Color.red.frame(width: 20, height: 20).transition(Branching(grows: grows)) } }
                .onAppear { withAnimation(.linear(duration: 2)) { isThere = true } }
        }
    }

    @Test("A transition may have branches around its content, which are not transitions of it themselves")
    func branches() throws {
        func fill(_ grows: Bool, _ time: Double) throws -> SceneProbe.Filled {
            try #require(
                SceneProbe(FrameScene(size: .zero, nodes: lowered(Branch(grows: grows), at: time))).fills.first)
        }
        #expect(try abs(fill(true, 1).rect.width - 30) < 1e-6)
        #expect(try abs(fill(false, 1).opacity - 0.5) < 1e-6)
        #expect(try fill(true, 3).rect.width == 20 && fill(false, 3).opacity == 1)
    }

    /// A list of numbers whose sum with another is as long as the shorter of the two, so that its zero has length 1.
    private struct List: VectorArithmetic {
        var values: [Double]
        static let zero = List(values: [0])
        static func + (a: List, b: List) -> List { List(values: zip(a.values, b.values).map { $0 + $1 }) }
        static func - (a: List, b: List) -> List { List(values: zip(a.values, b.values).map { $0 - $1 }) }
        mutating func scale(by factor: Double) { values = values.map { $0 * factor } }
        var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
    }

    private struct Bars: Shape {
        var animatableData: List
        func path(in rect: CGRect) -> Path {
            Path(
                CGRect(
                    x: 0, y: 0, width: CGFloat(animatableData.values.count),
                    height: animatableData.values.reduce(0.0) { $0 + $1 }))
        }
    }

    private struct Stepping: View {
        @State private var list = List(values: [1, 2, 3])
        var body: some View {
            Bars(animatableData: list).onAppear {
                for step in 0..<3 {
                    DispatchQueue.main.asyncAfter(deadline: .now() + Double(step)) {
                        withAnimation(.linear(duration: 1)) { list.values = list.values.map { $0 + 1 } }
                    }
                }
            }
        }
    }

    @Test("Lists of numbers keep their length through animations that follow each other and after them")
    func lists() throws {
        func size(_ time: Double) throws -> CGSize {
            try #require(SceneProbe(FrameScene(size: .zero, nodes: lowered(Stepping(), at: time))).fills.first).rect
                .size
        }
        #expect(try size(0.5) == CGSize(width: 3, height: 7.5))
        #expect(try size(1.5) == CGSize(width: 3, height: 10.5))
        #expect(try size(9) == CGSize(width: 3, height: 15))
    }
}
