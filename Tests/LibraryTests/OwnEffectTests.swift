import Foundation
import Kinora
import Testing

/// A program that only imports Kinora does what the command does: with an effect of its own, and with those of the catalogue.
@Suite struct OwnEffectTests {
    private let job = RenderJob(rate: FrameRate(frames: 10)!, frames: 0..<1, background: .color(.white))

    @Test("An entry of one's own is listed and explained like those of the catalogue")
    func listed() throws {
        let ripple = try Catalogue.effect(named: "ripple")
        #expect(Catalogue.list([Glow.entry, ripple]) == "  glow    A disc that shines.\n  ripple  \(ripple.summary)\n")
        #expect(Catalogue.list().split(separator: "\n").count == Catalogue.entries.count)
        #expect(
            Glow.entry.explanation == """
                glow: A disc that shines.

                  Size      200x200 points
                  Duration  1 s

                PARAMETERS
                  reach
                      How far the light reaches.
                      a number from 0 to 100 (points); looks good from 4 to 24; default 12
                  light-color
                      The light's color.
                      a color: #RRGGBB, #RRGGBBAA, a name such as "blue", or two of them as LIGHT/DARK; default orange

                SCRIPT
                  none

                """)
    }

    @Test("As JSON it has the same facts, and no family")
    func json() throws {
        let list = try JSONSerialization.jsonObject(with: Data(Catalogue.json([Glow.entry]).utf8))
        let facts = try #require((list as? [[String: Any]])?.first)
        #expect(facts["name"] as? String == "glow" && facts["duration"] as? Double == 1)
        #expect(facts["family"] == nil)
        let reach = try #require((facts["parameters"] as? [[String: Any]])?.first)
        #expect(reach["name"] as? String == "reach" && reach["unit"] as? String == "points")
        #expect(reach["default"] as? Double == 12 && reach["maximum"] as? Double == 100)
        let one = try JSONSerialization.jsonObject(with: Data(Catalogue.effect(named: "ripple").json().utf8))
        #expect((one as? [String: Any])?["family"] as? String == "Shaders")
    }

    @Test("It is rendered with its parameters given as text, at the stage's scale")
    @MainActor
    func rendered() throws {
        func picture(_ typed: KeyValuePairs<String, String>, scale: Double = 1) throws -> Pixmap {
            try job.picture(at: 0, of: Glow.entry.stage(try Glow.entry.values(typed), scale: scale))
        }
        let plain = try picture(["reach": "0", "light-color": "#F00"])
        let red = try picture(["light-color": "#F00"])
        #expect(plain[100, 100] == 0xFF00_0000 && red[100, 100] == 0xFF00_0000)
        // Four points above the disc, which reaches from 40 to 160.
        #expect(plain[100, 36] == 0xFFFF_FFFF)
        let light = red[100, 36]
        #expect(light & 255 == 255 && light >> 8 & 255 < 200 && light >> 8 & 255 == light >> 16 & 255)
        #expect(try picture([:], scale: 1.5).width == 300)
    }

    @Test("The sentences are those of the command")
    func errors() throws {
        func sentence(_ body: () throws -> Void) -> String {
            do { try body() } catch { return "\(error)" }
            return ""
        }
        #expect(
            sentence { _ = try Glow.entry.values(["reech": "1"]) }
                == "glow has no parameter \"reech\"; it has reach, light-color; the nearest is \"reach\".")
        #expect(
            sentence { _ = try Glow.entry.values(["reach": "101"]) }
                == "parameter \"reach\": 101 is out of range; it takes a number from 0 to 100 (points); the nearest is 100."
        )
        #expect(
            sentence { _ = try Catalogue.effect(named: "riple") }
                == "There is no effect \"riple\"; the nearest is \"ripple\".")
        #expect(
            sentence { _ = try Script(text: "- {at: 1, tapp: center}", file: "taps.yaml") }
                == "taps.yaml:1:11: \"tapp\" is not a key of an event; the nearest is \"tap\".")
    }

    @Test("A picture is named by its file, and refused by it")
    @MainActor
    func pictures() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-\(UUID().uuidString).png").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let entry = try #require(Catalogue.entries.first { $0.parameters.contains { $0.kind == .image } })
        let name = try #require(entry.parameters.first { $0.kind == .image }).name
        #expect(throws: FrameFileError.self) { try entry.values([name: path]) }
        try Data("no picture".utf8).write(to: URL(fileURLWithPath: path))
        let error = try #require(throws: PictureError.self) { try entry.values([name: path]) }
        #expect("\(error)".hasPrefix("The picture \(path) is no PNG that kinora reads: "))
        let green = Stage(size: CGSize(width: 40, height: 40), duration: 0) { Color.green }
        try Data(PNGEncoder().encode(try job.picture(at: 0, of: green))).write(to: URL(fileURLWithPath: path))
        let time = entry.duration / 2
        let own = try job.picture(at: time, of: entry.stage(try entry.values([name: path])))
        #expect(try own != job.picture(at: time, of: entry.stage(try entry.values())))
    }
}
