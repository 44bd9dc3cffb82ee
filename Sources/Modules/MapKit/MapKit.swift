/// The module that sources import for maps. There are no tiles: a map is a neutral ground with its markers and annotations where
/// the Mercator projection puts them.
@_exported import CoreLocation
import KinoraStage
@_exported import KinoraViews

/// How many degrees a region spans.
public struct MKCoordinateSpan: Sendable {
    public var latitudeDelta: CLLocationDegrees
    public var longitudeDelta: CLLocationDegrees
    public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
}
public struct MKCoordinateRegion: Sendable {
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan
    public init() { (center, span) = (.init(), .init()) }
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }
    public init(
        center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
    ) {
        let meters = 111_319.49
        self.init(
            center: center,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / meters,
                longitudeDelta: longitudinalMeters / (meters * max(0.01, Maths.cos(center.latitude * .pi / 180)))))
    }
}
public struct MKMapPoint: Sendable {
    public var x: Double, y: Double
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
    public init(_ coordinate: CLLocationCoordinate2D) {
        let world = MKMapRect.world.size
        x = (coordinate.longitude + 180) / 360 * world.width
        y = (1 + MapProjection.y(coordinate.latitude) / .pi) / 2 * world.height
    }
    public var coordinate: CLLocationCoordinate2D {
        let world = MKMapRect.world.size
        let down = (2 * y / world.height - 1) * .pi
        return CLLocationCoordinate2D(
            latitude: (2 * Maths.atan2(Maths.exp(-down), 1) - .pi / 2) * 180 / .pi,
            longitude: x / world.width * 360 - 180)
    }
}
public struct MKMapSize: Sendable {
    public var width: Double, height: Double
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}
public struct MKMapRect: Sendable {
    public var origin: MKMapPoint, size: MKMapSize
    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
    public init() { self.init(origin: MKMapPoint(x: 0, y: 0), size: MKMapSize(width: 0, height: 0)) }
    public static let world = MKMapRect(
        origin: MKMapPoint(x: 0, y: 0), size: MKMapSize(width: 268_435_456, height: 268_435_456))
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }
    fileprivate var middle: CLLocationCoordinate2D {
        MKMapPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2).coordinate
    }
}
extension MKMapRect {
    /// The box of a region by Mercator's projection.
    init(_ region: MKCoordinateRegion) {
        let (center, span) = (region.center, region.span)
        let top = min(85, center.latitude + span.latitudeDelta / 2)
        let bottom = max(-85, center.latitude - span.latitudeDelta / 2)
        let from = MKMapPoint(
            CLLocationCoordinate2D(latitude: top, longitude: center.longitude - span.longitudeDelta / 2))
        let to = MKMapPoint(
            CLLocationCoordinate2D(latitude: bottom, longitude: center.longitude + span.longitudeDelta / 2))
        self.init(x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y)
    }
}
extension MKCoordinateRegion {
    public init(_ rect: MKMapRect) {
        let first = rect.origin.coordinate
        let last = MKMapPoint(x: rect.origin.x + rect.size.width, y: rect.origin.y + rect.size.height).coordinate
        self.init(
            center: CLLocationCoordinate2D(
                latitude: (first.latitude + last.latitude) / 2, longitude: (first.longitude + last.longitude) / 2),
            span: MKCoordinateSpan(
                latitudeDelta: first.latitude - last.latitude, longitudeDelta: last.longitude - first.longitude))
    }
}

