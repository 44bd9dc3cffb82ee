/// A line that sweeps over pieces from left to right, and what it finds below each.
struct Sweep {
    /// The winding numbers of both paths below each piece.
    ///
    /// - Parameter meet: called with two pieces, the lower one first, whenever nothing is between them any more.
    static func run(
        points: [GridPoint], pieces: [LinePiece], firsts: [Int], meet: (Int32, Int32) -> Void = { _, _ in }
    ) -> [SIMD2<Int32>] {
        var found = [SIMD2<Int32>](repeating: .zero, count: pieces.count)
        var crossed = SweptPieces()
        for point in points.indices {
            let position = points[point]
            var place = crossed.place { index in
                let piece = pieces[Int(index)]
                let low = points[Int(piece.low)]
                return (points[Int(piece.high)] - low).cross(position - low) > 0
            }
            let lower = crossed.entry(before: place)
            var winding = lower.map { found[Int($0)] &+ pieces[Int($0)].turns } ?? .zero
            var last = lower
            for index in firsts[point]..<firsts[point + 1] {
                found[index] = winding
                winding &+= pieces[index].turns
                if let last { meet(last, Int32(index)) }
                last = Int32(index)
                // Mostly one piece ends where another begins.
                if let ending = crossed.entry(at: place), pieces[Int(ending)].high == point {
                    crossed.replace(at: place, with: Int32(index))
                } else {
                    crossed.insert(Int32(index), at: &place)
                }
                crossed.advance(&place)
            }
            while let ending = crossed.entry(at: place), pieces[Int(ending)].high == point {
                crossed.remove(at: &place)
            }
            if let last, let upper = crossed.entry(at: place) { meet(last, upper) }
        }
        return found
    }
}

/// The pieces that a sweeping line crosses, from below to above, in blocks of bounded length: room for a new one costs little
/// however many there are.
private struct SweptPieces {
    struct Place {
        var block: Int
        var offset: Int
    }

    private var blocks: [[Int32]] = []
    private static let longest = 512

    /// The place before the first piece that is not below; `isBelow` holds for those before it.
    func place(_ isBelow: (Int32) -> Bool) -> Place {
        var (low, high) = (0, blocks.count)
        while low < high {
            let middle = (low + high) / 2
            if isBelow(blocks[middle][0]) { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return Place(block: 0, offset: 0) }
        let block = low - 1
        (low, high) = (1, blocks[block].count)
        while low < high {
            let middle = (low + high) / 2
            if isBelow(blocks[block][middle]) { low = middle + 1 } else { high = middle }
        }
        return normalized(Place(block: block, offset: low))
    }

    func entry(at place: Place) -> Int32? { place.block < blocks.count ? blocks[place.block][place.offset] : nil }

    func entry(before place: Place) -> Int32? {
        if place.offset > 0 { return blocks[place.block][place.offset - 1] }
        return place.block > 0 ? blocks[place.block - 1].last : nil
    }

    mutating func replace(at place: Place, with piece: Int32) { blocks[place.block][place.offset] = piece }

    /// `place` is then that of the new piece.
    mutating func insert(_ piece: Int32, at place: inout Place) {
        if blocks.isEmpty { blocks.append([]) }
        // At the end of a block rather than before the first piece of the next.
        if place.offset == 0 && place.block > 0 {
            place = Place(block: place.block - 1, offset: blocks[place.block - 1].count)
        }
        blocks[place.block].insert(piece, at: place.offset)
        let count = blocks[place.block].count
        guard count > SweptPieces.longest else { return }
        blocks.insert(Array(blocks[place.block][(count / 2)...]), at: place.block + 1)
        blocks[place.block].removeLast(count - count / 2)
        place = normalized(
            place.offset < count / 2 ? place : Place(block: place.block + 1, offset: place.offset - count / 2))
    }

    /// `place` is then that of the next piece.
    mutating func remove(at place: inout Place) {
        blocks[place.block].remove(at: place.offset)
        if blocks[place.block].isEmpty {
            blocks.remove(at: place.block)
        } else {
            place = normalized(place)
        }
    }

    func advance(_ place: inout Place) { place = normalized(Place(block: place.block, offset: place.offset + 1)) }

    /// The end of a block is the beginning of the next.
    private func normalized(_ place: Place) -> Place {
        place.block < blocks.count && place.offset >= blocks[place.block].count
            ? Place(block: place.block + 1, offset: 0) : place
    }
}
