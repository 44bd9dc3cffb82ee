import KinoraViews

/// A place with the words of its address, as far as a source says them.
open class CLPlacemark: NSObject, @unchecked Sendable {
    /// By the keys that postal addresses have.
    private let words: [String: String]
    open private(set) var location: CLLocation?

    package init(location: CLLocation?, words: [String: String]) {
        (self.location, self.words) = (location, words)
        super.init()
    }
    public init(placemark: CLPlacemark) {
        (location, words) = (placemark.location, placemark.words)
        super.init()
    }

    open var name: String? { words["street"] }
    open var thoroughfare: String? { words["street"] }
    open var subThoroughfare: String? { nil }
    open var locality: String? { words["city"] }
    open var subLocality: String? { words["subLocality"] }
    open var administrativeArea: String? { words["state"] }
    open var subAdministrativeArea: String? { words["subAdministrativeArea"] }
    open var postalCode: String? { words["postalCode"] }
    open var country: String? { words["country"] }
    open var isoCountryCode: String? { words["ISOCountryCode"] }
    open var timeZone: TimeZone? { nil }
    open var inlandWater: String? { nil }
    open var ocean: String? { nil }
    open var areasOfInterest: [String]? { nil }
}