/// What a map shows: a region, or whatever its content needs.
public struct MapCameraPosition: Equatable, Sendable {
    public let region: MKCoordinateRegion?
    public private(set) var followsUserLocation = false
    public private(set) var followsUserHeading = false
    /// Nobody moves the map.
    public var positionedByUser: Bool { false }
    public var fallbackPosition: MapCameraPosition? {
        followsUserLocation ? region.map { .region($0) } ?? .automatic : nil
    }
    public private(set) var allowsAutomaticPitch = false
    private init(region: MKCoordinateRegion?, allowsAutomaticPitch: Bool = false) {
        (self.region, self.allowsAutomaticPitch) = (region, allowsAutomaticPitch)
    }
    public static var automatic: MapCameraPosition { .init(region: nil) }
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { .init(region: region) }
    public static func rect(_ rect: MKMapRect) -> MapCameraPosition { .init(region: MKCoordinateRegion(rect)) }
    /// A kilometer around the item.
    public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
        .init(
            region: MKCoordinateRegion(
                center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000),
            allowsAutomaticPitch: allowsAutomaticPitch)
    }
    public static func camera(_ camera: MapCamera) -> MapCameraPosition {
        .init(
            region: MKCoordinateRegion(
                center: camera.centerCoordinate, latitudinalMeters: camera.distance, longitudinalMeters: camera.distance
            ))
    }
    /// The place is not known, so that the fallback is shown.
    public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition {
        var position = fallback
        (position.followsUserLocation, position.followsUserHeading) = (true, followsHeading)
        return position
    }
    public static func == (a: MapCameraPosition, b: MapCameraPosition) -> Bool {
        a.region?.center.latitude == b.region?.center.latitude
            && a.region?.center.longitude == b.region?.center.longitude
            && a.region?.span.latitudeDelta == b.region?.span.latitudeDelta
            && a.region?.span.longitudeDelta == b.region?.span.longitudeDelta
    }
}
public struct MapCamera: Sendable {
    public var centerCoordinate: CLLocationCoordinate2D
    public var distance: Double
    public var heading: Double
    public var pitch: Double
    public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
        (self.centerCoordinate, self.distance, self.heading, self.pitch) = (centerCoordinate, distance, heading, pitch)
    }
    @MainActor public init(_ camera: MKMapCamera) {
        self.init(
            centerCoordinate: camera.centerCoordinate, distance: camera.centerCoordinateDistance,
            heading: camera.heading, pitch: camera.pitch)
    }
    /// One that shows all of a region.
    fileprivate init(framing region: MKCoordinateRegion, pitch: Double = 0) {
        let meters = 111_319.49
        let height = region.span.latitudeDelta * meters
        let width = region.span.longitudeDelta * meters * max(0.01, Maths.cos(region.center.latitude * .pi / 180))
        self.init(centerCoordinate: region.center, distance: max(height, width), pitch: pitch)
    }
}
public struct MapCameraBounds: Sendable {
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
    public init(
        centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
    ) {}
}
public struct MapInteractionModes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let pan = MapInteractionModes(rawValue: 1)
    public static let zoom = MapInteractionModes(rawValue: 2)
    public static let rotate = MapInteractionModes(rawValue: 4)
    public static let pitch = MapInteractionModes(rawValue: 8)
    public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

/// Something on a map.
public struct _MapItem {
    let coordinate: CLLocationCoordinate2D?
    let path: [CLLocationCoordinate2D]
    let anchor: UnitPoint
    var view: AnyView
    var line: (AnyShapeStyle, StrokeStyle)? = nil
    /// What the area within the path is filled with.
    var fill: AnyShapeStyle? = nil
    /// The view in a color, until one is said.
    var tinted: (@MainActor (AnyShapeStyle) -> AnyView)? = nil

    /// Has a color, unless it has one already.
    @MainActor fileprivate mutating func tint(_ style: AnyShapeStyle) {
        guard let tinted else { return }
        (view, self.tinted) = (tinted(style), nil)
    }
}
@MainActor @preconcurrency
public protocol MapContent {
    var _items: [_MapItem] { get }
}
public struct _MapContents: MapContent { public let _items: [_MapItem] }
@resultBuilder
public struct MapContentBuilder {
    @MainActor public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
    @MainActor public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
    @MainActor public static func buildBlock<each Content: MapContent>(_ content: repeat each Content) -> _MapContents {
        var items: [_MapItem] = []
        repeat items += (each content)._items
        return _MapContents(_items: items)
    }
    @MainActor public static func buildIf(_ content: _MapContents?) -> _MapContents {
        content ?? _MapContents(_items: [])
    }
    @MainActor public static func buildEither<Content: MapContent>(first: Content) -> _MapContents {
        _MapContents(_items: first._items)
    }
    @MainActor public static func buildEither<Content: MapContent>(second: Content) -> _MapContents {
        _MapContents(_items: second._items)
    }
    @MainActor public static func buildLimitedAvailability<Content: MapContent>(_ content: Content) -> _MapContents {
        _MapContents(_items: content._items)
    }
}
public struct EmptyMapContent: MapContent {
    public nonisolated init() {}
    public var _items: [_MapItem] { [] }
}
/// Content that is made of data.
@MainActor @preconcurrency
public protocol DynamicMapContent: MapContent {
    associatedtype Data: Collection
    var data: Data { get }
}
extension ForEach: DynamicMapContent where Content: MapContent {}
extension ForEach: MapContent where Content: MapContent {
    public var _items: [_MapItem] { data.flatMap { content($0)._items } }
    public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(collecting: data, id: { $0.id }, content: content)
    }
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(collecting: data, id: { $0[keyPath: id] }, content: content) }
}

