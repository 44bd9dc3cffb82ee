import KinoraStage

/// A button: a title and a picture for each state, or what its configuration says.
@MainActor @preconcurrency
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
    }
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    private var titles: [UInt: String] = [:]
    private var images: [UInt: UIImage] = [:]
    private var colors: [UInt: UIColor] = [:]
    public let titleLabel: UILabel? = UILabel()
    open var imageView: UIImageView? { nil }
    open var contentEdgeInsets: UIEdgeInsets = .zero
    open var imageEdgeInsets: UIEdgeInsets = .zero
    open var titleEdgeInsets: UIEdgeInsets = .zero
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

    public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
        self.init(frame: frame)
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
        titleLabel?.font = .systemFont(ofSize: 18)
    }
    open func setTitle(_ title: String?, for state: State) { titles[state.rawValue] = title }
    open func setTitleColor(_ color: UIColor?, for state: State) { colors[state.rawValue] = color }
    open func setImage(_ image: UIImage?, for state: State) { images[state.rawValue] = image }
    open func image(for state: State) -> UIImage? { images[state.rawValue] }
    open func title(for state: State) -> String? { titles[state.rawValue] }
    open var currentTitle: String? { titles[0] }

    /// The configuration with the button's own title and picture where it has none.
    private var completed: Configuration? {
        guard var configuration else { return nil }
        if let chosenTitle {
            configuration.title = chosenTitle
        } else if configuration.title == nil, configuration.attributedTitle == nil, titles[0]?.isEmpty == false {
            configuration.title = titles[0]
        }
        configuration.image = configuration.image ?? images[0]
        return configuration
    }

    open override var intrinsicContentSize: CGSize {
        if let completed { return completed.size }
        let text = TextMeasure.size(
            chosenTitle ?? titles[0] ?? "", titleLabel?.font ?? .systemFont(ofSize: 18), width: nil)
        let image = images[0]?.size ?? .zero
        return CGSize(width: text.width + image.width, height: max(text.height, image.height) + 12)
    }

    override var baselines: (first: CGFloat, last: CGFloat)? {
        (titleLabel?.font ?? .systemFont(ofSize: 18)).baselines(within: intrinsicContentSize.height)
    }

    /// Whether a touch on it is one for its menu.
    var opensMenu: Bool { menu != nil && isEnabled }

    override func ownPicture() -> AnyView? {
        updateConfiguration()
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
        return AnyView(
            HStack(spacing: 0) {
                if let image = images[0] { Image(uiImage: image) }
                if let title = chosenTitle ?? titles[0] {
                    Text(verbatim: title).font(Font(titleLabel?.font ?? .systemFont(ofSize: 18)))
                }
            }.foregroundStyle(Color(colors[0] ?? tintColor)).opacity(isEnabled ? 1 : 0.3))
    }
}
