/// What the block of a document is that a stretch of text belongs to, and what that block is in.
public struct PresentationIntent: Hashable, Codable, Sendable, CustomDebugStringConvertible {
    public enum Kind: Hashable, Codable, Sendable, CustomDebugStringConvertible {
        case paragraph
        /// - Parameter level: 1…6, the highest first.
        case header(level: Int)
        case orderedList
        case unorderedList
        /// - Parameter ordinal: what the item is numbered with; in lists without numbers its place, from 1 on.
        case listItem(ordinal: Int)
        /// - Parameter languageHint: the word behind the fence.
        case codeBlock(languageHint: String?)
        case blockQuote
        case thematicBreak
        case table(columns: [PresentationIntent.TableColumn])
        case tableHeaderRow
        /// - Parameter rowIndex: from 1 on, below the row of headers.
        case tableRow(rowIndex: Int)
        /// - Parameter columnIndex: from 0 on.
        case tableCell(columnIndex: Int)

        public var debugDescription: String {
            switch self {
            case .paragraph: "paragraph"
            case .header(let level): "header \(level)"
            case .orderedList: "orderedList"
            case .unorderedList: "unorderedList"
            case .listItem(let ordinal): "listItem \(ordinal)"
            case .codeBlock(let hint): "codeBlock '\(hint ?? "")'"
            case .blockQuote: "blockQuote"
            case .thematicBreak: "thematicBreak"
            case .table(let columns): "table \(columns.map { "\($0.alignment)" })"
            case .tableHeaderRow: "tableHeaderRow"
            case .tableRow(let index): "tableRow \(index)"
            case .tableCell(let index): "tableCell \(index)"
            }
        }
    }

    public struct TableColumn: Hashable, Codable, Sendable {
        public enum Alignment: Int, Hashable, Codable, Sendable { case left, center, right }
        public var alignment: Alignment
        public init(alignment: Alignment) { self.alignment = alignment }
    }

    /// One block: its kind, and a number that tells it from others of its kind.
    public struct IntentType: Hashable, Codable, Sendable, CustomDebugStringConvertible {
        public var kind: Kind
        public var identity: Int
        public init(kind: Kind, identity: Int) { (self.kind, self.identity) = (kind, identity) }
        public var debugDescription: String { "\(kind.debugDescription) (id \(identity))" }
    }

    /// The innermost block first.
    public var components: [IntentType]

    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }
    public init(types: [IntentType]) { components = types }

    public var count: Int { components.count }
    /// How many lists and quotes the block is in.
    public var indentationLevel: Int {
        components.count { component in
            switch component.kind {
            case .orderedList, .unorderedList, .blockQuote: true
            default: false
            }
        }
    }
    /// Whether both say the same, whatever their blocks are numbered with.
    public func isEquivalent(to other: PresentationIntent) -> Bool {
        components.map(\.kind) == other.components.map(\.kind)
    }
    public var debugDescription: String {
        "[" + components.map(\.debugDescription).joined(separator: ", ") + "]"
    }
}
