import KinoraStage

/// A view above or below a section of a table: a configuration's content, a text, or whatever its content view has.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
    public let contentView = UIView()
    public internal(set) final var reuseIdentifier: String?
    /// Placed over the width, where it shows a text.
    open private(set) lazy var textLabel: UILabel? = added(UILabel())
    open private(set) lazy var detailTextLabel: UILabel? = added(UILabel())

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        contentView.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
        addSubview(contentView)
    }
    public required init?(coder: NSCoder) { nil }
    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    open func prepareForReuse() {}
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { configured = contentView.show(contentConfiguration, insteadOf: configured) }
    }
    private var configured: UIView?
    /// What is behind the content, where there is no view for it.
    open var backgroundConfiguration: UIBackgroundConfiguration?
    override func ownPicture() -> AnyView? { backgroundConfiguration?.picture ?? super.ownPicture() }

    private func added(_ label: UILabel) -> UILabel {
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        contentView.addSubview(label)
        return label
    }
    private var labels: [UILabel] {
        contentView.subviews.compactMap { $0 as? UILabel }.filter {
            $0.translatesAutoresizingMaskIntoConstraints && ($0 === textLabel || $0 === detailTextLabel)
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
        backgroundView?.frame = bounds
        configured?.frame = contentView.bounds
        let margins = contentView.layoutMargins
        var top = margins.top
        for label in labels {
            let height = label.intrinsicContentSize.height
            label.frame = CGRect(
                x: margins.left, y: top, width: bounds.width - margins.left - margins.right, height: height)
            top += height
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        if let fitting = contentView.fittingSize(within: size) { return fitting }
        if let configured { return CGSize(width: size.width, height: configured.sizeThatFits(size).height) }
        let lines = labels.map(\.intrinsicContentSize.height).reduce(0, +)
        let margins = contentView.layoutMargins
        return CGSize(width: size.width, height: lines > 0 ? lines + margins.top + margins.bottom : frame.height)
    }
}
