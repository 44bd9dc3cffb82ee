import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// SwiftUI views in controllers of UIKit: how large they say they are.
@MainActor
struct HostingTests {
    private var row: some View {
        HStack(spacing: 10) {
            Color.red.frame(width: 30, height: 20)
            Color.blue.frame(width: 40, height: 50)
        }
    }

    @Test("A view of its own size keeps it, whatever it is offered")
    func own() throws {
        let controller = UIHostingController(rootView: row)
        let own = CGSize(width: 80, height: 50)
        #expect(controller.sizeThatFits(in: CGSize(width: 400, height: 400)) == own)
        #expect(controller.sizeThatFits(in: CGSize(width: CGFloat.greatestFiniteMagnitude, height: 1)) == own)
        let view = try #require(controller.view)
        #expect(view.intrinsicContentSize == own && view.sizeThatFits(CGSize(width: 9, height: 9)) == own)
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == own)
    }

    @Test("A flexible view takes what it is offered, and its ideal size where it may have any")
    func flexible() throws {
        let controller = UIHostingController(rootView: Color.red.frame(idealWidth: 70, idealHeight: 30))
        #expect(controller.sizeThatFits(in: CGSize(width: 40, height: 20)) == CGSize(width: 40, height: 20))
        let view = try #require(controller.view)
        #expect(view.intrinsicContentSize == CGSize(width: 70, height: 30))
        #expect(view.systemLayoutSizeFitting(CGSize(width: 50, height: 0)) == CGSize(width: 50, height: 30))
    }

    @Test("A hosting view without a controller shows its view in its bounds, also another one")
    func view() throws {
        func fill(_ change: @escaping (_UIHostingView<AnyView>) -> Void) throws -> CGRect? {
            let view = Hosted {
                let view = _UIHostingView(rootView: AnyView(Color.red.frame(width: 10, height: 10)))
                #expect(view.intrinsicContentSize == CGSize(width: 10, height: 10))
                change(view)
                return view
            }.frame(width: 60, height: 40)
            return try SceneProbe(Stage(size: CGSize(width: 60, height: 40), duration: 1) { view }.scene(at: 0)).fills
                .first?.rect
        }
        #expect(try fill { _ in } == CGRect(x: 25, y: 15, width: 10, height: 10))
        #expect(try fill { $0.rootView = AnyView(Color.red) } == CGRect(x: 0, y: 0, width: 60, height: 40))
    }

    @Test("What is shown now is measured")
    func changed() throws {
        let controller = UIHostingController(rootView: Color.red.frame(width: 10, height: 10))
        let view = try #require(controller.view)
        controller.rootView = Color.red.frame(width: 20, height: 5)
        #expect(view.intrinsicContentSize == CGSize(width: 20, height: 5))
    }

    @Test("To be measured is not to appear: neither actions nor tasks run, and models stay as they are")
    func unseen() throws {
        let log = Log()
        struct Row: View {
            let log: Log
            @State private var width = 10.0
            var body: some View {
                Color.red.frame(width: width, height: 5)
                    .onAppear {
                        log.lines.append("appear")
                        width = 50
                    }
                    .task { log.lines.append("task") }
            }
        }
        let controller = UIHostingController(rootView: Row(log: log))
        let view = try #require(controller.view)
        #expect(view.intrinsicContentSize == CGSize(width: 10, height: 5))
        #expect(controller.sizeThatFits(in: CGSize(width: 9, height: 9)) == CGSize(width: 10, height: 5))
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 10, height: 5))
        #expect(log.lines.isEmpty)
        let stage = Stage(size: CGSize(width: 60, height: 20), duration: 1) { HostedPage(controller: controller) }
        _ = try stage.scene(at: 0)
        #expect(log.lines == ["appear", "task"])
    }
}

@MainActor private final class Log { var lines: [String] = [] }

private struct HostedPage: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
