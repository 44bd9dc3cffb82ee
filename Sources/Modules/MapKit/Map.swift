import CoreLocation
import KinoraStage
import KinoraViews

/// The ground of a map, with what is on it.
public struct Map: View {
    private let region: MKCoordinateRegion?
    private let items: [_MapItem]

    public init<C: MapContent>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) { (region, items) = (initialPosition.region, content()._items) }
    public init<C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) { (region, items) = (position.wrappedValue.region, content()._items) }
    public init<C: MapContent, V: Hashable>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<V?>, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) { (region, items) = (position.wrappedValue.region, content()._items) }
    public init<C: MapContent, V: Hashable>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<V?>, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) { (region, items) = (initialPosition.region, content()._items) }
    public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) { (region, items) = (initialPosition.region, []) }
    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil
    ) { (region, items) = (position.wrappedValue.region, []) }
    public init<V: Hashable>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<V?>, scope: Namespace.ID? = nil
    ) { (region, items) = (position.wrappedValue.region, []) }
    public init<V: Hashable>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<V?>, scope: Namespace.ID? = nil
    ) { (region, items) = (initialPosition.region, []) }
    public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) { (region, items) = (coordinateRegion.wrappedValue, []) }
    public init<Items: RandomAccessCollection, A: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: (Items.Element) -> A
    ) where Items.Element: Identifiable {
        (region, items) = (coordinateRegion.wrappedValue, annotationItems.map { annotationContent($0)._item })
    }
    public init(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) { (region, items) = (MKCoordinateRegion(mapRect.wrappedValue), []) }
    public init<Items: RandomAccessCollection, A: MapAnnotationProtocol>(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: (Items.Element) -> A
    ) where Items.Element: Identifiable {
        (region, items) = (
            MKCoordinateRegion(mapRect.wrappedValue), annotationItems.map { annotationContent($0)._item }
        )
    }

    /// The region of all places, with a fifth more around them.
    private var shown: MKCoordinateRegion? {
        if let region { return region }
        let places = items.flatMap { $0.path + [$0.coordinate].compactMap { $0 } }
        guard let south = places.map(\.latitude).min(), let north = places.map(\.latitude).max(),
            let west = places.map(\.longitude).min(), let east = places.map(\.longitude).max()
        else { return nil }
        return MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: (south + north) / 2, longitude: (west + east) / 2),
            span: MKCoordinateSpan(
                latitudeDelta: max(0.01, (north - south) * 1.4), longitudeDelta: max(0.01, (east - west) * 1.4)))
    }

    @Environment(\.colorScheme) private var scheme

    /// Lines and areas are below all markers and annotations.
    private var order: [Int] {
        items.indices.filter { items[$0].coordinate == nil } + items.indices.filter { items[$0].coordinate != nil }
    }

    public var body: some View {
        GeometryReader { proxy in
            ZStack(alignment: .topLeading) {
                (scheme == .dark ? Color(red: 0.16, green: 0.18, blue: 0.17) : Color(red: 0.91, green: 0.93, blue: 0.9))
                Text(verbatim: "Map").font(.footnote).foregroundStyle(.secondary).padding(8)
                if let shown {
                    let projection = MapProjection(shown, proxy.size)
                    ForEach(order, id: \.self) { index in placed(items[index], projection) }
                }
            }
            .frame(width: proxy.size.width, height: proxy.size.height, alignment: .topLeading)
            .clipped()
        }
    }

    @ViewBuilder private func placed(_ item: _MapItem, _ projection: MapProjection) -> some View {
        if let coordinate = item.coordinate {
            let point = projection.point(coordinate)
            item.view.alignmentGuide(.leading) { $0.width * item.anchor.x - point.x }
                .alignmentGuide(.top) { $0.height * item.anchor.y - point.y }
        } else {
            let path = Path { path in path.addLines(item.path.map { projection.point($0) }) }
            if let fill = item.fill { path.fill(fill) }
            if let line = item.line { path.stroke(line.0, style: line.1) }
        }
    }
}
