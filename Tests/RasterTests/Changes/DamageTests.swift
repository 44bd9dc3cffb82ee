import KinoraBasics
import KinoraPixels
import Testing

@testable import KinoraRaster

@Suite("Damage")
struct DamageTests {
    private static let frame = PixelRect(x: 0, y: 0, width: 1000, height: 800)

    private static func part(_ random: inout SplitMix, side: Int) -> PixelRect {
        func below(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
        return PixelRect(
            x: below(1100) - 50, y: below(900) - 50, width: 1 + below(side), height: 1 + below(side))
    }

    @Test("holds every part that was added, in at most eight rectangles within the frame", arguments: [1, 5, 30, 200])
    func holdsAll(count: Int) {
        var random = SplitMix(seed: UInt64(count))
        for _ in 0..<40 {
            let parts = (0..<count).map { _ in Self.part(&random, side: 60) }
            var damage = Damage(frame: Self.frame)
            for part in parts { damage.add(part) }
            #expect(damage.rects.count <= 8)
            #expect(damage.rects.allSatisfy { Self.frame.contains($0) && !$0.isEmpty })
            for part in parts.map({ $0.intersection(Self.frame) }) where !part.isEmpty {
                #expect(damage.rects.contains { $0.contains(part) })
            }
            damage.join(downTo: 2)
            #expect(damage.rects.count <= 2)
            for part in parts.map({ $0.intersection(Self.frame) }) where !part.isEmpty {
                #expect(damage.rects.contains { $0.contains(part) })
            }
        }
    }

    @Test("of parts that fill their common rectangle is one")
    func joins() {
        var damage = Damage(frame: Self.frame)
        damage.add(PixelRect(x: 10, y: 10, width: 20, height: 5))
        damage.add(PixelRect(x: 10, y: 15, width: 20, height: 5))
        damage.add(PixelRect(x: 12, y: 12, width: 3, height: 3))
        #expect(damage.rects == [PixelRect(x: 10, y: 10, width: 20, height: 10)])
        damage.add(PixelRect(x: 500, y: 500, width: 20, height: 5))
        #expect(damage.rects.count == 2)
    }

    @Test("of three quarters of a frame is all of it")
    func whole() {
        var damage = Damage(frame: Self.frame)
        damage.add(PixelRect(x: 0, y: 0, width: 1000, height: 599))
        #expect(!damage.isWhole)
        damage.add(PixelRect(x: 0, y: 599, width: 1000, height: 1))
        #expect(damage.isWhole)
        #expect(damage.rects == [Self.frame])
    }

    @Test("holds areas that belong together whole, or leaves them alone")
    func together() {
        var random = SplitMix(seed: 7)
        for _ in 0..<100 {
            var damage = Damage(frame: Self.frame)
            for _ in 0..<4 { damage.add(Self.part(&random, side: 40)) }
            let parts = damage.rects
            let areas = (0..<5).map { _ in Self.part(&random, side: 200).intersection(Self.frame) }
            damage.keepTogether(areas)
            for part in parts { #expect(damage.rects.contains { $0.contains(part) }) }
            for area in areas {
                #expect(damage.rects.allSatisfy { $0.contains(area) || $0.intersection(area).isEmpty })
            }
        }
    }
}
