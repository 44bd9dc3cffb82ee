import KinoraBasics
import KinoraGeometry
import KinoraScene

/// A height at which a piece of a row begins or ends, and by how much the winding to its right changes there.
struct RowEvent {
    var y: Double
    var change: Int32
}

/// A piece within a band: where it enters, where it leaves, and the sum of both.
struct ActivePiece {
    var key: Double
    var upper: Double
    var lower: Double
    var piece: Int32

    @inline(__always)
    func isBehind(_ other: ActivePiece) -> Bool { key == other.key ? piece > other.piece : key > other.key }
}

/// Finds what bounds the filled area within one row, from all the parts of lines there.
///
/// Pieces are taken from the left to the right in clusters, after each of which the winding is the same at every height.
/// Clusters of one piece over the whole height are the rule. Others are cut into bands where pieces begin, end and cross; in a
/// band the pieces have an order, and those bound the area at which the rule's answer changes.
final class RowCutter {
    /// Ends nearer to each other than this count as one, in pixels.
    private static let near = 1e-7
    /// Lines whose order changes by less than this between two ends do not cross, in pixels.
    private static let crossing = 1e-5
    private static let depthLimit = 24
    /// Clusters of more pieces are not cut where pieces end and cross, but into strips of the same height.
    private static let clusterLimit = 512
    /// How many strips a row has at most and at least.
    private static let strips = 8...128
    /// Pieces in all strips of a shape's rows together, as long as these have more than the fewest strips.
    private static let effort = 1 << 23

    /// How many strips the rows of a shape of so many pieces are cut into, and how often each piece may be looked at for exact bands
    /// before that.
    static func strips(for pieces: Int) -> Int { (effort / max(pieces, 1)).clamped(to: strips) }

    /// How many steps it takes at most to cut the rows of a shape of so many pieces, if they overlap everywhere: an exact way that is
    /// given up, the strips, and what sorts the pieces.
    ///
    /// - Parameter grids: into how many grids the shape may be divided, each of which is cut on its own.
    static func steps(for pieces: Double, grids: Int) -> Double {
        let inEach = min(pieces / Double(max(grids, 1)), Double(OverlapCleaner.pieceLimit))
        return Double(max(grids, 1)) * inEach * Double(64 + strips(for: Maths.int(inEach)))
    }

    private let order = Workspace<Int32>()
    private let events = Workspace<RowEvent>()
    private let byTop = Workspace<Int32>()
    private let active = Workspace<Int32>()
    private let keys = Workspace<Double>()
    private let places = Workspace<ActivePiece>()
    /// For each piece, the last part that it gave, or -1.
    private let partOf = Workspace<Int32>()
    private let parts = Workspace<LinePiece>()

    /// The parts that bound the area in a row; nil where all pieces do, as they are, and the winding takes no values but 0 and
    /// one other. They are valid until the next call.
    ///
    /// - Parameters:
    ///   - reach: clusters beyond it are known to bound the area as they are, and all from the same side.
    ///   - strips: how many a row is cut into where it cannot be cut exactly.
    func cut(
        _ pieces: UnsafeBufferPointer<LinePiece>, row: Int, within reach: ClosedRange<Double>, strips: Int,
        _ rule: FillRule
    ) -> UnsafeBufferPointer<LinePiece>? {
        guard let first = pieces.baseAddress else { return nil }
        let count = pieces.count
        order.reserve(count)
        events.reserve(2 * count)
        byTop.reserve(count)
        active.reserve(count)
        keys.reserve(count)
        places.reserve(count)
        partOf.reserve(count)
        partOf.start.update(repeating: -1, count: count)
        var state = CutState(
            pieces: first, order: order.start, byTop: byTop.start, events: events.start, active: active.start,
            keys: keys.start, places: places.start, partOf: partOf.start, parts: parts, row: Double(row),
            strips: strips,
            rule: rule)
        state.sort(count)
        var start = 0
        while start < count {
            let piece = state.pieces[Int(state.order[start])]
            if piece.left > reach.upperBound {
                // All that is left bounds the area.
                if !state.isExact { state.pass(start..<count) }
                break
            }
            let isAlone =
                start + 1 == count || state.pieces[Int(state.order[start + 1])].left > piece.right + RowCutter.near
            if isAlone, piece.height >= 1 - RowCutter.near {
                state.pass(state.order[start])
                start += 1
                continue
            }
            let (end, right) = state.clusterEnd(from: start, of: count)
            if right < reach.lowerBound {
                state.pass(start..<end)
            } else {
                state.cut(start..<end)
            }
            start = end
        }
        return state.isExact ? nil : UnsafeBufferPointer(start: parts.start, count: state.partCount)
    }

