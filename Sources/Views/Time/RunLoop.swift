import Foundation
import KinoraStage

/// The loop of the views' events, on the virtual clock. It hides Foundation's type, which runs what it is asked to beside the performance.
public final class RunLoop: NSObject, Sendable {
    public typealias Mode = Foundation.RunLoop.Mode

    public static let main = RunLoop()
    /// There is one thread of views.
    public static var current: RunLoop { main }
    public var currentMode: Mode? { .default }

    override private init() { super.init() }

    /// Runs `block` at the same virtual time, after the current event.
    public func perform(_ block: @escaping () -> Void) { VirtualClock.schedule(after: 0, block) }
    public func perform(inModes modes: [Mode], block: @escaping () -> Void) { perform(block) }

    // Events come by themselves as the clock goes on; nothing waits for them.
    public func run() {}
    public func run(until limitDate: Date) {}
    @discardableResult
    public func run(mode: Mode, before limitDate: Date) -> Bool { false }
    public func acceptInput(forMode mode: Mode, before limitDate: Date) {}
    public func limitDate(forMode mode: Mode) -> Date? { nil }
}
