import Foundation
import KinoraGeometry
import KinoraPixels

/// A scene as an indented tree of text with rounded numbers, for reading and for snapshot tests.
///
///     scene 200 x 100 on #ffffff
///       opacity 0.5
///         fill rect 0 0 100 50 with #ff3b30
extension FrameScene: CustomStringConvertible {
    public var description: String {
        var text = SceneText()
        text.line(
            "scene \(text.number(size.width)) x \(text.number(size.height))"
                + (background.map { " on " + text.color($0) } ?? ""))
        return text.write(nodes, depth: 1)
    }
}

extension Node: CustomStringConvertible {
    public var description: String {
        var text = SceneText()
        return text.write([self], depth: 0)
    }
}

/// The lines written so far. Nodes still to be written are kept in a list instead of on the call stack, so that deep
/// scenes cannot exhaust it.
private struct SceneText {
    private enum Item {
        case node(Node, depth: Int)
        case line(String, depth: Int)
    }

    private var lines: [String] = []
    private var indent = ""
    private var pending: [Item] = []
    /// Longer paths are summed up by their bounds.
    private static let shownElements = 24

    mutating func line(_ text: String) { lines.append(indent + text) }

    /// Writes the nodes and those inside them; returns all lines.
    mutating func write(_ nodes: [Node], depth: Int) -> String {
        push(nodes, depth: depth)
        while let item = pending.popLast() {
            switch item {
            case .line(let text, let depth):
                indent = String(repeating: "  ", count: depth)
                line(text)
            case .node(let node, let depth):
                indent = String(repeating: "  ", count: depth)
                self.node(node, depth: depth)
            }
        }
        return lines.joined(separator: "\n")
    }

    private mutating func push(_ nodes: [Node], depth: Int) {
        for node in nodes.reversed() { pending.append(.node(node, depth: depth)) }
    }

    private mutating func node(_ node: Node, depth: Int) {
        switch node {
        case .fill(let fill):
            line(
                "fill \(path(fill.path))\(rule(fill.rule)) with \(paint(fill.paint))\(fill.antialiased ? "" : " not antialiased")"
            )
        case .stroke(let stroke): line("stroke \(path(stroke.path)) \(style(stroke.style)) with \(paint(stroke.paint))")
        case .glyphs(let run): glyphs(run, depth: depth)
        case .image(let image):
            let pixmap = image.image.pixmap
            line(
                "image \(pixmap.width) x \(pixmap.height)" + (image.source.map { " part \(rect($0))" } ?? "")
                    + " in \(rect(image.rect))"
                    + (image.interpolation == .smooth ? "" : " \(image.interpolation.rawValue)")
                    + (image.tint.map { " tinted \(color($0))" } ?? ""))
        case .backdrop(let backdrop):
            let strength = backdrop.opacity == 1 ? "" : " at \(number(backdrop.opacity))"
            line("backdrop \(path(backdrop.path))\(rule(backdrop.rule)) \(effect(backdrop.effect))\(strength)")
        case .group(let children):
            line("group")
            push(children, depth: depth + 1)
        case .layer(let operation, let children):
            line(describe(operation))
            push(children, depth: depth + 1)
            guard !operation.innerNodes.isEmpty else { return }
            push(operation.innerNodes, depth: depth + 2)
            pending.append(.line("by", depth: depth + 1))
        }
    }

    private mutating func glyphs(_ run: GlyphRun, depth: Int) {
        line("glyphs of \(run.font) at \(number(run.size)) with \(paint(run.paint))")
        let glyphs = run.glyphs.map { glyph in
            let id = run.outlines.indices.contains(glyph.outline) ? "\(run.outlines[glyph.outline].id)" : "?"
            return "\(id)@\(number(glyph.x)),\(number(glyph.y))"
        }
        pending.append(.line(glyphs.joined(separator: " "), depth: depth + 1))
    }

