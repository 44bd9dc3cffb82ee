import KinoraPixels
import Testing

@testable import KinoraDiff

@Suite struct DiffClusterTests {
    private func map(_ width: Int, _ height: Int, _ pixels: [(Int, Int)]) -> DiffMap {
        let a = StraightPixmap(
            width: width, height: height, pixels: [UInt32](repeating: 0xFF00_0000, count: width * height))
        var b = a
        for (x, y) in pixels { b[x, y] = 0xFFFF_FFFF }
        return PixelComparison().compareWithMap(expected: a, actual: b).map!
    }

    @Test("Pixels that lie together make one group, those far apart several; the largest comes first")
    func groups() {
        let near = (0..<30).map { (200 + $0 * 2, 60 + $0 % 3) }
        let found = map(400, 200, [(5, 5), (6, 7)] + near + [(399, 199)]).clusters()
        #expect(found.map(\.differentPixels) == [30, 2, 1])
        #expect(
            found.map(\.boundingBox) == [
                PixelRect(x: 200, y: 60, width: 59, height: 3), PixelRect(x: 5, y: 5, width: 2, height: 3),
                PixelRect(x: 399, y: 199, width: 1, height: 1),
            ])
    }

    @Test("Every different pixel is in exactly one group, and in its box, whatever the pixels", arguments: [1, 2, 3])
    func complete(seed: UInt64) {
        var state = seed
        let pixels = Set(
            (0..<60).map { _ -> Int in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return Int(state >> 33) % (150 * 90)
            })
        let clusters = map(150, 90, pixels.map { ($0 % 150, $0 / 150) }).clusters(limit: .max)
        #expect(clusters.reduce(0) { $0 + $1.differentPixels } == pixels.count)
        for pixel in pixels {
            let (x, y) = (pixel % 150, pixel / 150)
            #expect(
                clusters.contains { !$0.boundingBox.intersection(PixelRect(x: x, y: y, width: 1, height: 1)).isEmpty })
        }
        #expect(map(150, 90, []).clusters().isEmpty)
        #expect(map(150, 90, pixels.map { ($0 % 150, $0 / 150) }).clusters(limit: 1) == Array(clusters.prefix(1)))
    }

    @Test("The picture of two sizes covers both: what they share as usual, the rest hatched")
    func overlap() throws {
        let wide = StraightPixmap(width: 30, height: 10, pixels: [UInt32](repeating: 0xFF80_8080, count: 300))
        var high = StraightPixmap(width: 20, height: 16, pixels: [UInt32](repeating: 0xFF80_8080, count: 320))
        high[3, 4] = 0xFF00_FF00
        let map = PixelComparison().compareOverlap(expected: wide, actual: high)
        #expect(map.width == 20 && map.height == 10 && map[3, 4] == .different && map[4, 4] == .same)
        let picture = DiffPicture.make(overlap: map, expected: wide, actual: high)
        #expect(picture.width == 30 && picture.height == 16)
        #expect(picture[3, 4] == DiffPicture.different && picture[4, 4] != DiffPicture.different)
        let right = Set((0..<10).flatMap { y in (20..<30).map { picture[$0, y] } })
        let below = Set((10..<16).flatMap { y in (0..<20).map { picture[$0, y] } })
        let corner = Set((10..<16).flatMap { y in (20..<30).map { picture[$0, y] } })
        #expect(right.count == 2 && below.count == 2 && corner.count == 1)
        #expect(right.isDisjoint(with: below) && corner.isDisjoint(with: right.union(below)))
    }
}
