// Which filter each row gets, and how hard the deflate coder works. The sizes and times behind the choices come from
// `scripts/bench png`.

struct FilterPlan {
    /// How the scanlines are deflated.
    enum Coder: Equatable {
        case fast
        /// As `fast`, with a longer search in filtered rows.
        case thorough
        case libdeflate(level: Int32)
        case zlib(level: Int32)
    }

    /// One for each row.
    var filters: [RowFilter]
    var coder: Coder

    func filter(row: Int) -> RowFilter { filters[row] }

    /// Palettes are not filtered: the differences of indices mean nothing.
    init(palette height: Int, compression: PNGCompression) {
        filters = [RowFilter](repeating: .none, count: height)
        switch compression {
        case .fast, .balanced: coder = .fast
        case .small: coder = .libdeflate(level: 7)
        case .smallest: coder = .libdeflate(level: 12)
        }
    }

    /// What a plan may try and ask, for the frame it is made for.
    protocol Workbench {
        var height: Int { get }
        /// Rows that are compressed by themselves.
        var bands: [Range<Int>] { get }
        /// The bytes that some rows take with a filter and a coder.
        func size(of rows: [Range<Int>], filter: RowFilter, _ coder: Coder) throws(PNGError) -> Int
        /// The bytes that some rows take, each with its own of the filters of all rows.
        func size(of rows: [Range<Int>], filters: [RowFilter], _ coder: Coder) throws(PNGError) -> Int
        /// For each row of some the filter that suits it best; none for the others.
        func adaptiveFilters(_ measure: AdaptiveFilter.Measure, rows: [Range<Int>]) -> [RowFilter]
        /// What each of `FilterCosts.candidates` leaves of each of some rows: the sum of the distances from 0.
        func costs(of rows: [Int]) -> [[Float]]
    }

    init(_ survey: FrameSurvey, compression: PNGCompression, _ bench: some Workbench) throws(PNGError) {
        switch compression {
        case .fast: self.init(survey, bench)
        case .balanced:
            if survey.isNoise {
                try self.init(noise: survey, of: [.sub, .average], bench)
            } else {
                self.init(survey, bench)
            }
        case .small:
            if survey.isNoise {
                try self.init(noise: survey, of: [.sub, .average, .up, .paeth], bench)
            } else {
                try self.init(small: survey, bench)
            }
        case .smallest: try self.init(smallest: survey, bench)
        }
    }

    /// Flat bands stay unfiltered. Each soft one gets the filter that leaves the least of its middle row; the pixel to the left is
    /// preferred, and the band above, because repeats are found only between rows of the same filter.
    private init(_ survey: FrameSurvey, _ bench: some Workbench) {
        coder = .fast
        filters = []
        filters.reserveCapacity(bench.height)
        let candidates = FilterCosts.candidates
        var last = 0
        let compressed = Set(bench.bands.map(\.lowerBound))
        var costsOfSoft = bench.costs(of: survey.softMiddles(height: bench.height))[...]
        for (index, band) in survey.bands.enumerated() {
            let top = index * FrameSurvey.bandRows, rows = min(FrameSurvey.bandRows, bench.height - top)
            // Nothing above is known to the band that is compressed by itself.
            if compressed.contains(top) { last = 0 }
            if band == .soft {
                var costs = costsOfSoft.removeFirst()
                costs[0] *= 0.7
                if last > 0 { costs[last] *= 0.95 }
                last = costs.indices.min { costs[$0] < costs[$1] }!
            }
            filters += [RowFilter](repeating: band == .soft ? candidates[last] : .none, count: rows)
        }
    }

    /// In noise, where no repeats are to be found, one filter for all soft bands is chosen by the size of a sample.
    private init(noise survey: FrameSurvey, of candidates: [RowFilter], _ bench: some Workbench) throws(PNGError) {
        let soft = try FilterPlan.best(of: candidates, survey.sample(FrameSurvey.trialRows), bench).filter
        filters = (0..<bench.height).map { survey.bands[$0 / FrameSurvey.bandRows] == .flat ? .none : soft }
        coder = .fast
    }

