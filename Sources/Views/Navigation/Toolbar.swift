import KinoraStage

/// Views for the bars of a page.
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
    /// What it puts on the bars. Content made of other content takes the default.
    @MainActor @preconcurrency var _items: [_ToolbarItem] { get }
}
extension ToolbarContent {
    public var _items: [_ToolbarItem] { body._items }
}

/// Content that a person may change, on systems with such bars.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

/// Content that says itself what it puts on the bars.
public protocol _PrimitiveToolbarContent: CustomizableToolbarContent where Body == Never {}
extension _PrimitiveToolbarContent {
    public var body: Never { fatalError("\(Self.self) has no content but its items") }
}
extension Never: _PrimitiveToolbarContent {
    public var _items: [_ToolbarItem] { fatalError("Never has no values, so it has no items") }
}

/// One view of a bar.
public struct _ToolbarItem {
    enum Position { case leading, center, trailing, overflow, bottom, status, none }
    let position: Position
    let view: AnyView
}

/// Where on a bar a view stands.
public struct ToolbarItemPlacement: Sendable {
    let position: _ToolbarItem.Position
    /// Whether its texts are semibold, as of what ends a task.
    private(set) var isEmphasized = false
    public static let automatic = ToolbarItemPlacement(position: .trailing)
    public static let principal = ToolbarItemPlacement(position: .center)
    public static let topBarLeading = ToolbarItemPlacement(position: .leading)
    public static let topBarTrailing = ToolbarItemPlacement(position: .trailing)
    public static let navigationBarLeading = topBarLeading
    public static let navigationBarTrailing = topBarTrailing
    public static let navigation = topBarLeading
    public static let primaryAction = topBarTrailing
    /// In a menu behind a button with three dots.
    public static let secondaryAction = ToolbarItemPlacement(position: .overflow)
    public static let confirmationAction = ToolbarItemPlacement(position: .trailing, isEmphasized: true)
    public static let destructiveAction = topBarTrailing
    public static let cancellationAction = topBarLeading
    public static let bottomBar = ToolbarItemPlacement(position: .bottom)
    /// In the middle of the bar at the bottom.
    public static let status = ToolbarItemPlacement(position: .status)
    /// In place of the page's title.
    public static let title = principal
    public static let largeTitle = principal
    /// Subtitles are set by `navigationSubtitle(_:)`; views in their place are not drawn.
    public static let subtitle = ToolbarItemPlacement(position: .none)
    public static let largeSubtitle = subtitle
    /// There is never a keyboard.
    public static let keyboard = ToolbarItemPlacement(position: .none)
}

extension ToolbarItemPlacement {
    @MainActor fileprivate func item(_ content: some View) -> _ToolbarItem {
        _ToolbarItem(
            position: position,
            view: isEmphasized ? AnyView(content.fontWeight(.semibold)) : AnyView(content))
    }
}

/// A view at a place on a bar.
public struct ToolbarItem<Content: View>: _PrimitiveToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    public var _items: [_ToolbarItem] { [placement.item(content)] }
}

/// Views at one place on a bar.
public struct ToolbarItemGroup<Content: View>: _PrimitiveToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    public var _items: [_ToolbarItem] { [placement.item(content)] }
}

/// Several toolbar contents as one.
public struct _ToolbarContents: _PrimitiveToolbarContent {
    public let _items: [_ToolbarItem]
}

extension Group: ToolbarContent, CustomizableToolbarContent, _PrimitiveToolbarContent where Content: ToolbarContent {
    public init(@ToolbarContentBuilder content: () -> Content) { self.init(content(), made: ()) }
    public var _items: [_ToolbarItem] { content._items }
}

@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    @MainActor public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content)
        -> _ToolbarContents
    {
        var items: [_ToolbarItem] = []
        repeat items += (each content)._items
        return _ToolbarContents(_items: items)
    }
    @MainActor public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content)
        -> _ToolbarContents
    { _ToolbarContents(_items: content._items) }
    @MainActor public static func buildIf(_ content: _ToolbarContents?) -> _ToolbarContents {
        content ?? _ToolbarContents(_items: [])
    }
    @MainActor public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarContents {
        _ToolbarContents(_items: first._items)
    }
    @MainActor public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarContents {
        _ToolbarContents(_items: second._items)
    }
}

/// The views of one place on a bar.
struct ToolbarItems: View {
    let items: [_ToolbarItem]
    var body: some View {
        ForEach(items.indices, id: \.self) { index in
            items[index].view.labelStyle(.iconOnly).modifier(BarTouches())
        }
    }
}

/// Which bars are meant.
public struct ToolbarPlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = ToolbarPlacement(name: "automatic")
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    public static let tabBar = ToolbarPlacement(name: "tabBar")
    public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")

    var isTop: Bool { self == .automatic || self == .navigationBar || self == .windowToolbar }
}

extension View {
    /// Puts views on the bars of the page in its stack.
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        let items = content()._items
        return modifier(ChangePage { $0.add(items) })
    }

    /// Puts views at the trailing end of the top bar.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let items = ToolbarItem(content: content)._items
        return modifier(ChangePage { $0.add(items) })
    }

    /// Whether bars show.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbar(visibility, for: bars)
    }

    func toolbar(_ visibility: Visibility, for bars: [ToolbarPlacement]) -> some View {
        let isHidden = visibility == .hidden
        return modifier(
            ChangePage { page in
                if bars.isEmpty || bars.contains(where: \.isTop) { page.hidesBar = isHidden }
                if bars.contains(.bottomBar) { page.hidesBottomBar = isHidden }
            }
        )
        .transformPreference(TabBarHiddenKey.self) { hidesTabBar in
            if bars.contains(.tabBar), visibility != .automatic { hidesTabBar = isHidden }
        }
    }

    /// What is behind bars.
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        modifier(
            ChangePage { page in
                if bars.isEmpty || bars.contains(where: \.isTop) { page.background = AnyShapeStyle(style) }
                if bars.contains(.bottomBar) { page.bottomGround.style = AnyShapeStyle(style) }
            }
        )
        .transformPreference(TabBarGroundKey.self) { ground in
            if bars.contains(.tabBar) { ground = ground.changed { $0.style = AnyShapeStyle(style) } }
        }
    }
}
