// The search of filtered rows that takes its time: many earlier places are tried for each pixel, and a repeat gives way to a
// longer one that begins a pixel later.

extension RepeatParser {
    /// Places of pixels with the same first bytes, each linked to the one before it; and the last place for shorter keys.
    final class Chains {
        let heads = UnsafeMutablePointer<Int32>.allocate(capacity: 1 << Int(Chains.headBits))
        let links = UnsafeMutablePointer<Int32>.allocate(capacity: RepeatParser.window)
        let shortPlaces = UnsafeMutablePointer<Int32>.allocate(capacity: 1 << Int(Chains.shortBits))

        static let headBits: UInt64 = 15
        static let shortBits: UInt64 = 13
        static let keyBytes = 24
        static let shortKeyBytes = 12
        /// The shortest repeat that is worth the distance, for which several literals of a bit or two could stand.
        static let shortest = 15
        /// Places tried for a pixel.
        static let depth = 32
        /// With a repeat of so many bytes the search ends.
        static let enough = 128

        func clear() {
            heads.update(repeating: RepeatParser.nowhere, count: 1 << Int(Chains.headBits))
            shortPlaces.update(repeating: RepeatParser.nowhere, count: 1 << Int(Chains.shortBits))
        }

        deinit {
            heads.deallocate()
            links.deallocate()
            shortPlaces.deallocate()
        }
    }

    /// Takes the rest of a row, and of the rows that a repeat reaches into.
    func searchThoroughly(
        _ start: inout Int, until rowEnd: Int, _ blockEnd: Int, _ chains: Chains, _ literalStart: inout Int,
        _ tokenCount: inout Int
    ) {
        let rowStart = rowEnd - 1 - (rowEnd - 1) % stride
        var p = aligned(start, rowStart)
        while p < rowEnd && tokenCount < RepeatParser.blockTokens &- 1 {
            var found = enter(p, blockEnd, chains, longerThan: Chains.shortest &- 1)
            guard found.length >= Chains.shortest else {
                p = p &+ bytesPerPixel
                continue
            }
            var entered = p
            while found.length < Chains.enough && p &+ bytesPerPixel < rowEnd {
                entered = p &+ bytesPerPixel
                let later = enter(entered, blockEnd, chains, longerThan: found.length)
                guard later.length > found.length else { break }
                p = entered
                found = later
            }
            tokenCount = emit(literals: p &- literalStart, &found, tokenCount: tokenCount)
            let end = p &+ found.length
            var q = entered &+ bytesPerPixel
            while q < end {
                _ = place(q, chains)
                q = q &+ bytesPerPixel
            }
            p = end
            literalStart = p
            if p < rowEnd { p = aligned(p, rowStart) }
        }
        start = p
    }

    /// Enters the pixel at `p` and returns what stood at the heads before.
    @inline(__always)
    private func place(_ p: Int, _ chains: Chains) -> (long: Int32, short: Int32) {
        let first = load(p) &* 0x9E37_79B9_7F4A_7C15, second = load(p &+ 8)
        let key = first &+ second &* 0xC2B2_AE3D_27D4_EB4F &+ load(p &+ 16) &* 0x1656_67B1_9E37_79F9
        let slot = Int(truncatingIfNeeded: ((key ^ key &>> 32) &* 0x9E37_79B9_7F4A_7C15) &>> (64 &- Chains.headBits))
        let shortKey = first &+ (second & 0xFFFF_FFFF) &* 0xC2B2_AE3D_27D4_EB4F
        let shortSlot = Int(
            truncatingIfNeeded: ((shortKey ^ shortKey &>> 32) &* 0x9E37_79B9_7F4A_7C15) &>> (64 &- Chains.shortBits))
        let before = (long: chains.heads[slot], short: chains.shortPlaces[shortSlot])
        chains.heads[slot] = Int32(truncatingIfNeeded: p)
        chains.links[p & (RepeatParser.window &- 1)] = before.long
        chains.shortPlaces[shortSlot] = Int32(truncatingIfNeeded: p)
        return before
    }

    /// Enters the pixel at `p` and finds the longest repeat of what begins there, if it is longer than some.
    @inline(__always)
    private func enter(_ p: Int, _ blockEnd: Int, _ chains: Chains, longerThan length: Int) -> Repeat {
        var (candidate, short) = place(p, chains)
        let limit = min(RepeatParser.longest, blockEnd &- p)
        var best = Repeat(length: length, distance: 0)
        let value = load(p)
        for _ in 0..<Chains.depth {
            let back = p &- Int(candidate)
            guard back <= RepeatParser.window, best.length < limit, best.length < Chains.enough else { break }
            // What is not longer differs within the bytes up to the end of the best.
            let tail = best.length &- 7
            if load(p &+ tail) == load(p &+ tail &- back), load(p &- back) == value {
                let length = extend(p, distance: back, known: 8, limit: limit)
                if length > best.length { best = Repeat(length: length, distance: back) }
            }
            let next = chains.links[Int(candidate) & (RepeatParser.window &- 1)]
            guard next < candidate else { break }
            candidate = next
        }
        let back = p &- Int(short)
        if best.distance == 0, length < Chains.keyBytes, back <= RepeatParser.window, load(p &- back) == value {
            let length = extend(p, distance: back, known: 8, limit: limit)
            if length > best.length { best = Repeat(length: length, distance: back) }
        }
        return best.distance == 0 ? Repeat() : best
    }
}
