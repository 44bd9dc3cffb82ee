/// AES, one block of 16 bytes at a time, in the direction that counter modes need (FIPS 197).
struct BlockCipher {
    /// The key of each round.
    private let rounds: [[UInt8]]

    /// - Parameter key: 16, 24 or 32 bytes; nil for others.
    init?(key: [UInt8]) {
        guard [16, 24, 32].contains(key.count) else { return nil }
        let length = key.count / 4
        var words = stride(from: 0, to: key.count, by: 4).map { Array(key[$0..<$0 + 4]) }
        var constant: UInt8 = 1
        for index in length..<4 * (length + 7) {
            var word = words[index - 1]
            if index % length == 0 {
                word = [word[1], word[2], word[3], word[0]].map { BlockCipher.box[Int($0)] }
                word[0] ^= constant
                constant = BlockCipher.doubled(constant)
            } else if length > 6, index % length == 4 {
                word = word.map { BlockCipher.box[Int($0)] }
            }
            words.append(zip(words[index - length], word).map { $0 ^ $1 })
        }
        rounds = stride(from: 0, to: words.count, by: 4).map { words[$0..<$0 + 4].flatMap { $0 } }
    }

    func encrypted(_ block: [UInt8]) -> [UInt8] {
        var state = zip(block, rounds[0]).map { $0 ^ $1 }
        for (index, key) in rounds.enumerated().dropFirst() {
            // Each byte through the table, and rows turned by their number: a column's byte comes from the column that many further.
            let turned = (0..<16).map { BlockCipher.box[Int(state[($0 + 4 * ($0 % 4)) % 16])] }
            let mixed = index == rounds.count - 1 ? turned : BlockCipher.mixed(turned)
            state = zip(mixed, key).map { $0 ^ $1 }
        }
        return state
    }

    /// Each column times 2 3 1 1, turned for each row.
    private static func mixed(_ state: [UInt8]) -> [UInt8] {
        (0..<16).map { place in
            let column = place - place % 4
            func at(_ step: Int) -> UInt8 { state[column + (place + step) % 4] }
            return doubled(at(0)) ^ doubled(at(1)) ^ at(1) ^ at(2) ^ at(3)
        }
    }

    /// Times x in the field of 256 elements.
    private static func doubled(_ value: UInt8) -> UInt8 { value << 1 ^ (value & 0x80 == 0 ? 0 : 0x1b) }

    /// The inverse of each byte in the field, with its bits mixed.
    private static let box: [UInt8] = {
        var table = [UInt8](repeating: 0x63, count: 256)
        var (power, inverse): (UInt8, UInt8) = (1, 1)
        repeat {
            // Times 3, and divided by 3: together they run through all elements and their inverses.
            power ^= doubled(power)
            inverse ^= inverse << 1
            inverse ^= inverse << 2
            inverse ^= inverse << 4
            if inverse & 0x80 != 0 { inverse ^= 0x09 }
            let turned = (1...4).reduce(inverse) { $0 ^ inverse.turned(left: $1) }
            table[Int(power)] = turned ^ 0x63
        } while power != 1
        return table
    }()
}
