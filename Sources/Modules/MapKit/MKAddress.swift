import CoreLocation
import KinoraViews

/// Where something is, in words that the source gives.
open class MKAddress: NSObject, @unchecked Sendable {
    public let fullAddress: String
    public let shortAddress: String?
    /// nil where there are no words.
    public init?(fullAddress: String, shortAddress: String?) {
        guard !fullAddress.isEmpty else { return nil }
        (self.fullAddress, self.shortAddress) = (fullAddress, shortAddress)
        super.init()
    }
}
