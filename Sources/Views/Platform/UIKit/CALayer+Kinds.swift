import KinoraStage

// Kinds of layers that hold others.

/// A layer of nothing but its sublayers. They lie in one plane each, as in every other layer.
@MainActor @preconcurrency
open class CATransformLayer: CALayer {
    open override class func _kinoraMake() -> CALayer { CATransformLayer() }
    override func makeTwin() -> CALayer { CATransformLayer() }
    open override var backgroundColor: CGColor? {
        get { nil }
        set {}
    }
}

/// A layer that shows a part of its sublayers.
@MainActor @preconcurrency
open class CAScrollLayer: CALayer {
    open override class func _kinoraMake() -> CALayer { CAScrollLayer() }
    override func makeTwin() -> CALayer { CAScrollLayer() }
    /// In which directions it scrolls.
    open var scrollMode = CAScrollLayerScrollMode.both
    open override func scroll(_ p: CGPoint) { scroll(to: p) }
    /// Brings a point to its upper left corner.
    open func scroll(to p: CGPoint) {
        let old = bounds.origin
        let (across, down) = (scrollMode.scrollsAcross, scrollMode.scrollsDown)
        bounds.origin = CGPoint(x: across ? p.x : old.x, y: down ? p.y : old.y)
    }
    /// By as little as shows a rectangle.
    open func scroll(to r: CGRect) {
        func near(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
            low < from ? low : high > to ? from + high - to : from
        }
        scroll(
            to: CGPoint(
                x: near(r.minX, r.maxX, bounds.minX, bounds.maxX), y: near(r.minY, r.maxY, bounds.minY, bounds.maxY)))
    }
    open override func scrollRectToVisible(_ r: CGRect) { scroll(to: r) }
}
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
    fileprivate var scrollsAcross: Bool { self == .both || self == .horizontally }
    fileprivate var scrollsDown: Bool { self == .both || self == .vertically }
}

/// A layer that draws itself, as a whole here.
@MainActor @preconcurrency
open class CATiledLayer: CALayer {
    open override class func _kinoraMake() -> CALayer { CATiledLayer() }
    override func makeTwin() -> CALayer { CATiledLayer() }
    open var tileSize = CGSize(width: 256, height: 256)
    open var levelsOfDetail = 1
    open var levelsOfDetailBias = 0
    open class func fadeDuration() -> CFTimeInterval { 0.25 }
}
