import KinoraGeometry
import KinoraViews

/// Points and surfaces in a box with three axes. What is behind is drawn first; light falls from above.
public struct Chart3D<Content: Chart3DContent>: View {
    private let content: Content
    @Environment(\.chartSettings) private var settings
    @Environment(\.chart3DSettings) private var own

    public init(@Chart3DContentBuilder content: () -> Content) { self.content = content() }
    public init<Data: RandomAccessCollection, C: Chart3DContent>(
        _ data: Data, @Chart3DContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = ForEach(data, content: content)
    }
    public init<Data: RandomAccessCollection, ID: Hashable, C: Chart3DContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @Chart3DContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> { self.content = ForEach(data, id: id, content: content) }

    public var body: some View {
        let drawing = Chart3DDrawing(content._solids, settings, own)
        Canvas { context, size in
            drawing.draw(&context, size)
        } symbols: {
            ForEach(drawing.labels.indices, id: \.self) { index in
                drawing.labels[index].font(.caption).foregroundStyle(.secondary).tag(index)
            }
        }
        .frame(minWidth: 0, idealWidth: 300, minHeight: 0, idealHeight: 300)
    }
}

/// What a chart with three axes draws.
@MainActor
struct Chart3DDrawing {
    private let solids: [_Solid]
    /// Of each surface across and into the depth; none of other solids.
    private let heights: [[[Double]]]
    private let x: Chart3DAxis
    private let y: Chart3DAxis
    private let z: Chart3DAxis
    private let settings: Chart3DSettings
    /// Those of the axes to the right, upwards and into the depth.
    let labels: [AnyView?]
    /// The names that decide colors, in their order.
    private let names: [String]

    private static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
    /// Pieces along each side of a surface.
    static let pieces = 32

    init(_ solids: [_Solid], _ settings: ChartSettings, _ own: Chart3DSettings) {
        (self.solids, self.settings) = (solids, own)
        labels = [settings.x.label?.view, settings.y.label?.view, own.labelZ]
        var (xs, ys, zs): ([_Plotted], [_Plotted], [_Plotted]) = ([], [], [])
        for case .point(let x, let y, let z) in solids.map(\.kind) {
            xs.append(x)
            ys.append(y)
            zs.append(z)
        }
        let (x, z) = (Chart3DAxis(xs, settings.x.domain, usual: -1...1), Chart3DAxis(zs, own.z, usual: -1...1))
        heights = solids.map { solid in
            guard case .surface(let function) = solid.kind else { return [] }
            return (0...Self.pieces).map { across in
                (0...Self.pieces).map { deep in
                    function(x.value(at: Self.place(across)), z.value(at: Self.place(deep)))
                }
            }
        }
        (self.x, self.z) = (x, z)
        ys += heights.joined().joined().filter(\.isFinite).map { .number($0) }
        y = Chart3DAxis(ys, settings.y.domain, usual: 0...1)
        names = solids.compactMap(\.styleBy).map(\.name).reduce(into: []) { names, name in
            if !names.contains(name) { names.append(name) }
        }
    }

    private static func place(_ piece: Int) -> Double { Double(piece) / Double(pieces) - 0.5 }

    /// Something to draw, with how near it is.
    private struct Piece {
        let depth: Double
        let draw: (inout GraphicsContext) -> Void
    }

    func draw(_ context: inout GraphicsContext, _ size: CGSize) {
        let space = Chart3DSpace(settings.pose, settings.projection, size)
        drawBox(&context, space)
        var pieces: [Piece] = []
        for (solid, heights) in zip(solids, heights) {
            switch solid.kind {
            case .point(let x, let y, let z): pieces += point(solid, x, y, z, space)
            case .surface: pieces += surface(solid, heights, space)
            }
        }
        // Of pieces at one depth, those that were written first come first.
        let order = pieces.indices.sorted { (pieces[$0].depth, $0) < (pieces[$1].depth, $1) }
        for index in order { pieces[index].draw(&context) }
    }

    // MARK: The box

