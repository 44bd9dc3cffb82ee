import Testing

@testable import KinoraViews

/// Fonts by description are those that are asked for by name.
struct FontDescriptorTests {
    @Test("A description becomes the same font as the words for it")
    func fonts() {
        let title = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .largeTitle)
        #expect(UIFont(descriptor: title, size: 0) == .preferredFont(forTextStyle: .largeTitle))
        #expect(title.pointSize == 34 && UIFont(descriptor: title, size: 20).pointSize == 20)
        let rounded = title.withDesign(.rounded).map { UIFont(descriptor: $0, size: 0).font }
        #expect(rounded == Font.largeTitle.design(.rounded) || rounded == .system(.largeTitle, design: .rounded))
        let bold = title.withSymbolicTraits([.traitBold, .traitItalic])
        #expect(bold?.symbolicTraits == [.traitBold, .traitItalic] && title.symbolicTraits == [])
        #expect(UIFont.systemFont(ofSize: 12).fontDescriptor.withSize(15).pointSize == 15)
        #expect(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 30), maximumPointSize: 20).pointSize == 20)
    }
}
