import KinoraStage

/// A search in a view: whether it goes on, which a touch of its field, a binding and the views within decide.
struct Searchable: ViewModifier {
    let text: Binding<String>
    let prompt: Text
    let tokens: SearchTokens
    /// Whether its field stays while the page scrolls.
    let isKept: Bool
    let presentation: Binding<Bool>?
    @State private var isPresented: Bool
    @Environment(\.searchExtras) private var extras

    init(text: Binding<String>, prompt: Text, tokens: SearchTokens, isKept: Bool, isPresented: Binding<Bool>?) {
        self.text = text
        self.prompt = prompt
        self.tokens = tokens
        self.isKept = isKept
        presentation = isPresented
        _isPresented = State(initialValue: isPresented?.wrappedValue ?? false)
    }

    func body(content: Content) -> some View {
        content
            .environment(\.isSearching, isPresented)
            .environment(\.dismissSearch, DismissSearchAction(action: end))
            // What is said of this search is not said of others within.
            .environment(\.searchExtras, SearchExtras())
            .modifier(SearchPlacement(field: field))
            .onChange(of: presentation?.wrappedValue) { _, wanted in
                if let wanted { if wanted { begin() } else { end() } }
            }
    }

    private var field: SearchField {
        SearchField(
            text: text, prompt: prompt, tokens: tokens.views, isKept: isKept,
            session: SearchSession(
                isPresented: isPresented, extras: extras, suggestedTokens: tokens.suggestions,
                completer: SearchCompleter(complete: { text.wrappedValue = $0 }, add: tokens.add), begin: begin,
                end: end))
    }

    private func begin() {
        guard !isPresented else { return }
        withAnimation(.searching) { isPresented = true }
        if presentation?.wrappedValue == false { presentation?.wrappedValue = true }
        extras.focus?.set(true)
    }

    /// What was looked for is forgotten.
    private func end() {
        guard isPresented else { return }
        withAnimation(.searching) { isPresented = false }
        if presentation?.wrappedValue == true { presentation?.wrappedValue = false }
        extras.focus?.set(false)
        text.wrappedValue = ""
        tokens.clear()
    }
}

extension Animation {
    /// That of a bar which makes room for a search.
    fileprivate static var searching: Animation { .smooth(duration: 0.35) }
}

/// How a search begins and ends, and what it shows meanwhile.
struct SearchSession {
    let isPresented: Bool
    let extras: SearchExtras
    let suggestedTokens: AnyView?
    let completer: SearchCompleter
    let begin: @MainActor () -> Void
    let end: @MainActor () -> Void
}

/// What the views around a search say of it.
struct SearchExtras {
    var scopes: SearchScopes?
    var suggestions: AnyView?
    var hidesSuggestions = false
    /// Whether the title and the items of the bar stay while the search goes on.
    var keepsBar = false
    var focus: SearchFocus?
}

/// A picker of what is searched in.
struct SearchScopes {
    let picker: AnyView
    /// Whether it shows only once something is looked for.
    let waitsForText: Bool
}

/// Ties the focus of a search's field to a state.
struct SearchFocus {
    let wrap: @MainActor (AnyView) -> AnyView
    let set: @MainActor (Bool) -> Void
}

extension EnvironmentValues {
    @Entry var searchExtras = SearchExtras()
    /// Whether the search of the nearest `searchable` around goes on.
    @Entry public package(set) var isSearching = false
    /// Ends the search of the nearest `searchable` around, and forgets what was looked for.
    @Entry public package(set) var dismissSearch = DismissSearchAction()
}

/// Ends a search; does nothing where none goes on.
public struct DismissSearchAction {
    var action: (@MainActor () -> Void)?

    @MainActor public func callAsFunction() { action?() }
}

extension DismissSearchAction: SelfComparing {
    /// What it does is the same in each evaluation of a place.
    package func isSame(as other: DismissSearchAction) -> Bool { (action == nil) == (other.action == nil) }
}

extension View {
    /// Shows a picker of what is searched in below the field, once something is looked for.
    public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
        searchScopes(scope, activation: .automatic, scopes)
    }
    /// - Parameter activation: whether the picker shows from the beginning of the search or from its first letter, as it does by default.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        let picker = Picker(selection: scope, content: scopes) { EmptyView() }
        return environment(
            \.searchExtras.scopes,
            SearchScopes(picker: AnyView(picker), waitsForText: activation.waitsForText))
    }

    /// Whether the title and the items of a bar stay while a search goes on in it.
    public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View {
        environment(\.searchExtras.keepsBar, behavior.keepsBar)
    }

    /// Ties the focus of the search's field to a state: the search begins as the state becomes true.
    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        searchFocused(binding, equals: true)
    }
    /// As above, as the state becomes `value`.
    public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
        environment(
            \.searchExtras.focus,
            SearchFocus { field in
                AnyView(field.focused(binding, equals: value))
            } set: { isFocused in
                if isFocused {
                    binding.wrappedValue = value
                } else if binding.wrappedValue == value {
                    binding.wrappedValue = binding.none
                }
            })
    }
}

/// When the picker of scopes shows.
public struct SearchScopeActivation: Sendable {
    let waitsForText: Bool
    /// From the first letter on.
    public static let automatic = SearchScopeActivation(waitsForText: true)
    public static let onTextEntry = SearchScopeActivation(waitsForText: true)
    public static let onSearchPresentation = SearchScopeActivation(waitsForText: false)
}

/// What a bar does while a search goes on in it.
public struct SearchPresentationToolbarBehavior: Sendable {
    let keepsBar: Bool
    /// It leaves its place to the field.
    public static var automatic: SearchPresentationToolbarBehavior { .init(keepsBar: false) }
    public static var avoidHidingContent: SearchPresentationToolbarBehavior { .init(keepsBar: true) }
}
