import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// How a spring takes over what a finger has led.
@MainActor
@Suite("From the finger to the spring")
struct HandOverTests {
    private struct Card: View {
        @State private var x = 0.0
        let led: Animation?
        let released: Animation
        var body: some View {
            Mover(x: x)
                .frame(width: 100, height: 100, alignment: .topLeading)
                .contentShape(Rectangle())
                .gesture(
                    DragGesture(minimumDistance: 0)
                        .onChanged { drag in
                            guard let led else { return x = drag.translation.width }
                            withAnimation(led) { x = drag.translation.width }
                        }
                        .onEnded { _ in withAnimation(released) { x = 0 } })
        }
    }

    private func stage(_ led: Animation?, _ released: Animation = .spring, seconds: Double = 0.2) -> Stage {
        Stage(
            showing: Card(led: led, released: released),
            script: [
                ScriptEvent(
                    at: 1,
                    .drag(path: [.points(x: 10, y: 50), .points(x: 50, y: 50)], duration: seconds, easesOut: false))
            ])
    }

    private func velocity(_ stage: Stage, _ time: Double, _ h: Double) throws -> Double {
        try (stage.x(time + h) - stage.x(time)) / h
    }

    @Test("A spring goes on at the speed of the finger that led the value itself")
    func finger() throws {
        let stage = stage(nil)
        #expect(try abs(stage.x(1.1) - 20) < 1e-9)
        #expect(try abs(stage.x(1.2) - 40) < 1e-9)
        // 40 points in 0.2 s.
        #expect(try abs(velocity(stage, 1.2, 1e-5) - 200) < 0.2)
        let expected = Spring().value(target: -40.0, initialVelocity: 200, time: 0.1) + 40
        #expect(try abs(stage.x(1.3) - expected) < 1e-6)
    }

    @Test("An interactive spring hands over to a spring without a kink")
    func interactive() throws {
        let stage = stage(.interactiveSpring)
        let (before, after) = (try velocity(stage, 1.2 - 1e-5, 1e-5), try velocity(stage, 1.2, 1e-5))
        #expect(before > 100)
        #expect(abs(before - after) < 0.2)
        #expect(try abs(stage.x(1.2) - stage.x(1.2 - 1e-9)) < 1e-6)
    }

    @Test("A curve does not take over the finger's speed")
    func curve() throws {
        #expect(try abs(velocity(stage(nil, .easeInOut(duration: 1)), 1.2, 1e-5)) < 0.1)
    }

    private struct Follower: View {
        @GestureState private var x = 0.0
        var body: some View {
            Mover(x: x)
                .frame(width: 100, height: 100, alignment: .topLeading)
                .contentShape(Rectangle())
                .gesture(DragGesture(minimumDistance: 0).updating($x) { drag, x, _ in x = drag.translation.width })
                .animation(.spring, value: x == 0)
        }
    }

    @Test("A gesture state that falls back does so at the finger's speed")
    func gestureState() throws {
        let stage = Stage(
            showing: Follower(),
            script: [
                ScriptEvent(
                    at: 1, .drag(path: [.points(x: 10, y: 50), .points(x: 50, y: 50)], duration: 0.2, easesOut: false))
            ])
        #expect(try velocity(stage, 1.2, 1e-5) > 100)
        #expect(try abs(stage.x(4)) < 1e-6)
    }

    private struct Reader: View {
        @State private var velocity = CGSize.zero
        var body: some View {
            Mover(x: velocity.width / 10, y: velocity.height / 10)
                .frame(width: 100, height: 100, alignment: .topLeading)
                .contentShape(Rectangle())
                .gesture(DragGesture(minimumDistance: 0).onEnded { velocity = $0.velocity })
        }
    }

    @Test("A drag with times is at each point at its time, and its release has the speed of the last part")
    func timedDrag() throws {
        func stage(_ points: [Double], _ times: [Double]) -> Stage {
            let path = points.map { ScriptPoint.points(x: $0, y: 50) }
            let drag = ScriptAction.drag(path: path, duration: times[times.count - 1], pace: .times(times))
            return Stage(showing: Card(led: nil, released: .spring), script: [ScriptEvent(at: 1, drag)])
        }
        let resting = stage([10, 50, 50, 40], [0, 0.1, 0.3, 0.5])
        for (time, x) in [(1.05, 20.0), (1.1, 40), (1.2, 40), (1.3, 40), (1.4, 35), (1.5, 30)] {
            #expect(try abs(resting.x(time) - x) < 1e-9)
        }
        #expect(try abs(velocity(resting, 1.5, 1e-5) + 50) < 0.2)
    }

    @Test("The gesture's velocity is that of its last three samples")
    func gestureVelocity() throws {
        func read(_ easesOut: Bool) throws -> CGPoint {
            let path: [ScriptPoint] = [.points(x: 10, y: 10), .points(x: 50, y: 40)]
            return try Stage(
                showing: Reader(), script: [ScriptEvent(at: 1, .drag(path: path, duration: 0.1, easesOut: easesOut))]
            )
            .place(2)
        }
        #expect(try abs(read(false).x - 40) < 1e-6)
        #expect(try abs(read(false).y - 30) < 1e-6)
        // Quadratic to a standstill: the last two of 12 steps are 1/144 and 3/144 of the way, a 120th of a second each.
        #expect(try abs(read(true).x - (0.25 + 0.75 * 3) / 144 * 40 * 120 / 10) < 1e-6)
    }

    /// Two squares that follow the finger by the same spring, one by its place and one by an offset.
    private struct Followers: View {
        @State private var place = CGPoint(x: 10, y: 50)
        var body: some View {
            ZStack(alignment: .topLeading) {
                Rectangle().frame(width: 10, height: 10).position(place)
                Rectangle().frame(width: 10, height: 10).offset(x: place.x - 5, y: place.y - 5)
            }
            .animation(.spring(duration: 0.6), value: place)
            .contentShape(Rectangle())
            .gesture(DragGesture(minimumDistance: 0).onChanged { place = $0.location })
        }
    }

    @Test("What a spring places is led by this spring alone, however often it gets another target")
    func placedFollower() throws {
        let drag = ScriptEvent(
            at: 0.1,
            .drag(path: [.points(x: 10, y: 50), .points(x: 90, y: 20)], duration: 0.5, easesOut: false))
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 2, script: Script([drag])) { Followers() }
        for time in [0.2, 0.35, 0.5, 0.6, 0.75, 1] {
            let squares = try SceneProbe(stage.scene(at: time)).fills.map(\.rect.origin)
            #expect(abs(squares[0].x - squares[1].x) < 1e-9 && abs(squares[0].y - squares[1].y) < 1e-9)
            #expect(squares[0].x > 5)
        }
    }
}
