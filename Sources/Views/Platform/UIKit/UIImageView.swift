import KinoraStage

/// A picture in its frame, as `contentMode` says.
@MainActor @preconcurrency
open class UIImageView: UIView {
    open var image: UIImage?
    open var highlightedImage: UIImage?
    open var isHighlighted = false
    /// What is shown one after the other while it animates.
    open var animationImages: [UIImage]?
    open var highlightedAnimationImages: [UIImage]?
    /// How long all of them are shown, in seconds; 0: each for a thirtieth.
    open var animationDuration: TimeInterval = 0
    /// How often they are shown; 0 for as long as it animates.
    open var animationRepeatCount = 0
    /// How its symbol is set, where that does not say it itself.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// When it began to animate, on the stage's clock.
    private var animationStart: Double?
    open var isAnimating: Bool { animation?.frame(at: VirtualClock.present) != nil }
    open func startAnimating() {
        animationStart = VirtualClock.now
        noteChange()
    }
    open func stopAnimating() {
        animationStart = nil
        noteChange()
    }

    /// What it shows while it animates.
    private var animation: PictureMotion? {
        let frames = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
        guard let animationStart, let frames, !frames.isEmpty else { return nil }
        return PictureMotion(
            frames: frames, duration: animationDuration, count: animationRepeatCount, start: animationStart)
    }

    /// What it shows otherwise.
    private var ownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

    /// What moves in place of a still picture, and since when.
    private var motion: PictureMotion? {
        animation
            ?? ownImage.flatMap { image in
                image.images.map { PictureMotion(frames: $0, duration: image.duration, count: 0, start: 0) }
            }
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

    override func ownPicture() -> AnyView? {
        if let motion {
            return AnyView(
                TimelineView(.animation) { timeline in
                    self.picture(of: motion.frame(at: timeline.date.timeIntervalSinceReferenceDate) ?? self.ownImage)
                })
        }
        return picture(of: ownImage)
    }

    private func picture(of image: UIImage?) -> AnyView? {
        guard let image = image?.completed(by: preferredSymbolConfiguration) else { return nil }
        let picture = Image(uiImage: image).foregroundStyle(Color(tintColor))
        let resizable = Image(uiImage: image).resizable().foregroundStyle(Color(tintColor))
        func placed(_ alignment: Alignment) -> AnyView {
            AnyView(
                picture.modifier(ChangeEnvironment.directionAround)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
                    .modifier(ChangeEnvironment.placesFromLeft))
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
