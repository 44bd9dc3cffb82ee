import KinoraStage

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
    private let name: String
    /// It has a magnifier and the title "Search" where it has no label of its own, and comes last.
    public static let search = TabRole(name: "search")
}

/// What a page of a tab view is for.
enum TabRoleTrait: ViewTrait { typealias Value = TabRole }

/// The pages of a tab view.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable where TabValue == Body.TabValue
    associatedtype Body: TabContent
    @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }
    /// The views of the pages. Tabs made of other tabs take the default.
    @MainActor @preconcurrency var _pages: AnyView { get }
}
extension TabContent {
    public var _pages: AnyView { body._pages }
}

/// Tabs that say themselves what their pages are.
public protocol _PrimitiveTabContent: TabContent where Body == _TabContents<TabValue> {}
extension _PrimitiveTabContent {
    public var body: _TabContents<TabValue> { _TabContents(_pages: _pages) }
}
public struct _TabContents<TabValue: Hashable>: _PrimitiveTabContent {
    public typealias Body = _TabContents<TabValue>
    public let _pages: AnyView
}
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    @MainActor public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
    where Content.TabValue == TabValue { content }
    @_disfavoredOverload
    @MainActor public static func buildExpression<Content: TabContent>(_ content: Content) -> _TabContents<TabValue>
    where Content.TabValue == Never { _TabContents(_pages: content._pages) }
    @MainActor public static func buildBlock<each Content: TabContent>(_ content: repeat each Content)
        -> _TabContents<TabValue>
    {
        var pages: [AnyView] = []
        repeat pages.append((each content)._pages)
        return _TabContents(_pages: AnyView(ForEach(pages.indices, id: \.self) { pages[$0] }))
    }
    /// One tab keeps its type, which tells a `ForEach` what its tabs are chosen by.
    @MainActor public static func buildBlock<Content: TabContent>(_ content: Content) -> Content
    where Content.TabValue == TabValue { content }
    @MainActor public static func buildIf<Content: TabContent>(_ content: Content?) -> Content?
    where Content.TabValue == TabValue { content }
    @MainActor public static func buildEither<Content: TabContent>(first: Content) -> _TabContents<TabValue>
    where Content.TabValue == TabValue { _TabContents(_pages: first._pages) }
    @MainActor public static func buildEither<Content: TabContent>(second: Content) -> _TabContents<TabValue>
    where Content.TabValue == TabValue { _TabContents(_pages: second._pages) }
    @MainActor public static func buildLimitedAvailability<Content: TabContent>(_ content: Content)
        -> _TabContents<TabValue>
    { _TabContents(_pages: content._pages) }
}

/// An `if` without an `else`.
extension Optional: TabContent, _PrimitiveTabContent where Wrapped: TabContent {
    public typealias TabValue = Wrapped.TabValue
    public typealias Body = _TabContents<Wrapped.TabValue>
    public var _pages: AnyView { self?._pages ?? AnyView(EmptyView()) }
}

/// The label of a tab by its title and picture.
public struct DefaultTabLabel: View {
    let title: Text
    let image: Image
    public var body: some View {
        Label {
            title
        } icon: {
            image
        }
    }
}

/// A page of a tab view with its item on the bar.
public struct Tab<Value: Hashable, Content: View, Label: View>: _PrimitiveTabContent {
    public typealias Body = _TabContents<Value>
    public typealias TabValue = Value
    private let value: AnyHashable?
    private let role: TabRole?
    private let content: Content
    private let label: AnyView

    public var _pages: AnyView {
        // One page, whatever it holds: also nothing, or several views.
        let page = ZStack { content }.tabItem { label }.modifier(SetOptionalTrait<TabRoleTrait>(value: role))
        return value.map { AnyView(page.tag($0.base as! Value)) } ?? AnyView(page)
    }

