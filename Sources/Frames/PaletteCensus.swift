// Whether a picture is opaque and whether it has few enough colors for a palette.

/// The distinct pixels of a picture, as long as there are at most 256.
struct PaletteCensus {
    /// The color that is met most often is the first: its index is also the number that each row begins with, the filter's, so
    /// that a background goes on from row to row. The rest follows by how often runs of it begin, so that the codes' lengths
    /// repeat; what is not opaque stands before what is, because only that is listed with its alpha.
    private(set) var colors: [UInt32] = []
    private let indexOfSlot: [UInt8]
    private let wordOfSlot: [UInt32]

    private static let slots = 1024

    @inline(__always)
    private static func slot(_ word: UInt32) -> Int {
        Int(truncatingIfNeeded: (word &* 0x9E37_79B1) &>> 22)
    }

    /// Nil when there are more than 256 colors.
    init?(_ pixels: UnsafeBufferPointer<UInt32>) {
        guard let (words, counts) = PaletteCensus.collect(pixels) else { return nil }
        let used = counts.map { $0 > 0 }
        var slots = words.indices.filter { used[$0] }
        slots.sort { (counts[$1], words[$0]) < (counts[$0], words[$1]) }
        if let first = slots.first {
            let rest = slots.dropFirst()
            slots = [first] + rest.filter { words[$0] >> 24 < 255 } + rest.filter { words[$0] >> 24 == 255 }
        }
        colors = slots.map { words[$0] }
        var indices = [UInt8](repeating: 0, count: PaletteCensus.slots)
        for slot in words.indices where used[slot] {
            indices[slot] = UInt8(colors.firstIndex(of: words[slot])!)
        }
        wordOfSlot = words
        indexOfSlot = indices
    }

    private static func collect(_ pixels: UnsafeBufferPointer<UInt32>) -> (words: [UInt32], counts: [UInt32])? {
        var words = [UInt32](repeating: 0, count: slots)
        // Runs of each color: repeats are cheap however long they are.
        var counts = [UInt32](repeating: 0, count: slots)
        guard var last = pixels.first else { return (words, counts) }
        last = ~last
        var found = 0
        let fits = words.withUnsafeMutableBufferPointer { words in
            counts.withUnsafeMutableBufferPointer { counts in
                for word in pixels where word != last {
                    last = word
                    var place = slot(word)
                    while counts[place] > 0 && words[place] != word { place = (place &+ 1) & (slots &- 1) }
                    if counts[place] == 0 {
                        found = found &+ 1
                        if found > 256 { return false }
                        words[place] = word
                    }
                    counts[place] = counts[place] &+ 1
                }
                return true
            }
        }
        return fits ? (words, counts) : nil
    }

    /// 1, 2, 4 or 8: the fewest bits that number the colors.
    var bitDepth: Int { colors.count <= 2 ? 1 : colors.count <= 4 ? 2 : colors.count <= 16 ? 4 : 8 }

    /// Writes a row of indices, the leftmost pixel in a byte's highest bits. Every pixel must have been counted.
    func pack(_ row: UnsafePointer<UInt32>, count: Int, to out: UnsafeMutablePointer<UInt8>) {
        let depth = bitDepth
        wordOfSlot.withUnsafeBufferPointer { words in
            indexOfSlot.withUnsafeBufferPointer { indices in
                var last = ~row[0]
                var index: UInt8 = 0
                var byte: UInt8 = 0, filled = 0, target = out
                for x in 0..<count {
                    let word = row[x]
                    if word != last {
                        last = word
                        var place = PaletteCensus.slot(word)
                        while words[place] != word { place = (place &+ 1) & (PaletteCensus.slots &- 1) }
                        index = indices[place]
                    }
                    if depth == 8 {
                        out[x] = index
                    } else {
                        byte = byte &<< UInt8(depth) | index
                        filled = filled &+ depth
                        if filled == 8 {
                            target[0] = byte
                            target += 1
                            filled = 0
                        }
                    }
                }
                if filled > 0 { target[0] = byte &<< UInt8(8 &- filled) }
            }
        }
    }
}

extension UnsafeBufferPointer<UInt32> {
    /// Whether the highest byte of every word is 255.
    var isOpaque: Bool {
        var rest = self[...]
        while !rest.isEmpty {
            let piece = rest.prefix(4096)
            var all = UInt32.max
            for word in UnsafeBufferPointer(rebasing: piece) { all &= word }
            if all >> 24 != 255 { return false }
            rest = rest.dropFirst(4096)
        }
        return true
    }
}
