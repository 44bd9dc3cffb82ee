import Testing

@testable import KinoraFrames

/// Which filters a plan chooses, for frames whose answers to its questions are given.
@Suite("The plan of filters")
struct FilterPlanTests {
    /// A frame whose rows cost what closures say.
    private struct Bench: FilterPlan.Workbench {
        var height = 64
        var bands: [Range<Int>]
        var uniform: (RowFilter) -> Int = { _ in 100 }
        var mixed: ([RowFilter], FilterPlan.Coder) -> Int = { _, _ in 100 }
        var own = RowFilter.paeth
        var distances: (Int) -> [Float] = { _ in [10, 10, 10, 10] }

        init(height: Int = 64, bands: [Range<Int>]? = nil) {
            self.height = height
            self.bands = bands ?? [0..<height]
        }
        func size(of rows: [Range<Int>], filter: RowFilter, _ coder: FilterPlan.Coder) -> Int { uniform(filter) }
        func size(of rows: [Range<Int>], filters: [RowFilter], _ coder: FilterPlan.Coder) -> Int {
            mixed(filters, coder)
        }
        func adaptiveFilters(_ measure: AdaptiveFilter.Measure, rows: [Range<Int>]) -> [RowFilter] {
            (0..<height).map { row in rows.contains { $0.contains(row) } ? own : .none }
        }
        func costs(of rows: [Int]) -> [[Float]] { rows.map(distances) }
    }

    private enum Look {
        /// Areas of one color with hard edges.
        case art
        /// Steps of one at every second pixel, from the left and from above.
        case light
        /// No two pixels alike.
        case noise

        func pixel(_ x: Int, _ y: Int) -> UInt32 {
            switch self {
            case .art: (x / 8 + y / 8) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000
            case .light: 0xFF00_0000 | UInt32((x + y) / 2)
            case .noise: 0xFF00_0000 | UInt32((x * 7 + y * 3) % 11)
            }
        }
    }

    /// What is seen of a frame of 64 pixels across whose bands of 16 rows look so.
    private func survey(_ looks: [Look]) -> FrameSurvey {
        let pixels = (0..<64 * 16 * looks.count).map { looks[$0 / 64 / 16].pixel($0 % 64, $0 / 64) }
        var seen = FrameLooks()
        seen.begin(width: 64, height: 16 * looks.count, change: .all)
        return pixels.withUnsafeBufferPointer { seen.survey($0) }
    }

    /// The filters of bands, each of 16 rows.
    private func bands(_ plan: FilterPlan) -> [RowFilter] {
        stride(from: 0, to: plan.filters.count, by: 16).map { plan.filters[$0] }
    }

