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

extension Button where Label == KinoraViews.Label<Text, Image> {
    @_disfavoredOverload
    @preconcurrency public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) { self.init(LocalizedStringKey(titleResource), image: image, role: role, action: action) }
}

extension Label where Title == Text, Icon == Image {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
        self.init(LocalizedStringKey(titleResource), image: resource)
    }
}

extension Toggle where Label == KinoraViews.Label<Text, Image> {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
        self.init(LocalizedStringKey(titleResource), systemImage: systemImage, isOn: isOn)
    }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>) {
        self.init(LocalizedStringKey(titleResource), image: image, isOn: isOn)
    }
}

extension Toggle where Label == Text {
    @_disfavoredOverload
    public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) { self.init(LocalizedStringKey(titleResource), sources: sources, isOn: isOn) }
}

extension Picker where Label == KinoraViews.Label<Text, Image> {
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(LocalizedStringKey(titleResource), systemImage: systemImage, selection: selection, content: content) }
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(LocalizedStringKey(titleResource), image: image, selection: selection, content: content) }
}

extension Menu where Label == Text {
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) { self.init(LocalizedStringKey(titleResource), content: content, primaryAction: primaryAction) }
}

extension Menu where Label == KinoraViews.Label<Text, Image> {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(LocalizedStringKey(titleResource), systemImage: systemImage, content: content)
    }
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            LocalizedStringKey(titleResource), systemImage: systemImage, content: content, primaryAction: primaryAction)
    }
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: @escaping () -> Content
    ) { self.init(LocalizedStringKey(titleResource), image: image, content: content) }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) { self.init(LocalizedStringKey(titleResource), isExpanded: isExpanded, content: content) }
}

extension LabeledContent where Label == Text, Content == Text {
    @_disfavoredOverload
    public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
        self.init(LocalizedStringKey(titleResource), value: value)
    }
    @_disfavoredOverload
    public init<F: FormatStyle>(_ titleResource: LocalizedStringResource, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(LocalizedStringKey(titleResource), value: value, format: format)
    }
}

extension ContentUnavailableView
where Label == KinoraViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
        self.init(LocalizedStringKey(titleResource), systemImage: name, description: description)
    }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image name: String, description: Text? = nil) {
        self.init(LocalizedStringKey(titleResource), image: name, description: description)
    }
}

extension ControlGroup {
    @_disfavoredOverload
    public init<C: View>(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(LocalizedStringKey(titleResource), content: content)
    }
    @_disfavoredOverload
    public init<C: View>(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(LocalizedStringKey(titleResource), systemImage: systemImage, content: content)
    }
}

extension Tab where Label == DefaultTabLabel {
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            LocalizedStringKey(titleResource), systemImage: systemImage, value: value, role: role, content: content)
    }
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(LocalizedStringKey(titleResource), image: image, value: value, role: role, content: content) }
}

extension Tab where Label == DefaultTabLabel, Value == Never {
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(LocalizedStringKey(titleResource), systemImage: systemImage, role: role, content: content) }
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(LocalizedStringKey(titleResource), image: image, role: role, content: content) }
}

extension TabSection where Header == Text, Content.TabValue == TabValue {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @TabContentBuilder<TabValue> content: () -> Content) {
        self.init(LocalizedStringKey(titleResource), content: content)
    }
}

extension TabSection where Header == Text, Content == _TabContents<Never>, TabValue == Never {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @TabContentBuilder<Never> content: () -> Content) {
        self.init(LocalizedStringKey(titleResource), content: content)
    }
}

extension TableColumn where Sort == Never, Label == Text {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(LocalizedStringKey(titleResource), content: content)
    }
    @_disfavoredOverload
    public init<V: Comparable>(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(LocalizedStringKey(titleResource), value: value, content: content) }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>) {
        self.init(LocalizedStringKey(titleResource), value: value)
    }
}
