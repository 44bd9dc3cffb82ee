import KinoraPhysics
import KinoraStage

/// Holds an item at a point or at another item.
@MainActor @preconcurrency
open class UIAttachmentBehavior: UIDynamicBehavior {
    public enum AttachmentType: Int, Sendable { case items, anchor }
    private enum Kind { case length, limit, fixed, pin, sliding(CGVector) }
    /// One end of it: where it is in its item's own points.
    private struct End {
        let item: any UIDynamicItem
        let place: Vector

        init(_ item: any UIDynamicItem, _ offset: UIOffset) { (self.item, place) = (item, offset.vector) }

        /// - Parameter point: in the points of the reference view.
        @MainActor init(_ item: any UIDynamicItem, at point: CGPoint) {
            let from = CGPoint(x: point.x - item.center.x, y: point.y - item.center.y)
            self.init(item, from.applying(item.transform.inverted()))
        }
        private init(_ item: any UIDynamicItem, _ place: CGPoint) { (self.item, self.place) = (item, place.vector) }

        @MainActor var point: Vector {
            let place = place.point.applying(item.transform)
            return item.center.vector + place.vector
        }
    }

    private let kind: Kind
    private let end: End
    private let other: End?
    public let attachedBehaviorType: AttachmentType
    /// The point that the item is attached to.
    open var anchorPoint: CGPoint { didSet { changed() } }
    /// Points from end to end.
    open var length: CGFloat { didSet { changed() } }
    /// From 0, which swings on, to 1, which comes to rest without a swing.
    open var damping: CGFloat = 0 { didSet { changed() } }
    /// Swings a second; 0 is a rod that does not give way.
    open var frequency: CGFloat = 0 { didSet { changed() } }
    /// Brakes the turning around a pin.
    open var frictionTorque: CGFloat = 0 { didSet { changed() } }
    /// How far an item may slide, in points, or turn, in radians.
    open var attachmentRange = UIFloatRange.infinite { didSet { changed() } }
    /// How the ends stood to each other as they were joined.
    private var angle = 0.0
    /// Rods are no shorter than this, in points: they have a direction.
    private static let least = 0.01

    private init(_ kind: Kind, _ end: End, _ other: End?, _ anchor: CGPoint) {
        (self.kind, self.end, self.other, anchorPoint) = (kind, end, other, anchor)
        attachedBehaviorType = other == nil ? .anchor : .items
        length = CGFloat(((other?.point ?? anchor.vector) - end.point).length)
        super.init()
        angle = Self.angle(of: other?.item) - Self.angle(of: end.item)
    }
    private static func angle(of item: (any UIDynamicItem)?) -> Double {
        item.map { CGVector(dx: $0.transform.a, dy: $0.transform.b).angle }.map { Double($0) } ?? 0
    }

    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }
    public convenience init(
        item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
    ) { self.init(.length, End(item, offset), nil, point) }
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }
    public convenience init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) { self.init(.length, End(item1, offset1), End(item2, offset2), .zero) }

    // Items that slide along a line, are never further apart than now, stay as they are to each other, or turn around a point.
    open class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.sliding(axis), End(item1, at: point), End(item2, at: point), point)
    }
    open class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(.sliding(axis), End(item, at: point), nil, point) }
    open class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(.limit, End(item1, offset1), End(item2, offset2), .zero) }
    open class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(.fixed, End(item1, at: point), End(item2, at: point), point) }
    open class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(.pin, End(item1, at: point), End(item2, at: point), point) }

    open var items: [any UIDynamicItem] { [end.item] + (other.map { [$0.item] } ?? []) }

    // MARK: Steps

    override var ownItems: [any UIDynamicItem] { items }

    override func describe(in world: DynamicWorld) {
        guard other == nil else { return }
        var anchor = PhysicsBody(shapes: [])
        anchor.position = anchorPoint.vector
        world.addFixed(anchor, of: self)
    }

    override func joint(in world: DynamicWorld) -> PhysicsJoint? {
        guard let body = world.body(of: end.item) else { return nil }
        var anchor = PhysicsBody(shapes: [])
        (anchor.id, anchor.position) = (world.id(of: self, 0), anchorPoint.vector)
        let second = other.map { world.body(of: $0.item) } ?? anchor
        guard let second else { return nil }
        let place = other.map { second.placement.place($0.place) } ?? anchorPoint.vector
        // An axis is that of the anchor, or of the other item.
        var joint =
            if case .sliding = kind {
                PhysicsJoint(physicalKind, second, at: place, body, at: body.placement.place(end.place))
            } else {
                PhysicsJoint(physicalKind, body, at: body.placement.place(end.place), second, at: place)
            }
        joint.length = Double(length)
        if case .sliding = kind { joint.angle = -angle } else { joint.angle = angle }
        return joint
    }

    private var physicalKind: PhysicsJoint.Kind {
        let range = attachmentRange.minimum...max(attachmentRange.minimum, attachmentRange.maximum)
        let limits =
            attachmentRange.isInfinite ? nil : Double(range.lowerBound)...Double(range.upperBound)
        return switch kind {
        case .length where Double(length) < Self.least && frequency == 0: .pin(limits: nil, friction: 0)
        case .length: .spring(frequency: Double(frequency), dampingRatio: Double(damping))
        case .limit: .limit(length: Double(length))
        case .fixed: .fixed
        case .pin: .pin(limits: limits, friction: Double(frictionTorque))
        case .sliding(let axis): .sliding(axis: axis.vector, limits: limits)
        }
    }
}

/// Two numbers, the least and the greatest.
public struct UIFloatRange: Hashable, Sendable {
    public var minimum: CGFloat
    public var maximum: CGFloat
    public init() { (minimum, maximum) = (0, 0) }
    public init(minimum: CGFloat, maximum: CGFloat) { (self.minimum, self.maximum) = (minimum, maximum) }
    public static let zero = UIFloatRange()
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
    public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}
