import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

private struct MoodKey: TransactionKey { static var defaultValue: Double { 0 } }
extension Transaction {
    fileprivate var mood: Double {
        get { self[MoodKey.self] }
        set { self[MoodKey.self] = newValue }
    }
}

/// Which changes are animated, and by what.
@MainActor
@Suite("Transactions in the tree")
struct TransactionTests {
    private struct Case: View {
        @State private var x = 0.0
        let change: (Binding<Double>) -> Void
        let content: @MainActor (Double) -> AnyView
        init(
            _ change: @escaping (Binding<Double>) -> Void,
            _ content: @escaping @MainActor (Double) -> AnyView = { AnyView(Mover(x: $0)) }
        ) {
            self.change = change
            self.content = content
        }
        var body: some View { content(x).onAppear { after(1) { change($x) } } }
    }

    /// How far the square has come half a second after the change, which goes to 40.
    private func shown(_ view: Case) throws -> Double { try Stage(showing: view).x(1.5) }

    @Test("withAnimation(nil) within withAnimation makes its changes at once, and only those")
    func nothing() throws {
        let view = Case { x in withAnimation(.linear(duration: 1)) { withAnimation(nil) { x.wrappedValue = 40 } } }
        #expect(try shown(view) == 40)
    }

    @Test("An offset moves as what stands in it does")
    func offset() throws {
        let square = Rectangle().frame(width: 10, height: 10)
        let within = Case({ $0.wrappedValue = 40 }) { x in
            AnyView(square.animation(.linear(duration: 1), value: x).padding(0).offset(x: x))
        }
        #expect(try abs(shown(within) - 20) < 1e-9)
        // What is drawn as a whole moves as its own place says.
        let turned = Case({ $0.wrappedValue = 40 }) { x in
            AnyView(
                square.animation(.linear(duration: 4), value: x).rotationEffect(.zero)
                    .animation(.linear(duration: 1), value: x).offset(x: x))
        }
        #expect(try abs(shown(turned) - 20) < 1e-9)
    }

    @Test("A transaction within another takes over only what it does not set")
    func nested() throws {
        var own = Transaction()
        own.isContinuous = true
        let inherits = Case { x in withAnimation(.linear(duration: 1)) { withTransaction(own) { x.wrappedValue = 40 } }
        }
        #expect(try abs(shown(inherits) - 20) < 1e-9)
        var disabling = Transaction(animation: .linear(duration: 1))
        disabling.disablesAnimations = true
        #expect(try shown(Case { x in withTransaction(disabling) { x.wrappedValue = 40 } }) == 40)
        let byKey = Case { x in
            withTransaction(\.animation, .linear(duration: 1)) { x.wrappedValue = 40 }
        }
        #expect(try abs(shown(byKey) - 20) < 1e-9)
    }

    @Test("An animation of whatever changes goes on through other updates, also when something has left")
    func everyChange() throws {
        struct Changing: View {
            @State private var isOver = false
            @State private var count = 0
            let isLeft: Bool
            var body: some View {
                ZStack(alignment: .topLeading) {
                    Rectangle().frame(width: 10, height: 10).position(x: isOver ? 65 : 25, y: 25)
                    Rectangle().frame(width: isOver ? 5 : 20, height: 5)
                    if !isLeft || !isOver { Rectangle().frame(width: 5, height: 5) }
                }
                .animation(.linear(duration: 1))
                .onAppear {
                    after(1) { isOver = true }
                    after(1.5) { count += 1 }
                }
            }
        }
        for isLeft in [false, true] {
            let stage = Stage(showing: Changing(isLeft: isLeft))
            for (time, x) in [(1.25, 30.0), (1.5, 40), (1.75, 50), (2, 60), (2.25, 60), (2.5, 60)] {
                // What leaves is drawn first.
                let moving = try SceneProbe(stage.scene(at: time)).fills.first { $0.rect.height == 10 }
                #expect(abs((moving?.rect.minX ?? 0) - x) < 1e-9, "\(time) s")
            }
        }
    }

    @Test("Writes before an animated block are not animated by it")
    func before() throws {
        let view = Case { x in
            x.wrappedValue = 40
            withAnimation(.linear(duration: 1)) {}
        }
        #expect(try shown(view) == 40)
    }

    @Test("Keys reach the modifiers of the tree")
    func keys() throws {
        let view = Case { x in
            withTransaction(\.mood, 2) { x.wrappedValue = 40 }
        } _: { x in
            AnyView(Mover(x: x).transaction { if $0.mood > 0 { $0.animation = .linear(duration: $0.mood) } })
        }
        #expect(try abs(shown(view) - 10) < 1e-9)
    }

    @Test("animation(_:value:) animates when its value changes, and the innermost one wins")
    func byValue() throws {
        func view(_ inner: Animation?, _ value: @escaping (Double) -> Double) -> Case {
            Case {
                $0.wrappedValue = 40
            } _: { x in
                AnyView(Mover(x: x).animation(inner, value: value(x)).animation(.linear(duration: 4), value: x))
            }
        }
        #expect(try abs(shown(view(.linear(duration: 1)) { $0 }) - 20) < 1e-9)
        #expect(try abs(shown(view(.linear(duration: 1)) { _ in 0 }) - 5) < 1e-9)
        #expect(try shown(view(nil) { $0 }) == 40)
    }

    @Test("animation(_:body:) animates what is changed in its closure, and nothing inside of that")
    func scoped() throws {
        let view = Case {
            $0.wrappedValue = 40
        } _: { x in
            AnyView(Mover(x: x).animation(.linear(duration: 1)) { $0.offset(y: x) })
        }
        let place = try Stage(showing: view).place(1.5)
        #expect(place.x == 40 && abs(place.y - 20) < 1e-9)
    }