    private init(_ value: AnyHashable?, _ role: TabRole?, _ content: Content, _ label: AnyView) {
        (self.value, self.role, self.content, self.label) = (value, role, content, label)
    }
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value, role, content(), AnyView(label()))
    }
}
extension Tab where Value == Never {
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(nil, role, content(), AnyView(label()))
    }
}
extension Tab where Label == EmptyView {
    public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(value, role, content(), Tab.plain(role))
    }
    fileprivate static func plain(_ role: TabRole?) -> AnyView {
        guard role == .search else { return AnyView(EmptyView()) }
        return AnyView(DefaultTabLabel(title: Text(verbatim: "Search"), image: Image(systemName: "magnifyingglass")))
    }
}
extension Tab where Label == EmptyView, Value == Never {
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(nil, role, content(), Tab.plain(role))
    }
}
extension Tab where Label == DefaultTabLabel {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(value, role, content(), Tab.label(Text(titleKey), Image(systemName: systemImage))) }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(value, role, content(), Tab.label(Text(title), Image(systemName: systemImage))) }
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(value, role, content(), Tab.label(Text(titleKey), Image(image))) }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(value, role, content(), Tab.label(Text(title), Image(image))) }

    fileprivate static func label(_ title: Text, _ image: Image) -> AnyView {
        AnyView(DefaultTabLabel(title: title, image: image))
    }
}
extension Tab where Label == DefaultTabLabel, Value == Never {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(nil, role, content(), Tab.label(Text(titleKey), Image(systemName: systemImage))) }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(nil, role, content(), Tab.label(Text(title), Image(systemName: systemImage))) }
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(nil, role, content(), Tab.label(Text(titleKey), Image(image)))
    }
}

/// Tabs with a heading in a sidebar; on a bar they stand among the others.
public struct TabSection<TabValue: Hashable, Content: TabContent, Header: View>: _PrimitiveTabContent {
    public typealias Body = _TabContents<TabValue>
    private let content: Content
    public var _pages: AnyView { content._pages }
    fileprivate init(made content: Content) { self.content = content }
    public init(@TabContentBuilder<TabValue> content: () -> Content, @ViewBuilder header: () -> Header)
    where Content.TabValue == TabValue { self.init(made: content()) }
}
extension TabSection where Header == Text, Content.TabValue == TabValue {
    public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<TabValue> content: () -> Content) {
        self.init(made: content())
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @TabContentBuilder<TabValue> content: () -> Content) {
        self.init(made: content())
    }
}

extension TabSection where Header == Text, Content == _TabContents<Never>, TabValue == Never {
    public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<Never> content: () -> Content) {
        self.init(made: content())
    }
}

