import KinoraStage
import KinoraViews

/// Makes a picture of a map: the neutral ground that maps are here.
public final class MKMapSnapshotter: NSObject, @unchecked Sendable {
    /// What the picture shows.
    public final class Options: NSObject, NSCopying, @unchecked Sendable {
        public var camera = MKMapCamera()
        public var region = MKCoordinateRegion()
        public var mapRect: MKMapRect {
            get { MKMapRect(region) }
            set { region = MKCoordinateRegion(newValue) }
        }
        public var mapType = MKMapType.standard
        public var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
        public var pointOfInterestFilter: MKPointOfInterestFilter?
        public var showsPointsOfInterest = true
        public var showsBuildings = true
        /// In points.
        public var size = CGSize(width: 256, height: 256)
        /// Pixels per point.
        public var scale: CGFloat = 1
        /// The appearance of the ground.
        public var traitCollection = UITraitCollection(userInterfaceStyle: .unspecified)

        public override init() { super.init() }

        public override func copy() -> Any { copy(with: nil) }
        public func copy(with zone: NSZone? = nil) -> Any {
            let copy = Options()
            (copy.camera, copy.region, copy.mapType) = (camera, region, mapType)
            (copy.preferredConfiguration, copy.pointOfInterestFilter) = (preferredConfiguration, pointOfInterestFilter)
            (copy.showsPointsOfInterest, copy.showsBuildings) = (showsPointsOfInterest, showsBuildings)
            (copy.size, copy.scale, copy.traitCollection) = (size, scale, traitCollection)
            return copy
        }
    }

    /// A picture, and where places lie in it.
    public final class Snapshot: NSObject, @unchecked Sendable {
        public let image: UIImage
        public let traitCollection: UITraitCollection
        private let projection: MapProjection

        fileprivate init(_ image: UIImage, of options: Options) {
            (self.image, traitCollection) = (image, options.traitCollection)
            projection = MapProjection(options.region, options.size)
            super.init()
        }

        /// Where a place lies, in points of the picture.
        public func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { projection.point(coordinate) }
    }

    public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

    private let options: Options
    /// Grows with each start and cancellation, by which a picture knows that nobody waits for it.
    private var turn = 0
    public private(set) var isLoading = false

    public init(options: Options) {
        self.options = options.copy() as? Options ?? options
        super.init()
    }
    public convenience override init() { self.init(options: Options()) }

    /// Makes the picture after the current event.
    public func start(completionHandler: @escaping CompletionHandler) {
        start(with: .main, completionHandler: completionHandler)
    }
    public func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
        // Checkpoints do not copy which picture is wanted.
        VirtualClock.noteObjects()
        turn += 1
        isLoading = true
        let wanted = turn
        queue.async {
            guard self.turn == wanted else { return }
            self.isLoading = false
            completionHandler(onMain { self.made() }, nil)
        }
    }
    public func start() async throws -> Snapshot { await MainActor.run { made() } }

    /// Nobody is told of the picture that is being made.
    public func cancel() {
        turn += 1
        isLoading = false
    }

    @MainActor
    private func made() -> Snapshot {
        let scheme: ColorScheme = options.traitCollection.userInterfaceStyle == .dark ? .dark : .light
        let ground = Map(initialPosition: .region(options.region))
            .frame(width: options.size.width, height: options.size.height)
            .environment(\.colorScheme, scheme)
        let renderer = ImageRenderer(content: ground)
        renderer.scale = options.scale > 0 ? options.scale : 1
        return Snapshot(renderer.uiImage ?? UIImage(), of: options)
    }
}
