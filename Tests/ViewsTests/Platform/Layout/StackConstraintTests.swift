import Foundation
import Testing

@testable import KinoraViews

/// Stacks by what UIKit's documentation says of their distributions and alignments.
@MainActor
struct StackConstraintTests {
    private final class Sized: UIView {
        let own: CGSize
        init(_ width: CGFloat, _ height: CGFloat) {
            own = CGSize(width: width, height: height)
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { return nil }
        override var intrinsicContentSize: CGSize { own }
    }

    @Test("Shares like the contents: a third and two thirds")
    func proportions() {
        let stack = UIStackView(arrangedSubviews: [Sized(20, 5), Sized(40, 5)])
        stack.distribution = .fillProportionally
        stack.layOut(in: CGSize(width: 90, height: 10))
        #expect(stack.arrangedSubviews.map(\.frame.width) == [30, 60])
    }

    @Test("Centers at equal distances, as long as no two views are nearer than the spacing")
    func centers() {
        let stack = UIStackView(arrangedSubviews: [Sized(10, 5), Sized(30, 5), Sized(20, 5)])
        stack.distribution = .equalCentering
        stack.layOut(in: CGSize(width: 115, height: 10))
        // The first middle is 5, the last one 105.
        #expect(stack.arrangedSubviews.map(\.frame.midX) == [5, 55, 105])
        #expect(stack.arrangedSubviews.map(\.frame.width) == [10, 30, 20])
    }

    @Test("Views keep to the margins where the stack says so, and begin on the right where text is read from there")
    func margins() {
        let views = [Sized(10, 5), Sized(20, 5)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 4
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 6)
        stack.layOut(in: CGSize(width: 42, height: 24))
        #expect(views[0].frame == CGRect(x: 2, y: 1, width: 10, height: 20))
        #expect(views[1].frame == CGRect(x: 16, y: 1, width: 20, height: 20))
        stack.semanticContentAttribute = .forceRightToLeft
        stack.layOut(in: CGSize(width: 42, height: 24))
        #expect(views[0].frame.minX == 26 && views[1].frame.minX == 2)
    }

    @Test("A stack that constraints place is as large as its views, and so is one in another")
    func nested() {
        let inner = UIStackView(arrangedSubviews: [Sized(10, 12), Sized(20, 30)])
        inner.alignment = .center
        let outer = UIStackView(arrangedSubviews: [Sized(50, 8), inner])
        (outer.axis, outer.spacing, outer.alignment) = (.vertical, 5, .leading)
        let root = UIView()
        root.addSubview(outer)
        outer.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            outer.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            outer.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layOut(in: CGSize(width: 100, height: 100))
        #expect(outer.frame == CGRect(x: 25, y: 0, width: 50, height: 43))
        #expect(inner.frame == CGRect(x: 0, y: 13, width: 30, height: 30))
        #expect(inner.arrangedSubviews[0].frame == CGRect(x: 0, y: 9, width: 10, height: 12))
    }

    @Test("Constraints of the source's own count beside those of the stack")
    func own() {
        let views = [UIView(), Sized(20, 5)]
        let stack = UIStackView(arrangedSubviews: views)
        views[0].widthAnchor.constraint(equalTo: stack.widthAnchor, multiplier: 0.25).isActive = true
        stack.layOut(in: CGSize(width: 80, height: 10))
        #expect(views.map(\.frame.width) == [20, 60])
    }

    @Test("A view that is taken out of its superview is arranged no more")
    func removal() {
        let views = [Sized(20, 5), Sized(20, 5)]
        let stack = UIStackView(arrangedSubviews: views)
        views[0].removeFromSuperview()
        #expect(stack.arrangedSubviews == [views[1]])
        stack.layOut(in: CGSize(width: 80, height: 10))
        #expect(views[1].frame.width == 80)
    }
}
