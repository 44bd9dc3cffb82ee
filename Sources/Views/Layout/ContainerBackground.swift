import KinoraStage

/// Which container gets a background.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    public static let widget = ContainerBackgroundPlacement(name: "widget")
    public static let window = ContainerBackgroundPlacement(name: "window")
    public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore")
    public static let subscriptionStoreHeader = ContainerBackgroundPlacement(name: "subscriptionStoreHeader")
    public static let subscriptionStoreFullHeight = ContainerBackgroundPlacement(name: "subscriptionStoreFullHeight")
    var isFull: Bool { ![.subscriptionStoreHeader].contains(self) }
}

extension View {
    /// Fills the whole container behind the view, beyond safe areas.
    public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View
    {
        frame(maxWidth: .infinity, maxHeight: .infinity).background(style, ignoresSafeAreaEdges: .all)
    }
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let content = content()
        return frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(alignment: alignment) { content.ignoresSafeArea() }
    }

    /// The margin that the system gives to a scene's content: 16 points at the sides.
    public func scenePadding(_ edges: Edge.Set = .all) -> some View {
        padding(edges.intersection(.horizontal), ScenePadding.width)
    }
    public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { scenePadding(edges) }
}

public struct ScenePadding: Equatable, Sendable {
    private let name: String
    static let width: CGFloat = 16
    public static let minimum = ScenePadding(name: "minimum")
    public static let navigationBar = ScenePadding(name: "navigationBar")
}
