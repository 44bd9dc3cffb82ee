import KinoraViews

/// What a chart with three axes plots.
@MainActor @preconcurrency
public protocol Chart3DContent {
    var _solids: [_Solid] { get }
}

/// One mark with three values, or a surface, before it has a place.
public struct _Solid {
    enum Kind {
        case point(x: _Plotted, y: _Plotted, z: _Plotted)
        /// The height over two values.
        case surface((Double, Double) -> Double)
    }
    let kind: Kind
    var style: AnyShapeStyle?
    /// The value that decides the color.
    var styleBy: _Plotted?
    var surfaceStyle: Chart3DSurfaceStyle?
    var symbol = BasicChart3DSymbolShape.sphere
    /// The share of the chart's box that a symbol is wide.
    var size: CGFloat = 0.05
}

/// Several marks as one.
public struct _Solids: Chart3DContent {
    public let _solids: [_Solid]
}

@resultBuilder
public enum Chart3DContentBuilder {
    @MainActor public static func buildExpression<C: Chart3DContent>(_ content: C) -> C { content }
    @MainActor public static func buildBlock() -> _Solids { _Solids(_solids: []) }
    @MainActor public static func buildPartialBlock<C: Chart3DContent>(first: C) -> C { first }
    @MainActor public static func buildPartialBlock<A: Chart3DContent, B: Chart3DContent>(
        accumulated: A, next: B
    ) -> _Solids { _Solids(_solids: accumulated._solids + next._solids) }
    @MainActor public static func buildIf<C: Chart3DContent>(_ content: C?) -> _Solids {
        _Solids(_solids: content?._solids ?? [])
    }
    @MainActor public static func buildEither<C: Chart3DContent>(first: C) -> _Solids {
        _Solids(_solids: first._solids)
    }
    @MainActor public static func buildEither<C: Chart3DContent>(second: C) -> _Solids {
        _Solids(_solids: second._solids)
    }
}

extension ForEach: Chart3DContent where Content: Chart3DContent {
    public var _solids: [_Solid] { data.flatMap { content($0)._solids } }

    @_disfavoredOverload
    public init(_ data: Data, @Chart3DContentBuilder content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(collecting: data, id: { $0.id }, content: content)
    }
    @_disfavoredOverload
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @Chart3DContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(collecting: data, id: { $0[keyPath: id] }, content: content) }
}

// MARK: Marks

extension PointMark: Chart3DContent {
    /// A point of a chart with three axes. A flat chart shows it without its depth.
    public init<X: Plottable, Y: Plottable, Z: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, z: PlottableValue<Z>
    ) {
        var mark = _Mark(kind: .point, x: (x.value, x.end), y: (y.value, y.end))
        mark.z = z.value
        self.init(mark)
    }
    public var _solids: [_Solid] {
        _marks.compactMap { mark in
            guard let x = mark.x?.start, let y = mark.y?.start, let z = mark.z else { return nil }
            return _Solid(kind: .point(x: x, y: y, z: z))
        }
    }
}

/// A height over two values.
public struct SurfacePlot: Chart3DContent {
    public let _solids: [_Solid]
    /// - Parameter function: the height over a place of the x axis and one of the z axis. Where it is no number there is no surface.
    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, z: LocalizedStringKey,
        function: @escaping @Sendable (_ x: Double, _ z: Double) -> Double
    ) { _solids = [_Solid(kind: .surface(function))] }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        x: S, y: S, z: S, function: @escaping @Sendable (_ x: Double, _ z: Double) -> Double
    ) { _solids = [_Solid(kind: .surface(function))] }
}

/// How a surface is colored.
public struct Chart3DSurfaceStyle: Sendable {
    enum Kind: Sendable { case height, normal }
    let kind: Kind
    let gradient: Gradient
    var range: ClosedRange<Double>?

    private static let rainbow = Gradient(colors: [.blue, .cyan, .green, .yellow, .orange, .red])
    /// From blue at the lowest place to red at the highest.
    public static let heightBased = Chart3DSurfaceStyle(kind: .height, gradient: rainbow)
    public static func heightBased(yRange: ClosedRange<Double>) -> Chart3DSurfaceStyle {
        Chart3DSurfaceStyle(kind: .height, gradient: rainbow, range: yRange)
    }
    public static func heightBased(_ gradient: Gradient, yRange: ClosedRange<Double>? = nil) -> Chart3DSurfaceStyle {
        Chart3DSurfaceStyle(kind: .height, gradient: gradient, range: yRange)
    }
    /// By how steep the surface is, the colors of the gradient from flat to upright.
    public static let normalBased = Chart3DSurfaceStyle(kind: .normal, gradient: rainbow)
    public static func normalBased(_ gradient: Gradient) -> Chart3DSurfaceStyle {
        Chart3DSurfaceStyle(kind: .normal, gradient: gradient)
    }
}

/// The symbols of points. A sphere is drawn as a disc with a light, the others as their outlines from the front.
public struct BasicChart3DSymbolShape: Hashable, Sendable {
    enum Outline: Hashable, Sendable { case sphere, cube, cylinder, cone }
    let outline: Outline
    public static let sphere = BasicChart3DSymbolShape(outline: .sphere)
    public static let cube = BasicChart3DSymbolShape(outline: .cube)
    public static let cylinder = BasicChart3DSymbolShape(outline: .cylinder)
    public static let cone = BasicChart3DSymbolShape(outline: .cone)
}

@MainActor
extension Chart3DContent {
    private func changed(_ change: (inout _Solid) -> Void) -> _Solids {
        _Solids(
            _solids: _solids.map {
                var solid = $0
                change(&solid)
                return solid
            })
    }
    @_disfavoredOverload
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some Chart3DContent {
        changed { $0.style = AnyShapeStyle(style) }
    }
    public func foregroundStyle(_ style: Chart3DSurfaceStyle) -> some Chart3DContent {
        changed { $0.surfaceStyle = style }
    }
    @_disfavoredOverload
    public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some Chart3DContent {
        changed { $0.styleBy = value.value }
    }
    public func symbol(_ symbol: BasicChart3DSymbolShape) -> some Chart3DContent { changed { $0.symbol = symbol } }
    /// - Parameter size: the share of the chart's box that a symbol is wide, 0.05 by default.
    @_disfavoredOverload
    public func symbolSize(_ size: CGFloat) -> some Chart3DContent { changed { $0.size = size } }
    /// Light falls on every surface alike.
    public func roughness(_ roughness: Double) -> some Chart3DContent { changed { _ in } }
}
