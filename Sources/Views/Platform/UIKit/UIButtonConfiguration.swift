import KinoraStage

extension UIButton {
    /// How a button looks: its words and picture, their places and colors, and what is behind them.
    @MainActor @preconcurrency
    public struct Configuration {
        public enum Size: Int, Sendable { case medium, small, mini, large }
        public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
        public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
        public enum Indicator: Int, Sendable { case automatic, none, popup }
        public enum MacIdiomStyle: Int, Sendable { case automatic, bordered, borderless, borderlessTinted }

        /// What is behind the words where the background names no color.
        enum Ground { case none, gray, tinted, filled, glass }
        let ground: Ground

        public var title: String?
        public var attributedTitle: AttributedString?
        public var subtitle: String?
        public var attributedSubtitle: AttributedString?
        public var image: UIImage?
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Points between the picture and the words.
        public var imagePadding: CGFloat = 0
        /// Points between the title and the subtitle.
        public var titlePadding: CGFloat = 1
        public var titleAlignment = TitleAlignment.automatic
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var background = UIBackgroundConfiguration(nil)
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium { didSet { setDefaultContentInsets() } }
        public var contentInsets: NSDirectionalEdgeInsets
        public var showsActivityIndicator = false
        public var indicator = Indicator.automatic
        public var macIdiomStyle = MacIdiomStyle.automatic
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var imageColorTransformer: UIConfigurationColorTransformer?
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        public var automaticallyUpdateForSelection = true

        private init(_ ground: Ground) {
            self.ground = ground
            contentInsets = Size.medium.insets
        }

        public static func plain() -> Configuration { .init(.none) }
        public static func borderless() -> Configuration { .init(.none) }
        public static func gray() -> Configuration { .init(.gray) }
        public static func bordered() -> Configuration { .init(.gray) }
        public static func tinted() -> Configuration { .init(.tinted) }
        public static func borderedTinted() -> Configuration { .init(.tinted) }
        public static func filled() -> Configuration { .init(.filled) }
        public static func borderedProminent() -> Configuration { .init(.filled) }
        public static func glass() -> Configuration { .init(.glass) }
        public static func clearGlass() -> Configuration { .init(.glass) }
        public static func prominentGlass() -> Configuration {
            var configuration = Configuration(.filled)
            configuration.cornerStyle = .capsule
            return configuration
        }
        public static func prominentClearGlass() -> Configuration { prominentGlass() }

        public mutating func setDefaultContentInsets() { contentInsets = buttonSize.insets }
        public func updated(for button: UIButton) -> Configuration { self }
    }
}

