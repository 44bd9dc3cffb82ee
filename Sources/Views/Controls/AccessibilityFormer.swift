import KinoraStage

// Accessibility in the words of iOS 13, and what belongs to rotors, focus and announcements. Nothing of it is visible.

extension View {
    public func accessibility(label: Text) -> some View { self }
    public func accessibility(value: Text) -> some View { self }
    public func accessibility(hint: Text) -> some View { self }
    public func accessibility(hidden: Bool) -> some View { self }
    public func accessibility(identifier: String) -> some View { self }
    public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
    public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }
    public func accessibility(inputLabels: [Text]) -> some View { self }
    public func accessibility(sortPriority: Double) -> some View { self }
    public func accessibility(selectionIdentifier: AnyHashable) -> some View { self }
    public func accessibility(activationPoint: UnitPoint) -> some View { self }
    public func accessibility(activationPoint: CGPoint) -> some View { self }
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
    public func accessibilityFocused<V: Hashable>(_ binding: AccessibilityFocusState<V>.Binding, equals value: V)
        -> some View
    { self }
    public func accessibilityRotor<C: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> C
    ) -> some View { self }
    public func accessibilityRotor<C: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> C
    ) -> some View { self }
    public func accessibilityRotor<Entry: Identifiable>(
        _ label: Text, entries: [Entry], entryLabel: KeyPath<Entry, String>
    ) -> some View { self }
    public func accessibilityRotor<Entry: Identifiable>(
        _ labelKey: LocalizedStringKey, entries: [Entry], entryLabel: KeyPath<Entry, String>
    ) -> some View { self }
    public func accessibilityRotor<Entry, ID: Hashable>(
        _ label: Text, entries: [Entry], entryID: KeyPath<Entry, ID>, entryLabel: KeyPath<Entry, String>
    ) -> some View { self }
    public func accessibilityRotor<Entry, ID: Hashable>(
        _ labelKey: LocalizedStringKey, entries: [Entry], entryID: KeyPath<Entry, ID>,
        entryLabel: KeyPath<Entry, String>
    ) -> some View { self }
    public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
    public func speechAdjustedPitch(_ value: Double) -> some View { self }
    public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
    public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}
extension Text {
    public func speechAdjustedPitch(_ value: Double) -> Text { self }
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
    public func accessibilityLabel(_ label: Text) -> Text { self }
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
}
public struct AccessibilityTextContentType: Sendable {
    public static let plain = AccessibilityTextContentType()
    public static let console = AccessibilityTextContentType()
    public static let narrative = AccessibilityTextContentType()
    public static let sourceCode = AccessibilityTextContentType()
    public static let fileSystem = AccessibilityTextContentType()
    public static let messaging = AccessibilityTextContentType()
    public static let spreadsheet = AccessibilityTextContentType()
    public static let wordProcessing = AccessibilityTextContentType()
}

public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

public protocol AccessibilityRotorContent {}
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    public init(_ label: Text, id: ID) {}
    public init(_ labelKey: LocalizedStringKey, id: ID) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ label: S, id: ID) {}
    public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void) {}
    public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void
    ) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void
    ) {}
    public init(_ label: Text, id: ID, in namespace: Namespace.ID, prepare: @escaping () -> Void = {}) {}
    public init(_ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, prepare: @escaping () -> Void = {})
    {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, id: ID, in namespace: Namespace.ID, prepare: @escaping () -> Void = {}) {
    }
}
extension AccessibilityRotorEntry where ID == Never {
    public init(_ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {}
    public init(_ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {}
}
public struct _AccessibilityRotorContents: AccessibilityRotorContent {}
@resultBuilder
public struct AccessibilityRotorContentBuilder {
    public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
    public static func buildBlock<each C: AccessibilityRotorContent>(_ content: repeat each C)
        -> _AccessibilityRotorContents
    {
        .init()
    }
    public static func buildIf(_ content: _AccessibilityRotorContents?) -> _AccessibilityRotorContents { .init() }
    public static func buildLimitedAvailability(_ content: some AccessibilityRotorContent)
        -> _AccessibilityRotorContents
    { .init() }
    public static func buildEither(first: some AccessibilityRotorContent) -> _AccessibilityRotorContents { .init() }
    public static func buildEither(second: some AccessibilityRotorContent) -> _AccessibilityRotorContents { .init() }
}
extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(collecting: data, id: { $0.id }, content: content)
    }
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(collecting: data, id: { $0[keyPath: id] }, content: content) }
}

/// Where the focus of an assistive technology is: nowhere, unless it is set.
@MainActor @propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    @State private var value: Value
    public init() where Value == Bool { _value = State(initialValue: false) }
    public init<T: Hashable>() where Value == T? { _value = State(initialValue: nil) }
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { self.init() }
    public var wrappedValue: Value {
        get { value }
        nonmutating set { value = newValue }
    }
    @MainActor @propertyWrapper
    public struct Binding {
        let binding: KinoraStage.Binding<Value>
        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }
        public var projectedValue: Binding { self }
    }
    public var projectedValue: Binding { Binding(binding: $value) }
}

/// Says something to an assistive technology; there is none.
public enum AccessibilityNotification {
    public struct Announcement {
        public init(_ announcement: String) {}
        public init(_ announcement: AttributedString) {}
        public func post() {}
    }
    public struct ScreenChanged {
        public init(_ element: Any? = nil) {}
        public func post() {}
    }
    public struct LayoutChanged {
        public init(_ element: Any? = nil) {}
        public func post() {}
    }
}
