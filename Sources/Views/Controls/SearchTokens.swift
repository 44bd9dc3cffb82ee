import KinoraStage

// Searches with tokens, which stand before the text. Suggested ones are listed while the search goes on.

extension View {
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        search(text, prompt, placement, SearchTokens(tokens, token: token), nil)
    }
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        search(text, prompt, placement, SearchTokens(tokens, token: token), isPresented)
    }
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        search(text, Text(prompt), placement, SearchTokens(tokens, token: token), nil)
    }
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        search(text, Text(prompt), placement, SearchTokens(tokens, token: token), isPresented)
    }
    @_disfavoredOverload
    public func searchable<S: StringProtocol, C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        search(text, Text(prompt), placement, SearchTokens(tokens, token: token), nil)
    }
    @_disfavoredOverload
    public func searchable<S: StringProtocol, C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        search(text, Text(prompt), placement, SearchTokens(tokens, token: token), isPresented)
    }

    public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        search(
            text, prompt, placement, SearchTokens(tokens, suggested: suggestedTokens.wrappedValue, token: token), nil)
    }
    public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        search(
            text, prompt, placement, SearchTokens(tokens, suggested: suggestedTokens.wrappedValue, token: token),
            isPresented)
    }
    public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        search(
            text, Text(prompt), placement, SearchTokens(tokens, suggested: suggestedTokens.wrappedValue, token: token),
            nil)
    }
    public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        search(
            text, Text(prompt), placement, SearchTokens(tokens, suggested: suggestedTokens.wrappedValue, token: token),
            isPresented)
    }
    @_disfavoredOverload
    public func searchable<
        S: StringProtocol, C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
    >(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        search(
            text, Text(prompt), placement, SearchTokens(tokens, suggested: suggestedTokens.wrappedValue, token: token),
            nil)
    }
    @_disfavoredOverload
    public func searchable<
        S: StringProtocol, C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
    >(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        search(
            text, Text(prompt), placement, SearchTokens(tokens, suggested: suggestedTokens.wrappedValue, token: token),
            isPresented)
    }

    public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        search(text, prompt, placement, SearchTokens(editable: editableTokens, token: token), nil)
    }
    public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        search(text, prompt, placement, SearchTokens(editable: editableTokens, token: token), isPresented)
    }
    public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        search(text, Text(prompt), placement, SearchTokens(editable: editableTokens, token: token), nil)
    }
    public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        search(text, Text(prompt), placement, SearchTokens(editable: editableTokens, token: token), isPresented)
    }
    @_disfavoredOverload
    public func searchable<
        S: StringProtocol, C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
    >(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        search(text, Text(prompt), placement, SearchTokens(editable: editableTokens, token: token), nil)
    }
    @_disfavoredOverload
    public func searchable<
        S: StringProtocol, C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
    >(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        search(text, Text(prompt), placement, SearchTokens(editable: editableTokens, token: token), isPresented)
    }
}

/// What stands before the text of a search.
struct SearchTokens {
    var views: [AnyView] = []
    /// Takes all of them away.
    var clear: () -> Void = {}
    /// Adds one, where it is of their kind.
    var add: (Any) -> Void = { _ in }
    /// What is listed of those that may be added; nil where nothing is.
    var suggestions: AnyView?

    init() {}

    init<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        _ tokens: Binding<C>, suggested: C? = nil, token: @escaping (C.Element) -> T
    ) where C.Element: Identifiable {
        views = tokens.wrappedValue.map { AnyView(token($0)) }
        clear = { tokens.wrappedValue.removeAll() }
        add = { if let element = $0 as? C.Element { tokens.wrappedValue.append(element) } }
        suggestions = suggested.map { suggested in
            AnyView(ForEach(Array(suggested)) { element in token(element).searchCompletion(element) })
        }
    }

    init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        editable tokens: Binding<C>, token: @escaping (Binding<C.Element>) -> T
    ) where C.Element: Identifiable {
        views = tokens.wrappedValue.indices.map { AnyView(token(tokens[editing: $0])) }
        clear = { tokens.wrappedValue.removeAll() }
        add = { if let element = $0 as? C.Element { tokens.wrappedValue.append(element) } }
    }
}

extension Binding where Value: MutableCollection {
    /// A binding to an element of the collection.
    fileprivate subscript(editing index: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(get: { wrappedValue[index] }, set: { wrappedValue[index] = $0 })
    }
}
