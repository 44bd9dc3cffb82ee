// A quick look at a frame, band by band, before it is encoded.
//
// Flat art (text, shapes, interfaces) packs best unfiltered, where a deflate coder finds whole repeats; soft and noisy
// pictures pack best as differences from their neighbors. What tells them apart is not how many pixels repeat, which
// soft undithered light also does, but how the others differ from their left neighbor: by much at the edges of flat
// art, by little in soft pictures.

struct FrameSurvey {
    /// Rows that share one decision.
    static let bandRows = 16
    /// The first rows of a band, which stand for it where filters are tried out.
    static let trialRows = 8
    /// Differences up to this in every channel are small.
    private static let smallDifference: UInt32 = 12
    private static let sampledRows = [4, 12]

    enum Band: Equatable {
        /// Repeats and edges.
        case flat
        /// Small differences: light, dither, noise.
        case soft
    }

    private(set) var bands: [Band] = []
    /// For each band the share of its sampled pixels that equal none of their neighbors, 0…1.
    private var activity: [Double] = []
    /// Among the sampled pixels of the soft bands, the share that equals the one to the left or above, 0…1.
    private(set) var softRepetition = 0.0

    init(_ pixels: UnsafePointer<UInt32>, width: Int, height: Int) {
        var softEqual = 0, softTotal = 0
        var top = 0
        while top < height {
            var counts = Counts()
            for offset in FrameSurvey.sampledRows where top + offset < height {
                counts.add(
                    row: pixels + (top + offset) * width, above: pixels + (top + offset - 1) * width, count: width)
            }
            // A last band too low to be sampled does as the one above it.
            let band = counts.total == 0 ? bands.last ?? .flat : counts.band
            bands.append(band)
            activity.append(counts.total == 0 ? 0 : 1 - Double(counts.equal) / Double(counts.total))
            if band == .soft {
                softEqual += counts.equal
                softTotal += counts.total
            }
            top += FrameSurvey.bandRows
        }
        if softTotal > 0 { softRepetition = Double(softEqual) / Double(softTotal) }
    }

    /// The rows of the six bands in which the most happens, from top to bottom.
    var busiest: [Range<Int>] {
        let order = bands.indices.sorted { (activity[$1], $0) < (activity[$0], $1) }
        return order.prefix(6).sorted().map { $0 * FrameSurvey.bandRows..<($0 + 1) * FrameSurvey.bandRows }
    }

    private struct Counts {
        var equal = 0
        var small = 0
        var large = 0

        var total: Int { equal + small + large }
        /// Noise may be coarse enough to look like edges, but flat art never lacks repeats.
        var band: Band { large >= small && equal * 10 >= total * 3 ? .flat : .soft }

        mutating func add(row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>, count: Int) {
            var equal = 0, small = 0
            for x in 1..<max(1, count) {
                let pixel = row[x], left = row[x &- 1]
                if pixel == left || pixel == above[x] {
                    equal = equal &+ 1
                } else if isSmall(pixel, left) {
                    small = small &+ 1
                }
            }
            self.equal += equal
            self.small += small
            large += max(0, count - 1) - equal - small
        }

        @inline(__always)
        private func isSmall(_ a: UInt32, _ b: UInt32) -> Bool {
            var worst: UInt32 = 0
            for shift: UInt32 in [0, 8, 16, 24] {
                let x = a &>> shift & 255, y = b &>> shift & 255
                worst = max(worst, x > y ? x &- y : y &- x)
            }
            return worst <= FrameSurvey.smallDifference
        }
    }
}
