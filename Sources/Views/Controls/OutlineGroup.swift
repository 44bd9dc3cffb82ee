import KinoraStage

/// The rows of a tree, each with those below it, which a tap shows and hides.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Row: View>: View {
    private let data: Data
    private let id: KeyPath<Data.Element, ID>
    private let children: KeyPath<Data.Element, Data?>
    private let row: (Data.Element) -> Row

    public init(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        (self.data, id, self.children, row) = (data, \.id, children, content)
    }

    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Row
    ) {
        (self.data, self.id, self.children, row) = (data, id, children, content)
    }

    /// One root, with what is below it.
    public init<Element>(
        _ root: Element, children: KeyPath<Element, [Element]?>, @ViewBuilder content: @escaping (Element) -> Row
    ) where Data == [Element], Element: Identifiable, ID == Element.ID {
        (data, id, self.children, row) = ([root], \.id, children, content)
    }

    public var body: some View {
        ForEach(data, id: id) { element in
            if let below = element[keyPath: children] {
                DisclosureGroup {
                    // The type is erased, because a tree within a tree would have an infinite type.
                    AnyView(OutlineGroup(below, id: id, children: children, content: row)).modifier(
                        OutlineIndentation())
                } label: {
                    row(element)
                }
            } else {
                row(element)
            }
        }
    }
}

/// What is below others is indented; rows of a list are so already.
private struct OutlineIndentation: ViewModifier {
    @Environment(\.rowLevel) private var rowLevel
    func body(content: Content) -> some View { content.padding(.leading, rowLevel == nil ? 16 : 0) }
}
