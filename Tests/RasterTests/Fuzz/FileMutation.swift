import Foundation

/// Damage to the text of a scene file, by chance.
enum FileMutation {
    private static let words = [
        "-1e999", "1e308", "null", "[", "{", "\"nan\"", "\"inf\"", "true", "-0", "4294967296", "\u{0}", "é",
    ]
    /// What numbers of a file are changed to: still a file that can be read.
    private static let numbers = [
        "0", "-0", "-1", "0.5", "1e-9", "1e-300", "5e-324", "255.5", "65536", "1e6", "-1e7", "2147483648",
        "9007199254740993", "1e15", "-1e38", "1e300", "\"nan\"", "\"inf\"", "\"-inf\"",
    ]

    /// The bytes with one to four places changed.
    static func damaged(_ json: Data, _ dice: inout some ChanceSource) -> Data {
        var bytes = [UInt8](json)
        for _ in 0...dice.below(4) where !bytes.isEmpty {
            let place = dice.below(bytes.count)
            switch dice.below(5) {
            case 0: bytes[place] = UInt8(dice.below(256))
            case 1: bytes[place] = UInt8(ascii: "0") + UInt8(dice.below(10))
            case 2: bytes.removeSubrange(place..<min(bytes.count, place + dice.below(40)))
            case 3: bytes.insert(contentsOf: Array(dice.one(of: words).utf8), at: place)
            default:
                let other = dice.below(bytes.count)
                bytes.insert(contentsOf: bytes[other..<min(bytes.count, other + dice.below(60))], at: place)
            }
        }
        return Data(bytes)
    }

    /// The bytes with one to four numbers changed, and now and then a few values left out or said twice.
    static func renumbered(_ json: Data, _ dice: inout some ChanceSource) -> Data {
        var bytes = [UInt8](json)
        for _ in 0...dice.below(4) {
            guard let range = number(in: bytes, from: dice.below(max(1, bytes.count))) else { continue }
            switch dice.below(8) {
            case 0:
                // A value of a list again and again.
                guard range.upperBound < bytes.count, bytes[range.upperBound] == UInt8(ascii: ",") else { continue }
                let value = bytes[range.lowerBound...range.upperBound]
                for _ in 0...dice.below(30) { bytes.insert(contentsOf: value, at: range.lowerBound) }
            case 1:
                guard range.upperBound < bytes.count, bytes[range.upperBound] == UInt8(ascii: ",") else { continue }
                bytes.removeSubrange(range.lowerBound...range.upperBound)
            default: bytes.replaceSubrange(range, with: Array(dice.one(of: numbers).utf8))
            }
        }
        return Data(bytes)
    }

    /// Where the first number behind a place is written.
    private static func number(in bytes: [UInt8], from place: Int) -> Range<Int>? {
        func isPart(_ byte: UInt8) -> Bool {
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
                || byte == UInt8(ascii: ".")
        }
        var first = place
        // From within a number, its rest is passed.
        while first < bytes.count, isPart(bytes[first]) { first += 1 }
        while first < bytes.count, !isPart(bytes[first]) { first += 1 }
        guard first < bytes.count else { return nil }
        var end = first
        while end < bytes.count, isPart(bytes[end]) { end += 1 }
        return first..<end
    }
}
