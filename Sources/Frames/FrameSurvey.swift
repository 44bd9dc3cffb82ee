// A quick look at a frame, band by band, before it is encoded.
//
// Flat art (text, shapes, interfaces) packs best unfiltered, where a deflate coder finds whole repeats; soft and noisy
// pictures pack best as differences from their neighbors. What tells them apart is not how many pixels repeat, which
// soft undithered light also does, but how the others differ from their left neighbor: by much at the edges of flat
// art, by little in soft pictures.
internal import KinoraFrameKernels

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

    /// - Parameter counts: those of each band, from top to bottom.
    init(_ counts: [Counts]) {
        var softEqual = 0, softTotal = 0
        for counts in counts {
            // A last band too low to be sampled does as the one above it.
            let band = counts.total == 0 ? bands.last ?? .flat : counts.band
            bands.append(band)
            activity.append(counts.total == 0 ? 0 : 1 - Double(counts.equal) / Double(counts.total))
            if band == .soft {
                softEqual += counts.equal
                softTotal += counts.total
            }
        }
        if softTotal > 0 { softRepetition = Double(softEqual) / Double(softTotal) }
    }

    /// The rows of the six bands in which the most happens, from top to bottom.
    var busiest: [Range<Int>] {
        let order = bands.indices.sorted { (activity[$1], $0) < (activity[$0], $1) }
        return order.prefix(6).sorted().map { $0 * FrameSurvey.bandRows..<($0 + 1) * FrameSurvey.bandRows }
    }

    /// What the sampled rows of a band are made of, in pixels.
    struct Counts {
        private(set) var equal = 0
        private var small = 0
        private var large = 0

        /// - Parameter rows: a band, or what there is of it at the end of a picture.
        init(_ pixels: UnsafePointer<UInt32>, width: Int, rows: Range<Int>) {
            for offset in FrameSurvey.sampledRows where offset < rows.count {
                let row = pixels + (rows.lowerBound + offset) * width
                add(row: row, above: row - width, count: width)
            }
        }

        var total: Int { equal + small + large }
        /// Noise may be coarse enough to look like edges, but flat art never lacks repeats.
        var band: Band { large >= small && equal * 10 >= total * 3 ? .flat : .soft }

        private mutating func add(row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>, count: Int) {
            var equal: UInt32 = 0, small: UInt32 = 0
            let known = 1 + fk_survey(row + 1, above + 1, max(1, count) - 1, &equal, &small)
            Self.plainAdd(row: row, above: above, from: known, to: count, &equal, &small)
            self.equal += Int(equal)
            self.small += Int(small)
            large += max(0, count - 1) - Int(equal) - Int(small)
        }

        /// Looks at the pixels from `start` on, at least 1.
        static func plainAdd(
            row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>, from start: Int, to count: Int,
            _ equal: inout UInt32, _ small: inout UInt32
        ) {
            // Numbers in place of branches, so that the compiler makes wide instructions of it.
            for x in start..<max(start, count) {
                let pixel = row[x], left = row[x &- 1]
                let same: UInt32 = (pixel == left ? 1 : 0) | (pixel == above[x] ? 1 : 0)
                equal = equal &+ same
                small = small &+ (isSmall(pixel, left) & ~same)
            }
        }

        /// 1 where no channel differs by much, otherwise 0.
        @inline(__always)
        private static func isSmall(_ a: UInt32, _ b: UInt32) -> UInt32 {
            let limit = FrameSurvey.smallDifference
            // A difference is small when it is from 0 to twice the limit after the limit was added.
            let red = (a & 255) &- (b & 255) &+ limit, green = (a &>> 8 & 255) &- (b &>> 8 & 255) &+ limit
            let blue = (a &>> 16 & 255) &- (b &>> 16 & 255) &+ limit, alpha = (a &>> 24) &- (b &>> 24) &+ limit
            let worst = max(max(red, green), max(blue, alpha))
            return worst <= 2 &* limit ? 1 : 0
        }
    }
}
