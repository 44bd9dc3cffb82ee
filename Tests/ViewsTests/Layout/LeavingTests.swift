import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// A child on its way out counts no more in its layout, and stays where it was.
@MainActor
struct LeavingTests {
    private struct Column: View {
        @State private var isShown = true
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Rectangle().fill(.green).frame(width: 20, height: 10)
                if isShown { Rectangle().fill(.red).frame(width: 60, height: 20) }
                Rectangle().fill(.blue).frame(width: 20, height: 10)
            }
            .frame(width: 100, height: 100, alignment: .topLeading)
            .onAppear {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                    withAnimation(.linear(duration: 2)) { isShown = false }
                }
            }
        }
    }

    private struct Pile: View {
        @State private var isShown = true
        var body: some View {
            ZStack {
                Rectangle().fill(.green).frame(width: 20, height: 20)
                if isShown { Rectangle().fill(.red).frame(width: 80, height: 60) }
            }
            .onAppear {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                    withAnimation(.linear(duration: 2)) { isShown = false }
                }
            }
        }
    }

    /// What leaves with an animation that has no end.
    private struct Endless: View {
        let autoreverses: Bool
        @State private var isShown = true
        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.clear
                if isShown { Rectangle().fill(.red).frame(width: 60, height: 20).transition(.move(edge: .leading)) }
            }
            .onAppear {
                after(1) {
                    withAnimation(.linear(duration: 2).repeatForever(autoreverses: autoreverses)) { isShown = false }
                }
            }
        }
    }

    /// One after another leaves so.
    private struct Crowd: View {
        @State private var number = 0
        var body: some View {
            ZStack {
                Rectangle().fill(.red).frame(width: 60, height: 20).id(number)
                    .transition(.asymmetric(insertion: .identity, removal: .opacity))
            }
            .onAppear { step() }
        }

        private func step() {
            after(0.1) {
                withAnimation(.linear(duration: 2).repeatForever()) { number += 1 }
                if number < 30 { step() }
            }
        }
    }

    @Test("What leaves with an animation that has no end leaves again and again", arguments: [false, true])
    func endless(autoreverses: Bool) throws {
        func left(_ time: Double) throws -> CGFloat? {
            try list(Endless(autoreverses: autoreverses), time).first { $0.width == 60 }?.minX
        }
        #expect(try left(0.5) == 0)
        #expect(try left(1.5).map { abs($0 + 15) < 0.01 } == true)
        #expect(try left(2.5).map { abs($0 + 45) < 0.01 } == true)
        // On the way back, or again at the beginning.
        #expect(try left(3.5).map { abs($0 + (autoreverses ? 45 : 15)) < 0.01 } == true)
        #expect(try left(4.5).map { abs($0 + (autoreverses ? 15 : 45)) < 0.01 } == true)
    }

    @Test("Of many that leave without an end a number is kept")
    func crowd() throws {
        #expect(try list(Crowd(), 0.95).filter { $0.width == 60 }.count == 10)
        #expect(try (16...18).contains(list(Crowd(), 4.53).filter { $0.width == 60 }.count))
    }

    private func list(_ view: some View, _ time: Double) throws -> [CGRect] {
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 5) { view }
        return try SceneProbe(stage.scene(at: time)).fills.map(\.rect)
    }

    @Test("Those below close up while it leaves, not after")
    func closesUp() throws {
        #expect(try list(Column(), 0.5).map(\.minY) == [0, 10, 30])
        #expect(try list(Column(), 2).map(\.minY).sorted() == [0, 10, 20])
        #expect(try list(Column(), 2.999).last.map { abs($0.minY - 10) < 0.02 } == true)
        #expect(try list(Column(), 3.5).map(\.minY) == [0, 10])
    }

    @Test("In a pile that shrinks it stays about the center")
    func pile() throws {
        let before = CGRect(x: 10, y: 20, width: 80, height: 60)
        for time in [0.5, 1, 2, 2.9] { #expect(try list(Pile(), time).contains(before), "at \(time) s") }
        #expect(try list(Pile(), 3.5).count == 1)
    }

    /// A view whose body is a choice, with modifiers around it.
    private struct Modified: View {
        private struct Choice: View {
            let isFirst: Bool
            var body: some View {
                if isFirst {
                    Rectangle().fill(.red).frame(width: 60, height: 20)
                } else {
                    Rectangle().fill(.blue).frame(width: 40, height: 20)
                }
            }
        }

        @State private var isFirst = true
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Rectangle().fill(.green).frame(width: 20, height: 10)
                Choice(isFirst: isFirst).padding(5).background(Color.yellow)
            }
            .frame(width: 100, height: 100, alignment: .topLeading)
            .onAppear { after(1) { withAnimation(.linear(duration: 2)) { isFirst = false } } }
        }
    }

    @Test("Modifiers around what takes another's place do not move what leaves")
    func modified() throws {
        for time in [0.5, 1, 2, 2.9] {
            let shown = try list(Modified(), time)
            #expect(shown.contains(CGRect(x: 5, y: 15, width: 60, height: 20)), "at \(time) s")
            #expect(shown.contains(CGRect(x: 0, y: 10, width: 70, height: 30)), "at \(time) s")
        }
        #expect(try list(Modified(), 3.5).count == 3)
    }

    private struct Centered: View {
        let axis: Axis
        @State private var isShown = true
        var body: some View {
            let stack = axis == .vertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
            stack {
                Rectangle().fill(.green).frame(width: 20, height: 20)
                if isShown { Rectangle().fill(.red).frame(width: 60, height: 60).transition(.opacity) }
            }
            .onAppear {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                    withAnimation(.linear(duration: 2)) { isShown = false }
                }
            }
        }
    }

    @Test(
        "In a stack that closes up about its middle it stays where it was seen",
        arguments: [Axis.vertical, .horizontal])
    func centered(axis: Axis) throws {
        // What leaves is drawn first.
        let staying = try list(Centered(axis: axis), 2).last
        let before = try #require(try list(Centered(axis: axis), 0.5).last)
        for time in [1, 2, 2.9] { #expect(try list(Centered(axis: axis), time).contains(before), "at \(time) s") }
        // What stays moves from one edge of the stack to the middle: 10 to 40.
        #expect(staying.map { axis == .vertical ? $0.minY : $0.minX } == 25)
    }

    /// A transition that changes how its content is drawn and adds nothing around it.
    private struct Fading: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.foregroundStyle(phase.isIdentity ? Color.red : Color.blue)
        }
    }

    private struct BarePile: View {
        @State private var isShown = true
        var body: some View {
            ZStack {
                Color.green
                if isShown { Rectangle().frame(width: 80, height: 60).transition(Fading()) }
            }
            .onAppear {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                    withAnimation(.linear(duration: 2)) { isShown = false }
                }
            }
        }
    }

    @Test("It stays there also where its transition is nothing but a change of the environment")
    func bareTransition() throws {
        let before = CGRect(x: 10, y: 20, width: 80, height: 60)
        for time in [0.5, 1, 2, 2.9] { #expect(try list(BarePile(), time).contains(before), "at \(time) s") }
        #expect(try list(BarePile(), 3.5).count == 1)
    }

    private struct Counter: View, Animatable {
        var value: Double
        nonisolated var animatableData: Double {
            get { value }
            set { value = newValue }
        }
        var body: some View {
            HStack(spacing: 0) {
                if value < 0.5 { Rectangle().fill(.green).frame(width: 20, height: 10) }
                if value > 0.25 { Rectangle().fill(.red).frame(width: 40, height: 10) }
            }
        }
    }

    private struct CounterPage: View {
        @State private var value = 0.0
        var body: some View {
            Counter(value: value).onAppear { withAnimation(.linear(duration: 2)) { value = 1 } }
        }
    }

    @Test("Branches that an animated value chooses come and go at once, at any moment of the animation")
    func animatedBranches() throws {
        #expect(try list(CounterPage(), 0.25).map(\.width) == [20])
        #expect(try list(CounterPage(), 0.75).map(\.width) == [20, 40])
        #expect(try list(CounterPage(), 1.5).map(\.width) == [40])
        #expect(try list(CounterPage(), 3).map(\.width) == [40])
    }

    /// Switches at 1 s, within two seconds.
    private struct Switched<Content: View>: View {
        @State private var isShown = true
        @ViewBuilder let content: (Bool) -> Content
        var body: some View {
            content(isShown)
                .frame(width: 100, height: 100, alignment: .topLeading)
                .onAppear {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                        withAnimation(.linear(duration: 2)) { isShown = false }
                    }
                }
        }
    }

    private func box(_ color: Color, _ height: CGFloat) -> some View {
        Rectangle().fill(color).frame(width: 20, height: height)
    }

    @Test("A view that takes the place of another in a row of a loop does not push what is below")
    func replaced() throws {
        let column = Switched { isShown in
            VStack(spacing: 0) {
                ForEach(0..<2, id: \.self) { index in
                    if isShown || index == 1 { box(.red, 20) } else { box(.green, 20) }
                }
                box(.blue, 10)
            }
        }
        for time in [0.5, 1.5, 2, 2.9, 3.5] {
            #expect(try list(column, time).last?.minY == 40, "at \(time) s")
        }
        #expect(try list(column, 2).map(\.minY).sorted() == [0, 0, 20, 40])
    }

    @Test("Nor does one within a group that has a modifier")
    func grouped() throws {
        let column = Switched { isShown in
            VStack(spacing: 0) {
                Group { if isShown { box(.red, 20) } else { box(.green, 20) } }.padding(.bottom, 5)
                box(.blue, 10)
            }
        }
        #expect(try list(column, 2).map(\.minY).sorted() == [0, 0, 25])
    }

    @Test("In a grid a cell that leaves gives its column away at once")
    func cells() throws {
        let grid = Switched { isShown in
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box(.green, 10)
                    if isShown { box(.red, 10) }
                    box(.blue, 10)
                }
            }
        }
        #expect(try list(grid, 0.5).map(\.minX) == [0, 20, 40])
        #expect(try list(grid, 2).map(\.minX).sorted() == [0, 20, 30])
        #expect(try list(grid, 3.5).map(\.minX) == [0, 20])
    }

    @Test("Rows of a list close up while one leaves, which stays where it was")
    func rows() throws {
        let rows = Switched { isShown in
            List {
                Section {
                    box(.green, 10)
                    if isShown { box(.red, 10) }
                    box(.blue, 10)
                }
            }
            .listStyle(.plain)
        }
        func place(_ color: SystemColor, _ time: Double) throws -> CGFloat? {
            let stage = Stage(size: CGSize(width: 100, height: 300), duration: 5) { rows.frame(height: 300) }
            return try SceneProbe(stage.scene(at: time)).fills.first { $0.paint == .color(color.rgba(.light)) }?.rect
                .minY
        }
        let (red, blue) = (try #require(try place(.red, 0.5)), try #require(try place(.blue, 0.5)))
        #expect(try place(.red, 2) == red)
        let half = try #require(try place(.blue, 2))
        #expect(abs(half - (red + blue) / 2) < 0.1)
        #expect(try place(.blue, 3.5) == red)
    }

    @Test("A view that was alone stays where it was when another takes its place")
    func alone() throws {
        let view = Switched { isShown in
            Group { if isShown { box(.red, 20) } else { box(.green, 20) } }.frame(width: 100, height: 100)
        }
        #expect(try list(view, 0.5) == [CGRect(x: 40, y: 40, width: 20, height: 20)])
        #expect(try list(view, 2).allSatisfy { $0 == CGRect(x: 40, y: 40, width: 20, height: 20) })
    }
}
