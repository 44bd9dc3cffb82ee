import KinoraAnimation

/// A small generator with a fixed start (SplitMix64), so that random tests are the same each time.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }

    mutating func spring() -> Spring {
        if Bool.random(using: &self) { return Spring(duration: number(0.1...2), bounce: number(-0.6...0.95)) }
        return Spring(
            mass: number(0.2...3), stiffness: number(10...600), damping: number(0.5...60), allowOverDamping: true)
    }
}
