import KinoraViews

/// The offers of a group, of which there are none: the source's own content above a neutral box.
public struct SubscriptionStoreView<Content: View>: View {
    private let content: Content
    public init(productIDs: some Collection<String>, @ViewBuilder marketingContent: () -> Content) {
        content = marketingContent()
    }
    public init(subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content) {
        content = marketingContent()
    }
    public init(
        groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
        @ViewBuilder marketingContent: () -> Content
    ) { content = marketingContent() }
    public var body: some View {
        VStack(spacing: 0) {
            content
            _KinoraPlaceholder("Subscriptions")
        }
    }
}
/// What stands above offers that say nothing of themselves.
public struct AutomaticSubscriptionStoreMarketingContent: View {
    public var body: some View { EmptyView() }
}
extension SubscriptionStoreView where Content == AutomaticSubscriptionStoreMarketingContent {
    public init(productIDs: some Collection<String>) {
        self.init(productIDs: productIDs) { AutomaticSubscriptionStoreMarketingContent() }
    }
    public init(subscriptions: some Collection<Product>) {
        self.init(subscriptions: subscriptions) { AutomaticSubscriptionStoreMarketingContent() }
    }
    public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all) {
        self.init(groupID: groupID) { AutomaticSubscriptionStoreMarketingContent() }
    }
}
public struct SubscriptionStoreControlStyleConfiguration {
    public struct MarketingContent: View {
        public var body: some View { EmptyView() }
    }
    public let marketingContent: MarketingContent
}
@MainActor @preconcurrency
public protocol SubscriptionStoreControlStyle {
    associatedtype Body: View
    typealias Configuration = SubscriptionStoreControlStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.marketingContent }
}
public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.marketingContent }
}
public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.marketingContent }
}
public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.marketingContent }
}
public struct PagedPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.marketingContent }
}
public struct PagedProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.marketingContent }
}
public struct CompactPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.marketingContent }
}
extension SubscriptionStoreControlStyle where Self == PagedPickerSubscriptionStoreControlStyle {
    public nonisolated static var pagedPicker: Self { .init() }
}
extension SubscriptionStoreControlStyle where Self == PagedProminentPickerSubscriptionStoreControlStyle {
    public nonisolated static var pagedProminentPicker: Self { .init() }
}
extension SubscriptionStoreControlStyle where Self == CompactPickerSubscriptionStoreControlStyle {
    public nonisolated static var compactPicker: Self { .init() }
}
/// Where a store would show its controls.
public struct SubscriptionStoreControlPlacement: Hashable, Sendable {
    let name: String
    public static let automatic = SubscriptionStoreControlPlacement(name: "automatic")
    public static let scrollView = SubscriptionStoreControlPlacement(name: "scrollView")
    public static let bottomBar = SubscriptionStoreControlPlacement(name: "bottomBar")
    public static let buttonsInBottomBar = SubscriptionStoreControlPlacement(name: "buttonsInBottomBar")
}
extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
    public nonisolated static var automatic: Self { .init() }
}
extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
    public nonisolated static var buttons: Self { .init() }
}
extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
    public nonisolated static var picker: Self { .init() }
}
extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
    public nonisolated static var prominentPicker: Self { .init() }
}
public struct SubscriptionStoreControlBackground: Hashable, Sendable {
    let name: String
    public static var automatic: SubscriptionStoreControlBackground { .init(name: "automatic") }
    public static var gradientMaterial: SubscriptionStoreControlBackground { .init(name: "gradientMaterial") }
    public static var gradientMaterialOnScroll: SubscriptionStoreControlBackground {
        .init(name: "gradientMaterialOnScroll")
    }
}
public struct SubscriptionStorePolicyKind: Hashable, Sendable {
    let name: String
    public static var termsOfService: SubscriptionStorePolicyKind { .init(name: "termsOfService") }
    public static var privacyPolicy: SubscriptionStorePolicyKind { .init(name: "privacyPolicy") }
}
/// What the buttons of offers say: parts may be joined, as in `.singleLine.price`.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
    private var parts: [String]
    private func with(_ part: String) -> SubscriptionStoreButtonLabel { .init(parts: parts + [part]) }
    public static var automatic: SubscriptionStoreButtonLabel { .init(parts: []) }
    public static var singleLine: SubscriptionStoreButtonLabel { automatic.singleLine }
    public static var multiline: SubscriptionStoreButtonLabel { automatic.multiline }
    public static var action: SubscriptionStoreButtonLabel { automatic.action }
    public static var displayName: SubscriptionStoreButtonLabel { automatic.displayName }
    public static var price: SubscriptionStoreButtonLabel { automatic.price }
    public var singleLine: SubscriptionStoreButtonLabel { with("singleLine") }
    public var multiline: SubscriptionStoreButtonLabel { with("multiline") }
    public var action: SubscriptionStoreButtonLabel { with("action") }
    public var displayName: SubscriptionStoreButtonLabel { with("displayName") }
    public var price: SubscriptionStoreButtonLabel { with("price") }
}

