import KinoraStage

/// The generator that sources name who hand one on. Its words are those of the stage's seed.
public struct SystemRandomNumberGenerator: RandomNumberGenerator, Sendable {
    public init() {}
    public mutating func next() -> UInt64 {
        var generator = StageGenerator()
        return generator.next()
    }
}
