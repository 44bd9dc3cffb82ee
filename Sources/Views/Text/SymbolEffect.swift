import KinoraStage

/// An animation of a symbol.
public protocol SymbolEffect {
    var configuration: SymbolEffectConfiguration { get }
}

/// Effects that play when a value changes.
public protocol DiscreteSymbolEffect {}
/// Effects that last while they are active.
public protocol IndefiniteSymbolEffect {}
/// Effects by which a symbol comes or goes.
public protocol TransitionSymbolEffect {}
/// Effects by which one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect {}

/// What an effect does.
public struct SymbolEffectConfiguration: Hashable, Sendable {
    let motion: Motion

    enum Motion: Hashable, Sendable {
        case bounce(down: Bool)
        case pulse
        case variableColor(VariableColorSymbolEffect)
        case scale(down: Bool)
        case appear(down: Bool)
        case disappear(down: Bool)
        case replace(ReplaceSymbolEffect)
        case breathe(dims: Bool)
        case rotate(clockwise: Bool)
        case wiggle(WiggleSymbolEffect)
        case draw(isReversed: Bool)
    }
}

/// How often and how fast an effect plays.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// How often it plays; nil is once when triggered, and for ever while active.
    var count: Int?
    /// Whether a triggered effect goes on for ever.
    var isEndless = false
    /// How many times as fast.
    var rate = 1.0
    /// Seconds between repetitions.
    var pause = 0.0
    /// Whether an active effect plays once instead of going on.
    var isSingle = false

    public static let `default` = SymbolEffectOptions()
    public static let repeating = SymbolEffectOptions(isEndless: true)
    public static let nonRepeating = SymbolEffectOptions(isSingle: true)

    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions().repeat(behavior)
    }

    public var repeating: SymbolEffectOptions { self.repeat(nil as Int?) }
    public var nonRepeating: SymbolEffectOptions { changed { $0.isSingle = true } }
    public func speed(_ speed: Double) -> SymbolEffectOptions { changed { $0.rate = max(0.01, speed) } }
    /// Plays `count` times; nil is for ever.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        changed { ($0.count, $0.isEndless) = (count.map { max(1, $0) }, count == nil) }
    }
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        self.repeat(behavior.count).changed { $0.pause = behavior.pause }
    }

    private func changed(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
        var copy = self
        change(&copy)
        return copy
    }

    /// How repetitions follow each other.
    public struct RepeatBehavior: Hashable, Sendable {
        let count: Int?
        let pause: Double
        /// Without a pause, for ever.
        public static let continuous = RepeatBehavior(count: nil, pause: 0)
        /// With a pause between, for ever.
        public static let periodic = RepeatBehavior(count: nil, pause: 0.5)
        /// - Parameters:
        ///   - count: how often; nil is for ever.
        ///   - delay: seconds between repetitions; nil is 0.5.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count, pause: max(0, delay ?? 0.5))
        }
    }
}

// MARK: The effects

/// A short jump in size.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    private var isDown = false
    public var up: BounceSymbolEffect { BounceSymbolEffect(isDown: false) }
    public var down: BounceSymbolEffect { BounceSymbolEffect(isDown: true) }
    /// The layers of the open symbols move as one.
    public var byLayer: BounceSymbolEffect { self }
    public var wholeSymbol: BounceSymbolEffect { self }
    init(isDown: Bool = false) { self.isDown = isDown }
    public var configuration: SymbolEffectConfiguration { .init(motion: .bounce(down: isDown)) }
}

/// Fades and returns.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    public var byLayer: PulseSymbolEffect { self }
    public var wholeSymbol: PulseSymbolEffect { self }
    public var configuration: SymbolEffectConfiguration { .init(motion: .pulse) }
}

