import KinoraStage

/// Takes what a preview of UIKit has in its braces: one view or one controller, where no `return` says what is shown. It takes nothing
/// else, so that the compiler tells such a preview from one of SwiftUI.
@resultBuilder
public enum _UIKitPreviewBuilder {
    @MainActor public static func buildBlock(_ shown: UIView) -> UIView { shown }
    @MainActor public static func buildBlock(_ shown: UIViewController) -> UIViewController { shown }
}

/// A UIKit view that is previewed. It fills what it is offered.
struct PreviewedUIView: UIViewRepresentable {
    let make: @MainActor () -> UIView
    /// Whether it is as large as what is in it asks for instead, where something does.
    var isFitted = false

    func makeUIView(context: Context) -> UIView { make() }
    func updateUIView(_ uiView: UIView, context: Context) {}
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
        let full = proposal.replacingUnspecifiedDimensions(by: uiView.frame.size)
        guard isFitted else { return full }
        let fitting = uiView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return CGSize(
            width: fitting.width > 0 ? fitting.width : full.width,
            height: fitting.height > 0 ? fitting.height : full.height)
    }
}

/// A controller that is previewed. Its view fills what it is offered.
struct PreviewedController: UIViewControllerRepresentable {
    let make: @MainActor () -> UIViewController

    func makeUIViewController(context: Context) -> UIViewController { make() }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}
