import Foundation
import KinoraViews

/// A page of the web, which is never loaded: what it is told to load becomes its address, and is in its list of pages.
@MainActor @Observable public final class WebPage {
    /// How pages are loaded.
    @MainActor public struct Configuration {
        public init() {}
        public var applicationNameForUserAgent: String?
        public var limitsNavigationsToAppBoundDomains = false
        public var upgradeKnownHostsToHTTPS = false
        public var suppressesIncrementalRendering = false
        public var allowsInlinePredictions = false
        public var supportsAdaptiveImageGlyph = false
        public var loadsSubresources = true
        public var defaultNavigationPreferences = NavigationPreferences()
        public var userContentController = WKUserContentController()
        public var websiteDataStore: WKWebsiteDataStore = .default()
    }
    public struct NavigationPreferences: Sendable {
        public enum ContentMode: Sendable { case recommended, mobile, desktop }
        public init() {}
        public var preferredContentMode = ContentMode.recommended
        public var allowsContentJavaScript = true
    }

    /// The pages before and after the one that is shown.
    public struct BackForwardList: Hashable, Sendable {
        public struct Item: Hashable, Identifiable, Sendable {
            public struct ID: Hashable, Sendable { fileprivate let number: Int }
            public let id: ID
            public let url: URL
            public let title: String?
            public var initialURL: URL { url }
        }
        fileprivate var items: [Item] = []
        fileprivate var index = -1

        public var currentItem: Item? { items.indices.contains(index) ? items[index] : nil }
        /// The one before the present page comes last.
        public var backList: [Item] { index > 0 ? Array(items[..<index]) : [] }
        public var forwardList: [Item] { index + 1 < items.count ? Array(items[(index + 1)...]) : [] }
        /// - Parameter offset: counted from the present page: -1 is the one before it.
        public subscript(offset: Int) -> Item? {
            items.indices.contains(index + offset) ? items[index + offset] : nil
        }

        fileprivate mutating func go(to url: URL) {
            items = Array(items[..<(index + 1)])
            items.append(Item(id: Item.ID(number: items.count), url: url, title: nil))
            index += 1
        }
    }

    /// A load that has begun.
    public struct NavigationID: Hashable, Sendable { fileprivate let number: Int }
    public enum NavigationEvent: Hashable, Sendable {
        case startedProvisionalNavigation, receivedServerRedirect, committed, finished
    }
    public enum NavigationError: Error {
        case failedProvisionalNavigation(any Error), pageClosed, webContentProcessTerminated, invalidURL
    }

    /// The events of a load. As no page is loaded, there are none.
    public struct Navigations: AsyncSequence, Sendable {
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> NavigationEvent? { nil }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    public private(set) var backForwardList = BackForwardList()
    public var url: URL? { backForwardList.currentItem?.url }
    public var title: String { "" }
    public var isLoading: Bool { false }
    /// 0...1.
    public var estimatedProgress: Double { 1 }
    public var serverTrust: Any? { nil }
    public var hasOnlySecureContent: Bool { url?.scheme == "https" }
    public var themeColor: Color? { nil }
    public var mediaType: String?
    public var customUserAgent: String?
    public var isInspectable = false
    public var navigations: Navigations { Navigations() }
    public var currentNavigationEvent: NavigationEvent? { nil }

    public init() {}
    public init(configuration: Configuration) {}

    @discardableResult public func load(_ request: URLRequest) -> Navigations { load(request.url) }
    @discardableResult public func load(_ url: URL?) -> Navigations {
        if let url { backForwardList.go(to: url) }
        return Navigations()
    }
    @discardableResult public func load(_ item: BackForwardList.Item) -> Navigations {
        if let index = backForwardList.items.firstIndex(of: item) { backForwardList.index = index }
        return Navigations()
    }
    @discardableResult public func load(html: String, baseURL: URL = URL(fileURLWithPath: "/")) -> Navigations {
        load(baseURL)
    }
    @discardableResult public func load(
        _ data: Data, mimeType: String, characterEncoding: String.Encoding, baseURL: URL
    ) -> Navigations { load(baseURL) }
    @discardableResult public func reload(fromOrigin: Bool = false) -> Navigations { Navigations() }
    public func stopLoading() {}
    /// No script runs: the answer is nil.
    @discardableResult
    public func callJavaScript(_ functionBody: String, arguments: [String: Any] = [:]) async throws -> Any? { nil }
}
