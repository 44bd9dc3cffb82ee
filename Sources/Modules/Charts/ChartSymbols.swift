import KinoraGeometry
import KinoraViews

/// The shape of a point.
public protocol ChartSymbolShape: Shape {
    var perceptualUnitRect: CGRect { get }
}
extension ChartSymbolShape {
    public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}
public struct BasicChartSymbolShape: ChartSymbolShape {
    enum Kind: CaseIterable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }
    let kind: Kind
    /// The line's width where only the edge is drawn.
    private(set) var edge: CGFloat?
    public static var circle: BasicChartSymbolShape { .init(kind: .circle) }
    public static var square: BasicChartSymbolShape { .init(kind: .square) }
    public static var triangle: BasicChartSymbolShape { .init(kind: .triangle) }
    public static var diamond: BasicChartSymbolShape { .init(kind: .diamond) }
    public static var pentagon: BasicChartSymbolShape { .init(kind: .pentagon) }
    public static var plus: BasicChartSymbolShape { .init(kind: .plus) }
    public static var cross: BasicChartSymbolShape { .init(kind: .cross) }
    public static var asterisk: BasicChartSymbolShape { .init(kind: .asterisk) }

    /// Only the edge, within the shape.
    public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
        BasicChartSymbolShape(kind: kind, edge: lineWidth)
    }

    /// In the order in which series take them.
    static var all: [AnyChartSymbolShape] {
        Kind.allCases.map { AnyChartSymbolShape(BasicChartSymbolShape(kind: $0)) }
    }

    public nonisolated func path(in rect: CGRect) -> Path {
        guard let edge else { return whole(in: rect) }
        return whole(in: rect.insetBy(dx: edge / 2, dy: edge / 2)).strokedPath(StrokeStyle(lineWidth: edge))
    }
    private nonisolated func whole(in rect: CGRect) -> Path {
        let (center, radius) = (CGPoint(x: rect.midX, y: rect.midY), min(rect.width, rect.height) / 2)
        func polygon(_ corners: Int, from turn: Double) -> Path {
            var path = Path()
            path.addLines(
                (0..<corners).map { corner in
                    let angle = (turn + Double(corner) / Double(corners)) * 2 * .pi
                    return CGPoint(x: center.x + radius * Maths.cos(angle), y: center.y + radius * Maths.sin(angle))
                })
            path.closeSubpath()
            return path
        }
        func strokes(_ count: Int, from turn: Double) -> Path {
            var path = Path()
            for stroke in 0..<count {
                let angle = (turn + Double(stroke) / Double(2 * count)) * 2 * .pi
                let (dx, dy) = (radius * Maths.cos(angle), radius * Maths.sin(angle))
                path.move(to: CGPoint(x: center.x - dx, y: center.y - dy))
                path.addLine(to: CGPoint(x: center.x + dx, y: center.y + dy))
            }
            return path.strokedPath(StrokeStyle(lineWidth: radius / 2))
        }
        switch kind {
        case .circle: return Path(ellipseIn: rect)
        case .square: return Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
        case .triangle: return polygon(3, from: -0.25)
        case .diamond: return polygon(4, from: 0)
        case .pentagon: return polygon(5, from: -0.25)
        case .plus: return strokes(2, from: 0)
        case .cross: return strokes(2, from: 0.125)
        case .asterisk: return strokes(3, from: 0.25)
        }
    }
}
extension ChartSymbolShape where Self == BasicChartSymbolShape {
    public static var circle: BasicChartSymbolShape { .init(kind: .circle) }
    public static var square: BasicChartSymbolShape { .init(kind: .square) }
    public static var triangle: BasicChartSymbolShape { .init(kind: .triangle) }
    public static var diamond: BasicChartSymbolShape { .init(kind: .diamond) }
    public static var pentagon: BasicChartSymbolShape { .init(kind: .pentagon) }
    public static var plus: BasicChartSymbolShape { .init(kind: .plus) }
    public static var cross: BasicChartSymbolShape { .init(kind: .cross) }
    public static var asterisk: BasicChartSymbolShape { .init(kind: .asterisk) }
}
extension Circle: ChartSymbolShape {}

/// A symbol whose type is not said.
public struct AnyChartSymbolShape: ChartSymbolShape {
    private let make: @Sendable (CGRect) -> Path
    public let perceptualUnitRect: CGRect
    public init(_ content: any ChartSymbolShape) {
        func copy<S: ChartSymbolShape>(_ shape: S) -> @Sendable (CGRect) -> Path { { shape.path(in: $0) } }
        make = copy(content)
        perceptualUnitRect = content.perceptualUnitRect
    }
    public nonisolated func path(in rect: CGRect) -> Path { make(rect) }
}

extension ChartSymbolShape where Self: InsettableShape {
    public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
        strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
    }
    public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape { SymbolBorder(shape: self, style: style) }
}
/// The edge of a symbol, within it.
private struct SymbolBorder<S: ChartSymbolShape & InsettableShape>: ChartSymbolShape {
    let shape: S
    let style: StrokeStyle
    var perceptualUnitRect: CGRect { shape.perceptualUnitRect }
    nonisolated func path(in rect: CGRect) -> Path {
        shape.inset(by: style.lineWidth / 2).path(in: rect).strokedPath(style)
    }
}
