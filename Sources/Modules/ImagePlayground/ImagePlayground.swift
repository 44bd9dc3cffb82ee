/// The module that sources import to have pictures made. A stage has no model that makes them.
@_exported import KinoraViews

/// What a picture would be of.
public struct ImagePlaygroundConcept: Sendable {
    private init() {}
    public static func text(_ text: String) -> ImagePlaygroundConcept { .init() }
    public static func extracted(from text: String, title: String? = nil) -> ImagePlaygroundConcept { .init() }
}
public struct ImagePlaygroundStyle: Hashable, Sendable {
    public let id: String
    public static let animation = ImagePlaygroundStyle(id: "animation")
    public static let illustration = ImagePlaygroundStyle(id: "illustration")
    public static let sketch = ImagePlaygroundStyle(id: "sketch")
    public static let all: [ImagePlaygroundStyle] = [.animation, .illustration, .sketch]
}
/// Makes pictures; it is not supported.
public struct ImageCreator: Sendable {
    public enum Error: Swift.Error, Sendable { case notSupported, unavailable, creationCancelled, faceInImageTooSmall }
    public struct CreatedImage: Sendable { public let cgImage: CGImage }
    /// Fails: a stage has no model.
    public init() async throws { throw Error.notSupported }
    public var availableStyles: [ImagePlaygroundStyle] { [] }
    public func images(
        for concepts: [ImagePlaygroundConcept], style: ImagePlaygroundStyle, limit: Int
    ) -> AsyncThrowingStream<CreatedImage, any Swift.Error> {
        AsyncThrowingStream { $0.finish(throwing: Error.notSupported) }
    }
}
extension View {
    /// Is never shown: it is not supported.
    public func imagePlaygroundSheet(
        isPresented: Binding<Bool>, concept: String = "", sourceImage: Image? = nil,
        onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil
    ) -> some View { self }
    public func imagePlaygroundSheet(
        isPresented: Binding<Bool>, concepts: [ImagePlaygroundConcept] = [], sourceImage: Image? = nil,
        onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil
    ) -> some View { self }
}
extension EnvironmentValues {
    /// Always false.
    public var supportsImagePlayground: Bool { false }
}
