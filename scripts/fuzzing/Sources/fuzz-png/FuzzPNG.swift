import FuzzCampaign
import KinoraBasics
import KinoraFrames
import KinoraPixels

/// `fuzz-png COUNT [FIRST]`: damages PNG files by chance and reads them, for the C parts under sanitizers.
@main
struct FuzzPNG {
    static func main() throws {
        let order = FuzzOrder(usage: "fuzz-png COUNT [FIRST]")
        var read = 0
        for seed in order.seeds {
            var dice = Damage(seed: seed)
            let (width, height) = (1 + dice.below(40), 1 + dice.below(20))
            let pixels = (0..<(width * height)).map { _ in UInt32(dice.below(2)) * 0xFF00_0000 }
            var bytes = try PNGEncoder().encode(Pixmap(width: width, height: height, pixels: pixels))
            for _ in 0...dice.below(4) { dice.damage(&bytes) }
            if (try? PNGDecoder().decode(bytes)) != nil { read += 1 }
        }
        print("\(order.seeds.count) files, \(read) of them readable, no crash")
    }
}

/// Damages the bytes of files.
private struct Damage: ChanceSource {
    var words: SplitMix

    init(seed: UInt64) { words = SplitMix(seed: seed.scattered) }

    /// One place changed, cut out, doubled, or a chunk's checksum made right again after a change.
    mutating func damage(_ bytes: inout [UInt8]) {
        guard bytes.count > 40 else { return }
        let place = below(bytes.count)
        switch below(4) {
        case 0: bytes[place] = UInt8(below(256))
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + below(30)))
        case 2:
            bytes.insert(contentsOf: Array(bytes[place..<min(bytes.count, place + below(30))]), at: below(bytes.count))
        default:
            // The header, with its checksum right, so that what follows is believed.
            bytes[16 + below(13)] = UInt8(below(256))
            let sum = Self.checksum(bytes[12..<29])
            for index in 0..<4 { bytes[29 + index] = UInt8(sum >> UInt32(24 - 8 * index) & 255) }
        }
    }

    private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        ~bytes.reduce(UInt32.max) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in value >> 1 ^ (value & 1 == 1 ? 0xEDB8_8320 : 0) }
        }
    }
}
