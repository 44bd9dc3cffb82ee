import KinoraJobs
import Testing

@testable import KinoraCommand

@Suite struct BatchFileTests {
    private func entries(_ text: String, name: String = "b.yaml") throws -> [BatchEntry] {
        try BatchFile.parse(text, name: name).entries
    }

    private func names(_ text: String) throws -> [String] { try entries(text).map(\.name) }

    private func sentence(_ text: String) throws -> String {
        let error = CommandError(try #require(throws: (any Error).self) { _ = try entries(text) })
        #expect(error.ending == .badData)
        return error.sentence
    }

    @Test("An entry is the words of a render")
    func words() throws {
        let list = try entries(
            """
            - effect: marquee
              size: 320x180
              scale: 2
              fps: 60
              duration: 2
              frames: 0-9
              seed: 7
              appearance: dark
              background: transparent
              compression: fast
              script: taps.yaml
              reduceMotion: true
              rightToLeft: true
              typeSize: xLarge
              locale: de_AT
              date: 2026-11-30T09:41
              dither: true
              colors: p3
              parameters: {text: Breaking news, speed: 80}
            """, name: "some/where/b.yaml")
        #expect(list.count == 1)
        #expect(list[0].name == "marquee")
        #expect(
            list[0].words == [
                "marquee", "--size", "320x180", "--scale", "2", "--fps", "60", "--duration", "2", "--frames", "0-9",
                "--seed", "7",
                "--appearance", "dark", "--background", "transparent", "--compression", "fast", "--script",
                "some/where/taps.yaml",
                "--reduce-motion", "--right-to-left", "--type-size", "xLarge", "--locale", "de_AT", "--date",
                "2026-11-30T09:41", "--dither", "--colors", "p3", "--param", "text=Breaking news", "--param",
                "speed=80",
            ])
        _ = try RenderOptions.parse(list[0].words)
    }

