import KinoraBasics

/// Numbers by chance, the same for the same seed, for what is tried by the million.
protocol ChanceSource {
    var words: SplitMix { get set }
}

extension ChanceSource {
    /// 0 ..< 1.
    mutating func uniform() -> Double { words.unit() }

    /// 0 ..< `count`; 0 where there is nothing to choose.
    mutating func below(_ count: Int) -> Int { Int(words.next() % UInt64(max(1, count))) }

    mutating func chance(_ share: Double) -> Bool { uniform() < share }

    mutating func one<Value>(of values: [Value]) -> Value { values[below(values.count)] }
}

extension UInt64 {
    /// Seeds that follow each other, set far apart.
    var scattered: UInt64 { self &* 0x9E37_79B9_7F4A_7C15 &+ 0xD1B5_4A32_D192_ED03 }
}
