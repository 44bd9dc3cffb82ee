import KinoraGeometry
import Testing

@testable import KinoraTypography

struct SymbolDirectionTests {
    @Test(
        "Names say which symbols are mirrored",
        arguments: [
            ("chevron.forward", true), ("arrow.backward.circle.fill", true), ("arrow.up.forward", true),
            ("sidebar.leading", true), ("star.leadinghalf.filled", true), ("list.bullet", true),
            ("list.bullet.indent", true),
            ("text.badge.plus", true), ("increase.indent", true), ("chevron.right", false), ("arrow.left", false),
            ("sidebar.left", false), ("forward.fill", false), ("backward.end", false), ("goforward", false),
            ("list.number", false), ("checklist", false), ("text.badge.checkmark", false), ("text.alignleft", false),
            ("text.bubble.rtl", false), ("plus.forwardslash.minus", false), ("", false),
        ])
    func names(name: String, isMirrored: Bool) { #expect(Symbol.isMirrored(name) == isMirrored) }

    @Test("A mirrored symbol lies in the same box, and is another one for caches")
    func box() throws {
        let outline = try #require(Symbol.named("arrow.forward")).outline(weight: 400)
        let mirrored = outline.mirrored
        #expect(mirrored.bounds == outline.bounds && mirrored.key != outline.key)
        let (box, other) = (outline.path.boundingRect, mirrored.path.boundingRect)
        let sum = outline.bounds.minX + outline.bounds.maxX
        #expect(abs(other.minX - (sum - box.maxX)) < 1e-9 && abs(other.maxX - (sum - box.minX)) < 1e-9)
        #expect(mirrored.layers.count == outline.layers.count && mirrored.mirrored.ink.width == outline.ink.width)
    }
}
