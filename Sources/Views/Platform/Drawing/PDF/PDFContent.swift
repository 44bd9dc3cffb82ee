import KinoraBasics
import KinoraGeometry
import KinoraPixels
import KinoraScene
import KinoraStage

/// What is drawn on a page, as operators of PDF.
///
/// Paths and letters in one color, pictures, transforms and clips stay what they are, so that they are sharp at every size; the rest is
/// drawn as pixels of about three to a point. Nodes have y growing downwards from the page's upper left corner.
struct PDFContent {
    private let size: CGSize
    private let rasterize: (FrameScene, Double) -> Pixmap?
    private(set) var operators: [String] = []
    private(set) var pictures: [PDFPicture] = []
    /// The opacities that are set by name, each once.
    private(set) var opacities: [Double] = []
    /// From what is drawn now to the page.
    private var map = CGAffineTransform.identity

    /// Readers refuse larger pictures, in pixels.
    private static let mostPixels = 4096.0 * 4096

    init(_ nodes: [Node], size: CGSize, rasterize: @escaping (FrameScene, Double) -> Pixmap?) {
        (self.size, self.rasterize) = (size, rasterize)
        operators.append("1 0 0 -1 0 \(PDFNumber.text(size.height)) cm")
        // What mixes with what is behind it does so in pixels only.
        if nodes.contains(where: \.looksBehind) { drawPixels(of: nodes) } else { draw(nodes) }
    }

    private mutating func draw(_ nodes: [Node]) { for node in nodes { draw(node) } }

    private mutating func draw(_ node: Node, opacity: Double = 1) {
        switch node {
        case .fill(let fill):
            guard case .color(let color) = fill.paint else { return drawPixels(of: [node], opacity) }
            paint(fill.path, fill.rule == .evenOdd ? "f*" : "f", color, opacity)
        case .stroke(let stroke):
            guard case .color(let color) = stroke.paint else { return drawPixels(of: [node], opacity) }
            within {
                $0.set(stroke.style)
                $0.paint(stroke.path, "S", color, opacity)
            }
        case .glyphs(let run):
            guard case .color(let color) = run.paint else { return drawPixels(of: [node], opacity) }
            for glyph in run.glyphs where run.outlines.indices.contains(glyph.outline) {
                let place = CGAffineTransform(a: run.size, b: 0, c: 0, d: run.size, tx: glyph.x, ty: glyph.y)
                paint(run.outlines[glyph.outline].path.applying(place), "f", color, opacity)
            }
        case .image(let image) where image.source == nil && image.tint == nil:
            put(image.image.pixmap, in: image.rect, opacity)
        case .group(let nodes) where opacity == 1: draw(nodes)
        case .layer(.isolate, let nodes) where opacity == 1: draw(nodes)
        case .layer(.transform(let own), let nodes) where opacity == 1:
            within {
                $0.concatenate(own)
                $0.draw(nodes)
            }
        case .layer(.clip(let path, let rule, inverse: false), let nodes) where opacity == 1:
            within {
                $0.trace(path)
                // Nothing is within a path without a part.
                $0.operators.append((path.isEmpty ? "0 0 0 0 re " : "") + (rule == .evenOdd ? "W* n" : "W n"))
                $0.draw(nodes)
            }
        case .layer(.opacity(let own), let nodes) where nodes.count == 1 && nodes[0].isLeaf:
            draw(nodes[0], opacity: opacity * own)
        default: drawPixels(of: [node], opacity)
        }
    }

    /// Draws without leaving a trace in the state.
    private mutating func within(_ body: (inout PDFContent) -> Void) {
        let outer = map
        operators.append("q")
        body(&self)
        operators.append("Q")
        map = outer
    }

    private mutating func concatenate(_ own: CGAffineTransform) {
        map = own.concatenating(map)
        operators.append(PDFNumber.text(own.a, own.b, own.c, own.d, own.tx, own.ty) + " cm")
    }

    // MARK: Paths

    private mutating func paint(_ path: Path, _ word: String, _ color: RGBA, _ opacity: Double) {
        guard !path.isEmpty else { return }
        set(opacity * color.alpha)
        let parts = [color.red, color.green, color.blue].map { PDFNumber.text($0.clamped(to: 0...1)) }
        operators.append(parts.joined(separator: " ") + (word == "S" ? " RG" : " rg"))
        trace(path)
        operators.append(word)
    }

