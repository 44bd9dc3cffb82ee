/// A place on a page.
open class PDFDestination: NSObject, @unchecked Sendable {
    open private(set) weak var page: PDFPage?
    public let point: CGPoint
    open var zoom: CGFloat = 0
    public init(page: PDFPage, at point: CGPoint) {
        (self.page, self.point) = (page, point)
        super.init()
    }
}
public let kPDFDestinationUnspecifiedValue = CGFloat(Float.greatestFiniteMagnitude)

/// What a link does.
open class PDFAction: NSObject, @unchecked Sendable {
    open var type: String { "" }
    override init() { super.init() }
}
open class PDFActionURL: PDFAction, @unchecked Sendable {
    open var url: URL?
    public init(url: URL) {
        self.url = url
        super.init()
    }
    open override var type: String { "URI" }
}
open class PDFActionGoTo: PDFAction, @unchecked Sendable {
    open var destination: PDFDestination
    public init(destination: PDFDestination) {
        self.destination = destination
        super.init()
    }
    open override var type: String { "GoTo" }
}

/// Words of a document. They are not read: a selection is empty.
open class PDFSelection: NSObject, NSCopying, @unchecked Sendable {
    public let document: PDFDocument?
    open var color: UIColor?
    open var pages: [PDFPage] { [] }
    open var string: String? { nil }
    open var attributedString: NSAttributedString? { nil }
    public init(document: PDFDocument) {
        self.document = document
        super.init()
    }
    open func bounds(for page: PDFPage) -> CGRect { .zero }
    open func selectionsByLine() -> [PDFSelection] { [] }
    open func add(_ selection: PDFSelection) {}
    open func add(_ selections: [PDFSelection]) {}
    open func extend(atEnd succeed: Int) {}
    open func extend(atStart precede: Int) {}
    open func draw(for page: PDFPage, active: Bool) {}
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A title of a document's contents, with those within it. The source makes them; a file's are not read.
open class PDFOutline: NSObject, @unchecked Sendable {
    open private(set) weak var document: PDFDocument?
    open private(set) weak var parent: PDFOutline?
    private var inner: [PDFOutline] = []
    open var label: String?
    open var isOpen = false
    open var destination: PDFDestination?
    open var action: PDFAction?
    public override init() { super.init() }
    open var numberOfChildren: Int { inner.count }
    open var index: Int { parent?.inner.firstIndex { $0 === self } ?? 0 }
    open func child(at index: Int) -> PDFOutline? { inner.indices.contains(index) ? inner[index] : nil }
    open func insertChild(_ child: PDFOutline, at index: Int) {
        child.parent = self
        inner.insert(child, at: min(max(0, index), inner.count))
    }
    open func removeFromParent() {
        parent?.inner.removeAll { $0 === self }
        parent = nil
    }
}
