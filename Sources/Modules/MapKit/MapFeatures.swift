import CoreLocation
import KinoraViews

/// A kind of place that maps show by themselves.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "MKPOICategory" + name }
    public static let airport = MKPointOfInterestCategory("Airport")
    public static let amusementPark = MKPointOfInterestCategory("AmusementPark")
    public static let aquarium = MKPointOfInterestCategory("Aquarium")
    public static let atm = MKPointOfInterestCategory("ATM")
    public static let bakery = MKPointOfInterestCategory("Bakery")
    public static let bank = MKPointOfInterestCategory("Bank")
    public static let beach = MKPointOfInterestCategory("Beach")
    public static let brewery = MKPointOfInterestCategory("Brewery")
    public static let cafe = MKPointOfInterestCategory("Cafe")
    public static let campground = MKPointOfInterestCategory("Campground")
    public static let carRental = MKPointOfInterestCategory("CarRental")
    public static let evCharger = MKPointOfInterestCategory("EVCharger")
    public static let fireStation = MKPointOfInterestCategory("FireStation")
    public static let fitnessCenter = MKPointOfInterestCategory("FitnessCenter")
    public static let foodMarket = MKPointOfInterestCategory("FoodMarket")
    public static let gasStation = MKPointOfInterestCategory("GasStation")
    public static let hospital = MKPointOfInterestCategory("Hospital")
    public static let hotel = MKPointOfInterestCategory("Hotel")
    public static let laundry = MKPointOfInterestCategory("Laundry")
    public static let library = MKPointOfInterestCategory("Library")
    public static let marina = MKPointOfInterestCategory("Marina")
    public static let movieTheater = MKPointOfInterestCategory("MovieTheater")
    public static let museum = MKPointOfInterestCategory("Museum")
    public static let nationalPark = MKPointOfInterestCategory("NationalPark")
    public static let nightlife = MKPointOfInterestCategory("Nightlife")
    public static let park = MKPointOfInterestCategory("Park")
    public static let parking = MKPointOfInterestCategory("Parking")
    public static let pharmacy = MKPointOfInterestCategory("Pharmacy")
    public static let police = MKPointOfInterestCategory("Police")
    public static let postOffice = MKPointOfInterestCategory("PostOffice")
    public static let publicTransport = MKPointOfInterestCategory("PublicTransport")
    public static let restaurant = MKPointOfInterestCategory("Restaurant")
    public static let restroom = MKPointOfInterestCategory("Restroom")
    public static let school = MKPointOfInterestCategory("School")
    public static let stadium = MKPointOfInterestCategory("Stadium")
    public static let store = MKPointOfInterestCategory("Store")
    public static let theater = MKPointOfInterestCategory("Theater")
    public static let university = MKPointOfInterestCategory("University")
    public static let winery = MKPointOfInterestCategory("Winery")
    public static let zoo = MKPointOfInterestCategory("Zoo")
}

/// Something that the map itself shows. There is none on a neutral ground.
public struct MapFeature: Hashable, Sendable {
    public struct FeatureKind: Hashable, Sendable {
        let name: String
        public static var pointOfInterest: FeatureKind { .init(name: "pointOfInterest") }
        public static var territory: FeatureKind { .init(name: "territory") }
        public static var physicalFeature: FeatureKind { .init(name: "physicalFeature") }
    }
    public let kind: FeatureKind
    public let title: String?
    public let pointOfInterestCategory: MKPointOfInterestCategory?
    private let latitude: Double
    private let longitude: Double
    public var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
}
/// A selection that may be a feature of the map.
public protocol MapSelectable: Hashable {
    var feature: MapFeature? { get }
    init(_ feature: MapFeature?)
}
/// A selection of what a source has put on the map, or of a feature.
public struct MapSelection<Value: Hashable>: Hashable {
    public let value: Value?
    public let feature: MapFeature?
    public init(_ value: Value) { (self.value, feature) = (value, nil) }
    public init(_ feature: MapFeature?) { (value, self.feature) = (nil, feature) }
}
extension MapSelection: MapSelectable {}

extension View {
    /// No feature is ever selected.
    public func mapFeatureSelectionContent(
        @MapContentBuilder content: @escaping (MapFeature) -> some MapContent
    ) -> some View { self }
    public func mapFeatureSelectionDisabled(_ selectionDisabled: @escaping (MapFeature) -> Bool) -> some View { self }
    /// The ground does not move.
    public func mapCameraKeyframeAnimator(
        trigger: some Equatable,
        @KeyframesBuilder<MapCamera> keyframes: @escaping (MapCamera) -> some Keyframes<MapCamera>
    ) -> some View { self }
}
