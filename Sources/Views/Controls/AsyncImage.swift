import KinoraStage

/// The state of loading a picture.
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? {
        if case .success(let image) = self { return image }
        return nil
    }
    public var error: (any Error)? {
        if case .failure(let error) = self { return error }
        return nil
    }
}

/// A picture from the network: that of a file which stands for the network, or else the placeholder.
public struct AsyncImage<Content: View>: View {
    private let image: Image?
    private let content: (AsyncImagePhase) -> Content

    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        image = loadedImage(url, scale)
        self.content = content
    }

    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        image = loadedImage(url, scale)
        self.content = { phase in
            if let image = phase.image {
                ViewBuilder.buildEither(first: content(image))
            } else {
                ViewBuilder.buildEither(second: placeholder())
            }
        }
    }

    public init(url: URL?, scale: CGFloat = 1) where Content == _ConditionalContent<Image, Color> {
        self.init(url: url, scale: scale) {
            $0
        } placeholder: {
            Color(SystemColor.fill)
        }
    }

    public var body: some View { content(image.map { .success($0) } ?? .empty) }
}

private func loadedImage(_ url: URL?, _ scale: CGFloat) -> Image? {
    guard let url, let data = NetworkResponses.lookup?(url), let pixels = KinoraImageLibrary.decode?(Array(data)) else {
        return nil
    }
    return Image(pixmap: pixels, scale: scale)
}
