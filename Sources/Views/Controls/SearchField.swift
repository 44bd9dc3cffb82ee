import KinoraStage

/// The field of a search in a bar, 36 points high, as on iOS, or higher for larger type. While the search goes on, what cancels it is
/// beside it, and its scopes are below.
struct SearchField: View {
    let text: Binding<String>
    let prompt: Text
    var tokens: [AnyView] = []
    /// Whether it stays while the page scrolls, also before the search has begun.
    var isKept = false
    /// How the search begins and ends, and what it shows; nil where it does not begin.
    var session: SearchSession?

    var isSearching: Bool { session?.isPresented ?? false }
    /// Whether the bar leaves its place to the field.
    var hidesBar: Bool { isSearching && session?.extras.keepsBar != true }
    /// Whether it stays where it is while the page scrolls.
    var isPinned: Bool { isKept || isSearching }

    /// What is listed below the bar while the search goes on; nil where nothing is offered.
    var suggestions: SearchSuggestionList? {
        guard let session, isSearching, !session.extras.hidesSuggestions else { return nil }
        let views = [session.extras.suggestions, session.suggestedTokens].compactMap { $0 }
        return views.isEmpty ? nil : SearchSuggestionList(views: views, completer: session.completer)
    }

    var body: some View {
        VStack(spacing: 10) {
            HStack(spacing: 12) {
                entry
                if let session, isSearching {
                    Button("Cancel", action: session.end).fixedSize()
                        .transition(.move(edge: .trailing).combined(with: .opacity))
                }
            }
            if let scopes { scopes.labelsHidden().pickerStyle(.segmented) }
        }
        .padding(EdgeInsets(top: isSearching ? 8 : 1, leading: 16, bottom: isSearching ? 8 : 15, trailing: 16))
    }

    @ViewBuilder
    private var entry: some View {
        if let session {
            box(session.extras.focus?.wrap(AnyView(FocusedEntry(field: plain, begin: session.begin))) ?? AnyView(plain))
                .contentShape(Rectangle())
                .onTapGesture(perform: session.begin)
        } else {
            box(AnyView(plain))
        }
    }

    private var plain: PlainEntry { PlainEntry(text: text, prompt: prompt) }

    private func box(_ entry: AnyView) -> some View {
        SearchBox {
            ForEach(tokens.indices, id: \.self) { index in
                tokens[index].font(.subheadline).lineLimit(1).padding(.horizontal, 6).frame(height: 24)
                    .background(Color(SystemColor.fill), in: RoundedRectangle(cornerRadius: 5))
            }
            entry
            if isSearching, !text.wrappedValue.isEmpty {
                Button {
                    text.wrappedValue = ""
                } label: {
                    // A level of the button's tint would have its hue.
                    Image(systemName: "xmark.circle.fill").foregroundStyle(Color(.secondaryLabel))
                }
            }
        }
    }

    /// The picker of scopes, from when the source wants it.
    private var scopes: AnyView? {
        guard let scopes = session?.extras.scopes, isSearching else { return nil }
        return scopes.waitsForText && text.wrappedValue.isEmpty ? nil : scopes.picker
    }
}

/// The text of a search.
private struct PlainEntry: View {
    let text: Binding<String>
    let prompt: Text
    var body: some View { TextField(text: text, prompt: prompt) { EmptyView() }.textFieldStyle(.plain) }
}

/// The text of a search that begins as it gets the focus.
private struct FocusedEntry: View {
    let field: PlainEntry
    let begin: @MainActor () -> Void
    @Environment(\.isFocused) private var isFocused

    var body: some View {
        field.onChange(of: isFocused, initial: true) { if isFocused { begin() } }
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
