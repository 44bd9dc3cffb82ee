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
    public struct SubscriptionInfo: Hashable, Sendable {
        public enum RenewalState: Hashable, Sendable {
            case subscribed, expired, inBillingRetryPeriod, inGracePeriod, revoked
        }
        public struct Status: Hashable, Sendable {
            public let state: RenewalState
        }
    }
    public enum PurchaseResult: Sendable { case success(VerificationResult<Transaction>), userCancelled, pending }
    public struct PurchaseOption: Hashable, Sendable {}
    public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product]
    where Identifiers.Element == String { [] }
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .userCancelled }
}
public enum VerificationResult<SignedType: Sendable>: Sendable {
    case unverified(SignedType, any Error)
    case verified(SignedType)
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .verified(let value), .unverified(let value, _): value
            }
        }
    }
    public var unsafePayloadValue: SignedType {
        switch self {
        case .verified(let value), .unverified(let value, _): value
        }
    }
}
public struct Transaction: Identifiable, Hashable, Sendable {
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
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
}
public enum AppStore {
    public static func sync() async throws {}
    public static var canMakePayments: Bool { false }
    @MainActor public static func requestReview(in scene: UIWindowScene) {}
}
public enum SKStoreReviewController {
    @MainActor public static func requestReview() {}
    @MainActor public static func requestReview(in windowScene: UIWindowScene) {}
}
public enum StoreKitError: Error { case unknown, userCancelled, notAvailableInStorefront }
public struct SubscriptionStoreView<Content: View>: View {
    private let content: Content
    public init(productIDs: some Collection<String>, @ViewBuilder marketingContent: () -> Content) {
        content = marketingContent()
    }
    public init(groupID: String, @ViewBuilder marketingContent: () -> Content) { content = marketingContent() }
    public var body: some View {
        VStack(spacing: 0) {
            content
            _KinoraPlaceholder("Subscriptions")
        }
    }
}
extension SubscriptionStoreView where Content == EmptyView {
    public init(productIDs: some Collection<String>) { self.init(productIDs: productIDs) { EmptyView() } }
    public init(groupID: String) { self.init(groupID: groupID) { EmptyView() } }
}
public struct StoreView: View {
    public init(ids: some Collection<String>) {}
    public var body: some View { _KinoraPlaceholder("Store") }
}
public struct ProductView: View {
    private let name: String
    public init(id: String) { name = id }
    public init(_ product: Product) { name = product.displayName }
    public var body: some View { _KinoraPlaceholder("Product", detail: name) }
}
public struct SubscriptionStoreControlStyle: Sendable {
    public static let automatic = SubscriptionStoreControlStyle()
    public static let buttons = SubscriptionStoreControlStyle()
    public static let picker = SubscriptionStoreControlStyle()
    public static let prominentPicker = SubscriptionStoreControlStyle()
}
public struct SubscriptionStoreButtonLabel: Sendable {
    public static let automatic = SubscriptionStoreButtonLabel()
    public static let multiline = SubscriptionStoreButtonLabel()
    public static let price = SubscriptionStoreButtonLabel()
}
public struct StoreButtonKind: Hashable, Sendable {
    let name: String
    public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
    public static let cancellation = StoreButtonKind(name: "cancellation")
    public static let redeemCode = StoreButtonKind(name: "redeemCode")
    public static let signIn = StoreButtonKind(name: "signIn")
    public static let policies = StoreButtonKind(name: "policies")
}
extension View {
    public func subscriptionStoreControlStyle(_ style: SubscriptionStoreControlStyle) -> some View { self }
    public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View { self }
    public func subscriptionStorePickerItemBackground<S: ShapeStyle>(_ style: S) -> some View { self }
    public func storeButton(_ visibility: Visibility, for buttonKinds: StoreButtonKind...) -> some View { self }
    public func onInAppPurchaseCompletion(
        perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
    ) -> some View { self }
    public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View { self }
    public func appStoreOverlay(isPresented: Binding<Bool>, configuration: @escaping () -> Any) -> some View { self }
    public func offerCodeRedemption(
        isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
    ) -> some View { self }
    public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }
    public func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String) -> some View { self }
    public func refundRequestSheet(for transactionID: UInt64, isPresented: Binding<Bool>) -> some View { self }
    public func subscriptionStatusTask(
        for groupID: String, priority: TaskPriority = .medium, action: @escaping (Any) async -> Void
    ) -> some View { self }
}
