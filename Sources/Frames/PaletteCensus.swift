// Whether a picture is opaque and whether it has few enough colors for a palette.
internal import KinoraFrameKernels

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
        var crowd: [Int] = []
        if pixels.isEmpty {
            self.init([], crowd: &crowd)
        } else {
            guard let part = Part(pixels, pixels.indices, crowd: &crowd) else { return nil }
            self.init([part], crowd: &crowd)
        }
    }

    /// The colors of parts of a picture, from top to bottom. Nil when there are more than 256.
    ///
    /// - Parameter crowd: gets the places of 257 pixels of different colors then.
    init?(_ parts: [Part], crowd: inout [Int]) {
        var words = [UInt32](repeating: 0, count: PaletteCensus.slots)
        var counts = [UInt32](repeating: 0, count: PaletteCensus.slots)
        var places: [Int] = []
        var last: UInt32?
        for part in parts {
            for color in part.colors {
                let place = PaletteCensus.place(of: color.word, words, counts)
                if counts[place] == 0 {
                    places.append(color.place)
                    if places.count > 256 {
                        crowd = places
                        return nil
                    }
                    words[place] = color.word
                }
                counts[place] += color.runs
            }
            // A run that goes on from the part above is one with it.
            if last == part.first { counts[PaletteCensus.place(of: part.first, words, counts)] -= 1 }
            last = part.last
        }
        // The most frequent first, and of those the lowest word.
        let keys = words.indices.filter { counts[$0] > 0 }
            .map { UInt64(UInt32.max - counts[$0]) << 32 | UInt64(words[$0]) }.sorted()
        colors = keys.map { UInt32(truncatingIfNeeded: $0) }
        if let first = colors.first {
            let rest = colors.dropFirst()
            colors = [first] + rest.filter { $0 >> 24 < 255 } + rest.filter { $0 >> 24 == 255 }
        }
        var indices = [UInt8](repeating: 0, count: PaletteCensus.slots)
        for (index, color) in colors.enumerated() {
            indices[PaletteCensus.place(of: color, words, counts)] = UInt8(index)
        }
        wordOfSlot = words
        indexOfSlot = indices
    }

    /// Pixels of a picture that follow each other, with at most 256 colors.
    struct Part {
        fileprivate struct Color {
            let word: UInt32
            /// How many runs of it begin here.
            let runs: UInt32
            /// Where it is met first in the picture.
            let place: Int
        }

        fileprivate let colors: [Color]
        fileprivate let first: UInt32
        fileprivate let last: UInt32

        /// Nil when there are more than 256 colors, or no pixel.
        ///
        /// - Parameters:
        ///   - range: which pixels of the picture.
        ///   - crowd: gets the places of 257 pixels of different colors then.
        init?(_ picture: UnsafeBufferPointer<UInt32>, _ range: Range<Int>, crowd: inout [Int]) {
            let pixels = UnsafeBufferPointer(rebasing: picture[range])
            guard let first = pixels.first, let last = pixels.last else { return nil }
            (self.first, self.last) = (first, last)
            let (words, counts, places) = PaletteCensus.collect(pixels)
            guard places.count <= 256 else {
                crowd = places.map { range.lowerBound + $0 }
                return nil
            }
            colors = places.map { place in
                let word = pixels[place]
                return Color(
                    word: word, runs: counts[PaletteCensus.place(of: word, words, counts)],
                    place: range.lowerBound + place)
            }
        }
    }

    /// Where a color is, or would be.
    @inline(__always)
    private static func place(of word: UInt32, _ words: [UInt32], _ counts: [UInt32]) -> Int {
        var place = slot(word)
        while counts[place] > 0 && words[place] != word { place = (place &+ 1) & (slots &- 1) }
        return place
    }

    /// Whether more than 256 pixels have different colors.
    static func differ(_ pixels: UnsafeBufferPointer<UInt32>, at places: [Int]) -> Bool {
        guard places.count > 256, places.allSatisfy({ $0 < pixels.count }) else { return false }
        var words = [UInt32](repeating: 0, count: slots)
        var counts = [UInt32](repeating: 0, count: slots)
        for place in places {
            let word = pixels[place]
            let slot = Self.place(of: word, words, counts)
            guard counts[slot] == 0 else { return false }
            (words[slot], counts[slot]) = (word, 1)
        }
        return true
    }

    /// How many runs of each color begin, and where it is met first; as far as the 257th color.
    private static func collect(
        _ pixels: UnsafeBufferPointer<UInt32>
    ) -> (words: [UInt32], counts: [UInt32], places: [Int]) {
        var words = [UInt32](repeating: 0, count: slots)
        // Runs of each color: repeats are cheap however long they are.
        var counts = [UInt32](repeating: 0, count: slots)
        var places: [Int] = []
        guard var last = pixels.first else { return (words, counts, places) }
        last = ~last
        words.withUnsafeMutableBufferPointer { words in
            counts.withUnsafeMutableBufferPointer { counts in
                var index = 0, repeats = 0
                while index < pixels.count {
                    let word = pixels[index]
                    if word == last {
                        (index, repeats) = (index &+ 1, repeats &+ 1)
                        // Long runs are skipped; in short ones that would cost more than it spares.
                        if repeats == 8 {
                            index = index &+ fk_run(pixels.baseAddress! + index, pixels.count &- index, word)
                            repeats = 0
                        }
                        continue
                    }
                    (last, repeats) = (word, 0)
                    var place = slot(word)
                    while counts[place] > 0 && words[place] != word { place = (place &+ 1) & (slots &- 1) }
                    if counts[place] == 0 {
                        places.append(index)
                        if places.count > 256 { return }
                        words[place] = word
                    }
                    counts[place] = counts[place] &+ 1
                    index = index &+ 1
                }
            }
        }
        return (words, counts, places)
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
