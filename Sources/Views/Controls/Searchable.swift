import KinoraStage

/// Where a search field stands. On a stage it stands at the top of the view.
public struct SearchFieldPlacement: Sendable {
    /// Whether it stays while the page scrolls.
    var isKept = false
    public static let automatic = SearchFieldPlacement()
    public static let navigationBarDrawer = SearchFieldPlacement()
    public static let sidebar = SearchFieldPlacement()
    public static let toolbar = SearchFieldPlacement()
    public static let toolbarPrincipal = SearchFieldPlacement()
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        .init(isKept: displayMode == .always)
    }
    public enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }
}

extension View {
    /// Puts a search field into the bar of the page, or at the top of a view that is in none. A touch begins the search: the bar makes
    /// room for the field, a button cancels it, and suggestions and scopes show. A stage has no keyboard, so the field shows what its
    /// binding holds.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        search(text, prompt, placement, SearchTokens(), nil)
    }
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt)).searchSuggestions(suggestions)
    }
    /// As above; the search also begins and ends with the binding.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        search(text, prompt, placement, SearchTokens(), isPresented)
    }
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    func search(
        _ text: Binding<String>, _ prompt: Text?, _ placement: SearchFieldPlacement, _ tokens: SearchTokens,
        _ isPresented: Binding<Bool>?
    ) -> some View {
        modifier(
            Searchable(
                text: text, prompt: prompt ?? Text("Search"), tokens: tokens, isKept: placement.isKept,
                isPresented: isPresented))
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
