/// How one axis of a Gaussian blur is carried out: halve the resolution some times, apply a true kernel there, double
/// it again.
///
/// Halving uses the taps 1 3 3 1 (/ 8), doubling their mirror image 3 1 (/ 4) between cell centers. Each such pair adds
/// variance, which is taken off the kernel's: (4ⁿ − 1) / 4 pixels² for n halvings and as much for n doublings. The taps'
/// triple zero at the folding frequency keeps aliasing below 1/2 level while sigma is at least 1.8 times the reduction.
/// Cells lie on the device's own grid (cell j of level n covers pixels j·2ⁿ ..< (j + 1)·2ⁿ), so that the result does
/// not depend on which part of it is asked for.
struct BlurAxis {
    let halvings: Int
    let kernel: GaussianKernel
    /// The whole pixels by which the result is moved; the kernel moves it by the rest.
    let wholeShift: Int

    /// Cells of each level that the result needs from the doubling side; `[0]` is the result itself.
    let wanted: [Range<Int>]
    /// Cells of each level that the result needs from the halving side; `[0]` are the source pixels.
    let needed: [Range<Int>]
    /// The cells of each level that are kept on the halving side: those that are needed and that content touches. At the
    /// coarsest level, where the kernel reads, all that are needed.
    let held: [Range<Int>]

    /// - Parameters:
    ///   - sigma: standard deviation in pixels.
    ///   - shift: moves the result by this many pixels.
    ///   - wanted: the pixels of the result.
    ///   - content: the source pixels outside which everything is 0; nil leaves that open.
    init(sigma: Double, shift: Double = 0, wanted result: Range<Int>, content: Range<Int>? = nil) {
        halvings = Self.halvings(sigma: sigma)
        let factor = Double(1 << halvings)
        wholeShift = Int(shift.rounded(.down))
        let added = (factor * factor - 1) / 2
        kernel = GaussianKernel(
            sigma: max(0, sigma * sigma - added).squareRoot() / factor, shift: (shift - shift.rounded(.down)) / factor)

        var wanted = [(result.lowerBound - wholeShift)..<(result.upperBound - wholeShift)]
        for _ in 0..<halvings { wanted.append(Self.cellsToDouble(wanted.last!)) }
        let coarsest = wanted.last!
        var needed = [
            (coarsest.lowerBound + kernel.offsets.lowerBound)..<(coarsest.upperBound + kernel.offsets.upperBound - 1)
        ]
        for _ in 0..<halvings { needed.insert(Self.cellsToHalve(needed.first!), at: 0) }
        self.wanted = wanted
        self.needed = needed

        var held = needed
        if let content {
            var touched = content
            for level in 0..<halvings {
                // Level by level: the cells that what is above them can make other than 0, and what those are made of.
                touched = ((touched.lowerBound - 2) >> 1)..<((touched.upperBound + 2) >> 1)
                held[level] = Self.cellsToHalve(Self.common(needed[level + 1], touched))
            }
        }
        self.held = held
    }

    private static func common(_ a: Range<Int>, _ b: Range<Int>) -> Range<Int> {
        let low = max(a.lowerBound, b.lowerBound)
        return low..<max(low, min(a.upperBound, b.upperBound))
    }

    private static func halvings(sigma: Double) -> Int {
        var count = 0
        while count < 24 && sigma >= 3.6 * Double(1 << count) { count += 1 }
        return count
    }

    /// The coarse cells from which doubling makes `fine`.
    static func cellsToDouble(_ fine: Range<Int>) -> Range<Int> {
        ((fine.lowerBound - 1) >> 1)..<((fine.upperBound >> 1) + 1)
    }

    /// The fine cells from which halving makes `coarse`.
    static func cellsToHalve(_ coarse: Range<Int>) -> Range<Int> {
        (2 * coarse.lowerBound - 1)..<(2 * coarse.upperBound + 1)
    }
}
