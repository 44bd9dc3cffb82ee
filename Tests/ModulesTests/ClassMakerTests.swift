import Foundation
import Testing
import UIKit

/// Objects of a class of views that only the running program knows, as the command writes `T()`.
@MainActor
struct ClassMakerTests {
    private final class Card: UIView {
        let name: String
        override init(frame: CGRect) {
            name = "card"
            super.init(frame: frame)
        }
        required init?(coder: NSCoder) { nil }
    }
    private final class Plain: UILabel { var count = 3 }
    private final class Page: UIViewController {
        let name: String
        override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            name = "page"
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        }
        required init?(coder: NSCoder) { nil }
    }

    private func made<V: UIView>(_ type: V.Type) -> V { V._kinoraMade() }
    private func made<V: UIView>(_ type: V.Type, _ frame: CGRect) -> V { V._kinoraMade(frame: frame) }
    private func made<C: UIViewController>(_ type: C.Type) -> C { C._kinoraMade() }

    @Test("The object is of the class, with what its own initializer sets")
    func classes() {
        #expect(made(Card.self).name == "card" && made(Plain.self).count == 3)
        #expect(made(Page.self).name == "page" && type(of: made(UIView.self)) == UIView.self)
        let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(made(Card.self, frame).name == "card" && made(Card.self, frame).frame == frame)
        let unknown: UIView.Type = Card.self
        #expect((unknown._kinoraMade() as? Card)?.name == "card")
    }

    @Test("Objects live as long as somebody holds them")
    func lives() {
        weak var gone: Card?
        var held: Card? = made(Card.self)
        gone = held
        #expect(gone != nil)
        held = nil
        #expect(gone == nil)
    }
}