    private struct CutState {
        let pieces: UnsafePointer<LinePiece>
        let order: UnsafeMutablePointer<Int32>
        let byTop: UnsafeMutablePointer<Int32>
        let events: UnsafeMutablePointer<RowEvent>
        let active: UnsafeMutablePointer<Int32>
        let keys: UnsafeMutablePointer<Double>
        let places: UnsafeMutablePointer<ActivePiece>
        let partOf: UnsafeMutablePointer<Int32>
        let parts: Workspace<LinePiece>
        let row: Double
        let strips: Int
        let rule: FillRule
        /// Places of pieces in bands that may still be looked at in a cluster.
        private var effort = 0
        private(set) var partCount = 0
        /// To the left of the next cluster.
        private var winding = 0
        /// The one value beside 0 that the winding has taken.
        private var other = 0
        private(set) var isExact = true

        init(
            pieces: UnsafePointer<LinePiece>, order: UnsafeMutablePointer<Int32>, byTop: UnsafeMutablePointer<Int32>,
            events: UnsafeMutablePointer<RowEvent>, active: UnsafeMutablePointer<Int32>,
            keys: UnsafeMutablePointer<Double>, places: UnsafeMutablePointer<ActivePiece>,
            partOf: UnsafeMutablePointer<Int32>, parts: Workspace<LinePiece>, row: Double, strips: Int, rule: FillRule
        ) {
            (self.pieces, self.order, self.byTop, self.events) = (pieces, order, byTop, events)
            (self.active, self.keys, self.places, self.partOf) = (active, keys, places, partOf)
            (self.parts, self.row, self.strips, self.rule) = (parts, row, strips, rule)
        }

        // MARK: Order

        /// All pieces by their left ends; few are in a row, and they are nearly in order.
        mutating func sort(_ count: Int) {
            for index in 0..<count { order[index] = Int32(truncatingIfNeeded: index) }
            if count > 32 {
                let pieces = self.pieces
                var list = UnsafeMutableBufferPointer(start: order, count: count)
                list.sort {
                    let (a, b) = (pieces[Int($0)].left, pieces[Int($1)].left)
                    return a == b ? $0 < $1 : a < b
                }
                return
            }
            for index in 0..<count { keys[index] = pieces[index].left }
            insertionSort(order, count)
        }

        /// Sorts `list` by `keys`, which go along.
        @inline(__always)
        private mutating func insertionSort(_ list: UnsafeMutablePointer<Int32>, _ count: Int) {
            var i = 1
            while i < count {
                let (key, value) = (keys[i], list[i])
                var k = i
                while k > 0, keys[k &- 1] > key || (keys[k &- 1] == key && list[k &- 1] > value) {
                    keys[k] = keys[k &- 1]
                    list[k] = list[k &- 1]
                    k &-= 1
                }
                keys[k] = key
                list[k] = value
                i &+= 1
            }
        }

        // MARK: Clusters

        /// Pieces that lie over each other, from a place in `order` on, until the winding to their right is the same at
        /// every height.
        ///
        /// - Returns: the place after the last, and how far to the right they reach.
        mutating func clusterEnd(from start: Int, of count: Int) -> (end: Int, right: Double) {
            var right = pieces[Int(order[start])].right
            var climb = 0.0
            var end = start
            while true {
                repeat {
                    let piece = pieces[Int(order[end])]
                    if piece.right > right { right = piece.right }
                    climb += Double(piece.sign) * piece.height
                    end += 1
                } while end < count && pieces[Int(order[end])].left <= right + RowCutter.near
                if end == count || (abs(climb - climb.rounded()) < 1e-6 && isClosed(start..<end)) {
                    return (end, right)
                }
            }
        }

        /// Whether the same is added to the winding at every height of the row: inside of it as much begins as ends.
        private mutating func isClosed(_ cluster: Range<Int>) -> Bool {
            if cluster.count == 2 {
                let (a, b) = (pieces[Int(order[cluster.lowerBound])], pieces[Int(order[cluster.lowerBound + 1])])
                if a.sign != b.sign { return a.top == b.top && a.bottom == b.bottom }
                let (upper, lower) = a.top <= b.top ? (a, b) : (b, a)
                // Together they must be there at every height, to the last bit: what is left out has another winding.
                if upper.bottom == lower.top { return upper.top <= row && lower.bottom >= row + 1 }
            }
            let count = collectEvents(cluster)
            var (y, sum) = (row, 0)
            for index in 0..<count {
                if events[index].y != y {
                    guard sum == 0 || y <= row else { return false }
                    (y, sum) = (events[index].y, 0)
                }
                sum += Int(events[index].change)
            }
            return sum == 0 || y <= row || y >= row + 1
        }

