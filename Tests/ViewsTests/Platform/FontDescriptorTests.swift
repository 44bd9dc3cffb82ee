import Testing

@testable import KinoraViews

/// Fonts by description are those that are asked for by name.
struct FontDescriptorTests {
    @Test("A description becomes the same font as the words for it")
    func fonts() {
        let title = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .largeTitle)
        #expect(UIFont(descriptor: title, size: 0) == .preferredFont(forTextStyle: .largeTitle))
        #expect(title.pointSize == 34 && UIFont(descriptor: title, size: 20).pointSize == 20)
        let rounded = title.withDesign(.rounded).map { UIFont(descriptor: $0, size: 0).font.request }
        #expect(rounded == Font.largeTitle.design(.rounded).request)
        let bold = title.withSymbolicTraits([.traitBold, .traitItalic])
        #expect(bold?.symbolicTraits == [.traitBold, .traitItalic] && title.symbolicTraits == [])
        #expect(UIFont.systemFont(ofSize: 12).fontDescriptor.withSize(15).pointSize == 15)
        #expect(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 30), maximumPointSize: 20).pointSize == 20)
    }

    @Test("The fonts of styles, and sizes that go with them, are of the size of text that the traits say, and stay so")
    func typeSize() {
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: large)
        #expect(abs(body.pointSize - 33) < 1e-9 && body.font.scaled(for: .accessibility5) == body.font)
        let usual = UIFont.preferredFont(forTextStyle: .body)
        #expect(usual.font.request == Font.body.request && usual.font.scaled(for: .accessibility5) == usual.font)
        let named = UIFont(name: "DejaVu Sans", size: 15)
        #expect(named?.font.scaled(for: .accessibility5).request.size == 15)
        let metrics = UIFontMetrics(forTextStyle: .body)
        #expect(metrics.scaledValue(for: 22, compatibleWith: large) == 40 && metrics.scaledValue(for: 22) == 22)
        let font = metrics.scaledFont(for: .systemFont(ofSize: 11), compatibleWith: large)
        #expect(abs(font.pointSize - 20) < 1e-9)
        #expect(UITraitCollection.current.preferredContentSizeCategory == .large)
    }

    @Test("Another size keeps what was asked of the distance of lines, and none of the style's own")
    func leading() {
        let body = Font.system(.body)
        #expect(body.sized(20).request.leading == 0)
        #expect(body.leading(.tight).sized(20).request.leading == -2)
        #expect(body.leading(.tight).sized(20).leading(.standard).request.leading == 0)
        #expect(body.leading(.loose).leading(.standard).request == body.request)
    }

    @Test("Attributes change the family, the size, the weight and the slant that a font is described with")
    func attributes() {
        let weight: [UIFontDescriptor.TraitKey: Any] = [.weight: UIFont.Weight.bold]
        let bold = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([.traits: weight, .size: 20])
        #expect(UIFont(descriptor: bold, size: 0) == UIFont.systemFont(ofSize: 20, weight: .bold))
        let slanted = bold.addingAttributes([.traits: [UIFontDescriptor.TraitKey.slant: 0.1]])
        #expect(slanted.symbolicTraits == [.traitBold, .traitItalic] && slanted.pointSize == 20)
        let named = UIFontDescriptor(fontAttributes: [.family: "DejaVu Sans", .size: NSNumber(value: 15)])
        #expect(UIFont(descriptor: named, size: 0).font.request == UIFont(name: "DejaVu Sans", size: 15)?.font.request)
        let digits = [[UIFontDescriptor.FeatureKey.type: 6, .selector: 0]]
        let even = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([.featureSettings: digits])
        #expect(UIFont(descriptor: even, size: 0) == .monospacedDigitSystemFont(ofSize: 17, weight: .regular))
    }
}
