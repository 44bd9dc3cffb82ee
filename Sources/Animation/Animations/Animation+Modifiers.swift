import Foundation

// Delay, speed and repeats. Each wraps what is left of it, so their order counts: `.delay(1).speed(2)` waits half a second,
// `.speed(2).delay(1)` a whole one; a delay inside a repeat is waited in every cycle, one outside once.

extension Animation {
    /// Starts `delay` seconds later, showing the start until then.
    public func delay(_ delay: TimeInterval) -> Animation { base.delayed(delay) }

    /// Runs `speed` times as fast; at 0 and below it stands still.
    public func speed(_ speed: Double) -> Animation { base.sped(speed) }

    /// Plays `repeatCount` times in all (at least once), every second time backwards unless `autoreverses` is false.
    ///
    /// An even count with backward plays ends where it began, and then the value jumps to its target.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        base.repeated(repeatCount, autoreverses)
    }

    /// Plays without end, every second time backwards unless `autoreverses` is false.
    public func repeatForever(autoreverses: Bool = true) -> Animation { base.repeated(nil, autoreverses) }

    /// Counts as done after `duration` seconds, which is when completions and phases wait for it no longer.
    public func logicallyComplete(after duration: TimeInterval) -> Animation { base.completing(duration) }
}

extension CustomAnimation {
    fileprivate func delayed(_ delay: Double) -> Animation { Animation(DelayAnimation(base: self, delay: delay)) }
    fileprivate func sped(_ speed: Double) -> Animation { Animation(SpeedAnimation(base: self, speed: speed)) }
    fileprivate func repeated(_ count: Int?, _ autoreverses: Bool) -> Animation {
        Animation(RepeatAnimation(base: self, count: count, autoreverses: autoreverses))
    }
    fileprivate func completing(_ duration: Double) -> Animation {
        Animation(LogicalCompletionAnimation(base: self, duration: duration))
    }
}
