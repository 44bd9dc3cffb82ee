// Titles of pages and dialogs, and what else is said of views, by resources. What assistive technology is told is not drawn.

extension View {
    @_disfavoredOverload
    public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
        navigationTitle(Text(titleResource))
    }
    @_disfavoredOverload
    public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some View {
        accessibilityLabel(Text(labelResource))
    }
    @_disfavoredOverload
    public func accessibilityHint(_ hintResource: LocalizedStringResource) -> some View {
        accessibilityHint(Text(hintResource))
    }
    @_disfavoredOverload
    public func help(_ textResource: LocalizedStringResource) -> some View { help(Text(textResource)) }
    @_disfavoredOverload
    public func alert<A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View { alert(Text(titleResource), isPresented: isPresented, actions: actions) }
    @_disfavoredOverload
    public func alert<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View { alert(Text(titleResource), isPresented: isPresented, actions: actions, message: message) }
    @_disfavoredOverload
    public func navigationSubtitle(_ subtitleResource: LocalizedStringResource) -> some View {
        navigationSubtitle(Text(subtitleResource))
    }
    @_disfavoredOverload
    public func alert<A: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alert(LocalizedStringKey(titleResource), isPresented: isPresented, presenting: data, actions: actions)
    }
    @_disfavoredOverload
    public func alert<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alert(
            LocalizedStringKey(titleResource), isPresented: isPresented, presenting: data, actions: actions,
            message: message)
    }
    @_disfavoredOverload
    public func confirmationDialog<A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        confirmationDialog(
            LocalizedStringKey(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
            actions: actions)
    }
    @_disfavoredOverload
    public func confirmationDialog<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        confirmationDialog(
            LocalizedStringKey(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
            actions: actions, message: message)
    }
    @_disfavoredOverload
    public func confirmationDialog<A: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        confirmationDialog(
            LocalizedStringKey(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
            presenting: data, actions: actions)
    }
    @_disfavoredOverload
    public func confirmationDialog<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        confirmationDialog(
            LocalizedStringKey(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
            presenting: data, actions: actions, message: message)
    }
    @_disfavoredOverload
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
    @_disfavoredOverload
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringResource
    ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }
    @_disfavoredOverload
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringResource, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
    }
    @_disfavoredOverload
    public func badge(_ resource: LocalizedStringResource) -> some View { badge(Text(resource)) }
    @_disfavoredOverload
    public func dialogSuppressionToggle(_ titleResource: LocalizedStringResource, isSuppressed: Binding<Bool>)
        -> some View
    { dialogSuppressionToggle(Text(titleResource), isSuppressed: isSuppressed) }
    @_disfavoredOverload
    public func fileDialogMessage(_ messageResource: LocalizedStringResource) -> some View { self }
    @_disfavoredOverload
    public func fileDialogConfirmationLabel(_ labelResource: LocalizedStringResource) -> some View { self }
    @_disfavoredOverload
    public func accessibilityLabel(_ labelResource: LocalizedStringResource, isEnabled: Bool) -> some View { self }
    @_disfavoredOverload
    public func accessibilityValue(_ valueResource: LocalizedStringResource) -> some View { self }
    @_disfavoredOverload
    public func accessibilityValue(_ valueResource: LocalizedStringResource, isEnabled: Bool) -> some View { self }
    @_disfavoredOverload
    public func accessibilityHint(_ hintResource: LocalizedStringResource, isEnabled: Bool) -> some View { self }
    @_disfavoredOverload
    public func accessibilityInputLabels(_ inputLabelResources: [LocalizedStringResource]) -> some View { self }
    @_disfavoredOverload
    public func accessibilityAction(named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void)
        -> some View
    { self }
}
