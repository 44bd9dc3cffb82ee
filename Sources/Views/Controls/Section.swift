import KinoraStage

/// Views with a header and a footer. Lists and forms give each section a group of its own; elsewhere header, content and
/// footer follow each other.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
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
                let wrapper = context.child(.id(AnyHashable(element.context.identity.number)))
                return TraitElement(element, SectionTrait.self, SectionPart(number: number, role: role), wrapper)
            }
        }
        return part(.header, header, context.child(.index(0)))
            + part(.row, content, context.child(.index(1)))
            + part(.footer, footer, context.child(.index(2)))
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
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
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}

/// Which section a view belongs to, and as what.
struct SectionPart {
    enum Role { case header, row, footer }
    let number: Int
    let role: Role
}

enum SectionTrait: ViewTrait { typealias Value = SectionPart }
