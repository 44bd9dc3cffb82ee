@testable import KinoraViews

/// Shows a view of UIKit's that a closure makes.
struct Hosted<V: UIView>: UIViewRepresentable {
    let make: @MainActor () -> V
    var update: @MainActor (V) -> Void = { _ in }
    func makeUIView(context: Context) -> V { make() }
    func updateUIView(_ uiView: V, context: Context) { update(uiView) }
}
