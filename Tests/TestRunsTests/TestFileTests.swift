import KinoraScripts
import Testing

@testable import KinoraTestRuns

/// `.kinora.yml`.
@Suite struct TestFileTests {
    private static let text = """
        goldens: Approved
        at: {start: 0, end: 2}
        scale: 2
        variants:
          - light
          - right-to-left
          - {name: pad, device: ipad-11, appearance: dark, typeSize: accessibility2, locale: de-AT, reduceMotion: true}
          - {name: today, date: 2026-11-30}
        tolerance: {maxDelta: 2}
        previews:
          "Sky*": {skip: it shows the weather}
          "Badge.swift/*": {at: [0.5], variants: [dark], tolerance: {maxDiffPixels: 10}, run: {fps: 10, duration: 1}}
        """

    @Test func settingsHoldForAllAndRulesForThoseThatTheyName() throws {
        let file = try TestFile(Self.text, name: ".kinora.yml")
        #expect(file.goldens == "Approved")
        let usual = try file.settings(of: ["Row", "Row.swift", "Row.swift/Row"])
        #expect(usual.moments == [.init(name: "start", time: 0), .init(name: "end", time: 2)])
        #expect(usual.looks.map(\.name) == ["light", "right-to-left", "pad", "today"])
        #expect(usual.looks[1].isRightToLeft && !usual.looks[0].isRightToLeft)
        let pad = usual.looks[2]
        #expect(pad.isDark && pad.reducesMotion && pad.typeSize == "accessibility2" && pad.locale == "de_AT")
        #expect(pad.size == .init(width: 820, height: 1180))
        #expect(usual.looks[3].date == "2026-11-30T00:00:00" && pad.date == nil)
        #expect(usual.scale == 2 && usual.tolerance.maxDelta == 2 && usual.skip == nil)
        #expect(try file.settings(of: ["Sky at night"]).skip == "it shows the weather")
        let badge = try file.settings(of: ["Seven", "Badge.swift", "Badge.swift/Seven"])
        #expect(badge.moments == [.init(name: "0.5s", time: 0.5)])
        #expect(badge.looks.map(\.name) == ["dark"] && badge.tolerance.maxDiffPixels == 10 && badge.scale == 2)
        #expect(badge.run == .init(framesPerSecond: 10, duration: 1))
    }

    @Test func whatTheSourceSaysComesLastAndMayNameVariantsOfTheFile() throws {
        let file = try TestFile(Self.text, name: ".kinora.yml")
        var own = TestOverride()
        (own.variants, own.moments) = (["pad", "accessibility1"], ["1s": 1])
        let settings = try file.settings(of: ["Row"], own: own)
        #expect(settings.looks.map(\.name) == ["pad", "accessibility1"] && settings.looks[0].isDark)
        #expect(settings.moments == [.init(1)])
        own.variants = ["pda"]
        #expect(throws: UnknownLook.self) { try file.settings(of: ["Row"], own: own) }
    }

    @Test(arguments: [
        ("variant: [light]", "1:1", "the nearest is \"variants\""),
        ("variants: [ligt]", "1:12", "the nearest is \"light\""),
        ("variants: [light, light]", "1:11", "a name twice"), ("variants: [{size: 10x10}]", "1:12", "needs \"name\""),
        ("variants: [{name: a, size: 9x9, device: ipad-11}]", "1:12", "exclude each other"),
        ("variants: [{name: a/b}]", "1:19", "cannot be part of a file's name"),
        ("variants: [{name: a, size: 0x5}]", "1:28", "width and height"), ("at: [-1]", "1:6", "seconds from 0 to 600"),
        ("at: [1, 1]", "1:5", "a time twice"), ("goldens: ../out", "1:10", "below that of this file"),
        ("previews: [a]", "1:11", "is a mapping"), ("run: {fps: 500, duration: 1}", "1:12", "from 1 to 120"),
        ("tolerance: {maxDelta: 300}", "1:23", "from 0 to 255"), ("scale: x", "1:8", "0.1 to 8"),
    ])
    func mistakesAreToldAtTheirPlace(text: String, place: String, words: String) {
        let error = #expect(throws: DocumentError.self) { try TestFile(text, name: "f") }
        #expect(error.map { "\($0.line):\($0.column)" } == place)
        #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
    }

    @Test(arguments: [
        ("Row", "Row", true), ("Row", "Rows", false), ("*", "", true), ("Ro*", "Row", true), ("*ow", "Row", true),
        ("R*w", "Row", true), ("R*w", "Rw", true), ("R*ww", "Rw", false), ("a*b*c", "a-b-b-c", true),
        ("a*b*c", "a-c-b", false), ("ab*ba", "aba", false), ("", "Row", false),
    ])
    func aStarStandsForAnything(pattern: String, name: String, isMatch: Bool) {
        #expect(TestPattern(pattern).matches(name) == isMatch)
    }

    @Test func everyNameOfAVariantIsOne() {
        #expect(TestLook.names.allSatisfy { TestLook(known: $0)?.name == $0 })
        #expect(Set(TestLook.names).count == TestLook.names.count)
    }
}
