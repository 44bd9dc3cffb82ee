internal import KinoraRasterKernels

/// The formulas of the modes that sixteen-bit arithmetic holds exactly: one rounding, at the end.

/// How opacity and the formula combine.
enum OpacityRule {
    /// The formula is linear in the source and leaves the target where the source is transparent: mix its result with
    /// the target.
    case mix
    /// The formula is linear in the source and gives nothing where the source is transparent: scale its result.
    case scale
    /// Not linear: scale the source before.
    case scaleSource
}

/// One mode on lanes 0…255: source and destination `s`, `d` with their pixels' alphas `sa`, `da`, result 0…255.
protocol LaneBlend {
    static var opacity: OpacityRule { get }
    /// True where `blend` is for color alone and alpha is `as + ad − as·ad`.
    static var hasOwnAlpha: Bool { get }
    /// The mode's loop for wide processors, if it has one. Only modes whose opacity rule is `mix` do.
    static var kernel: rk_mode? { get }
    static func blend(_ s: Lanes, _ d: Lanes, _ sa: Lanes, _ da: Lanes) -> Lanes
}

extension LaneBlend {
    static var opacity: OpacityRule { .mix }
    static var hasOwnAlpha: Bool { false }
    static var kernel: rk_mode? { nil }
}

/// The parts of source and destination that do not overlap, times 255.
@inline(__always)
private func outside(_ s: Lanes, _ d: Lanes, _ sa: Lanes, _ da: Lanes) -> Lanes {
    s &* (255 &- da) &+ d &* (255 &- sa)
}

enum Multiply: LaneBlend {
    static var kernel: rk_mode? { rk_multiply }

    @inline(__always)
    static func blend(_ s: Lanes, _ d: Lanes, _ sa: Lanes, _ da: Lanes) -> Lanes {
        divideBy255(outside(s, d, sa, da) &+ s &* d)
    }
}

enum Screen: LaneBlend {
    static var kernel: rk_mode? { rk_screen }

    @inline(__always)
    static func blend(_ s: Lanes, _ d: Lanes, _ sa: Lanes, _ da: Lanes) -> Lanes { s &+ d &- divideBy255(s &* d) }
}

/// Multiply below the half, screen above; `selector` and `limit` choose (2·selector ≤ limit).
@inline(__always)
private func multiplyOrScreen(
    _ s: Lanes, _ d: Lanes, _ sa: Lanes, _ da: Lanes, selector: Lanes, limit: Lanes
) -> Lanes {
    let screen = sa &* da &- 2 &* (da &- d) &* (sa &- s)
    let multiply = 2 &* s &* d
    let both = screen.replacing(with: multiply, where: isAtMost(2 &* selector, limit))
    return divideBy255(outside(s, d, sa, da) &+ both)
}

enum Overlay: LaneBlend {
    static var kernel: rk_mode? { rk_overlay }

    @inline(__always)
    static func blend(_ s: Lanes, _ d: Lanes, _ sa: Lanes, _ da: Lanes) -> Lanes {
        multiplyOrScreen(s, d, sa, da, selector: d, limit: da)
    }
}

enum HardLight: LaneBlend {
    static var kernel: rk_mode? { rk_hard_light }

    @inline(__always)
    static func blend(_ s: Lanes, _ d: Lanes, _ sa: Lanes, _ da: Lanes) -> Lanes {
        multiplyOrScreen(s, d, sa, da, selector: s, limit: sa)
    }
}

enum Darken: LaneBlend {
    static var kernel: rk_mode? { rk_darken }

    @inline(__always)
    static func blend(_ s: Lanes, _ d: Lanes, _ sa: Lanes, _ da: Lanes) -> Lanes {
        s &+ d &- larger(divideBy255(s &* da), divideBy255(d &* sa))
    }
}

enum Lighten: LaneBlend {
    static var kernel: rk_mode? { rk_lighten }

    @inline(__always)
    static func blend(_ s: Lanes, _ d: Lanes, _ sa: Lanes, _ da: Lanes) -> Lanes {
        s &+ d &- smaller(divideBy255(s &* da), divideBy255(d &* sa))
    }
}

