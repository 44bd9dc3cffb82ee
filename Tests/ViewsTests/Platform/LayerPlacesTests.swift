import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Places in one layer, told in the points of another.
@MainActor
struct LayerPlacesTests {
    private let root = CALayer()
    private let left = CALayer()
    private let inner = CALayer()
    private let right = CALayer()

    init() {
        root.frame = CGRect(x: 1, y: 2, width: 200, height: 100)
        left.frame = CGRect(x: 10, y: 20, width: 50, height: 40)
        inner.frame = CGRect(x: 3, y: 4, width: 20, height: 10)
        right.frame = CGRect(x: 100, y: 0, width: 50, height: 50)
        root.addSublayer(left)
        root.addSublayer(right)
        left.addSublayer(inner)
    }

    private func isNear(_ a: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
        abs(a.x - x) < 1e-9 && abs(a.y - y) < 1e-9
    }

    @Test("Points go out by each layer's place, and into another one")
    func points() {
        let point = CGPoint(x: 1, y: 2)
        #expect(isNear(inner.convert(point, to: left), 4, 6))
        #expect(isNear(inner.convert(point, to: root), 14, 26))
        #expect(isNear(inner.convert(point, to: nil), 15, 28))
        #expect(isNear(inner.convert(point, to: right), -86, 26))
        #expect(isNear(inner.convert(CGPoint(x: -86, y: 26), from: right), 1, 2))
        #expect(inner.convert(point, to: inner) == point)
    }

    @Test("A frame is the rectangle around what a transform shows; set, what it is of has the size that shows it")
    func frames() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        #expect(view.frame == CGRect(x: 35, y: 30, width: 50, height: 20))
        #expect(view.bounds.size == CGSize(width: 100, height: 40) && view.center == CGPoint(x: 60, y: 40))
        view.frame.origin = .zero
        #expect(view.bounds.size == CGSize(width: 100, height: 40) && view.center == CGPoint(x: 25, y: 10))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let turned = view.frame
        #expect(abs(turned.minX - 5) < 1e-9 && abs(turned.minY + 40) < 1e-9)
        #expect(abs(turned.width - 40) < 1e-9 && abs(turned.height - 100) < 1e-9 && view.layer.frame == turned)
    }

    @Test("What a layer has scrolled by and how it is turned counts")
    func transforms() {
        left.bounds.origin = CGPoint(x: 0, y: 30)
        #expect(isNear(inner.convert(.zero, to: root), 13, -6))
        left.bounds.origin = .zero
        // A quarter clockwise about the middle: from 20 by 10 to 10 by 20.
        inner.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(isNear(inner.convert(.zero, to: left), 18, -1))
        #expect(isNear(inner.convert(CGPoint(x: 18, y: -1), from: left), 0, 0))
        let box = inner.convert(CGRect(x: 0, y: 0, width: 20, height: 10), to: left)
        #expect(isNear(box.origin, 8, -1) && abs(box.width - 10) < 1e-9 && abs(box.height - 20) < 1e-9)
        let back = inner.convert(box, from: left)
        #expect(isNear(back.origin, 0, 0) && abs(back.width - 20) < 1e-9)
    }

    @Test("A layer's transform of what is in it is about its own middle")
    func sublayers() {
        left.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
        // The middle is at (25, 20): (3, 4) is 22 and 16 before it.
        #expect(isNear(inner.convert(.zero, to: left), -19, -12))
    }

    @Test("Layers of views lie as the views do")
    func views() {
        let (outer, view) = (UIView(frame: CGRect(x: 5, y: 6, width: 50, height: 50)), UIView())
        view.frame = CGRect(x: 10, y: 20, width: 5, height: 5)
        outer.addSubview(view)
        #expect(isNear(view.layer.convert(.zero, to: outer.layer), 10, 20))
        #expect(isNear(view.layer.convert(.zero, to: nil), 15, 26))
    }
}
