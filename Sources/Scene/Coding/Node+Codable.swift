import Foundation
import KinoraGeometry
import KinoraPixels

/// A node as data: an object in which one key says what kind of node it is, with its other properties beside it. Properties that
/// have their default value are left out.
///
///     {"fill": "0 0 m …", "rule": "evenOdd", "paint": {…}}        {"group": [{…}, …]}
///     {"opacity": 0.5, "nodes": [{…}, …]}                         {"mask": [{…}], "source": "alpha", "nodes": [{…}]}
extension Node: Codable {
    enum Key: String, CodingKey {
        // What it is
        case fill, stroke, glyphs, image, backdrop, group
        case transform, projection, isolate, opacity, blend, clip, mask, filter, overDarkGlass
        // The rest
        case nodes, paint, rule, antialiased, style, source, inverse, rect, interpolation, tint, effect, strength

        var isKind: Bool {
            switch self {
            case .fill, .stroke, .glyphs, .image, .backdrop, .group, .transform, .projection, .isolate, .opacity,
                .blend,
                .clip, .mask, .filter, .overDarkGlass:
                true
            default: false
            }
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .fill(let fill):
            try container.encode(PathData(fill.path), forKey: .fill)
            if fill.rule != .nonzero { try container.encode(fill.rule, forKey: .rule) }
            if !fill.antialiased { try container.encode(false, forKey: .antialiased) }
            try container.encode(fill.paint, forKey: .paint)
        case .stroke(let stroke):
            try container.encode(PathData(stroke.path), forKey: .stroke)
            try container.encode(StrokeData(stroke.style), forKey: .style)
            try container.encode(stroke.paint, forKey: .paint)
        case .glyphs(let run): try container.encode(run, forKey: .glyphs)
        case .image(let node):
            try container.encode(ImageReference(node.image), forKey: .image)
            try container.encodeIfPresent(node.source, forKey: .source)
            try container.encode(node.rect, forKey: .rect)
            if node.interpolation != .smooth { try container.encode(node.interpolation, forKey: .interpolation) }
            try container.encodeIfPresent(node.tint, forKey: .tint)
        case .backdrop(let backdrop):
            try container.encode(PathData(backdrop.path), forKey: .backdrop)
            if backdrop.rule != .nonzero { try container.encode(backdrop.rule, forKey: .rule) }
            try container.encode(backdrop.effect, forKey: .effect)
            if backdrop.opacity != 1 { try container.encode(backdrop.opacity, forKey: .strength) }
        case .group(let nodes): try container.encode(nodes, forKey: .group)
        case .layer(let operation, let nodes):
            try operation.encode(into: &container)
            try container.encode(nodes, forKey: .nodes)
        }
    }

    public init(from decoder: any Decoder) throws {
        self = try SceneCoding.withReading { reading in
            try reading.nested(at: decoder.codingPath) {
                try reading.spend(1, .nodes, at: decoder.codingPath)
                return try Self.read(decoder)
            }
        }
    }

    private static func read(_ decoder: any Decoder) throws -> Node {
        let container = try decoder.container(keyedBy: Key.self)
        let kinds = container.allKeys.filter(\.isKind)
        guard kinds.count == 1, let kind = kinds.first else {
            throw DecodingError.corrupted(
                kinds.isEmpty
                    ? "a node has none of the keys that say what it is, such as fill, group or opacity"
                    : "a node is several things at once: \(kinds.map(\.stringValue).sorted().joined(separator: ", "))",
                decoder.codingPath)
        }
        switch kind {
        case .fill:
            return .fill(
                Fill(
                    try container.decode(PathData.self, forKey: .fill).path,
                    rule: try container.decodeIfPresent(FillRule.self, forKey: .rule) ?? .nonzero,
                    paint: try container.decode(Paint.self, forKey: .paint),
                    antialiased: try container.decodeIfPresent(Bool.self, forKey: .antialiased) ?? true))
        case .stroke:
            return .stroke(
                Stroke(
                    try container.decode(PathData.self, forKey: .stroke).path,
                    style: try container.decode(StrokeData.self, forKey: .style).style,
                    paint: try container.decode(Paint.self, forKey: .paint)))
        case .glyphs: return .glyphs(try container.decode(GlyphRun.self, forKey: .glyphs))
        case .image:
            return .image(
                ImageNode(
                    try container.decode(ImageReference.self, forKey: .image).image,
                    source: try container.decodeIfPresent(CGRect.self, forKey: .source),
                    in: try container.decode(CGRect.self, forKey: .rect),
                    interpolation: try container.decodeIfPresent(ImageNode.Interpolation.self, forKey: .interpolation)
                        ?? .smooth,
                    tint: try container.decodeIfPresent(RGBA.self, forKey: .tint)))
        case .backdrop:
            return .backdrop(
                Backdrop(
                    try container.decode(PathData.self, forKey: .backdrop).path,
                    rule: try container.decodeIfPresent(FillRule.self, forKey: .rule) ?? .nonzero,
                    effect: try container.decode(Backdrop.Effect.self, forKey: .effect),
                    opacity: try container.decodeIfPresent(Double.self, forKey: .strength) ?? 1))
        case .group: return .group(try container.decode([Node].self, forKey: .group))
        default:
            let operation = try LayerOperation(kind: kind, from: container)
            return .layer(operation, try container.decode([Node].self, forKey: .nodes))
        }
    }
}

