import KinoraStage

// Menus of a Mac's menu bar, which a stage does not have, and scenes for other systems.

@MainActor @preconcurrency
public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder var body: Body { get }
}
extension Commands where Body == Never { public var body: Never { fatalError("\(Self.self) has no body") } }
extension Never: Commands {}
public struct CommandGroupPlacement: Sendable {
    public static let appInfo = CommandGroupPlacement()
    public static let appVisibility = CommandGroupPlacement()
    public static let appTermination = CommandGroupPlacement()
    public static let importExport = CommandGroupPlacement()
    public static let printItem = CommandGroupPlacement()
    public static let textFormatting = CommandGroupPlacement()
    public static let windowArrangement = CommandGroupPlacement()
    public static let windowList = CommandGroupPlacement()
    public static let singleWindowList = CommandGroupPlacement()
    public static let systemServices = CommandGroupPlacement()
    public static let appSettings = CommandGroupPlacement()
    public static let newItem = CommandGroupPlacement()
    public static let saveItem = CommandGroupPlacement()
    public static let undoRedo = CommandGroupPlacement()
    public static let pasteboard = CommandGroupPlacement()
    public static let textEditing = CommandGroupPlacement()
    public static let toolbar = CommandGroupPlacement()
    public static let sidebar = CommandGroupPlacement()
    public static let windowSize = CommandGroupPlacement()
    public static let help = CommandGroupPlacement()
}
public struct CommandGroup<Content: View>: Commands {
    public typealias Body = Never
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}
public struct CommandMenu<Content: View>: Commands {
    public typealias Body = Never
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}
public struct SidebarCommands: Commands { public typealias Body = Never; public init() {} }
public struct ToolbarCommands: Commands { public typealias Body = Never; public init() {} }
public struct TextEditingCommands: Commands { public typealias Body = Never; public init() {} }
public struct InspectorCommands: Commands { public typealias Body = Never; public init() {} }
public struct TextFormattingCommands: Commands { public typealias Body = Never; public init() {} }
public struct ImportFromDevicesCommands: Commands { public typealias Body = Never; public init() {} }
public struct EmptyCommands: Commands { public typealias Body = Never; public init() {} }
public struct _CommandContents: Commands { public typealias Body = Never }
@resultBuilder
public struct CommandsBuilder {
    public static func buildBlock<each C: Commands>(_ content: repeat each C) -> _CommandContents { .init() }
    public static func buildIf(_ content: _CommandContents?) -> _CommandContents { .init() }
    public static func buildEither<C: Commands>(first: C) -> _CommandContents { .init() }
    public static func buildEither<C: Commands>(second: C) -> _CommandContents { .init() }
    public static func buildLimitedAvailability<C: Commands>(_ content: C) -> _CommandContents { .init() }
}
extension Scene {
    public func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene { self }
    public func commandsRemoved() -> some Scene { self }
    public func commandsReplaced<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene { self }
    public func defaultAppStorage(_ store: UserDefaults) -> some Scene { _rooted { $0.defaultAppStorage(store) } }
    public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene { self }
    public func documentBrowserContextMenu<M: View>(@ViewBuilder _ menu: @escaping ([URL]?) -> M) -> some Scene { self }
    public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }
    public func windowToolbarLabelStyle(_ toolbarLabelStyle: Binding<ToolbarLabelStyle>) -> some Scene { self }
    public func windowToolbarLabelStyle(fixed: ToolbarLabelStyle) -> some Scene { self }
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some Scene { _rooted { $0.transformEnvironment(keyPath, transform: transform) } }
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
    /// What the app's body is evaluated with decides; the scene's root view watches it.
    @_disfavoredOverload
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene {
        _rooted { $0.onChange(of: value, perform: action) }
    }
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void)
        -> some Scene
    { _rooted { $0.onChange(of: value, initial: initial, action) } }
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene
    { _rooted { $0.onChange(of: value, initial: initial, action) } }
    public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
    public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }
    public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
    public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
    public func windowLevel(_ level: WindowLevel) -> some Scene { self }
    public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene { self }
    public func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some Scene { self }
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        _rooted { $0.environment(keyPath, value) }
    }
    public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        _rooted { $0.environmentObject(object) }
    }
}
public protocol WindowToolbarStyle {}
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle, Sendable { public init(showsTitle: Bool = true) {} }
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle, Sendable { public init(showsTitle: Bool = true) {} }
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle, Sendable { public init() {} }
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    public static var unified: Self { .init() }
    public static func unified(showsTitle: Bool) -> Self { .init() }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    public static var unifiedCompact: Self { .init() }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle { public static var expanded: Self { .init() } }
public struct SceneRestorationBehavior: Sendable {
    public static var automatic: SceneRestorationBehavior { .init() }
    public static var disabled: SceneRestorationBehavior { .init() }
}
public struct SceneLaunchBehavior: Sendable {
    public static var automatic: SceneLaunchBehavior { .init() }
    public static var presented: SceneLaunchBehavior { .init() }
    public static var suppressed: SceneLaunchBehavior { .init() }
}
public struct WindowManagerRole: Sendable {
    public static var automatic: WindowManagerRole { .init() }
    public static var principal: WindowManagerRole { .init() }
    public static var associated: WindowManagerRole { .init() }
}
public struct WindowLevel: Sendable {
    public static var automatic: WindowLevel { .init() }
    public static var normal: WindowLevel { .init() }
    public static var floating: WindowLevel { .init() }
}
public struct BackgroundTask<Request, Response>: Sendable {}
extension BackgroundTask where Request == Void, Response == Void {
    public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { .init() }
    public static var appRefresh: BackgroundTask<Void, Void> { .init() }
}
extension BackgroundTask where Request == String, Response == Void {
    public static var urlSession: BackgroundTask<String, Void> { .init() }
    public static func urlSession(matching: @escaping @Sendable (String) -> Bool) -> BackgroundTask<String, Void> {
        .init()
    }
}
extension BackgroundTask where Request == Void, Response == Void {
    public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { .init() }
}

/// An extra in a Mac's menu bar, whose content is shown.
public struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
    private let content: Content
    public var _root: AnyView { AnyView(content) }
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.content = content() }
    /// - Parameter isInserted: whether it is in the menu bar; the content is shown either way.
    public init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
    }
}
extension MenuBarExtra where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
    public init(_ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.content = content() }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}
extension MenuBarExtra where Label == KinoraViews.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) { self.content = content() }
    public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    public init(
        _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) { self.content = content() }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) { self.content = content() }
}
/// How an item of the menu bar shows its content. A render shows the content alone, whatever is said.
public protocol MenuBarExtraStyle {}
public struct MenuBarExtraMenuStyle: MenuBarExtraStyle { public init() {} }
public struct MenuBarExtraWindowStyle: MenuBarExtraStyle { public init() {} }
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
extension MenuBarExtraStyle where Self == MenuBarExtraMenuStyle {
    public static var menu: MenuBarExtraMenuStyle { MenuBarExtraMenuStyle() }
}
extension MenuBarExtraStyle where Self == MenuBarExtraWindowStyle {
    public static var window: MenuBarExtraWindowStyle { MenuBarExtraWindowStyle() }
}
extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
    public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}
extension Scene {
    public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
}
