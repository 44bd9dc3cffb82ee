import KinoraStage

/// A part of a collection view. What it shows is in its subviews.
@MainActor @preconcurrency
open class UICollectionReusableView: UIView {
    open internal(set) var reuseIdentifier: String?
    open func prepareForReuse() {}
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// A cell of a collection view: a configuration's content, or whatever its content view has.
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView {
    /// What the cell shows, over its background and as large as the cell.
    public let contentView = UIView()
    open var isSelected = false { didSet { if isSelected != oldValue { changeState() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { changeState() } } }
    private func changeState() {
        setNeedsUpdateConfiguration()
        if selectedBackgroundView != nil { showSelection() }
    }
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    /// Behind the content, in front of its background, while it is selected.
    open var selectedBackgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            showSelection()
        }
    }
    private func showSelection() {
        guard let view = selectedBackgroundView, isSelected || isHighlighted else {
            selectedBackgroundView?.removeFromSuperview()
            return
        }
        view.frame = bounds
        insertSubview(view, belowSubview: contentView)
    }
    /// What is behind the content, where there is no view for it.
    open var backgroundConfiguration: UIBackgroundConfiguration?
    open var automaticallyUpdatesBackgroundConfiguration = true
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
    override func ownPicture() -> AnyView? { backgroundConfiguration?.picture ?? super.ownPicture() }
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { configured = contentView.show(contentConfiguration, insteadOf: configured) }
    }
    private var configured: UIView?
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState()
        (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
        return state
    }
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
    open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(contentView)
    }
    public required init?(coder: NSCoder) { nil }

    /// As high as what is in its content view asks for within a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            size, withHorizontalFittingPriority: size.width > 0 ? .required : .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
    }
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        (configured ?? contentView).systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = CGRect(origin: .zero, size: frame.size)
        backgroundView?.frame = contentView.frame
        selectedBackgroundView?.frame = contentView.frame
        configured?.frame = contentView.bounds
    }
}

/// A sign at the end of a row of a list.
@MainActor @preconcurrency
public struct UICellAccessory {
    enum Kind { case disclosure, checkmark, detail, outline, text(String), view(UIView), whileEditing }
    let kind: Kind
    var tint: UIColor?

    /// When a sign shows. Lists are not edited here.
    public enum DisplayedState: Hashable, Sendable { case always, whenEditing, whenNotEditing }
    public enum LayoutDimension: Hashable, Sendable { case actual, standard, custom(CGFloat) }
    public enum Placement {
        case leading(displayed: DisplayedState = .always)
        case trailing(displayed: DisplayedState = .always)
        var displayed: DisplayedState {
            switch self {
            case .leading(let displayed), .trailing(let displayed): displayed
            }
        }
    }
    /// The color of a sign, and what room it has.
    public struct Options {
        public var isHidden: Bool?
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) { (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor) }
    }
    public typealias DisclosureIndicatorOptions = Options
    public typealias CheckmarkOptions = Options
    public typealias DetailOptions = Options
    public typealias DeleteOptions = Options
    public typealias InsertOptions = Options
    public typealias ReorderOptions = Options
    public typealias MultiselectOptions = Options
    /// A header's sign is for its whole row, a cell's for itself.
    public struct OutlineDisclosureOptions {
        public enum Style: Int, Sendable { case automatic, header, cell }
        public var style: Style
        public var options: Options
        public init(
            style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style
            options = Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }
    public typealias LabelOptions = Options
    /// A view of one's own as a sign.
    public struct CustomViewConfiguration {
        let view: UIView
        let placement: Placement
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) { (view, self.placement) = (customView, placement) }
    }

    private static func sign(_ kind: Kind, _ displayed: DisplayedState, _ options: Options) -> UICellAccessory {
        let isShown = displayed != .whenEditing && options.isHidden != true
        return UICellAccessory(kind: isShown ? kind : .whileEditing, tint: options.tintColor)
    }
    public static func disclosureIndicator(displayed: DisplayedState = .always, options: Options = Options())
        -> UICellAccessory
    { sign(.disclosure, displayed, options) }
    public static func checkmark(displayed: DisplayedState = .always, options: Options = Options()) -> UICellAccessory {
        sign(.checkmark, displayed, options)
    }
    public static func detail(
        displayed: DisplayedState = .always, options: Options = Options(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { sign(.detail, displayed, options) }
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { sign(.outline, displayed, options.options) }
    public static func label(text: String, displayed: DisplayedState = .always, options: Options = Options())
        -> UICellAccessory
    { sign(.text(text), displayed, options) }
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: Options = Options(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(kind: .whileEditing) }
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: Options = Options(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(kind: .whileEditing) }
    public static func reorder(displayed: DisplayedState = .whenEditing, options: Options = Options())
        -> UICellAccessory
    { UICellAccessory(kind: .whileEditing) }
    public static func multiselect(displayed: DisplayedState = .whenEditing, options: Options = Options())
        -> UICellAccessory
    { UICellAccessory(kind: .whileEditing) }
    /// The title of what is chosen in the menu, which does not open.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: Options = Options(),
        selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
    ) -> UICellAccessory {
        sign(.text((menu.selectedElements.first ?? menu.children.first)?.title ?? ""), displayed, options)
    }
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        sign(.view(configuration.view), configuration.placement.displayed, Options())
    }
}

/// A cell that looks like a row of a list.
@MainActor @preconcurrency
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
