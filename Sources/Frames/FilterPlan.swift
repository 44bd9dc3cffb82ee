// Which filter each row gets, and how hard the deflate coder works. The sizes and times behind the choices come from
// `scripts/bench png`.

struct FilterPlan {
    /// How the scanlines are deflated.
    enum Coder: Equatable {
        case fast
        case libdeflate(level: Int32)
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
        /// The bytes that some rows take with a filter and a coder.
        func size(of rows: [Range<Int>], filter: RowFilter, _ coder: Coder) throws(PNGError) -> Int
        /// The bytes that some rows take, each with its own of the filters of all rows.
        func size(of rows: [Range<Int>], filters: [RowFilter], _ coder: Coder) throws(PNGError) -> Int
        /// For each row of some the filter that suits it best; none for the others.
        func adaptiveFilters(_ measure: AdaptiveFilter.Measure, rows: [Range<Int>]) -> [RowFilter]
    }

    init(_ survey: FrameSurvey, compression: PNGCompression, _ bench: some Workbench) throws(PNGError) {
        switch compression {
        case .fast: self.init(survey, soft: .sub, bench)
        case .balanced: self.init(survey, soft: try FilterPlan.softFilter(survey, bench), bench)
        case .small: try self.init(small: survey, bench)
        case .smallest: try self.init(smallest: survey, bench)
        }
    }

    /// Flat bands stay unfiltered.
    private init(_ survey: FrameSurvey, soft: RowFilter, _ bench: some Workbench) {
        filters = (0..<bench.height).map { survey.bands[$0 / FrameSurvey.bandRows] == .flat ? .none : soft }
        coder = .fast
    }

    /// In dither and noise, where few repeats are to be found, another filter may have smaller differences.
    private static func softFilter(_ survey: FrameSurvey, _ bench: some Workbench) throws(PNGError) -> RowFilter {
        guard survey.isMostlySoft, survey.softRepetition < 0.4 else { return .sub }
        let sample = survey.sample(FrameSurvey.trialRows)
        return try best(of: [.sub, .average], sample, bench).filter
    }

    /// A sample of the busiest bands decides among three ways: unfiltered rows and rows with the filter that suits each, both
    /// by libdeflate, and Kinora's own coder, which looks for the long repeats of soft light. Noise has no repeats.
    private init(small survey: FrameSurvey, _ bench: some Workbench) throws(PNGError) {
        let general = Coder.libdeflate(level: 6)
        if survey.isMostlySoft, survey.softRepetition < 0.4 {
            let sample = survey.sample(FrameSurvey.bandRows)
            self.init(
                survey, soft: try FilterPlan.best(of: [.sub, .average, .up, .paeth], sample, bench).filter, bench)
            return
        }
        let sample = survey.busiest
        let plain = [RowFilter](repeating: .none, count: bench.height)
        let adaptive = bench.adaptiveFilters(.distances, rows: sample)
        let own = FilterPlan(survey, soft: .sub, bench)
        let sizes = (
            plain: try bench.size(of: sample, filters: plain, general),
            adaptive: try bench.size(of: sample, filters: adaptive, general),
            own: try bench.size(of: sample, filters: own.filters, .fast)
        )
        // In a sample, repeats that lie farther off are missed; the own coder finds more of them in the whole.
        if sizes.own * 100 <= min(sizes.plain, sizes.adaptive) * (survey.isMostlySoft ? 112 : 98) {
            self = own
        } else if sizes.plain <= sizes.adaptive {
            self.init(filters: plain, coder: general)
        } else {
            self.init(filters: bench.adaptiveFilters(.distances, rows: [0..<bench.height]), coder: general)
        }
    }

    /// Time does not matter: every way to filter is tried on the whole picture.
    private init(smallest survey: FrameSurvey, _ bench: some Workbench) throws(PNGError) {
        let whole = [0..<bench.height]
        var best = (filters: bench.adaptiveFilters(.entropy, rows: whole), size: Int.max)
        best.size = try bench.size(of: whole, filters: best.filters, .libdeflate(level: 6))
        for filter in RowFilter.allCases {
            let filters = [RowFilter](repeating: filter, count: bench.height)
            let size = try bench.size(of: whole, filters: filters, .libdeflate(level: 6))
            if size < best.size { best = (filters, size) }
        }
        let thorough = Coder.libdeflate(level: 12)
        self.init(filters: best.filters, coder: thorough)
        // Noise has no repeats to find, and codes of its own for each part suit it better.
        guard survey.isMostlySoft, survey.softRepetition < 0.4 else { return }
        let (filter, size) = try FilterPlan.best(of: RowFilter.allCases, whole, bench)
        if size < (try bench.size(of: whole, filters: best.filters, thorough)) {
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

    /// Whether at least a quarter of the bands is soft.
    var isMostlySoft: Bool { softBands.count * 4 >= bands.count }

    /// The first rows of three soft bands.
    func sample(_ rows: Int) -> [Range<Int>] {
        let soft = softBands
        let places = soft.count <= 3 ? soft : [soft[soft.count / 6], soft[soft.count / 2], soft[soft.count * 5 / 6]]
        return places.map { $0 * FrameSurvey.bandRows }.map { $0..<$0 + rows }
    }
}
