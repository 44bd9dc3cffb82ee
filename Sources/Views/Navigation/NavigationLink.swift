import KinoraStage

/// A button that pushes a page.
public struct NavigationLink<Label: View, Destination: View>: View {
    private let content: (() -> NavigationEntry.Content)?
    private let label: Label
    /// A page that shows while a binding says so.
    private let bound: BoundPage?
    @Environment(\.navigator) private var navigator
    @Environment(\.listLook) private var listLook
    @Environment(\.isSidebar) private var isSidebar
    @Environment(\.navigationLinkIndicatorVisibility) private var indicator
    @Environment(\.linkSelection) private var linkSelection
    @Environment(\.linkBadge) private var badge

    private init(content: (() -> NavigationEntry.Content)?, label: Label, bound: BoundPage? = nil) {
        self.content = content
        self.label = label
        self.bound = bound
    }

    init(destination: Destination, isActive: Binding<Bool>, label: Label) {
        self.init(
            content: { .view(AnyView(destination)) }, label: label,
            bound: BoundPage(page: AnyView(destination), isActive: isActive))
    }

    /// Pushes a view, which is made together with the link.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(destination: destination(), label: label)
    }

    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(content: { .view(AnyView(destination)) }, label: label())
    }

    public var body: some View {
        if let bound { link.modifier(bound) } else { link }
    }

    @ViewBuilder
    private var link: some View {
        let isEnabled = navigator != nil && content != nil
        if listLook == nil {
            Button(action: push) { label }.disabled(!isEnabled)
        } else {
            Button(action: push) {
                HStack {
                    label
                    Spacer(minLength: 8)
                    badge
                    if hasChevron { Image.rowChevron }
                }
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .disabled(!isEnabled)
            // The row is that of the link's value, whatever data it is made of.
            .modifier(SetTag(tag: selected?.tag))
            .modifier(SetTrait<LinkRowTrait>(value: true))
        }
    }

    private var hasChevron: Bool { indicator == .automatic ? !isSidebar : indicator == .visible }

    /// The link's value, where the list of a split view's column selects by it.
    private var selected: (tag: AnyHashable, selection: ListSelection)? {
        guard let linkSelection, case .value(let value)? = content?(), linkSelection.accepts(value) else { return nil }
        return (value, linkSelection)
    }

    private func push() {
        if let bound {
            bound.isActive.wrappedValue = true
        } else if let selected {
            selected.selection.select(selected.tag)
        } else if let content {
            navigator?.push(content())
        }
    }
}

private struct BoundPage: ViewModifier {
    let page: AnyView
    let isActive: Binding<Bool>
    func body(content: Content) -> some View { content.navigationDestination(isPresented: isActive) { page } }
}

extension NavigationLink {
    /// Pages are pushed where the link is; there is no column for details.
    public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }
}

extension NavigationLink where Destination == Never {
    /// Pushes the page of a value; nil disables the link.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(content: value.map { value in { .value(AnyHashable(value)) } }, label: label())
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) { self.init(value: value) { Text(titleKey) } }
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) { self.init(value: value) { Text(title) } }
}
