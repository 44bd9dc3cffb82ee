import Testing

@testable import KinoraProtocol
@testable import KinoraStudio

@Suite struct StudioSettingsTests {
    private static let settings: JSONValue = [
        "size": "390x844", "appearance": "dark", "type-size": "xLarge", "right-to-left": true, "reduce-motion": false,
        "parameters": ["text": "Breaking news", "speed": "80"], "script": "- {at: 1, tap: center}\n", "seed": .null,
    ]

    @Test func theCommandSaysTheSame() throws {
        let settings = try StudioSettings(Self.settings)
        #expect(
            settings.command("marquee", preview: nil, scriptFile: "taps.yaml")
                == "kinora render marquee --size 390x844 --appearance dark --type-size xLarge --right-to-left "
                + "--param 'speed=80' --param 'text=Breaking news' --script taps.yaml")
        #expect(
            try StudioSettings([:]).command("./It's here.swift", preview: "Two lines", scriptFile: nil)
                == #"kinora render './It'\''s here.swift' --preview 'Two lines'"#)
    }

    @Test func settingsGoToJSONAndBack() throws {
        let settings = try StudioSettings(Self.settings)
        #expect(try StudioSettings(settings.value) == settings)
    }

    @Test(
        arguments: [
            ["output": "/etc/passwd"], ["o": "x"], ["responses": "/"], ["size": 3], ["right-to-left": "yes"],
            ["size": .string(String(repeating: "9", count: 300))], ["parameters": ["a": 1]], ["script": 1],
            ["size": "1\u{0}2"],
        ] as [JSONValue])
    func nothingElseIsASetting(value: JSONValue) {
        #expect(throws: HTTPRefusal.self) { try StudioSettings(value) }
    }

    @Test func theCompilersErrorsAreFoundAtTheirPlaces() {
        let said = """
            Card.swift:8:9: error: cannot find 'RoundedRectngle' in scope
             6 |
            a b/Other.swift:12:3: error: expected ')'
            Card.swift:8:9: error: cannot find 'RoundedRectngle' in scope
            error: no place
            """
        #expect(
            CompilerProblem.all(in: said) == [
                CompilerProblem(
                    path: "Card.swift", line: 8, column: 9, sentence: "cannot find 'RoundedRectngle' in scope"),
                CompilerProblem(path: "a b/Other.swift", line: 12, column: 3, sentence: "expected ')'"),
            ])
    }
}
