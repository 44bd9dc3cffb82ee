/// Numbers by chance, the same for the same seed, for what is tried by the million.
protocol ChanceSource {
    /// The state of SplitMix64.
    var state: UInt64 { get set }
}

extension ChanceSource {
    mutating func bits() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// 0 ..< 1.
    mutating func uniform() -> Double { Double(bits() >> 11) / 9_007_199_254_740_992 }

    /// 0 ..< `count`; 0 where there is nothing to choose.
    mutating func below(_ count: Int) -> Int { Int(bits() % UInt64(max(1, count))) }

    mutating func chance(_ share: Double) -> Bool { uniform() < share }

    mutating func one<Value>(of values: [Value]) -> Value { values[below(values.count)] }
}

extension UInt64 {
    /// Seeds that follow each other, set far apart.
    var scattered: UInt64 { self &* 0x9E37_79B9_7F4A_7C15 &+ 0xD1B5_4A32_D192_ED03 }
}
