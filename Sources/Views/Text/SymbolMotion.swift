import KinoraStage
import KinoraGeometry

/// How effects change a symbol at one moment.
struct SymbolPose: Equatable {
    var scale = 1.0
    /// Degrees, clockwise.
    var rotation = 0.0
    /// In shares of the symbol's point size.
    var offset = CGSize.zero
    var opacity = 1.0
    /// For variable color: how much of each layer shows, by the layer's place from the first (0) to the last (1).
    var layers: (@Sendable (_ index: Int, _ count: Int) -> Double)?
    /// Which part of each line is drawn, by its length.
    var drawn = 0.0...1.0

    var isIdentity: Bool {
        scale == 1 && rotation == 0 && offset == .zero && opacity == 1 && layers == nil && drawn == 0...1
    }

    /// The layers of a symbol that shows a value, 0…1: the first ones fully, the others faintly.
    static func layers(shownTo value: Double) -> @Sendable (Int, Int) -> Double {
        { index, count in value > Double(index) / Double(count) ? 1 : 0.3 }
    }

    static func == (a: SymbolPose, b: SymbolPose) -> Bool {
        a.scale == b.scale && a.rotation == b.rotation && a.offset == b.offset && a.opacity == b.opacity
            && (a.layers == nil) == (b.layers == nil) && a.drawn == b.drawn
    }

    func combined(with other: SymbolPose) -> SymbolPose {
        SymbolPose(
            scale: scale * other.scale, rotation: rotation + other.rotation,
            offset: CGSize(width: offset.width + other.offset.width, height: offset.height + other.offset.height),
            opacity: opacity * other.opacity, layers: layers ?? other.layers,
            drawn: drawn.clamped(to: other.drawn))
    }
}

/// The poses of effects over time. Durations and sizes are those of published keyframe tables of Apple's symbol
/// renderer.
extension SymbolEffectConfiguration.Motion {
    /// Whether it is a pose that is taken and left, rather than a cycle.
    var isPose: Bool {
        switch self {
        case .scale, .appear, .disappear, .draw: true
        default: false
        }
    }

    /// Seconds of one cycle; for poses, of the way in.
    var duration: Double {
        switch self {
        case .bounce: 0.70
        case .pulse: 2
        case .variableColor(let effect): effect.duration
        case .scale: 0.3
        case .appear: 0.25
        case .disappear: 0.167
        case .replace(let effect): effect.duration
        case .breathe: 3
        case .rotate: 2
        case .wiggle: 0.835
        case .draw: 0.8
        }
    }

    /// The pose at a time within one cycle, in seconds from its start.
    func pose(at time: Double) -> SymbolPose {
        switch self {
        case .bounce(let down):
            return SymbolPose(scale: SymbolCurves.bounce(time, peak: down ? 0.75 : 1.25, back: down ? 1.05 : 0.95))
        case .pulse: return SymbolPose(opacity: 1 - 0.7 * SymbolCurves.swell(time / 2))
        case .variableColor(let effect): return SymbolPose(layers: effect.layers(at: time / duration))
        case .breathe(let dims):
            let swell = SymbolCurves.swell(time / 3)
            return SymbolPose(scale: 1 + 0.2 * swell, opacity: dims ? 1 - 0.5 * swell : 1)
        case .rotate(let clockwise): return SymbolPose(rotation: (clockwise ? 360 : -360) * (time / 2))
        case .wiggle(let effect): return effect.pose(at: time)
        case .scale, .appear, .disappear, .draw, .replace: return SymbolPose()
        }
    }

    /// The pose after a share of the way in, 0…1.
    func pose(share: Double) -> SymbolPose {
        switch self {
        case .scale(let down): SymbolPose(scale: 1 + (down ? -0.2 : 0.25) * share)
        case .disappear(let down): SymbolPose(scale: 1 + (down ? 0.25 : -0.25) * share, opacity: 1 - share)
        // An active appearance is the symbol as it is; before it there is none.
        case .appear(let down): SymbolPose(scale: 1 + (down ? 0.25 : -0.25) * (1 - share), opacity: share)
        case .draw(let isReversed): SymbolPose(drawn: isReversed ? share...1 : 0...(1 - share))
        default: SymbolPose()
        }
    }
}

extension VariableColorSymbolEffect {
    private static let dimmed = 0.3

    /// Seconds of one cycle of a symbol of three layers: steps of a third of a second each, the last one a pause; there and back, without
    /// one, measured in a recording of a phone.
    fileprivate var duration: Double { reverses ? 1.17 : 4.0 / 3 }

