import KinoraStage
import KinoraPixels
import KinoraScene

/// What a style is laid on.
enum Figure {
    case fill(Path, FillStyle)
    case stroke(Path, StrokeStyle)
    /// Shaped text; its paint is replaced.
    case glyphs([GlyphRun])
}

extension KinoraResolvedStyle {
    /// The nodes that paint a figure. `bounds` is what unit space refers to.
    func nodes(for figure: Figure, in bounds: CGRect) -> [Node] {
        guard opacity > 0, !figure.isEmpty else { return [] }
        let nodes = ownNodes(for: figure, in: bounds)
        guard let light = overDarkGlass else { return nodes }
        return nodes.layered(.overDarkGlass(light.ownNodes(for: figure, in: bounds)))
    }

    /// Those in the style's own appearance.
    private func ownNodes(for figure: Figure, in bounds: CGRect) -> [Node] { finished(painted(figure, in: bounds)) }

    /// Painted nodes with the style's shadows and its blend mode.
    private func finished(_ painted: [Node]) -> [Node] {
        var nodes = painted
        for shadow in shadows { nodes = nodes.layered(.filter(shadow.filter)) }
        return blendMode == .normal ? nodes : nodes.layered(.blend(blendMode))
    }

    /// The nodes that paint what the alpha of others leaves of a rectangle, as for a picture that is a template.
    func nodes(within mask: [Node], in bounds: CGRect) -> [Node] {
        var plain = self
        (plain.shadows, plain.blendMode) = ([], .normal)
        return finished(plain.nodes(for: .fill(Path(bounds), FillStyle()), in: bounds).layered(.mask(mask, .alpha)))
    }

    /// The color that is all that the style paints; nil where it paints more or something else.
    var onlyColor: RGBA? {
        guard case .color(let color) = source, shadows.isEmpty, blendMode == .normal, labelOnGlass == nil else {
            return nil
        }
        return color.opacity(min(opacity, 1))
    }

    /// The nodes of something that has colors of its own, such as emoji: they keep them under any style, and of the style only
    /// the alpha, the shadows around and the blend mode are seen.
    func nodes(forColored nodes: [Node]) -> [Node] {
        var alpha = min(opacity, 1)
        if case .color(let color) = source { alpha *= color.alpha }
        guard alpha > 0, !nodes.isEmpty else { return [] }
        var nodes = alpha < 1 ? nodes.layered(.opacity(alpha)) : nodes
        for shadow in shadows where !shadow.isInner { nodes = nodes.layered(.filter(shadow.filter)) }
        return blendMode == .normal ? nodes : nodes.layered(.blend(blendMode))
    }

    private func painted(_ figure: Figure, in bounds: CGRect) -> [Node] {
        if case .material(let style, let dark) = source {
            let (path, rule) = figure.outline
            return [
                .backdrop(Backdrop(path, rule: rule, effect: .material(style, dark: dark), opacity: min(opacity, 1)))
            ]
        }
        guard let paint = paint(in: bounds) else { return [] }
        let nodes = figure.nodes(paint)
        return opacityIsInPaint || opacity >= 1 ? nodes : nodes.layered(.opacity(opacity))
    }

    /// The paint for a rectangle; nil for materials, which are not painted but look at what is behind them.
    func paint(in bounds: CGRect) -> Paint? {
        let rect = anchor.rect(in: bounds)
        let opacity = min(opacity, 1)
        switch source {
        case .color(let rgba): return .color(rgba.opacity(opacity))
        case .gradient(let gradient): return gradient.faded(by: opacity).paint(in: rect, covering: bounds)
        case .mesh(let mesh): return mesh.faded(by: opacity).paint(in: rect)
        case .image(let picture):
            let origin = CGPoint(x: rect.minX + picture.origin.x, y: rect.minY + picture.origin.y)
            return .image(
                KinoraScene.ImagePaint(picture.image, rect: CGRect(origin: origin, size: picture.tile), tiled: true))
        case .shader(let call): return .shader(ShaderPaint(call, bounds: rect))
        case .material: return nil
        }
    }

    /// Whether a faded paint is the same as a faded layer, and cheaper.
    private var opacityIsInPaint: Bool {
        switch source {
        case .color, .gradient, .mesh: true
        case .image, .shader, .material: false
        }
    }
}

extension KinoraResolvedStyle.Anchor {
    fileprivate func rect(in bounds: CGRect) -> CGRect {
        switch self {
        case .bounds: bounds
        case .relative(let rect): rect.offsetBy(dx: bounds.minX, dy: bounds.minY)
        case .fixed(let rect): rect
        case .absolute: CGRect(x: 0, y: 0, width: 1, height: 1)
        }
    }
}

extension ResolvedGradient {
    func faded(by opacity: Double) -> ResolvedGradient {
        guard opacity < 1 else { return self }
        var copy = self
        for index in copy.ramp.stops.indices { copy.ramp.stops[index].color.alpha *= opacity }
        return copy
    }

