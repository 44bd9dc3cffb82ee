import KinoraStage

/// The label of a tab: the first picture of its item above the first text, however the item arranges them; before it on a low bar.
struct TabLabel<Item: View>: View {
    let item: Item
    /// Whether it is on the bar of a phone on its side.
    var isLow = false

    var body: some View {
        let layout = isLow ? AnyLayout(HStackLayout(spacing: 6)) : AnyLayout(VStackLayout(spacing: 3))
        layout {
            TabLabelPart(item: item.symbolVariant(.fill).font(.system(size: isLow ? 16 : 20)), isPart: \.isPicture)
                .frame(height: 24)
                .alignmentGuide(.badgeEdge) { $0[.trailing] }
            TabLabelPart(item: item.font(.system(size: isLow ? 12 : 10, weight: .medium)), isPart: \.isText)
        }
        .labelStyle(PlainParts())
    }
}

private enum BadgeEdge: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
}

extension HorizontalAlignment {
    /// Where the middle of a tab's badge is: at the trailing edge of its picture, or of all of it where it has none.
    static let badgeEdge = HorizontalAlignment(BadgeEdge.self)
}

/// The title of a tab alone, or its picture where it has no title or is the search.
struct TabTitle<Item: View>: View {
    let item: Item
    let isSearch: Bool

    var body: some View {
        TabLabelPart(
            item: item, isPart: isSearch ? \.isPicture : \.isText, otherwise: isSearch ? \.isText : \.isPicture
        )
        .labelStyle(PlainParts())
    }
}

/// The same as a row: the picture before the title.
struct TabRowLabel<Item: View>: View {
    let item: Item

    var body: some View {
        HStack(spacing: 12) {
            TabLabelPart(item: item, isPart: \.isPicture).foregroundStyle(TintShapeStyle()).frame(width: 28)
            TabLabelPart(item: item, isPart: \.isText)
        }
        .labelStyle(PlainParts())
    }
}

/// The first part of a kind in an item.
private struct TabLabelPart<Item: View>: PrimitiveView {
    let item: Item
    let isPart: (Element) -> Bool
    /// What is shown where there is none.
    var otherwise: ((Element) -> Bool)?

    func _elements(_ context: BuildContext) -> [Element] {
        func first(_ elements: [Element], _ isPart: (Element) -> Bool) -> Element? {
            for element in elements {
                if isPart(element) { return element }
                if let inner = first(element.children, isPart) { return inner }
            }
            return nil
        }
        let elements = item._elements(context)
        return (first(elements, isPart) ?? otherwise.flatMap { first(elements, $0) }).map { [$0] } ?? []
    }
}

extension Element {
    /// Whether it is a text, in whatever modifiers.
    @MainActor var isText: Bool { bare is TextElement }
    /// Whether it is a picture or a symbol, in whatever modifiers.
    @MainActor var isPicture: Bool {
        bare is SymbolElement || bare is PictureElement || bare is DrawingElement
    }

    @MainActor private var bare: Element { (self as? WrapperElement)?.child.bare ?? self }
}

/// A label's picture and title without an arrangement.
private struct PlainParts: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.icon
        configuration.title
    }
}