        /// Where pieces of a cluster begin and end, downwards.
        ///
        /// - Returns: how many such places there are.
        private mutating func collectEvents(_ cluster: Range<Int>) -> Int {
            var count = 0
            for index in cluster {
                let piece = pieces[Int(order[index])]
                let change = Int32(truncatingIfNeeded: piece.sign)
                events[count] = RowEvent(y: piece.top, change: change)
                events[count &+ 1] = RowEvent(y: piece.bottom, change: -change)
                count &+= 2
            }
            if count > 48 {
                var list = UnsafeMutableBufferPointer(start: events, count: count)
                list.sort { $0.y < $1.y }
                return count
            }
            var i = 1
            while i < count {
                let event = events[i]
                var k = i
                while k > 0, events[k &- 1].y > event.y {
                    events[k] = events[k &- 1]
                    k &-= 1
                }
                events[k] = event
                i &+= 1
            }
            return count
        }

        // MARK: Cutting

        /// A piece over the whole height with nothing beside it.
        mutating func pass(_ index: Int32) {
            let piece = pieces[Int(index)]
            winding = step(piece.sign, index, from: winding, (piece.top, piece.bottom), (piece.upperX, piece.lowerX))
        }

        /// A cluster of which every piece bounds the area.
        mutating func pass(_ cluster: Range<Int>) {
            var (climb, area) = (0.0, 0.0)
            for index in cluster {
                let piece = pieces[Int(order[index])]
                let rise = Double(piece.sign) * piece.height
                climb += rise
                area -= rise * (piece.upperX + piece.lowerX)
            }
            let next = winding + Int(climb.rounded())
            // What is entered with -1 here would be so everywhere: it is turned round.
            let isTurned = winding != 0 ? winding < 0 : next != 0 ? next < 0 : area < 0
            parts.grow(cluster.count, keeping: partCount)
            for index in cluster {
                var piece = pieces[Int(order[index])]
                if isTurned { piece.sign = -piece.sign }
                parts.start[partCount] = piece
                partCount += 1
            }
            winding = next
        }

        mutating func cut(_ cluster: Range<Int>) {
            let first = partCount
            if cluster.count <= RowCutter.clusterLimit, cutExactly(cluster) { return }
            // What was found so far is dropped.
            partCount = first
            for index in cluster { partOf[Int(order[index])] = -1 }
            cutEvenly(cluster)
        }

        /// - Returns: false where that would take too long.
        private mutating func cutExactly(_ cluster: Range<Int>) -> Bool {
            effort = cluster.count &* strips &+ 256
            sortByTop(cluster)
            let before = winding
            var (result, total, next) = (before, 0, 0)
            var top = row
            while top < row + 1 {
                total = activate(total, from: &next, of: cluster.count, at: top) { $0.bottom > top }
                // A band ends where the next piece begins, or the first of those in it ends.
                var bottom = next < cluster.count ? min(pieces[Int(byTop[next])].top, row + 1) : row + 1
                for index in 0..<total { bottom = min(bottom, pieces[Int(active[index])].bottom) }
                result = cut(total, top, bottom, before, depth: 0)
                guard effort > 0 else { return false }
                top = bottom
            }
            winding = result
            return true
        }

        private mutating func sortByTop(_ cluster: Range<Int>) {
            for index in 0..<cluster.count { byTop[index] = order[cluster.lowerBound + index] }
            if cluster.count > 32 {
                let pieces = self.pieces
                var list = UnsafeMutableBufferPointer(start: byTop, count: cluster.count)
                list.sort {
                    let (a, b) = (pieces[Int($0)].top, pieces[Int($1)].top)
                    return a == b ? $0 < $1 : a < b
                }
                return
            }
            for index in 0..<cluster.count { keys[index] = pieces[Int(byTop[index])].top }
            insertionSort(byTop, cluster.count)
        }

        private mutating func cutEvenly(_ cluster: Range<Int>) {
            isExact = false
            sortByTop(cluster)
            let before = winding
            var (result, total, next) = (before, 0, 0)
            for strip in 0..<strips {
                let top = row + Double(strip) / Double(strips)
                let bottom = row + Double(strip + 1) / Double(strips)
                let middle = (top + bottom) / 2
                total = activate(total, from: &next, of: cluster.count, at: middle) { $0.bottom > middle }
                placeActive(total, top, bottom)
                result = walk(total, top, bottom, before)
            }
            winding = result
        }

