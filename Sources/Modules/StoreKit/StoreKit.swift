/// The module that sources import for purchases. There is no shop: there are no products, and nothing is ever bought.
@_exported import KinoraViews

public struct Product: Identifiable, Hashable, Sendable {
    public let id: String
    public let displayName: String
    public let description: String
    public let price: Decimal
    public let displayPrice: String
    public var type: ProductType { .consumable }
    public var subscription: SubscriptionInfo? { nil }
    public struct ProductType: Hashable, Sendable {
        let name: String
        public static let consumable = ProductType(name: "Consumable")
        public static let nonConsumable = ProductType(name: "Non-Consumable")
        public static let nonRenewable = ProductType(name: "Non-Renewing")
        public static let autoRenewable = ProductType(name: "Auto-Renewable")
    }
    public var isFamilyShareable: Bool { false }
    public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: "USD") }
    public var subscriptionPeriodFormatStyle: SubscriptionPeriod.Format { .init() }
    public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.Format { .init() }

    /// How long a subscription lasts before it is paid again.
    public struct SubscriptionPeriod: Hashable, Sendable {
        public enum Unit: Hashable, Sendable {
            case day, week, month, year
            public var localizedDescription: String {
                switch self {
                case .day: "Day"
                case .week: "Week"
                case .month: "Month"
                case .year: "Year"
                }
            }
            /// The unit's name in English.
            public struct Format: Foundation.FormatStyle, Sendable {
                public func format(_ value: Unit) -> String { value.localizedDescription.lowercased() }
            }
            public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
            where S.FormatInput == Unit { style.format(self) }
        }
        /// A count with its unit, in English.
        public struct Format: Foundation.FormatStyle, Sendable {
            public func format(_ value: SubscriptionPeriod) -> String {
                let unit = value.unit.localizedDescription.lowercased()
                return "\(value.value) \(unit)\(value.value == 1 ? "" : "s")"
            }
        }
        public let unit: Unit
        public let value: Int
        public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
        public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
        public static let yearly = SubscriptionPeriod(unit: .year, value: 1)
        public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
        where S.FormatInput == SubscriptionPeriod { style.format(self) }
    }
    /// Which subscriptions of a group are offered, as seen from the present one.
    public struct SubscriptionRelationship: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let upgrade = SubscriptionRelationship(rawValue: 1)
        public static let downgrade = SubscriptionRelationship(rawValue: 2)
        public static let crossgrade = SubscriptionRelationship(rawValue: 4)
        public static let current = SubscriptionRelationship(rawValue: 8)
        public static let all: SubscriptionRelationship = [.upgrade, .downgrade, .crossgrade, .current]
    }
    public struct SubscriptionOffer: Hashable, Sendable {
        public struct Signature: Hashable, Sendable {
            public let keyID: String
            public let nonce: UUID
            public let timestamp: Int
            public let signature: Data
            public init(keyID: String, nonce: UUID, timestamp: Int, signature: Data) {
                (self.keyID, self.nonce, self.timestamp, self.signature) = (keyID, nonce, timestamp, signature)
            }
        }
        public struct OfferType: Hashable, Sendable {
            let name: String
            public static let introductory = OfferType(name: "introductory")
            public static let promotional = OfferType(name: "promotional")
            public static let winBack = OfferType(name: "winBack")
        }
        public struct PaymentMode: Hashable, Sendable {
            let name: String
            public static let payAsYouGo = PaymentMode(name: "PayAsYouGo")
            public static let payUpFront = PaymentMode(name: "PayUpFront")
            public static let freeTrial = PaymentMode(name: "FreeTrial")
        }
        public let id: String?
        public let type: OfferType
        public let price: Decimal
        public let displayPrice: String
        public let period: SubscriptionPeriod
        public let periodCount: Int
        public let paymentMode: PaymentMode
    }
    /// What a product says of its subscription. No product has one, as there are none.
    public struct SubscriptionInfo: Hashable, Sendable {
        public struct RenewalState: RawRepresentable, Hashable, Sendable {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static let subscribed = RenewalState(rawValue: 1)
            public static let expired = RenewalState(rawValue: 2)
            public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
            public static let inGracePeriod = RenewalState(rawValue: 4)
            public static let revoked = RenewalState(rawValue: 5)
            public var localizedDescription: String {
                ["Subscribed", "Expired", "In Billing Retry", "In Grace Period", "Revoked"][
                    min(max(0, rawValue - 1), 4)]
            }
        }
        public struct RenewalInfo: Hashable, Sendable {
            public let currentProductID: String
            public let autoRenewPreference: String?
            public let willAutoRenew: Bool
            public let originalTransactionID: UInt64
        }
        public struct Status: Hashable, Sendable {
            public let state: RenewalState
            public let transaction: VerificationResult<Transaction>
            public let renewalInfo: VerificationResult<RenewalInfo>
            public static var updates: NothingComes<Status> { .init() }
            public static var all: NothingComes<(groupID: String, statuses: [Status])> { .init() }
        }
        public let subscriptionGroupID: String
        public let groupLevel: Int
        public let subscriptionPeriod: SubscriptionPeriod
        public let introductoryOffer: SubscriptionOffer?
        public let promotionalOffers: [SubscriptionOffer]
        public var status: [Status] { get async throws { [] } }
        public var isEligibleForIntroOffer: Bool { get async { false } }
        public static func status(for groupID: String) async throws -> [Status] { [] }
        public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
    }
    public enum PurchaseResult: Sendable { case success(VerificationResult<Transaction>), userCancelled, pending }
    public struct PurchaseOption: Hashable, Sendable {
        public static func appAccountToken(_ token: UUID) -> PurchaseOption { .init() }
        public static func quantity(_ quantity: Int) -> PurchaseOption { .init() }
        public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption { .init() }
        public static func onStorefrontChange(shouldContinuePurchase: @escaping (Storefront) -> Bool) -> PurchaseOption
        {
            .init()
        }
        public static func custom(key: String, value: String) -> PurchaseOption { .init() }
        public static func custom(key: String, value: Bool) -> PurchaseOption { .init() }
    }
    public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product]
    where Identifiers.Element == String { [] }
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .userCancelled }
}
/// A sequence that ends at once.
public struct NothingComes<Element>: AsyncSequence, Sendable {
    public struct AsyncIterator: AsyncIteratorProtocol {
        public mutating func next() async -> Element? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}

/// The country of a shop. There is none.
public struct Storefront: Hashable, Sendable, Identifiable {
    public let id: String
    public let countryCode: String
    public static var current: Storefront? { get async { nil } }
    public static var updates: NothingComes<Storefront> { .init() }
}

/// What a shop tells its customers. It is silent.
public struct Message: Sendable {
    public struct Reason: Hashable, Sendable {
        let name: String
        public static let generic = Reason(name: "generic")
        public static let priceIncreaseConsent = Reason(name: "priceIncreaseConsent")
        public static let billingIssue = Reason(name: "billingIssue")
    }
    public let reason: Reason
    public static var messages: NothingComes<Message> { .init() }
}
public struct DisplayMessageAction: Sendable {
    public func callAsFunction(_ message: Message) throws {}
}
public struct PurchaseAction: Sendable {
    public func callAsFunction(
        _ product: Product, options: Set<Product.PurchaseOption> = []
    ) async throws -> Product.PurchaseResult { .userCancelled }
}
public enum VerificationResult<SignedType: Sendable>: Sendable {
    case unverified(SignedType, any Error)
    case verified(SignedType)
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .verified(let value): return value
            case .unverified(_, let error): throw error
            }
        }
    }
    public enum VerificationError: Error { case invalidSignature, invalidDeviceVerification, invalidEncoding }
    public var unsafePayloadValue: SignedType {
        switch self {
        case .verified(let value), .unverified(let value, _): value
        }
    }
}
extension VerificationResult: Equatable where SignedType: Equatable {
    public static func == (a: VerificationResult, b: VerificationResult) -> Bool {
        switch (a, b) {
        case (.verified(let a), .verified(let b)), (.unverified(let a, _), .unverified(let b, _)): a == b
        default: false
        }
    }
}
extension VerificationResult: Hashable where SignedType: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(unsafePayloadValue) }
}
public struct Transaction: Identifiable, Hashable, Sendable {
    /// What became of a request for one's money.
    public enum RefundRequestStatus: Hashable, Sendable { case userCancelled, success }
    public enum RefundRequestError: Error, Hashable, Sendable { case duplicateRequest, failed }
    public enum RevocationReason: Int, Hashable, Sendable {
        case developerIssue = 1, other = 0
        public var localizedDescription: String { self == .other ? "Other" : "Developer issue" }
    }
    public var originalID: UInt64 { id }
    public var purchasedQuantity: Int { 1 }
    public var subscriptionGroupID: String? { nil }
    public var isUpgraded: Bool { false }
    public var revocationReason: RevocationReason? { nil }
    public var jsonRepresentation: Data { Data() }
    public let id: UInt64
    public let productID: String
    public var purchaseDate: Foundation.Date { Foundation.Date(timeIntervalSinceReferenceDate: 0) }
    public var expirationDate: Foundation.Date? { nil }
    public var revocationDate: Foundation.Date? { nil }
    public var productType: Product.ProductType { .consumable }
    public func finish() async {}
    /// No transactions.
    public struct Transactions: AsyncSequence, Sendable {
        public typealias Element = VerificationResult<Transaction>
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> Element? { nil }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
    public static var updates: Transactions { .init() }
    public static var currentEntitlements: Transactions { .init() }
    public static var all: Transactions { .init() }
    public static var unfinished: Transactions { .init() }
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
}
/// How the app itself was bought: not in a shop.
public struct AppTransaction: Hashable, Sendable {
    public let appVersion: String
    public let originalAppVersion: String
    public let originalPurchaseDate: Foundation.Date
    public let bundleID: String
    public static var shared: VerificationResult<AppTransaction> {
        get async throws { throw StoreKitError.unknown }
    }
    public static func refresh() async throws -> VerificationResult<AppTransaction> { throw StoreKitError.unknown }
}
public enum AppStore {
    public static func sync() async throws {}
    @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
    @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {}
    public static var deviceVerificationID: UUID? { nil }
    public struct Environment: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let production = Environment(rawValue: "Production")
        public static let sandbox = Environment(rawValue: "Sandbox")
        public static let xcode = Environment(rawValue: "Xcode")
    }
    public static var canMakePayments: Bool { false }
    @MainActor @preconcurrency public static func requestReview(in scene: UIWindowScene) {}
}
/// The store's offer over an app, which is never shown.
public final class SKOverlay: NSObject {
    public enum Position: Int, Sendable { case bottom, bottomRaised }
    open class Configuration: NSObject {}
    public final class AppConfiguration: Configuration {
        public let appIdentifier: String
        public let position: Position
        public var campaignToken: String?
        public var providerToken: String?
        public var userDismissible = true
        public init(appIdentifier: String, position: Position) {
            (self.appIdentifier, self.position) = (appIdentifier, position)
        }
    }
    public final class AppClipConfiguration: Configuration {
        public let position: Position
        public init(position: Position) { self.position = position }
    }
}

