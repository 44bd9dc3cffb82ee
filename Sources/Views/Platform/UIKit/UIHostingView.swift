import KinoraStage

/// The view of a hosting controller, which sources make without one as well.
@MainActor @preconcurrency
open class _UIHostingView<Content: View>: UIView {
    private let hosted: HostedView

    public required init(rootView: Content) {
        self.rootView = rootView
        hosted = HostedView(root: AnyView(rootView))
        super.init(frame: .zero)
        addSubview(hosted)
    }
    public required init?(coder: NSCoder) { return nil }

    open var rootView: Content { didSet { hosted.root = AnyView(rootView) } }

    open override func layoutSubviews() {
        super.layoutSubviews()
        hosted.frame = bounds
    }
    open override var intrinsicContentSize: CGSize { hosted.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { hosted.sizeThatFits(size) }
}
