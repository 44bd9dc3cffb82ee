import Foundation
import KinoraStage

extension RunLoop {
    /// Starts a timer on the virtual clock, whatever the mode.
    public func add(_ timer: KinoraStage.Timer, forMode mode: RunLoop.Mode) { timer.begin() }
}

extension KinoraStage.Timer {
    /// A timer that calls a method by its name, as Objective-C's runtime does. Nothing is called here.
    public convenience init(
        timeInterval interval: Double, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) { self.init(timeInterval: interval, repeats: repeats) { _ in } }

    /// A running timer that calls a method by its name, as Objective-C's runtime does. Nothing is called here.
    @discardableResult
    public static func scheduledTimer(
        timeInterval interval: Double, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> KinoraStage.Timer { scheduledTimer(withTimeInterval: interval, repeats: repeats) { _ in } }
}
