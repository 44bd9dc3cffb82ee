import KinoraViews

/// How wide a mark is.
public enum MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
    case automatic
    /// In points.
    case fixed(CGFloat)
    /// From the edges of its place, in points.
    case inset(CGFloat)
    /// Of its place, 0…1.
    case ratio(CGFloat)
    public init(floatLiteral value: Double) { self = .fixed(value) }
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

    public typealias FloatLiteralType = Double
    public typealias IntegerLiteralType = Int

    /// In points, of a place so long.
    func length(in room: CGFloat, automatic: CGFloat) -> CGFloat {
        switch self {
        case .automatic: automatic
        case .fixed(let length): length
        case .inset(let inset): max(0, room - 2 * inset)
        case .ratio(let share): room * share
        }
    }
}
public enum MarkStackingMethod: Hashable, Sendable { case standard, normalized, center, unstacked }
public struct InterpolationMethod: Hashable, Sendable {
    enum Kind: Hashable { case linear, monotone, catmullRom, cardinal, stepStart, stepCenter, stepEnd }
    let kind: Kind
    var tension: CGFloat = 0
    public static var linear: InterpolationMethod { .init(kind: .linear) }
    public static var monotone: InterpolationMethod { .init(kind: .monotone) }
    public static var catmullRom: InterpolationMethod { .init(kind: .catmullRom) }
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { .init(kind: .catmullRom) }
    public static var cardinal: InterpolationMethod { .init(kind: .cardinal) }
    public static func cardinal(tension: CGFloat) -> InterpolationMethod { .init(kind: .cardinal, tension: tension) }
    public static var stepStart: InterpolationMethod { .init(kind: .stepStart) }
    public static var stepCenter: InterpolationMethod { .init(kind: .stepCenter) }
    public static var stepEnd: InterpolationMethod { .init(kind: .stepEnd) }
}
public struct AnnotationPosition: Hashable, Sendable {
    let point: UnitPoint?
    var isAutomatic = false
    public static let automatic = AnnotationPosition(point: .top, isAutomatic: true)
    public static let overlay = AnnotationPosition(point: nil)
    public static let top = AnnotationPosition(point: .top)
    public static let bottom = AnnotationPosition(point: .bottom)
    public static let leading = AnnotationPosition(point: .leading)
    public static let trailing = AnnotationPosition(point: .trailing)
    public static let topLeading = AnnotationPosition(point: .topLeading)
    public static let topTrailing = AnnotationPosition(point: .topTrailing)
    public static let bottomLeading = AnnotationPosition(point: .bottomLeading)
    public static let bottomTrailing = AnnotationPosition(point: .bottomTrailing)
}
/// What becomes of an annotation that goes over an edge.
public struct AnnotationOverflowResolution: Sendable {
    public struct Strategy: Sendable {
        /// What it is kept within; nil lets it go over edges.
        let boundary: Boundary?
        public static let automatic = Strategy(boundary: nil)
        public static let disabled = Strategy(boundary: nil)
        public static let fit = Strategy(boundary: .automatic)
        /// The scale stays, and the annotation is kept within the plot.
        public static let padScale = Strategy(boundary: .plot)
        public static func fit(to boundary: Boundary) -> Strategy { Strategy(boundary: boundary) }
    }
    public struct Boundary: Hashable, Sendable {
        let isPlot: Bool
        public static let automatic = Boundary(isPlot: false)
        public static let chart = Boundary(isPlot: false)
        public static let plot = Boundary(isPlot: true)
    }
    let x: Strategy
    let y: Strategy
    public static let automatic = AnnotationOverflowResolution()
    public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }
}
public struct AnnotationContext {
    /// The mark's size, in points.
    public let targetSize: CGSize
}

extension MarkDimension: CustomStringConvertible {
    public var description: String {
        switch self {
        case .automatic: "automatic"
        case .fixed(let length): "fixed(\(length))"
        case .inset(let inset): "inset(\(inset))"
        case .ratio(let share): "ratio(\(share))"
        }
    }
}
extension MarkStackingMethod: CustomStringConvertible {
    public var description: String {
        switch self {
        case .standard: "standard"
        case .normalized: "normalized"
        case .center: "center"
        case .unstacked: "unstacked"
        }
    }
}
extension InterpolationMethod: CustomStringConvertible {
    public var description: String { "\(kind)" }
}