    @Test("Lists make an entry of each combination, named after what varies")
    func matrix() throws {
        #expect(
            try names("- {effect: [beam, glass], size: [320x180, 640x360], scale: 2, appearance: [light, dark]}") == [
                "beam-320x180-light", "beam-320x180-dark", "beam-640x360-light", "beam-640x360-dark",
                "glass-320x180-light",
                "glass-320x180-dark", "glass-640x360-light", "glass-640x360-dark",
            ])
        #expect(
            try names("- {effect: marquee, name: news, parameters: {speed: [40, 80.5]}, seed: [1, 2]}")
                == ["news-seed1-speed40", "news-seed1-speed80.5", "news-seed2-speed40", "news-seed2-speed80.5"])
        #expect(
            try names("- {effect: beam, scale: [1, 1.5], fps: [30, 60]}") == [
                "beam-1x-30fps", "beam-1x-60fps", "beam-1.5x-30fps", "beam-1.5x-60fps",
            ])
        #expect(try names("- {effect: beam, reduceMotion: [true, false]}") == ["beam-reduced", "beam-moving"])
        #expect(
            try names("- {effect: beam, rightToLeft: [true, false], locale: [de, ar_EG], typeSize: large}")
                == ["beam-rtl-de", "beam-rtl-ar_EG", "beam-ltr-de", "beam-ltr-ar_EG"])
        #expect(
            try names("- {effect: beam, date: [2026-11-30, '2026-11-30T09:41']}")
                == ["beam-2026-11-30", "beam-2026-11-30T0941"])
    }

    @Test("Values that make no name, or the same, are numbered; names are folders on every system")
    func labels() throws {
        #expect(
            try names("- {effect: marquee, parameters: {text: [Hi there, 'Hi, there', '../..']}}") == [
                "marquee-text1", "marquee-text2", "marquee-text3",
            ])
        #expect(
            try names("- {effect: marquee, parameters: {text: ['../../etc', 'a/b']}}") == [
                "marquee-text..-..-etc", "marquee-texta-b",
            ])
        for name in try names("- {effect: marquee, parameters: {text: ['../../etc', 'ünï', 'x:y*?']}}") {
            #expect(BatchRecord.isSafe(name) && name.utf8.allSatisfy { $0 < 128 }, "\(name)")
        }
    }

    @Test("Defaults hold where an entry does not say otherwise")
    func defaults() throws {
        let list = try entries(
            """
            defaults: {fps: 60, scale: [1, 2]}
            entries:
              - effect: beam
              - {effect: glass, scale: 3}
            """)
        #expect(list.map(\.name) == ["beam-1x", "beam-2x", "glass"])
        #expect(list[1].words == ["beam", "--scale", "2", "--fps", "60"])
        #expect(list[2].words == ["glass", "--fps", "60", "--scale", "3"])
    }

    @Test("Sources have every preview, those that are named, or a view")
    func sources() throws {
        let list = try entries(
            """
            - source: Card.swift
            - {source: Card.swift, preview: [Light, Dark]}
            - {source: ui/Meter.swift, view: 'Meter(value: 0.5)', scale: 2}
            - {source: ./Package, name: everything}
            """, name: "x/b.json")
        #expect(list.map(\.name) == ["Card", "Card-Light", "Card-Dark", "Meter", "everything"])
        #expect(list.map(\.everyPreview) == [true, false, false, false, true])
        #expect(list[1].words == ["x/Card.swift", "--preview", "Light"])
        #expect(list[3].words == ["x/ui/Meter.swift", "--view", "Meter(value: 0.5)", "--scale", "2"])
    }

    @Test("Lists inside lists are values of several words")
    func colors() throws {
        let list = try entries("- {effect: confetti, parameters: {colors: [[red, blue], [\"#ff0000\", green]]}}")
        #expect(list.count == 2)
        #expect(list[0].words == ["confetti", "--param", "colors=red,blue"])
    }

    @Test(
        "A mistake is told with its line and column",
        arguments: [
            ("", "b.yaml:1:1: the batch is empty; it takes a list of entries such as {effect: ripple, scale: [1, 2]}."),
            ("hello", "b.yaml:1:1: a batch is a list of entries such as {effect: ripple, scale: [1, 2]}."),
            ("[]", "b.yaml:1:1: a batch is a list of entries such as {effect: ripple, scale: [1, 2]}."),
            ("- beam", "b.yaml:1:3: an entry is a mapping such as {effect: ripple, scale: [1, 2]}."),
            ("- {scale: 2}", "b.yaml:1:3: an entry needs \"effect\" or \"source\", and takes one of them."),
            (
                "- {effect: beam, source: a.swift}",
                "b.yaml:1:3: an entry needs \"effect\" or \"source\", and takes one of them."
            ),
            ("- effect: beam\n  scal: 2", "b.yaml:2:3: \"scal\" is not a key of an entry; the nearest is \"scale\"."),
            (
                "- effect: beam\n  scale: [1, big]",
                "b.yaml:2:14: scale \"big\" is not valid; it takes a number from 0.05 to 20 (pixels per point)."
            ),
            (
                "- effect: beam\n  size: wide",
                "b.yaml:2:9: size \"wide\" is not a size; it takes WIDTHxHEIGHT in points, such as 640x360."
            ),
            (
                "- effect: beam\n  appearance: [light, drak]",
                "b.yaml:2:23: appearance \"drak\" is unknown; it takes light or dark; the nearest is \"dark\"."
            ),
            ("- effect: beam\n  seed: []", "b.yaml:2:9: \"seed\" lists nothing; it takes a value or a list of values."),
            ("- effect: beam\n  seed: [1, 1]", "b.yaml:2:13: \"seed\" lists \"1\" twice."),
            ("- effect: beam\n  seed: {a: 1}", "b.yaml:2:9: \"seed\" takes a word or a number here."),
            (
                "- effect: beam\n  preview: Dark",
                "b.yaml:2:12: \"preview\" is of sources; effects of the catalogue have none."
            ),
            (
                "- source: a.swift\n  preview: A\n  view: B()",
                "b.yaml:1:3: \"preview\" and \"view\" exclude each other; give one of them."
            ),
            (
                "- source: a.swift\n  parameters: {x: 1}",
                "b.yaml:2:19: a view of a source takes no parameters; name values in \"view\"."
            ),
            (
                "- source: card",
                "b.yaml:1:11: source \"card\" is no Swift file and no folder."
            ),
            (
                "- effect: beam\n  reduceMotion: maybe",
                "b.yaml:2:17: reduceMotion \"maybe\" is neither; it takes true or false."
            ),
            (
                "- effect: beam\n  duration: 1\n  frames: 0-30",
                "b.yaml:1:3: frames 0-30 reaches past the end; 1 s at 30 frames per second are frames 0..<30, and --duration makes it longer."
            ),
            (
                "- effect: beam\n- effect: beam",
                "b.yaml:2:3: this entry and the one in line 1 would both be called beam; give one a \"name\" of its own."
            ),
            (
                "- {effect: beam, name: Beam}\n- effect: beam",
                "b.yaml:2:3: this entry and the one in line 1 would both be called beam; give one a \"name\" of its own."
            ),
            (
                "- {effect: beam, name: ../x}",
                "b.yaml:1:24: the name \"../x\" cannot be a folder's; it takes letters, digits and - _ . +, and begins with neither a dot nor a dash."
            ),
            ("- &a {effect: beam}\n- *a", "b.yaml:1:3: \"&\" begins an anchor or alias, which batches do not take."),
            (
                "entries: [{effect: beam}]\ndefault: {}",
                "b.yaml:2:1: \"default\" is not a key of the batch; the nearest is \"defaults\"."
            ),
        ])
    func mistakes(text: String, expected: String) throws {
        #expect(try sentence(text) == expected)
    }

    @Test("Unknown effects and parameters are told with what there is")
    func unknown() throws {
        #expect(
            try sentence("- effect: riple").hasPrefix(
                "b.yaml:1:11: There is no effect \"riple\"; the nearest is \"ripple\"."))
        #expect(
            try sentence("- effect: marquee\n  parameters: {sped: 1}").hasPrefix(
                "b.yaml:2:22: marquee has no parameter \"sped\"; it has "))
        #expect(
            try sentence("- effect: marquee\n  parameters: {speed: [1, fast]}").hasPrefix(
                "b.yaml:2:23: parameter \"speed\": \"fast\" is not a number"))
    }

    @Test("Matrices and frames beyond every use are refused before they are made")
    func bounds() throws {
        let many = (1...200).map(String.init).joined(separator: ",")
        #expect(
            try sentence("- {effect: beam, seed: [\(many)], fps: [\(many)], scale: [1, 2]}")
                == "b.yaml:1:3: the batch has too many entries with this one; the limit is 10000.")
        #expect(
            try sentence("- {effect: beam, duration: 10000, fps: [60, 61]}")
                == "b.yaml:1:3: the batch has too many frames with this one; the limit is 1000000 in all.")
        #expect(
            try sentence("- {effect: beam, size: 8192x8192, scale: 2}").hasPrefix(
                "b.yaml:1:3: A frame of 8192x8192 points at scale 2 is too large; "))
    }
}