    private func describe(_ operation: LayerOperation) -> String {
        switch operation {
        case .transform(let t): "transform \(list([t.a, t.b, t.c, t.d, t.tx, t.ty]))"
        case .projection(let m):
            "projection \(list([m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33], digits: 6))"
        case .isolate: "isolate"
        case .overDarkGlass: "over dark glass"
        case .opacity(let opacity): "opacity \(number(opacity))"
        case .blend(let mode): "blend \(mode.rawValue)"
        case .clip(let path, let rule, let inverse):
            "clip \(inverse ? "outside " : "")\(self.path(path))\(self.rule(rule))"
        case .mask(_, let source): "mask by \(source.rawValue)"
        case .filter(let filter): describe(filter)
        }
    }

    private func describe(_ filter: Filter) -> String {
        switch filter {
        case .blur(let sigma, let opaque, let bounds):
            "blur \(number(sigma))\(opaque ? " opaque in \(rect(bounds))" : "")"
        case .variableBlur(let radius, _): "variable blur \(number(radius))"
        case .dropShadow(let color, let sigma, let offset):
            "drop shadow \(self.color(color)) blur \(number(sigma)) offset \(number(offset.width)) \(number(offset.height))"
        case .innerShadow(let color, let sigma, let offset):
            "inner shadow \(self.color(color)) blur \(number(sigma)) offset \(number(offset.width)) \(number(offset.height))"
        case .colorMatrix(let matrix): "color matrix \(list(matrix.values.map { CGFloat($0) }, digits: 4))"
        case .alphaThreshold(let minimum, let maximum, let color):
            "alpha threshold \(number(minimum))...\(number(maximum)) \(self.color(color))"
        case .shader(let pass):
            "\(pass.kind.rawValue) shader \(call(pass.shader)) in \(rect(pass.bounds)) reach \(number(pass.maxSampleOffset.width)) \(number(pass.maxSampleOffset.height))"
        }
    }

    private func effect(_ effect: Backdrop.Effect) -> String {
        switch effect {
        case .material(let style, let dark): "\(style.rawValue) material \(dark ? "dark" : "light")"
        case .glass(let glass):
            "\(glass.variant.rawValue) glass \(glass.dark ? "dark" : "light")"
                + (glass.tint.map { " tinted \(color($0))" } ?? "")
                + (glass.light.map { " lit from \(point($0))" } ?? "") + (glass.adapts ? " that adapts" : "")
        case .blur(let sigma): "blur \(number(sigma))"
        }
    }

    private func paint(_ paint: Paint) -> String {
        switch paint {
        case .color(let color): self.color(color)
        case .linear(let p): "linear \(point(p.start)) to \(point(p.end)) \(ramp(p.ramp))"
        case .radial(let p):
            "radial \(point(p.center)) \(number(p.startRadius)) to \(number(p.endRadius))"
                + (p.aspect == CGSize(width: 1, height: 1)
                    ? "" : " aspect \(number(p.aspect.width)) \(number(p.aspect.height))")
                + (p.focus.map { " focus \(point($0))" } ?? "") + " \(ramp(p.ramp))"
        case .angular(let p):
            "angular \(point(p.center)) \(number(p.startAngle)) to \(number(p.endAngle)) \(ramp(p.ramp))"
        case .mesh(let p):
            "mesh \(p.columns) x \(p.rows) in \(rect(p.bounds))\(p.smoothsColors ? "" : " bilinear")\(space(p.space)) "
                + p.vertices.map { "\(point($0.position)) \(color($0.color))" }.joined(separator: ", ")
        case .image(let p):
            "image \(p.image.pixmap.width) x \(p.image.pixmap.height) in \(rect(p.rect))\(p.tiled ? " tiled" : "")"
        case .shader(let p): "shader \(call(p.shader)) in \(rect(p.bounds))"
        }
    }

