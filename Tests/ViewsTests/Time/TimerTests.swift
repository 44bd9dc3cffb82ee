import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Timers fire on the virtual clock, at dates that may be set.
@MainActor
struct TimerTests {
    private typealias Timer = KinoraStage.Timer

    /// The moments at which a timer fires within two seconds, in seconds.
    private func moments(_ begin: @escaping (_ fired: @escaping () -> Void) -> Void) throws -> [Double] {
        final class Log { var moments: [Double] = [] }
        let log = Log()
        let stage = Stage(size: CGSize(width: 10, height: 10), duration: 2) {
            Color.red.onAppear { begin { log.moments.append((VirtualClock.present * 1000).rounded() / 1000) } }
        }
        _ = try stage.scene(at: 2)
        return log.moments
    }

    @Test("A timer that is made with a date fires then, and goes on in its own step")
    func firstDate() throws {
        let moments = try moments { fired in
            let date = VirtualClock.date(at: 0.3)
            RunLoop.main.add(Timer(fire: date, interval: 0.5, repeats: true) { _ in fired() }, forMode: .common)
        }
        #expect(moments == [0.3, 0.8, 1.3, 1.8])
    }

    @Test("A timer without anything never fires and is not valid, also where it is added to a run loop")
    func empty() throws {
        let moments = try moments { fired in
            let timer = Timer()
            RunLoop.main.add(timer, forMode: .common)
            timer.fire()
            #expect(!timer.isValid)
            fired()
        }
        #expect(moments == [0])
    }

    @Test("A timer's date is that of its next moment, and moves it")
    func fireDate() throws {
        let moments = try moments { fired in
            let timer = Timer.scheduledTimer(withTimeInterval: 0.4, repeats: true) { _ in fired() }
            #expect(timer.fireDate == VirtualClock.date(at: 0.4))
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
                #expect(timer.fireDate == VirtualClock.date(at: 0.8))
                timer.fireDate = .distantFuture
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { timer.fireDate = VirtualClock.date(at: 1.5) }
        }
        #expect(moments == [0.4, 1.5, 1.9])
    }

    @Test("Moments that have passed before a timer is added are told once")
    func late() throws {
        let moments = try moments { fired in
            let timer = Timer(timeInterval: 0.4, repeats: true) { _ in fired() }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.3) { RunLoop.main.add(timer, forMode: .default) }
        }
        #expect(moments == [1.3, 1.6, 2.0])
    }

    @Test("A timer that fires by hand and does not repeat is over")
    func byHand() throws {
        let moments = try moments { fired in
            let timer = Timer.scheduledTimer(withTimeInterval: 0.4, repeats: false) { _ in fired() }
            timer.fire()
            #expect(!timer.isValid)
        }
        #expect(moments == [0])
    }
}
