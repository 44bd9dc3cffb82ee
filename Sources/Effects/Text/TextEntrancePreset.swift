import KinoraViews

/// How a piece of text comes in: where it starts, and along what it reaches its place. Presets are data.
struct TextEntrancePreset: Equatable, Sendable {
    /// From beginning (0) to end (1); springs go beyond.
    enum Course: Equatable, Sendable {
        case easeOut, easeInOut
        /// Damping ratio; smaller swings more.
        case spring(damping: Double)
    }

    var opacity = 0.0
    /// Shares of the text size.
    var x = 0.0
    var y = 0.0
    var scale = 1.0
    /// Degrees in the plane, about `anchor`.
    var rotation = 0.0
    /// Degrees in depth, about this axis.
    var turn = 0.0
    var axis: (x: Double, y: Double) = (0, 0)
    var anchor = UnitPoint.center
    /// Points at a text size of 40.
    var blur = 0.0
    /// Every second piece starts on the other side.
    var alternates = false
    /// Shows other letters before it settles.
    var scrambles = false
    var course = Course.easeOut
    /// How long a piece takes, and how much later the next begins, in seconds.
    var duration = 0.5
    var stagger = 0.05

    static func == (a: TextEntrancePreset, b: TextEntrancePreset) -> Bool {
        a.opacity == b.opacity && a.x == b.x && a.y == b.y && a.scale == b.scale && a.rotation == b.rotation
            && a.turn == b.turn
            && a.axis == b.axis && a.anchor == b.anchor && a.blur == b.blur && a.alternates == b.alternates
            && a.scrambles == b.scrambles && a.course == b.course && a.duration == b.duration && a.stagger == b.stagger
    }

    /// How far along its course a piece is, `time` seconds after it began.
    func progress(at time: Double) -> Double {
        let share = min(max(time / duration, 0), 1)
        switch course {
        case .easeOut: return UnitCurve.easeOut.value(at: share)
        case .easeInOut: return UnitCurve.easeInOut.value(at: share)
        case .spring(let damping):
            return Spring(response: duration * 0.7, dampingRatio: damping).value(target: 1, time: max(0, time))
        }
    }

    /// Seconds from a piece's beginning until it stands still.
    var settling: Double {
        if case .spring(let damping) = course { return duration * (damping < 0.45 ? 3.5 : 2) }
        return duration
    }
}

/// The ways in which text comes in, as parameters name them.
enum TextEntranceStyle: String, CaseIterable {
    case fade, blur, blurUp = "blur-up", blurDown = "blur-down", rise, sink, slideLeft = "slide-left", slideRight =
        "slide-right", offset, scaleUp = "scale-up", scaleDown = "scale-down", rotate, chain, chimeBell = "chime-bell",
        hang, curtain, paper, flip, twist, drop, spring, typo, randomTypo = "random-typo"

    var preset: TextEntrancePreset {
        switch self {
        case .fade: TextEntrancePreset(duration: 0.4)
        case .blur: TextEntrancePreset(blur: 10, duration: 0.6)
        case .blurUp: TextEntrancePreset(y: 0.6, blur: 10, duration: 0.6)
        case .blurDown: TextEntrancePreset(y: -0.6, blur: 10, duration: 0.6)
        case .rise: TextEntrancePreset(y: 1, course: .spring(damping: 0.8))
        case .sink: TextEntrancePreset(y: -1, course: .spring(damping: 0.8))
        case .slideLeft: TextEntrancePreset(x: 1.5, duration: 0.45)
        case .slideRight: TextEntrancePreset(x: -1.5, duration: 0.45)
        case .offset: TextEntrancePreset(y: 0.9, alternates: true, course: .spring(damping: 0.7))
        case .scaleUp: TextEntrancePreset(scale: 0.2, course: .spring(damping: 0.6), duration: 0.45)
        case .scaleDown: TextEntrancePreset(scale: 2.4, duration: 0.45)
        case .rotate: TextEntrancePreset(rotation: 460, duration: 0.9)
        case .chain: TextEntrancePreset(rotation: -270, anchor: .bottomLeading, duration: 0.8, stagger: 0.06)
        case .chimeBell: TextEntrancePreset(rotation: 50, anchor: .top, course: .spring(damping: 0.25), duration: 0.6)
        case .hang:
            TextEntrancePreset(
                rotation: 90, anchor: .topLeading, course: .spring(damping: 0.3), duration: 0.7, stagger: 0.08)
        case .curtain: TextEntrancePreset(turn: 80, axis: (0, 1), anchor: .leading, duration: 0.7)
        case .paper:
            TextEntrancePreset(turn: -90, axis: (1, 0), anchor: .top, course: .spring(damping: 0.5), duration: 0.6)
        case .flip: TextEntrancePreset(turn: 90, axis: (1, 0), anchor: .bottom, duration: 0.6, stagger: 0.06)
        case .twist: TextEntrancePreset(turn: 360, axis: (0, 1), duration: 0.9)
        case .drop: TextEntrancePreset(y: -2, scale: 6, duration: 0.35, stagger: 0.08)
        case .spring: TextEntrancePreset(y: 1, scale: 0.6, course: .spring(damping: 0.35), duration: 0.6, stagger: 0.06)
        case .typo: TextEntrancePreset(duration: 0.01, stagger: 0.1)
        case .randomTypo: TextEntrancePreset(opacity: 0.4, scrambles: true, duration: 0.5, stagger: 0.05)
        }
    }
}
