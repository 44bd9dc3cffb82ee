import Testing
import KinoraViews

@testable import KinoraEffects

@Suite struct ParameterTests {
    private struct Demo: ParameterGroup {
        enum Edge: String, CaseIterable { case fade, clip, wrap }

        @Parameter("How fast.", in: 1...2000, good: 20...200, unit: .pointsPerSecond) var speed = 50.0
        @Parameter("How many.", in: 0...10) var count = 3
        @Parameter("Again and again.") var loops = true
        @Parameter("What it says.") var text = "Hello"
        @Parameter("Its color.", default: "blue") var tint: Color
        @Parameter("Its colors.", default: ["red", "#00ff00"], count: 1...3) var colors: [Color]
        @Parameter("What happens at the edge.") var edge = Edge.fade
        @Parameter("The picture.") var image: Image?
    }

    private func values(_ typed: (String, String)...) throws -> ParameterValues {
        try ParameterValues(typed.map { (name: $0.0, value: $0.1) }, for: Demo().descriptions, of: "demo") { path in
            throw Unreadable(path: path)
        }
    }

    /// What an effect reads that is performed with `values`.
    private func read(_ values: ParameterValues) -> Demo {
        let demo = Demo()
        demo.take(values)
        return demo
    }

    private struct Unreadable: Error, Equatable { let path: String }

    @Test("Without assignments every parameter has its default")
    func defaults() throws {
        let values = try values(), demo = read(values)
        #expect(demo.speed == 50)
        #expect(demo.count == 3)
        #expect(demo.loops)
        #expect(demo.text == "Hello")
        #expect(demo.tint == .blue)
        #expect(demo.colors == [.red, Color(.sRGB, red: 0, green: 1, blue: 0, opacity: 1)])
        #expect(demo.edge == .fade)
        #expect(demo.image == nil)
        #expect(values.entries.map(\.name) == ["speed", "count", "loops", "text", "tint", "colors", "edge", "image"])
        #expect(values.entries.map(\.text) == ["50", "3", "true", "Hello", "blue", "red,#00ff00", "fade", ""])
    }

