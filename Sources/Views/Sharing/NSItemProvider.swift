/// What can be handed to an item provider.
public protocol NSItemProviderWriting: AnyObject {
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

/// What an item provider can be asked for.
public protocol NSItemProviderReading: AnyObject {
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSItemProviderWriting {
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(nil, nil)
        return nil
    }
}

public typealias NSItemProviderRepresentationVisibility = NSItemProvider.RepresentationVisibility

/// Data on its way from one app to another. It holds one object, and hands it over at once.
open class NSItemProvider: NSObject, @unchecked Sendable {
    private let object: Any?
    open var suggestedName: String?
    public override init() {
        object = nil
        super.init()
    }
    public init(object: Any) {
        self.object = object
        super.init()
    }
    public init?(contentsOf fileURL: URL!) {
        object = fileURL
        super.init()
    }
    public init(item: Any?, typeIdentifier: String?) {
        object = item
        super.init()
    }
    public enum RepresentationVisibility: Int, Sendable { case all, team, group, ownProcess }
    public typealias LoadHandler = ((any Error)?) -> Void

    /// The types of what it holds, for texts, addresses, pictures and data.
    open var registeredTypeIdentifiers: [String] { registeredContentTypes.map(\.identifier) }
    open var registeredContentTypes: [UTType] {
        switch object {
        case is String, is NSString: [.utf8PlainText]
        case let url as URL: [url.isFileURL ? .fileURL : .url]
        case is UIImage: [.png]
        case is Data: [.data]
        default: []
        }
    }
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        guard let type = UTType(typeIdentifier) else { return false }
        return registeredContentTypes.contains { $0.conforms(to: type) }
    }
    open func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: contentType) }
    }
    open func canLoadObject<T>(ofClass aClass: T.Type) -> Bool { object is T }
    @discardableResult
    open func loadObject<T>(ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void)
        -> Progress
    {
        completionHandler(object as? T, nil)
        return Progress(totalUnitCount: 1)
    }
    @discardableResult
    open func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(object as? Data, nil)
        return Progress(totalUnitCount: 1)
    }
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: ((Any?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(object, nil) }
    open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(object as? URL, nil)
        return Progress(totalUnitCount: 1)
    }
    open func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(object as? URL, true, nil)
        return Progress(totalUnitCount: 1)
    }
    @discardableResult
    open func loadTransferable<T: Transferable>(
        type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        completionHandler((object as? T).map { .success($0) } ?? .failure(CocoaError(.fileReadUnknown)))
        return Progress(totalUnitCount: 1)
    }

    // What is registered later is not asked for: it has one object, from its beginning.
    open func registerObject(_ object: Any, visibility: RepresentationVisibility) {}
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: RepresentationVisibility,
        loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
    ) {}
    open func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: FileOptions = [], visibility: RepresentationVisibility,
        loadHandler: @escaping (@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {}
    public struct FileOptions: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let openInPlace = FileOptions(rawValue: 1)
    }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }
    public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = NSString(string: String(decoding: data, as: UTF8.self)) as? Self else {
            throw CocoaError(.fileReadUnknown)
        }
        return text
    }
}
extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
    public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
            throw CocoaError(.fileReadUnknown)
        }
        return url
    }
}
extension UIImage: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.png.identifier] }
    public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.image.identifier] }
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let image = UIImage(data: data) as? Self else { throw CocoaError(.fileReadCorruptFile) }
        return image
    }
}
