/// The module that sources import for previews of links. Nothing is fetched, as on a device that is offline.
@_exported import KinoraViews

open class LPLinkMetadata: NSObject, @unchecked Sendable {
    open var originalURL: URL?
    open var url: URL?
    open var title: String?
    open var remoteVideoURL: URL?
    open var iconProvider: NSItemProvider?
    open var imageProvider: NSItemProvider?
    open var videoProvider: NSItemProvider?
    public override init() { super.init() }
}

public struct LPError: Error, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 1, metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut
    }
    public let code: Code
}

/// Every request fails at once.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
    open var shouldFetchSubresources = true
    open var timeout: TimeInterval = 30
    public override init() { super.init() }
    open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
        throw LPError(code: .metadataFetchFailed)
    }
    open func startFetchingMetadata(
        for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
    ) { completionHandler(nil, LPError(code: .metadataFetchFailed)) }
    open func cancel() {}
}

/// A neutral box with the link's title, or its host.
@MainActor @preconcurrency
open class LPLinkView: _KinoraPlaceholderView {
    open var metadata: LPLinkMetadata
    public init(url: URL) {
        metadata = LPLinkMetadata()
        metadata.url = url
        super.init(frame: .zero)
    }
    public init(metadata: LPLinkMetadata) {
        self.metadata = metadata
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) { return nil }
    open override var placeholderLabel: String { metadata.title ?? metadata.url?.host ?? "Link" }
}
