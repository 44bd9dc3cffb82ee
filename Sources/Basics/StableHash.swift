/// Hashes that are the same in every process, unlike `hashValue`.
package enum StableHash {
    /// FNV-1a (Fowler, Noll and Vo) of the text's UTF-8 in 64 bits.
    package static func of(_ text: String) -> UInt64 {
        text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
