import KinoraViews

/// What kind of a time it is.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let valid = CMTimeFlags(rawValue: 1)
    public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
    public static let positiveInfinity = CMTimeFlags(rawValue: 4)
    public static let negativeInfinity = CMTimeFlags(rawValue: 8)
    public static let indefinite = CMTimeFlags(rawValue: 16)
    public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

public typealias CMTimeValue = Int64
/// How many parts a second has.
public typealias CMTimeScale = Int32

/// A time as a fraction of whole numbers: `value / timescale` seconds. 3/2 and 6/4 are the same time.
public struct CMTime: Sendable {
    public var value: Int64
    public var timescale: Int32
    public var flags: CMTimeFlags

    /// Not valid where the timescale is not positive.
    public init(value: Int64, timescale: Int32) {
        (self.value, self.timescale) = (value, timescale)
        flags = timescale > 0 ? .valid : []
    }
    /// The timescale is halved until the number fits.
    public init(seconds: Double, preferredTimescale: Int32) {
        guard seconds.isFinite, preferredTimescale > 0 else {
            self =
                seconds.isNaN || preferredTimescale <= 0
                ? .invalid : seconds > 0 ? .positiveInfinity : .negativeInfinity
            return
        }
        var scale = preferredTimescale
        while scale > 1, abs(seconds * Double(scale)) >= 0x1p63 { scale /= 2 }
        guard let value = Int64(exactly: (seconds * Double(scale)).rounded(.towardZero)) else {
            self = seconds > 0 ? .positiveInfinity : .negativeInfinity
            return
        }
        self.init(value: value, timescale: scale)
    }
    public init() { self = .zero }
    private init(special: CMTimeFlags) { (value, timescale, flags) = (0, 0, special) }

    public static let zero = CMTime(value: 0, timescale: 1)
    public static let invalid = CMTime(special: [])
    public static let indefinite = CMTime(special: [.valid, .indefinite])
    public static let positiveInfinity = CMTime(special: [.valid, .positiveInfinity])
    public static let negativeInfinity = CMTime(special: [.valid, .negativeInfinity])

    public var isValid: Bool { flags.contains(.valid) }
    public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
    public var isIndefinite: Bool { flags.contains(.indefinite) }
    public var isPositiveInfinity: Bool { flags.contains(.positiveInfinity) }
    public var isNegativeInfinity: Bool { flags.contains(.negativeInfinity) }
    public var hasBeenRounded: Bool { flags.contains(.hasBeenRounded) }
    /// Not a number where the time is not known.
    public var seconds: Double {
        if isNumeric { return Double(value) / Double(timescale) }
        return isPositiveInfinity ? .infinity : isNegativeInfinity ? -.infinity : .nan
    }

    /// The same time in other parts of a second, to the nearest of them; halves away from zero.
    public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod = .default) -> CMTime {
        guard isNumeric, newTimescale > 0 else { return isNumeric ? .invalid : self }
        if newTimescale == timescale { return self }
        let (whole, rest) = value.quotientAndRemainder(dividingBy: Int64(timescale))
        let (scaled, isTooLarge) = whole.multipliedReportingOverflow(by: Int64(newTimescale))
        let (quotient, remainder) = (rest * Int64(newTimescale)).quotientAndRemainder(dividingBy: Int64(timescale))
        let (sum, overflows) = scaled.addingReportingOverflow(quotient)
        guard !isTooLarge, !overflows, sum.magnitude < Int64.max else {
            return value > 0 ? .positiveInfinity : .negativeInfinity
        }
        var result = CMTime(value: sum, timescale: newTimescale)
        guard remainder != 0 else { return result }
        let sign: Int64 = remainder > 0 ? 1 : -1
        switch method {
        case .roundHalfAwayFromZero: if remainder.magnitude * 2 >= UInt64(timescale) { result.value += sign }
        case .roundTowardZero: break
        case .roundAwayFromZero: result.value += sign
        case .roundTowardPositiveInfinity: if sign > 0 { result.value += 1 }
        case .roundTowardNegativeInfinity: if sign < 0 { result.value -= 1 }
        }
        result.flags.insert(.hasBeenRounded)
        return result
    }
}

