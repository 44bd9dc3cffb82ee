// Which filter each band of rows gets, and how hard the deflate coder works. The sizes and times behind the choices
// come from `scripts/bench`.

struct FilterPlan {
    /// How the scanlines are deflated.
    enum Coder: Equatable {
        case fast
        case libdeflate(level: Int32)
    }

    /// One for each band of `FrameSurvey.bandRows` rows.
    var filters: [RowFilter]
    var coder: Coder

    func filter(row: Int) -> RowFilter { filters[row / FrameSurvey.bandRows] }

    /// Palettes are not filtered: the differences of indices mean nothing.
    init(palette height: Int, compression: PNGCompression) {
        filters = [RowFilter](
            repeating: .none, count: (height + FrameSurvey.bandRows - 1) / FrameSurvey.bandRows)
        switch compression {
        case .fast, .balanced: coder = .fast
        case .small: coder = .libdeflate(level: 7)
        }
    }

    /// What `plan` may try on a sample: a few bands with one filter and coder; the answer is the bytes they take.
    typealias Trial = (_ bands: [Int], _ filter: RowFilter, _ coder: Coder) throws(PNGError) -> Int

    /// Flat bands stay unfiltered, soft ones get the filter that wins on a sample of them.
    init(_ survey: FrameSurvey, compression: PNGCompression, trial: Trial) throws(PNGError) {
        let soft = survey.bands.indices.filter { survey.bands[$0] == .soft }
        let choice = try FilterPlan.choose(soft: soft, survey, compression, trial)
        filters = survey.bands.map { $0 == .flat ? .none : choice.filter }
        coder = choice.coder
    }

    private static func choose(
        soft: [Int], _ survey: FrameSurvey, _ compression: PNGCompression, _ trial: Trial
    ) throws(PNGError) -> (filter: RowFilter, coder: Coder) {
        if compression == .fast { return (.sub, .fast) }
        guard soft.count * 4 >= survey.bands.count else {
            return (.sub, compression == .small ? .libdeflate(level: 6) : .fast)
        }
        let sample = soft.count <= 3 ? soft : [soft[soft.count / 6], soft[soft.count / 2], soft[soft.count * 5 / 6]]

        if compression == .small { return try chooseSmall(sample, survey, trial) }
        let (filter, size) = try best(of: [.sub, .average], .fast, sample, trial)
        // In dither and noise a matcher finds only chance repeats; Huffman codes of the differences are smaller and faster.
        if survey.softRepetition < 0.4 { return (filter, .fast) }
        // What repeats at many distances, like bands of light across the rows, is worth a search through all of them.
        let general = Coder.libdeflate(level: 4)
        return size * 100 > (try trial(sample, .none, general)) * 112 ? (.none, general) : (filter, .fast)
    }

    private static func chooseSmall(
        _ sample: [Int], _ survey: FrameSurvey, _ trial: Trial
    ) throws(PNGError) -> (filter: RowFilter, coder: Coder) {
        let fast = try best(of: [.sub, .average, .up, .paeth], .fast, sample, trial)
        if survey.softRepetition < 0.4 { return (fast.filter, .fast) }
        let general = Coder.libdeflate(level: 6)
        let thorough = try best(of: [.none, fast.filter], general, sample, trial)
        // Within 3 % the faster coder wins.
        return fast.size * 100 <= thorough.size * 103 ? (fast.filter, .fast) : (thorough.filter, general)
    }

    private static func best(
        of filters: [RowFilter], _ coder: Coder, _ sample: [Int], _ trial: Trial
    ) throws(PNGError) -> (filter: RowFilter, size: Int) {
        var best = (filter: filters[0], size: Int.max)
        for filter in filters {
            let size = try trial(sample, filter, coder)
            if size < best.size { best = (filter, size) }
        }
        return best
    }
}
