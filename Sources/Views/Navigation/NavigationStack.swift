import KinoraStage

/// Pages on top of each other, with a bar that names them and leads back.
public struct NavigationStack<Data, Root: View>: PrimitiveView {
    private let path: NavigationPathBinding?
    private let root: Root
    /// The column of a split view that it is; nil elsewhere.
    private let column: SplitColumnPlace?

    private init(path: NavigationPathBinding?, root: Root, column: SplitColumnPlace? = nil) {
        self.path = path
        self.root = root
        self.column = column
    }

    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.init(path: nil, root: root()) }

    init(column: SplitColumnPlace, root: Root) where Data == NavigationPath {
        self.init(path: nil, root: root, column: column)
    }

    /// - Parameter path: the values of the pages above the root.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.init(
            path: NavigationPathBinding(get: { path.wrappedValue.values }, set: { path.wrappedValue.values = $0 }),
            root: root())
    }

    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.init(
            path: NavigationPathBinding(
                get: { path.wrappedValue.map { AnyHashable($0) } },
                set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }),
            root: root())
    }

    public func _elements(_ context: BuildContext) -> [Element] {
        let location = StoredLocation(context, slot: Slot.content) { NavigationState() }
        var state = location.value
        if let path {
            state.match(path.get())
            location.keep(state)
        }
        var place = context.child(.content).inStack(nil)
        if place.environment.zoomSources == nil { place.environment.zoomSources = ZoomSources() }
        place.environment.navigator = column?.navigator ?? navigator(location)
        place.environment.navigationDestinations = column?.destinations ?? NavigationDestinations(outer: nil)
        let bar = column?.bar ?? takenOverBar(in: context)
        return NavigationLevel(content: root, entries: state.entries[...], bar: bar)._elements(place)
    }

    /// What the bar of the column shows that this stack alone stands in. There is one bar, and it is the stack's.
    private func takenOverBar(in context: BuildContext) -> ColumnBar? {
        guard let bar = context.environment.columnBar else { return nil }
        context.graph.noteRegistration(at: context.identity)
        bar.page?.change { $0.isTakenOver = true }
        return bar
    }

    private func navigator(_ location: StoredLocation<NavigationState>) -> Navigator {
        let change: (_ change: (inout NavigationState) -> Void) -> Void = { change in
            var state = location.value
            change(&state)
            location.value = state
            if let path, path.get() != state.path { path.set(state.path) }
        }
        return Navigator(
            push: { content, base in change { $0.push(content, on: base) } },
            pop: { depth in change { $0.pop(to: depth) } })
    }
}
