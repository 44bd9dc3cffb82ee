/// The module that sources import for models in space: a neutral box.
@_exported import KinoraViews

public struct Model3D: View {
    private let name: String
    public init(named name: String, bundle: Bundle? = nil) { self.name = name }
    public var body: some View { _KinoraPlaceholder("Model3D", detail: name) }
}