/// `S + D − 2 min(S·ad, D·as)`; the sum wraps around on its way to a result that fits.
enum Difference: LaneBlend {
    static var kernel: rk_mode? { rk_difference }
    static var hasOwnAlpha: Bool { true }

    @inline(__always)
    static func blend(_ s: Lanes, _ d: Lanes, _ sa: Lanes, _ da: Lanes) -> Lanes {
        divideBy255(255 &* s &+ 255 &* d &- 2 &* smallerProduct(s &* da, d &* sa))
    }
}

enum Exclusion: LaneBlend {
    static var kernel: rk_mode? { rk_exclusion }
    static var hasOwnAlpha: Bool { true }

    @inline(__always)
    static func blend(_ s: Lanes, _ d: Lanes, _ sa: Lanes, _ da: Lanes) -> Lanes {
        divideBy255(s &* (255 &- d) &+ d &* (255 &- s))
    }
}

enum SourceAtop: LaneBlend {
    @inline(__always)
    static func blend(_ s: Lanes, _ d: Lanes, _ sa: Lanes, _ da: Lanes) -> Lanes {
        divideBy255(s &* da &+ d &* (255 &- sa))
    }
}

enum DestinationOver: LaneBlend {
    @inline(__always)
    static func blend(_ s: Lanes, _ d: Lanes, _ sa: Lanes, _ da: Lanes) -> Lanes { d &+ divideBy255(s &* (255 &- da)) }
}

enum DestinationOut: LaneBlend {
    @inline(__always)
    static func blend(_ s: Lanes, _ d: Lanes, _ sa: Lanes, _ da: Lanes) -> Lanes { divideBy255(d &* (255 &- sa)) }
}

enum Xor: LaneBlend {
    @inline(__always)
    static func blend(_ s: Lanes, _ d: Lanes, _ sa: Lanes, _ da: Lanes) -> Lanes { divideBy255(outside(s, d, sa, da)) }
}

enum PlusLighter: LaneBlend {
    static var opacity: OpacityRule { .scaleSource }

    @inline(__always)
    static func blend(_ s: Lanes, _ d: Lanes, _ sa: Lanes, _ da: Lanes) -> Lanes {
        smaller(s &+ d, Lanes(repeating: 255))
    }
}

enum Clear: LaneBlend {
    static var opacity: OpacityRule { .scale }

    @inline(__always)
    static func blend(_ s: Lanes, _ d: Lanes, _ sa: Lanes, _ da: Lanes) -> Lanes { .zero }
}

enum Copy: LaneBlend {
    static var opacity: OpacityRule { .scale }

    @inline(__always)
    static func blend(_ s: Lanes, _ d: Lanes, _ sa: Lanes, _ da: Lanes) -> Lanes { s }
}

enum SourceIn: LaneBlend {
    static var opacity: OpacityRule { .scale }

    @inline(__always)
    static func blend(_ s: Lanes, _ d: Lanes, _ sa: Lanes, _ da: Lanes) -> Lanes { divideBy255(s &* da) }
}

enum SourceOut: LaneBlend {
    static var opacity: OpacityRule { .scale }

    @inline(__always)
    static func blend(_ s: Lanes, _ d: Lanes, _ sa: Lanes, _ da: Lanes) -> Lanes { divideBy255(s &* (255 &- da)) }
}

enum DestinationIn: LaneBlend {
    static var opacity: OpacityRule { .scale }

    @inline(__always)
    static func blend(_ s: Lanes, _ d: Lanes, _ sa: Lanes, _ da: Lanes) -> Lanes { divideBy255(d &* sa) }
}

enum DestinationAtop: LaneBlend {
    static var opacity: OpacityRule { .scale }

    @inline(__always)
    static func blend(_ s: Lanes, _ d: Lanes, _ sa: Lanes, _ da: Lanes) -> Lanes {
        divideBy255(d &* sa &+ s &* (255 &- da))
    }
}