/// A balloon at a place.
public struct Marker<Label: View>: MapContent {
    private let coordinate: CLLocationCoordinate2D
    private let label: Label
    private let sign: BalloonSign
    public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
        self.init(coordinate, .symbol("mappin"), label())
    }
    fileprivate init(_ coordinate: CLLocationCoordinate2D, _ sign: BalloonSign, _ label: Label) {
        (self.coordinate, self.sign, self.label) = (coordinate, sign, label)
    }
    public var _items: [_MapItem] {
        let balloon = Balloon(sign: sign, label: label)
        return [
            _MapItem(
                coordinate: coordinate, path: [], anchor: .bottom, view: AnyView(balloon),
                tinted: { AnyView(Balloon(sign: sign, label: label, color: $0)) })
        ]
    }
}
extension Marker where Label == Text {
    public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, .symbol("mappin"), Text(title))
    }
    public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, .symbol(systemImage), Text(title))
    }
    public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, .image(image), Text(title))
    }
    public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, .monogram(monogram), Text(title))
    }
    public init(item: MKMapItem) { self.init(item.placemark.coordinate, .symbol("mappin"), Text(item.name ?? "")) }
}
/// What is in a balloon.
private enum BalloonSign {
    case symbol(String)
    case image(String)
    case monogram(Text)
}
private struct Balloon<Label: View>: View {
    let sign: BalloonSign
    let label: Label
    var color = AnyShapeStyle(Color.red)
    var body: some View {
        VStack(spacing: 2) {
            picture.font(.system(size: 13, weight: .semibold)).foregroundStyle(.white)
                .frame(width: 28, height: 28).background(Circle().fill(color))
            label.font(.caption2.weight(.semibold)).lineLimit(1)
        }.fixedSize()
    }
    @ViewBuilder private var picture: some View {
        switch sign {
        case .symbol(let name): Image(systemName: name)
        case .image(let name): Image(name).resizable().scaledToFit().frame(width: 18, height: 18)
        case .monogram(let text): text.minimumScaleFactor(0.5).lineLimit(1).padding(.horizontal, 2)
        }
    }
}
/// A view at a place.
public struct Annotation<Label: View, Content: View>: MapContent {
    private let coordinate: CLLocationCoordinate2D
    private let anchor: UnitPoint
    private let content: Content
    private let label: Label
    public init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) { (self.coordinate, self.anchor, self.content, self.label) = (coordinate, anchor, content(), label()) }
    public var _items: [_MapItem] {
        let view = VStack(spacing: 2) {
            content
            label.font(.caption2.weight(.semibold)).lineLimit(1)
        }
        return [_MapItem(coordinate: coordinate, path: [], anchor: anchor, view: AnyView(view.fixedSize()))]
    }
}
extension Annotation where Label == Text {
    public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
    ) { self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) } }
}
/// A line over places.
public struct MapPolyline: MapContent {
    /// How the line goes from place to place. All are straight on the map.
    public struct ContourStyle: Hashable, Sendable {
        let isGeodesic: Bool
        public static var straight: ContourStyle { .init(isGeodesic: false) }
        public static var geodesic: ContourStyle { .init(isGeodesic: true) }
    }
    private let coordinates: [CLLocationCoordinate2D]
    public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
        self.coordinates = coordinates
    }
    public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
        coordinates = points.map(\.coordinate)
    }
    public init(_ polyline: MKPolyline) { coordinates = polyline.coordinates }
    public init(_ route: MKRoute) { coordinates = [] }
    public var _items: [_MapItem] {
        [
            _MapItem(
                coordinate: nil, path: coordinates, anchor: .center, view: AnyView(EmptyView()),
                line: (AnyShapeStyle(.blue), StrokeStyle(lineWidth: 3)))
        ]
    }
}
/// A circle around a place.
public struct MapCircle: MapContent {
    private let center: CLLocationCoordinate2D
    /// In meters.
    private let radius: CLLocationDistance
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (self.center, self.radius) = (center, radius)
    }
    public init(_ circle: MKCircle) { self.init(center: circle.coordinate, radius: circle.radius) }
    /// The largest one within a rectangle.
    public init(mapRect: MKMapRect) {
        let center = mapRect.middle
        let equator = 40_075_016.686
        let meters = equator * Maths.cos(center.latitude * .pi / 180) / MKMapRect.world.size.width
        self.init(center: center, radius: min(mapRect.size.width, mapRect.size.height) / 2 * meters)
    }
    public var _items: [_MapItem] {
        let meters = 111_319.49
        let wide = max(0.01, Maths.cos(center.latitude * .pi / 180))
        let corners = 90
        let path = (0...corners).map { corner in
            let angle = Double(corner) / Double(corners) * 2 * .pi
            return CLLocationCoordinate2D(
                latitude: center.latitude + radius / meters * Maths.sin(angle),
                longitude: center.longitude + radius / (meters * wide) * Maths.cos(angle))
        }
        return [_MapItem.area(path)]
    }
}
/// An area between places.
public struct MapPolygon: MapContent {
    private let coordinates: [CLLocationCoordinate2D]
    public init(coordinates: [CLLocationCoordinate2D]) { self.coordinates = coordinates }
    public init(points: [MKMapPoint]) { coordinates = points.map(\.coordinate) }
    public init(_ polygon: MKPolygon) { coordinates = polygon.coordinates }
    public var _items: [_MapItem] { [_MapItem.area(coordinates + coordinates.prefix(1))] }
}
extension _MapItem {
    fileprivate static func area(_ path: [CLLocationCoordinate2D]) -> _MapItem {
        _MapItem(
            coordinate: nil, path: path, anchor: .center, view: AnyView(EmptyView()),
            fill: AnyShapeStyle(Color.blue.opacity(0.3)))
    }
}
/// Where somebody is.
public struct UserLocation: Sendable {
    public let heading: CLLocationDirection?
    public let location: CLLocation?
}
/// The user's place, which is not known.
public struct UserAnnotation<Content: View>: MapContent {
    private init(nothing: Void) {}
    public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping () -> Content) { self.init(nothing: ()) }
    public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping (UserLocation) -> Content) {
        self.init(nothing: ())
    }
    public var _items: [_MapItem] { [] }
}
extension UserAnnotation where Content == DefaultUserAnnotationContent {
    public init() { self.init(nothing: ()) }
}
extension UserAnnotation where Content == EmptyView {
    @_disfavoredOverload public init(anchor: UnitPoint = .center) { self.init(nothing: ()) }
}
public struct DefaultUserAnnotationContent: View {
    public var body: some View { Circle().fill(.blue).frame(width: 16, height: 16) }
}
extension MapContent {
    private func changed(_ change: (inout _MapItem) -> Void) -> _MapContents {
        _MapContents(
            _items: _items.map {
                var item = $0
                change(&item)
                return item
            })
    }
    /// Of the areas.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
        changed { if $0.fill != nil { $0.fill = AnyShapeStyle(style) } }
    }
    /// Of the lines, and around the areas.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
        changed { if !$0.path.isEmpty { $0.line = (AnyShapeStyle(content), style) } }
    }
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
    public func strokeStyle(style: StrokeStyle) -> some MapContent {
        changed { if let line = $0.line { $0.line = (line.0, style) } }
    }
}
extension MapContent {
    public func tag<V: Hashable>(_ tag: V) -> some MapContent { self }
    /// The color of markers, where nothing inside says another.
    public func tint(_ tint: Color?) -> some MapContent {
        changed { item in if let tint { item.tint(AnyShapeStyle(tint)) } }
    }
    public func tint<S: ShapeStyle>(_ tint: S) -> some MapContent { changed { $0.tint(AnyShapeStyle(tint)) } }
    public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
    public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
    public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
}
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }

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

