import Foundation

/// An outline: a list of lines and Bézier curves, in points.
///
/// A path made from a rectangle, an ellipse or a rounded rectangle remembers it (`simpleShape`), so that a rasterizer
/// may use a closed form; its elements are derived only when asked for.
public struct Path: Equatable, Sendable {
    public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    /// Shapes with closed forms for coverage, bounds and blur.
    package enum SimpleShape: Equatable, Sendable {
        case rect(CGRect)
        case ellipse(CGRect)
        /// `cornerSize` is already clamped to half the sides.
        case roundedRect(CGRect, cornerSize: CGSize, style: RoundedCornerStyle)
    }

    package private(set) var simpleShape: SimpleShape?
    /// The elements appended one by one; unused (empty) while `simpleShape` is set.
    private var storage: [Element] = []

    public init() {}

    public init(_ callback: (inout Path) -> Void) {
        callback(&self)
    }

    package init(_ shape: SimpleShape) { simpleShape = shape }

    package init(elements: [Element]) { storage = elements }

    /// All elements in order.
    package var elements: [Element] {
        guard let simpleShape else { return storage }
        return Path.elements(of: simpleShape)
    }

    public var isEmpty: Bool { simpleShape == nil && storage.isEmpty }

    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    package mutating func append(_ element: Element) {
        if simpleShape != nil {
            storage = elements
            simpleShape = nil
        }
        storage.append(element)
    }
}

/// How the corners of rounded shapes are drawn.
public enum RoundedCornerStyle: Hashable, Sendable, Codable {
    /// Quarter circles.
    case circular
    /// Apple's smooth corner, whose curvature rises gradually. The default of SwiftUI's shapes.
    case continuous
}
