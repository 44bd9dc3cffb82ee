import KinoraScripts
import KinoraStage
import Testing

@testable import KinoraProtocol
@testable import KinoraStudio

@Suite struct ScriptSheetTests {
    private static let written = """
        # Opens the card.
        - {at: 0.2, tap: center}   # once

        - at: 1
          drag: [[0, 0], [10, 10]]
          for: 0.5
        # The end.

        """

    @Test func newEventsComeAfterWhatIsWritten() throws {
        var sheet = ScriptSheet(Self.written)
        try sheet.append([ScriptEvent(at: 2, .tap(at: .points(x: 3, y: 4), count: 1))])
        #expect(sheet.text == Self.written + "- {at: 2, tap: [3, 4]}\n")
        #expect(try sheet.script().events.count == 3)
    }

    @Test func anEmptyScriptAndOneOfCommentsTakeEvents() throws {
        let tap = ScriptEvent(at: 2, .tap(at: .points(x: 3, y: 4), count: 1))
        for (before, after) in [("", ""), ("[]\n", ""), ("# Nothing yet.", "# Nothing yet.\n")] {
            var sheet = ScriptSheet(before)
            try sheet.append([tap])
            #expect(sheet.text == after + "- {at: 2, tap: [3, 4]}\n")
        }
    }

    @Test func oneEventChangesAndTheRestStaysAsItWasWritten() throws {
        var sheet = ScriptSheet(Self.written)
        try sheet.replace(1, by: try ScriptEvent(["at": 1.5, "press": "center", "for": 0.3]))
        #expect(
            sheet.text == """
                # Opens the card.
                - {at: 0.2, tap: center}   # once

                - {at: 1.5, press: center, for: 0.3}
                # The end.

                """)
        try sheet.replace(0, by: nil)
        #expect(
            sheet.text == """
                # Opens the card.

                - {at: 1.5, press: center, for: 0.3}
                # The end.

                """)
    }

    @Test func aScriptInJSONIsWrittenAnew() throws {
        var sheet = ScriptSheet(#"[{"at": 1, "tap": "center"}, {"at": 2, "tap": "top"}]"#)
        try sheet.replace(0, by: nil)
        #expect(sheet.text == "- {at: 2, tap: top}\n")
    }

    @Test func anEventThatIsNotThereCannotBeChanged() {
        var sheet = ScriptSheet(Self.written)
        #expect(throws: HTTPRefusal.self) { try sheet.replace(2, by: nil) }
    }

    @Test func everyKindOfEventGoesToJSONAndBack() throws {
        let script = try Script(
            text: """
                - {at: 0.5, tap: center, count: 2}
                - {at: 1, press: [120, 80], for: 0.8}
                - {at: 2, drag: [[10%, 50%], [90%, 50%]], for: 0.4, ease: out}
                - {at: 3, hover: [leading, trailing], for: 1, leaves: true}
                - {at: 4, scroll: center, by: [0, 300], for: 0.6}
                - {at: 5, pinch: center, scale: 2, for: 0.5}
                - {at: 6, rotate: [12.5%, 3%], degrees: 90, for: 0.5}
                - {at: 7, tilt: [10, -5], for: 0.5}
                """)
        for event in script.events { #expect(try ScriptEvent(event.value) == event) }
    }

    @Test func mistakesAreToldAtTheirPlace() {
        #expect(throws: DocumentError.self) { try ScriptSheet("- {at: 1, tapp: center}\n").script() }
    }
}
