/// The module that sources import for the device's search. The index keeps nothing.
@_exported import KinoraViews
@_exported import UniformTypeIdentifiers

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
public let CSSearchQueryString = "kCSSearchQueryString"

/// What is known of an item.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
    open var title: String?
    open var displayName: String?
    open var alternateNames: [String]?
    open var contentDescription: String?
    open var keywords: [String]?
    open var thumbnailData: Data?
    open var thumbnailURL: URL?
    open var contentURL: URL?
    open var identifier: String?
    open var relatedUniqueIdentifier: String?
    open var contentCreationDate: Date?
    open var contentModificationDate: Date?
    open var rating: NSNumber?
    open var phoneNumbers: [String]?
    open var emailAddresses: [String]?
    public let contentType: String
    public init(itemContentType type: String) { contentType = type }
    public init(contentType: UTType) { self.contentType = contentType.identifier }
}

/// Something that can be found.
open class CSSearchableItem: NSObject, @unchecked Sendable {
    open var uniqueIdentifier: String
    open var domainIdentifier: String?
    open var attributeSet: CSSearchableItemAttributeSet
    open var expirationDate: Date?
    public init(
        uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
    ) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
    }
}

/// Takes items, and finds none.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    public typealias Completion = (@Sendable ((any Error)?) -> Void)?
    private static let shared = CSSearchableIndex(name: "default")
    public init(name: String) { super.init() }
    open class func `default`() -> CSSearchableIndex { shared }
    open class func isIndexingAvailable() -> Bool { false }
    open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: Completion = nil) {
        completionHandler?(nil)
    }
    open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {}
    open func deleteSearchableItems(withIdentifiers identifiers: [String], completionHandler: Completion = nil) {
        completionHandler?(nil)
    }
    open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String], completionHandler: Completion = nil
    ) { completionHandler?(nil) }
    open func deleteAllSearchableItems(completionHandler: Completion = nil) { completionHandler?(nil) }
    open func deleteAllSearchableItems() async throws {}
}
