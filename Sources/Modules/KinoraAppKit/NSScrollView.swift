import KinoraViews

/// A view through which a part of another one is seen: the document, from its upper left corner on.
@MainActor @preconcurrency
open class NSScrollView: UIView {
    /// What is seen. A text and a table are at least as large as the view.
    open var documentView: NSView? {
        didSet {
            guard documentView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let documentView { contentView.addSubview(documentView) }
        }
    }
    /// What the document is in.
    open var contentView: NSClipView {
        didSet {
            guard contentView !== oldValue else { return }
            oldValue.removeFromSuperview()
            addSubview(contentView)
            if let documentView { contentView.addSubview(documentView) }
        }
    }
    open var contentSize: CGSize { bounds.size }
    open var documentVisibleRect: CGRect { contentView.bounds }
    open var drawsBackground = true { didSet { showGround() } }
    private var ground: UIColor? = .controlBackgroundColor
    open override var backgroundColor: UIColor? {
        get { ground }
        set {
            ground = newValue
            showGround()
        }
    }
    private func showGround() { super.backgroundColor = drawsBackground ? ground : nil }

    public override init(frame: CGRect) {
        contentView = NSClipView(frame: .zero)
        super.init(frame: frame)
        begin()
    }
    public required init?(coder: NSCoder) {
        contentView = NSClipView(frame: .zero)
        super.init(coder: coder)
        begin()
    }
    private func begin() {
        clipsToBounds = true
        showGround()
        addSubview(contentView)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let table = documentView as? NSTableView
        let top = show(table?.headerView)
        let size = CGSize(width: bounds.width, height: max(0, bounds.height - top))
        contentView.frame = CGRect(origin: CGPoint(x: 0, y: top), size: size)
        if let text = documentView as? NSTextView {
            text.frame = CGRect(
                x: 0, y: 0, width: size.width, height: max(size.height, text.sizeThatFits(size).height))
        } else if let table {
            table.frame = CGRect(x: 0, y: 0, width: size.width, height: max(size.height, table.contentHeight))
        } else if let collection = documentView as? NSCollectionView {
            // It scrolls by itself.
            collection.frame = CGRect(origin: .zero, size: size)
        }
    }

    private weak var header: NSTableHeaderView?
    /// Shows the titles of a table's columns at the upper edge, and tells how high they are.
    private func show(_ header: NSTableHeaderView?) -> CGFloat {
        if header !== self.header {
            self.header?.removeFromSuperview()
            self.header = header
            if let header { addSubview(header) }
        }
        guard let header else { return 0 }
        header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: NSTableHeaderView.height)
        return NSTableHeaderView.height
    }

    // Scrollers are seen only while somebody scrolls.
    open var hasVerticalScroller = false
    open var hasHorizontalScroller = false
    open var autohidesScrollers = false
    public enum ScrollerStyle: Int, Sendable { case legacy, overlay }
    open var scrollerStyle = ScrollerStyle.overlay
    public enum Elasticity: Int, Sendable { case automatic, none, allowed }
    open var verticalScrollElasticity = Elasticity.automatic
    open var horizontalScrollElasticity = Elasticity.automatic
    open var borderType = NSBorderType.noBorder
    open var automaticallyAdjustsContentInsets = true
    open var contentInsets = NSEdgeInsets()
    open var hasVerticalRuler = false
    open var rulersVisible = false
    open var allowsMagnification = false
    open var magnification: CGFloat = 1
    public nonisolated static let willStartLiveScrollNotification = Notification.Name(
        "NSScrollViewWillStartLiveScrollNotification")
    public nonisolated static let didLiveScrollNotification = Notification.Name(
        "NSScrollViewDidLiveScrollNotification")
    public nonisolated static let didEndLiveScrollNotification = Notification.Name(
        "NSScrollViewDidEndLiveScrollNotification")
    open func reflectScrolledClipView(_ cView: NSClipView) {}
    open func tile() {}
    open func flashScrollers() {}
}

/// What the document of a scroll view is in.
@MainActor @preconcurrency
open class NSClipView: UIView {
    open var documentView: NSView? { (superview as? NSScrollView)?.documentView }
    open var drawsBackground = true
    open var postsBoundsChangedNotifications = false
    open func setBoundsOrigin(_ newOrigin: CGPoint) { scroll(to: newOrigin) }
    open func scroll(to newOrigin: CGPoint) {
        bounds.origin = newOrigin
        documentView?.setNeedsLayout()
    }
    open var documentVisibleRect: CGRect { bounds }
}

/// What is around a view. Pictures have no such line.
public enum NSBorderType: UInt, Sendable { case noBorder, lineBorder, bezelBorder, grooveBorder }

extension UIView {
    /// The scroll view around a view; nil where there is none.
    public var enclosingScrollView: NSScrollView? {
        var view = superview
        while let outer = view {
            if let scroll = outer as? NSScrollView { return scroll }
            view = outer.superview
        }
        return nil
    }
}

extension UIView.AutoresizingMask {
    // As AppKit names them.
    public static let minXMargin = flexibleLeftMargin
    public static let width = flexibleWidth
    public static let maxXMargin = flexibleRightMargin
    public static let minYMargin = flexibleBottomMargin
    public static let height = flexibleHeight
    public static let maxYMargin = flexibleTopMargin
}
