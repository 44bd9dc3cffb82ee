import Glibc
import KinoraStage

// Sleeping of a thread, under the names of Foundation and the C library, which it hides where
// they are not imported by name: work of a queue that takes its time. It goes on at
// once, and what it asks for afterwards is due later by as much, as its results on the main queue are.

extension Thread {
    @_disfavoredOverload
    public static func sleep(forTimeInterval interval: TimeInterval) { pass(interval) }
    @_disfavoredOverload
    public static func sleep(until date: Date) { pass(date.timeIntervalSinceNow) }
}

/// Returns what is left of the time, which is nothing.
@discardableResult
@_disfavoredOverload
public func sleep(_ seconds: UInt32) -> UInt32 {
    pass(Double(seconds))
    return 0
}

@discardableResult
@_disfavoredOverload
public func usleep(_ microseconds: UInt32) -> Int32 {
    pass(Double(microseconds) / 1e6)
    return 0
}

private func pass(_ seconds: Double) {
    guard seconds > 0, !VirtualClock.passTime(seconds) else { return }
    var time = timespec(tv_sec: Int(min(seconds, 1e9)), tv_nsec: Int(seconds.truncatingRemainder(dividingBy: 1) * 1e9))
    nanosleep(&time, nil)
}
