import KinoraStage

// Randomness on the stage: the standard library's names, answered by the stage's
// seed instead of the system. Sources that import this module get these, because a module's own members hide those of
// the standard library. They are here and not in the engine's module, of which sources import single names: those bring no
// members of the standard library's types along. (So `KinoraFoundation` has this file, too.)

// Of all numbers, in generic code too: a module's extension of a protocol hides the standard library's.
extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
    public static func random(in range: ClosedRange<Self>) -> Self {
        var generator = StageGenerator()
        return Swift.min(Self.random(in: range, using: &generator), range.upperBound)
    }
    public static func random(in range: Range<Self>) -> Self {
        var generator = StageGenerator()
        return Self.random(in: range, using: &generator)
    }
}

extension FixedWidthInteger {
    public static func random(in range: ClosedRange<Self>) -> Self {
        var generator = StageGenerator()
        return Self.random(in: range, using: &generator)
    }
    public static func random(in range: Range<Self>) -> Self {
        var generator = StageGenerator()
        return Self.random(in: range, using: &generator)
    }
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
