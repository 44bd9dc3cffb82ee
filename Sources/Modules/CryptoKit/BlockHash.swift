/// The rounds of a hash function that takes its input in blocks (Merkle and Damgård).
protocol HashRounds: Sendable {
    static var blockSize: Int { get }
    /// How many bytes at the end of the last block tell the length, and whether its highest byte comes first.
    static var lengthSize: Int { get }
    static var isBigEndian: Bool { get }
    mutating func add(_ block: ArraySlice<UInt8>)
    var digest: [UInt8] { get }
}

/// Cuts what comes into blocks, and ends the last with a one, zeros and the length in bits.
struct BlockHash<Rounds: HashRounds>: Sendable {
    private var rounds: Rounds
    private var pending: [UInt8] = []
    private var length: UInt64 = 0

    init(_ rounds: Rounds) { self.rounds = rounds }

    mutating func update(_ bytes: UnsafeRawBufferPointer) {
        length += UInt64(bytes.count)
        pending += bytes
        rounds.addBlocks(of: &pending)
    }

    func digest() -> [UInt8] {
        var (rounds, last) = (rounds, pending + [0x80])
        let size = Rounds.blockSize
        last += [UInt8](repeating: 0, count: (2 * size - Rounds.lengthSize - last.count) % size)
        let bits = (0..<8).map { UInt8(truncatingIfNeeded: (length &* 8) >> UInt64(8 * $0)) }
        let count = bits + [UInt8](repeating: 0, count: Rounds.lengthSize - 8)
        last += Rounds.isBigEndian ? count.reversed() : count
        rounds.addBlocks(of: &last)
        return rounds.digest
    }
}

extension HashRounds {
    /// Takes all whole blocks, and leaves the rest.
    fileprivate mutating func addBlocks(of bytes: inout [UInt8]) {
        let whole = bytes.count - bytes.count % Self.blockSize
        for start in stride(from: 0, to: whole, by: Self.blockSize) { add(bytes[start..<start + Self.blockSize]) }
        bytes.removeFirst(whole)
    }
}

/// Words of a block, the highest byte of each first or last.
func words<Word: FixedWidthInteger>(_ bytes: ArraySlice<UInt8>, bigEndian: Bool, as _: Word.Type) -> [Word] {
    let size = Word.bitWidth / 8
    return stride(from: bytes.startIndex, to: bytes.endIndex, by: size).map { start in
        let part = bytes[start..<start + size]
        return bigEndian
            ? part.reduce(0) { $0 << 8 | Word($1) } : part.reversed().reduce(0) { $0 << 8 | Word($1) }
    }
}

/// The bytes of words.
func bytes<Word: FixedWidthInteger>(_ words: [Word], bigEndian: Bool) -> [UInt8] {
    words.flatMap { word in
        let low = (0..<Word.bitWidth / 8).map { UInt8(truncatingIfNeeded: word >> Word(8 * $0)) }
        return bigEndian ? low.reversed() : low
    }
}

extension FixedWidthInteger {
    /// Turned around to the left by some bits.
    func turned(left count: Int) -> Self { self << count | self >> (Self.bitWidth - count) }
}

extension UInt32 {
    func turned(right count: Int) -> UInt32 { turned(left: 32 - count) }
}

extension UInt64 {
    func turned(right count: Int) -> UInt64 { turned(left: 64 - count) }
}
