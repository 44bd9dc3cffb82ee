import Foundation
import Testing
import KinoraScripts
import KinoraStage

@Suite struct ScriptTextTests {
    private func parse(_ text: String) throws -> Script { try Script(text: text, file: "s.yaml") }

    private func refusal(_ text: String) throws -> DocumentError {
        try #require(throws: DocumentError.self) { try parse(text) }
    }

    /// Every kind of event, once.
    private let everything = Script([
        ScriptEvent(at: 0.5, .tap(at: .unit(x: 0.5, y: 0.5), count: 2)),
        ScriptEvent(at: 1, .press(at: .points(x: 120, y: 80.5), duration: 0.8)),
        ScriptEvent(
            at: 2, .drag(path: [.unit(x: 0.1, y: 0.5), .points(x: 9, y: -3)], duration: 0.4, easesOut: true)),
        ScriptEvent(
            at: 2.5,
            .drag(
                path: [.points(x: 0, y: 5), .points(x: 80, y: 5), .points(x: 80, y: 5)], duration: 0.9,
                pace: .times([0, 0.125, 0.9]))),
        ScriptEvent(at: 3, .hover(path: [.unit(x: 0, y: 0.5), .unit(x: 1, y: 1)], duration: 1, leaves: true)),
        ScriptEvent(at: 4, .scroll(at: .unit(x: 0.5, y: 0), by: CGSize(width: 0, height: 300), duration: 0.6)),
        ScriptEvent(at: 5, .pinch(at: .unit(x: 0.5, y: 0.5), scale: 2, duration: 0.5)),
        ScriptEvent(at: 6, .rotate(at: .unit(x: 0.5, y: 0.5), degrees: -90, duration: 0.5)),
        ScriptEvent(at: 7, .tilt(roll: 10, pitch: -5, duration: 0.5)),
    ])

