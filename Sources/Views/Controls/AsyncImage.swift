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

/// A picture from the network: that of a file which stands for the network. Without one it has failed at once, as offline.
public struct AsyncImage<Content: View>: View {
    private let answer: Answer
    private let content: (AsyncImagePhase) -> Content

    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        answer = Answer(url, scale)
        self.content = content
    }

    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        answer = Answer(url, scale)
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

    public var body: some View { content(answer.phase) }
}

/// What comes of a request for a picture.
private struct Answer {
    private var image: Image?
    /// What it has failed of; a code, which can be compared.
    private var failure: URLError.Code?

    /// - Parameter url: nil asks for nothing, and so nothing ever comes.
    init(_ url: URL?, _ scale: CGFloat) {
        guard let url else { return }
        guard let data = NetworkResponses.lookup?(url) else {
            failure = NetworkResponses.offline.code
            return
        }
        image = KinoraImageLibrary.decode?(Array(data)).map { Image(pixmap: $0, scale: scale) }
        if image == nil { failure = .cannotDecodeContentData }
    }

    var phase: AsyncImagePhase {
        if let image { return .success(image) }
        return failure.map { .failure(URLError($0)) } ?? .empty
    }
}
