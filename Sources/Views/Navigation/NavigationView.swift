import KinoraStage

/// The stack's name before iOS 16. Views side by side in it are the columns of a split view, of which a phone shows the first.
public struct NavigationView<Content: View>: View {
    private let content: Content
    @Environment(\.navigationViewIsStack) private var isStack

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        let columns = (content as? any ColumnList)?.columns ?? []
        if isStack || columns.count < 2 {
            NavigationStack { columns.first ?? AnyView(content) }
        } else if columns.count == 2 {
            NavigationSplitView {
                columns[0]
            } detail: {
                columns[1]
            }
        } else {
            NavigationSplitView {
                columns[0]
            } content: {
                columns[1]
            } detail: {
                columns[2]
            }
        }
    }
}

@MainActor
private protocol ColumnList {
    var columns: [AnyView] { get }
}
extension TupleView: ColumnList {
    var columns: [AnyView] { children.map { AnyView($0) } }
}

/// How a `NavigationView` arranges its views.
public protocol NavigationViewStyle {
    /// Whether only the first view shows, with others pushed over it.
    var _isStack: Bool { get }
}
/// The first view, and what its links push over it.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
    public init() {}
    public var _isStack: Bool { true }
}
/// Two or three views side by side where there is room.
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {
    public var _isStack: Bool { false }
}
/// Two views side by side, the name of columns before iOS 15.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable {
    public init() {}
    public var _isStack: Bool { false }
}
/// Columns, where there are several views.
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
    public init() {}
    public var _isStack: Bool { false }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    public static var columns: ColumnNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: DefaultNavigationViewStyle { .init() }
}

extension EnvironmentValues {
    @Entry fileprivate var navigationViewIsStack = false
}

extension View {
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(\.navigationViewIsStack, style._isStack)
    }
}
