import KinoraGeometry
import KinoraStage

/// When an animation runs, and how far it has come: the rules of Core Animation's media timing.
struct LayerTiming {
    /// In the time of what it belongs to, in seconds.
    var begin = 0.0
    var duration = 0.25
    var speed = 1.0
    var offset = 0.0
    var repeatCount = 0.0
    var repeatDuration = 0.0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed

    /// A place within an animation.
    struct Place: Equatable {
        /// Seconds since the cycle began, running backwards in the second half of one that reverses.
        var seconds: Double
        /// The same as a part of the duration, 0…1.
        var progress: Double
        /// Cycles that are over.
        var cycle: Int
    }

    /// One cycle, there and back where it reverses.
    private var cycle: Double { autoreverses ? 2 * duration : duration }

    /// Active seconds in all, on its own clock.
    private var active: Double {
        if repeatDuration > 0 { return repeatDuration }
        return repeatCount >= 1e30 ? .infinity : repeatCount > 0 ? cycle * repeatCount : cycle
    }

    /// When it is over, in the time of what it belongs to; infinite for never.
    var end: Double {
        guard speed > 0, active < .infinity else { return .infinity }
        return begin + max(0, active - offset) / speed
    }

    private var fillsForwards: Bool { fillMode == .forwards || fillMode == .both }
    private var fillsBackwards: Bool { fillMode == .backwards || fillMode == .both }

    /// The place at a time; nil where it shows nothing.
    func place(at time: Double) -> Place? {
        if time < begin, speed != 0 { return fillsBackwards ? place(active: 0) : nil }
        let own = (speed == 0 ? 0 : (time - begin) * speed) + offset
        if own < 0 { return fillsBackwards ? place(active: 0) : nil }
        if own >= active { return fillsForwards ? place(active: active) : nil }
        return place(active: own)
    }

    private func place(active own: Double) -> Place {
        guard duration > 0 else { return Place(seconds: 0, progress: 1, cycle: 0) }
        guard duration < .infinity else { return Place(seconds: own, progress: 0, cycle: 0) }
        var number = (own / cycle).rounded(.down)
        // The end of the last cycle is its end, and not the beginning of another one.
        if own >= active, own > 0, number * cycle == own { number -= 1 }
        var seconds = own - number * cycle
        if autoreverses, seconds > duration { seconds = 2 * duration - seconds }
        return Place(seconds: seconds, progress: seconds / duration, cycle: Int(number))
    }
}

extension CAMediaTimingFunction {
    /// Progress in value at a progress in time.
    func value(at progress: Double) -> Double { curve.value(at: progress) }

    var curve: UnitCurve {
        .bezier(
            startControlPoint: UnitPoint(x: CGFloat(points.0), y: CGFloat(points.1)),
            endControlPoint: UnitPoint(x: CGFloat(points.2), y: CGFloat(points.3)))
    }
}
