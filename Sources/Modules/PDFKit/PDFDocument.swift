import KinoraDrawings

public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
    public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
    public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
    public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
    public static let producerAttribute = PDFDocumentAttribute(rawValue: "Producer")
    public static let creationDateAttribute = PDFDocumentAttribute(rawValue: "CreationDate")
    public static let modificationDateAttribute = PDFDocumentAttribute(rawValue: "ModDate")
    public static let keywordsAttribute = PDFDocumentAttribute(rawValue: "Keywords")
}
public struct PDFDocumentWriteOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ownerPasswordOption = PDFDocumentWriteOption(rawValue: "OwnerPassword")
    public static let userPasswordOption = PDFDocumentWriteOption(rawValue: "UserPassword")
    public static let accessPermissionsOption = PDFDocumentWriteOption(rawValue: "AccessPermissions")
    public static let burnInAnnotationsOption = PDFDocumentWriteOption(rawValue: "BurnInAnnotations")
    public static let saveAllImagesAsJPEGOption = PDFDocumentWriteOption(rawValue: "SaveAllImagesAsJPEG")
    public static let optimizeImagesForScreenOption = PDFDocumentWriteOption(rawValue: "OptimizeImagesForScreen")
}

/// Pages of a file, or of the source.
///
/// What a file says of its title, words, outline and marks is not read. A file that is encrypted, damaged or larger than 32 MiB is no
/// document.
open class PDFDocument: NSObject, NSCopying, @unchecked Sendable {
    open weak var delegate: (any PDFDocumentDelegate)?
    public let documentURL: URL?
    /// What the source has set; nothing is read from the file.
    open var documentAttributes: [AnyHashable: Any]?
    open var outlineRoot: PDFOutline?
    private var pages: [PDFPage] = []
    /// The file, as long as its pages are as they were.
    private var file: Data?

    public override init() {
        documentURL = nil
        super.init()
    }
    public convenience init?(url: URL) {
        guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data, url: url)
    }
    public convenience init?(data: Data) { self.init(data: data, url: nil) }
    private init?(data: Data, url: URL?) {
        guard let read = try? PDFPages(file: Array(data)) else { return nil }
        (documentURL, file) = (url, data)
        super.init()
        pages = read.pages.indices.map { PDFPage(read, index: $0) }
        for page in pages { page.document = self }
    }

    // MARK: Pages

    open var pageCount: Int { pages.count }
    open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
    /// `NSNotFound` for a page of another document.
    open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
    /// Before the page at `index`; beyond the last one, at the end.
    open func insert(_ page: PDFPage, at index: Int) {
        page.document = self
        pages.insert(page, at: min(max(0, index), pages.count))
        file = nil
    }
    /// An index without a page removes none.
    open func removePage(at index: Int) {
        guard pages.indices.contains(index) else { return }
        pages.remove(at: index).document = nil
        file = nil
    }
    open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
        guard pages.indices.contains(indexA), pages.indices.contains(indexB) else { return }
        pages.swapAt(indexA, indexB)
        file = nil
    }
    open var pageClass: AnyClass { PDFPage.self }

    // MARK: The file

    /// The file that was read; nil where its pages have changed, or where there is none: PDF is not written.
    open func dataRepresentation() -> Data? { file }
    open func dataRepresentation(options: [AnyHashable: Any]) -> Data? { file }
    /// Writes the file that was read; false where there is none any more.
    @discardableResult
    open func write(to url: URL) -> Bool { file.map { (try? $0.write(to: url)) != nil } ?? false }
    @discardableResult
    open func write(to url: URL, withOptions options: [PDFDocumentWriteOption: Any]?) -> Bool { write(to: url) }
    @discardableResult
    open func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path)) }

    // MARK: Locks, of which a document that is read has none

    open var isEncrypted: Bool { false }
    open var isLocked: Bool { false }
    open func unlock(withPassword password: String) -> Bool { true }
    open var permissionsStatus: PDFDocumentPermissions { .none }
    open var allowsPrinting: Bool { true }
    open var allowsCopying: Bool { true }
    open var allowsDocumentChanges: Bool { true }
    open var allowsDocumentAssembly: Bool { true }
    open var allowsContentAccessibility: Bool { true }
    open var allowsCommenting: Bool { true }
    open var allowsFormFieldEntry: Bool { true }

    // MARK: Words, which are not read

    open var string: String? { nil }
    open var isFinding: Bool { false }
    open func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection] { [] }
    open func findString(
        _ string: String, fromSelection selection: PDFSelection?, withOptions options: NSString.CompareOptions = []
    ) -> PDFSelection? { nil }
    /// Finds nothing, and says after the current event that it is done.
    open func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = []) {
        DispatchQueue.main.async { [weak self] in
            NotificationCenter.default.post(name: .PDFDocumentDidEndFind, object: self)
        }
    }
    open func cancelFindString() {}
    open var selectionForEntireDocument: PDFSelection? { nil }
    open func outlineItem(for selection: PDFSelection) -> PDFOutline? { nil }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = file.flatMap { PDFDocument(data: $0, url: documentURL) } ?? PDFDocument()
        copy.documentAttributes = documentAttributes
        if file == nil {
            for page in pages {
                if let page = page.copy() as? PDFPage { copy.insert(page, at: copy.pageCount) }
            }
        }
        return copy
    }
}

public protocol PDFDocumentDelegate: AnyObject {
    func documentDidUnlock(_ notification: Notification)
    func documentDidEndDocumentFind(_ notification: Notification)
    func documentDidBeginDocumentFind(_ notification: Notification)
    func didMatchString(_ instance: PDFSelection)
    func classForPage() -> AnyClass
}
extension PDFDocumentDelegate {
    public func documentDidUnlock(_ notification: Notification) {}
    public func documentDidEndDocumentFind(_ notification: Notification) {}
    public func documentDidBeginDocumentFind(_ notification: Notification) {}
    public func didMatchString(_ instance: PDFSelection) {}
    public func classForPage() -> AnyClass { PDFPage.self }
}