extension TabContent {
    /// Puts a count on the tab's item; 0 is none.
    public func badge(_ count: Int) -> some TabContent<TabValue> {
        _TabContents<TabValue>(_pages: AnyView(_pages.badge(count)))
    }
    public func badge(_ label: Text?) -> some TabContent<TabValue> {
        _TabContents<TabValue>(_pages: AnyView(_pages.badge(label)))
    }
    public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { badge(key.map { Text($0) }) }
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> { badge(label.map { Text($0) }) }
    /// Leaves the tab out.
    public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        _TabContents<TabValue>(_pages: hidden ? AnyView(EmptyView()) : _pages)
    }
    public func disabled(_ disabled: Bool) -> some TabContent<TabValue> { self }
    public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
    public func customizationBehavior(_ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...)
        -> some TabContent<TabValue>
    { self }
    public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...)
        -> some TabContent<TabValue>
    { self }
    public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }
    public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some TabContent<TabValue> {
        self
    }

    // Nothing of it is asked for on a bar: accessibility, dragged data, and what a sidebar's rows have.
    public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> some TabContent<TabValue> {
        self
    }
    public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<TabValue> { self }
    public func accessibilityLabel(_ label: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue> {
        self
    }
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool = true) -> some TabContent<TabValue> {
        self
    }
    public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some TabContent<TabValue> { self }
    public func accessibilityHint(_ hint: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue> {
        self
    }
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool = true) -> some TabContent<TabValue> {
        self
    }
    public func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> some TabContent<TabValue> { self }
    public func accessibilityValue(_ value: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue> {
        self
    }
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool = true) -> some TabContent<TabValue> {
        self
    }
    public func accessibilityInputLabels(_ labels: [Text], isEnabled: Bool = true) -> some TabContent<TabValue> { self }
    public func accessibilityInputLabels(_ labels: [LocalizedStringKey], isEnabled: Bool = true)
        -> some TabContent<TabValue>
    { self }
    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(_ labels: [S], isEnabled: Bool = true)
        -> some TabContent<TabValue>
    { self }
    public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<TabValue> { self }
    public func dropDestination<T: Transferable>(for type: T.Type = T.self, action: @escaping ([T]) -> Void)
        -> some TabContent<TabValue>
    { self }
    public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> { self }
    public func swipeActions<C: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> C
    ) -> some TabContent<TabValue> { self }
    public func popover<C: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> C
    ) -> some TabContent<TabValue> {
        _TabContents<TabValue>(
            _pages: AnyView(
                _pages.popover(isPresented: isPresented, attachmentAnchor: attachmentAnchor, content: content)))
    }
    public func popover<Item: Identifiable, C: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> C
    ) -> some TabContent<TabValue> {
        _TabContents<TabValue>(
            _pages: AnyView(_pages.popover(item: item, attachmentAnchor: attachmentAnchor, content: content)))
    }
}

/// Where a tab of a sidebar stands on the bar.
public struct TabPlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = TabPlacement(name: "automatic")
    public static let pinned = TabPlacement(name: "pinned")
    public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// Tabs whose type is forgotten.
public struct AnyTabContent<TabValue: Hashable>: _PrimitiveTabContent {
    public typealias Body = _TabContents<TabValue>
    public let _pages: AnyView
    public init(_ content: some TabContent<TabValue>) { _pages = content._pages }
}
public struct TabCustomizationBehavior: Sendable {
    public static var automatic: TabCustomizationBehavior { .init() }
    public static var reorderable: TabCustomizationBehavior { .init() }
    public static var disabled: TabCustomizationBehavior { .init() }
}

extension TabView where Content == AnyView {
    @_disfavoredOverload
    public init<C: TabContent>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C)
    where C.TabValue == SelectionValue {
        let pages = content()._pages
        self.init(selection: selection) { pages }
    }
}
extension TabView where SelectionValue == Int, Content == AnyView {
    @_disfavoredOverload
    public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C) where C.TabValue == Never {
        let pages = content()._pages
        self.init(selection: nil) { pages }
    }
}
extension ForEach: TabContent, _PrimitiveTabContent where Content: TabContent {
    public typealias Body = _TabContents<Content.TabValue>
    public typealias TabValue = Content.TabValue
    public var _pages: AnyView {
        let pages = data.map { content($0)._pages }
        return AnyView(ForEach<Range<Int>, Int, AnyView>(pages.indices, id: \.self) { pages[$0] })
    }
    // The builder's value has a name of its own: the compiler does not find it by way of the content.
    public init<Value: Hashable>(_ data: Data, @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content)
    where Value == Content.TabValue, ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(collecting: data, id: { $0.id }, content: content)
    }
    public init<Value: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content
    ) where Value == Content.TabValue { self.init(collecting: data, id: { $0[keyPath: id] }, content: content) }
}

/// Styles that differ from the bar only on wide screens.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
    public init() {}
    public var _kind: _TabViewKind { .bar }
}
public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
    public init() {}
    public var _kind: _TabViewKind { .bar }
}
public struct GroupedTabViewStyle: TabViewStyle, Sendable {
    public init() {}
    public var _kind: _TabViewKind { .bar }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    public static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}
extension TabViewStyle where Self == GroupedTabViewStyle {
    public static var grouped: GroupedTabViewStyle { .init() }
}
