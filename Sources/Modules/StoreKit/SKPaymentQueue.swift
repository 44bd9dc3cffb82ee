import KinoraViews

// Purchases as they were made before iOS 15. There is no shop: requests end with no products, payments fail, and nothing is restored.

/// Something for sale. There is nothing.
open class SKProduct: NSObject {
    public enum PeriodUnit: UInt, Sendable { case day, week, month, year }
    open var productIdentifier: String { "" }
    open var localizedTitle: String { "" }
    open var localizedDescription: String { "" }
    open var price: NSDecimalNumber { 0 }
    open var priceLocale: Locale { .current }
    open var isDownloadable: Bool { false }
    open var isFamilyShareable: Bool { false }
    open var subscriptionGroupIdentifier: String? { nil }
    open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
    open var introductoryPrice: SKProductDiscount? { nil }
    open var discounts: [SKProductDiscount] { [] }
}
open class SKProductSubscriptionPeriod: NSObject {
    open var numberOfUnits: Int { 0 }
    open var unit: SKProduct.PeriodUnit { .day }
}
open class SKProductDiscount: NSObject {
    public enum PaymentMode: UInt, Sendable { case payAsYouGo, payUpFront, freeTrial }
    public enum `Type`: UInt, Sendable { case introductory, subscription }
    open var price: NSDecimalNumber { 0 }
    open var priceLocale: Locale { .current }
    open var identifier: String? { nil }
    open var numberOfPeriods: Int { 0 }
    open var paymentMode: PaymentMode { .payAsYouGo }
    open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
    open var type: Type { .introductory }
}

/// A question to the shop.
open class SKRequest: NSObject {
    fileprivate weak var listener: AnyObject?
    open var delegate: (any SKRequestDelegate)? {
        get { listener as? any SKRequestDelegate }
        set { listener = newValue }
    }
    open func start() { DispatchQueue.main.async { self.finish() } }
    open func cancel() {}
    fileprivate func finish() { delegate?.requestDidFinish(self) }
}
public protocol SKRequestDelegate: NSObjectProtocol {
    func requestDidFinish(_ request: SKRequest)
    func request(_ request: SKRequest, didFailWithError error: any Error)
}
extension SKRequestDelegate {
    public func requestDidFinish(_ request: SKRequest) {}
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}
/// Asks for products. The answer comes after the current event: the shop knows none of them.
open class SKProductsRequest: SKRequest {
    private let identifiers: Set<String>
    public init(productIdentifiers: Set<String>) {
        identifiers = productIdentifiers
        super.init()
    }
    @_nonoverride open var delegate: (any SKProductsRequestDelegate)? {
        get { listener as? any SKProductsRequestDelegate }
        set { listener = newValue }
    }
    override func finish() {
        delegate?.productsRequest(self, didReceive: SKProductsResponse(identifiers.sorted()))
        super.finish()
    }
}
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
open class SKProductsResponse: NSObject {
    open var products: [SKProduct] { [] }
    public let invalidProductIdentifiers: [String]
    init(_ unknown: [String]) { invalidProductIdentifiers = unknown }
}
open class SKReceiptRefreshRequest: SKRequest {
    public init(receiptProperties properties: [String: Any]? = nil) { super.init() }
}

open class SKPayment: NSObject {
    public let productIdentifier: String
    open var quantity: Int { 1 }
    open var applicationUsername: String? { nil }
    public init(product: SKProduct) { productIdentifier = product.productIdentifier }
    init(_ productIdentifier: String) { self.productIdentifier = productIdentifier }
}
open class SKMutablePayment: SKPayment {
    open override var quantity: Int {
        get { count }
        set { count = newValue }
    }
    open override var applicationUsername: String? {
        get { user }
        set { user = newValue }
    }
    private var count = 1
    private var user: String?
}
public enum SKPaymentTransactionState: Int, Sendable { case purchasing, purchased, failed, restored, deferred }
open class SKPaymentTransaction: NSObject {
    public let payment: SKPayment
    open var transactionState: SKPaymentTransactionState { .failed }
    open var error: (any Error)? { SKError(.paymentNotAllowed) }
    open var transactionIdentifier: String? { nil }
    open var transactionDate: Date? { nil }
    open var original: SKPaymentTransaction? { nil }
    init(_ payment: SKPayment) { self.payment = payment }
}
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
}
extension SKPaymentTransactionObserver {
    public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
    public func paymentQueue(
        _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
    ) {}
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
    public func paymentQueue(
        _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
    ) -> Bool { false }
}
/// Where payments are put. Observers hear after the current event that each has failed.
open class SKPaymentQueue: NSObject {
    nonisolated(unsafe) private static let only = SKPaymentQueue()
    private var observers: [any SKPaymentTransactionObserver] = []
    open class func `default`() -> SKPaymentQueue { only }
    open class func canMakePayments() -> Bool { false }
    open var transactions: [SKPaymentTransaction] { [] }
    open var storefront: SKStorefront? { nil }
    open func add(_ observer: any SKPaymentTransactionObserver) { observers.append(observer) }
    open func remove(_ observer: any SKPaymentTransactionObserver) { observers.removeAll { $0 === observer } }
    open func add(_ payment: SKPayment) {
        let failed = [SKPaymentTransaction(payment)]
        tell { $0.paymentQueue(self, updatedTransactions: failed) }
    }
    open func restoreCompletedTransactions() {
        tell { $0.paymentQueueRestoreCompletedTransactionsFinished(self) }
    }
    open func restoreCompletedTransactions(withApplicationUsername username: String?) {
        restoreCompletedTransactions()
    }
    open func finishTransaction(_ transaction: SKPaymentTransaction) {}
    open func presentCodeRedemptionSheet() {}
    open func showPriceConsentIfNeeded() {}

    private func tell(_ word: @escaping (any SKPaymentTransactionObserver) -> Void) {
        DispatchQueue.main.async { for observer in self.observers { word(observer) } }
    }
}
open class SKStorefront: NSObject {
    open var countryCode: String { "USA" }
    open var identifier: String { "143441" }
}
public struct SKError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
        case cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static let paymentCancelled = Code.paymentCancelled
    public static let paymentNotAllowed = Code.paymentNotAllowed
}

/// The page of an app in the store.
@MainActor @preconcurrency
open class SKStoreProductViewController: _KinoraPlaceholderController {
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?
    public init() { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { return nil }
    open func loadProduct(
        withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
    ) { block?(false, SKError(.storeProductNotAvailable)) }
}
@MainActor @preconcurrency
public protocol SKStoreProductViewControllerDelegate: AnyObject {
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}
extension SKStoreProductViewControllerDelegate {
    public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}
public let SKStoreProductParameterITunesItemIdentifier = "id"
