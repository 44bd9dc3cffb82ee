import KinoraStage

/// Changes of layers that belong together: how long they take where nothing else says it, and what is called when they have ended.
/// Outside of `begin` and `commit`, what is set holds for the rest of the event.
@MainActor @preconcurrency
open class CATransaction: NSObject {
    private struct Level {
        var disablesActions: Bool?
        var duration: Double?
        var timingFunction: CAMediaTimingFunction?
        var batch: MotionBatch?
        var values: [String: Any] = [:]
    }
    /// What is set outside of all levels, and the moment that it is for.
    private static var outer = (time: -1.0, level: Level())
    private static var levels: [Level] = []

    public class func begin() { levels.append(Level()) }
    public class func commit() { levels.popLast()?.batch?.leave(finished: true) }
    public class func flush() {}
    public class func lock() {}
    public class func unlock() {}

    public class func setDisableActions(_ flag: Bool) { write { $0.disablesActions = flag } }
    public class func disableActions() -> Bool { disablesActions }
    /// Seconds.
    public class func setAnimationDuration(_ dur: CFTimeInterval) { write { $0.duration = dur } }
    public class func animationDuration() -> CFTimeInterval { read(\.duration) ?? 0.25 }
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        write { $0.timingFunction = function }
    }
    public class func animationTimingFunction() -> CAMediaTimingFunction? { read(\.timingFunction) }

    /// Called when all animations that are added later in this transaction have ended; at the commit, if there are none.
    public class func setCompletionBlock(_ block: (() -> Void)?) {
        guard let block else { return write { $0.batch = nil } }
        let batch = MotionBatch { _ in block() }
        let isOuter = levels.isEmpty
        write { $0.batch = batch }
        guard isOuter else { return }
        // The event ends when all that belongs to its moment is done.
        if VirtualClock.schedule(after: 0, { batch.leave(finished: true) }) == nil { batch.leave(finished: true) }
    }

    public class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionDisableActions: disablesActions
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        default: read { $0.values[key] }
        }
    }
    public class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionDisableActions: setDisableActions(anObject as? Bool ?? false)
        case kCATransactionAnimationDuration: setAnimationDuration(LayerValue(anObject)?.number ?? 0.25)
        case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        default: write { $0.values[key] = anObject }
        }
    }

    static var disablesActions: Bool { read(\.disablesActions) ?? false }
    /// What waits for the animations that are added now.
    static var batch: MotionBatch? { read(\.batch) }

    /// Changes that do not move.
    static func withoutActions(_ body: () -> Void) {
        begin()
        setDisableActions(true)
        body()
        commit()
    }

    private static func write(_ change: (inout Level) -> Void) {
        guard levels.isEmpty else { return change(&levels[levels.count - 1]) }
        if outer.time != VirtualClock.present { outer = (VirtualClock.present, Level()) }
        change(&outer.level)
    }

    private static func read<Value>(_ value: (Level) -> Value?) -> Value? {
        if let inner = levels.reversed().lazy.compactMap(value).first { return inner }
        return outer.time == VirtualClock.present ? value(outer.level) : nil
    }
}

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionCompletionBlock = "completionBlock"
