import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Trees of UIKit's views and layers: their order, their places, and how they grow with what is around them.
@MainActor
struct ViewTreeTests {
    private func tagged(_ tags: Int...) -> (UIView, [UIView]) {
        let (root, views) = (UIView(), tags.map { _ in UIView() })
        for (view, tag) in zip(views, tags) {
            view.tag = tag
            root.addSubview(view)
        }
        return (root, views)
    }

    @Test("A view stands where it is put among its siblings, once, wherever it was before")
    func order() {
        let (root, views) = tagged(1, 2, 3, 4)
        func now() -> [Int] { root.subviews.map(\.tag) }
        #expect(now() == [1, 2, 3, 4] && views.allSatisfy { $0.superview === root })
        root.insertSubview(views[0], aboveSubview: views[2])
        #expect(now() == [2, 3, 1, 4])
        root.insertSubview(views[3], belowSubview: views[2])
        #expect(now() == [2, 4, 3, 1])
        root.insertSubview(views[1], belowSubview: views[0])
        #expect(now() == [4, 3, 2, 1])
        root.bringSubviewToFront(views[3])
        #expect(now() == [3, 2, 1, 4])
        root.sendSubviewToBack(views[0])
        #expect(now() == [1, 3, 2, 4])
        root.insertSubview(views[1], at: 0)
        #expect(now() == [2, 1, 3, 4])
        root.insertSubview(views[1], at: 99)
        #expect(now() == [1, 3, 4, 2])
        views[2].removeFromSuperview()
        #expect(now() == [1, 4, 2] && views[2].superview == nil)
        // What is not there is neither a place nor moved.
        root.bringSubviewToFront(views[2])
        root.insertSubview(views[0], aboveSubview: views[2])
        #expect(now() == [4, 2, 1])
        let other = UIView()
        other.addSubview(views[0])
        #expect(now() == [4, 2] && views[0].superview === other)
    }

    @Test("The tint of a view is that of what it is in, and those are told of a new one that have none of their own")
    func tint() {
        final class Told: UIView {
            var count = 0
            override func tintColorDidChange() { count += 1 }
        }
        let (outer, inner, own) = (UIView(), Told(), Told())
        own.tintColor = .green
        #expect(own.count == 1)
        for view in [inner, own] { outer.addSubview(view) }
        #expect(inner.tintColor == .systemBlue)
        outer.tintColor = .red
        #expect(inner.tintColor == .red && inner.count == 1 && own.tintColor == .green && own.count == 1)
        let late = Told()
        inner.addSubview(late)
        #expect(late.tintColor == .red && late.count == 1)
    }

