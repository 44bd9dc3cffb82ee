import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// UIKit's items in motion, on a stage of 200 by 200 points.
@MainActor
struct DynamicsTests {
    private final class Teller: NSObject, UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
        var lines: [String] = []
        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
        ) { lines.append("met \(identifier as? String ?? "edge") \(Int(p.y.rounded()))") }
        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
            at p: CGPoint
        ) { lines.append("met item") }
        func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { lines.append("paused") }
    }

    /// A view with an item in it, and what moves that.
    @MainActor private final class Ground {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let item: UIView
        let animator: UIDynamicAnimator
        init(_ frame: CGRect) {
            item = UIView(frame: frame)
            view.addSubview(item)
            animator = UIDynamicAnimator(referenceView: view)
        }
        /// Without what slows items down by itself.
        func free() -> UIDynamicItemBehavior {
            let free = UIDynamicItemBehavior(items: [item])
            (free.resistance, free.angularResistance) = (0, 0)
            return free
        }
        func play(to time: Double, _ behaviors: [UIDynamicBehavior]) throws {
            let stage = Stage(size: CGSize(width: 200, height: 200), duration: 9) {
                Hosted { [self] in
                    for behavior in behaviors { animator.addBehavior(behavior) }
                    return view
                }
            }
            _ = try stage.scene(at: time)
        }
    }

    @Test("An item falls by 1000 points by square seconds")
    func gravity() throws {
        let set = Ground(CGRect(x: 80, y: 0, width: 40, height: 40))
        let gravity = UIGravityBehavior(items: [set.item])
        #expect(gravity.magnitude == 1 && abs(gravity.angle - .pi / 2) < 1e-9)
        try set.play(to: 0.5, [gravity, set.free()])
        #expect(abs(set.item.center.y - (20 + 125)) < 10 && abs(set.item.center.x - 100) < 1e-6)
    }

    @Test("The edges of the reference view stop it; it is told of, and the animator pauses once all rest")
    func edges() throws {
        // It does not touch the upper edge as it begins.
        let (set, teller) = (Ground(CGRect(x: 80, y: 20, width: 40, height: 40)), Teller())
        let collision = UICollisionBehavior(items: [set.item])
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.collisionDelegate = teller
        set.animator.delegate = teller
        try set.play(to: 5, [UIGravityBehavior(items: [set.item]), collision])
        #expect(abs(set.item.center.y - 180) < 1)
        #expect(teller.lines.first == "met edge 200" && teller.lines.last == "paused" && !set.animator.isRunning)
    }

    @Test("An item comes to rest on a boundary that has a name, and one that is anchored stays where it is")
    func boundaries() throws {
        let (set, teller) = (Ground(CGRect(x: 80, y: 0, width: 40, height: 40)), Teller())
        let still = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let collision = UICollisionBehavior(items: [set.item, still])
        collision.addBoundary(
            withIdentifier: "shelf", from: CGPoint(x: 0, y: 120), to: CGPoint(x: 200, y: 120))
        collision.collisionDelegate = teller
        let anchored = UIDynamicItemBehavior(items: [still])
        anchored.isAnchored = true
        try set.play(to: 5, [UIGravityBehavior(items: [set.item, still]), collision, anchored])
        #expect(abs(set.item.center.y - 100) < 1 && still.center == CGPoint(x: 10, y: 10))
        #expect(teller.lines.first == "met shelf 120")
        #expect(collision.boundary(withIdentifier: "shelf") != nil && collision.boundary(withIdentifier: "x") == nil)
    }

    @Test("A push of 1 gives 100 by 100 points a speed of 100 points a second, at once")
    func push() throws {
        let set = Ground(CGRect(x: 0, y: 0, width: 100, height: 100))
        let push = UIPushBehavior(items: [set.item], mode: .instantaneous)
        push.setAngle(0, magnitude: 1)
        try set.play(to: 1, [push, set.free()])
        #expect(abs(set.item.center.x - 150) < 4 && abs(set.item.center.y - 50) < 1e-6 && !push.active)
    }

    @Test("A snap brings an item to its point, upright")
    func snap() throws {
        let set = Ground(CGRect(x: 0, y: 0, width: 20, height: 20))
        set.item.transform = CGAffineTransform(rotationAngle: 1)
        let snap = UISnapBehavior(item: set.item, snapTo: CGPoint(x: 150, y: 120))
        try set.play(to: 4, [snap])
        #expect(abs(set.item.center.x - 150) < 0.5 && abs(set.item.center.y - 120) < 0.5)
        #expect(abs(set.item.transform.b) < 0.02)
    }

    @Test("A rod keeps its length, and an item without one stays at its anchor where that goes")
    func attachments() throws {
        let set = Ground(CGRect(x: 130, y: 50, width: 20, height: 20))
        let rod = UIAttachmentBehavior(item: set.item, attachedToAnchor: CGPoint(x: 100, y: 60))
        #expect(rod.length == 40)
        try set.play(to: 0.7, [UIGravityBehavior(items: [set.item]), rod])
        let center = set.item.center
        let length = ((center.x - 100) * (center.x - 100) + (center.y - 60) * (center.y - 60)).squareRoot()
        #expect(abs(length - 40) < 1 && center.y > 60)
        let other = Ground(CGRect(x: 90, y: 50, width: 20, height: 20))
        let held = UIAttachmentBehavior(item: other.item, attachedToAnchor: CGPoint(x: 100, y: 60))
        held.anchorPoint = CGPoint(x: 140, y: 80)
        try other.play(to: 2, [UIGravityBehavior(items: [other.item]), held])
        #expect(abs(other.item.center.x - 140) < 1 && abs(other.item.center.y - 80) < 1)
    }

    @Test("The same time shows the same place, however it is come to")
    func pure() throws {
        func place(_ times: [Double]) throws -> CGPoint {
            let set = Ground(CGRect(x: 20, y: 0, width: 40, height: 40))
            let collision = UICollisionBehavior(items: [set.item])
            collision.setTranslatesReferenceBoundsIntoBoundary(with: .zero)
            let push = UIPushBehavior(items: [set.item], mode: .instantaneous)
            push.setAngle(0.3, magnitude: 0.4)
            let stage = Stage(size: CGSize(width: 200, height: 200), duration: 9) {
                Hosted {
                    for behavior in [UIGravityBehavior(items: [set.item]), collision, push] {
                        set.animator.addBehavior(behavior)
                    }
                    return set.view
                }
            }
            for time in times { _ = try stage.scene(at: time) }
            return set.item.center
        }
        #expect(try place([1.3]) == place([0.2, 0.21, 0.9, 1.3]))
    }
}