/// Lights the layers one after another.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable
{
    /// Whether layers stay lit until all are.
    var isCumulative = false
    /// Whether it runs back before it begins again.
    var reverses = false
    /// Whether layers that are not lit are left out instead of dimmed.
    var hidesInactive = false

    public var iterative: VariableColorSymbolEffect { changed { $0.isCumulative = false } }
    public var cumulative: VariableColorSymbolEffect { changed { $0.isCumulative = true } }
    public var reversing: VariableColorSymbolEffect { changed { $0.reverses = true } }
    public var nonReversing: VariableColorSymbolEffect { changed { $0.reverses = false } }
    public var dimInactiveLayers: VariableColorSymbolEffect { changed { $0.hidesInactive = false } }
    public var hideInactiveLayers: VariableColorSymbolEffect { changed { $0.hidesInactive = true } }
    public var configuration: SymbolEffectConfiguration { .init(motion: .variableColor(self)) }

    private func changed(_ change: (inout VariableColorSymbolEffect) -> Void) -> VariableColorSymbolEffect {
        var copy = self
        change(&copy)
        return copy
    }
}

/// Larger, or smaller, while it is active.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    private var isDown = false
    public var up: ScaleSymbolEffect { ScaleSymbolEffect(isDown: false) }
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(isDown: true) }
    public var byLayer: ScaleSymbolEffect { self }
    public var wholeSymbol: ScaleSymbolEffect { self }
    init(isDown: Bool = false) { self.isDown = isDown }
    public var configuration: SymbolEffectConfiguration { .init(motion: .scale(down: isDown)) }
}

/// Comes, from smaller or larger.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable {
    private var isDown = false
    public var up: AppearSymbolEffect { AppearSymbolEffect(isDown: false) }
    public var down: AppearSymbolEffect { AppearSymbolEffect(isDown: true) }
    public var byLayer: AppearSymbolEffect { self }
    public var wholeSymbol: AppearSymbolEffect { self }
    init(isDown: Bool = false) { self.isDown = isDown }
    public var configuration: SymbolEffectConfiguration { .init(motion: .appear(down: isDown)) }
}

/// Goes, and keeps its place while it is active.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable {
    private var isDown = false
    public var up: DisappearSymbolEffect { DisappearSymbolEffect(isDown: false) }
    public var down: DisappearSymbolEffect { DisappearSymbolEffect(isDown: true) }
    public var byLayer: DisappearSymbolEffect { self }
    public var wholeSymbol: DisappearSymbolEffect { self }
    init(isDown: Bool = false) { self.isDown = isDown }
    public var configuration: SymbolEffectConfiguration { .init(motion: .disappear(down: isDown)) }
}

/// The symbol is drawn along its lines as the effect ends, and hidden while it is active.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable {
    /// The layers of the open symbols are drawn as one.
    public var byLayer: DrawOnSymbolEffect { self }
    public var individually: DrawOnSymbolEffect { self }
    public var wholeSymbol: DrawOnSymbolEffect { self }
    public var configuration: SymbolEffectConfiguration { .init(motion: .draw(isReversed: false)) }
}

/// The symbol vanishes along its lines, from where drawing them begins, and stays hidden while the effect is active.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable {
    private var isReversed = false
    public var reversed: DrawOffSymbolEffect { DrawOffSymbolEffect(isReversed: true) }
    public var nonReversed: DrawOffSymbolEffect { DrawOffSymbolEffect() }
    public var byLayer: DrawOffSymbolEffect { self }
    public var individually: DrawOffSymbolEffect { self }
    public var wholeSymbol: DrawOffSymbolEffect { self }
    init(isReversed: Bool = false) { self.isReversed = isReversed }
    /// Reversed, the lines go back the way that drawing them came.
    public var configuration: SymbolEffectConfiguration { .init(motion: .draw(isReversed: !isReversed)) }
}

/// One symbol is replaced by another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable, Sendable {
    enum Way: Hashable, Sendable { case downUp, upUp, offUp }
    var way = Way.downUp
    /// The old one shrinks, then the new one grows; the default.
    public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(way: .downUp) }
    /// Both grow.
    public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(way: .upUp) }
    /// The old one is gone at once, the new one grows.
    public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(way: .offUp) }
    public var byLayer: ReplaceSymbolEffect { self }
    public var wholeSymbol: ReplaceSymbolEffect { self }
    /// The open symbols have no parts in common, so the fallback is what shows.
    public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(way: .downUp) }
    public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(way: .upUp) }
    public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(way: .offUp) }
    public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { fallback }
    public var configuration: SymbolEffectConfiguration { .init(motion: .replace(self)) }
}

