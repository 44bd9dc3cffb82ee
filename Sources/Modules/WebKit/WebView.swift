import Foundation
import KinoraViews

/// A view of a page, a neutral box with its host's name.
public struct WebView: View {
    private let url: URL?
    public init(url: URL?) { self.url = url }
    public init(_ page: WebPage) { url = page.url }
    public var body: some View { _KinoraPlaceholder("Web page", detail: url?.host) }

    public struct BackForwardNavigationGesturesBehavior: Hashable, Sendable {
        private let name: String
        public static let automatic = BackForwardNavigationGesturesBehavior(name: "automatic")
        public static let enabled = BackForwardNavigationGesturesBehavior(name: "enabled")
        public static let disabled = BackForwardNavigationGesturesBehavior(name: "disabled")
    }
    public struct MagnificationGesturesBehavior: Hashable, Sendable {
        private let name: String
        public static let automatic = MagnificationGesturesBehavior(name: "automatic")
        public static let enabled = MagnificationGesturesBehavior(name: "enabled")
        public static let disabled = MagnificationGesturesBehavior(name: "disabled")
    }
    public struct LinkPreviewBehavior: Hashable, Sendable {
        private let name: String
        public static let automatic = LinkPreviewBehavior(name: "automatic")
        public static let enabled = LinkPreviewBehavior(name: "enabled")
        public static let disabled = LinkPreviewBehavior(name: "disabled")
    }
    public struct ElementFullscreenBehavior: Hashable, Sendable {
        private let name: String
        public static let automatic = ElementFullscreenBehavior(name: "automatic")
        public static let enabled = ElementFullscreenBehavior(name: "enabled")
        public static let disabled = ElementFullscreenBehavior(name: "disabled")
    }
}

// What a page that is shown would do. A box with a name scrolls in no direction and answers to no finger.
extension View {
    public func webViewBackForwardNavigationGestures(_ value: WebView.BackForwardNavigationGesturesBehavior)
        -> some View
    { self }
    public func webViewMagnificationGestures(_ value: WebView.MagnificationGesturesBehavior) -> some View { self }
    public func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View { self }
    public func webViewElementFullscreenBehavior(_ value: WebView.ElementFullscreenBehavior) -> some View { self }
    public func webViewTextSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
    public func webViewContentBackground(_ visibility: Visibility) -> some View { self }
    public func webViewOnScrollGeometryChange<T: Hashable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
    ) -> some View { self }
    public func webViewScrollPosition(_ position: Binding<ScrollPosition>) -> some View { self }
    public func webViewScrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View {
        self
    }
    public func webViewContextMenu<M: View>(@ViewBuilder menu: @escaping (WebPage.ElementInfo) -> M) -> some View {
        self
    }
}
extension WebPage {
    /// What of a page is below a finger.
    public struct ElementInfo: Sendable {
        public let linkURL: URL?
    }
}