/// A shop without goods.
public struct StoreView: View {
    private init(nothing: Void) {}
    public init(ids: some Collection<String>, prefersPromotionalIcon: Bool = false) { self.init(nothing: ()) }
    public init<Icon: View>(
        ids: some Collection<String>, prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product) -> Icon
    ) { self.init(nothing: ()) }
    public init<Icon: View, Placeholder: View>(
        ids: some Collection<String>, prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product) -> Icon, @ViewBuilder placeholderIcon: () -> Placeholder
    ) { self.init(nothing: ()) }
    public init<Icon: View, Placeholder: View>(
        ids: some Collection<String>, @ViewBuilder icon: @escaping (Product, ProductIconPhase) -> Icon,
        @ViewBuilder placeholderIcon: () -> Placeholder
    ) { self.init(nothing: ()) }
    public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false) { self.init(nothing: ()) }
    public init<Icon: View>(
        products: some Collection<Product>, prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product) -> Icon
    ) { self.init(nothing: ()) }
    public init<Icon: View>(
        products: some Collection<Product>, @ViewBuilder icon: @escaping (Product, ProductIconPhase) -> Icon
    ) { self.init(nothing: ()) }
    public var body: some View { _KinoraPlaceholder("Store") }
}

/// How far the picture of a product has come.
public enum ProductIconPhase {
    case loading, unavailable, failure(any Error), success(Image)
    public var promotionalIcon: Image? { if case .success(let image) = self { image } else { nil } }
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
/// The product is not found in any shop, so that its icon stands beside a neutral box.
public struct ProductView: View {
    private let name: String
    private let icon: AnyView?
    private let state: Product.TaskState
    @Environment(\.productViewStyle) private var style

    private init(_ name: String, _ state: Product.TaskState, icon: AnyView?) {
        (self.name, self.state, self.icon) = (name, state, icon)
    }
    public init(id: String, prefersPromotionalIcon: Bool = false) { self.init(id, .unavailable, icon: nil) }
    public init(_ product: Product, prefersPromotionalIcon: Bool = false) {
        self.init(product.displayName, .success(product), icon: nil)
    }
    public init<Icon: View>(id: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {
        self.init(id, .unavailable, icon: AnyView(icon()))
    }
    /// There is no product, so that the icon is the placeholder's.
    public init<Icon: View, Placeholder: View>(
        id: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
        @ViewBuilder placeholderIcon: () -> Placeholder
    ) { self.init(id, .unavailable, icon: AnyView(placeholderIcon())) }
    public init<Icon: View, Placeholder: View>(
        id: String, @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon,
        @ViewBuilder placeholderIcon: () -> Placeholder
    ) { self.init(id, .unavailable, icon: AnyView(placeholderIcon())) }
    public init<Icon: View>(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {
        self.init(product.displayName, .success(product), icon: AnyView(icon()))
    }
    public init<Icon: View>(_ product: Product, @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon) {
        self.init(product.displayName, .success(product), icon: AnyView(icon(.unavailable)))
    }
    public init(_ configuration: ProductViewStyleConfiguration) {
        self.init(configuration.name, configuration.state, icon: configuration.icon.view)
    }
    public var body: some View {
        if let style {
            style(ProductViewStyleConfiguration(name: name, state: state, icon: .init(view: icon)))
        } else {
            HStack {
                icon
                _KinoraPlaceholder("Product", detail: name)
            }
        }
    }
}
public struct ProductViewStyleConfiguration {
    public struct Icon: View {
        let view: AnyView?
        public var body: some View { view }
    }
    let name: String
    public let state: Product.TaskState
    public let icon: Icon
    public var hasCurrentEntitlement: Bool { false }
    public var descriptionVisibility: Visibility { .automatic }
    public var product: Product? { state.product }
    /// Nothing is ever bought.
    public func purchase() {}
}
/// How products look. Those of the system are the same neutral box.
@MainActor @preconcurrency
public protocol ProductViewStyle {
    associatedtype Body: View
    typealias Configuration = ProductViewStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
private struct ProductBox: View {
    let configuration: ProductViewStyleConfiguration
    var body: some View {
        HStack {
            configuration.icon
            _KinoraPlaceholder("Product", detail: configuration.name)
        }
    }
}
public struct AutomaticProductViewStyle: ProductViewStyle, Sendable {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { ProductBox(configuration: configuration) }
}
public struct CompactProductViewStyle: ProductViewStyle, Sendable {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { ProductBox(configuration: configuration) }
}
public struct RegularProductViewStyle: ProductViewStyle, Sendable {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { ProductBox(configuration: configuration) }
}
public struct LargeProductViewStyle: ProductViewStyle, Sendable {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { ProductBox(configuration: configuration) }
}
extension ProductViewStyle where Self == AutomaticProductViewStyle {
    public nonisolated static var automatic: Self { .init() }
}
extension ProductViewStyle where Self == CompactProductViewStyle {
    public nonisolated static var compact: Self { .init() }
}
extension ProductViewStyle where Self == RegularProductViewStyle {
    public nonisolated static var regular: Self { .init() }
}
extension ProductViewStyle where Self == LargeProductViewStyle {
    public nonisolated static var large: Self { .init() }
}

private struct ProductStyleKey: EnvironmentKey {
    static var defaultValue: (@MainActor (ProductViewStyleConfiguration) -> AnyView)? { nil }
}
extension EnvironmentValues {
    fileprivate var productViewStyle: (@MainActor (ProductViewStyleConfiguration) -> AnyView)? {
        get { self[ProductStyleKey.self] }
        set { self[ProductStyleKey.self] = newValue }
    }
}
extension View {
    public func productViewStyle(_ style: some ProductViewStyle) -> some View {
        environment(\.productViewStyle) { configuration in
            // A style that shows the product itself is not asked again.
            AnyView(style.makeBody(configuration: configuration).environment(\.productViewStyle, nil))
        }
    }
    public func productIconBorder() -> some View {
        overlay { RoundedRectangle(cornerRadius: 8).stroke(.quaternary, lineWidth: 0.5) }
    }
    public func productDescription(_ visibility: Visibility) -> some View { self }
}