/// Grows and shrinks slowly.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    private var dims = false
    public var plain: BreatheSymbolEffect { BreatheSymbolEffect(dims: false) }
    /// Fades as well.
    public var pulse: BreatheSymbolEffect { BreatheSymbolEffect(dims: true) }
    public var byLayer: BreatheSymbolEffect { self }
    public var wholeSymbol: BreatheSymbolEffect { self }
    init(dims: Bool = false) { self.dims = dims }
    public var configuration: SymbolEffectConfiguration { .init(motion: .breathe(dims: dims)) }
}

/// Turns round.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    private var isClockwise = true
    public var clockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: true) }
    public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: false) }
    public var byLayer: RotateSymbolEffect { self }
    public var wholeSymbol: RotateSymbolEffect { self }
    init(isClockwise: Bool = true) { self.isClockwise = isClockwise }
    public var configuration: SymbolEffectConfiguration { .init(motion: .rotate(clockwise: isClockwise)) }
}

/// Shakes by turns or to and fro.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    /// Where it goes first: a turn in degrees, or a direction.
    enum Way: Hashable, Sendable {
        case turn(clockwise: Bool)
        case slide(degrees: Double)
    }
    var way = Way.turn(clockwise: true)
    public var clockwise: WiggleSymbolEffect { .init(way: .turn(clockwise: true)) }
    public var counterClockwise: WiggleSymbolEffect { .init(way: .turn(clockwise: false)) }
    public var left: WiggleSymbolEffect { .init(way: .slide(degrees: 180)) }
    public var right: WiggleSymbolEffect { .init(way: .slide(degrees: 0)) }
    public var up: WiggleSymbolEffect { .init(way: .slide(degrees: -90)) }
    public var down: WiggleSymbolEffect { .init(way: .slide(degrees: 90)) }
    public var forward: WiggleSymbolEffect { right }
    public var backward: WiggleSymbolEffect { left }
    /// - Parameter angle: the direction of the first step, clockwise from the right.
    public func custom(angle: Angle) -> WiggleSymbolEffect { .init(way: .slide(degrees: angle.degrees)) }
    public func custom(angle: Double) -> WiggleSymbolEffect { .init(way: .slide(degrees: angle)) }
    public var byLayer: WiggleSymbolEffect { self }
    public var wholeSymbol: WiggleSymbolEffect { self }
    public var configuration: SymbolEffectConfiguration { .init(motion: .wiggle(self)) }
}

/// The effect that fits where it is used: replacing, appearing or disappearing.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect, Hashable,
    Sendable
{
    public var configuration: SymbolEffectConfiguration { .init(motion: .replace(ReplaceSymbolEffect())) }
}

extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: Self { .init() } }
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: Self { .init() } }
extension SymbolEffect where Self == VariableColorSymbolEffect { public static var variableColor: Self { .init() } }
extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: Self { .init() } }
extension SymbolEffect where Self == AppearSymbolEffect { public static var appear: Self { .init() } }
extension SymbolEffect where Self == DisappearSymbolEffect { public static var disappear: Self { .init() } }
extension SymbolEffect where Self == ReplaceSymbolEffect { public static var replace: Self { .init() } }
extension SymbolEffect where Self == BreatheSymbolEffect { public static var breathe: Self { .init() } }
extension SymbolEffect where Self == RotateSymbolEffect { public static var rotate: Self { .init() } }
extension SymbolEffect where Self == WiggleSymbolEffect { public static var wiggle: Self { .init() } }
extension SymbolEffect where Self == DrawOnSymbolEffect { public static var drawOn: Self { .init() } }
extension SymbolEffect where Self == DrawOffSymbolEffect { public static var drawOff: Self { .init() } }
extension SymbolEffect where Self == AutomaticSymbolEffect { public static var automatic: Self { .init() } }
