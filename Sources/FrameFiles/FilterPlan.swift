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
        case .fast: coder = .fast
        case .balanced: coder = .libdeflate(level: 3)
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
        let flatCoder = Coder.libdeflate(level: compression == .small ? 6 : 2)
        guard soft.count * 4 >= survey.bands.count else { return (.sub, flatCoder) }
        let sample = soft.count <= 3 ? soft : [soft[soft.count / 6], soft[soft.count / 2], soft[soft.count * 5 / 6]]

        let filters: [RowFilter] = compression == .small ? [.sub, .average, .up, .paeth] : [.sub, .average]
        var filter = filters[0], size = Int.max
        for candidate in filters {
            let bytes = try trial(sample, candidate, .fast)
            if bytes < size { (filter, size) = (candidate, bytes) }
        }
        // In dither and noise a matcher finds only chance repeats; Huffman codes of the differences are smaller and faster.
        if survey.softRepetition < 0.4 { return (filter, .fast) }

        let levels: (filtered: Int32, unfiltered: Int32) = compression == .small ? (6, 6) : (3, 4)
        let filtered = try trial(sample, filter, .libdeflate(level: levels.filtered))
        let unfiltered = try trial(sample, .none, .libdeflate(level: levels.unfiltered))
        // Within 3 % the faster coder wins.
        if size * 100 <= min(filtered, unfiltered) * 103 { return (filter, .fast) }
        return unfiltered < filtered
            ? (.none, .libdeflate(level: levels.unfiltered)) : (filter, .libdeflate(level: levels.filtered))
    }
}
