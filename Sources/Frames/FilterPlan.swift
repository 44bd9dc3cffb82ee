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

    /// What `plan` may try on a sample: some rows with one filter and coder; the answer is the bytes they take.
    typealias Trial = (_ rows: [Range<Int>], _ filter: RowFilter, _ coder: Coder) throws(PNGError) -> Int

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
        let places = soft.count <= 3 ? soft : [soft[soft.count / 6], soft[soft.count / 2], soft[soft.count * 5 / 6]]
        func sample(_ rows: Int) -> [Range<Int>] {
            places.map { $0 * FrameSurvey.bandRows }.map { $0..<$0 + rows }
        }
        let whole = sample(FrameSurvey.bandRows)
        if compression == .small { return try chooseSmall(whole, survey, trial) }
        // In dither and noise a matcher finds only chance repeats; Huffman codes of the differences are smaller and faster.
        if survey.softRepetition < 0.4 {
            return (try best(of: [.sub, .average], .fast, sample(FrameSurvey.trialRows), trial).filter, .fast)
        }
        // What repeats at many distances, like bands of light across the rows, is worth a search through all of them. In a
        // sample the search finds less, because no earlier rows precede it: where it wins there, it wins clearly.
        let size = try trial(whole, .sub, .fast)
        let general = Coder.libdeflate(level: 4)
        return size * 100 > (try trial(whole, .none, general)) * 108 ? (.none, general) : (.sub, .fast)
    }

    private static func chooseSmall(
        _ sample: [Range<Int>], _ survey: FrameSurvey, _ trial: Trial
    ) throws(PNGError) -> (filter: RowFilter, coder: Coder) {
        let (filter, size) = try best(of: [.sub, .average, .up, .paeth], .fast, sample, trial)
        if survey.softRepetition < 0.4 { return (filter, .fast) }
        let general = Coder.libdeflate(level: 6)
        let (filtered, unfiltered) = (try trial(sample, filter, general), try trial(sample, .none, general))
        // Within 3 % the faster coder wins.
        if size * 100 <= min(filtered, unfiltered) * 103 { return (filter, .fast) }
        // A sample has no earlier rows to refer to, which makes unfiltered rows a tenth larger there.
        return unfiltered * 100 <= filtered * 110 ? (.none, general) : (filter, general)
    }

    private static func best(
        of filters: [RowFilter], _ coder: Coder, _ sample: [Range<Int>], _ trial: Trial
    ) throws(PNGError) -> (filter: RowFilter, size: Int) {
        var best = (filter: filters[0], size: Int.max)
        for filter in filters {
            let size = try trial(sample, filter, coder)
            if size < best.size { best = (filter, size) }
        }
        return best
    }
}
