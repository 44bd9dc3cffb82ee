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

    @Test("A presentation's delegate has the type of its kind, and is one for all")
    func delegates() {
        final class Judge: NSObject, UISheetPresentationControllerDelegate {}
        let (controller, judge) = (UIViewController(), Judge())
        controller.sheetPresentationController?.delegate = judge
        let sheet: (any UISheetPresentationControllerDelegate)? = controller.sheetPresentationController?.delegate
        #expect(sheet === judge)
        let general: UIPresentationController? = controller.sheetPresentationController
        #expect(general?.delegate === judge)
        general?.delegate = nil
        #expect(controller.sheetPresentationController?.delegate == nil)
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

    @Test("A stepper keeps its value within bounds, and has the look of SwiftUI's")
    func stepper() throws {
        let stepper = UIStepper(frame: CGRect(x: 0, y: 0, width: 94, height: 32))
        stepper.value = 120
        #expect(stepper.value == 100)
        stepper.maximumValue = 8
        #expect(stepper.value == 8)
        stepper.minimumValue = -2
        stepper.value = -5
        #expect(stepper.value == -2)
        struct Shown: UIViewRepresentable {
            let view: UIView
            func makeUIView(context: Context) -> UIView { view }
            func updateUIView(_ uiView: UIView, context: Context) {}
        }
        let own = try lowered(Shown(view: stepper).fixedSize())
        let other = try lowered(Stepper(value: .constant(-2.0), in: -2.0...8) { EmptyView() }.labelsHidden())
        #expect(
            SceneProbe(FrameScene(size: .zero, nodes: own)).fills.map(\.rect.size)
                == SceneProbe(FrameScene(size: .zero, nodes: other)).fills.map(\.rect.size))
    }

    @Test("A cell's content is as large as the cell, over its background")
    func cell() {
        let cell = UICollectionViewCell(frame: CGRect(x: 3, y: 4, width: 50, height: 20))
        let back = UIView()
        cell.backgroundView = back
        cell.layOut(in: CGSize(width: 50, height: 20))
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
        #expect(back.frame == cell.contentView.frame)
        #expect(cell.subviews.first === back && cell.subviews.last === cell.contentView)
        cell.backgroundView = nil
        #expect(cell.subviews.count == 1)
    }

    @Test("A stage does not turn, and says so")
    func turn() {
        var words: [String] = []
        UIWindowScene.stage.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) {
            words.append($0.localizedDescription)
        }
        #expect(words == ["A stage keeps its size: it does not turn."])
    }

    @Test("Settings are read and written in the words of key-value coding")
    func defaults() throws {
        let settings = try #require(UserDefaults(suiteName: "kinora.tests.\(#line)"))
        settings.setValue(7, forKey: "count")
        #expect(settings.integer(forKey: "count") == 7)
        #expect(settings.value(forKey: "count") as? Int == 7)
        settings.setValue(nil, forKey: "count")
        #expect(settings.value(forKey: "count") == nil)
    }
}
