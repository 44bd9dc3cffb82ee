import Foundation
import KinoraStage

// Methods that are called by their selector, where the command knows them (`Selector`). What they return is not known.

extension NSObject {
    /// Calls a method now.
    /// - Returns: nil, whatever the method returns.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { perform(aSelector, with: nil) }

    /// Calls a method of one argument now.
    /// - Returns: nil, whatever the method returns.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        let call = DelayedCalls.Call(target: self, selector: aSelector, argument: object)
        onMain { call.perform() }
        return nil
    }

    /// Calls a method of two arguments now.
    /// - Returns: nil, whatever the method returns.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        onMain { aSelector.perform(on: self, with: object1, and: object2) }
        return nil
    }

    /// Calls a method after some seconds of the performance.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        DelayedCalls.all.add(DelayedCalls.Call(target: self, selector: aSelector, argument: anArgument), after: delay)
    }
    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) { perform(aSelector, with: anArgument, afterDelay: delay) }

    /// Calls a method now: a stage has one thread.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        perform(aSelector, with: arg)
    }
    /// Calls a method after the current event: a stage has one thread.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        perform(aSelector, with: arg, afterDelay: 0)
    }

    /// Forgets the calls that still wait.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedCalls.all.cancel(aTarget as AnyObject) { _ in true }
    }
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        DelayedCalls.all.cancel(aTarget as AnyObject) { $0 == aSelector }
    }
}

/// Calls that wait for their time.
private final class DelayedCalls: @unchecked Sendable {
    struct Call: @unchecked Sendable {
        let target: AnyObject
        let selector: Selector
        let argument: Any?

        @MainActor func perform() { selector.perform(on: target, with: argument) }
    }

    static let all = DelayedCalls()
    private var waiting: [(call: Call, timer: KinoraStage.Timer)] = []

    func add(_ call: Call, after delay: TimeInterval) {
        let timer = KinoraStage.Timer.scheduledTimer(withTimeInterval: max(0, delay), repeats: false) { timer in
            self.waiting.removeAll { $0.timer === timer }
            onMain { call.perform() }
        }
        waiting.append((call, timer))
    }

    func cancel(_ target: AnyObject, where isMeant: (Selector) -> Bool) {
        for (call, timer) in waiting where call.target === target && isMeant(call.selector) { timer.invalidate() }
        waiting.removeAll { !$0.timer.isValid }
    }
}
