import KinoraStage

/// Pages on top of each other, with a bar that names them and leads back.
public struct NavigationStack<Data, Root: View>: PrimitiveView {
    private let path: NavigationPathBinding?
    private let root: Root

    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        path = nil
        self.root = root()
    }

    /// - Parameter path: the values of the pages above the root.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.path = NavigationPathBinding(
            get: { path.wrappedValue.values }, set: { path.wrappedValue.values = $0 })
        self.root = root()
    }

    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.path = NavigationPathBinding(
            get: { path.wrappedValue.map { AnyHashable($0) } },
            set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
        self.root = root()
    }

    public func _elements(_ context: BuildContext) -> [Element] {
        let location = StoredLocation(context, slot: Slot.content) { NavigationState() }
        var state = location.value
        if let path {
            state.match(path.get())
            if context.isUpdating { context.store(state, Slot.content) }
        }
        var place = context.child(.content).inStack(nil)
        if place.environment.zoomSources == nil { place.environment.zoomSources = ZoomSources() }
        place.environment.navigator = navigator(location)
        place.environment.navigationDestinations = NavigationDestinations(outer: nil)
        return NavigationLevel(content: root, depth: 0, entries: state.entries[...], previousTitle: nil)._elements(
            place)
    }

    private func navigator(_ location: StoredLocation<NavigationState>) -> Navigator {
        let change: (_ change: (inout NavigationState) -> Void) -> Void = { change in
            var state = location.value
            change(&state)
            location.value = state
            if let path, path.get() != state.path { path.set(state.path) }
        }
        return Navigator(
            push: { content in change { $0.push(content) } }, pop: { depth in change { $0.pop(to: depth) } })
    }
}

/// The stack's name before iOS 16.
public struct NavigationView<Content: View>: View {
    private let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View { NavigationStack { FirstColumn(content: content) } }
}

/// Views side by side in a navigation view are its columns, of which a phone shows the first.
private struct FirstColumn<Content: View>: PrimitiveView {
    let content: Content
    func _elements(_ context: BuildContext) -> [Element] {
        (content as? any ColumnList)?.first?._elements(context) ?? content._elements(context)
    }
}
private protocol ColumnList {
    var first: (any View)? { get }
}
extension TupleView: ColumnList {
    var first: (any View)? { children.first }
}

/// How a `NavigationView` arranges its pages: always as a stack.
public protocol NavigationViewStyle {}
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable { public init() {} }
public typealias DefaultNavigationViewStyle = StackNavigationViewStyle
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { .init() }
    public static var automatic: StackNavigationViewStyle { .init() }
}

extension View {
    /// Navigation views are stacks, so the only styles are theirs.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