    /// How much of each layer shows after a share of a cycle, 0…1.
    fileprivate func layers(at share: Double) -> @Sendable (Int, Int) -> Double {
        let (isCumulative, rest) = (isCumulative, hidesInactive ? 0 : VariableColorSymbolEffect.dimmed)
        let (reverses, back) = (reverses, share <= 0.5 ? share * 2 : 2 - share * 2)
        return { index, count in
            // There and back, every layer is lit in the middle of a step of its own, the first and the last one at the turns; one way,
            // the last step is a pause in which all layers are dim (or all lit, where they stay).
            let position =
                reverses
                ? back * Double(count - 1) + 0.5 - Double(index) : share * Double(count + 1) - Double(index)
            let lit: Double =
                if isCumulative {
                    min(1, max(0, position * 2))
                } else {
                    max(0, 1 - abs(position - 0.5) * 1.5)
                }
            return rest + (1 - rest) * lit
        }
    }
}

extension WiggleSymbolEffect {
    /// Five segments of 0.167 s, each less far than the one before.
    fileprivate func pose(at time: Double) -> SymbolPose {
        let amplitude = SymbolCurves.wiggle(time)
        switch way {
        case .turn(let clockwise): return SymbolPose(rotation: (clockwise ? 5 : -5) * amplitude)
        case .slide(let degrees):
            let radians = degrees * .pi / 180
            let length = 0.025 * 2 * amplitude
            return SymbolPose(offset: CGSize(width: Maths.cos(radians) * length, height: Maths.sin(radians) * length))
        }
    }
}

/// Curves of symbol effects over seconds.
enum SymbolCurves {
    /// Out in 0.217 s, past the rest in another 0.217 s, and to rest in 0.267 s.
    static func bounce(_ time: Double, peak: Double, back: Double) -> Double {
        if time <= 0 || time >= 0.70 { return 1 }
        if time < 0.217 { return 1 + (peak - 1) * UnitCurve.easeOut.value(at: time / 0.217) }
        if time < 0.434 { return peak + (back - peak) * UnitCurve.easeInOut.value(at: (time - 0.217) / 0.217) }
        return back + (1 - back) * UnitCurve.easeInOut.value(at: (time - 0.434) / 0.266)
    }

    /// From 0 to 1 and back over a share of a cycle.
    static func swell(_ share: Double) -> Double {
        UnitCurve.easeInOut.value(at: share < 0.5 ? share * 2 : 2 - share * 2)
    }

    /// Between −1 and 1: one way, the other, and out in ever smaller steps.
    static func wiggle(_ time: Double) -> Double {
        let stops = [0.0, 1, -0.8, 0.5, -0.25, 0]
        let segment = 0.167
        guard time > 0, time < segment * 5 else { return 0 }
        let index = min(4, Int(time / segment))
        let share = UnitCurve.easeInOut.value(at: time / segment - Double(index))
        return stops[index] + (stops[index + 1] - stops[index]) * share
    }
}

extension ActiveSymbolEffect {
    /// The pose at a time, and whether it still changes after that.
    func pose(at now: Double) -> (pose: SymbolPose, isMoving: Bool) {
        if motion.isPose { return heldPose(at: now) }
        if let end, now >= end + leaving { return (SymbolPose(), false) }
        let elapsed = (now - start) * options.rate
        let cycle = motion.duration + options.pause
        if let cycles, elapsed >= Double(cycles) * cycle - options.pause { return (SymbolPose(), false) }
        let time = elapsed.truncatingRemainder(dividingBy: cycle)
        var pose = time < motion.duration ? motion.pose(at: max(0, time)) : SymbolPose()
        if let end { pose = pose.faded(min(1, max(0, (now - end) / leaving))) }
        return (pose, true)
    }

    /// How often it plays; nil is for ever.
    private var cycles: Int? {
        if options.isSingle { return 1 }
        return options.count ?? (isTriggered && !options.isEndless ? 1 : nil)
    }

    /// Seconds in which an effect that is ended returns to rest.
    private var leaving: Double { 0.25 }

    private func heldPose(at now: Double) -> (pose: SymbolPose, isMoving: Bool) {
        func share(_ from: Double) -> Double {
            guard from > -.infinity else { return 1 }
            return min(1, max(0, (now - from) * options.rate / motion.duration))
        }
        let since = end ?? start
        let progress = UnitCurve.easeInOut.value(at: share(since))
        return (motion.pose(share: end == nil ? progress : 1 - progress), share(since) < 1)
    }
}

extension SymbolPose {
    /// The pose on its way back to rest.
    fileprivate func faded(_ share: Double) -> SymbolPose {
        let rest = 1 - share
        var copy = self
        copy.scale = 1 + (scale - 1) * rest
        copy.rotation = rotation * rest
        copy.offset = CGSize(width: offset.width * rest, height: offset.height * rest)
        copy.opacity = 1 + (opacity - 1) * rest
        if let layers { copy.layers = { 1 + (layers($0, $1) - 1) * rest } }
        return copy
    }
}
