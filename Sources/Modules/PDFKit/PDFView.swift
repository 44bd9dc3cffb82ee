import KinoraStage

/// Shows a document: the page where it is, and in continuous modes those after it as far as there is room. A finger does not scroll or
/// enlarge it; texts and marks are not drawn.
@MainActor @preconcurrency
open class PDFView: UIView {
    private let picture = UIHostingController(rootView: PDFSpread())

    open weak var delegate: (any PDFViewDelegate)?
    open weak var pageOverlayViewProvider: (any PDFPageOverlayViewProvider)?
    open var document: PDFDocument? {
        didSet {
            currentPage = document?.page(at: 0)
            redraw()
            tell(.PDFViewDocumentChanged)
            tell(.PDFViewPageChanged)
        }
    }
    open private(set) var currentPage: PDFPage?
    open var displayMode = PDFDisplayMode.singlePageContinuous {
        didSet {
            redraw()
            tell(.PDFViewDisplayModeChanged)
        }
    }
    open var displayDirection = PDFDisplayDirection.vertical { didSet { redraw() } }
    open var displaysPageBreaks = true { didSet { redraw() } }
    /// In points, at a scale of 1.
    open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4.75, bottom: 4.75, right: 4.75) { didSet { redraw() } }
    open var displayBox = PDFDisplayBox.cropBox { didSet { tell(.PDFViewDisplayBoxChanged) } }
    open var displaysAsBook = false
    open var displaysRTL = false
    open var interpolationQuality = PDFInterpolationQuality.high
    open var pageShadowsEnabled = true
    open var isInMarkupMode = false
    open var enableDataDetectors = false
    open var isFindInteractionEnabled = false
    /// Whether a page is as wide as the view; where pages do not go on, as large as fits.
    open var autoScales = false { didSet { redraw() } }
    open var minScaleFactor: CGFloat = 0.1
    open var maxScaleFactor: CGFloat = 10
    private var ownScale: CGFloat = 1
    open var scaleFactor: CGFloat {
        get { autoScales ? scaleFactorForSizeToFit : ownScale }
        set {
            (ownScale, autoScales) = (newValue, false)
            tell(.PDFViewScaleChanged)
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        clipsToBounds = true
        addSubview(picture.view)
    }
    public required init?(coder: NSCoder) { return nil }

    open override func layoutSubviews() {
        super.layoutSubviews()
        picture.view.frame = bounds
        redraw()
    }

    // MARK: Layout

    /// Whether pages go on one after the other.
    private var isContinuous: Bool { displayMode == .singlePageContinuous || displayMode == .twoUpContinuous }
    private var columns: Int { displayMode == .twoUp || displayMode == .twoUpContinuous ? 2 : 1 }
    private var margins: UIEdgeInsets { displaysPageBreaks ? pageBreakMargins : .zero }

    /// At which the current page fits; 1 where there is none.
    open var scaleFactorForSizeToFit: CGFloat {
        guard let page = currentPage, bounds.width > 0, bounds.height > 0 else { return 1 }
        let width = CGFloat(columns) * (page.size.width + margins.left + margins.right)
        let height = page.size.height + margins.top + margins.bottom
        guard width > 0, height > 0 else { return 1 }
        let (wide, high) = (bounds.width / width, bounds.height / height)
        if !isContinuous { return min(wide, high) }
        return displayDirection == .vertical ? wide : high
    }

    open func layoutDocumentView() { redraw() }

    private func redraw() {
        picture.rootView = PDFSpread(
            rows: rows, scale: scaleFactor, margins: margins, isContinuous: isContinuous,
            isVertical: displayDirection == .vertical)
    }

    /// Pages side by side, from the current one on as far as there is room.
    private var rows: [[PDFPage]] {
        guard let document, let first = currentPage.map({ document.index(for: $0) }), first != NSNotFound else {
            return []
        }
        var (rows, length): ([[PDFPage]], CGFloat) = ([], 0)
        let room = displayDirection == .vertical ? bounds.height : bounds.width
        for index in stride(from: first, to: document.pageCount, by: columns) {
            let row = (index..<min(index + columns, document.pageCount)).compactMap { document.page(at: $0) }
            rows.append(row)
            guard isContinuous, let size = row.first?.size else { break }
            length += (displayDirection == .vertical ? size.height : size.width) * scaleFactor
            if length >= room { break }
        }
        return rows
    }
    open var visiblePages: [PDFPage] { rows.flatMap { $0 } }
    open var documentView: UIView? { picture.view }

    // MARK: Going

    private func move(_ index: Int) {
        guard let page = document?.page(at: index), page !== currentPage else { return }
        currentPage = page
        redraw()
        tell(.PDFViewPageChanged)
        tell(.PDFViewVisiblePagesChanged)
    }
    private var place: Int { currentPage.flatMap { document?.index(for: $0) } ?? NSNotFound }
    private func tell(_ name: Notification.Name) {
        DispatchQueue.main.async { [weak self] in NotificationCenter.default.post(name: name, object: self) }
    }

    open func go(to page: PDFPage) {
        if let index = document?.index(for: page) { move(index) }
    }
    open func go(to destination: PDFDestination) { if let page = destination.page { go(to: page) } }
    open func go(to selection: PDFSelection) { if let page = selection.pages.first { go(to: page) } }
    open func go(to rect: CGRect, on page: PDFPage) { go(to: page) }
    open var canGoToFirstPage: Bool { place != NSNotFound && place > 0 }
    open var canGoToPreviousPage: Bool { canGoToFirstPage }
    open var canGoToNextPage: Bool { place != NSNotFound && place + columns < (document?.pageCount ?? 0) }
    open var canGoToLastPage: Bool { canGoToNextPage }
    open func goToFirstPage(_ sender: Any?) { move(0) }
    open func goToLastPage(_ sender: Any?) { move((document?.pageCount ?? 0) - 1) }
    open func goToNextPage(_ sender: Any?) { if canGoToNextPage { move(place + columns) } }
    open func goToPreviousPage(_ sender: Any?) { if canGoToPreviousPage { move(max(0, place - columns)) } }
    open var canGoBack: Bool { false }
    open var canGoForward: Bool { false }
    open func goBack(_ sender: Any?) {}
    open func goForward(_ sender: Any?) {}
    open var currentDestination: PDFDestination? { currentPage.map { PDFDestination(page: $0, at: .zero) } }

    open var canZoomIn: Bool { scaleFactor < maxScaleFactor }
    open var canZoomOut: Bool { scaleFactor > minScaleFactor }
    open func zoomIn(_ sender: Any?) { scaleFactor = min(maxScaleFactor, scaleFactor * 1.25) }
    open func zoomOut(_ sender: Any?) { scaleFactor = max(minScaleFactor, scaleFactor / 1.25) }

    /// Kept: pages are not turned by a finger.
    open private(set) var isUsingPageViewController = false
    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {
        isUsingPageViewController = enable
        if enable, isContinuous { displayMode = .singlePage }
    }

    // MARK: Selecting, which nobody does

    open var currentSelection: PDFSelection?
    open var highlightedSelections: [PDFSelection]?
    open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) { currentSelection = selection }
    open func clearSelection() { currentSelection = nil }
    open func selectAll(_ sender: Any?) {}
    open func scrollSelectionToVisible(_ sender: Any?) {}

    // MARK: Places

    /// The current page, wherever the point is; nil where there is no document.
    open func page(for point: CGPoint, nearest: Bool) -> PDFPage? { currentPage }
    /// From the view to the page whose upper left corner is at the view's margins.
    open func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint {
        let scale = max(1e-6, scaleFactor)
        return CGPoint(
            x: point.x / scale - margins.left, y: page.size.height - (point.y / scale - margins.top))
    }
    open func convert(_ point: CGPoint, from page: PDFPage) -> CGPoint {
        CGPoint(
            x: (point.x + margins.left) * scaleFactor,
            y: (page.size.height - point.y + margins.top) * scaleFactor)
    }
    open func convert(_ rect: CGRect, to page: PDFPage) -> CGRect {
        CGRect(from: convert(rect.origin, to: page), to: convert(CGPoint(x: rect.maxX, y: rect.maxY), to: page))
    }
    open func convert(_ rect: CGRect, from page: PDFPage) -> CGRect {
        CGRect(from: convert(rect.origin, from: page), to: convert(CGPoint(x: rect.maxX, y: rect.maxY), from: page))
    }
    open func rowSize(for page: PDFPage) -> CGSize {
        CGSize(width: page.size.width * scaleFactor, height: page.size.height * scaleFactor)
    }
}