    /// A sample of the busiest bands decides among three ways: unfiltered rows by libdeflate; and by Kinora's own coder rows with
    /// the filter that suits each, or all with their differences from the left, between which the most repeats are found.
    private init(small survey: FrameSurvey, _ bench: some Workbench) throws(PNGError) {
        let plain = FilterPlan(
            filters: [RowFilter](repeating: .none, count: bench.height), coder: .libdeflate(level: 7))
        guard survey.bands.contains(.soft) else {
            self = plain
            return
        }
        let sample = survey.busiest
        let sub = FilterPlan(filters: [RowFilter](repeating: .sub, count: bench.height), coder: .thorough)
        let adaptive = FilterPlan(filters: bench.adaptiveFilters(.distances, rows: sample), coder: .thorough)
        let sizes = (
            plain: try bench.size(of: sample, filters: plain.filters, plain.coder),
            sub: try bench.size(of: sample, filters: sub.filters, sub.coder),
            adaptive: try bench.size(of: sample, filters: adaptive.filters, adaptive.coder)
        )
        // Outside of the busiest bands unfiltered rows do better than in them.
        if sizes.plain * 97 <= min(sizes.sub, sizes.adaptive) * 100 {
            self = plain
        } else if sizes.sub <= sizes.adaptive {
            self = sub
        } else {
            self.init(filters: bench.adaptiveFilters(.distances, rows: [0..<bench.height]), coder: .thorough)
        }
    }

    /// Time does not matter: every way to filter is tried on the whole picture, those that come near to the best at full length.
    private init(smallest survey: FrameSurvey, _ bench: some Workbench) throws(PNGError) {
        let whole = [0..<bench.height]
        var ways = RowFilter.allCases.map { [RowFilter](repeating: $0, count: bench.height) }
        ways.append(bench.adaptiveFilters(.distances, rows: whole))
        ways.append(bench.adaptiveFilters(.entropy, rows: whole))
        var quick: [Int] = []
        for filters in ways { quick.append(try bench.size(of: whole, filters: filters, .libdeflate(level: 6))) }
        var best = (filters: ways[0], coder: Coder.zlib(level: 9), size: Int.max)
        // Few colors without filters: zlib's own search now and then finds more there.
        best.size = try bench.size(of: whole, filters: best.filters, best.coder)
        for (filters, size) in zip(ways, quick) where size * 100 <= quick.min()! * 106 {
            let thorough = Coder.libdeflate(level: 12)
            let size = try bench.size(of: whole, filters: filters, thorough)
            if size < best.size { best = (filters, thorough, size) }
        }
        self.init(filters: best.filters, coder: best.coder)
        // Noise has no repeats to find, and codes of its own for each part suit it better.
        guard survey.isNoise else { return }
        let (filter, size) = try FilterPlan.best(of: RowFilter.allCases, whole, bench)
        if size < best.size {
            self.init(filters: [RowFilter](repeating: filter, count: bench.height), coder: .fast)
        }
    }

    private init(filters: [RowFilter], coder: Coder) {
        self.filters = filters
        self.coder = coder
    }

    private static func best(
        of filters: [RowFilter], _ sample: [Range<Int>], _ bench: some Workbench
    ) throws(PNGError) -> (filter: RowFilter, size: Int) {
        var best = (filter: filters[0], size: Int.max)
        for filter in filters {
            let size = try bench.size(of: sample, filter: filter, .fast)
            if size < best.size { best = (filter, size) }
        }
        return best
    }
}

extension FrameSurvey {
    private var softBands: [Int] { bands.indices.filter { bands[$0] == .soft } }

    /// The middle row of each soft band of a picture with so many rows.
    fileprivate func softMiddles(height: Int) -> [Int] {
        softBands.map { band in
            let top = band * FrameSurvey.bandRows
            return top + min(FrameSurvey.bandRows, height - top) / 2
        }
    }

    /// Whether at least a quarter of the bands is soft, and few of its pixels repeat.
    var isNoise: Bool { softBands.count * 4 >= bands.count && softRepetition < 0.4 }

    /// The first rows of three soft bands.
    func sample(_ rows: Int) -> [Range<Int>] {
        let soft = softBands
        let places = soft.count <= 3 ? soft : [soft[soft.count / 6], soft[soft.count / 2], soft[soft.count * 5 / 6]]
        return places.map { $0 * FrameSurvey.bandRows }.map { $0..<$0 + rows }
    }
}
