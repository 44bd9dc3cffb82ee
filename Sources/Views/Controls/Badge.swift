import KinoraStage

/// A count or word beside a view, for its container.
enum BadgeTrait: ViewTrait {
    typealias Value = Text
    static var isSetInside: Bool { true }
}

/// In a row of a list the badge stands at the trailing end; elsewhere the container is told of it, such as the bar of tabs.
private struct BadgeModifier: ViewModifier {
    let label: Text?
    @Environment(\.listLook) private var listLook
    @Environment(\.listDetails) private var details

    func body(content: Content) -> some View {
        if let label, listLook != nil {
            let badge = BadgeLabel(label: label, look: details.badge)
            content.environment(\.linkBadge, badge).modifier(RowBadge(label: badge))
        } else {
            content.modifier(SetOptionalTrait<BadgeTrait>(value: label))
        }
    }
}

/// Tells that a row is a link, which has the badge before its chevron itself.
enum LinkRowTrait: ViewTrait { typealias Value = Bool }

extension EnvironmentValues {
    /// The badge of a row, for the link that the row may be.
    @Entry var linkBadge: BadgeLabel? = nil
}

private struct RowBadge: ElementModifier {
    let label: BadgeLabel

    func wrap(_ child: Element, _ context: BuildContext) -> Element {
        guard child.trait(LinkRowTrait.self) == nil else { return child }
        let row = BadgedRow(content: child, label: label)
        let place = context.child(.secondary).unstable()
        return BadgedElement(child, beside: row._elements(place).united(.center, place), context)
    }

    /// What it is around is made from the content and is not the content itself.
    func _revise(
        _ element: Element, from old: RowBadge, _ content: @MainActor (Element) -> KinoraRevision
    ) -> KinoraRevision { .refused }
}

private struct BadgedRow: View {
    let content: Element
    let label: BadgeLabel

    var body: some View {
        HStack {
            PlaceholderContentView { _ in [content] }
            Spacer(minLength: 8)
            label
        }
    }
}

/// The count or word itself, at the trailing end of a row.
struct BadgeLabel: View {
    let label: Text
    let look: BadgeProminence

    var body: some View {
        if look == .increased {
            label.font(.subheadline).foregroundStyle(.white).padding(.horizontal, 8).background(.red, in: Capsule())
        } else {
            label.foregroundStyle(.secondary)
        }
    }
}

/// Content with its badge. What the content says to its list is said of both.
private final class BadgedElement: WrapperElement {
    private let content: Element

    init(_ content: Element, beside row: Element, _ context: BuildContext) {
        self.content = content
        super.init(row, context)
    }

    override func trait<T: ViewTrait>(_ type: T.Type) -> T.Value? { content.trait(type) }
}

extension View {
    /// Puts a count at the trailing end of a row of a list, or on the item of a tab; 0 is none.
    public func badge(_ count: Int) -> some View {
        modifier(BadgeModifier(label: count == 0 ? nil : Text(verbatim: "\(count)")))
    }
    public func badge(_ label: Text?) -> some View { modifier(BadgeModifier(label: label)) }
    public func badge(_ key: LocalizedStringKey?) -> some View { modifier(BadgeModifier(label: key.map { Text($0) })) }
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some View {
        modifier(BadgeModifier(label: label.map { Text($0) }))
    }
}
