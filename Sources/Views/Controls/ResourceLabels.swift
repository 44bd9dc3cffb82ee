import KinoraStage

// Controls whose labels are a title and a picture of an asset catalog, by its generated name.

extension Toggle where Label == KinoraViews.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { KinoraViews.Label(titleKey, image: image) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { KinoraViews.Label(title, image: image) }
    }
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { KinoraViews.Label(titleKey, image: image) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { KinoraViews.Label(title, image: image) }
    }
}

extension Picker where Label == KinoraViews.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { KinoraViews.Label(titleKey, image: image) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { KinoraViews.Label(title, image: image) }
    }
}

extension Menu where Label == KinoraViews.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(content: content) { KinoraViews.Label(titleKey, image: image) }
    }
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: @escaping () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content, label: { KinoraViews.Label(titleKey, image: image) }, primaryAction: primaryAction)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(content: content) { KinoraViews.Label(title, image: image) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: @escaping () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content, label: { KinoraViews.Label(title, image: image) }, primaryAction: primaryAction)
    }
}

extension ControlGroup {
    public init<C: View>(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, image: image) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol, C: View>(
        _ title: S, image: ImageResource, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(title, image: image) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol, C: View>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(title) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol, C: View>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(title, systemImage: systemImage) }
    }
}
