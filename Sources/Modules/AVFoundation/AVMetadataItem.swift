import Foundation

/// What is said of an asset: its title, its artist, its picture. A stage reads no files of sound and film: nothing is.
open class AVMetadataItem: NSObject, AVAsynchronousKeyValueLoading {
    open var identifier: AVMetadataIdentifier? { nil }
    open var key: (any NSCopying & NSObjectProtocol)? { nil }
    open var keySpace: AVMetadataKeySpace? { nil }
    open var commonKey: AVMetadataKey? { nil }
    open var extendedLanguageTag: String? { nil }
    open var locale: Locale? { nil }
    open var time: CMTime { .invalid }
    open var value: (any NSCopying & NSObjectProtocol)? { nil }
    open var stringValue: String? { nil }
    open var numberValue: NSNumber? { nil }
    open var dateValue: Foundation.Date? { nil }
    open var dataValue: Data? { nil }

    public static func metadataItems(
        from items: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
    ) -> [AVMetadataItem] { items.filter { $0.identifier == identifier } }
    public static func metadataItems(
        from items: [AVMetadataItem], filteredAndSortedAccordingToPreferredLanguages languages: [String]
    ) -> [AVMetadataItem] { items }
    public static func metadataItems(
        from items: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
    ) -> [AVMetadataItem] { items.filter { $0.keySpace == keySpace } }
}

/// What an item says, whatever the format.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let commonIdentifierTitle = Self("comn/title")
    public static let commonIdentifierArtist = Self("comn/artist")
    public static let commonIdentifierAlbumName = Self("comn/albumName")
    public static let commonIdentifierArtwork = Self("comn/artwork")
    public static let commonIdentifierAuthor = Self("comn/author")
    public static let commonIdentifierCreator = Self("comn/creator")
    public static let commonIdentifierCreationDate = Self("comn/creationDate")
    public static let commonIdentifierDescription = Self("comn/description")
    public static let commonIdentifierType = Self("comn/type")
    public static let iTunesMetadataCoverArt = Self("itsk/covr")
    public static let id3MetadataAttachedPicture = Self("id3/APIC")
}

/// What an item says, within its key space.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let commonKeyTitle = Self("title")
    public static let commonKeyArtist = Self("artist")
    public static let commonKeyAlbumName = Self("albumName")
    public static let commonKeyArtwork = Self("artwork")
    public static let commonKeyAuthor = Self("author")
    public static let commonKeyCreator = Self("creator")
    public static let commonKeyCreationDate = Self("creationDate")
    public static let commonKeyDescription = Self("description")
    public static let commonKeyType = Self("type")
}

public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let common = Self("comn")
    public static let id3 = Self("org.id3")
    public static let iTunes = Self("itsk")
    public static let quickTimeMetadata = Self("mdta")
    public static let quickTimeUserData = Self("udta")
}

public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let id3Metadata = Self("org.id3")
    public static let iTunesMetadata = Self("com.apple.itunes")
    public static let quickTimeMetadata = Self("com.apple.quicktime.mdta")
    public static let unknown = Self("____")
}

extension AVAsset {
    public var metadata: [AVMetadataItem] { [] }
    public var commonMetadata: [AVMetadataItem] { [] }
    public var availableMetadataFormats: [AVMetadataFormat] { [] }
    public func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { [] }
    public func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] { [] }
}

extension AVAsyncProperty where Root: AVAsset {
    public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init { $0.metadata } }
    public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init { $0.commonMetadata } }
    public static var availableMetadataFormats: AVAsyncProperty<Root, [AVMetadataFormat]> {
        .init { $0.availableMetadataFormats }
    }
}

extension AVAsyncProperty where Root: AVMetadataItem {
    public static var value: AVAsyncProperty<Root, (any NSCopying & NSObjectProtocol)?> { .init { $0.value } }
    public static var stringValue: AVAsyncProperty<Root, String?> { .init { $0.stringValue } }
    public static var numberValue: AVAsyncProperty<Root, NSNumber?> { .init { $0.numberValue } }
    public static var dateValue: AVAsyncProperty<Root, Foundation.Date?> { .init { $0.dateValue } }
    public static var dataValue: AVAsyncProperty<Root, Data?> { .init { $0.dataValue } }
}