@MainActor @preconcurrency
public enum SKStoreReviewController {
    public static func requestReview() {}
    public static func requestReview(in windowScene: UIWindowScene) {}
}
public enum StoreKitError: Error { case unknown, userCancelled, notAvailableInStorefront }
public struct StoreButtonKind: Hashable, Sendable {
    let name: String
    public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
    public static let cancellation = StoreButtonKind(name: "cancellation")
    public static let redeemCode = StoreButtonKind(name: "redeemCode")
    public static let signIn = StoreButtonKind(name: "signIn")
    public static let policies = StoreButtonKind(name: "policies")
}
extension EnvironmentValues {
    public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
    public var purchase: PurchaseAction { PurchaseAction() }
}
extension View {
    public func subscriptionStoreControlIcon<Icon: View>(
        @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> Icon
    ) -> some View { self }
    public func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View { self }
    public func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle) -> some View { self }
    public func subscriptionStoreControlStyle(
        _ style: some SubscriptionStoreControlStyle, placement: SubscriptionStoreControlPlacement
    ) -> some View { self }
    public func subscriptionStoreControlBackground(_ backgroundStyle: some ShapeStyle) -> some View { self }
    public func subscriptionStoreControlBackground(_ style: SubscriptionStoreControlBackground) -> some View { self }
    public func subscriptionStorePolicyDestination(url: URL, for button: SubscriptionStorePolicyKind) -> some View {
        self
    }
    public func subscriptionStorePolicyDestination(
        for button: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> some View
    ) -> some View { self }
    public func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle) -> some View { self }
    public func subscriptionStorePolicyForegroundStyle(
        _ primary: some ShapeStyle, _ secondary: some ShapeStyle
    ) -> some View { self }
    public func subscriptionPromotionalOffer(
        offer: @escaping (Product, Product.SubscriptionInfo) -> Product.SubscriptionOffer?,
        signature:
            @escaping (Product, Product.SubscriptionInfo, Product.SubscriptionOffer) async throws ->
            Product.SubscriptionOffer.Signature
    ) -> some View { self }
    public func inAppPurchaseOptions(_ options: ((Product) async -> Set<Product.PurchaseOption>)?) -> some View { self }
    public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View { self }
    public func subscriptionStorePickerItemBackground<S: ShapeStyle>(_ style: S) -> some View { self }
    public func storeButton(_ visibility: Visibility, for buttonKinds: StoreButtonKind...) -> some View { self }
    public func onInAppPurchaseCompletion(
        perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
    ) -> some View { self }
    public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View { self }
    public func appStoreOverlay(
        isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
    ) -> some View { self }
    public func offerCodeRedemption(
        isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
    ) -> some View { self }
    public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }
    public func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String) -> some View { self }
    public func refundRequestSheet(
        for transactionID: UInt64, isPresented: Binding<Bool>,
        onDismiss: ((Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)? = nil
    ) -> some View { self }
}
