import CoreLocation
import KinoraViews

/// A place to look around at, which nobody has.
public final class MKLookAroundScene: NSObject, Sendable {
    private override init() { super.init() }
}
/// Asks for a scene. There is none, as on a device that is offline.
public final class MKLookAroundSceneRequest: NSObject {
    public let coordinate: CLLocationCoordinate2D
    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        super.init()
    }
    public convenience init(mapItem: MKMapItem) { self.init(coordinate: mapItem.placemark.coordinate) }
    public var scene: MKLookAroundScene? { get async throws { throw URLError(.notConnectedToInternet) } }
    public func cancel() {}
}
public enum MKLookAroundBadgePosition: Int, Sendable { case topLeading, topTrailing, bottomTrailing }

/// A neutral box with its name.
public struct LookAroundPreview: View {
    public init(
        initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
    ) {}
    public init(
        scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
    ) {}
    public var body: some View { _KinoraPlaceholder("Look around") }
}
extension View {
    /// Is never shown.
    public func lookAroundViewer(
        isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
        showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
        onDismiss: (() -> Void)? = nil
    ) -> some View { self }
    public func lookAroundViewer(
        isPresented: Binding<Bool>, scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
        showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
        onDismiss: (() -> Void)? = nil
    ) -> some View { self }
}
