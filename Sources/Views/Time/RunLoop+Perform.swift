import Foundation
import KinoraStage

extension RunLoop {
    /// Runs `block` at the same virtual time, after the current event.
    public func perform(_ block: @escaping () -> Void) { VirtualClock.schedule(after: 0, block) }
    public func perform(inModes modes: [RunLoop.Mode], block: @escaping () -> Void) { perform(block) }
}
