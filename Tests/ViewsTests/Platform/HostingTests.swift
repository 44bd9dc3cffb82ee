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

    @Test("What is shown now is measured")
    func changed() throws {
        let controller = UIHostingController(rootView: Color.red.frame(width: 10, height: 10))
        let view = try #require(controller.view)
        controller.rootView = Color.red.frame(width: 20, height: 5)
        #expect(view.intrinsicContentSize == CGSize(width: 20, height: 5))
    }
}
