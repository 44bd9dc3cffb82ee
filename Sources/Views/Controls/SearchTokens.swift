import KinoraStage

// Tokens stand before the text. Suggestions need the focus, which no script gives a field; whether the search has begun
// changes nothing of the field at rest.

extension View {
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchField(text, prompt, tokens.wrappedValue.map { AnyView(token($0)) })
    }
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchField(text, prompt, tokens.wrappedValue.map { AnyView(token($0)) })
    }
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchField(text, Text(prompt), tokens.wrappedValue.map { AnyView(token($0)) })
    }
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchField(text, Text(prompt), tokens.wrappedValue.map { AnyView(token($0)) })
    }
    @_disfavoredOverload
    public func searchable<S: StringProtocol, C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchField(text, Text(prompt), tokens.wrappedValue.map { AnyView(token($0)) })
    }
    @_disfavoredOverload
    public func searchable<S: StringProtocol, C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchField(text, Text(prompt), tokens.wrappedValue.map { AnyView(token($0)) })
    }

    public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchField(text, prompt, tokens.wrappedValue.map { AnyView(token($0)) })
    }
    public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchField(text, prompt, tokens.wrappedValue.map { AnyView(token($0)) })
    }
    public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchField(text, Text(prompt), tokens.wrappedValue.map { AnyView(token($0)) })
    }
    public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchField(text, Text(prompt), tokens.wrappedValue.map { AnyView(token($0)) })
    }
    @_disfavoredOverload
    public func searchable<
        S: StringProtocol, C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
    >(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchField(text, Text(prompt), tokens.wrappedValue.map { AnyView(token($0)) })
    }
    @_disfavoredOverload
    public func searchable<
        S: StringProtocol, C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
    >(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchField(text, Text(prompt), tokens.wrappedValue.map { AnyView(token($0)) })
    }

    public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searchField(
            text, prompt,
            editableTokens.wrappedValue.indices.map { index in AnyView(token(editableTokens[editing: index])) })
    }
    public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searchField(
            text, prompt,
            editableTokens.wrappedValue.indices.map { index in AnyView(token(editableTokens[editing: index])) })
    }
    public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searchField(
            text, Text(prompt),
            editableTokens.wrappedValue.indices.map { index in AnyView(token(editableTokens[editing: index])) })
    }
    public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searchField(
            text, Text(prompt),
            editableTokens.wrappedValue.indices.map { index in AnyView(token(editableTokens[editing: index])) })
    }
    @_disfavoredOverload
    public func searchable<
        S: StringProtocol, C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
    >(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searchField(
            text, Text(prompt),
            editableTokens.wrappedValue.indices.map { index in AnyView(token(editableTokens[editing: index])) })
    }
    @_disfavoredOverload
    public func searchable<
        S: StringProtocol, C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
    >(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searchField(
            text, Text(prompt),
            editableTokens.wrappedValue.indices.map { index in AnyView(token(editableTokens[editing: index])) })
    }

    private func searchField(_ text: Binding<String>, _ prompt: Text?, _ tokens: [AnyView]) -> some View {
        modifier(
            SearchPlacement(field: SearchField(text: text, prompt: prompt ?? Text("Search"), tokens: tokens)))
    }

    /// No script gives a search field the focus, so that the state keeps what the source sets.
    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
    public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View { self }
}

extension Binding where Value: MutableCollection {
    /// A binding to an element of the collection.
    fileprivate subscript(editing index: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(get: { wrappedValue[index] }, set: { wrappedValue[index] = $0 })
    }
}