    @Test("YAML in flow and block form and JSON say the same script")
    func forms() throws {
        let expected = Script([
            ScriptEvent(at: 1, .tap(at: .points(x: 10, y: 20), count: 1)),
            ScriptEvent(at: 2.5, .press(at: .unit(x: 0.25, y: 0.5), duration: 1)),
        ])
        #expect(try parse("- {at: 1, tap: [10, 20]}\n- {at: 2.5, press: [25%, 50%], for: 1}\n") == expected)
        #expect(
            try parse(
                """
                # a user's two presses *
                events:
                  - at: 1
                    tap: [10, 20]
                  - at: 2.5
                    press:
                      - 25%
                      - 50%
                    for: 1
                """) == expected)
        #expect(
            try parse(#"{"events": [{"at": 1, "tap": [10, 20]}, {"at": 2.5, "press": ["25%", "50%"], "for": 1.0}]}"#)
                == expected)
        #expect(try parse("[]") == .empty)
    }

    @Test("A script written in the format reads back as itself")
    func roundTrip() throws {
        let text = everything.text
        #expect(try parse(text) == everything)
        #expect(text.split(separator: "\n").count == everything.events.count)
        #expect(Script.empty.text == "[]\n")
    }

    @Test("Any share of the stage reads back to the last bit")
    func shares() throws {
        for index in 0...1000 {
            let point = ScriptPoint.unit(x: Double(index) / 1000, y: Double(index) / 997)
            let script = Script([ScriptEvent(at: 0, .tap(at: point, count: 1))])
            #expect(try parse(script.text) == script)
        }
    }

    @Test("An error says the file, the line and the column also as values")
    func places() throws {
        let error = try refusal("- {at: 1,\n   tapp: center}")
        #expect((error.file, error.line, error.column) == ("s.yaml", 2, 4))
        #expect(try #require(throws: DocumentError.self) { try Script(text: "") }.file == "script")
    }

    @Test(
        "Each mistake is named with its line and column",
        arguments: [
            ("- {at: 1, tapp: center}", "s.yaml:1:11: \"tapp\" is not a key of an event; the nearest is \"tap\"."),
            (
                "- at: 1\n  tap: center\n  for: 2",
                "s.yaml:3:3: \"for\" is not a key of a tap; the nearest is \"at\"."
            ),
            (
                "- {at: 1, tap: centre}",
                "s.yaml:1:16: \"centre\" is not a point, which is [x, y] or a place such as center; the nearest is \"center\"."
            ),
            (
                "- {at: soon, tap: center}",
                "s.yaml:1:8: \"at\" of a tap takes a number from 0 to 86400 (seconds from the start), not \"soon\"."
            ),
            (
                "- {at: -1, tap: center}",
                "s.yaml:1:8: \"at\" of a tap takes a number from 0 to 86400 (seconds from the start), not \"-1\"."
            ),
            ("- {tap: center}", "s.yaml:1:3: a tap needs \"at\": a number from 0 to 86400 (seconds from the start)."),
            (
                "- {at: 1}",
                "s.yaml:1:3: this event does nothing; it takes one of tap, press, drag, hover, scroll, pinch, rotate, tilt."
            ),
            (
                "- {at: 1, tap: center, tilt: [1, 2], for: 1}",
                "s.yaml:1:3: this event does 2 things; it takes one of tap, press, drag, hover, scroll, pinch, rotate, tilt."
            ),
            (
                "- {at: 1, tap: [1, 2, 3]}",
                "s.yaml:1:16: this is not a point, which is [x, y] in points or per cent of the stage, such as [50%, 20%]."
            ),
            ("- {at: 1, tap: [1, 20%]}", "s.yaml:1:16: both parts of a point must be in points or both in per cent."),
            (
                "- {at: 1, tap: [1, left]}",
                "s.yaml:1:20: \"left\" is not a coordinate, which is points or per cent, such as 120 or 50%."
            ),
            (
                "- {at: 1, tap: center, count: 11}",
                "s.yaml:1:31: \"count\" of a tap takes a whole number from 1 to 10, not \"11\"."
            ),
            ("- {at: 1, press: center}", "s.yaml:1:3: a press needs \"for\": a number from 0.01 to 600 (seconds)."),
            (
                "- {at: 1, press: center, for: .inf}",
                "s.yaml:1:31: \"for\" of a press takes a number from 0.01 to 600 (seconds), not \".inf\"."
            ),
            ("- {at: 1, drag: [[1, 2]], for: 1}", "s.yaml:1:17: a path of 1 points; it takes 2 to 1000."),
            (
                "- {at: 1, drag: [1, 2], for: 1}",
                "s.yaml:1:17: a path is a list of points, such as [[10, 20], [50%, 50%]]."
            ),
            (
                "- {at: 1, drag: [top, bottom], for: 1, ease: in}",
                "s.yaml:1:46: \"ease\" of a drag takes even or out, not \"in\"; the nearest is \"even\"."
            ),
            (
                "- {at: 1, drag: [top, bottom], times: [0, 1], for: 1}",
                "s.yaml:1:39: \"times\" says how long each part takes; leave \"for\" out."
            ),
            (
                "- {at: 1, drag: [top, bottom], times: [0, 1, 2]}",
                "s.yaml:1:39: \"times\" has a time for each of the 2 points, in seconds from 0 on, each later than the one before."
            ),
            (
                "- {at: 1, drag: [top, bottom], times: [0, 0]}",
                "s.yaml:1:39: \"times\" has a time for each of the 2 points, in seconds from 0 on, each later than the one before."
            ),
            (
                "- {at: 1, drag: [top, bottom], times: [0, 601]}",
                "s.yaml:1:39: the last of \"times\" is from 0.01 to 600 seconds."
            ),
            (
                "- {at: 1, hover: [top], for: 1, leaves: maybe}",
                "s.yaml:1:41: \"leaves\" of a hover takes true or false, not \"maybe\"."
            ),
            (
                "- {at: 1, scroll: top, by: 3, for: 1}",
                "s.yaml:1:28: this is not [x, y] in points, each from -100000 to 100000."
            ),
            (
                "- {at: 1, tilt: [0, 500], for: 1}",
                "s.yaml:1:17: this is not [roll, pitch] in degrees, each from -180 to 180."
            ),
            ("- {at: 1, at: 2, tap: center}", "s.yaml:1:4: \"at\" is given twice here."),
            ("event: []", "s.yaml:1:1: \"event\" is not a key of the script; the nearest is \"events\"."),
            ("just words", "s.yaml:1:1: a script is a list of events such as {at: 1, tap: center}."),
            ("- 7", "s.yaml:1:3: an event is a mapping such as {at: 1, tap: center}."),
            ("", "s.yaml:1:1: the script is empty; it takes a list of events such as {at: 1, tap: center}."),
            ("# nothing\n", "s.yaml:1:1: the script is empty; it takes a list of events such as {at: 1, tap: center}."),
            (
                "- &a {at: 1, tap: center}\n- *a",
                "s.yaml:1:3: \"&\" begins an anchor or alias, which scripts do not take."
            ),
            ("- {'a # b': &x 1}", "s.yaml:1:13: \"&\" begins an anchor or alias, which scripts do not take."),
            ("- {\"a # b\": &x 1}", "s.yaml:1:13: \"&\" begins an anchor or alias, which scripts do not take."),
            ("? *x\n: 1", "s.yaml:1:3: \"*\" begins an anchor or alias, which scripts do not take."),
        ])
    func mistakes(text: String, sentence: String) throws {
        let error = try refusal(text)
        #expect(error.description == sentence)
    }

    @Test(
        "Text that is neither YAML nor JSON is refused at its place",
        arguments: [
            ("- {at: 1, tap: center", "s.yaml:1:22: this is neither YAML nor JSON: "),
            ("- at: 1\n tap: x", "s.yaml:2:"),
            ("[1, 2\n\n", "s.yaml:1:6: "), ("- \"open", "s.yaml:1:"), ("a: b: c", "s.yaml:1:5: "),
            ("- 1\n---\n- 2", "s.yaml:2:1: "),
            ("- @x", "s.yaml:1:3: "), ("- {at: 1,\u{1}}", "s.yaml:1:10: this is not plain text: "),
        ])
    func malformed(text: String, beginning: String) throws {
        let error = try refusal(text)
        #expect(error.description.hasPrefix(beginning), "\(error.description)")
        #expect(!error.description.contains("\n"))
    }

    @Test("Too many events, too long gestures and too deep nesting are refused")
    func bounds() throws {
        let many = String(repeating: "- {at: 1, tap: center}\n", count: 1001)
        #expect(try refusal(many).description.hasSuffix("1001 events are too many; the limit is 1000."))
        let long = String(repeating: "- {at: 1, press: center, for: 600}\n", count: 7)
        #expect(
            try refusal(long).description
                == "s.yaml:7:3: the gestures last too long together; the limit is 3600 seconds.")
        #expect(throws: DocumentError.self) { try parse(String(repeating: "[", count: 100_000)) }
        #expect(throws: DocumentError.self) { try parse(String(repeating: "- ", count: 100_000)) }
        let large = "# " + String(repeating: "x", count: 1_000_000)
        #expect(try refusal(large).description == "s.yaml:1:1: the script has more than 1000000 bytes.")
        let points = Array(repeating: "top", count: 1001).joined(separator: ", ")
        #expect(
            try refusal("- {at: 0, hover: [\(points)], for: 1}").description.hasSuffix(
                "a path of 1001 points; it takes 1 to 1000."))
    }

    @Test("Scripts with random damage are read or refused in one line, never worse")
    func damage() throws {
        let good = Array(everything.text.utf8)
        let odd = Array("{}[],:-?&*!|>'\"%@`#\n\t 0e.\u{FEFF}é".utf8)
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        var refused = 0
        for _ in 0..<500 {
            var bytes = good
            for _ in 0...random(4) {
                let place = random(bytes.count)
                switch random(3) {
                case 0: bytes[place] = odd[random(odd.count)]
                case 1: bytes.insert(odd[random(odd.count)], at: place)
                default: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random(20)))
                }
            }
            do { _ = try parse(String(decoding: bytes, as: UTF8.self)) } catch let error as DocumentError {
                refused += 1
                #expect(
                    error.description.hasPrefix("s.yaml:") && !error.description.contains("\n"), "\(error.description)")
            }
        }
        #expect(refused > 0)
    }
}
