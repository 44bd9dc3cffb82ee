import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// What controllers in others are told.
@MainActor
struct ChildControllerTests {
    private final class Log { var lines: [String] = [] }
    private final class Child: UIViewController {
        let log: Log
        init(_ name: String, _ log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
            title = name
        }
        required init?(coder: NSCoder) { return nil }
        private func note(_ call: String) { log.lines.append("\(title ?? "") \(call)") }
        override func willMove(toParent parent: UIViewController?) { note(parent == nil ? "leaves" : "comes") }
        override func didMove(toParent parent: UIViewController?) { note(parent == nil ? "left" : "came") }
        override func viewWillAppear(_ animated: Bool) { note("will") }
        override func viewIsAppearing(_ animated: Bool) { note("is") }
        override func viewDidLayoutSubviews() { note("layout \(Int(view.bounds.width))") }
        override func viewDidAppear(_ animated: Bool) { note("did") }
        override func viewWillDisappear(_ animated: Bool) { note("will go") }
        override func viewDidDisappear(_ animated: Bool) { note("gone") }
    }

    @Test("A child whose view is in its parent's is told what that is told, until the view is taken away")
    func child() {
        let (log, parent) = (Log(), UIViewController())
        let child = Child("a", log)
        parent.addChild(child)
        child.view.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        _ = parent.appear(in: CGSize(width: 100, height: 100))
        #expect(log.lines == ["a comes", "a came", "a will", "a is", "a layout 40", "a did"])
        log.lines = []
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(log.lines == ["a leaves", "a will go", "a gone", "a left"])
        #expect(parent.children.isEmpty && child.parent == nil)
    }

    @Test("A page that another one is pushed over goes, and comes again as that is popped")
    func stack() throws {
        let log = Log()
        let (first, second) = (Child("a", log), Child("b", log))
        struct Shown: UIViewControllerRepresentable {
            let first: UIViewController
            let second: UIViewController
            func makeUIViewController(context: Context) -> UINavigationController {
                let stack = UINavigationController(rootViewController: first)
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
                    stack.pushViewController(second, animated: true)
                }
                DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { stack.popViewController(animated: true) }
                return stack
            }
            func updateUIViewController(_ controller: UINavigationController, context: Context) {}
        }
        let stage = Stage(size: CGSize(width: 100, height: 200), duration: 3) { Shown(first: first, second: second) }
        _ = try stage.scene(at: 2.5)
        let lines = log.lines.filter { !$0.contains("layout") }
        #expect(
            lines == [
                "a comes", "a came", "a will", "a is", "a did",
                "b comes", "a will go", "b will", "b is", "a gone", "b did", "b came",
                "b leaves", "b will go", "a will", "a is", "b gone", "a did", "b left",
            ])
    }
}
