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