        /// Of the active pieces those that have ended leave, and those come that begin at a height or above it. The others keep their
        /// order, which is nearly right in the next band.
        ///
        /// - Parameter next: the first in `byTop` that has not been looked at.
        @inline(__always)
        private mutating func activate(
            _ total: Int, from next: inout Int, of count: Int, at height: Double, _ goesOn: (LinePiece) -> Bool
        ) -> Int {
            var kept = 0
            for index in 0..<total where goesOn(pieces[Int(active[index])]) {
                active[kept] = active[index]
                kept += 1
            }
            while next < count, pieces[Int(byTop[next])].top <= height {
                if goesOn(pieces[Int(byTop[next])]) {
                    active[kept] = byTop[next]
                    kept += 1
                }
                next += 1
            }
            return kept
        }

        /// - Returns: the winding to the right of the active pieces.
        private mutating func cut(_ count: Int, _ top: Double, _ bottom: Double, _ winding: Int, depth: Int) -> Int {
            effort -= count
            guard effort > 0 else { return winding }
            placeActive(count, top, bottom)
            if let y = crossing(count, top, bottom) {
                isExact = false
                if depth < RowCutter.depthLimit, y > top + RowCutter.near, y < bottom - RowCutter.near {
                    _ = cut(count, top, y, winding, depth: depth + 1)
                    return cut(count, y, bottom, winding, depth: depth + 1)
                }
            }
            return walk(count, top, bottom, winding)
        }

        /// Finds where active pieces enter and leave a band, and sorts them by the middle of that.
        private mutating func placeActive(_ count: Int, _ top: Double, _ bottom: Double) {
            for index in 0..<count {
                let piece = pieces + Int(active[index])
                let (upper, lower) = (piece.pointee.x(top), piece.pointee.x(bottom))
                places[index] = ActivePiece(key: upper + lower, upper: upper, lower: lower, piece: active[index])
            }
            // They are nearly in order: that of the band before is kept.
            var (i, moves) = (1, 0)
            while i < count {
                let place = places[i]
                var k = i
                while k > 0, places[k &- 1].isBehind(place) {
                    places[k] = places[k &- 1]
                    k &-= 1
                }
                places[k] = place
                moves &+= i &- k
                i &+= 1
                if moves > 16 &* count { break }
            }
            if i < count {
                var list = UnsafeMutableBufferPointer(start: places, count: count)
                list.sort { $1.isBehind($0) }
            }
            for index in 0..<count { active[index] = places[index].piece }
        }

        /// A height at which two neighbors cross within a band; nil where none do. It may be an end of the band.
        private mutating func crossing(_ count: Int, _ top: Double, _ bottom: Double) -> Double? {
            var result: Double?
            var index = 1
            while index < count {
                let above = places[index].upper - places[index &- 1].upper
                let below = places[index].lower - places[index &- 1].lower
                index &+= 1
                guard above < -RowCutter.crossing || below < -RowCutter.crossing else { continue }
                let y = top + (bottom - top) * above / (above - below)
                if y > top + RowCutter.near, y < bottom - RowCutter.near { return y }
                result = top
            }
            return result
        }

        private mutating func walk(_ count: Int, _ top: Double, _ bottom: Double, _ winding: Int) -> Int {
            var winding = winding
            for index in 0..<count {
                let place = places[index]
                let piece = pieces + Int(place.piece)
                winding = step(
                    piece.pointee.sign, place.piece, from: winding, (top, bottom), (place.upper, place.lower))
            }
            return winding
        }

        /// Keeps what a piece is within a band, if the rule's answer changes at it.
        private mutating func step(
            _ sign: Int, _ piece: Int32, from winding: Int, _ band: (top: Double, bottom: Double),
            _ x: (upper: Double, lower: Double)
        ) -> Int {
            let next = winding + sign
            if next != 0 {
                if other == 0, next.magnitude == 1 { other = next }
                if next != other { isExact = false }
            }
            let (before, after) = (rule.contains(winding), rule.contains(next))
            guard before != after else { return next }
            let known = Int(partOf[Int(piece)])
            let sign = after ? 1 : -1
            if known >= 0, parts.start[known].bottom == band.top, parts.start[known].sign == sign {
                // The band before ended here: the part goes on.
                parts.start[known].bottom = band.bottom
                parts.start[known].lowerX = x.lower
                return next
            }
            parts.grow(1, keeping: partCount)
            parts.start[partCount] = LinePiece(
                top: band.top, bottom: band.bottom, upperX: x.upper, lowerX: x.lower, slope: 0, sign: sign)
            partOf[Int(piece)] = Int32(truncatingIfNeeded: partCount)
            partCount += 1
            return next
        }
    }
}

extension FillRule {
    /// Whether points that the path winds around so often are inside.
    fileprivate func contains(_ winding: Int) -> Bool {
        switch self {
        case .nonzero: winding != 0
        case .evenOdd: winding % 2 != 0
        }
    }
}
