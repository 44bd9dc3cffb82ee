/// The stage between coverage and paint: the pixels of a shape, in which runs of constant coverage are told apart from
/// groups of four pixels with a coverage of their own each. Runs take a plain store or a loop with one factor; groups lie
/// in one flat list, so that thin and small shapes are not slowed down by the ends of thousands of short loops.

import KinoraBasics
import KinoraPixels
internal import KinoraRasterKernels

/// Pixels of one row with the same coverage, 1...255. (Kernels write it: its layout is C's.)
typealias SolidRun = rk_solid

/// Four pixels of one row, from `x` on, with a byte of coverage each, the leftmost in the lowest. Some may lie beyond what
/// is to be drawn: their coverage is 0. Not all are.
typealias MaskQuad = rk_quad

/// A batch of runs and groups that do not overlap. The memory is scratch, used again for the next batch.
final class CoverageRuns {
    private(set) var solids: UnsafeMutablePointer<SolidRun>
    private(set) var quads: UnsafeMutablePointer<MaskQuad>
    fileprivate(set) var solidCount = 0
    fileprivate(set) var quadCount = 0
    /// Groups at the left edge of what is drawn, at most one in a row. They reach over the groups beside them, where their
    /// coverage is 0, so they are painted after those.
    private(set) var edges: [MaskQuad] = []
    private var capacity = 0

    /// A batch with so many groups or runs is full and is painted.
    static let batch = 2048

    init() {
        solids = .allocate(capacity: 1)
        quads = .allocate(capacity: 1)
    }

    deinit {
        solids.deallocate()
        quads.deallocate()
    }

    var isEmpty: Bool { solidCount == 0 && quadCount == 0 && edges.isEmpty }
    var isFull: Bool { solidCount >= Self.batch || quadCount >= Self.batch }

    /// Empties the batch; afterwards it holds a full batch and one more row of `width` pixels, and what kernels write behind
    /// their last group.
    func begin(width: Int) {
        removeAll()
        let needed = Self.batch + width / 4 + 4 + 8
        guard needed > capacity else { return }
        solids.deallocate()
        quads.deallocate()
        capacity = needed
        solids = .allocate(capacity: capacity)
        quads = .allocate(capacity: capacity)
    }

    func removeAll() {
        solidCount = 0
        quadCount = 0
        if !edges.isEmpty { edges.removeAll(keepingCapacity: true) }
    }

    /// `begin` must have reserved memory for it.
    @inline(__always)
    func append(_ run: SolidRun) {
        solids[solidCount] = run
        solidCount &+= 1
    }

    @inline(__always)
    func append(_ quad: MaskQuad) {
        quads[quadCount] = quad
        quadCount &+= 1
    }

    /// Adds as many of some runs and groups as a batch holds.
    ///
    /// - Returns: those that are left.
    func append(
        _ solids: ArraySlice<SolidRun>, _ quads: ArraySlice<MaskQuad>
    ) -> (solids: ArraySlice<SolidRun>, quads: ArraySlice<MaskQuad>) {
        for run in solids.prefix(Self.batch) { append(run) }
        for quad in quads.prefix(Self.batch) { append(quad) }
        return (solids.dropFirst(Self.batch), quads.dropFirst(Self.batch))
    }

    /// Drops what lies outside of `rect`.
    ///
    /// - Parameter origin: a column at which a group may begin: the others begin at multiples of four from it.
    func trim(to rect: PixelRect, origin: Int) {
        trimSolids(to: rect, origin: origin)
        var kept = 0
        for i in 0..<quadCount where rect.yRange.contains(Int(quads[i].y)) {
            let (x, y) = (Int(quads[i].x), Int(quads[i].y))
            let mask = quads[i].mask & MaskQuad.part(from: rect.x - x, to: rect.maxX - x)
            if x < rect.x {
                addEdge(mask, x, y, rect)
            } else if mask != 0 {
                quads[kept] = MaskQuad(x: quads[i].x, y: quads[i].y, mask: mask)
                kept += 1
            }
        }
        quadCount = kept
    }

    private func trimSolids(to rect: PixelRect, origin: Int) {
        var kept = 0
        for i in 0..<solidCount where rect.yRange.contains(Int(solids[i].y)) {
            let run = solids[i]
            var columns = (Int(run.x)..<Int(run.x) + Int(run.count)).clamped(to: rect.xRange)
            guard !columns.isEmpty else { continue }
            let group = origin + (columns.lowerBound - origin) & ~3
            if group < columns.lowerBound, group < rect.x {
                let part = MaskQuad.part(from: columns.lowerBound - group, to: columns.upperBound - group)
                addEdge((run.coverage &* 0x0101_0101) & part, group, Int(run.y), rect)
                columns = min(group + 4, columns.upperBound)..<columns.upperBound
                if columns.isEmpty { continue }
            }
            solids[kept] = SolidRun(
                x: Int32(columns.lowerBound), y: run.y, count: Int32(columns.count), coverage: run.coverage)
            kept += 1
        }
        solidCount = kept
    }

    /// A group that begins left of `rect`, where there may be no memory, and is moved to its edge.
    private func addEdge(_ mask: UInt32, _ x: Int, _ y: Int, _ rect: PixelRect) {
        let cut = mask &>> UInt32(8 * min(rect.x - x, 4))
        if rect.x - x < 4, cut != 0 { edges.append(MaskQuad(x: Int32(rect.x), y: Int32(y), mask: cut)) }
    }

    /// The room that is left, for kernels.
    var rest: rk_batch {
        rk_batch(
            solids: solids + solidCount, solids_full: solids + Self.batch, quads: quads + quadCount,
            quads_full: quads + Self.batch)
    }

    /// For writers that keep the counts in registers.
    func setCounts(solids: Int, quads: Int) {
        solidCount = solids
        quadCount = quads
    }
}

extension MaskQuad {
    /// Ones in the bytes of a group that lie within a range of its columns.
    fileprivate static func part(from low: Int, to high: Int) -> UInt32 {
        let (low, high) = (low.clamped(to: 0...4), high.clamped(to: 0...4))
        guard low < high else { return 0 }
        return (.max &>> UInt32(8 * (4 - (high - low)))) &<< UInt32(8 * low)
    }
}