extension LayerOperation {
    fileprivate func encode(into container: inout KeyedEncodingContainer<Node.Key>) throws {
        switch self {
        case .transform(let t):
            try container.encode([t.a, t.b, t.c, t.d, t.tx, t.ty].map { Double($0) }, forKey: .transform)
        case .projection(let m):
            let rows = [m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33]
            try container.encode(rows.map { Double($0) }, forKey: .projection)
        case .isolate: try container.encode(true, forKey: .isolate)
        case .opacity(let opacity): try container.encode(opacity, forKey: .opacity)
        case .blend(let mode): try container.encode(mode, forKey: .blend)
        case .clip(let path, let rule, let inverse):
            try container.encode(PathData(path), forKey: .clip)
            if rule != .nonzero { try container.encode(rule, forKey: .rule) }
            if inverse { try container.encode(true, forKey: .inverse) }
        case .mask(let nodes, let source):
            try container.encode(nodes, forKey: .mask)
            try container.encode(source, forKey: .source)
        case .filter(let filter): try container.encode(filter, forKey: .filter)
        case .overDarkGlass(let nodes): try container.encode(nodes, forKey: .overDarkGlass)
        }
    }

    fileprivate init(kind: Node.Key, from container: KeyedDecodingContainer<Node.Key>) throws {
        func numbers(_ count: Int) throws -> [CGFloat] {
            let numbers = try container.decode([Double].self, forKey: kind)
            guard numbers.count == count else {
                throw DecodingError.dataCorruptedError(
                    forKey: kind, in: container, debugDescription: "\(count) numbers are needed, not \(numbers.count)")
            }
            return numbers.map { CGFloat($0) }
        }
        switch kind {
        case .transform:
            let n = try numbers(6)
            self = .transform(CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
        case .projection:
            let n = try numbers(9)
            var m = ProjectionTransform()
            (m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33) = (
                n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7], n[8]
            )
            self = .projection(m)
        case .isolate:
            guard try container.decode(Bool.self, forKey: .isolate) else {
                throw DecodingError.dataCorruptedError(
                    forKey: .isolate, in: container,
                    debugDescription: "isolate is true or absent; a group does not isolate")
            }
            self = .isolate
        case .opacity: self = .opacity(try container.decode(Double.self, forKey: .opacity))
        case .blend: self = .blend(try container.decode(BlendMode.self, forKey: .blend))
        case .clip:
            self = .clip(
                try container.decode(PathData.self, forKey: .clip).path,
                rule: try container.decodeIfPresent(FillRule.self, forKey: .rule) ?? .nonzero,
                inverse: try container.decodeIfPresent(Bool.self, forKey: .inverse) ?? false)
        case .mask:
            self = .mask(
                try container.decode([Node].self, forKey: .mask), try container.decode(MaskSource.self, forKey: .source)
            )
        case .overDarkGlass: self = .overDarkGlass(try container.decode([Node].self, forKey: .overDarkGlass))
        default: self = .filter(try container.decode(Filter.self, forKey: .filter))
        }
    }
}

/// A stroke style as data; what is at its default is left out.
struct StrokeData: Codable {
    let style: StrokeStyle

    private enum Key: String, CodingKey { case width, cap, join, miterLimit, dash, dashPhase }
    enum Cap: String, Codable, CaseIterable { case butt, round, square }
    enum Join: String, Codable, CaseIterable { case miter, round, bevel }

    init(_ style: StrokeStyle) { self.style = style }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        let standard = StrokeStyle()
        try container.encode(Double(style.lineWidth), forKey: .width)
        switch style.lineCap {
        case .butt: break
        case .round: try container.encode(Cap.round, forKey: .cap)
        case .square: try container.encode(Cap.square, forKey: .cap)
        }
        switch style.lineJoin {
        case .miter: break
        case .round: try container.encode(Join.round, forKey: .join)
        case .bevel: try container.encode(Join.bevel, forKey: .join)
        }
        if style.miterLimit != standard.miterLimit {
            try container.encode(Double(style.miterLimit), forKey: .miterLimit)
        }
        if !style.dash.isEmpty { try container.encode(style.dash.map { Double($0) }, forKey: .dash) }
        if style.dashPhase != 0 { try container.encode(Double(style.dashPhase), forKey: .dashPhase) }
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        var style = StrokeStyle(lineWidth: CGFloat(try container.decode(Double.self, forKey: .width)))
        switch try container.decodeIfPresent(Cap.self, forKey: .cap) ?? .butt {
        case .butt: style.lineCap = .butt
        case .round: style.lineCap = .round
        case .square: style.lineCap = .square
        }
        switch try container.decodeIfPresent(Join.self, forKey: .join) ?? .miter {
        case .miter: style.lineJoin = .miter
        case .round: style.lineJoin = .round
        case .bevel: style.lineJoin = .bevel
        }
        if let limit = try container.decodeIfPresent(Double.self, forKey: .miterLimit) {
            style.miterLimit = CGFloat(limit)
        }
        style.dash = (try container.decodeIfPresent([Double].self, forKey: .dash) ?? []).map { CGFloat($0) }
        style.dashPhase = CGFloat(try container.decodeIfPresent(Double.self, forKey: .dashPhase) ?? 0)
        try SceneCoding.withReading { try $0.spend(style.dash.count, .values, at: decoder.codingPath) }
        self.style = style
    }
}

extension Backdrop.Effect: Codable {
    private enum Key: String, CodingKey { case material, dark, glass, blur }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .material(let style, let dark):
            try container.encode(style, forKey: .material)
            try container.encode(dark, forKey: .dark)
        case .glass(let glass): try container.encode(glass, forKey: .glass)
        case .blur(let sigma): try container.encode(sigma, forKey: .blur)
        }
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if let glass = try container.decodeIfPresent(GlassEffect.self, forKey: .glass) {
            self = .glass(glass)
        } else if let sigma = try container.decodeIfPresent(Double.self, forKey: .blur) {
            self = .blur(sigma: sigma)
        } else {
            self = .material(
                try container.decode(MaterialStyle.self, forKey: .material),
                dark: try container.decode(Bool.self, forKey: .dark))
        }
    }
}