/// Where a place lies on a map: Mercator's projection, as large as shows the whole region.
struct MapProjection {
    private let scale: Double
    private let middle: CGPoint
    private let size: CGSize

    init(_ region: MKCoordinateRegion, _ size: CGSize) {
        let half = region.span.latitudeDelta / 2
        let height = MapProjection.y(region.center.latitude - half) - MapProjection.y(region.center.latitude + half)
        let width = region.span.longitudeDelta * .pi / 180
        scale = min(size.width / max(width, 1e-9), size.height / max(height, 1e-9))
        middle = CGPoint(x: region.center.longitude * .pi / 180, y: MapProjection.y(region.center.latitude))
        self.size = size
    }
    func point(_ place: CLLocationCoordinate2D) -> CGPoint {
        CGPoint(
            x: size.width / 2 + (place.longitude * .pi / 180 - middle.x) * scale,
            y: size.height / 2 + (MapProjection.y(place.latitude) - middle.y) * scale)
    }
    static func y(_ latitude: Double) -> Double {
        let angle = min(max(latitude, -85), 85) * .pi / 180
        return -Maths.log(Maths.tan(.pi / 4 + angle / 2))
    }
}

public enum MapUserTrackingMode: Sendable { case none, follow, followWithHeading }
@MainActor @preconcurrency public protocol MapAnnotationProtocol { var _item: _MapItem { get } }
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    public let _item: _MapItem
    public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) {
        _item = _MapItem(
            coordinate: coordinate, path: [], anchor: UnitPoint(x: anchorPoint.x, y: anchorPoint.y),
            view: AnyView(content()))
    }
}
public struct MapMarker: MapAnnotationProtocol {
    public let _item: _MapItem
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        _item = _MapItem(
            coordinate: coordinate, path: [], anchor: .bottom,
            view: AnyView(Balloon(sign: .symbol("mappin"), label: EmptyView())))
    }
}
public struct MapPin: MapAnnotationProtocol {
    public let _item: _MapItem
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        _item = MapMarker(coordinate: coordinate, tint: tint)._item
    }
}

