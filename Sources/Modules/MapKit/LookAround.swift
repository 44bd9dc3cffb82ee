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

/// A neutral box with its name.
@MainActor @preconcurrency
open class MKLookAroundViewController: UIViewController {
    open var scene: MKLookAroundScene?
    open var isNavigationEnabled = true
    open var showsRoadLabels = true
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var badgePosition = MKLookAroundBadgePosition.topLeading
    public convenience init(scene: MKLookAroundScene) {
        self.init(nibName: nil, bundle: nil)
        self.scene = scene
    }
    open override func loadView() { view = UIHostingController(rootView: _KinoraPlaceholder("Look around")).view }
}
/// Would make a picture of a scene, of which there is none.
public final class MKLookAroundSnapshotter: NSObject {
    public final class Options: NSObject {
        /// In points.
        public var size = CGSize(width: 256, height: 256)
        public var pointOfInterestFilter: MKPointOfInterestFilter?
        public var traitCollection = UITraitCollection(userInterfaceStyle: .unspecified)
        public override init() { super.init() }
    }
    public final class Snapshot: NSObject, @unchecked Sendable {
        public let image: UIImage
        init(_ image: UIImage) {
            self.image = image
            super.init()
        }
    }
    public init(scene: MKLookAroundScene, options: Options) { super.init() }
    public private(set) var isLoading = false
    /// Fails: a stage has no network.
    public var snapshot: Snapshot { get async throws { throw URLError(.notConnectedToInternet) } }
    public func getSnapshotWithCompletionHandler(_ completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
        completionHandler(nil, URLError(.notConnectedToInternet))
    }
    public func cancel() {}
}
