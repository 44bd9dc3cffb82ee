import KinoraStage

// Randomness on the stage: the standard library's names for the concrete types that effects use, answered by the stage's
// seed instead of the system. Sources that import this module get these, because a module's own members hide those of
// the standard library. They are here and not in the engine's module, of which sources import single names: those bring no
// members of the standard library's types along.

/// The generator that sources name who hand one on. Its words are those of the stage's seed.
public struct SystemRandomNumberGenerator: RandomNumberGenerator, Sendable {
    public init() {}
    public mutating func next() -> UInt64 {
        var generator = StageGenerator()
        return generator.next()
    }
}

/// Numbers that can be drawn evenly from a range by whole steps of a 64-bit word.
extension BinaryFloatingPoint where Self.RawSignificand: FixedWidthInteger {
    fileprivate static func drawn(in range: ClosedRange<Self>) -> Self {
        var generator = StageGenerator()
        return Swift.min(Self.random(in: range, using: &generator), range.upperBound)
    }
    fileprivate static func drawn(in range: Range<Self>) -> Self {
        var generator = StageGenerator()
        return Self.random(in: range, using: &generator)
    }
}

extension FixedWidthInteger {
    fileprivate static func drawn(in range: ClosedRange<Self>) -> Self {
        var generator = StageGenerator()
        return Self.random(in: range, using: &generator)
    }
    fileprivate static func drawn(in range: Range<Self>) -> Self {
        var generator = StageGenerator()
        return Self.random(in: range, using: &generator)
    }
}

extension Double {
    public static func random(in range: ClosedRange<Double>) -> Double { drawn(in: range) }
    public static func random(in range: Range<Double>) -> Double { drawn(in: range) }
}

extension Float {
    public static func random(in range: ClosedRange<Float>) -> Float { drawn(in: range) }
    public static func random(in range: Range<Float>) -> Float { drawn(in: range) }
}

extension CGFloat {
    public static func random(in range: ClosedRange<CGFloat>) -> CGFloat { drawn(in: range) }
    public static func random(in range: Range<CGFloat>) -> CGFloat { drawn(in: range) }
}

extension Int {
    public static func random(in range: ClosedRange<Int>) -> Int { drawn(in: range) }
    public static func random(in range: Range<Int>) -> Int { drawn(in: range) }
}

extension UInt64 {
    public static func random(in range: ClosedRange<UInt64>) -> UInt64 { drawn(in: range) }
    public static func random(in range: Range<UInt64>) -> UInt64 { drawn(in: range) }
}

extension Bool {
    public static func random() -> Bool {
        var generator = StageGenerator()
        return Bool.random(using: &generator)
    }
}

extension Collection {
    public func randomElement() -> Element? {
        var generator = StageGenerator()
        return randomElement(using: &generator)
    }
}

extension Sequence {
    public func shuffled() -> [Element] {
        var generator = StageGenerator()
        return shuffled(using: &generator)
    }
}

extension MutableCollection where Self: RandomAccessCollection {
    public mutating func shuffle() {
        var generator = StageGenerator()
        shuffle(using: &generator)
    }
}
