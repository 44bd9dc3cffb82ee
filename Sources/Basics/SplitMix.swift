/// SplitMix64 (Steele, Lea and Flood 2014): random words that are the same in every run, on every machine.
///
/// Its step is a bijective mixer, so that randomness can also be addressed by hash: see `mix(_:)`.
package struct SplitMix: RandomNumberGenerator, Sendable {
    package var state: UInt64

    /// A sequence of its own for each seed.
    @inlinable
    package init(seed: UInt64) { state = seed }

    @inlinable
    package mutating func next() -> UInt64 {
        defer { state &+= SplitMix.increment }
        return SplitMix.mix(state)
    }

    /// A number of 0..<1, in steps of 2⁻⁵³.
    @inlinable
    package mutating func unit() -> Double { Double(next() &>> 11) * 0x1p-53 }

    /// The first word of the sequence with this seed: different for different seeds, and well spread for similar ones.
    @inlinable
    package static func mix(_ seed: UInt64) -> UInt64 {
        var z = seed &+ increment
        z = (z ^ (z &>> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z &>> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z &>> 31)
    }

    /// 2⁶⁴ divided by the golden ratio, made odd.
    @usableFromInline static let increment: UInt64 = 0x9E37_79B9_7F4A_7C15
}