/// Makes one set of a text's attributes of another.
public struct UIConfigurationTextAttributesTransformer {
    public let transform: (AttributeContainer) -> AttributeContainer
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension UIButton.Configuration.Size {
    /// With them a button of one line is as high as SwiftUI's of the same size: 28 points, 34 and a third, 50 and a third.
    fileprivate var insets: NSDirectionalEdgeInsets {
        switch self {
        case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }
    fileprivate var textStyle: UIFont.TextStyle { self == .mini || self == .small ? .subheadline : .body }
}

extension UIButton.Configuration {
    private var titleFont: UIFont { .preferredFont(forTextStyle: buttonSize.textStyle) }
    private var subtitleFont: UIFont { .preferredFont(forTextStyle: .caption1) }

    /// The words as text, with what the transformer makes of their attributes.
    private func text(
        _ plain: String?, _ attributed: AttributedString?, _ transformer: UIConfigurationTextAttributesTransformer?
    ) -> AttributedString? {
        var text = attributed ?? plain.map { AttributedString($0) }
        if let transformer { text?.mergeAttributes(transformer(AttributeContainer())) }
        return text
    }
    private var words: (title: AttributedString?, subtitle: AttributedString?) {
        (
            text(title, attributedTitle, titleTextAttributesTransformer),
            text(subtitle, attributedSubtitle, subtitleTextAttributesTransformer)
        )
    }

    var size: CGSize {
        func measured(_ text: AttributedString?, _ font: UIFont) -> CGSize {
            text.map { TextMeasure.size(String($0.characters), font, width: nil) } ?? .zero
        }
        let (title, subtitle) = (measured(words.title, titleFont), measured(words.subtitle, subtitleFont))
        let gap = title.height > 0 && subtitle.height > 0 ? titlePadding : 0
        var size = CGSize(width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
        let picture = showsActivityIndicator ? CGSize(width: 20, height: 20) : image?.size ?? .zero
        let space = picture.width > 0 && size.width > 0 ? imagePadding : 0
        if imagePlacement == .top || imagePlacement == .bottom {
            size = CGSize(width: max(size.width, picture.width), height: size.height + space + picture.height)
        } else {
            size = CGSize(width: size.width + space + picture.width, height: max(size.height, picture.height))
        }
        return CGSize(
            width: size.width + contentInsets.leading + contentInsets.trailing,
            height: size.height + contentInsets.top + contentInsets.bottom)
    }

    private func foreground(_ tint: UIColor, isEnabled: Bool) -> Color {
        guard isEnabled else { return Color(UIColor.tertiaryLabel) }
        if let baseForegroundColor { return Color(baseForegroundColor) }
        return ground == .filled ? .white : ground == .glass ? .primary : Color(baseBackgroundColor ?? tint)
    }

    private func color(_ tint: UIColor, isEnabled: Bool) -> Color? {
        if let own = background.backgroundColor { return Color(background.resolvedBackgroundColor(for: own)) }
        switch ground {
        case .none, .glass: return baseBackgroundColor.map { Color($0) }
        case _ where !isEnabled: return Color(SystemColor.fill)
        case .gray: return Color(baseBackgroundColor ?? .secondarySystemFill)
        case .tinted: return Color(baseBackgroundColor ?? tint).opacity(0.18)
        case .filled: return Color(baseBackgroundColor ?? tint)
        }
    }

    private func radius(_ height: CGFloat) -> CGFloat {
        switch cornerStyle {
        case .fixed: background.cornerRadius
        case .dynamic: ground == .glass ? height / 2 : background.cornerRadius > 0 ? background.cornerRadius : 5.95
        case .small: 4
        case .medium: 6
        case .large: 8
        case .capsule: height / 2
        }
    }

    func picture(tint: UIColor, isEnabled: Bool) -> AnyView {
        AnyView(
            GeometryReader { proxy in
                let shape = RoundedRectangle(
                    cornerRadius: min(radius(proxy.size.height), min(proxy.size.width, proxy.size.height) / 2))
                content(foreground(tint, isEnabled: isEnabled))
                    .padding(EdgeInsets(contentInsets))
                    .frame(width: proxy.size.width, height: proxy.size.height)
                    .foregroundStyle(foreground(tint, isEnabled: isEnabled))
                    .background { ground(shape, color(tint, isEnabled: isEnabled)) }
            })
    }

    @ViewBuilder
    private func ground(_ shape: RoundedRectangle, _ color: Color?) -> some View {
        if ground == .glass { Color.clear.glassEffect(.regular, in: shape) }
        background.picture(in: shape, filled: ground == .glass ? nil : color)
    }

    @ViewBuilder
    private func content(_ color: Color) -> some View {
        let sign = sign(color)
        switch imagePlacement {
        case .top:
            VStack(spacing: imagePadding) {
                sign
                lines
            }
        case .bottom:
            VStack(spacing: imagePadding) {
                lines
                sign
            }
        case .trailing:
            HStack(spacing: imagePadding) {
                lines
                sign
            }
        default:
            HStack(spacing: imagePadding) {
                sign
                lines
            }
        }
    }

    @ViewBuilder
    private func sign(_ color: Color) -> some View {
        if showsActivityIndicator {
            ProgressView().tint(activityIndicatorColorTransformer.map { $0(color) }).frame(width: 20, height: 20)
        } else if let image {
            Image(uiImage: image.completed(by: preferredSymbolConfigurationForImage)).font(Font(titleFont))
                .foregroundStyle(imageColorTransformer.map { $0(color) } ?? color)
        }
    }

    @ViewBuilder
    private var lines: some View {
        let (title, subtitle) = words
        if title != nil || subtitle != nil {
            VStack(alignment: alignment, spacing: titlePadding) {
                if let title { Text(title).font(Font(titleFont)) }
                if let subtitle { Text(subtitle).font(Font(subtitleFont)).opacity(0.85) }
            }
            .multilineTextAlignment(.center)
        }
    }

    private var alignment: HorizontalAlignment {
        switch titleAlignment {
        case .leading: .leading
        case .trailing: .trailing
        case .center: .center
        case .automatic: imagePlacement == .top || imagePlacement == .bottom ? .center : .leading
        }
    }
}
