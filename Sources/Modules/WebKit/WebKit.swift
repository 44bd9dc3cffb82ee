/// The module that sources import for web pages. There is no browser: a page is a neutral box with its host's name.
@_exported import KinoraViews

@MainActor @preconcurrency
open class WKWebView: _KinoraPlaceholderView {
    public let configuration: WKWebViewConfiguration
    open private(set) var url: URL?
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?
    open var allowsBackForwardNavigationGestures = false
    open var allowsLinkPreview = true
    public let scrollView = UIScrollView()
    open var title: String? { nil }
    open var isLoading: Bool { false }
    open var estimatedProgress: Double { 1 }
    open var canGoBack: Bool { false }
    open var canGoForward: Bool { false }
    open var customUserAgent: String?
    open var isInspectable = false
    open override var placeholderLabel: String { url?.host.map { "Web page\n\($0)" } ?? "Web page" }
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, configuration: .init()) }
    public required init?(coder: NSCoder) { return nil }
    @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
        url = request.url
        return nil
    }
    @discardableResult open func load(
        _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? {
        url = baseURL
        return nil
    }
    @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        url = baseURL
        return nil
    }
    @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        url = URL
        return nil
    }
    @discardableResult open func reload() -> WKNavigation? { nil }
    @discardableResult open func goBack() -> WKNavigation? { nil }
    @discardableResult open func goForward() -> WKNavigation? { nil }
    open func stopLoading() {}
    open func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, nil) }
}
@MainActor @preconcurrency open class WKWebViewConfiguration: NSObject {
    public nonisolated override init() { super.init() }
    open var allowsInlineMediaPlayback = false
    open var allowsAirPlayForMediaPlayback = true
    open var userContentController = WKUserContentController()
    open var preferences = WKPreferences()
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    open var websiteDataStore: WKWebsiteDataStore { .default() }
    open var processPool: Any?
}
@MainActor @preconcurrency open class WKPreferences: NSObject {
    public override init() { super.init() }
    open var javaScriptEnabled = true
    open var javaScriptCanOpenWindowsAutomatically = false
}
@MainActor @preconcurrency open class WKWebpagePreferences: NSObject {
    public override init() { super.init() }
    public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
    open var allowsContentJavaScript = true
    open var preferredContentMode: ContentMode = .recommended
}
@MainActor @preconcurrency open class WKWebsiteDataStore: NSObject {
    private static let shared = WKWebsiteDataStore()
    public class func `default`() -> WKWebsiteDataStore { shared }
    public class func nonPersistent() -> WKWebsiteDataStore { shared }
}
@MainActor @preconcurrency open class WKUserContentController: NSObject {
    public override init() { super.init() }
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
    open func addUserScript(_ userScript: WKUserScript) {}
    open func removeAllScriptMessageHandlers() {}
}
@MainActor @preconcurrency open class WKUserScript: NSObject {
    public enum InjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }
    public init(source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool) { super.init() }
}
@MainActor @preconcurrency open class WKScriptMessage: NSObject {
    open var body: Any { "" }
    open var name: String { "" }
}
@MainActor @preconcurrency public protocol WKScriptMessageHandler: AnyObject {
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
@MainActor @preconcurrency open class WKNavigation: NSObject {}
@MainActor @preconcurrency open class WKNavigationAction: NSObject {
    open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
    open var navigationType: WKNavigationType { .other }
}
public enum WKNavigationType: Int, Sendable { case linkActivated, formSubmitted, backForward, reload, other = -1 }
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
@MainActor @preconcurrency public protocol WKUIDelegate: AnyObject {}
@MainActor @preconcurrency public protocol WKNavigationDelegate: AnyObject {
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
}
extension WKNavigationDelegate {
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {}
}
