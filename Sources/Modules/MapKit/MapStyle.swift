import CoreLocation
import KinoraStage
import KinoraViews

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
