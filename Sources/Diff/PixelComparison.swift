// The comparison of two pictures: what counts, what is left out, what is tolerated.
import KinoraPixels

/// How to compare pictures. Reusable and the same for every frame of a sequence.
public struct PixelComparison: Sendable {
    /// When two pixels count as different.
    public var metric: DiffMetric
    /// Regions that are not compared, in pixels; parts outside the picture have no meaning.
    public var ignored: [PixelRect]
    /// A picture of the frames' size: where it is light and opaque (luminance times alpha of at least one half), pixels are
    /// not compared.
    public var mask: StraightPixmap?
    /// How many different pixels are still a match.
    public var tolerance: DiffTolerance
    /// What the perceptual metric sees transparent pixels on.
    var grounds = DiffGround.allCases

    /// Whether some pixels may not be compared.
    package var ignoresSomething: Bool { !ignored.isEmpty || mask != nil }

    /// An exact comparison of whole pictures without tolerance, unless said otherwise.
    public init(
        metric: DiffMetric = .exact, ignoring ignored: [PixelRect] = [], mask: StraightPixmap? = nil,
        tolerance: DiffTolerance = .none
    ) {
        self.metric = metric
        self.ignored = ignored
        self.mask = mask
        self.tolerance = tolerance
    }

    /// Compares two pictures. Different sizes are a result, not an error.
    public func compare(expected: StraightPixmap, actual: StraightPixmap) -> PixelDiff {
        if let sizes = sizeProblem(expected, actual) { return sizes }
        return run(expected, actual, classes: nil)
    }

    /// Compares and says for every pixel how it fared. The map is nil when the sizes differ.
    public func compareWithMap(expected: StraightPixmap, actual: StraightPixmap) -> (diff: PixelDiff, map: DiffMap?) {
        if let sizes = sizeProblem(expected, actual) { return (sizes, nil) }
        var map = DiffMap(width: expected.width, height: expected.height)
        let diff = map.classes.withUnsafeMutableBufferPointer { run(expected, actual, classes: $0.baseAddress) }
        return (diff, map)
    }

    /// Compares what pictures of any sizes have in common when their top left corners lie on each other, as far as a mask
    /// fits. The map has the size of the common part.
    package func compareOverlap(expected: StraightPixmap, actual: StraightPixmap) -> DiffMap {
        let (width, height) = (min(expected.width, actual.width), min(expected.height, actual.height))
        var comparison = self
        if let mask, mask.width != width || mask.height != height { comparison.mask = nil }
        var map = DiffMap(width: width, height: height)
        let (a, b) = (expected.corner(width, height), actual.corner(width, height))
        _ = map.classes.withUnsafeMutableBufferPointer { comparison.run(a, b, classes: $0.baseAddress) }
        return map
    }

    private func sizeProblem(_ expected: StraightPixmap, _ actual: StraightPixmap) -> PixelDiff? {
        if let mask, mask.width != expected.width || mask.height != expected.height {
            return PixelDiff(
                expectedSize: expected.pixelSize, actualSize: actual.pixelSize, problem: .mask(mask.pixelSize),
                tolerance: tolerance)
        }
        if expected.width != actual.width || expected.height != actual.height {
            return PixelDiff(
                expectedSize: expected.pixelSize, actualSize: actual.pixelSize, problem: .sizes, tolerance: tolerance)
        }
        return nil
    }

    private func run(
        _ expected: StraightPixmap, _ actual: StraightPixmap, classes: UnsafeMutablePointer<UInt8>?
    ) -> PixelDiff {
        let region = IgnoredRegion(ignored, mask: mask, width: expected.width, height: expected.height)
        var tally = DiffTally(width: expected.width)
        expected.pixels.withUnsafeBufferPointer { expectedPixels in
            actual.pixels.withUnsafeBufferPointer { actualPixels in
                guard let a = expectedPixels.baseAddress, let b = actualPixels.baseAddress else { return }
                let pair = PixelPair(expected: a, actual: b, width: expected.width, height: expected.height)
                switch metric {
                case .exact: compareChannels(pair, maximum: 0, region, classes, &tally)
                case .channels(let maximum): compareChannels(pair, maximum: max(0, maximum), region, classes, &tally)
                case .perceptual(let threshold, let ignoresAntialiasing):
                    comparePerceptually(
                        pair, threshold: threshold, ignoresAntialiasing: ignoresAntialiasing, over: grounds, region,
                        classes,
                        &tally)
                }
            }
        }
        return PixelDiff(
            expectedSize: expected.pixelSize, actualSize: actual.pixelSize, problem: nil, tolerance: tolerance,
            comparedPixels: expected.pixels.count - region.count, tally: tally)
    }
}

extension StraightPixmap {
    var pixelSize: PixelSize { PixelSize(width: width, height: height) }

    /// The part of a size at the top left.
    func corner(_ width: Int, _ height: Int) -> StraightPixmap {
        if width == self.width, height == self.height { return self }
        var part: [UInt32] = []
        part.reserveCapacity(width * height)
        for y in 0..<height { part += pixels[y * self.width..<y * self.width + width] }
        return StraightPixmap(width: width, height: height, pixels: part)
    }
}

/// Two pictures of one size.
struct PixelPair {
    let expected: UnsafePointer<UInt32>
    let actual: UnsafePointer<UInt32>
    let width: Int
    let height: Int
}
