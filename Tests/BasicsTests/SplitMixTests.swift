import KinoraBasics
import Testing

@Suite struct SplitMixTests {
    @Test("The words of seed 1234567 are those of the published reference")
    func published() {
        var words = SplitMix(seed: 1_234_567)
        let expected: [UInt64] = [
            6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423, 4_593_380_528_125_082_431,
            16_408_922_859_458_223_821,
        ]
        #expect(expected.map { _ in words.next() } == expected)
    }

    @Test("Mixing a seed gives the first word of its sequence")
    func mixing() {
        for seed: UInt64 in [0, 1, 1_234_567, .max] {
            var words = SplitMix(seed: seed)
            #expect(SplitMix.mix(seed) == words.next())
        }
    }

    @Test("Unit numbers are the upper 53 bits as a fraction: never 1")
    func unit() {
        var (words, numbers) = (SplitMix(seed: 5), SplitMix(seed: 5))
        for _ in 0..<1000 {
            let (word, number) = (words.next(), numbers.unit())
            #expect(number >= 0 && number < 1)
            #expect(UInt64(number * 0x1p53) == word >> 11)
        }
    }
}

@Suite struct StableHashTests {
    @Test(
        "Hashes are those of FNV-1a's published vectors",
        arguments: [
            ("", 0xCBF2_9CE4_8422_2325 as UInt64), ("a", 0xAF63_DC4C_8601_EC8C), ("b", 0xAF63_DF4C_8601_F1A5),
            ("foobar", 0x8594_4171_F739_67E8),
        ])
    func published(text: String, hash: UInt64) { #expect(StableHash.of(text) == hash) }
}