    @Test("A view that is not shown yet is laid out by itself where it is asked to be")
    func early() {
        final class Outer: UIView {
            var count = 0
            override func layoutSubviews() {
                count += 1
                layoutIfNeeded()
            }
        }
        let (outer, stack) = (Outer(), UIStackView(arrangedSubviews: [UIView(), UIView()]))
        stack.distribution = .fillEqually
        stack.frame = CGRect(x: 5, y: 5, width: 80, height: 20)
        outer.addSubview(stack)
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 40] && outer.count == 0)
        outer.frame.size = CGSize(width: 100, height: 50)
        outer.layoutIfNeeded()
        #expect(outer.count == 1)
        #expect(UISwitch().frame.size == CGSize(width: 51, height: 31) && UIStepper().frame.width == 94)
        #expect(UIActivityIndicatorView(style: .large).bounds.size == CGSize(width: 37, height: 37))
    }

    @Test("Points go through scrolled and transformed views, and a touch finds the innermost view that takes it")
    func places() {
        let (outer, inner) = (UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 100)), UIView())
        outer.contentOffset = CGPoint(x: 0, y: 50)
        inner.frame = CGRect(x: 0, y: 60, width: 20, height: 20)
        outer.addSubview(inner)
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 11, y: 32))
        #expect(inner.convert(CGPoint(x: 11, y: 32), from: nil) == CGPoint(x: 1, y: 2))
        inner.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(inner.convert(inner.bounds, to: outer) == CGRect(x: -10, y: 50, width: 40, height: 40))
        #expect(outer.hitTest(CGPoint(x: 25, y: 85), with: nil) === inner)
        inner.isUserInteractionEnabled = false
        #expect(outer.hitTest(CGPoint(x: 25, y: 85), with: nil) === outer)
        outer.isHidden = true
        #expect(outer.hitTest(CGPoint(x: 25, y: 85), with: nil) == nil)
    }

    @Test("Layers are put below and above each other in the same way")
    func layers() {
        let (root, layers) = (
            CALayer(),
            ["a", "b", "c"].map { name in
                let layer = CALayer()
                layer.name = name
                return layer
            }
        )
        layers.forEach(root.addSublayer)
        func now() -> [String] { (root.sublayers ?? []).compactMap(\.name) }
        root.insertSublayer(layers[0], above: layers[1])
        #expect(now() == ["b", "a", "c"])
        root.insertSublayer(layers[1], below: layers[2])
        #expect(now() == ["a", "b", "c"])
        root.insertSublayer(layers[2], at: 0)
        #expect(now() == ["c", "a", "b"])
        layers[0].removeFromSuperlayer()
        #expect(now() == ["c", "b"] && layers[0].superlayer == nil && layers[2].superlayer === root)
    }

    @Test("Views are found by their tags, from the outside in, and know what they are in")
    func tags() {
        let (root, views) = tagged(1, 2)
        let inner = UIView()
        inner.tag = 7
        views[1].addSubview(inner)
        #expect(root.viewWithTag(7) === inner && root.viewWithTag(2) === views[1] && root.viewWithTag(8) == nil)
        #expect(inner.isDescendant(of: root) && inner.isDescendant(of: inner) && !inner.isDescendant(of: views[0]))
        #expect(inner.next === views[1] && root.next == nil)
    }

    @Test("A point of one view is a point of another by the places of both")
    func points() {
        let (root, views) = tagged(1, 2)
        let inner = UIView(frame: CGRect(x: 3, y: 4, width: 5, height: 6))
        views[0].frame = CGRect(x: 10, y: 20, width: 50, height: 50)
        views[1].frame = CGRect(x: 100, y: 0, width: 50, height: 50)
        views[0].addSubview(inner)
        let point = CGPoint(x: 1, y: 2)
        #expect(inner.convert(point, to: root) == CGPoint(x: 14, y: 26))
        #expect(inner.convert(point, to: nil) == CGPoint(x: 14, y: 26))
        #expect(inner.convert(point, to: views[1]) == CGPoint(x: -86, y: 26))
        #expect(inner.convert(CGPoint(x: 14, y: 26), from: root) == point)
        #expect(
            inner.convert(inner.bounds, to: views[0]) == CGRect(x: 3, y: 4, width: 5, height: 6))
        // The right and the lower edge are outside.
        #expect(inner.point(inside: .zero, with: nil) && inner.point(inside: CGPoint(x: 4.9, y: 5.9), with: nil))
        #expect(
            !inner.point(inside: CGPoint(x: 5, y: 1), with: nil) && inner.hitTest(CGPoint(x: 1, y: 6), with: nil) == nil
        )
    }

    @Test("The center moves the frame; bounds change its size about the center")
    func geometry() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.center == CGPoint(x: 25, y: 40) && view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        view.center = CGPoint(x: 100, y: 200)
        #expect(view.frame == CGRect(x: 85, y: 180, width: 30, height: 40))
        view.bounds = CGRect(x: 5, y: 6, width: 10, height: 20)
        #expect(view.frame == CGRect(x: 95, y: 190, width: 10, height: 20) && view.bounds.origin == CGPoint(x: 5, y: 6))
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        layer.position = CGPoint(x: 0, y: 0)
        #expect(layer.frame.origin == CGPoint(x: -15, y: -20) && layer.bounds.size == CGSize(width: 30, height: 40))
    }

    nonisolated private static let resized: [(mask: UIView.AutoresizingMask, frame: CGRect)] = [
        (mask: [], frame: CGRect(x: 10, y: 10, width: 20, height: 20)),
        (mask: [.flexibleWidth], frame: CGRect(x: 10, y: 10, width: 60, height: 20)),
        (mask: [.flexibleHeight], frame: CGRect(x: 10, y: 10, width: 20, height: 40)),
        (mask: [.flexibleLeftMargin], frame: CGRect(x: 50, y: 10, width: 20, height: 20)),
        (mask: [.flexibleRightMargin], frame: CGRect(x: 10, y: 10, width: 20, height: 20)),
        (mask: [.flexibleTopMargin], frame: CGRect(x: 10, y: 30, width: 20, height: 20)),
        (mask: [.flexibleBottomMargin], frame: CGRect(x: 10, y: 10, width: 20, height: 20)),
        (mask: [.flexibleLeftMargin, .flexibleRightMargin], frame: CGRect(x: 30, y: 10, width: 20, height: 20)),
        (mask: [.flexibleTopMargin, .flexibleBottomMargin], frame: CGRect(x: 10, y: 20, width: 20, height: 20)),
        (mask: [.flexibleWidth, .flexibleHeight], frame: CGRect(x: 10, y: 10, width: 60, height: 40)),
    ]

    @Test(
        "A subview follows its superview's size by its mask: it grows, or moves, or moves half as far",
        arguments: 0..<10)
    func resizing(index: Int) {
        let (mask, expected) = Self.resized[index]
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        view.autoresizingMask = mask
        root.addSubview(view)
        // Moving the superview alone changes nothing.
        root.frame.origin = CGPoint(x: 9, y: 9)
        #expect(view.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
        root.frame.size = CGSize(width: 140, height: 70)
        #expect(view.frame == expected)
        root.autoresizesSubviews = false
        root.frame.size = CGSize(width: 200, height: 200)
        #expect(view.frame == expected)
    }

    @Test("A view fits what it holds; without a size of its own it stays as it is")
    func fitting() {
        final class Sized: UIView {
            override var intrinsicContentSize: CGSize { CGSize(width: 33, height: UIView.noIntrinsicMetric) }
        }
        let view = Sized(frame: CGRect(x: 5, y: 5, width: 10, height: 12))
        #expect(view.sizeThatFits(CGSize(width: 99, height: 99)) == CGSize(width: 33, height: 12))
        view.sizeToFit()
        #expect(view.frame == CGRect(x: 5, y: 5, width: 33, height: 12))
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 12))
        #expect(plain.sizeThatFits(.zero) == CGSize(width: 10, height: 12))
    }

    /// Edges of one view with three of its four values given along an axis, in each combination of two.
    @Test(
        "Two of an axis' four values say the others",
        arguments: ["low high", "low size", "high size", "middle size", "low middle", "high middle"])
    func spans(given: String) {
        let (root, view) = (UIView(), UIView())
        root.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        // From 20 to 60 of 100 across, and from 5 to 25 of 50 down.
        var constraints: [NSLayoutConstraint] = []
        for word in given.split(separator: " ") {
            switch word {
            case "low":
                constraints += [
                    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
                    view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
                ]
            case "high":
                constraints += [
                    view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -40),
                    view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -25),
                ]
            case "middle":
                constraints += [
                    view.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: -10),
                    view.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: -10),
                ]
            default:
                constraints += [
                    view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 20),
                ]
            }
        }
        NSLayoutConstraint.activate(constraints)
        root.layOut(in: CGSize(width: 100, height: 50))
        #expect(view.frame == CGRect(x: 20, y: 5, width: 40, height: 20))
        // One that is no longer active says nothing.
        NSLayoutConstraint.deactivate(constraints)
        #expect(view.constraints.isEmpty)
    }

    @Test("Constraints carry values both ways, with multiples, within superviews, and by the system's distance")
    func chains() {
        let (root, box, inner, label) = (UIView(), UIView(), UIView(), UIView())
        root.addSubview(box)
        box.addSubview(inner)
        root.addSubview(label)
        for view in [box, inner, label] { view.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            inner.widthAnchor.constraint(equalToConstant: 30), inner.heightAnchor.constraint(equalToConstant: 10),
            inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5),
            inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 6),
            // The box is as wide as what it holds and its margins.
            inner.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -5),
            inner.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -6),
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            box.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            label.leadingAnchor.constraint(equalToSystemSpacingAfter: box.trailingAnchor, multiplier: 1.5),
            label.topAnchor.constraint(equalToSystemSpacingBelow: box.bottomAnchor, multiplier: 1),
            inner.widthAnchor.constraint(equalTo: label.widthAnchor, multiplier: 2, constant: 10),
            label.heightAnchor.constraint(equalTo: label.widthAnchor, multiplier: 0.5, constant: 1),
        ])
        root.layOut(in: CGSize(width: 200, height: 100))
        #expect(box.frame == CGRect(x: 10, y: 20, width: 40, height: 22))
        // In the box.
        #expect(inner.frame == CGRect(x: 5, y: 6, width: 30, height: 10))
        #expect(label.frame == CGRect(x: 62, y: 50, width: 10, height: 6))
    }

    @Test("An inequality keeps a length within its limit; nothing is as small as it may be")
    func inequalities() {
        for isFixed in [false, true] {
            let (root, view) = (UIView(), UIView())
            root.addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                view.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
                view.heightAnchor.constraint(lessThanOrEqualToConstant: 20),
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                view.topAnchor.constraint(equalTo: root.topAnchor),
            ])
            if isFixed { view.widthAnchor.constraint(equalToConstant: 60).isActive = true }
            root.layOut(in: CGSize(width: 100, height: 100))
            #expect(view.frame == CGRect(x: 0, y: 0, width: isFixed ? 60 : 44, height: 0))
        }
    }
}
