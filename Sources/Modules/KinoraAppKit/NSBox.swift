import KinoraViews

/// A group of views with a ground and a title, or a line between others.
@MainActor @preconcurrency
open class NSBox: UIView {
    public enum BoxType: UInt, Sendable {
        case primary
        case separator = 2
        case custom = 4
    }
    public enum TitlePosition: UInt, Sendable {
        case noTitle, aboveTop, atTop, belowTop, aboveBottom, atBottom, belowBottom
    }
    open var boxType = BoxType.primary { didSet { noteChange() } }
    open var title = "Title" { didSet { noteChange() } }
    open var titlePosition = TitlePosition.atTop { didSet { noteChange() } }
    open var titleFont = NSFont.systemFont(ofSize: 11) { didSet { noteChange() } }
    // Of a box that is custom.
    open var fillColor = NSColor.clear { didSet { noteChange() } }
    open var borderColor = NSColor.separatorColor { didSet { noteChange() } }
    open var borderWidth: CGFloat = 1 { didSet { noteChange() } }
    open var cornerRadius: CGFloat = 0 { didSet { noteChange() } }
    open var isTransparent = false { didSet { noteChange() } }
    /// Between the border and the content.
    open var contentViewMargins = CGSize(width: 5, height: 5) { didSet { noteChange() } }
    open var contentView: NSView? {
        didSet {
            guard contentView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let contentView { addSubview(contentView) }
        }
    }
    private func noteChange() {
        setNeedsLayout()
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    private var hasTitle: Bool { boxType == .primary && titlePosition != .noTitle && !title.isEmpty }
    private var titleHeight: CGFloat { hasTitle ? titleFont.lineHeight.rounded(.up) + 3 : 0 }
    /// The title lies above the border.
    open var borderRect: CGRect {
        CGRect(x: 0, y: titleHeight, width: bounds.width, height: max(0, bounds.height - titleHeight))
    }

    open override var intrinsicContentSize: CGSize {
        guard boxType != .separator else {
            // A line lies in the direction in which there is more room.
            let isUpright = bounds.height > bounds.width
            return CGSize(
                width: isUpright ? 1 : UIView.noIntrinsicMetric, height: isUpright ? UIView.noIntrinsicMetric : 1)
        }
        return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let contentView, contentView.translatesAutoresizingMaskIntoConstraints else { return }
        contentView.frame = borderRect.insetBy(dx: contentViewMargins.width, dy: contentViewMargins.height)
    }

    open override func _ownPicture() -> AnyView? {
        guard !isTransparent else { return nil }
        switch boxType {
        case .separator: return AnyView(Color(.separatorColor))
        case .custom:
            return AnyView(
                RoundedRectangle(cornerRadius: cornerRadius).fill(Color(fillColor))
                    .strokeBorder(Color(borderColor), lineWidth: borderWidth))
        case .primary:
            let (title, font) = (hasTitle ? title : nil, titleFont)
            return AnyView(
                VStack(alignment: .leading, spacing: 3) {
                    if let title { Text(verbatim: title).font(Font(font)).padding(.horizontal, 8) }
                    RoundedRectangle(cornerRadius: 6).fill(Color.primary.opacity(0.04))
                        .strokeBorder(Color.primary.opacity(0.08), lineWidth: 1)
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
        }
    }
}
