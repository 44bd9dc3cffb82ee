import KinoraStage

/// Takes what a preview of UIKit has in its braces: one view or one controller, where no `return` says what is shown. It takes nothing
/// else, so that the compiler tells such a preview from one of SwiftUI.
@resultBuilder
public enum _UIKitPreviewBuilder {
    @MainActor public static func buildBlock(_ shown: UIView) -> UIView { shown }
    @MainActor public static func buildBlock(_ shown: UIViewController) -> UIViewController { shown }
}

/// A UIKit view that is previewed. It fills what it is offered, and is as large as it fits where it may have any size.
struct PreviewedUIView: UIViewRepresentable {
    let make: @MainActor () -> UIView

    func makeUIView(context: Context) -> UIView { make() }
    func updateUIView(_ uiView: UIView, context: Context) {}
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        let fitting = uiView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        guard fitting.width > 0, fitting.height > 0 else { return nil }
        return CGSize(width: proposal.width ?? fitting.width, height: proposal.height ?? fitting.height)
    }
}

/// A controller that is previewed. Its view fills what it is offered.
struct PreviewedController: UIViewControllerRepresentable {
    let make: @MainActor () -> UIViewController

    func makeUIViewController(context: Context) -> UIViewController { make() }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}
