import KinoraStage

// Controls for several values at once: they show the first where all are the same, and set all.

extension Binding {
    /// Writes to all elements of a collection.
    @MainActor
    fileprivate static func ofAll<C: RandomAccessCollection>(
        _ sources: C, _ path: KeyPath<C.Element, Binding<Value>>, read: @escaping () -> Value
    ) -> Binding<Value> {
        Binding(get: read, set: { value in for source in sources { source[keyPath: path].wrappedValue = value } })
    }
}

extension Toggle {
    /// On where all sources are on; a tap sets all.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let all = Binding.ofAll(sources, isOn) {
            !sources.isEmpty && sources.allSatisfy { $0[keyPath: isOn].wrappedValue }
        }
        self.init(
            isOn: all,
            isMixed: { sources.contains { $0[keyPath: isOn].wrappedValue } && !all.wrappedValue }, label: label)
    }
}

extension Toggle where Label == Text {
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == KinoraViews.Label<Text, Image> {
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { KinoraViews.Label(titleKey, systemImage: systemImage) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { KinoraViews.Label(title, systemImage: systemImage) }
    }
}

extension Picker {
    /// Shows the choice of all sources where it is one, else that of the first; sets all. Without sources nothing is chosen.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        let write = { (value: SelectionValue) in
            for source in sources { source[keyPath: selection].wrappedValue = value }
        }
        self.init(
            chosen: { sources.first.map { AnyHashable($0[keyPath: selection].wrappedValue) } }, choose: write,
            content: content(), label: label())
    }

    /// - Parameter currentValueLabel: stands for the choice where the style has room for one view only; the chosen view is shown here.
    public init<V: View>(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(selection: selection, content: content, label: label)
    }
    public init<C: RandomAccessCollection, V: View>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(sources: sources, selection: selection, content: content, label: label)
    }
}

extension Picker where Label == Text {
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
    }
    public init<V: View>(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }
    public init<C: RandomAccessCollection, V: View>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(title) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol, V: View>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection, V: View>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(title) }
    }
}

extension Picker where Label == KinoraViews.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { KinoraViews.Label(titleKey, systemImage: systemImage) }
    }
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            KinoraViews.Label(titleKey, systemImage: systemImage)
        }
    }
    public init<V: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(selection: selection, content: content) { KinoraViews.Label(titleKey, systemImage: systemImage) }
    }
    public init<C: RandomAccessCollection, V: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            KinoraViews.Label(titleKey, systemImage: systemImage)
        }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { KinoraViews.Label(title, systemImage: systemImage) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            KinoraViews.Label(title, systemImage: systemImage)
        }
    }
    @_disfavoredOverload
    public init<S: StringProtocol, V: View>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(selection: selection, content: content) { KinoraViews.Label(title, systemImage: systemImage) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection, V: View>(
        _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            KinoraViews.Label(title, systemImage: systemImage)
        }
    }
}

extension Picker where Label == KinoraViews.Label<Text, Image> {
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            KinoraViews.Label(titleKey, image: image)
        }
    }
    public init<V: View>(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(selection: selection, content: content) { KinoraViews.Label(titleKey, image: image) }
    }
    public init<C: RandomAccessCollection, V: View>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            KinoraViews.Label(titleKey, image: image)
        }
    }
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { KinoraViews.Label(title, image: image) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol, V: View>(
        _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(selection: selection, content: content) { KinoraViews.Label(title, image: image) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection, V: View>(
        _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(sources: sources, selection: selection, content: content) { KinoraViews.Label(title, image: image) }
    }
}