public struct MapStyle: Sendable {
    public enum Elevation: Sendable { case automatic, flat, realistic }
    public struct StandardEmphasis: Hashable, Sendable {
        let isMuted: Bool
        public static var automatic: StandardEmphasis { .init(isMuted: false) }
        public static var muted: StandardEmphasis { .init(isMuted: true) }
    }
    public static var standard: MapStyle { .init() }
    public static var imagery: MapStyle { .init() }
    public static var hybrid: MapStyle { .init() }
    public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> MapStyle { .init() }
    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .init() }
    public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> MapStyle { .init() }
}
public struct PointOfInterestCategories: Sendable {
    public static let all = PointOfInterestCategories()
    public static let excludingAll = PointOfInterestCategories()
    public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { .init() }
    public static func including(_ categories: MKPointOfInterestCategory...) -> PointOfInterestCategories { .init() }
    public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { .init() }
    public static func excluding(_ categories: MKPointOfInterestCategory...) -> PointOfInterestCategories { .init() }
}
public struct MapCameraUpdateContext: Sendable {
    public let camera: MapCamera
    public let region: MKCoordinateRegion
    public let rect: MKMapRect
}
public enum MapCameraUpdateFrequency: Sendable { case continuous, onEnd }
public struct MapCompass: View {
    public init(scope: Namespace.ID? = nil) {}; public var body: some View { EmptyView() }
}
public struct MapUserLocationButton: View {
    public init(scope: Namespace.ID? = nil) {}; public var body: some View { EmptyView() }
}
public struct MapScaleView: View {
    public init(scope: Namespace.ID? = nil) {}; public var body: some View { EmptyView() }
}
public struct MapPitchToggle: View {
    public init(scope: Namespace.ID? = nil) {}; public var body: some View { EmptyView() }
}
public struct MapReader<Content: View>: View {
    private let content: Content
    public init(@ViewBuilder content: (MapProxy) -> Content) { self.content = content(MapProxy()) }
    public var body: some View { content }
}
public struct MapProxy: Sendable {
    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? { nil }
    public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
        nil
    }
    public func camera(framing region: MKCoordinateRegion) -> MapCamera { MapCamera(framing: region) }
    public func camera(framing rect: MKMapRect) -> MapCamera { MapCamera(framing: MKCoordinateRegion(rect)) }
    public func camera(framing item: MKMapItem, allowPitch: Bool = true) -> MapCamera {
        MapCamera(
            framing: MKCoordinateRegion(
                center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000))
    }
}
extension View {
    public func mapStyle(_ style: MapStyle) -> some View { self }
    public func mapControls<C: View>(@ViewBuilder _ content: () -> C) -> some View { self }
    public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
    public func mapScope(_ scope: Namespace.ID) -> some View { self }
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View { self }
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
    ) -> some View { self }
}