    private func ramp(_ ramp: Ramp) -> String {
        ramp.stops.map { "\(color($0.color)) at \(number($0.location))" }.joined(separator: ", ") + space(ramp.space)
            + (ramp.spread == .pad ? "" : " \(ramp.spread.rawValue)")
    }

    private func space(_ space: GradientSpace) -> String { space == .device ? "" : " \(space.rawValue)" }

    private func call(_ call: ShaderCall) -> String {
        let arguments = call.arguments.map { argument in
            switch argument {
            case .boundingRect: "boundingRect"
            case .image(let width, let height, _): "image \(width) x \(height)"
            case .data(let bytes): "data of \(bytes.count) bytes"
            default: list(ShaderArguments([argument]).floats(0).map { CGFloat($0) })
            }
        }
        return "\(call.name)(\(arguments.joined(separator: ", ")))"
    }

    private func path(_ path: Path) -> String {
        switch path.simpleShape {
        case .rect(let r): return "rect \(rect(r))"
        case .ellipse(let r): return "ellipse \(rect(r))"
        case .roundedRect(let r, let corner, let style):
            let size =
                corner.width == corner.height
                ? number(corner.width) : "\(number(corner.width)) x \(number(corner.height))"
            return "rounded rect \(rect(r)) corner \(size)\(style == .continuous ? " continuous" : "")"
        case nil: break
        }
        let elements = path.elements
        guard elements.count <= Self.shownElements else {
            let points = elements.flatMap(\.points).filter { $0.x.isFinite && $0.y.isFinite }
            let (xs, ys) = (points.map(\.x), points.map(\.y))
            guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
                return "path of \(elements.count) elements"
            }
            return "path of \(elements.count) elements in "
                + rect(CGRect(x: left, y: top, width: right - left, height: bottom - top))
        }
        let text = elements.map { element in
            (element.points.map { point($0) } + [element.letter]).joined(separator: " ")
        }
        return "path \(text.joined(separator: " "))"
    }

    private func style(_ style: StrokeStyle) -> String {
        var text = "width \(number(style.lineWidth))"
        if style.lineCap != .butt { text += style.lineCap == .round ? " round caps" : " square caps" }
        if style.lineJoin != .miter { text += style.lineJoin == .round ? " round joins" : " bevel joins" }
        if style.miterLimit != 10 { text += " miter limit \(number(style.miterLimit))" }
        if !style.dash.isEmpty { text += " dash \(list(style.dash)) phase \(number(style.dashPhase))" }
        return text
    }

    private func rule(_ rule: FillRule) -> String { rule == .nonzero ? "" : " even-odd" }

    func point(_ point: CGPoint) -> String { "\(number(point.x)) \(number(point.y))" }

    func rect(_ rect: CGRect) -> String {
        list([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
    }

    func list(_ numbers: [CGFloat], digits: Int = 3) -> String {
        numbers.map { number($0, digits: digits) }.joined(separator: " ")
    }

    func number(_ value: CGFloat, digits: Int = 3) -> String { number(Double(value), digits: digits) }

    /// Rounded to so many decimals, without trailing zeros.
    func number(_ value: Double, digits: Int = 3) -> String {
        guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
        var unit = 1.0
        for _ in 0..<digits { unit *= 10 }
        let rounded = (value * unit).rounded() / unit
        return rounded == rounded.rounded() ? "\(Int64(rounded))" : "\(rounded)"
    }

    /// `#rrggbb`, with `@alpha` where it is not 1; colors outside 0…1 as numbers.
    func color(_ color: RGBA) -> String {
        let channels = [color.red, color.green, color.blue]
        let alpha = color.alpha == 1 ? "" : "@\(number(color.alpha))"
        guard channels.allSatisfy({ $0 >= 0 && $0 <= 1 }) else {
            return "(\(list(channels.map { CGFloat($0) })))\(alpha)"
        }
        return RGBA(red: color.red, green: color.green, blue: color.blue).hex.lowercased() + alpha
    }
}
