import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// UIKit's split controllers, presentations, coordinate spaces and colors' names.
@MainActor
struct UIKitNamesTests {
    private struct Split: UIViewControllerRepresentable {
        var mode = UISplitViewController.DisplayMode.automatic
        func makeUIViewController(context: Context) -> UISplitViewController {
            let split = UISplitViewController()
            split.viewControllers = [
                UIHostingController(rootView: Color.red), UIHostingController(rootView: Color.blue),
            ]
            split.preferredDisplayMode = mode
            return split
        }
        func updateUIViewController(_ uiViewController: UISplitViewController, context: Context) {}
    }

    private func columns(_ view: some View, width: CGFloat) throws -> [CGRect] {
        try SceneProbe(Stage(size: CGSize(width: width, height: 100), duration: 1) { view }.scene(at: 0)).fills.map(
            \.rect)
    }

    @Test("A split controller shows both columns on a wide stage, the first on a narrow one")
    func split() throws {
        #expect(
            try columns(Split(), width: 1000) == [
                CGRect(x: 0, y: 0, width: 320, height: 100), CGRect(x: 320, y: 0, width: 680, height: 100),
            ])
        #expect(try columns(Split(), width: 390) == [CGRect(x: 0, y: 0, width: 390, height: 100)])
        #expect(
            try columns(Split(mode: .secondaryOnly), width: 1000) == [CGRect(x: 0, y: 0, width: 1000, height: 100)])
    }

    @Test("Views are told when they come and go")
    func lifecycle() {
        final class Told: UIView {
            var words: [String] = []
            override func willMove(toSuperview newSuperview: UIView?) {
                words.append(newSuperview == nil ? "go" : "come")
            }
            override func didMoveToSuperview() { words.append(superview == nil ? "gone" : "here") }
        }
        let view = Told(), outer = UIView()
        outer.addSubview(view)
        view.removeFromSuperview()
        #expect(view.words == ["come", "here", "go", "gone"])
    }

    @Test("A rectangle is converted between views and the screen")
    func spaces() {
        let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
        outer.addSubview(inner)
        let fixed = UIScreen.main.fixedCoordinateSpace
        #expect(inner.convert(CGPoint(x: 1, y: 1), to: fixed) == CGPoint(x: 16, y: 27))
        #expect(inner.convert(CGPoint(x: 16, y: 27), from: fixed) == CGPoint(x: 1, y: 1))
        let moved = CGRect(x: -4, y: -5, width: 2, height: 3)
        #expect(inner.convert(CGRect(x: 1, y: 1, width: 2, height: 3), from: outer) == moved)
    }

    @Test("How a controller is presented follows its style")
    func presentation() {
        let controller = UIViewController()
        #expect(controller.sheetPresentationController?.detents.map(\.identifier) == [.large])
        let bubble = UIViewController()
        bubble.modalPresentationStyle = .popover
        #expect(bubble.popoverPresentationController?.permittedArrowDirections == .any)
        #expect(bubble.sheetPresentationController == nil)
    }

    @Test(
        "Colors are called by their hue, and by how dark or light they are",
        arguments: [
            (UIColor.red, "red"), (.black, "black"), (.white, "white"), (UIColor(white: 0.5, alpha: 1), "gray"),
            (UIColor(red: 0, green: 0, blue: 0.4, alpha: 1), "dark blue"), (.yellow, "yellow"), (.brown, "brown"),
            (UIColor(red: 0.7, green: 1, blue: 0.7, alpha: 1), "light green"), (.clear, "transparent"),
        ])
    func names(color: UIColor, name: String) {
        #expect(color.accessibilityName == name)
    }
}
