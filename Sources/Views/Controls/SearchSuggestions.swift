import KinoraStage

extension View {
    /// Lists views over the page while the search goes on. Those with a `searchCompletion` can be touched.
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        environment(\.searchExtras.suggestions, AnyView(suggestions()))
    }
    /// Whether suggestions show. They show over the content here, in no menu.
    public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set) -> some View
    {
        transformEnvironment(\.searchExtras) { extras in
            if placements.contains(.content) { extras.hidesSuggestions = visibility == .hidden }
        }
    }
    /// What is looked for once the suggestion is touched.
    public func searchCompletion(_ completion: String) -> some View {
        modifier(SearchCompletion { $0.complete(completion) })
    }
    /// The token that is added to the search once the suggestion is touched.
    public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
        modifier(SearchCompletion { $0.add(token) })
    }
}

/// Takes what a suggestion stands for into the search.
struct SearchCompleter {
    let complete: @MainActor (String) -> Void
    let add: @MainActor (Any) -> Void
}

extension EnvironmentValues {
    /// That of the list of suggestions around; nil elsewhere.
    @Entry var searchCompleter: SearchCompleter?
}

private struct SearchCompletion: ViewModifier {
    let choose: @MainActor (SearchCompleter) -> Void
    @Environment(\.searchCompleter) private var completer

    func body(content: Content) -> some View {
        if let completer {
            // All of the row can be touched, and it looks like the others.
            Button {
                choose(completer)
            } label: {
                content.frame(maxWidth: .infinity, alignment: .leading).contentShape(Rectangle())
            }
            .buttonStyle(.plain)
        } else {
            content
        }
    }
}

/// The list of suggestions. Where there are none, nothing is in its place, and the page is seen.
struct SearchSuggestionList: PrimitiveView {
    let views: [AnyView]
    let completer: SearchCompleter

    func _elements(_ context: BuildContext) -> [Element] {
        guard !rows._elements(context.child(.secondary).unstable()).isEmpty else { return [] }
        let list = List { rows }.listStyle(.plain).environment(\.searchCompleter, completer)
        return list._elements(context.child(.content))
    }

    private var rows: some View { ForEach(views.indices, id: \.self) { views[$0] } }
}
