import KinoraStage

/// A picture in its frame, as `contentMode` says.
open class UIImageView: UIView {
    open var image: UIImage?
    open var highlightedImage: UIImage?
    open var isHighlighted = false
    open var animationImages: [UIImage]?
    open var animationDuration: TimeInterval = 0
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    open func startAnimating() {}
    open func stopAnimating() {}

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

    override func ownPicture() -> AnyView? {
        guard let image else { return nil }
        let picture = Image(uiImage: image).foregroundStyle(Color(tintColor))
        let resizable = Image(uiImage: image).resizable().foregroundStyle(Color(tintColor))
        func placed(_ alignment: Alignment) -> AnyView {
            AnyView(picture.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
        }
        switch contentMode {
        case .scaleAspectFit: return AnyView(resizable.aspectRatio(contentMode: .fit))
        case .scaleAspectFill: return AnyView(resizable.aspectRatio(contentMode: .fill))
        case .center: return placed(.center)
        case .top: return placed(.top)
        case .bottom: return placed(.bottom)
        case .left: return placed(.leading)
        case .right: return placed(.trailing)
        case .topLeft: return placed(.topLeading)
        case .topRight: return placed(.topTrailing)
        case .bottomLeft: return placed(.bottomLeading)
        case .bottomRight: return placed(.bottomTrailing)
        default: return AnyView(resizable)
        }
    }
}
