/// The module that sources import for paying and for passes. Buttons are drawn; nothing is paid, and no pass is kept.
@_exported import KinoraViews

public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let amex = PKPaymentNetwork("AmEx")
    public static let discover = PKPaymentNetwork("Discover")
    public static let masterCard = PKPaymentNetwork("MasterCard")
    public static let visa = PKPaymentNetwork("Visa")
    public static let maestro = PKPaymentNetwork("Maestro")
    public static let JCB = PKPaymentNetwork("JCB")
}
public struct PKMerchantCapability: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let threeDSecure = PKMerchantCapability(rawValue: 1)
    public static let emv = PKMerchantCapability(rawValue: 2)
    public static let credit = PKMerchantCapability(rawValue: 4)
    public static let debit = PKMerchantCapability(rawValue: 8)
    public static let capability3DS = threeDSecure
    public static let capabilityCredit = credit
    public static let capabilityDebit = debit
}
public enum PKPaymentSummaryItemType: UInt, Sendable { case final, pending }
public enum PKPaymentAuthorizationStatus: Int, Sendable { case success, failure }
public struct PKContactField: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let emailAddress = PKContactField(rawValue: "email")
    public static let name = PKContactField(rawValue: "name")
    public static let phoneNumber = PKContactField(rawValue: "phone")
    public static let postalAddress = PKContactField(rawValue: "postalAddress")
}

/// A line of what is to be paid.
open class PKPaymentSummaryItem: NSObject {
    open var label: String
    open var amount: NSDecimalNumber
    open var type: PKPaymentSummaryItemType
    public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType = .final) {
        (self.label, self.amount, self.type) = (label, amount, type)
    }
}
open class PKShippingMethod: PKPaymentSummaryItem {
    open var identifier: String?
    open var detail: String?
    /// When it is expected to arrive.
    open var dateComponentsRange: PKDateComponentsRange?
}
/// From one day to another.
open class PKDateComponentsRange: NSObject, NSCopying {
    open private(set) var startDateComponents: DateComponents
    open private(set) var endDateComponents: DateComponents
    /// nil where one of them does not say which day it is.
    public init?(start: DateComponents, end: DateComponents) {
        guard start.day != nil, start.month != nil, start.year != nil, end.day != nil, end.month != nil,
            end.year != nil
        else { return nil }
        (startDateComponents, endDateComponents) = (start, end)
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
/// How what is paid for comes to people.
public enum PKShippingType: UInt, Sendable { case shipping, delivery, storePickup, servicePickup }

/// What is to be paid, and how.
open class PKPaymentRequest: NSObject {
    open var merchantIdentifier = ""
    open var countryCode = ""
    open var currencyCode = ""
    open var supportedNetworks: [PKPaymentNetwork] = []
    open var merchantCapabilities: PKMerchantCapability = []
    open var paymentSummaryItems: [PKPaymentSummaryItem] = []
    open var shippingMethods: [PKShippingMethod]?
    open var shippingType = PKShippingType.shipping
    open var requiredBillingContactFields: Set<PKContactField> = []
    open var requiredShippingContactFields: Set<PKContactField> = []
    open var applicationData: Data?
    public override init() { super.init() }
}

/// What was paid; never made, as nothing is.
open class PKPayment: NSObject {
    open var token: PKPaymentToken { PKPaymentToken() }
}
open class PKPaymentToken: NSObject {
    open var paymentData: Data { Data() }
    open var transactionIdentifier: String { "" }
}
open class PKPaymentAuthorizationResult: NSObject {
    open var status: PKPaymentAuthorizationStatus
    open var errors: [any Error]?
    public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
        (self.status, self.errors) = (status, errors)
    }
}

/// The sheet for paying, which never comes.
open class PKPaymentAuthorizationController: NSObject {
    open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
    public init(paymentRequest request: PKPaymentRequest) {}
    open class func canMakePayments() -> Bool { true }
    /// There is no card.
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
    open func present(completion: ((Bool) -> Void)? = nil) { completion?(false) }
    open func dismiss(completion: (() -> Void)? = nil) { completion?() }
}
public protocol PKPaymentAuthorizationControllerDelegate: AnyObject {
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
}
extension PKPaymentAuthorizationControllerDelegate {
    public func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) {}
}

/// A card of the wallet. Files of passes are not read.
open class PKPass: NSObject {
    public struct Unreadable: Error, Sendable {}
    public init(data: Data) throws { throw Unreadable() }
}
open class PKPassLibrary: NSObject {
    public override init() { super.init() }
    open class func isPassLibraryAvailable() -> Bool { false }
    open func passes() -> [PKPass] { [] }
    open func containsPass(_ pass: PKPass) -> Bool { false }
}
/// UIKit's button for paying: its box.
@MainActor @preconcurrency
open class PKPaymentButton: UIButton {
    public convenience init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle)
    {
        self.init(type: .custom)
        setTitle("Apple Pay", for: .normal)
        setTitleColor(style == .black ? .white : .black, for: .normal)
        backgroundColor = style == .black ? .black : .white
        layer.cornerRadius = 8
    }
}
public enum PKPaymentButtonType: Int, Sendable {
    case plain, buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp, order, rent, support
    case contribute, tip, `continue`
}
public enum PKPaymentButtonStyle: Int, Sendable { case white, whiteOutline, black, automatic }
/// The sheet that asks whether a pass is kept, which has no picture.
@MainActor @preconcurrency
open class PKAddPassesViewController: UIViewController {
    public convenience init?(pass: PKPass) { self.init(nibName: nil, bundle: nil) }
    open class func canAddPasses() -> Bool { false }
}
