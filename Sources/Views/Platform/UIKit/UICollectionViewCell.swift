import KinoraStage

/// A part of a collection view. What it shows is in its subviews.
open class UICollectionReusableView: UIView {
    open internal(set) var reuseIdentifier: String?
    open func prepareForReuse() {}
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// A cell of a collection view: a configuration's content, or whatever its content view has.
open class UICollectionViewCell: UICollectionReusableView {
    /// What the cell shows, over its background and as large as the cell.
    public let contentView = UIView()
    open var isSelected = false
    open var isHighlighted = false
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    open var selectedBackgroundView: UIView?
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            configured?.removeFromSuperview()
            configured = contentConfiguration.map { $0.makeContentView() }
            if let configured { contentView.addSubview(configured) }
        }
    }
    private var configured: UIView?
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState()
        (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
        return state
    }
    open func updateConfiguration(using state: UICellConfigurationState) {}
    open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(contentView)
    }
    public required init?(coder: NSCoder) { nil }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = CGRect(origin: .zero, size: frame.size)
        backgroundView?.frame = contentView.frame
        configured?.frame = contentView.bounds
    }
}

/// A sign at the end of a row of a list.
public struct UICellAccessory {
    enum Kind { case disclosure, checkmark, detail }
    let kind: Kind
    public static func disclosureIndicator() -> UICellAccessory { UICellAccessory(kind: .disclosure) }
    public static func checkmark() -> UICellAccessory { UICellAccessory(kind: .checkmark) }
    public static func detail() -> UICellAccessory { UICellAccessory(kind: .detail) }
}

/// A cell that looks like a row of a list.
open class UICollectionViewListCell: UICollectionViewCell {
    open var accessories: [UICellAccessory] = []
    open var indentationLevel = 0
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

/// How cells of one class are filled. The command adds to a user's registration how such a cell is made.
public struct _KinoraCellMaker<Cell: UICollectionReusableView> {
    let make: () -> Cell?
    /// Cells of UIKit's own classes, which are known here.
    static var ofKnownClass: _KinoraCellMaker {
        _KinoraCellMaker { UICollectionView.made(Cell.self) as? Cell }
    }
}

extension UICollectionView {
    @MainActor @preconcurrency
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
        let maker: _KinoraCellMaker<Cell>
        let handler: Handler
        public init(handler: @escaping Handler) { (maker, self.handler) = (.ofKnownClass, handler) }
        public init(kinoraMade make: @escaping () -> Cell, handler: @escaping Handler) {
            (maker, self.handler) = (_KinoraCellMaker(make: make), handler)
        }
    }
    @MainActor @preconcurrency
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void
        let kind: String
        let maker: _KinoraCellMaker<Supplementary>
        let handler: Handler
        public init(elementKind: String, handler: @escaping Handler) {
            (kind, maker, self.handler) = (elementKind, .ofKnownClass, handler)
        }
        public init(kinoraMade make: @escaping () -> Supplementary, elementKind: String, handler: @escaping Handler) {
            (kind, maker, self.handler) = (elementKind, _KinoraCellMaker(make: make), handler)
        }
    }

    /// A view of one of UIKit's own classes; others cannot be made by their class alone.
    static func made(_ type: UICollectionReusableView.Type) -> UICollectionReusableView? {
        switch type {
        case is UICollectionViewListCell.Type where type == UICollectionViewListCell.self:
            UICollectionViewListCell(frame: .zero)
        case is UICollectionViewCell.Type where type == UICollectionViewCell.self: UICollectionViewCell(frame: .zero)
        case _ where type == UICollectionReusableView.self: UICollectionReusableView(frame: .zero)
        default: nil
        }
    }
}
