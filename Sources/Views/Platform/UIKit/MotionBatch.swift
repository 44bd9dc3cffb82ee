import KinoraStage

/// Motions that were begun together, with what is called when the last of them has ended.
@MainActor final class MotionBatch {
    private var open = 1
    private var isFinished = true
    private(set) var count = 0
    private var completion: ((Bool) -> Void)?

    init(completion: ((Bool) -> Void)?) { self.completion = completion }

    /// Whether it has to be told of ends.
    var waits: Bool { completion != nil }

    func enter() {
        open += 1
        count += 1
    }

    /// A motion has ended, or no more are added. Whatever was taken away before its end makes the whole unfinished.
    func leave(finished: Bool) {
        open -= 1
        if !finished { isFinished = false }
        guard open == 0, let completion else { return }
        self.completion = nil
        completion(isFinished)
    }
}

/// The time of motions that can be held, scrubbed and turned round: seconds that have passed, as a function of the stage's time.
@MainActor final class MotionClock {
    let duration: Double
    /// Whether progress in time is progress in value, while a finger scrubs.
    var isLinear = false
    /// Seconds that had passed at `anchor`.
    private(set) var elapsed: Double
    private var anchor: Double
    /// 1 forwards, -1 backwards, 0 while it is held.
    private(set) var rate: Double

    init(duration: Double, at time: Double, rate: Double) {
        (self.duration, elapsed, anchor, self.rate) = (duration, 0, time, rate)
    }

    func elapsed(at time: Double) -> Double {
        (elapsed + max(0, time - anchor) * rate).clamped(to: min(elapsed, 0)...duration)
    }

    /// Goes on from `seconds`, at a rate.
    func go(from seconds: Double, rate: Double, at time: Double) {
        (elapsed, self.rate, anchor) = (seconds, rate, time)
    }

    /// When it arrives at its end; infinite while it is held.
    var end: Double {
        rate > 0 ? anchor + (duration - elapsed) / rate : rate < 0 ? anchor + elapsed / -rate : .infinity
    }
}
