import Foundation
import Testing

@testable import KinoraViews

/// What is selected of an attributed text, and changes of it.
struct AttributedSelectionTests {
    private func range(_ text: AttributedString, _ from: Int, _ to: Int) -> Range<AttributedString.Index> {
        text.characters.index(text.startIndex, offsetBy: from)..<text.characters.index(text.startIndex, offsetBy: to)
    }

    @Test("Attributes change where the selection is, run by run, and nowhere else")
    func transformed() {
        var text = AttributedString("plain ") + AttributedString("red", attributes: AttributeContainer().kern(2))
        var selection = AttributedTextSelection(range: range(text, 4, 8))
        text.transformAttributes(in: &selection) { $0.kern = ($0.kern ?? 0) + 1 }
        #expect(text.runs.map { String(text.characters[$0.range]) } == ["plai", "n ", "re", "d"])
        #expect(text.runs.map(\.kern) == [nil, 1, 3, 2])
        var place = AttributedTextSelection(insertionPoint: text.startIndex)
        let before = text
        text.transformAttributes(in: &place) { $0.kern = 9 }
        #expect(text == before)
    }

    @Test("A text takes the place of what is selected, and the place after it is selected then")
    func replaced() {
        var text = AttributedString("one two three")
        var selection = AttributedTextSelection(range: range(text, 4, 7))
        text.replaceSelection(&selection, with: AttributedString("2"))
        #expect(String(text.characters) == "one 2 three")
        #expect(selection == AttributedTextSelection(insertionPoint: range(text, 5, 5).lowerBound))
        text.replaceSelection(&selection, with: AttributedString("!"))
        #expect(String(text.characters) == "one 2! three")
    }

    @Test("Without a selection it is the end")
    func indices() {
        let text = AttributedString("abc")
        #expect(AttributedTextSelection().indices(in: text) == .insertionPoint(text.endIndex))
        let some = range(text, 1, 2)
        #expect(AttributedTextSelection(range: some).indices(in: text) == .ranges(RangeSet(some)))
    }
}
