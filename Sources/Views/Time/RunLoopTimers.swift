import Foundation
import KinoraStage

extension RunLoop {
    /// Starts a timer on the virtual clock, whatever the mode.
    public func add(_ timer: KinoraStage.Timer, forMode mode: RunLoop.Mode) { timer.begin() }
}

extension KinoraStage.Timer {
    /// A timer that calls a method of a target, with the timer, where the command knows the method (`Selector`).
    public convenience init(
        timeInterval interval: Double, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        self.init(timeInterval: interval, repeats: repeats) { timer in
            MainActor.assumeIsolated { selector.perform(on: target, with: timer) }
        }
        self.userInfo = userInfo
    }

    /// The same, which fires at `date` first.
    public convenience init(
        fireAt date: Date, interval: Double, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        self.init(timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        fireDate = date
    }

    /// The same, running.
    @discardableResult
    public static func scheduledTimer(
        timeInterval interval: Double, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> KinoraStage.Timer {
        let timer = KinoraStage.Timer(
            timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        timer.begin()
        return timer
    }
}
