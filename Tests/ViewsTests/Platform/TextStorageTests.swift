import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Text that layout managers set, held against the same text measured in lines of its own.
struct TextStorageTests {
    private static let font = UIFont.systemFont(ofSize: 20)

    private func set(_ text: String, width: CGFloat, padding: CGFloat = 0) -> (
        storage: NSTextStorage, manager: NSLayoutManager, container: NSTextContainer
    ) {
        let storage = NSTextStorage(attributedString: NSAttributedString(string: text, attributes: [.font: Self.font]))
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: width, height: 1000)))
        container.lineFragmentPadding = padding
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        return (storage, manager, container)
    }

    private func width(_ text: String) -> CGFloat { text.size(withAttributes: [.font: Self.font]).width }
    private var height: CGFloat { "Ag".size(withAttributes: [.font: Self.font]).height }

    @Test("The room of a text is that of its lines, with the padding at both sides")
    func room() {
        let (storage, manager, container) = set("aaaa\nbb", width: 400, padding: 5)
        let used = manager.usedRect(for: container)
        #expect(abs(used.width - width("aaaa") - 10) < 1.5 && abs(used.height - 2 * height) < 2)
        #expect(manager.numberOfGlyphs == storage.length)
        #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: storage.length))
        #expect(manager.usedRect(for: NSTextContainer(size: .zero)) == .zero)
    }

    @Test("The line of a glyph: how wide it is, and which glyphs are on it")
    func lines() {
        let (storage, manager, container) = set("äaaa\nbb", width: 400)
        var range = NSRange()
        let last = manager.lineFragmentUsedRect(forGlyphAt: storage.length - 1, effectiveRange: &range)
        #expect(abs(last.width - width("bb")) < 1.5 && abs(last.minY - height) < 2)
        #expect(NSLocationInRange(6, range) && !NSLocationInRange(2, range))
        container.maximumNumberOfLines = 1
        #expect(abs(manager.usedRect(for: container).height - height) < 2)
    }

    @Test("Lines are told one after the other with their room, and no more when that is asked for")
    func enumeration() {
        let (storage, manager, container) = set("aaaa\nbb\nc", width: 400, padding: 5)
        var (lines, ranges): ([CGRect], [NSRange]) = ([], [])
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
            (whole, used, room, range, stop) in
            #expect(whole.width == 400 && whole.minY == used.minY && room === container)
            lines.append(used)
            ranges.append(range)
            if lines.count == 2 { stop.pointee = true }
        }
        #expect(lines.count == 2 && abs(lines[0].width - width("aaaa")) < 1.5 && lines[1].minY == lines[0].maxY)
        #expect(lines.allSatisfy { $0.minX == 5 } && NSLocationInRange(5, ranges[1]))
    }

    @Test("Boxes of glyphs and the glyph at a point are each other's reverse")
    func places() {
        let (storage, manager, container) = set("one two three four five", width: 90)
        withExtendedLifetime(storage) {
            for index in [0, 5, 9, 20] {
                let box = manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: container)
                #expect(box.width > 2)
                let found = manager.characterIndex(
                    for: CGPoint(x: box.midX, y: box.midY), in: container,
                    fractionOfDistanceBetweenInsertionPoints: nil)
                #expect(found == index)
            }
        }
    }

    @Test("A manager whose text has gone has nothing to set")
    func gone() {
        let manager = set("a", width: 9).manager
        #expect(manager.numberOfGlyphs == 0)
    }
}
