import Testing

@testable import KinoraCommand

@Suite struct SurroundingsTests {
    @Test(
        "A stage is laid out from right to left where its locale is written so, or where that is asked for",
        arguments: [
            ([], false), (["--right-to-left"], true), (["--locale", "ar_EG"], true), (["--locale", "he"], true),
            (["--locale", "de_DE"], false), (["--locale", "de_DE", "--right-to-left"], true),
        ] as [([String], Bool)])
    func direction(words: [String], isRightToLeft: Bool) throws {
        let options = try RenderOptions.parse(["ripple"] + words).performance
        #expect(try ViewSurroundings(options).isRightToLeft == isRightToLeft)
    }
}
