import KinoraFrames
import Testing

@Suite("Shares of frames")
struct SharesTests {
    private static let counts = [0, 1, 2, 3, 7, 29, 30, 31, 120, 1000]
    private static let divisions = [1, 2, 3, 4, 7, 16, 30, 119, 120, 121]

    @Test(
        "every frame is exactly one shard's, and no two shards differ by more than one frame",
        arguments: [Manifest.Shard.Layout.contiguous, .interleaved])
    func partition(layout: Manifest.Shard.Layout) {
        for count in Self.counts {
            for n in Self.divisions {
                let range = 5..<5 + count
                let shares = (0..<n).map { Manifest.Shard(index: $0, count: n, layout: layout).frames(of: range) }
                #expect(shares.flatMap { $0 }.sorted() == Array(range))
                let sizes = shares.map(\.count)
                #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
                #expect(shares.allSatisfy { $0 == $0.sorted() })
            }
        }
    }

    @Test("contiguous shards follow one another, interleaved ones take turns")
    func layouts() {
        func frames(_ index: Int, _ layout: Manifest.Shard.Layout) -> [Int] {
            Manifest.Shard(index: index, count: 3, layout: layout).frames(of: 10..<18)
        }
        #expect([0, 1, 2].map { frames($0, .contiguous) } == [[10, 11], [12, 13, 14], [15, 16, 17]])
        #expect([0, 1, 2].map { frames($0, .interleaved) } == [[10, 13, 16], [11, 14, 17], [12, 15]])
    }

    @Test(
        "a shard knows its frames one by one as it does all together",
        arguments: [Manifest.Shard.Layout.contiguous, .interleaved])
    func membership(layout: Manifest.Shard.Layout) {
        for n in [1, 2, 5, 9] {
            for index in 0..<n {
                let shard = Manifest.Shard(index: index, count: n, layout: layout)
                #expect((-2..<40).filter { shard.contains($0, of: 3..<33) } == shard.frames(of: 3..<33))
            }
        }
    }

    @Test("shards are told from 1")
    func words() {
        #expect("\(Manifest.Shard(index: 1, count: 7, layout: .contiguous))" == "2/7")
    }

    @Test("rising numbers are told in runs")
    func numbers() {
        #expect(FrameNumbers.text([]) == "")
        #expect(FrameNumbers.text([4]) == "4")
        #expect(FrameNumbers.text([0, 1, 2, 5, 7, 8]) == "0-2, 5, 7-8")
        #expect(FrameNumbers.text([0, 1, 9], separator: ",") == "0-1,9")
    }

    @Test("a manifest with more frames than any job, or a shard that cannot be, is refused")
    func hostile() throws {
        var manifest = Manifest(
            tool: .init(version: "1"),
            job: .init(effect: "x", size: .init(width: 1, height: 1), framesPerSecond: 30, range: .init(0..<1 << 25)))
        let tooMany = try manifest.jsonBytes()
        #expect(throws: FrameFileError.self) { try Manifest(json: tooMany) }
        manifest.job.range = .init(0..<10)
        for (index, count) in [(0, 0), (3, 3), (-1, 3), (0, 1 << 40)] {
            manifest.shard = .init(index: index, count: count, layout: .contiguous)
            let bytes = try manifest.jsonBytes()
            #expect(throws: FrameFileError.self) { try Manifest(json: bytes) }
        }
    }
}
