import KinoraViews

/// A print of a view, which does not come about.
@MainActor @preconcurrency
open class NSPrintOperation: NSObject {
    public let view: NSView?
    open var printInfo: NSPrintInfo
    open var showsPrintPanel = true
    open var showsProgressPanel = true
    open var jobTitle: String?
    open var canSpawnSeparateThread = false
    public init(view: NSView, printInfo: NSPrintInfo) {
        (self.view, self.printInfo) = (view, printInfo)
        super.init()
    }
    public convenience init(view: NSView) { self.init(view: view, printInfo: .shared) }
    @discardableResult open func run() -> Bool { false }
    open func runModal(
        for docWindow: NSWindow, delegate: Any?, didRun didRunSelector: Selector?,
        contextInfo: UnsafeMutableRawPointer?
    ) {}
}
@MainActor @preconcurrency
open class NSPrintInfo: NSObject {
    public enum PaginationMode: UInt, Sendable { case automatic, fit, clip }
    public enum PaperOrientation: Int, Sendable { case portrait, landscape }
    public static let shared = NSPrintInfo()
    public nonisolated override init() { super.init() }
    // In points; the paper is US Letter.
    open var paperSize = CGSize(width: 612, height: 792)
    open var topMargin: CGFloat = 90
    open var bottomMargin: CGFloat = 90
    open var leftMargin: CGFloat = 72
    open var rightMargin: CGFloat = 72
    open var orientation = PaperOrientation.portrait
    open var scalingFactor: CGFloat = 1
    open var horizontalPagination = PaginationMode.clip
    open var verticalPagination = PaginationMode.automatic
    open var isHorizontallyCentered = true
    open var isVerticallyCentered = true
}
