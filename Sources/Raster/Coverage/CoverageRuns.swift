/// The stage between coverage and paint: the pixels of a shape, in which runs of constant coverage are told apart from
/// groups of four pixels with a coverage of their own each. Runs take a plain store or a loop with one factor; groups lie
/// in one flat list, so that thin and small shapes are not slowed down by the ends of thousands of short loops.

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

    var isEmpty: Bool { solidCount == 0 && quadCount == 0 }
    var isFull: Bool { solidCount >= Self.batch || quadCount >= Self.batch }

    /// Empties the batch; afterwards it holds a full batch and one more row of `width` pixels.
    func begin(width: Int) {
        solidCount = 0
        quadCount = 0
        let needed = Self.batch + width / 4 + 4
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
