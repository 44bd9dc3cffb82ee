import KinoraStage

/// Views with a header and a footer. Lists and forms give each section a group of its own; elsewhere header, content and
/// footer follow each other.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    /// Whether the rows are shown, where that can change.
    var isExpanded: Binding<Bool>?
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }

    public func _elements(_ context: BuildContext) -> [Element] {
        let number = context.identity.number
        func part(_ role: SectionPart.Role, _ view: some View, _ place: BuildContext) -> [Element] {
            var place = place
            context.environment.listLook?.style(role, &place.environment)
            return view._elements(place).map { element in
                let wrapper = context.child(.id(AnyHashable(WrapperPlace(of: element))))
                return TraitElement(element, SectionTrait.self, SectionPart(number: number, role: role), wrapper)
            }
        }
        guard let isExpanded, context.environment.listLook?.grouping == .sidebar else {
            let isTitle = context.environment.isInMenu && Parent.self != EmptyView.self
            let place = context.child(.index(0))
            return (isTitle ? part(.header, header.modifier(MenuHeaderLook()), place) : part(.header, header, place))
                + part(.row, content, context.child(.index(1)))
                + part(.footer, footer, context.child(.index(2)))
        }
        return part(.header, ExpandingHeader(title: header, isExpanded: isExpanded), context.child(.index(0)))
            + part(
                .row, ExpandingRows(rows: content, isExpanded: isExpanded.wrappedValue), context.child(.index(1)))
            + part(.footer, footer, context.child(.index(2)))
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// In a sidebar the header has a chevron that shows and hides the rows; elsewhere they always show.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}

/// The header of a section whose rows can be hidden.
private struct ExpandingHeader<Title: View>: View {
    let title: Title
    let isExpanded: Binding<Bool>

    var body: some View {
        HStack {
            title
            Spacer(minLength: 8)
            Image(systemName: "chevron.forward").font(.footnote.weight(.semibold)).foregroundStyle(TintShapeStyle())
                .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
        }
        .contentShape(Rectangle())
        .onTapGesture { withAnimation { isExpanded.wrappedValue.toggle() } }
    }
}

/// The rows of a section that can be hidden.
private struct ExpandingRows<Rows: View>: View {
    let rows: Rows
    let isExpanded: Bool
    var body: some View { if isExpanded { rows } }
}

/// Which section a view belongs to, and as what.
struct SectionPart {
    enum Role { case header, row, footer }
    let number: Int
    let role: Role
}

enum SectionTrait: ViewTrait { typealias Value = SectionPart }
