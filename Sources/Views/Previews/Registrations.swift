import KinoraStage

/// One preview: what it is called, how it is shown, and its view. `#Preview` expands to a function that returns one.
public final class _PreviewRegistration {
    /// As the source says; nil where it does not.
    public let name: String?
    /// The line on which it begins.
    public let line: Int
    package let look: PreviewLook
    private let body: @MainActor (PreviewLook) -> any View

    public convenience init(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., line: Int,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) { self.init(name, traits, line) { _ in body() } }

    public convenience init(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., line: Int,
        @_UIKitPreviewBuilder body: @escaping @MainActor () -> UIView
    ) { self.init(name, traits, line) { PreviewedUIView(make: body, isFitted: $0.size == .fitting) } }

    public convenience init(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., line: Int,
        @_UIKitPreviewBuilder body: @escaping @MainActor () -> UIViewController
    ) { self.init(name, traits, line) { _ in PreviewedController(make: body) } }

    private init(
        _ name: String?, _ traits: [PreviewTrait<Preview.ViewTraits>], _ line: Int,
        _ body: @escaping @MainActor (PreviewLook) -> any View
    ) {
        self.name = name
        self.line = line
        var look = PreviewLook()
        for trait in traits { trait.change(&look) }
        self.look = look
        self.body = body
    }

    /// A pointer that carries one reference, for functions that only C can call by name.
    public var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

    /// Takes over what `retained` carries.
    package static func take(_ pointer: UnsafeMutableRawPointer) -> _PreviewRegistration {
        Unmanaged<_PreviewRegistration>.fromOpaque(pointer).takeRetainedValue()
    }

    /// What traits say about testing the preview, and modifiers of its view.
    @MainActor
    package func testNote() -> PreviewTestNote? { ProvidedPreview.notes(of: body(look), startingWith: look).look.test }

    /// The view with the modifiers of the preview's traits.
    @MainActor
    package func makeView() -> AnyView {
        look.wrappers.reduce(AnyView(any: body(look))) { view, wrap in wrap(view) }
    }
}

/// The app that a program begins with. `kinora` writes a function that returns one before each app of a source that is marked with
/// `@main`.
public final class _AppRegistration {
    private let make: @MainActor () -> any App

    public init<A: App>(_ app: A.Type) { make = { A() } }

    /// A pointer that carries one reference, for functions that only C can call by name.
    public var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

    /// Takes over what `retained` carries.
    package static func take(_ pointer: UnsafeMutableRawPointer) -> _AppRegistration {
        Unmanaged<_AppRegistration>.fromOpaque(pointer).takeRetainedValue()
    }

    /// Makes the app, and so its delegate, which is told that the app was launched. Both last as long as the performance.
    @MainActor
    package func launch() {
        let app = make()
        Graph.current?.companion(LaunchedApp()).app = app
    }
}

/// Keeps an app that shows nothing itself.
private final class LaunchedApp {
    var app: (any App)?
}

/// One type of previews. `kinora` writes a function that returns one before each provider of a source.
public final class _PreviewProviderRegistration {
    package let provider: any PreviewProvider.Type

    public init(_ provider: any PreviewProvider.Type) { self.provider = provider }

    /// A pointer that carries one reference, for functions that only C can call by name.
    public var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

    /// Takes over what `retained` carries.
    package static func take(_ pointer: UnsafeMutableRawPointer) -> _PreviewProviderRegistration {
        Unmanaged<_PreviewProviderRegistration>.fromOpaque(pointer).takeRetainedValue()
    }
}
