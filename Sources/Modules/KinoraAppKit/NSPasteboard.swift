import KinoraViews

// The pasteboard by AppKit's names. What is copied is kept for the rest of the performance; nothing comes from other apps.

/// What can be copied.
public protocol NSPasteboardWriting: AnyObject {}
/// What can be pasted.
public protocol NSPasteboardReading: AnyObject {}
extension NSString: NSPasteboardWriting, NSPasteboardReading {}
extension NSURL: NSPasteboardWriting, NSPasteboardReading {}
extension NSAttributedString: NSPasteboardWriting, NSPasteboardReading {}
extension UIImage: NSPasteboardWriting, NSPasteboardReading {}
extension UIColor: NSPasteboardWriting, NSPasteboardReading {}

/// One thing in its forms.
open class NSPasteboardItem: NSObject, NSPasteboardWriting, NSPasteboardReading {
    fileprivate var forms: [(type: NSPasteboard.PasteboardType, value: Any)] = []
    public override init() { super.init() }
    open var types: [NSPasteboard.PasteboardType] { forms.map(\.type) }
    private func set(_ value: Any, _ type: NSPasteboard.PasteboardType) -> Bool {
        forms.removeAll { $0.type == type }
        forms.append((type, value))
        return true
    }
    @discardableResult open func setString(_ string: String, forType type: NSPasteboard.PasteboardType) -> Bool {
        set(string, type)
    }
    @discardableResult open func setData(_ data: Data, forType type: NSPasteboard.PasteboardType) -> Bool {
        set(data, type)
    }
    @discardableResult
    open func setPropertyList(_ propertyList: Any, forType type: NSPasteboard.PasteboardType) -> Bool {
        set(propertyList, type)
    }
    open func string(forType type: NSPasteboard.PasteboardType) -> String? {
        let value = forms.first { $0.type == type }?.value
        return value as? String ?? (value as? Data).flatMap { String(data: $0, encoding: .utf8) }
    }
    open func data(forType type: NSPasteboard.PasteboardType) -> Data? {
        let value = forms.first { $0.type == type }?.value
        return value as? Data ?? (value as? String).map { Data($0.utf8) }
    }
    open func propertyList(forType type: NSPasteboard.PasteboardType) -> Any? { forms.first { $0.type == type }?.value }
}

extension UIPasteboard {
    private var values: [Any] { items.flatMap { item in item.sorted { $0.key < $1.key }.map(\.value) } }
    /// In their order, which is that of the keys.
    private func keep(_ values: [Any]) {
        let keys = values.indices.map { String(1_000_000 + $0) }
        setItems([Dictionary(zip(keys, values)) { first, _ in first }])
    }
    /// It changes for nobody but the one who changes it.
    public var changeCount: Int { 0 }
    @discardableResult public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
        clearContents()
    }
    @discardableResult public func addTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { changeCount }
    @discardableResult public func prepareForNewContents() -> Int { clearContents() }

    @discardableResult public func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool {
        keep(
            values
                + objects.flatMap { object -> [Any] in
                    switch object {
                    case let item as NSPasteboardItem: item.forms.map(\.value)
                    case let text as NSAttributedString: [text.string]
                    case let text as NSString: [text as String]
                    case let url as NSURL: [url as URL]
                    default: [object]
                    }
                })
        return true
    }
    /// - Parameter classArray: of what is wanted: `NSString.self`, `NSURL.self`, `NSImage.self`.
    public func readObjects(forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil) -> [Any]? {
        let found = values.filter { value in
            classArray.contains { kind in
                switch value {
                case is String: kind == NSString.self || kind == NSAttributedString.self
                case is URL: kind == NSURL.self
                case is UIImage: kind == UIImage.self
                case is UIColor: kind == UIColor.self
                default: false
                }
            }
        }
        return found
    }
    public func canReadObject(forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil) -> Bool {
        readObjects(forClasses: classArray, options: options)?.isEmpty == false
    }
    public struct ReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let urlReadingFileURLsOnly = ReadingOptionKey(rawValue: "NSPasteboardURLReadingFileURLsOnlyKey")
        public static let urlReadingContentsConformToTypes = ReadingOptionKey(
            rawValue: "NSPasteboardURLReadingContentsConformToTypesKey")
    }

    public func string(forType dataType: PasteboardType) -> String? {
        dataType == .URL || dataType == .fileURL ? url?.absoluteString : string ?? url?.absoluteString
    }
    /// A picture as PNG, a text in UTF-8, or the bytes that were put in.
    public func data(forType dataType: PasteboardType) -> Data? {
        if let data = values.first(where: { $0 is Data }) as? Data { return data }
        return dataType == .png || dataType == .tiff
            ? image?.pngData() : string(forType: dataType).map { Data($0.utf8) }
    }
    @discardableResult public func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
        guard let data else { return false }
        setData(data, forPasteboardType: dataType.rawValue)
        return true
    }
    /// What is there, by its kind.
    public var types: [PasteboardType]? {
        let known = values.map { value -> PasteboardType? in
            switch value {
            case is String: .string
            case let url as URL: url.isFileURL ? .fileURL : .URL
            case is UIImage: .png
            case is UIColor: .color
            default: nil
            }
        }
        return known.compactMap { $0 }
    }
    public func availableType(from types: [PasteboardType]) -> PasteboardType? {
        types.first { self.types?.contains($0) == true }
    }
}

extension UIPasteboard.PasteboardType {
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
    public static let URL = Self(rawValue: "public.url")
    public static let fileURL = Self(rawValue: "public.file-url")
    public static let tiff = Self(rawValue: "public.tiff")
    public static let pdf = Self(rawValue: "com.adobe.pdf")
    public static let rtf = Self(rawValue: "public.rtf")
    public static let rtfd = Self(rawValue: "com.apple.flat-rtfd")
    public static let html = Self(rawValue: "public.html")
    public static let tabularText = Self(rawValue: "public.utf8-tab-separated-values-text")
    public static let color = Self(rawValue: "com.apple.cocoa.pasteboard.color")
    public static let sound = Self(rawValue: "com.apple.cocoa.pasteboard.sound")
    public static let font = Self(rawValue: "com.apple.cocoa.pasteboard.character-formatting")
}
