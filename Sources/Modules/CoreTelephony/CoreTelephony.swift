/// The module that sources import for the phone's network. A stage has none.
@_exported import KinoraViews

open class CTCarrier: NSObject {
    open var carrierName: String? { nil }
    open var mobileCountryCode: String? { nil }
    open var mobileNetworkCode: String? { nil }
    open var isoCountryCode: String? { nil }
    open var allowsVOIP: Bool { false }
}
open class CTTelephonyNetworkInfo: NSObject {
    open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
    open var subscriberCellularProvider: CTCarrier? { nil }
    open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
    open var currentRadioAccessTechnology: String? { nil }
    open var dataServiceIdentifier: String? { nil }
}
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