extension CGRect {
    fileprivate init(from a: CGPoint, to b: CGPoint) {
        self.init(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
    }
}

/// Pages as a view of a document shows them.
struct PDFSpread: View {
    var rows: [[PDFPage]] = []
    var scale: CGFloat = 1
    var margins = UIEdgeInsets.zero
    var isContinuous = true
    var isVertical = true

    var body: some View {
        let stack = isVertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
        stack {
            ForEach(rows.indices, id: \.self) { row in
                HStack(spacing: 0) { ForEach(rows[row].indices, id: \.self) { page(rows[row][$0]) } }
            }
        }
        .fixedSize()
        .frame(
            maxWidth: .infinity, maxHeight: .infinity,
            alignment: !isContinuous ? .center : isVertical ? .top : .leading
        )
        .clipped()
    }

    private func page(_ page: PDFPage) -> some View {
        PDFPagePicture(page: page)
            .frame(width: page.size.width * scale, height: page.size.height * scale)
            .padding(
                EdgeInsets(
                    top: margins.top * scale, leading: margins.left * scale, bottom: margins.bottom * scale,
                    trailing: margins.right * scale))
    }
}

@MainActor @preconcurrency
public protocol PDFViewDelegate: AnyObject {
    func pdfViewWillClick(onLink sender: PDFView, with url: URL)
    func pdfViewParentViewController() -> UIViewController
    func pdfViewPerformFind(_ sender: PDFView)
    func pdfViewPerformGo(toPage sender: PDFView)
    func pdfViewOpenPDF(_ sender: PDFView, forRemoteGoToAction action: PDFAction)
}
extension PDFViewDelegate {
    public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {}
    public func pdfViewParentViewController() -> UIViewController { UIViewController() }
    public func pdfViewPerformFind(_ sender: PDFView) {}
    public func pdfViewPerformGo(toPage sender: PDFView) {}
    public func pdfViewOpenPDF(_ sender: PDFView, forRemoteGoToAction action: PDFAction) {}
}

/// Gives views above pages. They are not asked for.
@MainActor @preconcurrency
public protocol PDFPageOverlayViewProvider: AnyObject {
    func pdfView(_ view: PDFView, overlayViewFor page: PDFPage) -> UIView?
    func pdfView(_ pdfView: PDFView, willDisplayOverlayView overlayView: UIView, for page: PDFPage)
    func pdfView(_ pdfView: PDFView, willEndDisplayingOverlayView overlayView: UIView, for page: PDFPage)
}
extension PDFPageOverlayViewProvider {
    public func pdfView(_ pdfView: PDFView, willDisplayOverlayView overlayView: UIView, for page: PDFPage) {}
    public func pdfView(_ pdfView: PDFView, willEndDisplayingOverlayView overlayView: UIView, for page: PDFPage) {}
}

/// Small pages of the document that a view shows, side by side or one below the other. A finger does not choose one.
@MainActor @preconcurrency
open class PDFThumbnailView: UIView {
    private let picture = UIHostingController(rootView: PDFThumbnails())
    open weak var pdfView: PDFView? { didSet { redraw() } }
    open var layoutMode = PDFThumbnailLayoutMode.vertical { didSet { redraw() } }
    open var thumbnailSize = CGSize(width: 30, height: 40) { didSet { redraw() } }
    open var contentInset = UIEdgeInsets.zero { didSet { redraw() } }
    open var selectedPages: [PDFPage]? { pdfView?.currentPage.map { [$0] } }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(picture.view)
    }
    public required init?(coder: NSCoder) { return nil }
    open override func layoutSubviews() {
        super.layoutSubviews()
        picture.view.frame = bounds
        redraw()
    }
    private func redraw() {
        let document = pdfView?.document
        // More than a few dozen have no room.
        let pages = (0..<min(64, document?.pageCount ?? 0)).compactMap { document?.page(at: $0) }
        picture.rootView = PDFThumbnails(
            pages: pages, size: thumbnailSize, insets: contentInset, isVertical: layoutMode == .vertical)
    }
}

struct PDFThumbnails: View {
    var pages: [PDFPage] = []
    var size = CGSize.zero
    var insets = UIEdgeInsets.zero
    var isVertical = true

    var body: some View {
        let stack = isVertical ? AnyLayout(VStackLayout(spacing: 4)) : AnyLayout(HStackLayout(spacing: 4))
        stack {
            ForEach(pages.indices, id: \.self) { index in
                PDFPagePicture(page: pages[index])
                    .aspectRatio(pages[index].size, contentMode: .fit)
                    .frame(width: size.width, height: size.height)
            }
        }
        .fixedSize()
        .padding(EdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: isVertical ? .top : .leading)
        .clipped()
    }
}
