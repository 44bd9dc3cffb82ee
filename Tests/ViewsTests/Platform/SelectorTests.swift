import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Targets whose methods are called by selectors, as the command writes them.
@MainActor
struct SelectorTests {
    @MainActor
    private final class Target: NSObject, ObservableObject {
        @Published var count = 0
        var times: [Double] = []
        var link: CADisplayLink?
        var timer: KinoraStage.Timer?

        func tick(_ link: CADisplayLink) {
            count += 1
            times.append(link.timestamp)
        }
        func fire() { count += 100 }

        func follow(_ change: (CADisplayLink) -> Void = { _ in }) {
            let selector = Selector("tick", kinoraCall: { (target: Target, link: CADisplayLink) in target.tick(link) })
            link = CADisplayLink(target: self, selector: selector)
            link?.add(to: .main, forMode: .common)
            link.map(change)
        }
    }

    private struct Follower: View {
        let target: Target
        let begin: (Target) -> Void
        var body: some View { Color.red.frame(width: 10, height: 10).onAppear { begin(target) } }
    }

    private func count(at time: Double, _ begin: @escaping (Target) -> Void) throws -> Target {
        let target = Target()
        _ = try Stage(showing: Follower(target: target, begin: begin)).scene(at: time)
        return target
    }

    @Test("A display link calls sixty times a second, with the time of each frame")
    func link() throws {
        let target = try count(at: 0.5) { $0.follow() }
        #expect(target.count == 30)
        #expect(zip(target.times, 1...).allSatisfy { abs($0 - Double($1) / 60) < 1e-9 })
    }

    @Test(
        "A display link is slower where fewer frames are asked for, silent while it is paused, and ends when it is invalidated"
    )
    func rates() throws {
        #expect(try count(at: 0.5) { $0.follow { $0.preferredFramesPerSecond = 20 } }.count == 10)
        #expect(try count(at: 0.5) { $0.follow { $0.isPaused = true } }.count == 0)
        #expect(try count(at: 0.5) { $0.follow { $0.invalidate() } }.count == 0)
    }

    @Test("A timer with a target calls its method, with the timer or without")
    func timer() throws {
        let target = try count(at: 0.55) { target in
            target.timer = .scheduledTimer(
                timeInterval: 0.1, target: target,
                selector: Selector("fire", kinoraCall: { (target: Target) in target.fire() }),
                userInfo: nil, repeats: true)
        }
        #expect(target.count == 500)
    }

    @Test("A method is performed at once, or after a delay unless it is canceled before")
    func performed() throws {
        let fire = Selector("fire", kinoraCall: { (target: Target) in target.fire() })
        let add = Selector("add", kinoraCall: { (target: Target, count: Int) in target.count += count })
        let now = Target()
        now.perform(fire)
        now.perform(add, with: 3)
        now.performSelector(onMainThread: fire, with: nil, waitUntilDone: true)
        #expect(now.count == 203)
        let times = Selector("times", kinoraCall: { (target: Target, a: Int, b: Int) in target.count += a * b })
        now.perform(times, with: 2, with: 5)
        // Without the second argument there is nothing to call it with.
        now.perform(times, with: 2)
        #expect(now.count == 213)
        func later(_ time: Double, _ change: @escaping (Target) -> Void = { _ in }) throws -> Int {
            try count(at: time) { target in
                target.perform(fire, with: nil, afterDelay: 0.3)
                target.perform(add, with: 5, afterDelay: 0.3)
                change(target)
            }.count
        }
        #expect(try later(0.25) == 0)
        #expect(try later(0.35) == 105)
        #expect(try later(0.35) { NSObject.cancelPreviousPerformRequests(withTarget: $0) } == 0)
        #expect(
            try later(0.35) {
                NSObject.cancelPreviousPerformRequests(withTarget: $0, selector: fire, object: nil)
            } == 5)
        #expect(try later(0.35) { _ in NSObject.cancelPreviousPerformRequests(withTarget: Target()) } == 105)
    }

    @Test("A control tells its targets of their events, until they are removed or gone")
    func control() {
        let button = UIButton()
        var target: Target? = Target()
        let fire = Selector("fire", kinoraCall: { (target: Target) in target.fire() })
        for _ in 0..<2 { button.addTarget(target, action: fire, for: .touchUpInside) }
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .valueChanged)
        #expect(target?.count == 100)
        button.removeTarget(target, action: nil, for: .allEvents)
        button.sendActions(for: .touchUpInside)
        #expect(target?.count == 100)
        weak let gone = target
        button.addTarget(target, action: fire, for: .touchDown)
        target = nil
        #expect(gone == nil)
        button.sendActions(for: .touchDown)
    }

    @Test("A selector of a name alone calls nothing, nor does one of another type; names make selectors equal")
    func equality() {
        let target = Target()
        Selector("fire").perform(on: target, with: nil)
        Selector("count", kinoraCall: { (_: NSString) in target.count += 1 }).perform(on: target, with: nil)
        #expect(target.count == 0)
        #expect(Selector("a") == Selector("a", kinoraCall: { (_: Target) in }))
    }
}
