import KinoraStage

/// What a content view is made of and shows.
@MainActor @preconcurrency
public protocol UIContentConfiguration {
    @MainActor @preconcurrency func makeContentView() -> any UIView & UIContentView
    @MainActor @preconcurrency func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration, and takes another.
@MainActor @preconcurrency
public protocol UIContentView: NSObjectProtocol {
    @MainActor @preconcurrency var configuration: any UIContentConfiguration { get set }
}

/// In what state a cell is.
public protocol UIConfigurationState: Sendable {}

public struct UICellConfigurationState: UIConfigurationState, Hashable {
    public var isSelected = false
    public var isHighlighted = false
    public var isFocused = false
    public var isDisabled = false
    public var isEditing = false
    public var isExpanded = false
    public var isSwiped = false
    public init() {}
}

/// A content view's configuration of a SwiftUI view.
///
/// Around the content are a cell's margins, 16 points at the sides and 11 above and below, where nothing else is said.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    private let content: Content
    private let background: Background
    private var margins = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    private var minimum: (width: CGFloat?, height: CGFloat?) = (nil, 44)

    public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
        self.init(content(), EmptyView())
    }
    private init(_ content: Content, _ background: Background) {
        (self.content, self.background) = (content, background)
    }

    private func with<Other: View>(_ background: Other) -> UIHostingConfiguration<Content, Other> {
        var result = UIHostingConfiguration<Content, Other>(content, background)
        (result.margins, result.minimum) = (margins, minimum)
        return result
    }
    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
        with(content())
    }
    public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, _KinoraFilledCell<S>> {
        with(_KinoraFilledCell(style: style))
    }
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
        margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
    }
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
        var result = self
        result.margins.set(edges, to: insets)
        return result
    }
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
        var result = self
        result.minimum = (width ?? minimum.width, height ?? minimum.height)
        return result
    }
    public func minSize() -> Self {
        var result = self
        result.minimum = (nil, nil)
        return result
    }

    public func makeContentView() -> any UIView & UIContentView { HostedContentView(self) }
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UIHostingConfiguration: HostedContent {
    var measured: AnyView { AnyView(laidOut) }
    var picture: AnyView {
        AnyView(laidOut.frame(maxWidth: .infinity, maxHeight: .infinity).background { background })
    }
    private var laidOut: some View {
        content.padding(margins).frame(minWidth: minimum.width, minHeight: minimum.height)
    }
}

/// What fills a cell's background.
public struct _KinoraFilledCell<Style: ShapeStyle>: View {
    let style: Style
    public var body: some View { Rectangle().fill(style) }
}

extension UIView {
    /// Adds what a configuration makes, in the place of what the one before has made, and returns it.
    func show(_ configuration: (any UIContentConfiguration)?, insteadOf shown: UIView?) -> UIView? {
        shown?.removeFromSuperview()
        let made = configuration?.makeContentView()
        if let made { addSubview(made) }
        return made
    }
}

/// A configuration whose view SwiftUI lays out.
@MainActor
protocol HostedContent {
    /// What says the size: the content with its margins.
    var measured: AnyView { get }
    /// What is drawn, as large as the content view, whose ground is the background.
    var picture: AnyView { get }
}

extension HostedContent {
    var measured: AnyView { picture }
}

/// The content view of a hosted configuration.
final class HostedContentView: HostedView, UIContentView {
    var configuration: any UIContentConfiguration {
        didSet {
            let content = configuration as? any HostedContent
            root = content?.measured ?? AnyView(EmptyView())
            picture = content?.picture
        }
    }
    private var picture: AnyView?

    init(_ configuration: any UIContentConfiguration & HostedContent) {
        self.configuration = configuration
        picture = configuration.picture
        super.init(root: configuration.measured)
    }
    required init?(coder: NSCoder) { nil }
    override func ownPicture() -> AnyView? { picture }
}
