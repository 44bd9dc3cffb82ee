import KinoraStage

/// A button: a title and a picture for each state, or what its configuration says.
@MainActor @preconcurrency
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
    }
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    private var titles = StateValues<String>()
    private var attributedTitles = StateValues<NSAttributedString>()
    private var images = StateValues<UIImage>()
    private var backgrounds = StateValues<UIImage>()
    private var colors = StateValues<UIColor>()
    private var shadows = StateValues<UIColor>()
    private var symbols = StateValues<UIImage.SymbolConfiguration>()
    public private(set) final var buttonType = ButtonType.custom
    /// The words, as they were drawn last.
    public let titleLabel: UILabel? = UILabel()
    /// Says how the picture is drawn: its tint, and how it fits where it is larger than the button.
    open private(set) lazy var imageView: UIImageView? = UIImageView()
    open var contentEdgeInsets: UIEdgeInsets = .zero
    open var imageEdgeInsets: UIEdgeInsets = .zero
    open var titleEdgeInsets: UIEdgeInsets = .zero
    // Kept: a button that is pressed looks as its state says.
    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true
    open var showsTouchWhenHighlighted = false
    open var reversesTitleShadowWhenHighlighted = false
    open var isPointerInteractionEnabled = false
    open var isHeld: Bool { isHighlighted && showsMenuAsPrimaryAction }
    public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
    /// Kept: a button looks alike whatever it is for.
    open var role = Role.normal
    open var showsMenuAsPrimaryAction = false
    open var changesSelectionAsPrimaryAction = false
    open var menu: UIMenu?
    /// How the button looks; nil where its titles and pictures say it.
    open var configuration: Configuration?
    /// Called before the button is drawn, with the button in its state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler?
    open var automaticallyUpdatesConfiguration = true
    open func setNeedsUpdateConfiguration() {}
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel?.font = buttonType.font
        titleLabel?.lineBreakMode = .byTruncatingMiddle
        titleLabel?.stand(in: self)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
        self.init(frame: frame)
        take(.system)
        guard let primaryAction else { return }
        setTitle(primaryAction.title, for: .normal)
        setImage(primaryAction.image, for: .normal)
        addAction(primaryAction, for: .primaryActionTriggered)
    }
    /// Where the configuration has no title or picture, those of the action show.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.configuration = configuration
    }
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        take(buttonType)
    }
    public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        take(buttonType)
    }
    open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }
    private func take(_ type: ButtonType) {
        buttonType = type
        titleLabel?.font = type.font
        if let symbol = type.symbol { images[.normal] = UIImage(systemName: symbol) }
    }

    // Its own gesture follows a finger.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    // MARK: By state

    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        titleLabel?.text = currentTitle
    }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { attributedTitles[state] = title }
    open func setTitleColor(_ color: UIColor?, for state: State) { colors[state] = color }
    open func setTitleShadowColor(_ color: UIColor?, for state: State) { shadows[state] = color }
    open func setImage(_ image: UIImage?, for state: State) { images[state] = image }
    open func setBackgroundImage(_ image: UIImage?, for state: State) { backgrounds[state] = image }
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) { symbols[state] = configuration }
    open func image(for state: State) -> UIImage? { images.value(in: state) }
    open func backgroundImage(for state: State) -> UIImage? { backgrounds.value(in: state) }
    open func title(for state: State) -> String? { titles.value(in: state) }
    open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles.value(in: state) }
    open func titleColor(for state: State) -> UIColor? { colors.value(in: state) }
    open func titleShadowColor(for state: State) -> UIColor? { shadows.value(in: state) }
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        symbols.value(in: state)
    }
    open var currentTitle: String? { title(for: state) }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open var currentImage: UIImage? { image(for: state) }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }
    /// White, unless said; the tint of a button of the system.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? (buttonType == .custom ? .white : tintColor) }
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

    /// The configuration with the button's own title and picture where it has none.
    private var completed: Configuration? {
        guard var configuration else { return nil }
        if let chosenTitle {
            configuration.title = chosenTitle
        } else if configuration.title == nil, configuration.attributedTitle == nil, currentTitle?.isEmpty == false {
            configuration.title = currentTitle
        }
        configuration.image = configuration.image ?? currentImage
        return configuration
    }

    /// The words, as they are in the button's state, with what their label says of them.
    private var label: UILabel {
        let label = titleLabel ?? UILabel()
        if chosenTitle == nil, let attributed = currentAttributedTitle {
            label.attributedText = attributed
        } else {
            label.text = chosenTitle ?? currentTitle
        }
        label.textColor = currentTitleColor
        label.shadowColor = currentTitleShadowColor ?? label.shadowColor
        return label
    }
    private var picture: UIImage? { currentImage?.completed(by: currentPreferredSymbolConfiguration) }

    open override var intrinsicContentSize: CGSize {
        if let completed { return completed.size }
        let (text, image) = (label.intrinsicContentSize, picture?.size ?? .zero)
        var insets = contentEdgeInsets
        // Without insets of its own a button has some room above and below.
        if insets == .zero { (insets.top, insets.bottom) = (6, 6) }
        let size = CGSize(
            width: text.width + image.width + insets.left + insets.right,
            height: max(text.height, image.height) + insets.top + insets.bottom)
        let background = currentBackgroundImage?.size ?? .zero
        return CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
    }

    override var baselines: (first: CGFloat, last: CGFloat)? {
        (titleLabel?.font ?? buttonType.font).baselines(within: intrinsicContentSize.height)
    }

    /// Whether a touch on it is one for its menu.
    var opensMenu: Bool { menu != nil && isEnabled }

    override func ownPicture() -> AnyView? {
        updateConfiguration()
        if let own = _ownPicture() { return own }
        guard let menu, opensMenu else { return look }
        return AnyView(PlatformMenu(menu: menu, primary: primary, chosen: { self.choose($0, of: menu) }) { look })
    }

    /// What a tap does where the menu opens by a long press.
    private var primary: (@MainActor () -> Void)? {
        guard !showsMenuAsPrimaryAction, !changesSelectionAsPrimaryAction else { return nil }
        return { self.act() }
    }

    /// What was chosen is on from then on, and its title is the button's, where that shows what is chosen.
    private func choose(_ action: UIAction, of menu: UIMenu) {
        if changesSelectionAsPrimaryAction {
            for other in menu.children.compactMap({ $0 as? UIAction }) { other.state = other === action ? .on : .off }
        }
        noteChange()
    }

    /// The title of the choice that is on, where the button shows it.
    private var chosenTitle: String? {
        guard changesSelectionAsPrimaryAction, let actions = menu?.children.compactMap({ $0 as? UIAction }) else {
            return nil
        }
        return (actions.first { $0.state == .on } ?? actions.first)?.title
    }

    private var look: AnyView {
        if let completed { return completed.picture(tint: tintColor, isEnabled: isEnabled) }
        // What is disabled is pale, unless its look in that state is said.
        let isPale = !isEnabled && colors[.disabled] == nil && images[.disabled] == nil
        return AnyView(
            HStack(spacing: 0) {
                if isReversed { words }
                if let picture { sign(picture) }
                if !isReversed { words }
            }
            .opacity(isPale ? 0.3 : 1)
            .padding(EdgeInsets(contentEdgeInsets))
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
            .background { if let image = currentBackgroundImage { Image(uiImage: image).resizable() } }
            .modifier(ChangeEnvironment.placesFromLeft))
    }
    /// Whether the words stand before the picture.
    private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    @ViewBuilder private var words: some View {
        let label = label
        if label.text?.isEmpty == false {
            label.lettering.modifier(ChangeEnvironment.directionAround).modifier(MovedByInsets(insets: titleEdgeInsets))
        }
    }
    @ViewBuilder private func sign(_ image: UIImage) -> some View {
        let isOwn = buttonType == .custom && image.renderingMode == .automatic
        let shown = Image(uiImage: isOwn ? image : image.templateUnlessOriginal)
        Group {
            if let limits = limits(of: image) {
                shown.resizable()
                    .aspectRatio(contentMode: imageView?.contentMode == .scaleAspectFill ? .fill : .fit)
                    .frame(maxWidth: limits.width, maxHeight: limits.height)
            } else {
                shown
            }
        }
        .foregroundStyle(Color(imageView?.nearestTint ?? tintColor))
        .modifier(MovedByInsets(insets: imageEdgeInsets))
    }
    /// How large a picture may become that does not have its own size: one that fills the button, or is larger than that.
    private func limits(of image: UIImage) -> (width: CGFloat?, height: CGFloat?)? {
        let (wide, high) = (contentHorizontalAlignment == .fill, contentVerticalAlignment == .fill)
        let isLarger = bounds.width < image.size.width || bounds.height < image.size.height
        guard wide || high || isLarger else { return nil }
        return (wide ? nil : image.size.width, high ? nil : image.size.height)
    }
    private var alignment: Alignment {
        let across: HorizontalAlignment =
            switch effectiveContentHorizontalAlignment {
            case .left: .leading
            case .right: .trailing
            default: .center
            }
        let down: VerticalAlignment =
            switch contentVerticalAlignment {
            case .top: .top
            case .bottom: .bottom
            default: .center
            }
        return Alignment(horizontal: across, vertical: down)
    }
}

/// Half of the difference of opposite insets, by which what is in the middle is moved.
private struct MovedByInsets: ViewModifier {
    let insets: UIEdgeInsets
    func body(content: Content) -> some View {
        content.offset(x: (insets.left - insets.right) / 2, y: (insets.top - insets.bottom) / 2)
    }
}

extension UIButton.ButtonType {
    fileprivate var font: UIFont { .systemFont(ofSize: self == .custom ? 18 : 15) }
    fileprivate var symbol: String? {
        switch self {
        case .detailDisclosure, .infoLight, .infoDark: "info.circle"
        case .contactAdd: "plus.circle"
        case .close: "xmark.circle.fill"
        case .custom, .system: nil
        }
    }
}

extension UIImage {
    /// In one color, as a button of the system draws it, unless it is to keep its own.
    fileprivate var templateUnlessOriginal: UIImage {
        renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self
    }
}
