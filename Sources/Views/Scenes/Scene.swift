import KinoraStage

/// A part of an app that has a window of its own. A stage shows one: the first that an app names.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    /// What the first window shows. Scenes made of other scenes take the default.
    @MainActor @preconcurrency var _root: AnyView { get }
}

extension Scene {
    public var _root: AnyView { body._root }
}

extension Never: Scene {
    public var _root: AnyView { fatalError("Never has no values, so it shows nothing") }
}

/// A scene that shows a view.
protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
    public var body: Never { fatalError("\(Self.self) is primitive; only its root is shown") }
}

/// Collects the scenes of an app. Only the first is shown.
@resultBuilder
public enum SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    @_disfavoredOverload
    public static func buildBlock<First: Scene, each Rest: Scene>(_ first: First, _ rest: repeat each Rest)
        -> some Scene
    { first }
    public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
}

/// Windows that all show the same view; the stage shows one.
public struct WindowGroup<Content: View>: PrimitiveScene {
    private let content: Content
    public var _root: AnyView { AnyView(content) }

    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
    /// Titles belong to windows, which a stage does not have.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.content = content() }
    /// A window for each value of a kind. None is opened by a value, so that it shows what is there without one.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.content = PresentedWindowContent(content)
    }
    public init<D: Decodable & Encodable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.content = PresentedWindowContent(content)
    }
    public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.content = PresentedWindowContent(content)
    }
    public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.content = PresentedWindowContent(content)
    }
    @_disfavoredOverload
    public init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(
        _ title: S, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.content = PresentedWindowContent(content)
    }
    @_disfavoredOverload
    public init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(
        _ title: S, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.content = PresentedWindowContent(content)
    }
    public init<D: Decodable & Encodable & Hashable, C: View>(
        _ title: Text, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.content = PresentedWindowContent(content)
    }
    public init<D: Decodable & Encodable & Hashable, C: View>(
        _ title: Text, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.content = PresentedWindowContent(content)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.content = content() }
    public init(_ title: Text, @ViewBuilder content: () -> Content) { self.content = content() }
}

/// What a window shows that belongs to a value.
public struct PresentedWindowContent<Data: Decodable & Encodable & Hashable, Content: View>: View {
    @State private var value: Data?
    private let content: (Binding<Data?>) -> Content
    init(_ content: @escaping (Binding<Data?>) -> Content) { self.content = content }
    init(_ content: @escaping (Binding<Data>) -> Content, defaultValue: @escaping () -> Data) {
        self.content = { value in
            content(Binding(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
        }
    }
    public var body: some View { content($value) }
}

/// A single window.
public struct Window<Content: View>: PrimitiveScene {
    private let content: Content
    public var _root: AnyView { AnyView(content) }

    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.content = content() }
}

/// The window of an app's settings.
public struct Settings<Content: View>: PrimitiveScene {
    private let content: Content
    public var _root: AnyView { AnyView(content) }

    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// What an app shows instead where Assistive Access is on, which it is not on a stage.
public struct AssistiveAccess<Content: View>: PrimitiveScene {
    private let content: Content
    public var _root: AnyView { AnyView(content) }

    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

// MARK: The look of windows, which a stage does not have

public protocol WindowStyle {}
public struct DefaultWindowStyle: WindowStyle, Sendable { public init() {} }
public struct TitleBarWindowStyle: WindowStyle, Sendable { public init() {} }
public struct HiddenTitleBarWindowStyle: WindowStyle, Sendable { public init() {} }
public struct PlainWindowStyle: WindowStyle, Sendable { public init() {} }

extension WindowStyle where Self == DefaultWindowStyle { public static var automatic: Self { .init() } }
extension WindowStyle where Self == TitleBarWindowStyle { public static var titleBar: Self { .init() } }
extension WindowStyle where Self == HiddenTitleBarWindowStyle { public static var hiddenTitleBar: Self { .init() } }
extension WindowStyle where Self == PlainWindowStyle { public static var plain: Self { .init() } }

public struct WindowResizability: Sendable {
    public static let automatic = WindowResizability()
    public static let contentSize = WindowResizability()
    public static let contentMinSize = WindowResizability()
}

/// How large a window is that takes its best size.
public struct WindowIdealSize: Hashable, Sendable {
    private let name: String
    public static let automatic = WindowIdealSize(name: "automatic")
    public static let fitToContent = WindowIdealSize(name: "fitToContent")
    public static let maximum = WindowIdealSize(name: "maximum")
}

extension Scene {
    /// A stage keeps its size.
    public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }
    /// A stage has no title bar.
    public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
    /// A stage keeps its size.
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
    /// The stage's size is the one that is asked for when it is rendered.
    public func defaultSize(_ size: CGSize) -> some Scene { self }
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
}

/// A scene that shows what another one shows, changed.
private struct ChangedScene<Base: Scene, Root: View>: PrimitiveScene {
    let base: Base
    let change: (AnyView) -> Root
    var _root: AnyView { AnyView(change(base._root)) }
}

extension Scene {
    /// The scene with its view changed; what modules under other frameworks' names make their modifiers of.
    public func _rooted<Root: View>(_ change: @escaping (AnyView) -> Root) -> some Scene {
        ChangedScene(base: self, change: change)
    }
}
