import KinoraStage

/// A row of a table: a configuration's content, labels and a picture of its own, or whatever its content view has.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    public enum EditingStyle: Int, Sendable { case none, delete, insert }

    public let style: CellStyle
    public internal(set) final var reuseIdentifier: String?
    /// What the cell shows, over its background.
    public let contentView = UIView()
    open private(set) lazy var textLabel: UILabel? = added(UILabel())
    open private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : added(detailLabel())
    open private(set) lazy var imageView: UIImageView? = added(UIImageView())

    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { configured = contentView.show(contentConfiguration, insteadOf: configured) }
    }
    private var configured: UIView?
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        style == .value1 || style == .value2 ? .valueCell() : .cell()
    }
    /// What is behind the content, where there is no view for it.
    open var backgroundConfiguration: UIBackgroundConfiguration?
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
    override func ownPicture() -> AnyView? { backgroundConfiguration?.picture ?? super.ownPicture() }

    open var selectionStyle: SelectionStyle = .default
    open var accessoryType: AccessoryType = .none
    /// Kept: an edited table shows its rows as ever.
    open var editingAccessoryType: AccessoryType = .none
    open var accessoryView: UIView?
    /// How far the line below the row is from its sides, in points; that of the table unless said.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UITableView.usualSeparatorInset }
        set { ownSeparatorInset = newValue }
    }
    private(set) var ownSeparatorInset: UIEdgeInsets?
    open var isSelected = false { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
    open var isHighlighted = false
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
    /// Called as it is set, and with each new state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState()
        (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
        return state
    }
    open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
    open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
    // Kept: configurations are those that a source sets.
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true
    // Kept: rows begin at their margins.
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10
    open var shouldIndentWhileEditing = true
    open var multipleSelectionBackgroundView: UIView?
    public enum FocusStyle: Int, Sendable { case `default`, custom }
    open var focusStyle = FocusStyle.default
    open var editingStyle: EditingStyle { .none }
    open var showingDeleteConfirmation: Bool { false }
    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let showingEditControl = StateMask(rawValue: 1)
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }
    open func willTransition(to state: StateMask) {}
    open func didTransition(to state: StateMask) {}
    open var isEditing = false
    open var showsReorderControl = false
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open func prepareForReuse() { contentConfiguration = nil }

    public init(style: CellStyle, reuseIdentifier: String?) {
        (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
        super.init(frame: .zero)
        contentView.layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
        addSubview(contentView)
    }
    public required init?(coder: NSCoder) { nil }
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    private func added<V: UIView>(_ view: V) -> V {
        contentView.addSubview(view)
        return view
    }
    private func detailLabel() -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: style == .subtitle ? 15 : 17)
        label.textColor = style == .subtitle ? .label : .secondaryLabel
        return label
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        contentView.frame = bounds
        configured?.frame = contentView.bounds
        layLabels()
    }

    /// Whether the labels or the picture show something.
    private var hasLabels: Bool { contentView.subviews.contains { $0 is UILabel || $0 is UIImageView } }

    private func layLabels() {
        guard hasLabels, type(of: self) == UITableViewCell.self else { return }
        var (left, right) = (CGFloat(16), bounds.width - 16)
        if let image = imageView?.image {
            let size = image.size
            imageView?.frame = CGRect(
                x: left, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
            left += size.width + 16
        }
        let title = textLabel?.intrinsicContentSize ?? .zero
        let detail = detailTextLabel?.text == nil ? .zero : detailTextLabel?.intrinsicContentSize ?? .zero
        if style == .subtitle, detail.height > 0 {
            let top = (bounds.height - title.height - detail.height) / 2
            textLabel?.frame = CGRect(x: left, y: top, width: right - left, height: title.height)
            detailTextLabel?.frame = CGRect(
                x: left, y: top + title.height, width: right - left, height: detail.height)
        } else {
            detailTextLabel?.frame = CGRect(x: right - detail.width, y: 0, width: detail.width, height: bounds.height)
            if detail.width > 0 { right -= detail.width + 8 }
            textLabel?.frame = CGRect(x: left, y: 0, width: right - left, height: bounds.height)
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        if let fitting = contentView.fittingSize(within: size) { return fitting }
        let labels = [textLabel, detailTextLabel].compactMap { $0?.text == nil ? 0 : $0?.intrinsicContentSize.height }
        let text = style == .subtitle ? labels.reduce(0, +) : labels.max() ?? 0
        return CGSize(width: size.width, height: max(44, text + 22))
    }

    public final class Look {
        public var selectionStyle: SelectionStyle = .default
        public var backgroundColor: UIColor?
        public var selectedBackgroundView: UIView?
    }
    private static let look = Look()
    public class func appearance() -> Look { look }
}

/// The text, second text and picture of a row.
public struct UIListContentConfiguration: UIContentConfiguration {
    public struct TextProperties {
        public var font: UIFont
        public var color: UIColor
        public var numberOfLines = 0
        public var alignment: NSTextAlignment = .natural
        public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }
        public var transform = TextTransform.none
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        // Kept: letters have the font's size.
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
        public var showsExpansionTextWhenTruncated = false
        public var colorTransformer: UIConfigurationColorTransformer?
        public func resolvedColor() -> UIColor { color }
        public var adjustsFontForContentSizeCategory = true
    }
    public struct ImageProperties {
        public var tintColor: UIColor?
        public var maximumSize = CGSize.zero
        public var reservedLayoutSize = CGSize.zero
        public var cornerRadius: CGFloat = 0
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var accessibilityIgnoresInvertColors = false
    }
    public var text: String?
    public var secondaryText: String?
    public var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
    public var secondaryAttributedText: NSAttributedString? {
        didSet { secondaryText = secondaryAttributedText?.string }
    }
    public var image: UIImage?
    public var textProperties: TextProperties
    public var secondaryTextProperties: TextProperties
    public var imageProperties = ImageProperties()
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// Kept: the margins are its own.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    /// In points; a cell's is 44.
    private var leastHeight: CGFloat = 44
    public var prefersSideBySideTextAndSecondaryText: Bool
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

    private init(second: TextProperties, sideBySide: Bool) {
        textProperties = TextProperties(font: .systemFont(ofSize: 17), color: .label)
        (secondaryTextProperties, prefersSideBySideTextAndSecondaryText) = (second, sideBySide)
    }
    public static func cell() -> UIListContentConfiguration { subtitleCell() }
    public static func subtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(
            second: TextProperties(font: .systemFont(ofSize: 15), color: .label), sideBySide: false)
    }
    public static func valueCell() -> UIListContentConfiguration {
        UIListContentConfiguration(
            second: TextProperties(font: .systemFont(ofSize: 17), color: .secondaryLabel), sideBySide: true)
    }

    // Cells of bars at the side, and headers and footers of lists.
    public static func sidebarCell() -> UIListContentConfiguration { cell() }
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
    public static func header() -> UIListContentConfiguration { edge(.preferredFont(forTextStyle: .headline), .label) }
    public static func footer() -> UIListContentConfiguration { groupedFooter() }
    public static func plainHeader() -> UIListContentConfiguration { header() }
    public static func plainFooter() -> UIListContentConfiguration { groupedFooter() }
    public static func groupedHeader() -> UIListContentConfiguration {
        edge(.preferredFont(forTextStyle: .footnote), .secondaryLabel)
    }
    public static func groupedFooter() -> UIListContentConfiguration { groupedHeader() }
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        edge(.systemFont(ofSize: 20, weight: .bold), .label)
    }
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        edge(.systemFont(ofSize: 22, weight: .bold), .label)
    }
    public static func sidebarHeader() -> UIListContentConfiguration { prominentInsetGroupedHeader() }
    private static func edge(_ font: UIFont, _ color: UIColor) -> UIListContentConfiguration {
        var configuration = subtitleCell()
        (configuration.textProperties.font, configuration.textProperties.color) = (font, color)
        configuration.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 6, leading: 16, bottom: 6, trailing: 16)
        configuration.leastHeight = 0
        return configuration
    }

    public func makeContentView() -> any UIView & UIContentView { HostedContentView(self) }
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UIListContentConfiguration: HostedContent {
    var picture: AnyView {
        AnyView(
            HStack(spacing: imageToTextPadding) {
                if let image {
                    sign(image).foregroundStyle(Color(imageProperties.tintColor ?? .tintColor))
                }
                let texts =
                    prefersSideBySideTextAndSecondaryText
                    ? AnyLayout(HStackLayout())
                    : AnyLayout(VStackLayout(alignment: .leading, spacing: textToSecondaryTextVerticalPadding))
                texts {
                    if let text { line(text, attributedText, textProperties) }
                    if prefersSideBySideTextAndSecondaryText { Spacer() }
                    if let secondaryText { line(secondaryText, secondaryAttributedText, secondaryTextProperties) }
                }
                if !prefersSideBySideTextAndSecondaryText { Spacer(minLength: 0) }
            }
            .padding(EdgeInsets(directionalLayoutMargins)).frame(minHeight: leastHeight))
    }

    /// A picture in its own size, no larger than it may be and in the middle of the room that is kept for it.
    @ViewBuilder private func sign(_ image: UIImage) -> some View {
        let picture = image.completed(by: imageProperties.preferredSymbolConfiguration)
        let (most, room) = (imageProperties.maximumSize, imageProperties.reservedLayoutSize)
        let isTooWide = most.width > 0 && most.width < picture.size.width
        let isTooHigh = most.height > 0 && most.height < picture.size.height
        Group {
            if isTooWide || isTooHigh {
                Image(uiImage: picture).resizable().aspectRatio(contentMode: .fit)
                    .frame(
                        maxWidth: most.width > 0 ? most.width : nil, maxHeight: most.height > 0 ? most.height : nil)
            } else {
                Image(uiImage: picture)
            }
        }
        .clipShape(RoundedRectangle(cornerRadius: imageProperties.cornerRadius))
        .frame(width: room.width > 0 ? room.width : nil, height: room.height > 0 ? room.height : nil)
    }

    private func line(_ text: String, _ attributed: NSAttributedString?, _ properties: TextProperties) -> some View {
        (attributed.map { Text(AttributedString($0)) } ?? Text(verbatim: properties.transform.applied(to: text)))
            .font(Font(properties.font)).foregroundStyle(Color(properties.color))
            .lineLimit(properties.numberOfLines == 0 ? nil : properties.numberOfLines)
            .multilineTextAlignment(properties.alignment.multiline)
    }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
    fileprivate func applied(to text: String) -> String {
        switch self {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalized: text.capitalized
        }
    }
}