    /// The three sides that are farthest, with lines at the ticks, and the titles in front of them.
    private func drawBox(_ context: inout GraphicsContext, _ space: Chart3DSpace) {
        func far(_ axis: (Double) -> Chart3DPoint) -> Double {
            space.depth(axis(-0.5)) < space.depth(axis(0.5)) ? -0.5 : 0.5
        }
        let wallX = far { Chart3DPoint(x: $0, y: 0, z: 0) }
        let wallY = far { Chart3DPoint(x: 0, y: $0, z: 0) }
        let wallZ = far { Chart3DPoint(x: 0, y: 0, z: $0) }
        var lines = Path()
        func line(_ a: Chart3DPoint, _ b: Chart3DPoint) {
            lines.move(to: space.place(a))
            lines.addLine(to: space.place(b))
        }
        let edges = [-0.5, 0.5]
        for at in x.ticks.map(\.place) + edges {
            line(Chart3DPoint(x: at, y: wallY, z: -0.5), Chart3DPoint(x: at, y: wallY, z: 0.5))
            line(Chart3DPoint(x: at, y: -0.5, z: wallZ), Chart3DPoint(x: at, y: 0.5, z: wallZ))
        }
        for at in y.ticks.map(\.place) + edges {
            line(Chart3DPoint(x: wallX, y: at, z: -0.5), Chart3DPoint(x: wallX, y: at, z: 0.5))
            line(Chart3DPoint(x: -0.5, y: at, z: wallZ), Chart3DPoint(x: 0.5, y: at, z: wallZ))
        }
        for at in z.ticks.map(\.place) + edges {
            line(Chart3DPoint(x: -0.5, y: wallY, z: at), Chart3DPoint(x: 0.5, y: wallY, z: at))
            line(Chart3DPoint(x: wallX, y: -0.5, z: at), Chart3DPoint(x: wallX, y: 0.5, z: at))
        }
        context.stroke(lines, with: .color(.gray.opacity(0.35)), lineWidth: 0.5)
        // Beyond the near edges of the floor, and of the wall in the back.
        func title(_ text: String, _ point: Chart3DPoint) {
            context.draw(
                Text(verbatim: text).font(.caption2).foregroundStyle(.secondary), at: space.place(point),
                anchor: .center)
        }
        let beyond = 1.16
        for tick in x.ticks { title(tick.title, Chart3DPoint(x: tick.place, y: wallY, z: -wallZ * beyond)) }
        for tick in z.ticks { title(tick.title, Chart3DPoint(x: -wallX * beyond, y: wallY, z: tick.place)) }
        for tick in y.ticks { title(tick.title, Chart3DPoint(x: -wallX * beyond, y: tick.place, z: wallZ)) }
        func label(_ index: Int, _ point: Chart3DPoint) {
            guard let label = context.resolveSymbol(id: index) else { return }
            context.draw(label, at: space.place(point), anchor: .center)
        }
        let outside = 1.36
        label(0, Chart3DPoint(x: 0, y: wallY, z: -wallZ * outside))
        label(1, Chart3DPoint(x: -wallX * outside, y: 0, z: wallZ))
        label(2, Chart3DPoint(x: -wallX * outside, y: wallY, z: 0))
    }

    // MARK: Points

    private func point(_ solid: _Solid, _ x: _Plotted, _ y: _Plotted, _ z: _Plotted, _ space: Chart3DSpace) -> [Piece] {
        guard let x = self.x.place(x), let y = self.y.place(y), let z = self.z.place(z) else { return [] }
        let place = Chart3DPoint(x: x, y: y, z: z)
        let (middle, width) = (space.place(place), space.length(Double(solid.size), at: place))
        let box = CGRect(x: middle.x - width / 2, y: middle.y - width / 2, width: width, height: width)
        let style = style(of: solid)
        return [
            Piece(depth: space.depth(place)) { context in
                let outline = Chart3DDrawing.outline(solid.symbol, box)
                context.fill(outline, with: .style(style))
                // The light, and the side that it does not reach.
                let light = Gradient(colors: [.white.opacity(0.45), .clear, .black.opacity(0.3)])
                context.fill(
                    outline,
                    with: solid.symbol == .sphere
                        ? .radialGradient(
                            light, center: CGPoint(x: box.minX + 0.35 * width, y: box.minY + 0.3 * width),
                            startRadius: 0, endRadius: 0.75 * width)
                        : .linearGradient(
                            light, startPoint: box.origin, endPoint: CGPoint(x: box.maxX, y: box.maxY)))
            }
        ]
    }

