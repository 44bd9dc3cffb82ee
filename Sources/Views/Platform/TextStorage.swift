import KinoraStage

// UIKit's older way to measure text: a storage, a manager that sets it, and the room for it.

/// An attributed text whose layout managers set it.
open class NSTextStorage: NSMutableAttributedString {
    /// Kept: what is shown is asked for when it is drawn, so that nobody has to be told of a change.
    open weak var delegate: (any NSTextStorageDelegate)?
    open private(set) var layoutManagers: [NSLayoutManager] = []
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === aLayoutManager }
        aLayoutManager.textStorage = nil
    }
}

/// Who wants to know of changes of a text.
public protocol NSTextStorageDelegate: AnyObject {}

/// The room that a text is set into. It is a rectangle without holes.
open class NSTextContainer: NSObject {
    /// In points. A width of zero does not wrap.
    open var size: CGSize
    /// Points at each side of a line.
    open var lineFragmentPadding: CGFloat = 5
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// No limit where it is zero.
    open var maximumNumberOfLines = 0
    open var widthTracksTextView = true
    open var heightTracksTextView = false
    /// Kept: lines go on beside these shapes.
    open var exclusionPaths: [UIBezierPath] = []
    open internal(set) weak var layoutManager: NSLayoutManager?
    public init(size: CGSize = .zero) { self.size = size }
}

/// Who has a say in how a text is set; it is not asked.
public protocol NSLayoutManagerDelegate: AnyObject {}

/// Sets a text into its first container. A glyph is a UTF-16 unit of the text here.
open class NSLayoutManager: NSObject {
    open internal(set) weak var textStorage: NSTextStorage?
    open private(set) var textContainers: [NSTextContainer] = []

    open func addTextContainer(_ container: NSTextContainer) {
        textContainers.append(container)
        container.layoutManager = self
    }
    // Kept: the whole text is set at once.
    open var allowsNonContiguousLayout = false
    open var usesFontLeading = true
    open var showsInvisibleCharacters = false
    open weak var delegate: (any NSLayoutManagerDelegate)?
    /// Text is set whenever something is asked of it.
    open func ensureLayout(for container: NSTextContainer) {}
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        NSRange(location: 0, length: container === textContainers.first ? numberOfGlyphs : 0)
    }
    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange {
        actualCharacterRange?.pointee = charRange
        return charRange
    }
    open func characterRange(
        forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }

    // MARK: Places

    /// A line of the text as it is set.
    private struct Line {
        /// In the container's points, without its padding.
        let rect: CGRect
        let range: NSRange
    }

    private var lines: [Line] {
        guard let text = textStorage, text.length > 0, let container = textContainers.first else { return [] }
        let room = container.size.width
        let width = room > 0 && room < 1e6 ? max(1, room - 2 * container.lineFragmentPadding) : nil
        guard let layout = text.set(within: width) else { return [] }
        let bytes = text.string.utf8
        func place(_ byte: Int) -> Int {
            let index = bytes.index(bytes.startIndex, offsetBy: byte, limitedBy: bytes.endIndex) ?? bytes.endIndex
            return text.string.utf16.distance(from: text.string.startIndex, to: index)
        }
        let limit = container.maximumNumberOfLines > 0 ? container.maximumNumberOfLines : Int.max
        var top = 0.0
        return layout.lines.prefix(limit).map { line in
            let bottom = line.origin.y + line.bounds.descent
            defer { top = bottom }
            let (start, end) = (place(line.range.lowerBound), place(line.range.upperBound))
            return Line(
                rect: CGRect(
                    x: line.origin.x + container.lineFragmentPadding, y: top, width: line.bounds.width,
                    height: bottom - top),
                range: NSRange(location: start, length: end - start))
        }
    }

    /// The room that the text takes, in points, with the padding at its sides.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        guard container === textContainers.first, let last = lines.last else { return .zero }
        let right = lines.map(\.rect.maxX).max() ?? 0
        return CGRect(x: 0, y: 0, width: right + container.lineFragmentPadding, height: last.rect.maxY)
    }

    /// The room that the line of a glyph takes.
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> CGRect {
        let lines = lines
        guard let line = lines.first(where: { NSLocationInRange(glyphIndex, $0.range) }) ?? lines.last else {
            return .zero
        }
        effectiveGlyphRange?.pointee = line.range
        return line.rect
    }

    /// Tells each line that some of the glyphs are on: its whole room, the room of its text, the container and its glyphs.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let container = textContainers.first else { return }
        var stop = ObjCBool(false)
        for line in lines where NSIntersectionRange(line.range, glyphRange).length > 0 {
            let width = container.size.width > 0 ? container.size.width : line.rect.maxX + container.lineFragmentPadding
            let whole = CGRect(x: 0, y: line.rect.minY, width: width, height: line.rect.height)
            block(whole, line.rect, container, line.range, &stop)
            if stop.boolValue { return }
        }
    }

    /// The box around some glyphs, on all lines that they are on.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        guard container === textContainers.first else { return .zero }
        return lines.reduce(CGRect.null) { box, line in
            let part = NSIntersectionRange(line.range, glyphRange)
            guard part.length > 0 else { return box }
            let (left, right) = (offset(part.location, in: line), offset(NSMaxRange(part), in: line))
            return box.union(
                CGRect(x: line.rect.minX + left, y: line.rect.minY, width: right - left, height: line.rect.height))
        }
    }

    /// The character that a point of the container is on, or nearest to.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let lines = lines
        guard let line = lines.first(where: { point.y < $0.rect.maxY }) ?? lines.last else { return 0 }
        let goal = point.x - line.rect.minX
        var left: CGFloat = 0
        for index in line.range.location..<NSMaxRange(line.range) {
            let right = offset(index + 1, in: line)
            if goal < right {
                partialFraction?.pointee = right > left ? max(0, (goal - left) / (right - left)) : 0
                return index
            }
            left = right
        }
        partialFraction?.pointee = 1
        return max(line.range.location, NSMaxRange(line.range) - 1)
    }

    /// Points from a line's beginning to a place in it.
    private func offset(_ index: Int, in line: Line) -> CGFloat {
        guard let text = textStorage, index > line.range.location else { return 0 }
        let range = NSRange(location: line.range.location, length: index - line.range.location)
        return min(line.rect.width, text.attributedSubstring(from: range).setSize(within: nil).width)
    }
}
