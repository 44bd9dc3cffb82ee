import Foundation
import KinoraStage

/// Calls a method at each frame of a display, which has 60 of them a second of virtual time, whatever the rate of the pictures. It begins
/// when it is added to a run loop and ends when it is invalidated.
@MainActor @preconcurrency
public final class CADisplayLink: NSObject {
    /// Seconds of virtual time: when the frame that is shown was due.
    public private(set) var timestamp: CFTimeInterval = 0
    /// When the next frame is due.
    public var targetTimestamp: CFTimeInterval { timestamp + interval }
    /// The time between two frames of the display, in seconds.
    public var duration: CFTimeInterval { 1 / Self.rate }
    public var isPaused = false
    /// Calls a second; 0 for all frames of the display.
    public var preferredFramesPerSecond = 0 { didSet { restart() } }
    public var preferredFrameRateRange = CAFrameRateRange.default { didSet { restart() } }

    private static let rate = 60.0
    private let target: Any
    private let selector: Selector
    private var timer: KinoraStage.Timer?

    public init(target: Any, selector sel: Selector) {
        (self.target, selector) = (target, sel)
        super.init()
    }

    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard timer == nil else { return }
        // Not as a body sees it: one in which a view begins to move would be evaluated anew with each event.
        timestamp = VirtualClock.present
        begin()
    }

    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

    public func invalidate() {
        timer?.invalidate()
        timer = nil
    }

    /// A display leaves out whole frames to come down to a lower rate.
    private var interval: Double {
        let range = preferredFrameRateRange
        let asked =
            preferredFramesPerSecond > 0
            ? Double(preferredFramesPerSecond) : Double(range.preferred ?? range.maximum)
        guard asked > 0, asked < Self.rate else { return 1 / Self.rate }
        return (Self.rate / asked).rounded() / Self.rate
    }

    private func begin() {
        timer = .scheduledTimer(withTimeInterval: interval, repeats: true) { [self] _ in
            MainActor.assumeIsolated { tick() }
        }
    }

    private func restart() {
        guard timer != nil else { return }
        timer?.invalidate()
        begin()
    }

    private func tick() {
        timestamp = VirtualClock.now
        if !isPaused { selector.perform(on: target, with: self) }
    }
}

public struct CAFrameRateRange: Hashable, Sendable {
    public var minimum: Float
    public var maximum: Float
    public var preferred: Float?
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