    private mutating func trace(_ path: Path) {
        var (lines, last) = ([String](), CGPoint.zero)
        func number(_ points: CGPoint...) -> String {
            points.map { PDFNumber.text($0.x, $0.y) }.joined(separator: " ")
        }
        path.forEach { element in
            switch element {
            case .move(let end):
                lines.append(number(end) + " m")
                last = end
            case .line(let end):
                lines.append(number(end) + " l")
                last = end
            case .quadCurve(let end, let control):
                // The same curve has its cubic's controls two thirds of the way to its own.
                func toward(_ point: CGPoint) -> CGPoint {
                    CGPoint(x: (point.x + 2 * control.x) / 3, y: (point.y + 2 * control.y) / 3)
                }
                lines.append(number(toward(last), toward(end), end) + " c")
                last = end
            case .curve(let end, let control1, let control2):
                lines.append(number(control1, control2, end) + " c")
                last = end
            case .closeSubpath: lines.append("h")
            }
        }
        operators += lines
    }

    private mutating func set(_ style: StrokeStyle) {
        let caps: [CGLineCap: Int] = [.butt: 0, .round: 1, .square: 2]
        let joins: [CGLineJoin: Int] = [.miter: 0, .round: 1, .bevel: 2]
        // A pattern of nothing but zeros is none.
        let dash = style.dash.contains { $0 > 0 } ? style.dash.map { PDFNumber.text(max(0, $0)) } : []
        operators += [
            PDFNumber.text(style.lineWidth) + " w", "\(caps[style.lineCap] ?? 0) J", "\(joins[style.lineJoin] ?? 0) j",
            PDFNumber.text(max(1, style.miterLimit)) + " M",
            "[\(dash.joined(separator: " "))] \(PDFNumber.text(max(0, style.dashPhase))) d",
        ]
    }

    private mutating func set(_ opacity: Double) {
        let value = opacity.clamped(to: 0...1)
        let index = opacities.firstIndex(of: value) ?? opacities.count
        if index == opacities.count { opacities.append(value) }
        operators.append("/G\(index) gs")
    }

    // MARK: Pixels

    /// The upper row of a picture is the last one of PDF's unit square.
    private mutating func put(_ pixmap: Pixmap, in rect: CGRect, _ opacity: Double) {
        guard pixmap.width > 0, pixmap.height > 0 else { return }
        within {
            $0.set(opacity)
            $0.operators.append(PDFNumber.text(rect.width, 0, 0, -rect.height, rect.minX, rect.maxY) + " cm")
            $0.operators.append("/P\($0.pictures.count) Do")
        }
        pictures.append(PDFPicture(pixmap))
    }

    /// Draws nodes as one picture, of the part of the page that they cover.
    private mutating func drawPixels(of nodes: [Node], _ opacity: Double = 1) {
        guard size.width > 0, size.height > 0, map.a * map.d != map.b * map.c else { return }
        let scale = min(3, (Self.mostPixels / (size.width * size.height)).squareRoot())
        // Pages without an end have no pixels.
        guard scale > 0 else { return }
        let scene = FrameScene(size: size, nodes: [.layer(.transform(map), nodes)])
        guard let whole = rasterize(scene, scale), let (part, place) = whole.covered else { return }
        let rect = CGRect(
            x: place.minX / scale, y: place.minY / scale, width: place.width / scale, height: place.height / scale)
        within {
            if $0.map != .identity { $0.concatenate($0.map.inverted()) }
            $0.put(part, in: rect, opacity)
        }
    }
}

extension Node {
    /// Whether it is one thing, of which no part is over another.
    fileprivate var isLeaf: Bool {
        switch self {
        case .fill, .stroke, .image: true
        default: false
        }
    }

    /// Whether anything in it depends on what is drawn before it.
    fileprivate var looksBehind: Bool {
        switch self {
        case .backdrop, .layer(.blend, _): true
        case .group(let nodes), .layer(_, let nodes): nodes.contains(where: \.looksBehind)
        default: false
        }
    }
}

extension Pixmap {
    /// The smallest part with all pixels that are not transparent, and where it lies; nil where there are none.
    fileprivate var covered: (Pixmap, CGRect)? {
        let rows = (0..<height).filter { y in pixels[y * width..<(y + 1) * width].contains { $0 != 0 } }
        guard let top = rows.first, let bottom = rows.last else { return nil }
        let columns = (0..<width).filter { x in rows.contains { self[x, $0] != 0 } }
        guard let left = columns.first, let right = columns.last else { return nil }
        var part = Pixmap(width: right - left + 1, height: bottom - top + 1)
        for y in 0..<part.height { for x in 0..<part.width { part[x, y] = self[left + x, top + y] } }
        return (part, CGRect(x: left, y: top, width: part.width, height: part.height))
    }
}
