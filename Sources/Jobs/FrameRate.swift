import Foundation

/// Frames per second as an exact fraction, so that frame `i` of a 30 per second run and frame `2i` of a 60 per second run
/// have the same time to the last bit.
public struct FrameRate: Hashable, Sendable, CustomStringConvertible {
    /// `frames` frames last `seconds` seconds; without a common divisor.
    public let frames: Int
    /// See `frames`; 1 for a whole number of frames per second.
    public let seconds: Int

    /// The slowest and the fastest rate, in frames per second.
    public static let range: ClosedRange<Double> = 0.01...1000

    /// nil where a part is not positive or above a million, or the rate outside `range`.
    public init?(frames: Int, per seconds: Int = 1) {
        guard (1...1_000_000).contains(frames), (1...1_000_000).contains(seconds) else { return nil }
        guard Self.range.contains(Double(frames) / Double(seconds)) else { return nil }
        let divisor = greatestCommonDivisor(frames, seconds)
        self.frames = frames / divisor
        self.seconds = seconds / divisor
    }

    /// Reads `30`, `29.97` (exactly 2997/100) or `30000/1001`; nil for anything else.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        if parts.count == 2 {
            guard let frames = wholeNumber(parts[0]), let seconds = wholeNumber(parts[1]) else { return nil }
            self.init(frames: frames, per: seconds)
        } else {
            let digits = text.split(separator: ".", omittingEmptySubsequences: false)
            guard digits.count <= 2, let whole = wholeNumber(digits[0]) else { return nil }
            guard digits.count == 2 else {
                self.init(frames: whole)
                return
            }
            guard let decimals = wholeNumber(digits[1]), whole <= 1000 else { return nil }
            let scale = digits[1].reduce(1) { power, _ in power * 10 }
            let divisor = greatestCommonDivisor(whole * scale + decimals, scale)
            self.init(frames: (whole * scale + decimals) / divisor, per: scale / divisor)
        }
    }

    /// `30`, or `30000/1001`; reads back as the same rate.
    public var description: String { seconds == 1 ? "\(frames)" : "\(frames)/\(seconds)" }

    /// Frames per second, rounded to the nearest Double.
    public var perSecond: Double { Double(frames) / Double(seconds) }

    /// When frame `index` is taken, in seconds from the start: the Double nearest to the exact time. `index` is at most
    /// `FrameLimits.frames`, which keeps every product below 2^53.
    public func time(of index: Int) -> Double { Double(index * seconds) / Double(frames) }

    /// How many frames lie before `duration` seconds, at least one; nil above `FrameLimits.frames`.
    public func count(in duration: Double) -> Int? {
        guard duration.isFinite, duration * perSecond < Double(FrameLimits.frames) + 1 else { return nil }
        // The product may be off by a rounding error in either direction; the times themselves decide.
        var count = max(1, Int(duration * perSecond))
        while time(of: count) < duration { count += 1 }
        while count > 1, time(of: count - 1) >= duration { count -= 1 }
        return count <= FrameLimits.frames ? count : nil
    }
}

/// One to nine decimal digits and nothing else.
private func wholeNumber(_ text: some StringProtocol) -> Int? {
    guard (1...9).contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    return Int(text)
}

private func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    b == 0 ? a : greatestCommonDivisor(b, a % b)
}