    /// - Parameters:
    ///   - rect: what unit space is laid on.
    ///   - bounds: what will be painted; a repeating ramp is unrolled as far as that.
    func paint(in rect: CGRect, covering bounds: CGRect) -> Paint {
        guard ramp.stops.count > 1 else { return .color(ramp.stops.first?.color ?? .clear) }
        let ramp = ramp.unrolled(extent, over: parameters(in: rect, covering: bounds))
        switch geometry {
        case .linear(let start, let end):
            return .linear(LinearPaint(ramp: ramp, start: start.point(in: rect), end: end.point(in: rect)))
        case .radial(let center, let startRadius, let endRadius):
            return .radial(
                RadialPaint(ramp: ramp, center: center.point(in: rect), startRadius: startRadius, endRadius: endRadius))
        case .elliptical(let center, let startFraction, let endFraction):
            return .radial(
                RadialPaint(
                    ramp: ramp, center: center.point(in: rect), startRadius: startFraction, endRadius: endFraction,
                    aspect: rect.size))
        case .angular(let center, let start, let end):
            return .angular(
                AngularPaint(
                    ramp: ramp, center: center.point(in: rect), startAngle: start.radians, endAngle: end.radians))
        }
    }
}

extension ResolvedGradient {
    /// Which places of the ramp show within `bounds`.
    private func parameters(in rect: CGRect, covering bounds: CGRect) -> ClosedRange<Double> {
        guard extent != .pad else { return 0...1 }
        let corners = [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
            CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY),
        ]
        let places: [Double]
        switch geometry {
        case .linear(let start, let end):
            let (a, b) = (start.point(in: rect), end.point(in: rect))
            let (dx, dy) = (b.x - a.x, b.y - a.y)
            let square = dx * dx + dy * dy
            places = corners.map { (($0.x - a.x) * dx + ($0.y - a.y) * dy) / square }
        case .radial(let center, let startRadius, let endRadius):
            let c = center.point(in: rect)
            let farthest = corners.map { Maths.hypot($0.x - c.x, $0.y - c.y) }.max()!
            places = [0, farthest].map { ($0 - startRadius) / (endRadius - startRadius) }
        case .elliptical, .angular: return 0...1
        }
        guard let low = places.min(), let high = places.max(), low.isFinite, high.isFinite else { return 0...1 }
        return min(low, 0)...max(high, 1)
    }
}

extension Ramp {
    /// More periods than are visible; a limit for what is stored.
    private static let periodLimit = 256.0

    /// The ramp written out again and again over a range, forwards or back and forth.
    fileprivate func unrolled(_ extent: ResolvedGradient.Extent, over range: ClosedRange<Double>) -> Ramp {
        guard extent != .pad, let first = stops.first, let last = stops.last else { return self }
        var period = [Stop(color: first.color, location: 0)]
        period += stops.filter { $0.location > 0 && $0.location < 1 }
        period.append(Stop(color: last.color, location: 1))
        let from = max(range.lowerBound.rounded(.down), -Ramp.periodLimit / 2)
        let to = min(range.upperBound.rounded(.up), Ramp.periodLimit / 2)
        var unrolled: [Stop] = []
        for start in stride(from: from, to: to, by: 1) {
            let isBackwards = extent == .mirror && Int(start) % 2 != 0
            unrolled += (isBackwards ? period.reversed() : period).map {
                Stop(color: $0.color, location: start + (isBackwards ? 1 - $0.location : $0.location))
            }
        }
        return Ramp(stops: unrolled, space: space)
    }
}

extension ResolvedMesh {
    func faded(by opacity: Double) -> ResolvedMesh {
        guard opacity < 1 else { return self }
        var copy = self
        for index in copy.vertices.indices { copy.vertices[index].color.alpha *= opacity }
        copy.background.alpha *= opacity
        return copy
    }

    func paint(in rect: CGRect) -> Paint {
        .mesh(
            MeshPaint(
                columns: columns, rows: rows, vertices: vertices, bounds: rect, background: background,
                smoothsColors: smoothsColors, space: space))
    }
}

extension Figure {
    var isEmpty: Bool {
        switch self {
        case .fill(let path, _): path.isEmpty
        case .stroke(let path, let style): path.isEmpty || !(style.lineWidth > 0)
        case .glyphs(let runs): runs.isEmpty
        }
    }

    func nodes(_ paint: Paint) -> [Node] {
        switch self {
        case .fill(let path, let style):
            [.fill(Fill(path, rule: style.rule, paint: paint, antialiased: style.isAntialiased))]
        case .stroke(let path, let style): [.stroke(Stroke(path, style: style, paint: paint))]
        case .glyphs(let runs):
            runs.map { run in
                var run = run
                run.paint = paint
                return .glyphs(run)
            }
        }
    }

    /// The figure as one filled path.
    var outline: (Path, FillRule) {
        switch self {
        case .fill(let path, let style): (path, style.rule)
        case .stroke(let path, let style): (path.strokedPath(style), .nonzero)
        case .glyphs(let runs): (runs.reduce(into: Path()) { $0.addPath($1.outlinePath) }, .nonzero)
        }
    }
}

extension FillStyle {
    var rule: FillRule { isEOFilled ? .evenOdd : .nonzero }
}

extension GlyphRun {
    /// All glyphs as one path, in points.
    var outlinePath: Path {
        var path = Path()
        for glyph in glyphs where outlines.indices.contains(glyph.outline) {
            let place = CGAffineTransform(a: size, b: 0, c: 0, d: size, tx: glyph.x, ty: glyph.y)
            path.addPath(outlines[glyph.outline].path, transform: place)
        }
        return path
    }
}
