import KinoraStage

/// What is selected of a text that is edited. Nothing is typed or selected on a stage, so that it stays as the source sets it.
public struct TextSelection: Equatable, Hashable, Sendable {
    public enum Indices: Equatable, Hashable, Sendable {
        case selection(Range<String.Index>)
        case multiSelection(RangeSet<String.Index>)
    }

    public var indices: Indices
    public var affinity: TextSelectionAffinity { .automatic }

    public init(range: Range<String.Index>) { indices = .selection(range) }
    public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }
    public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        case .multiSelection(let ranges): ranges.isEmpty
        }
    }
}

/// Towards which neighbor an insertion point between two lines leans.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable { case automatic, upstream, downstream }

extension View {
    public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }
}

/// What is selected of an attributed text that is edited.
public struct AttributedTextSelection: Equatable, Sendable {
    private var range: Range<AttributedString.Index>?

    public init() {}
    public init(range: Range<AttributedString.Index>) { self.range = range }
    public init(insertionPoint: AttributedString.Index) { range = insertionPoint..<insertionPoint }
}

extension AttributedTextSelection {
    /// What is selected of a text: a place, or stretches of it.
    public enum Indices: Equatable, Sendable {
        case insertionPoint(AttributedString.Index)
        case ranges(RangeSet<AttributedString.Index>)
    }

    /// Without a selection of the source's own, the end of the text.
    public func indices(in text: AttributedString) -> Indices {
        guard let range else { return .insertionPoint(text.endIndex) }
        return range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
    }

    fileprivate func range(in text: AttributedString) -> Range<AttributedString.Index>? {
        guard let range, !range.isEmpty, range.upperBound <= text.endIndex else { return nil }
        return range
    }
}

extension AttributedString {
    /// Changes the attributes of what is selected, run by run.
    public mutating func transformAttributes(
        in selection: inout AttributedTextSelection, body: (inout AttributeContainer) -> Void
    ) {
        guard let selected = selection.range(in: self) else { return }
        for (attributes, range) in self[selected].runs.map({ ($0.attributes, $0.range) }) {
            var changed = attributes
            body(&changed)
            self[range].setAttributes(changed)
        }
    }

    /// Puts a text in the place of what is selected; the place after it is selected then.
    public mutating func replaceSelection(_ selection: inout AttributedTextSelection, with newContent: AttributedString)
    {
        let place: Range<AttributedString.Index>
        switch selection.indices(in: self) {
        case .insertionPoint(let index): place = index..<index
        case .ranges(let ranges): place = ranges.ranges.first ?? endIndex..<endIndex
        }
        let distance = characters.distance(from: startIndex, to: place.lowerBound) + newContent.characters.count
        replaceSubrange(place, with: newContent)
        selection = AttributedTextSelection(insertionPoint: characters.index(startIndex, offsetBy: distance))
    }
}
