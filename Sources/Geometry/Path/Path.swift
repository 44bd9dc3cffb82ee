import Foundation

/// An outline: a list of lines and Bézier curves, in points.
///
/// A path made from a rectangle, an ellipse or a rounded rectangle remembers it (`simpleShape`), so that a rasterizer
/// may use a closed form; its elements are derived only when asked for. Coordinates may be any numbers: what is not
/// finite is kept, but measures and draws as nothing.
public struct Path: Sendable {
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
    private(set) var storage: [Element] = []
    /// Where the subpath under construction began, which is where closing leads back to.
    private var subpathStart: CGPoint?
    /// Where the last element ended; nil while there is none.
    private var lastPoint: CGPoint?

    /// A path without elements.
    public init() {}

    /// A path that `callback` draws.
    public init(_ callback: (inout Path) -> Void) {
        callback(&self)
    }

    package init(_ shape: SimpleShape) { simpleShape = shape }

    /// Elements as they come; those before the first move draw nothing.
    package init(elements: [Element]) {
        storage = elements
        recallPoints()
    }

    /// All elements in order.
    package var elements: [Element] {
        guard let simpleShape else { return storage }
        return Path.elements(of: simpleShape)
    }

    /// Where the elements lie, if they do: paths that live at the same time and have the same place are equal.
    package var place: UnsafeRawPointer? {
        storage.isEmpty ? nil : storage.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
    }

    /// How many elements were appended one by one; 0 while `simpleShape` is set.
    package var elementCount: Int { storage.count }

    /// True where there is no element at all.
    public var isEmpty: Bool { simpleShape == nil && storage.isEmpty }

    /// Calls `body` with each element in order.
    public func forEach(_ body: (Element) -> Void) {
        if let simpleShape {
            Path.forEachElement(of: simpleShape, body)
        } else {
            for element in storage { body(element) }
        }
    }

    /// Where the last element ended, which is the start of the subpath after closing it; nil for an empty path.
    public var currentPoint: CGPoint? {
        guard let simpleShape else { return lastPoint }
        if case .move(let start)? = Path.elements(of: simpleShape).first { return start }
        return nil
    }

    package mutating func append(_ element: Element) {
        dissolveShape()
        storage.append(element)
        advance(over: element)
    }

    package mutating func reserveCapacity(_ count: Int) {
        dissolveShape()
        storage.reserveCapacity(count)
    }

    /// From now on a list of elements like any other.
    private mutating func dissolveShape() {
        guard let shape = simpleShape else { return }
        storage = Path.elements(of: shape)
        simpleShape = nil
        recallPoints()
    }

    private mutating func advance(over element: Element) {
        switch element {
        case .move(let point):
            subpathStart = point
            lastPoint = point
        case .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
            lastPoint = point
        case .closeSubpath:
            lastPoint = subpathStart
        }
    }

    private mutating func recallPoints() {
        for element in storage { advance(over: element) }
    }
}

extension Path: Equatable {
    /// Equal where the same elements come in the same order, however they were made.
    public static func == (a: Path, b: Path) -> Bool {
        if let first = a.simpleShape, let second = b.simpleShape, first == second { return true }
        return a.elements == b.elements
    }
}
