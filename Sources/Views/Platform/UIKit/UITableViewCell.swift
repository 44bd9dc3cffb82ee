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
    public let reuseIdentifier: String?
    /// What the cell shows, over its background.
    public let contentView = UIView()
    open private(set) lazy var textLabel: UILabel? = added(UILabel())
    open private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : added(detailLabel())
    open private(set) lazy var imageView: UIImageView? = added(UIImageView())

    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { configured = contentView.show(contentConfiguration, insteadOf: configured) }
    }
    private var configured: UIView?
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
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
    open var isSelected = false
    open var isHighlighted = false
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
        public var adjustsFontForContentSizeCategory = true
    }
    public struct ImageProperties {
        public var tintColor: UIColor?
        public var maximumSize = CGSize.zero
        public var reservedLayoutSize = CGSize.zero
        public var cornerRadius: CGFloat = 0
    }
    public var text: String?
    public var secondaryText: String?
    public var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
    public var image: UIImage?
    public var textProperties: TextProperties
    public var secondaryTextProperties: TextProperties
    public var imageProperties = ImageProperties()
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    public var imageToTextPadding: CGFloat = 16
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

    public func makeContentView() -> any UIView & UIContentView { HostedContentView(self) }
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UIListContentConfiguration: HostedContent {
    var picture: AnyView {
        AnyView(
            HStack(spacing: imageToTextPadding) {
                if let image {
                    Image(uiImage: image).foregroundStyle(Color(imageProperties.tintColor ?? .tintColor))
                }
                let texts =
                    prefersSideBySideTextAndSecondaryText
                    ? AnyLayout(HStackLayout())
                    : AnyLayout(VStackLayout(alignment: .leading, spacing: textToSecondaryTextVerticalPadding))
                texts {
                    if let text { line(text, textProperties) }
                    if prefersSideBySideTextAndSecondaryText { Spacer() }
                    if let secondaryText { line(secondaryText, secondaryTextProperties) }
                }
                if !prefersSideBySideTextAndSecondaryText { Spacer(minLength: 0) }
            }
            .padding(EdgeInsets(directionalLayoutMargins)).frame(minHeight: 44))
    }

    private func line(_ text: String, _ properties: TextProperties) -> some View {
        Text(verbatim: text).font(Font(properties.font)).foregroundStyle(Color(properties.color))
            .lineLimit(properties.numberOfLines == 0 ? nil : properties.numberOfLines)
            .multilineTextAlignment(properties.alignment.multiline)
    }
}