open class MKPlacemark: CLPlacemark {
    public let coordinate: CLLocationCoordinate2D
    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        super.init()
    }
    open var title: String? { nil }
    open var subtitle: String? { nil }
}
/// Looks for places. Nothing is found: the search fails, as on a device that is offline.
open class MKLocalSearch: NSObject {
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = ResultType(rawValue: 1)
        public static let pointOfInterest = ResultType(rawValue: 2)
    }
    open class Request: NSObject {
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()
        open var resultTypes: ResultType = [.address, .pointOfInterest]
        public override init() { super.init() }
        public init(naturalLanguageQuery: String) {
            self.naturalLanguageQuery = naturalLanguageQuery
            super.init()
        }
    }
    open class Response: NSObject, @unchecked Sendable {
        public let mapItems: [MKMapItem]
        public let boundingRegion: MKCoordinateRegion
        init(_ mapItems: [MKMapItem], _ boundingRegion: MKCoordinateRegion) {
            (self.mapItems, self.boundingRegion) = (mapItems, boundingRegion)
            super.init()
        }
    }
    public typealias CompletionHandler = (Response?, (any Error)?) -> Void
    private let request: Request
    public init(request: Request) {
        self.request = request
        super.init()
    }
    open var isSearching: Bool { false }
    open func start() async throws -> Response { throw URLError(.notConnectedToInternet) }
    open func start(completionHandler: @escaping CompletionHandler) {
        completionHandler(nil, URLError(.notConnectedToInternet))
    }
    open func cancel() {}
}
open class MKRoute: NSObject {
    open var distance: CLLocationDistance { 0 }
    open var expectedTravelTime: TimeInterval { 0 }
}
@MainActor @preconcurrency public protocol MKAnnotation: AnyObject {
    var coordinate: CLLocationCoordinate2D { get }
    var title: String? { get }
    var subtitle: String? { get }
}
/// Where the device is: nowhere that is known.
open class MKUserLocation: NSObject, MKAnnotation {
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
    open var location: CLLocation? { nil }
    open var heading: CLHeading? { nil }
    open var isUpdating: Bool { false }
    open var title: String? = "My Location"
    open var subtitle: String?
}
extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }
}
@MainActor @preconcurrency open class MKPointAnnotation: NSObject, MKAnnotation {
    public override init() { super.init() }
    open var coordinate = CLLocationCoordinate2D()
    open var title: String?
    open var subtitle: String?
}
@MainActor @preconcurrency
open class MKAnnotationView: UIView {
    open var annotation: (any MKAnnotation)?
    public let reuseIdentifier: String?
    open func prepareForReuse() {}
    open func prepareForDisplay() {}
    /// By which annotations that are near each other would be drawn as one.
    open var clusteringIdentifier: String?
    open var canShowCallout = false
    open var image: UIImage?
    open var centerOffset: CGPoint = .zero
    /// In points.
    open var calloutOffset: CGPoint = .zero
    /// What a callout would show beside its title; a map here is a box without callouts.
    open var leftCalloutAccessoryView: UIView?
    open var rightCalloutAccessoryView: UIView?
    open var detailCalloutAccessoryView: UIView?
    /// Where it is while people drag it, which nobody does: a state is what it was set to.
    public enum DragState: UInt, Sendable { case none, starting, dragging, canceling, ending }
    open var isDraggable = false
    open var dragState = DragState.none
    open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) { return nil }
}
@MainActor @preconcurrency
open class MKPinAnnotationView: MKAnnotationView {}
@MainActor @preconcurrency
open class MKMarkerAnnotationView: MKAnnotationView {
    open var markerTintColor: UIColor?
    open var glyphTintColor: UIColor?
    open var glyphText: String?
    open var glyphImage: UIImage?
}
/// A map of UIKit: a neutral box.
@MainActor @preconcurrency
open class MKMapView: _KinoraPlaceholderView {
    open override var placeholderLabel: String { "Map" }
    open var region = MKCoordinateRegion()
    open var showsUserLocation = false
    open var userTrackingMode = MKUserTrackingMode.none
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
    open var showsCompass = true
    open var showsScale = false
    open var isZoomEnabled = true
    open var isScrollEnabled = true
    open var isRotateEnabled = true
    open var isPitchEnabled = true
    open var mapType: MKMapType = .standard
    open weak var delegate: (any MKMapViewDelegate)?
    open private(set) var annotations: [any MKAnnotation] = []
    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
    }
    open var camera = MKMapCamera() { didSet { region.center = camera.centerCoordinate } }
    open func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsTraffic = false
    open var showsBuildings = true
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
    /// The region with the longer side that the shape of the view asks for.
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
        guard bounds.width > 0, bounds.height > 0 else { return region }
        var fitting = region
        // A degree of longitude is shorter than one of latitude, away from the equator.
        let (shrink, aspect) = (max(1e-6, Maths.cos(region.center.latitude * .pi / 180)), bounds.width / bounds.height)
        fitting.span.longitudeDelta = max(region.span.longitudeDelta, region.span.latitudeDelta * aspect / shrink)
        fitting.span.latitudeDelta = max(region.span.latitudeDelta, region.span.longitudeDelta * shrink / aspect)
        return fitting
    }
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { region.center = coordinate }
    open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
    open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
    open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
    /// Where the device is, which is not known.
    open var userLocation: MKUserLocation { MKUserLocation() }
    open var visibleMapRect: MKMapRect {
        get { MKMapRect(region) }
        set { region = MKCoordinateRegion(newValue) }
    }
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) { visibleMapRect = mapRect }
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
        visibleMapRect = mapRect
    }
    open private(set) var selectedAnnotations: [any MKAnnotation] = []
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { selectedAnnotations = [annotation] }
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) { selectedAnnotations = [] }
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) { addAnnotations(annotations) }
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    open var isUserLocationVisible: Bool { false }
    open func removeAnnotations(_ annotations: [any MKAnnotation]) {
        self.annotations.removeAll { old in annotations.contains { $0 === old } }
    }
    private var makers: [String: @MainActor (String) -> MKAnnotationView] = [:]
    /// Views of classes of MapKit's own are made by it; the command says how others are.
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        switch viewClass {
        case nil: makers[identifier] = nil
        case is MKMarkerAnnotationView.Type:
            makers[identifier] = { MKMarkerAnnotationView(annotation: nil, reuseIdentifier: $0) }
        case is MKPinAnnotationView.Type:
            makers[identifier] = { MKPinAnnotationView(annotation: nil, reuseIdentifier: $0) }
        default: makers[identifier] = { MKAnnotationView(annotation: nil, reuseIdentifier: $0) }
        }
    }
    /// The same with how a view of the class is made, which the command writes into sources.
    public func register(
        _ viewClass: AnyClass?, kinoraMade: @escaping @MainActor (String) -> MKAnnotationView,
        forAnnotationViewWithReuseIdentifier identifier: String
    ) { makers[identifier] = kinoraMade }
    /// There are none to be used again.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
    /// A view of the class that is registered.
    open func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView {
        let made = makers[identifier]?(identifier)
        let view = made ?? MKMarkerAnnotationView(annotation: nil, reuseIdentifier: identifier)
        view.annotation = annotation
        return view
    }
}
/// The name under which a map looks for the views of annotations that its delegate has none for.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
    "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }
public enum MKMapType: UInt, Sendable {
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}
@MainActor @preconcurrency public protocol MKMapViewDelegate: AnyObject {
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState)
}
extension MKMapViewDelegate {
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
    ) {}
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState
    ) {}
}