    @Test("Art is flat; light and noise are soft, and light repeats")
    func looks() {
        #expect(survey([.art, .light, .noise, .art]).bands == [.flat, .soft, .soft, .flat])
        #expect(
            !survey([.light, .light]).isNoise && survey([.noise, .noise]).isNoise && !survey([.art, .art]).isNoise)
        // A quarter of the bands is enough.
        #expect(survey([.art, .art, .noise, .art]).isNoise && !survey([.art, .art, .noise, .art, .art]).isNoise)
    }

    @Test(
        "A fast plan leaves flat bands as they are, and prefers the pixel to the left and the filter above, by a little"
    )
    func fast() throws {
        var bench = Bench()
        func plan(_ looks: [Look], _ costs: [[Float]], bands: [Range<Int>]? = nil) throws -> [RowFilter] {
            bench = Bench(height: 16 * looks.count, bands: bands)
            // Each band is judged by its middle row.
            bench.distances = { costs[$0 / 16] }
            return self.bands(try FilterPlan(survey(looks), compression: .fast, bench))
        }
        let art = Look.art, light = Look.light
        #expect(try plan([art, light, art], [[], [9, 5, 9, 9], []]) == [.none, .up, .none])
        // The left counts seven tenths.
        #expect(try plan([light, light], [[14, 10, 11, 11], [15, 10, 11, 11]]) == [.sub, .up])
        // The filter of the band above counts 19 twentieths, through flat bands, too.
        #expect(try plan([light, light], [[99, 99, 1, 99], [99, 99, 10, 9.6]]) == [.average, .average])
        #expect(
            try plan([light, art, light], [[99, 99, 1, 99], [], [99, 99, 10, 9.4]]) == [.average, .none, .paeth])
        #expect(
            try plan([light, art, light], [[99, 99, 1, 99], [], [99, 99, 10, 9.6]]) == [.average, .none, .average])
        // Where rows are compressed apart, what is above them is not known.
        let apart = [0..<16, 16..<32]
        #expect(try plan([light, light], [[99, 99, 1, 99], [99, 99, 10, 9.6]], bands: apart) == [.average, .paeth])
        #expect(try plan([light, light], [[99, 1, 99, 99], [14, 10, 99, 99]], bands: apart) == [.up, .sub])
        #expect(try plan([light, light], [[99, 1, 99, 99], [14, 10, 99, 99]]) == [.up, .up])
        #expect(try FilterPlan(survey([light]), compression: .fast, Bench(height: 16)).coder == .fast)
    }

    @Test("Flat art is packed as it is, however small a filter would make it")
    func flat() throws {
        var bench = Bench()
        bench.mixed = { filters, _ in filters[0] == .none ? 1000 : 1 }
        let plan = try FilterPlan(survey([.art, .art, .art, .art]), compression: .small, bench)
        #expect(plan.filters == [RowFilter](repeating: .none, count: 64) && plan.coder == .libdeflate(level: 7))
    }

    /// The sizes of a sample unfiltered, with differences from the left, and with the filter that suits each row.
    @Test(
        "Of three ways the sample's smallest is taken; unfiltered rows are, up to 3 % more",
        arguments: [
            (100, 97, 200, RowFilter.none), (100, 200, 97, .none), (101, 97, 200, .sub), (100, 96, 200, .sub),
            (200, 50, 50, .sub), (200, 51, 50, .paeth), (1, 2, 3, .none),
        ])
    func small(plain: Int, sub: Int, adaptive: Int, expected: RowFilter) throws {
        var bench = Bench()
        bench.mixed = { filters, coder in
            #expect(coder == (filters[0] == .none ? .libdeflate(level: 7) : .thorough))
            return filters[0] == .none ? plain : filters[0] == .sub ? sub : adaptive
        }
        let plan = try FilterPlan(survey([.light, .light, .light, .light]), compression: .small, bench)
        #expect(plan.filters == [RowFilter](repeating: expected, count: 64))
        #expect(plan.coder == (expected == .none ? .libdeflate(level: 7) : .thorough))
    }

    @Test("The busiest bands are those with the fewest repeats, six at most, from top to bottom")
    func busiest() {
        #expect(survey([.art, .noise]).busiest == [0..<16, 16..<32])
        let many = survey([.art, .noise, .art, .noise, .noise, .light, .noise, .art, .noise, .noise])
        #expect(many.busiest.map { $0.lowerBound / 16 } == [1, 3, 4, 6, 8, 9])
        #expect(
            survey([.art, .art, .art, .art, .noise, .art, .art]).busiest.map { $0.lowerBound / 16 } == [
                0, 1, 2, 3, 4, 5,
            ])
    }

    @Test(
        "In noise one filter for all soft bands is chosen by the size of a sample",
        arguments: [
            (PNGCompression.balanced, [RowFilter.sub, .average]), (.small, [.sub, .average, .up, .paeth]),
        ])
    func noise(compression: PNGCompression, candidates: [RowFilter]) throws {
        for best in RowFilter.allCases {
            var bench = Bench()
            bench.uniform = { $0 == best ? 10 : 20 }
            let plan = try FilterPlan(survey([.noise, .art, .noise, .noise]), compression: compression, bench)
            let soft = candidates.contains(best) ? best : candidates[0]
            #expect(bands(plan) == [soft, .none, soft, soft] && plan.coder == .fast)
        }
    }
}