    @Test("transaction(value:) changes the transaction only when its value changes")
    func onValue() throws {
        func view(_ value: @escaping (Double) -> Double) -> Case {
            Case {
                $0.wrappedValue = 40
            } _: { x in
                AnyView(Mover(x: x).transaction(value: value(x)) { $0.animation = .linear(duration: 1) })
            }
        }
        #expect(try abs(shown(view { $0 }) - 20) < 1e-9)
        #expect(try shown(view { _ in 0 }) == 40)
    }

    @Test("Of two values that change at one moment each has its own transaction")
    func together() throws {
        struct Two: View {
            @State private var x = 0.0
            @State private var y = 0.0
            var body: some View {
                Mover(x: x).offset(y: y).onAppear {
                    after(1) {
                        withAnimation(.linear(duration: 1)) { x = 40 }
                        y = 30
                    }
                }
            }
        }
        let place = try Stage(showing: Two()).place(1.5)
        #expect(place.y == 30 && abs(place.x - 20) < 1e-9)
    }

    @Test("A binding's animation belongs to what is written through it")
    func bindings() throws {
        #expect(try abs(shown(Case { $0.animation(.linear(duration: 1)).wrappedValue = 40 }) - 20) < 1e-9)
        #expect(try shown(Case { $0.animation(nil).wrappedValue = 40 }) == 40)
        var slow = Transaction(animation: .linear(duration: 2))
        #expect(try abs(shown(Case { $0.transaction(slow).wrappedValue = 40 }) - 10) < 1e-9)
        slow.disablesAnimations = true
        #expect(try shown(Case { $0.transaction(slow).wrappedValue = 40 }) == 40)
        // The innermost block decides, whether it is the binding's or that of withAnimation.
        let inside = Case { x in
            withAnimation(.linear(duration: 4)) { x.animation(.linear(duration: 1)).wrappedValue = 40 }
        }
        #expect(try abs(shown(inside) - 20) < 1e-9)
    }

    @Test("Disabled animations stay so further in; transaction(_:) changes those of changes further out")
    func disabled() throws {
        var disabling = Transaction()
        disabling.disablesAnimations = true
        let both = Case { x in
            withTransaction(disabling) { withAnimation(.linear(duration: 1)) { x.wrappedValue = 40 } }
        }
        #expect(try shown(both) == 40)
        let slower = Case { x in
            withAnimation(.linear(duration: 1)) { x.wrappedValue = 40 }
        } _: { x in
            AnyView(Mover(x: x).transaction { $0.animation = $0.animation?.speed(0.5) })
        }
        #expect(try abs(shown(slower) - 10) < 1e-9)
        let none = Case { x in
            withAnimation(.linear(duration: 1)) { x.wrappedValue = 40 }
        } _: { x in
            AnyView(Mover(x: x).transaction { $0.animation = nil })
        }
        #expect(try shown(none) == 40)
        let outer = Case { x in
            withAnimation(.linear(duration: 1)) { x.wrappedValue = 40 }
        } _: { x in
            AnyView(Mover(x: x).transaction { $0.animation = .linear(duration: 2) }.transaction { $0.animation = nil })
        }
        // The inner one is asked last.
        #expect(try abs(shown(outer) - 10) < 1e-9)
    }

    @Test("A first appearance is not animated")
    func appearance() throws {
        let view = Case { _ in
        } _: { _ in
            AnyView(Mover(x: 30).animation(.linear(duration: 1), value: 3))
        }
        #expect(try Stage(showing: view).x(0) == 30)
    }

    private struct Tinted: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            time < 1 ? value.scaled(by: context.environment.colorScheme == .dark ? 0.25 : 0.5) : nil
        }
    }

    @Test("A custom animation reads the environment of the view it moves")
    func environment() throws {
        let change = { (x: Binding<Double>) in withAnimation(Animation(Tinted())) { x.wrappedValue = 40 } }
        #expect(try shown(Case(change)) == 20)
        #expect(try shown(Case(change) { AnyView(Mover(x: $0).environment(\.colorScheme, .dark)) }) == 10)
        let delayed = { (x: Binding<Double>) in withAnimation(Animation(Tinted()).delay(0.2)) { x.wrappedValue = 40 } }
        #expect(try shown(Case(delayed) { AnyView(Mover(x: $0).colorScheme(.dark)) }) == 10)
    }

    /// A square that counts how often it is evaluated, beside one that a written value moves away.
    private struct Neighbors: View {
        static var evaluations = 0
        @State private var width = 10.0
        private struct Square: View {
            var body: some View {
                let _ = Neighbors.evaluations += 1
                Rectangle().frame(width: 10, height: 10)
            }
        }
        var body: some View {
            HStack(spacing: 0) {
                Color.red.frame(width: width, height: 10)
                Square()
            }
            .onAppear {
                after(1) { withAnimation(.linear(duration: 1)) { width = 50 } }
                after(3) { width = 20 }
                after(4) { withAnimation(.linear(duration: 2)) { width = 60 } }
            }
        }
    }

    @Test("What an update takes over moves as this update says, and is not evaluated again")
    func takenOver() throws {
        let stage = Stage(showing: Neighbors())
        func place(_ time: Double) throws -> Double { try SceneProbe(stage.scene(at: time)).fills[1].rect.minX }
        #expect(try place(0) == 10)
        Neighbors.evaluations = 0
        for (time, x) in [(1, 10.0), (1.25, 20), (1.5, 30), (2, 50), (3, 20), (4, 20), (4.5, 30), (5, 40), (6, 60)] {
            #expect(try abs(place(time) - x) < 1e-9)
        }
        #expect(Neighbors.evaluations == 0)
    }
}
