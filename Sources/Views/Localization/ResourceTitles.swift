// Controls whose titles are resources, which know their table and bundle.

extension Button where Label == Text {
    @_disfavoredOverload
    @preconcurrency public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleResource) }
    }
    @_disfavoredOverload
    @preconcurrency public init(
        _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action) { Text(titleResource) } }
}

extension Button where Label == KinoraViews.Label<Text, Image> {
    @_disfavoredOverload
    @preconcurrency public init(
        _ titleResource: LocalizedStringResource, systemImage: String, action: @escaping @MainActor () -> Void
    ) { self.init(action: action) { KinoraViews.Label(titleResource, systemImage: systemImage) } }
    @_disfavoredOverload
    @preconcurrency public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action) { KinoraViews.Label(titleResource, systemImage: systemImage) } }
}

extension Label where Title == Text, Icon == Image {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init {
            Text(titleResource)
        } icon: {
            Image(systemName: name)
        }
    }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image name: String) {
        self.init {
            Text(titleResource)
        } icon: {
            Image(name)
        }
    }
}

extension Toggle where Label == Text {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleResource) }
    }
}

extension NavigationLink where Label == Text {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleResource) }
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    @_disfavoredOverload
    public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
        self.init(value: value) { Text(titleResource) }
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}

extension Picker where Label == Text {
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { Text(titleResource) } }
}

extension Menu where Label == Text {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}

extension GroupBox where Label == Text {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}

extension Link where Label == Text {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(destination: destination) { Text(titleResource) }
    }
}

extension LabeledContent where Label == Text {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}

extension DisclosureGroup where Label == Text {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) { self.init(isExpanded: isExpanded, content: content) { Text(titleResource) } }
}

extension DatePicker where Label == Text {
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleResource) } }
}

extension TextField where Label == Text {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleResource) }
    }
}

extension SecureField where Label == Text {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleResource) }
    }
}

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
}
