import KinoraViews

// How a map of UIKit would look. A map is a plain ground in every configuration.

@MainActor @preconcurrency
open class MKMapConfiguration: NSObject {
    public enum ElevationStyle: Int, Sendable { case flat, realistic }
    open var elevationStyle: ElevationStyle = .flat
    override fileprivate init() { super.init() }
}

@MainActor @preconcurrency
public final class MKStandardMapConfiguration: MKMapConfiguration {
    public enum EmphasisStyle: Int, Sendable { case `default`, muted }
    public var emphasisStyle: EmphasisStyle = .default
    public var pointOfInterestFilter: MKPointOfInterestFilter?
    public var showsTraffic = false
    public override init() { super.init() }
    public convenience init(elevationStyle: ElevationStyle) {
        self.init()
        self.elevationStyle = elevationStyle
    }
    public convenience init(emphasisStyle: EmphasisStyle) {
        self.init()
        self.emphasisStyle = emphasisStyle
    }
    public convenience init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle) {
        self.init()
        (self.elevationStyle, self.emphasisStyle) = (elevationStyle, emphasisStyle)
    }
}

@MainActor @preconcurrency
public final class MKHybridMapConfiguration: MKMapConfiguration {
    public var pointOfInterestFilter: MKPointOfInterestFilter?
    public var showsTraffic = false
    public override init() { super.init() }
    public convenience init(elevationStyle: ElevationStyle) {
        self.init()
        self.elevationStyle = elevationStyle
    }
}

@MainActor @preconcurrency
public final class MKImageryMapConfiguration: MKMapConfiguration {
    public override init() { super.init() }
    public convenience init(elevationStyle: ElevationStyle) {
        self.init()
        self.elevationStyle = elevationStyle
    }
}

/// Which kinds of places a map shows.
public final class MKPointOfInterestFilter: NSObject, Sendable {
    private let categories: Set<MKPointOfInterestCategory>
    private let isIncluding: Bool
    public static let includingAll = MKPointOfInterestFilter(excluding: [])
    public static let excludingAll = MKPointOfInterestFilter(including: [])
    public init(including categories: [MKPointOfInterestCategory]) {
        (self.categories, isIncluding) = (Set(categories), true)
        super.init()
    }
    public init(excluding categories: [MKPointOfInterestCategory]) {
        (self.categories, isIncluding) = (Set(categories), false)
        super.init()
    }
    public func includes(_ category: MKPointOfInterestCategory) -> Bool { categories.contains(category) == isIncluding }
    public func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