/// What becomes of a time that lies between two parts of a second.
public enum CMTimeRoundingMethod: UInt32, Sendable {
    case roundHalfAwayFromZero = 1, roundTowardZero, roundAwayFromZero
    case roundTowardPositiveInfinity = 5, roundTowardNegativeInfinity
    public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

extension CMTime: Hashable, Comparable {
    /// Numbers by their size; below all the negative infinity, above them what is indefinite, the positive infinity, and what is
    /// not valid.
    fileprivate static func compare(_ a: CMTime, _ b: CMTime) -> Int32 {
        func rank(_ time: CMTime) -> Int32 {
            if !time.isValid { return 4 }
            return time.isNegativeInfinity ? 0 : time.isNumeric ? 1 : time.isIndefinite ? 2 : 3
        }
        let (first, second) = (rank(a), rank(b))
        guard first == 1, second == 1 else { return first < second ? -1 : first > second ? 1 : 0 }
        let (left, right) = (
            a.value.multipliedFullWidth(by: Int64(b.timescale)), b.value.multipliedFullWidth(by: Int64(a.timescale))
        )
        return (left.high, left.low) < (right.high, right.low) ? -1 : left == right ? 0 : 1
    }
    public static func == (a: CMTime, b: CMTime) -> Bool { compare(a, b) == 0 }
    public static func < (a: CMTime, b: CMTime) -> Bool { compare(a, b) < 0 }
    public func hash(into hasher: inout Hasher) {
        guard isNumeric else { return hasher.combine(flags.intersection(.impliedValueFlagsMask)) }
        let divisor = CMTime.greatestDivisor(Int64(timescale), value % Int64(timescale))
        hasher.combine(value / divisor)
        hasher.combine(Int64(timescale) / divisor)
    }
}

extension CMTime {
    /// In the smallest parts that both have, or in the finer of the two where such parts are too small.
    public static func + (a: CMTime, b: CMTime) -> CMTime {
        guard a.isNumeric, b.isNumeric else { return special(a, b) }
        let (first, second) = (Int64(a.timescale), Int64(b.timescale))
        let common = first / greatestDivisor(first, second) * second
        let scale = Int32(exactly: common) ?? max(a.timescale, b.timescale)
        let (left, right) = (a.convertScale(scale), b.convertScale(scale))
        guard left.isNumeric, right.isNumeric else { return special(left, right) }
        let (sum, overflows) = left.value.addingReportingOverflow(right.value)
        guard !overflows else { return left.value > 0 ? .positiveInfinity : .negativeInfinity }
        var result = CMTime(value: sum, timescale: scale)
        result.flags.formUnion(left.flags.union(right.flags))
        return result
    }
    public static func - (a: CMTime, b: CMTime) -> CMTime { a + -b }
    public static prefix func - (time: CMTime) -> CMTime {
        if time.isPositiveInfinity { return .negativeInfinity }
        if time.isNegativeInfinity { return .positiveInfinity }
        var result = time
        result.value = 0 &- time.value
        return result
    }

    /// The sum where one is no number: not valid before indefinite before infinite.
    private static func special(_ a: CMTime, _ b: CMTime) -> CMTime {
        if !a.isValid || !b.isValid { return .invalid }
        if a.isIndefinite || b.isIndefinite { return .indefinite }
        if a.isNumeric { return b }
        return b.isNumeric || a == b ? a : .invalid
    }

    fileprivate static func greatestDivisor(_ a: Int64, _ b: Int64) -> Int64 {
        b == 0 ? abs(a) : greatestDivisor(b, a % b)
    }
}

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// -1, 0 or 1.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { CMTime.compare(time1, time2) }
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime { time < .zero ? -time : time }
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
    guard time.isNumeric else { return multiplier < 0 ? -time : time }
    let (value, overflows) = time.value.multipliedReportingOverflow(by: Int64(multiplier))
    guard !overflows else { return (time.value > 0) == (multiplier > 0) ? .positiveInfinity : .negativeInfinity }
    return CMTime(value: value, timescale: time.timescale)
}
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
    time.isNumeric
        ? CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale) : multiplier < 0 ? -time : time
}

/// A stretch of time.
public struct CMTimeRange: Hashable, Sendable {
    public var start: CMTime
    public var duration: CMTime
    public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
    public init() { self.init(start: .zero, duration: .zero) }
    public static let zero = CMTimeRange()
    public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)
    public var end: CMTime { start + duration }
    public var isValid: Bool { start.isValid && duration.isValid && duration >= .zero }
    public var isEmpty: Bool { isValid && duration == .zero }
    /// The end is not part of it.
    public func containsTime(_ time: CMTime) -> Bool { isValid && start <= time && time < end }
    public func containsTimeRange(_ otherRange: CMTimeRange) -> Bool {
        isValid && otherRange.isValid && start <= otherRange.start && otherRange.end <= end
    }
    /// What is part of both; nothing where there is nothing.
    public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
        let (from, to) = (max(start, otherRange.start), min(end, otherRange.end))
        return from < to ? CMTimeRange(start: from, end: to) : .zero
    }
    /// From the first start to the last end.
    public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
        CMTimeRange(start: min(start, otherRange.start), end: max(end, otherRange.end))
    }
}
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}
