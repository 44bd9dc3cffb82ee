import CoreLocation
import KinoraStage
import KinoraViews

/// A map: its ground, what is on it, and fingers that move it.
///
/// There are no tiles. Where much of the world is seen, the ground shows land and sea; near by it is plain. A change of the position within an
/// animation moves the camera evenly, also in its nearness. Fingers drag the map and pinch it, as far as the interaction modes allow.
public struct Map: View {
    /// Who says what is shown.
    private enum Source {
        case initial(MapCameraPosition)
        case position(Binding<MapCameraPosition>)
        case region(Binding<MKCoordinateRegion>)
        case rect(Binding<MKMapRect>)
    }
    private let source: Source
    private let items: [_MapItem]
    private let modes: MapInteractionModes
    private var selection: MapSelectionLink?
    /// Where fingers have moved it.
    @State private var moved: MapFrame?

    private init(
        _ source: Source, _ items: [_MapItem], _ modes: MapInteractionModes, _ selection: MapSelectionLink? = nil
    ) { (self.source, self.items, self.modes, self.selection) = (source, items, modes, selection) }

    public init<C: MapContent>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) { self.init(.initial(initialPosition), content()._items, interactionModes) }
    public init<C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) { self.init(.position(position), content()._items, interactionModes) }
    public init<C: MapContent, V: Hashable>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<V?>, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) { self.init(.position(position), content()._items, interactionModes, MapSelectionLink(selection)) }
    public init<C: MapContent, V: Hashable>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<V?>, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) { self.init(.initial(initialPosition), content()._items, interactionModes, MapSelectionLink(selection)) }
    public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) { self.init(.initial(initialPosition), [], interactionModes) }
    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil
    ) { self.init(.position(position), [], interactionModes) }
    public init<V: Hashable>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<V?>, scope: Namespace.ID? = nil
    ) { self.init(.position(position), [], interactionModes, MapSelectionLink(selection)) }
    public init<V: Hashable>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<V?>, scope: Namespace.ID? = nil
    ) { self.init(.initial(initialPosition), [], interactionModes, MapSelectionLink(selection)) }
    public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) { self.init(.region(coordinateRegion), [], interactionModes) }
    public init<Items: RandomAccessCollection, A: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: (Items.Element) -> A
    ) where Items.Element: Identifiable {
        self.init(.region(coordinateRegion), Map.items(annotationItems, annotationContent), interactionModes)
    }
    public init(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) { self.init(.rect(mapRect), [], interactionModes) }
    public init<Items: RandomAccessCollection, A: MapAnnotationProtocol>(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: (Items.Element) -> A
    ) where Items.Element: Identifiable {
        self.init(.rect(mapRect), Map.items(annotationItems, annotationContent), interactionModes)
    }

    private static func items<Items: RandomAccessCollection>(
        _ items: Items, _ content: (Items.Element) -> any MapAnnotationProtocol
    ) -> [_MapItem] where Items.Element: Identifiable { items.map { content($0)._item.within($0.id) } }

    public var body: some View {
        GeometryReader { proxy in
            MapScreen(
                frame: frame, geometry: proxy, items: items, modes: modes, selection: selection,
                move: { move(to: $0, proxy.size) })
        }
    }

    /// What is shown; nil where nothing says it and nothing is on the map.
    private var frame: MapFrame? {
        switch source {
        case .initial(let position): moved ?? position.frame ?? contentFrame
        case .position(let position):
            (position.wrappedValue.positionedByUser ? moved : position.wrappedValue.frame) ?? contentFrame
        case .region(let region): MapFrame(region.wrappedValue)
        case .rect(let rect): MapFrame(MKCoordinateRegion(rect.wrappedValue))
        }
    }

    /// All that is on the map, with a fifth more on each side.
    private var contentFrame: MapFrame? {
        let places = items.flatMap(\.places)
        guard let south = places.map(\.latitude).min(), let north = places.map(\.latitude).max(),
            let west = places.map(\.longitude).min(), let east = places.map(\.longitude).max()
        else { return nil }
        return MapFrame(
            MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: (south + north) / 2, longitude: (west + east) / 2),
                span: MKCoordinateSpan(
                    latitudeDelta: max(0.01, (north - south) * 1.4), longitudeDelta: max(0.01, (east - west) * 1.4))))
    }

    private func move(to frame: MapFrame, _ size: CGSize) {
        switch source {
        case .initial: moved = frame
        case .position(let position):
            moved = frame
            if !position.wrappedValue.positionedByUser { position.wrappedValue = .movedByUser }
        case .region(let region): region.wrappedValue = MapProjection(frame, size).region
        case .rect(let rect): rect.wrappedValue = MKMapRect(MapProjection(frame, size).region)
        }
    }
}
