import KinoraViews

/// How the ground of a map looks: drawn, or as seen from above. Both are plain colors here.
public struct MapStyle: Sendable {
    public enum Elevation: Sendable { case automatic, flat, realistic }
    public struct StandardEmphasis: Hashable, Sendable {
        let isMuted: Bool
        public static var automatic: StandardEmphasis { .init(isMuted: false) }
        public static var muted: StandardEmphasis { .init(isMuted: true) }
    }
    let isImagery: Bool
    public static var standard: MapStyle { .init(isImagery: false) }
    public static var imagery: MapStyle { .init(isImagery: true) }
    public static var hybrid: MapStyle { .init(isImagery: true) }
    public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> MapStyle { .standard }
    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }
    public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> MapStyle { .hybrid }
}
/// Kinds of places that a map would show by itself. There are none on a plain ground.
public struct PointOfInterestCategories: Sendable {
    public static let all = PointOfInterestCategories()
    public static let excludingAll = PointOfInterestCategories()
    public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { .init() }
    public static func including(_ categories: MKPointOfInterestCategory...) -> PointOfInterestCategories { .init() }
    public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { .init() }
    public static func excluding(_ categories: MKPointOfInterestCategory...) -> PointOfInterestCategories { .init() }
}
extension PointOfInterestCategories: ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: MKPointOfInterestCategory...) { self = .including(elements) }
}
