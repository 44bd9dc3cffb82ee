import Contacts
import CoreLocation
import KinoraViews

/// A place with an address, as a source says it.
open class MKPlacemark: CLPlacemark, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D

    /// - Parameter addressDictionary: words by the keys of postal addresses, such as `CNPostalAddressCityKey`.
    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]? = nil) {
        self.coordinate = coordinate
        super.init(
            location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude),
            words: (addressDictionary ?? [:]).compactMapValues { $0 as? String })
    }
    public convenience init(coordinate: CLLocationCoordinate2D, postalAddress address: CNPostalAddress) {
        let words = [
            CNPostalAddressStreetKey: address.street, CNPostalAddressSubLocalityKey: address.subLocality,
            CNPostalAddressCityKey: address.city, CNPostalAddressStateKey: address.state,
            CNPostalAddressSubAdministrativeAreaKey: address.subAdministrativeArea,
            CNPostalAddressPostalCodeKey: address.postalCode, CNPostalAddressCountryKey: address.country,
            CNPostalAddressISOCountryCodeKey: address.isoCountryCode,
        ]
        self.init(coordinate: coordinate, addressDictionary: words.filter { !$0.value.isEmpty })
    }
    public override init(placemark: CLPlacemark) {
        coordinate = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
        super.init(placemark: placemark)
    }

    open var countryCode: String? { isoCountryCode }
    /// The address in one line.
    open var title: String? {
        let region = [administrativeArea, postalCode].compactMap(\.self).joined(separator: " ")
        let parts = [thoroughfare, locality, region, country].compactMap(\.self).filter { !$0.isEmpty }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
    open var subtitle: String? { nil }
}

// Apart from the class, which belongs to no actor.
extension MKPlacemark: MKAnnotation {}

extension CLPlacemark {
    /// The address; nil where there are no words.
    public var postalAddress: CNPostalAddress? {
        let address = CNMutablePostalAddress()
        address.street = thoroughfare ?? ""
        address.subLocality = subLocality ?? ""
        address.city = locality ?? ""
        address.state = administrativeArea ?? ""
        address.subAdministrativeArea = subAdministrativeArea ?? ""
        address.postalCode = postalCode ?? ""
        address.country = country ?? ""
        address.isoCountryCode = isoCountryCode ?? ""
        return address.isEqual(CNPostalAddress()) ? nil : address
    }
}
