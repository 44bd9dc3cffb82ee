import Foundation
import Testing

@testable import KinoraViews

/// Places of views that constraints with priorities, sizes of contents, guides and margins ask for.
@MainActor
struct LayoutProgramTests {
    private final class Sized: UIView {
        let own: CGSize
        init(_ width: CGFloat, _ height: CGFloat) {
            own = CGSize(width: width, height: height)
            super.init(frame: .zero)
            translatesAutoresizingMaskIntoConstraints = false
        }
        required init?(coder: NSCoder) { return nil }
        override var intrinsicContentSize: CGSize { own }
    }

    private func holder(_ views: UIView...) -> UIView {
        let root = UIView()
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        return root
    }

    /// Two views beside each other from one side to the other.
    private func row(_ first: UIView, _ second: UIView) -> UIView {
        let root = holder(first, second)
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 10),
            second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        return root
    }

    @Test("With more room, that of the lower hugging grows; with less, that of the lower resistance shrinks")
    func contents() {
        func widths(_ room: CGFloat, _ change: (UIView, UIView) -> Void) -> [CGFloat] {
            let (first, second) = (Sized(30, 5), Sized(40, 5))
            change(first, second)
            row(first, second).layOut(in: CGSize(width: room, height: 50))
            return [first, second].map(\.frame.width)
        }
        #expect(
            widths(100) { first, _ in first.setContentHuggingPriority(.defaultHigh, for: .horizontal) } == [30, 60])
        #expect(widths(100) { _, second in second.setContentHuggingPriority(.required, for: .horizontal) } == [50, 40])
        #expect(
            widths(60) { first, _ in first.setContentCompressionResistancePriority(.required, for: .horizontal) }
                == [30, 20])
        #expect(
            widths(60) { first, _ in first.setContentCompressionResistancePriority(.defaultLow, for: .horizontal) }
                == [10, 40])
        #expect(widths(80) { _, _ in } == [30, 40])
    }

    @Test("Constraints of lower priority give way, and come as near as they can")
    func priorities() {
        func width(_ priority: UILayoutPriority, limit: CGFloat) -> CGFloat {
            let view = UIView()
            let root = holder(view)
            let wish = view.widthAnchor.constraint(equalToConstant: 80)
            wish.priority = priority
            NSLayoutConstraint.activate([
                wish, view.widthAnchor.constraint(lessThanOrEqualToConstant: limit),
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7),
            ])
            root.layOut(in: CGSize(width: 200, height: 50))
            #expect(view.frame.minX == 7)
            return view.frame.width
        }
        #expect(width(.defaultLow, limit: 50) == 50)
        #expect(width(.defaultLow, limit: 90) == 80)
        // Of two lengths that cannot both be, the one of the higher priority is kept.
        let view = UIView()
        let root = holder(view)
        for (length, priority) in [(20.0, 400.0), (60, 700), (90, 500)] {
            let constraint = view.widthAnchor.constraint(equalToConstant: length)
            constraint.priority = UILayoutPriority(Float(priority))
            constraint.isActive = true
        }
        root.layOut(in: CGSize(width: 200, height: 50))
        #expect(view.frame.width == 60)
    }

    @Test("Lengths that are not finite ask for nothing", arguments: [CGFloat.infinity, -.infinity, .nan])
    func finite(length: CGFloat) {
        let (view, other) = (Sized(length, 7), UIView())
        let root = holder(view, other)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: length),
            view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
            other.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: length),
            other.topAnchor.constraint(equalTo: root.topAnchor, constant: 3),
        ])
        root.layOut(in: CGSize(width: 100, height: 50))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 0, height: 7))
        #expect(other.frame == CGRect(x: 0, y: 3, width: 0, height: 0))
    }

    @Test("A width may follow a height")
    func ratio() {
        let view = UIView()
        let root = holder(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10),
            view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 1.5),
            view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        ])
        root.layOut(in: CGSize(width: 100, height: 60))
        #expect(view.frame == CGRect(x: 20, y: 10, width: 60, height: 40))
    }

    @Test("Guides: margins, the source's own, and the part of a scroll view that shows beside all that is scrolled")
    func guides() {
        let (view, spacer) = (UIView(), UILayoutGuide())
        let root = holder(view)
        root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        root.addLayoutGuide(spacer)
        NSLayoutConstraint.activate([
            spacer.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
            spacer.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            spacer.heightAnchor.constraint(equalTo: view.heightAnchor),
            spacer.widthAnchor.constraint(equalToConstant: 9),
            view.topAnchor.constraint(equalTo: spacer.bottomAnchor),
            view.bottomAnchor.constraint(equalTo: root.layoutMarginsGuide.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: spacer.trailingAnchor),
            view.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
        ])
        root.layOut(in: CGSize(width: 100, height: 44))
        #expect(spacer.layoutFrame == CGRect(x: 2, y: 1, width: 9, height: 20))
        #expect(view.frame == CGRect(x: 11, y: 21, width: 85, height: 20))

        let (scroll, page) = (UIScrollView(), Sized(300, 20))
        let outer = holder(scroll)
        scroll.addSubview(page)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: outer.topAnchor),
            scroll.leftAnchor.constraint(equalTo: outer.leftAnchor),
            scroll.widthAnchor.constraint(equalToConstant: 50), scroll.heightAnchor.constraint(equalToConstant: 40),
            // From inside, the edges of a scroll view are those of what is scrolled.
            page.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 5),
            page.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -5),
            page.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            page.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            page.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor, multiplier: 2),
        ])
        outer.layOut(in: CGSize(width: 100, height: 100))
        #expect(page.frame == CGRect(x: 5, y: 0, width: 300, height: 80))
        #expect(scroll.contentSize == CGSize(width: 310, height: 80))
    }

    @Test("Below the upper edge of a controller's view and above the lower one")
    func edgeLines() {
        let controller = UIViewController()
        let inner = UIView()
        controller.view.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor, constant: 4),
            inner.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor, constant: -6),
            inner.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor),
        ])
        controller.view.layOut(in: CGSize(width: 100, height: 50))
        // A controller's view has margins of 16 points at its sides.
        #expect(inner.frame == CGRect(x: 16, y: 4, width: 0, height: 40))
    }

    @Test("A view is as large as what is in it asks for, within a width that is kept")
    func fitting() {
        let (first, second) = (Sized(30, 12), Sized(50, 20))
        let root = holder(first, second)
        NSLayoutConstraint.activate([
            first.topAnchor.constraint(equalTo: root.topAnchor, constant: 3),
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            first.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
            second.topAnchor.constraint(equalTo: first.bottomAnchor),
            second.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            second.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
            second.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -4),
        ])
        #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 50, height: 39))
        let kept = root.systemLayoutSizeFitting(
            CGSize(width: 80, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(kept == CGSize(width: 80, height: 39))
    }

    @Test("A label that may wrap is as high as its lines in the width that it gets, and what is below it moves down")
    func wrapping() {
        let (label, below) = (UILabel(), Sized(10, 10))
        label.text = "Some words that do not fit beside each other in a hundred points"
        label.numberOfLines = 0
        let root = holder(label, below)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 2),
        ])
        root.layOut(in: CGSize(width: 100, height: 500))
        let height = label.sizeThatFits(CGSize(width: 100, height: 0)).height
        #expect(height > 3 * label.font.lineHeight && label.frame.height == height && below.frame.minY == height + 2)
        // Two lines at most.
        label.numberOfLines = 2
        root.layOut(in: CGSize(width: 100, height: 500))
        #expect(label.frame.height == (2 * label.font.lineHeight).rounded(.up))
    }

    @Test("A text view that does not scroll is as high as its lines")
    func textView() {
        let text = UITextView()
        (text.text, text.isScrollEnabled) = ("Some words that do not fit beside each other", false)
        let root = holder(text)
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            text.widthAnchor.constraint(equalToConstant: 80),
        ])
        root.layOut(in: CGSize(width: 100, height: 500))
        let lines = TextMeasure.size(text.text, .systemFont(ofSize: 12), width: 70).height
        // 8 points above and below.
        #expect(lines > 30 && text.frame.height == lines + 16)
        text.isScrollEnabled = true
        #expect(text.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    }

    @Test("Texts of two sizes stand on one line")
    func baselines() {
        let (large, small) = (UILabel(), UILabel())
        (large.text, small.text) = ("Aa", "b")
        large.font = .systemFont(ofSize: 40)
        let root = row(large, small)
        large.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        small.firstBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor).isActive = true
        root.layOut(in: CGSize(width: 200, height: 100))
        let difference = small.frame.minY + small.font.ascender - (large.frame.maxY + large.font.descender)
        #expect(abs(difference) < 1e-6 && small.frame.minY > 10)
    }

    @Test("Leading is on the right where text is read from there")
    func direction() {
        let view = UIView()
        let root = holder(view)
        for one in [root, view] { one.semanticContentAttribute = .forceRightToLeft }
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
            view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -20),
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: 30),
        ])
        root.layOut(in: CGSize(width: 100, height: 10))
        #expect(view.frame.maxX == 95 && view.frame.width == 30)
    }

    @Test("Constraints made in updateConstraints count, and are asked for again only where the view says so")
    func updating() {
        final class Maker: UIView {
            let inner = UIView()
            var count = 0
            override func updateConstraints() {
                count += 1
                if inner.superview == nil {
                    addSubview(inner)
                    inner.translatesAutoresizingMaskIntoConstraints = false
                    inner.widthAnchor.constraint(equalToConstant: 12).isActive = true
                }
                super.updateConstraints()
            }
        }
        let maker = Maker()
        for _ in 0..<2 { maker.layOut(in: CGSize(width: 50, height: 50)) }
        #expect(maker.count == 1 && maker.inner.frame.width == 12)
        maker.setNeedsUpdateConstraints()
        maker.layOut(in: CGSize(width: 50, height: 50))
        #expect(maker.count == 2)
    }

    @Test("What is in a view that lays itself out by hand is placed in its new size")
    func byHand() {
        final class Outer: UIView {
            let box = UIView(), inner = UIView()
            func fill() {
                addSubview(box)
                box.addSubview(inner)
                inner.translatesAutoresizingMaskIntoConstraints = false
                inner.trailingAnchor.constraint(equalTo: box.trailingAnchor).isActive = true
                inner.widthAnchor.constraint(equalToConstant: 10).isActive = true
            }
            override func layoutSubviews() { box.frame = bounds.insetBy(dx: 5, dy: 5) }
        }
        let outer = Outer()
        outer.fill()
        outer.layOut(in: CGSize(width: 60, height: 20))
        #expect(outer.inner.frame.minX == 40)
    }
}
