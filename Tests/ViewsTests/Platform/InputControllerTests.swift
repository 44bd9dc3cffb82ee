import Testing

@testable import KinoraViews

/// Keyboards of a source's own.
@MainActor
struct InputControllerTests {
    @Test("A keyboard writes and deletes at its place")
    func writing() {
        let proxy = UIInputViewController().textDocumentProxy
        #expect(!proxy.hasText && proxy.documentContextBeforeInput == nil)
        for letter in ["a", "b", "c", "d"] { proxy.insertText(letter) }
        proxy.adjustTextPosition(byCharacterOffset: -2)
        proxy.deleteBackward()
        proxy.insertText("x")
        #expect(proxy.documentContextBeforeInput == "ax" && proxy.documentContextAfterInput == "cd")
        proxy.adjustTextPosition(byCharacterOffset: 9)
        #expect(proxy.documentContextBeforeInput == "axcd" && proxy.documentContextAfterInput == nil)
    }
}
