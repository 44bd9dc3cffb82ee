import KinoraStage

/// What stands where a controller has nothing to show: a picture, two texts and two buttons, below each other.
@MainActor @preconcurrency
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    public enum Alignment: Int, Sendable { case center, natural }
    public struct ImageProperties {
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat = 0
        /// In points; lengths of 0 are those of the picture.
        public var maximumSize = CGSize.zero
        public var accessibilityIgnoresInvertColors = false
    }
    public struct TextProperties {
        public var font: UIFont
        public var color: UIColor
        public var lineBreakMode = NSLineBreakMode.byWordWrapping
        public var numberOfLines = 0
        // Kept: letters have the font's size.
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
    }
    public struct ButtonProperties {
        public var role = UIButton.Role.normal
        public var isEnabled = true
        public var primaryAction: UIAction?
        public var menu: UIMenu?
    }

    public var image: UIImage?
    public var imageProperties: ImageProperties
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties
    public var button = UIButton.Configuration.plain()
    public var buttonProperties = ButtonProperties()
    public var secondaryButton = UIButton.Configuration.plain()
    public var secondaryButtonProperties = ButtonProperties()
    /// In the middle, or from the beginning of the lines.
    public var alignment = Alignment.center
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    // Points between the parts.
    public var imageToTextPadding: CGFloat = 12
    public var textToSecondaryTextPadding: CGFloat = 8
    public var textToButtonPadding: CGFloat = 16
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    public var background = UIBackgroundConfiguration.clear()
    /// Whether a wheel turns in the place of the picture.
    fileprivate var isLoading = false

    private init(text: TextProperties) {
        imageProperties = ImageProperties(
            preferredSymbolConfiguration: UIImage.SymbolConfiguration(pointSize: 48), tintColor: .secondaryLabel)
        textProperties = text
        secondaryTextProperties = TextProperties(
            font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    }

    public static func empty() -> UIContentUnavailableConfiguration {
        let font = UIFont.systemFont(ofSize: UIFont.preferredFont(forTextStyle: .title2).pointSize, weight: .bold)
        return UIContentUnavailableConfiguration(text: TextProperties(font: font, color: .label))
    }
    public static func loading() -> UIContentUnavailableConfiguration {
        let text = TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
        var configuration = UIContentUnavailableConfiguration(text: text)
        configuration.text = "Loading…"
        configuration.isLoading = true
        return configuration
    }
    public static func search() -> UIContentUnavailableConfiguration {
        var configuration = empty()
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = "No Results"
        configuration.secondaryText = "Check the spelling or try a new search."
        return configuration
    }

    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }
    public func updated(for state: any UIConfigurationState) -> Self {
        var configuration = self
        if let search = (state as? UIContentUnavailableConfigurationState)?.searchText, !search.isEmpty,
            text == "No Results"
        {
            configuration.text = "No Results for “\(search)”"
        }
        return configuration
    }
}

/// What a controller that has nothing to show knows of it.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
    public var searchText: String?
    public init(traitCollection: UITraitCollection) {}
}

/// The view of such a configuration.
@MainActor @preconcurrency
open class UIContentUnavailableView: UIView, UIContentView {
    open var configuration: any UIContentConfiguration { didSet { fill() } }
    /// Kept: it shows all that it has.
    open var isScrollEnabled = false
    private let stack = UIStackView()
    private lazy var margins = stack.constraintsToMargins(of: self)

    public init(configuration: UIContentUnavailableConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate(margins)
        fill()
    }
    public required init?(coder: NSCoder) { return nil }

    private func fill() {
        for view in stack.arrangedSubviews { view.removeFromSuperview() }
        guard let shown = configuration as? UIContentUnavailableConfiguration else { return }
        backgroundColor = shown.background.backgroundColor
        directionalLayoutMargins = shown.directionalLayoutMargins
        stack.alignment = shown.alignment == .center ? .center : .leading
        for (view, padding) in shown.parts {
            if let last = stack.arrangedSubviews.last { stack.setCustomSpacing(padding, after: last) }
            stack.addArrangedSubview(view)
        }
    }
}

