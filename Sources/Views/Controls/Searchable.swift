import KinoraStage

/// Where a search field stands. On a stage it stands at the top of the view.
public struct SearchFieldPlacement: Sendable {
    public static let automatic = SearchFieldPlacement()
    public static let navigationBarDrawer = SearchFieldPlacement()
    public static let sidebar = SearchFieldPlacement()
    public static let toolbar = SearchFieldPlacement()
    public static let toolbarPrincipal = SearchFieldPlacement()
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        .init()
    }
    public enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }
}

extension View {
    /// Puts a search field into the bar of the page, or at the top of a view that is in none. A stage has no keyboard, so it shows
    /// what its binding holds.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        modifier(SearchPlacement(field: SearchField(text: text, prompt: prompt ?? Text("Search"))))
    }
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }
    /// Suggestions are shown below a field that has the focus, which no script gives it.
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt)
    }
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }
    /// As above; whether the search has begun is the source's to say, which changes nothing of the field at rest.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt)
    }
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }
}

/// A search field around a navigation stack, which the stack's root takes into its bar.
final class SearchOffer {
    let field: SearchField
    var isTaken = false
    init(_ field: SearchField) { self.field = field }
}

private struct SearchOfferKey: EnvironmentKey { static var defaultValue: SearchOffer? { nil } }

extension EnvironmentValues {
    var searchOffer: SearchOffer? {
        get { self[SearchOfferKey.self] }
        set { self[SearchOfferKey.self] = newValue }
    }
}

/// A search field in the bar of the page, or of the stack's root within; at the top of its content where there is neither.
struct SearchPlacement: ViewModifier {
    typealias Body = Never
    let field: SearchField

    func _elements(_ content: @escaping ModifierContent, _ context: BuildContext) -> [Element] {
        guard let page = context.environment.navigationPage else {
            return placed(SearchOffer(field), content, context)
        }
        context.graph.noteRegistration(at: context.identity)
        page.change { $0.search = field }
        return content(context)
    }

    private func placed(_ offer: SearchOffer, _ content: @escaping ModifierContent, _ context: BuildContext)
        -> [Element]
    {
        var place = context
        place.environment.searchOffer = offer
        let elements = content(place)
        guard !offer.isTaken else { return elements }
        return SafeAreaInset(edge: .top, alignment: .center, spacing: 0, bar: field)._elements(
            { _ in elements }, context)
    }
}

/// 36 points high, as on iOS, or higher for larger type.
struct SearchField: View {
    let text: Binding<String>
    let prompt: Text
    var tokens: [AnyView] = []

    var body: some View {
        SearchBox {
            ForEach(tokens.indices, id: \.self) { index in
                tokens[index].font(.subheadline).lineLimit(1).padding(.horizontal, 6).frame(height: 24)
                    .background(Color(SystemColor.fill), in: RoundedRectangle(cornerRadius: 5))
            }
            TextField(text: text, prompt: prompt) { EmptyView() }.textFieldStyle(.plain)
        }
        .padding(EdgeInsets(top: 1, leading: 16, bottom: 15, trailing: 16))
    }
}

/// What a search field stands in: a magnifying glass and a rounded ground.
struct SearchBox<Content: View>: View {
    var color = Color(SystemColor.tertiaryFill)
    @ViewBuilder let content: Content
    @ScaledMetric(wrappedValue: 36) private var scaled: CGFloat

    var body: some View {
        HStack(spacing: 6) {
            Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
            content
        }
        .padding(.horizontal, 8)
        .frame(height: max(36, scaled))
        .background(color, in: RoundedRectangle(cornerRadius: 10))
    }
}
