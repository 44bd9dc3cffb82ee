/// The module that sources import for models in space. Entities keep what is written to them; what shows them is a neutral box.
@_exported import KinoraViews
@_exported import simd

/// A model of the project in a neutral box.
public struct Model3D<Content: View>: View {
    private let name: String
    private init(name: String) { self.name = name }
    public var body: some View { _KinoraPlaceholder("Model3D", detail: name) }
}
extension Model3D where Content == EmptyView {
    public init(named name: String, bundle: Bundle? = nil) { self.init(name: name) }
    public init(url: URL) { self.init(name: url.lastPathComponent) }
}
extension Model3D {
    /// Nothing is loaded: neither the content nor the placeholder is asked for.
    public init<Placeholder: View>(
        named name: String, bundle: Bundle? = nil, @ViewBuilder content: @escaping (ResolvedModel3D) -> Content,
        @ViewBuilder placeholder: @escaping () -> Placeholder
    ) { self.init(name: name) }
    public init<Placeholder: View>(
        url: URL, @ViewBuilder content: @escaping (ResolvedModel3D) -> Content,
        @ViewBuilder placeholder: @escaping () -> Placeholder
    ) { self.init(name: url.lastPathComponent) }
}

/// A model that is loaded. None is.
public struct ResolvedModel3D: View {
    public func resizable(_ resizable: Bool = true) -> ResolvedModel3D { self }
    public var body: some View { _KinoraPlaceholder("Model3D") }
}