extension UIView {
    /// As wide as the margins of a view around let it be, in the middle of its height.
    fileprivate func constraintsToMargins(of outer: UIView) -> [NSLayoutConstraint] {
        let guide = outer.layoutMarginsGuide
        return [
            leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            centerYAnchor.constraint(equalTo: guide.centerYAnchor),
        ]
    }
}

extension UIContentUnavailableConfiguration {
    /// Its views from the top, each with the space above it.
    fileprivate var parts: [(view: UIView, padding: CGFloat)] {
        let views: [(UIView?, CGFloat)] = [
            (picture, 0), (label(text, attributedText, textProperties), imageToTextPadding),
            (
                label(secondaryText, secondaryAttributedText, secondaryTextProperties), textToSecondaryTextPadding
            ), (made(button, buttonProperties), textToButtonPadding),
            (made(secondaryButton, secondaryButtonProperties), buttonToSecondaryButtonPadding),
        ]
        return views.compactMap { view, padding in view.map { ($0, padding) } }
    }

    private var picture: UIView? {
        if isLoading {
            let wheel = UIActivityIndicatorView(style: .large)
            wheel.startAnimating()
            return wheel
        }
        guard let image else { return nil }
        let configured = imageProperties.preferredSymbolConfiguration.flatMap { image.applyingSymbolConfiguration($0) }
        let view = UIImageView(image: configured ?? image)
        view.tintColor = imageProperties.tintColor
        view.layer.cornerRadius = imageProperties.cornerRadius
        view.clipsToBounds = imageProperties.cornerRadius > 0
        view.contentMode = .scaleAspectFit
        let most = imageProperties.maximumSize
        if most.width > 0 { view.widthAnchor.constraint(lessThanOrEqualToConstant: most.width).isActive = true }
        if most.height > 0 { view.heightAnchor.constraint(lessThanOrEqualToConstant: most.height).isActive = true }
        return view
    }

    private func label(_ text: String?, _ attributed: NSAttributedString?, _ look: TextProperties) -> UIView? {
        guard text?.isEmpty == false || attributed != nil else { return nil }
        let label = UILabel()
        (label.font, label.textColor) = (look.font, look.color)
        label.text = text
        if let attributed { label.attributedText = attributed }
        label.numberOfLines = look.numberOfLines
        label.lineBreakMode = look.lineBreakMode
        label.textAlignment = alignment == .center ? .center : .natural
        return label
    }

    /// A button that has words or a picture.
    private func made(_ look: UIButton.Configuration, _ properties: ButtonProperties) -> UIView? {
        guard look.title != nil || look.attributedTitle != nil || look.image != nil || properties.primaryAction != nil
        else { return nil }
        let button = UIButton(configuration: look, primaryAction: properties.primaryAction)
        button.isEnabled = properties.isEnabled
        button.menu = properties.menu
        return button
    }
}

/// What a controller shows in the place of what it has not.
@MainActor struct UnavailableContent {
    var configuration: (any UIContentConfiguration)?
    /// The view of it.
    var view: UIView?
    /// Whether the controller has to be asked before its view is laid out.
    var isOutdated = true
}

extension UIViewController {
    /// Shown above the controller's view; nil where there is something else to show.
    public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { unavailable.configuration }
        set {
            unavailable.configuration = newValue
            showUnavailable()
        }
    }
    /// What the search bar of its item holds.
    public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = navigationItem.searchController?.searchBar.text
        return state
    }
    /// Has it asked again before its view is laid out next.
    public func setNeedsUpdateContentUnavailableConfiguration() {
        unavailable.isOutdated = true
        viewIfLoaded?.noteChange()
    }

    func updateUnavailableIfNeeded() {
        guard unavailable.isOutdated else { return }
        unavailable.isOutdated = false
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }

    private func showUnavailable() {
        guard let view = viewIfLoaded ?? view else { return }
        unavailable.view = view.show(unavailable.configuration, insteadOf: unavailable.view)
        unavailable.view?.frame = CGRect(origin: .zero, size: view.bounds.size)
        unavailable.view?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.noteChange()
    }
}