    private static func outline(_ symbol: BasicChart3DSymbolShape, _ box: CGRect) -> Path {
        switch symbol.outline {
        case .sphere: return Path(ellipseIn: box)
        case .cube: return Path(box.insetBy(dx: box.width * 0.1, dy: box.height * 0.1))
        case .cylinder:
            return Path(
                roundedRect: box.insetBy(dx: box.width * 0.15, dy: 0),
                cornerSize: CGSize(width: box.width * 0.35, height: box.height * 0.15))
        case .cone:
            var path = Path()
            path.move(to: CGPoint(x: box.midX, y: box.minY))
            path.addLine(to: CGPoint(x: box.maxX, y: box.maxY))
            path.addLine(to: CGPoint(x: box.minX, y: box.maxY))
            path.closeSubpath()
            return path
        }
    }

    private func style(of solid: _Solid) -> AnyShapeStyle {
        if let style = solid.style { return style }
        let index = solid.styleBy.flatMap { names.firstIndex(of: $0.name) } ?? 0
        return AnyShapeStyle(Self.palette[index % Self.palette.count])
    }

    // MARK: Surfaces

    private func surface(_ solid: _Solid, _ heights: [[Double]], _ space: Chart3DSpace) -> [Piece] {
        var pieces: [Piece] = []
        for across in 0..<Self.pieces {
            for deep in 0..<Self.pieces {
                let corners = [(across, deep), (across + 1, deep), (across + 1, deep + 1), (across, deep + 1)]
                let levels = corners.map { heights[$0.0][$0.1] }
                guard levels.allSatisfy(\.isFinite) else { continue }
                let points = zip(corners, levels).map { corner, level in
                    Chart3DPoint(
                        x: Self.place(corner.0), y: min(max(y.place(.number(level)) ?? 0, -0.5), 0.5),
                        z: Self.place(corner.1))
                }
                let level = levels.reduce(0, +) / 4
                let style = patch(solid, level, points)
                let places = points.map(space.place)
                let depth = points.map(space.depth).reduce(0, +) / 4
                pieces.append(
                    Piece(depth: depth) { context in
                        var path = Path()
                        path.addLines(places)
                        path.closeSubpath()
                        context.fill(path, with: .style(style))
                        // Neighbors meet without a gap.
                        context.stroke(path, with: .style(style), lineWidth: 0.5)
                    })
            }
        }
        return pieces
    }

    /// The color of a piece of a surface.
    private func patch(_ solid: _Solid, _ level: Double, _ points: [Chart3DPoint]) -> AnyShapeStyle {
        // How far the piece rises across and into the depth; 1 where it is flat.
        let (across, deep) = (points[1].y - points[0].y, points[3].y - points[0].y)
        let side = 1 / Double(Self.pieces)
        let flat = side / (side * side + across * across + deep * deep).squareRoot()
        guard let style = solid.surfaceStyle else {
            // Steep pieces get less light.
            return AnyShapeStyle(self.style(of: solid).opacity(0.5 + 0.5 * flat))
        }
        switch style.kind {
        case .height:
            let (low, high) = (style.range?.lowerBound ?? y.low, style.range?.upperBound ?? y.high)
            return AnyShapeStyle(style.gradient.color(at: high > low ? (level - low) / (high - low) : 0))
        case .normal: return AnyShapeStyle(style.gradient.color(at: 1 - flat))
        }
    }
}

extension Gradient {
    /// The color at a share of its length, 0…1.
    func color(at share: Double) -> Color {
        let share = min(max(share, 0), 1)
        guard let first = stops.first, let last = stops.last else { return .clear }
        guard let next = stops.firstIndex(where: { Double($0.location) >= share }), next > 0 else {
            return share <= Double(first.location) ? first.color : last.color
        }
        let (a, b) = (stops[next - 1], stops[next])
        let span = Double(b.location - a.location)
        return a.color.mix(with: b.color, by: span > 0 ? (share - Double(a.location)) / span : 1, in: .device)
    }
}
