import KinoraPhysics
import KinoraStage

/// Something that an animator moves and turns.
@MainActor @preconcurrency
public protocol UIDynamicItem: NSObjectProtocol {
    var center: CGPoint { get set }
    var bounds: CGRect { get }
    var transform: CGAffineTransform { get set }
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// Around the center; y grows downwards.
    var collisionBoundingPath: UIBezierPath { get }
}
extension UIDynamicItem {
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

/// The outline by which items meet others.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable { case rectangle, ellipse, path }

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// Items that move as one.
@MainActor @preconcurrency
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    public let items: [any UIDynamicItem]
    /// Where each item is from the group's center.
    private let places: [CGPoint]
    private var transforms: [CGAffineTransform]
    open var center: CGPoint { didSet { moveItems() } }
    open var transform = CGAffineTransform.identity { didSet { moveItems() } }
    public let bounds: CGRect

    public init(items: [any UIDynamicItem]) {
        self.items = items
        let frames = items.map { item in
            CGRect(
                x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2,
                width: item.bounds.width, height: item.bounds.height)
        }
        let frame = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        bounds = CGRect(origin: .zero, size: frame.size)
        center = middle
        places = items.map { CGPoint(x: $0.center.x - middle.x, y: $0.center.y - middle.y) }
        transforms = items.map(\.transform)
        super.init()
    }

    private func moveItems() {
        for (index, item) in items.enumerated() {
            let place = places[index].applying(transform)
            item.center = CGPoint(x: center.x + place.x, y: center.y + place.y)
            item.transform = transforms[index].concatenating(transform)
        }
    }
}

extension UIDynamicItem {
    /// By what it meets others, around its center.
    @MainActor var shapes: [PhysicsShape] {
        let size = bounds.size.vector
        switch collisionBoundsType {
        case .rectangle: return [.rectangle(center: .zero, size: size)]
        case .ellipse where size.x == size.y: return [.circle(center: .zero, radius: size.x / 2)]
        case .ellipse:
            let oval = UIBezierPath(
                ovalIn: CGRect(x: -size.x / 2, y: -size.y / 2, width: size.x, height: size.y))
            return PathShapes(oval.cgPath).hull
        case .path: return PathShapes(collisionBoundingPath.cgPath).hull
        }
    }
}
