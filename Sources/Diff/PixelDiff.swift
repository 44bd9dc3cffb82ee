import KinoraPixels

/// How two pictures differ, in numbers and in one sentence.
public struct PixelDiff: Equatable, Sendable {
    /// Why pixels could not be compared at all.
    public enum Problem: Equatable, Sendable {
        /// The pictures have different sizes.
        case sizes
        /// The mask has another size than the pictures.
        case mask(PixelSize)
    }

    /// Of the expected picture.
    public let expectedSize: PixelSize
    /// Of the actual picture.
    public let actualSize: PixelSize
    /// Why nothing was compared; nil when pixels were.
    public let problem: Problem?
    /// What `passes` allows.
    public let tolerance: DiffTolerance
    /// Pixels that were compared: all but the ignored ones.
    public let comparedPixels: Int
    /// Pixels that count as different by the metric.
    public let differentPixels: Int
    /// Pixels that differ but were taken for antialiased edges; 0 unless the metric ignores these.
    public let antialiasedPixels: Int
    /// The largest difference of a channel among the different pixels, 0…255.
    public let largestDelta: Int
    /// The smallest rectangle around the different pixels.
    public let boundingBox: PixelRect?

    init(
        expectedSize: PixelSize, actualSize: PixelSize, problem: Problem?, tolerance: DiffTolerance,
        comparedPixels: Int = 0,
        tally: DiffTally = DiffTally(width: 0)
    ) {
        self.expectedSize = expectedSize
        self.actualSize = actualSize
        self.problem = problem
        self.tolerance = tolerance
        self.comparedPixels = comparedPixels
        differentPixels = tally.different
        antialiasedPixels = tally.antialiased
        largestDelta = tally.largestDelta
        boundingBox = tally.box
    }

    /// No pixel counts as different.
    public var isSame: Bool { problem == nil && differentPixels == 0 }

    /// The same, or different within the tolerance.
    public var passes: Bool { problem == nil && tolerance.allows(differentPixels, of: comparedPixels) }

    /// Different pixels among the compared ones, 0…1.
    public var share: Double { comparedPixels == 0 ? 0 : Double(differentPixels) / Double(comparedPixels) }
}
