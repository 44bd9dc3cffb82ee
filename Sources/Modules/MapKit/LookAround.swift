import CoreLocation
import KinoraStage
@_exported import KinoraViews

/// A place to look around from. There are none: a request answers that there is no scene at its place.
public final class MKLookAroundScene: Sendable {}

public final class MKLookAroundSceneRequest: Sendable {
    public let coordinate: CLLocationCoordinate2D
    public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
    public init(mapItem: MKMapItem) { coordinate = mapItem.placemark.coordinate }
    public var scene: MKLookAroundScene? { get async throws { nil } }
    public func cancel() {}
}

/// What one sees around a place: a neutral box with that name.
public struct LookAroundPreview: View {
    public init(
        initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        badgePosition: MKLookAroundBadgePosition = .topLeading
    ) {}
    public init(
        scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        badgePosition: MKLookAroundBadgePosition = .topLeading
    ) {}
    public var body: some View { _KinoraPlaceholder("Look around") }
}

public enum MKLookAroundBadgePosition: Int, Sendable { case topLeading, topTrailing, bottomTrailing }

extension View {
    /// A stage shows no sheet of a scene: there is none.
    public func lookAroundViewer(
        isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
        showsRoadLabels: Bool = true, onDismiss: (() -> Void)? = nil
    ) -> some View { self }
}
