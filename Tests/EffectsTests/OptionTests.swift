import KinoraRaster
import Testing

import KinoraStage
@testable import KinoraEffects
@testable import KinoraViews

/// Options that no golden shows: what they change, measured.
@MainActor
struct EffectOptionTests {
    @Test(
        "On a day of the year the sun stands over its latitude",
        arguments: [(80, 0.0), (172, 23.44), (264, 0), (355, -23.44)])
    func season(day: Int, latitude: Double) {
        var settings = TexturedGlobe().settings
        settings.day = day
        let light = settings.lightDirection
        #expect(abs(light.x * light.x + light.y * light.y + light.z * light.z - 1) < 1e-12)
        // The pole as it leans towards the viewer; the angle to it is 90 degrees less the sun's latitude.
        let lean = settings.tilt * .pi / 180
        let height = light.y * Maths.cos(lean) + light.z * Maths.sin(lean)
        #expect(abs(height - Maths.sin(latitude * .pi / 180)) < 0.02, "\(height)")
    }

    @Test("Without a day the light stands where it is put")
    func noSeason() {
        var settings = TexturedGlobe().settings
        settings.light = (90, 0)
        let light = settings.lightDirection
        #expect(abs(light.x - 1) < 1e-12 && abs(light.y) < 1e-12 && abs(light.z) < 1e-12)
    }

    @Test("Confetti rains from above, and comes from both sides", arguments: ConfettiSettings.Style.allCases)
    func confetti(_ style: ConfettiSettings.Style) {
        var settings = Confetti().settings
        (settings.style, settings.things) = (style, ["a", "b"])
        let pieces = (0..<40).map { ConfettiPiece(id: $0, settings: settings) }
        #expect(pieces.allSatisfy { $0.thing == ($0.id % 2 == 0 ? "a" : "b") })
        switch style {
        case .burst: #expect(pieces.allSatisfy { $0.start == .center && $0.delay == 0 })
        case .cannon: #expect(pieces.allSatisfy { $0.start.y == 1 && $0.flight.height < 0 })
        case .sides: #expect(pieces.allSatisfy { ($0.start.x == 0) == ($0.flight.width > 0) && $0.flight.height < 0 })
        case .rain: #expect(pieces.allSatisfy { $0.start.y < 0 && $0.flight.height > 0 })
        }
    }

    private func picture(_ name: String, _ typed: [(String, String)], at time: Double, script: Script? = nil) throws
        -> [UInt32]
    {
        let entry = try #require(Catalogue.entry(named: name))
        let values = try ParameterValues(typed.map { (name: $0.0, value: $0.1) }, for: entry.parameters, of: name) {
            _ in
            throw NoPicture()
        }
        let stage = entry.stage(values, script: script, seed: 1)
        return try Rasterizer(scale: 0.5).render(stage.scene(at: time)).pixels
    }

    private struct NoPicture: Error {}

    @Test("A tap on a symbol of the sphere brings it to the middle")
    func bringsToTheMiddle() throws {
        // The first symbol stands in front, half the radius below the middle, and the other behind, on a sphere that hardly turns.
        let typed = [("icons", "circle.fill,star.fill"), ("turn", "600"), ("page", "#ffffff"), ("tilt", "0")]
        func weight(_ pixels: [UInt32], _ columns: Range<Int>, _ rows: Range<Int>) -> Int {
            rows.reduce(0) { sum, y in sum + columns.count { pixels[y * 200 + $0] & 0xFFFFFF != 0xFFFFFF } }
        }
        let before = try picture("icon-sphere", typed, at: 0.1)
        #expect(weight(before, 90..<110, 125..<145) > 60)
        let tap = Script([ScriptEvent(at: 0.2, .tap(at: .unit(x: 0.5, y: 0.675), count: 1))])
        let after = try picture("icon-sphere", typed, at: 4, script: tap)
        #expect(weight(after, 90..<110, 90..<110) > 100)
        #expect(weight(after, 90..<110, 125..<145) == 0)
    }

    @Test("The dock's symbols rise away from the edge they keep to")
    func dockEdge() throws {
        let pictures = try ["top", "middle", "bottom"].map { try picture("dock", [("alignment", $0)], at: 1.4) }
        #expect(pictures[0] != pictures[1] && pictures[1] != pictures[2])
        let distance = try ["top", "middle", "bottom"].map {
            try picture("dock", [("alignment", $0), ("growth", "distance")], at: 1.4)
        }
        #expect(distance[0] != distance[1] && distance[1] != distance[2])
    }

    @Test("A light that runs the other way is the mirrored picture of one that does not")
    func reversedBeam() throws {
        let plain = [("title", " "), ("text", " "), ("colors", "#202020,#202020")]
        let forth = try picture("beam", plain, at: 0.7),
            back = try picture("beam", plain + [("reversed", "true")], at: 0.7)
        var worst = 0
        for y in 0..<120 {
            for x in 0..<200 {
                let (a, b) = (forth[y * 200 + x], back[y * 200 + 199 - x])
                for shift: UInt32 in [0, 8, 16] {
                    worst = max(worst, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
                }
            }
        }
        #expect(worst <= 2, "\(worst)")
        #expect(forth != back)
    }
}