    @Test("Typed values replace the defaults and are recorded in one spelling")
    func typed() throws {
        let values = try values(
            ("speed", "0080.50"), ("count", "+7"), ("loops", "No"), ("text", "a=b, c"), ("tint", "00FF0080"),
            ("colors", "BLUE, #f00"), ("edge", "wrap"))
        let demo = read(values)
        #expect(demo.speed == 80.5)
        #expect(demo.count == 7)
        #expect(!demo.loops)
        #expect(demo.text == "a=b, c")
        #expect(demo.colors == [.blue, Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1)])
        #expect(demo.edge == .wrap)
        #expect(
            values.entries.map(\.text) == [
                "80.5", "7", "false", "a=b, c", "#00ff0080", "blue,#ff0000", "wrap", "",
            ])
    }

    @Test("A value set before the performance is the default, of that instance alone")
    func changedDefaults() {
        let plain = Demo()
        var changed = plain
        (changed.speed, changed.edge) = (20, .clip)
        changed.$tint.setDefault("#F00")
        changed.$colors.setDefault(["green"])
        #expect(changed.tint == ColorText.color("#F00"))
        let texts = changed.descriptions.map(\.defaultText)
        #expect(texts == ["20", "3", "true", "Hello", "#F00", "green", "clip", ""])
        #expect(plain.speed == 50 && plain.tint == .blue && plain.edge == .fade)
        #expect(plain.descriptions.map(\.defaultText)[0] == "50")
    }

    @Test("A property's name is typed in lower case with hyphens, and a group's parameters stand in its place")
    func names() {
        struct Group: ParameterGroup {
            @Parameter("On.") var isRightToLeft = false
        }
        struct Whole: ParameterGroup {
            @Parameter("First.") var text = ""
            let group = Group()
            let other = 3
            @Parameter("Last.") var spin2X = ""
            @Parameter(wrappedValue: 1, "Named.", in: 0...1, good: 0...0.5, name: "edge") var number
        }
        let descriptions = Whole().descriptions
        #expect(descriptions.map(\.name) == ["text", "is-right-to-left", "spin2-x", "edge"])
        // What looks good reaches up to the default.
        #expect(descriptions[3].kind == .number(default: 1, range: 0...1, good: 0...1, unit: .none))
    }

    @Test("Both ends of a range belong to it")
    func ends() throws {
        #expect(try read(values(("speed", "1"))).speed == 1)
        #expect(try read(values(("speed", "2e3"))).speed == 2000)
        #expect(try read(values(("count", "10"))).count == 10)
    }

    @Test(
        "Every mistake has its own sentence",
        arguments: [
            (
                "sped", "1",
                "demo has no parameter \"sped\"; it has speed, count, loops, text, tint, colors, edge, image; the nearest is \"speed\"."
            ),
            (
                "speed", "fast",
                "parameter \"speed\": \"fast\" is not a number; it takes a number from 1 to 2000 (points per second)."
            ),
            (
                "speed", "",
                "parameter \"speed\": \"\" is not a number; it takes a number from 1 to 2000 (points per second)."
            ),
            (
                "speed", "nan",
                "parameter \"speed\": \"nan\" is not a number; it takes a number from 1 to 2000 (points per second)."
            ),
            (
                "speed", "inf",
                "parameter \"speed\": \"inf\" is not a number; it takes a number from 1 to 2000 (points per second)."
            ),
            (
                "speed", "0x10",
                "parameter \"speed\": \"0x10\" is not a number; it takes a number from 1 to 2000 (points per second)."
            ),
            (
                "speed", "0",
                "parameter \"speed\": 0 is out of range; it takes a number from 1 to 2000 (points per second); the nearest is 1."
            ),
            (
                "speed", "2000.5",
                "parameter \"speed\": 2000.5 is out of range; it takes a number from 1 to 2000 (points per second); the nearest is 2000."
            ),
            (
                "count", "1.0",
                "parameter \"count\": \"1.0\" is not a whole number; it takes a whole number from 0 to 10."
            ),
            (
                "count", "-1",
                "parameter \"count\": -1 is out of range; it takes a whole number from 0 to 10; the nearest is 0."
            ),
            (
                "count", "99999999999999999999",
                "parameter \"count\": \"99999999999999999999\" is not a whole number; it takes a whole number from 0 to 10."
            ),
            ("loops", "maybe", "parameter \"loops\": \"maybe\" is neither true nor false; it takes true or false."),
            (
                "tint", "bleu",
                "parameter \"tint\": \"bleu\" is not a color, which is #RRGGBB, #RRGGBBAA, a name or LIGHT/DARK; the nearest is \"blue\"."
            ),
            (
                "tint", "#12345",
                "parameter \"tint\": \"#12345\" is not a color, which is #RRGGBB, #RRGGBBAA, a name or LIGHT/DARK."
            ),
            (
                "colors", "red,,blue",
                "parameter \"colors\": \"\" is not a color, which is #RRGGBB, #RRGGBBAA, a name or LIGHT/DARK; the nearest is \"red\"."
            ),
            (
                "colors", "red,red,red,red",
                "parameter \"colors\": 4 colors is not the right number; it takes 1 to 3 colors separated by commas."
            ),
            (
                "edge", "fate",
                "parameter \"edge\": \"fate\" is not a choice; it takes one of fade, clip, wrap; the nearest is \"fade\"."
            ),
        ])
    func mistakes(name: String, value: String, sentence: String) throws {
        let error = try #require(throws: ParameterError.self) { try values((name, value)) }
        #expect(error.description == sentence)
    }

    @Test("A parameter given twice is refused")
    func twice() throws {
        let error = try #require(throws: ParameterError.self) { try values(("count", "1"), ("count", "1")) }
        #expect(error.description == "parameter \"count\" is given twice; give it once.")
    }

    @Test("A text of more than ten thousand bytes is refused")
    func long() throws {
        let error = try #require(throws: ParameterError.self) {
            try values(("text", String(repeating: "é", count: 5001)))
        }
        #expect(
            error.description
                == "parameter \"text\": a value of 10002 bytes is too long; the limit is 10000; it takes any text.")
    }

    @Test("A picture is read by whoever knows files, and only when one is named")
    func images() throws {
        #expect(throws: Unreadable(path: "photo.png")) { try values(("image", "photo.png")) }
        #expect(try values(("image", "")).entries.last?.text == "")
    }

    @Test(
        "Three, six and eight digits and all names are colors, whatever their case",
        arguments: [
            ("#fff", [1, 1, 1, 1]), ("FFF", [1, 1, 1, 1]), ("#000000", [0, 0, 0, 1]),
            ("#FF800040", [1, 128.0 / 255, 0, 64.0 / 255]),
        ] as [(String, [Double])])
    func hexadecimal(text: String, components: [Double]) throws {
        let color = Color(
            .sRGB, red: components[0], green: components[1], blue: components[2], opacity: components[3])
        #expect(ColorText.color(text) == color)
    }

    @Test("All spellings of a color are recorded alike, and the record means the same color")
    func canonical() {
        for spellings in [["#F00", "f00", "#FF0000", "ff0000FF"], ["Blue", "blue", "BLUE"], ["#12345678"]] {
            let texts = Set(spellings.compactMap { ColorText.canonical($0) })
            #expect(texts.count == 1)
            for text in texts { #expect(ColorText.color(text) == ColorText.color(spellings[0])) }
        }
        for name in ColorText.names { #expect(ColorText.color(name.uppercased()) != nil) }
        for text in ["", "#", "#ff", "#ggg", "#fffff", "reddish", "#ＦＦＦ"] { #expect(ColorText.color(text) == nil) }
    }

    @Test("Defaults read back as themselves")
    func roundTrip() throws {
        for parameter in Demo().descriptions {
            #expect(try parameter.value(parameter.defaultText).text == parameter.defaultText)
        }
    }
}
