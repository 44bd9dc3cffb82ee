import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

// Shapes with their fill and stroke, and pictures.

extension SVGReader {
    /// A shape's inside and its line.
    func shape(
        _ path: Path, _ declared: SVGDeclarations, _ style: SVGStyle, viewport: CGSize, depth: Int
    ) throws(DrawingError) -> [Node] {
        guard style.isVisible, !path.isEmpty else { return [] }
        try budget.spend(pathElements: path.elements.count)
        for name in ["marker-start", "marker-mid", "marker-end"] where declared[name] ?? "none" != "none" {
            budget.omit("markers")
        }
        if declared["vector-effect"] == "non-scaling-stroke" { budget.omit("strokes that do not scale") }
        let fill = try area(
            style.fill, style.fillOpacity, style, path.boundingRect, viewport: viewport, depth: depth,
            filled: { $0.fill(path, rule: style.fillRule) }, cut: { .clip(path, rule: style.fillRule, inverse: false) })
        guard style.line.lineWidth > 0 else { return fill }
        let stroke = try area(
            style.stroke, style.strokeOpacity, style, path.boundingRect, viewport: viewport, depth: depth,
            filled: { $0.stroke(path, style: style.line) },
            cut: { .mask([.stroke(Stroke(path, style: style.line, paint: .color(.black)))], .alpha) })
        return (declared["paint-order"] ?? "").hasPrefix("stroke") ? stroke + fill : fill + stroke
    }

    /// An area in a paint: `filled` lays a color or a gradient on it, `cut` cuts it out of a pattern.
    private func area(
        _ paint: SVGPaint, _ opacity: Double, _ style: SVGStyle, _ box: CGRect, viewport: CGSize, depth: Int,
        filled: (SpacedPaint) -> [Node], cut: () -> LayerOperation
    ) throws(DrawingError) -> [Node] {
        switch paint {
        case .none: return []
        case .currentColor: return filled(SpacedPaint(paint: .color(style.color.opacity(opacity)), map: .identity))
        case .color(let color): return filled(SpacedPaint(paint: .color(color.opacity(opacity)), map: .identity))
        case .reference(let id, let other):
            guard let server = ids[id] else {
                return try area(
                    other, opacity, style, box, viewport: viewport, depth: depth, filled: filled, cut: cut)
            }
            if server.name == "pattern" {
                let tiles = try pattern(id, server, box, viewport: viewport, depth: depth)
                guard !tiles.isEmpty else { return [] }
                let nodes: [Node] = [.layer(cut(), tiles)]
                return opacity < 1 ? [.layer(.opacity(opacity), nodes)] : nodes
            }
            let gradient = SVGGradient(server, in: self, viewport: viewport)
            return gradient.paint(for: box, opacity).map(filled) ?? []
        }
    }

    /// The copies of a pattern's tile that a box needs.
    private func pattern(
        _ id: String, _ element: MarkupElement, _ box: CGRect, viewport: CGSize, depth: Int
    ) throws(DrawingError) -> [Node] {
        guard referred.insert(id).inserted, !box.isNull else { return [] }
        defer { referred.remove(id) }
        let isOfBox = element.attributes["patternUnits"] != "userSpaceOnUse"
        let declared = SVGDeclarations(
            element, sheet: sheet, viewport: isOfBox ? CGSize(width: 1, height: 1) : viewport)
        var tile = CGRect(
            x: declared.x("x") ?? 0, y: declared.y("y") ?? 0, width: declared.x("width") ?? 0,
            height: declared.y("height") ?? 0)
        let toBox = CGAffineTransform(box.width, 0, 0, box.height, box.minX, box.minY)
        if isOfBox { tile = tile.applying(toBox) }
        let map = SVGTransform.parse(declared["patternTransform"])
        guard tile.width > 0, tile.height > 0, map.determinant != 0 else { return [] }
        var content = CGAffineTransform.identity
        if let viewBox = SVGReader.viewBox(element) {
            content = CGAffineTransform(
                tile.width / viewBox.width, 0, 0, tile.height / viewBox.height,
                tile.minX - viewBox.minX * tile.width / viewBox.width,
                tile.minY - viewBox.minY * tile.height / viewBox.height)
        } else if element.attributes["patternContentUnits"] == "objectBoundingBox" {
            content = CGAffineTransform(box.width, 0, 0, box.height, tile.minX, tile.minY)
        }
        let source = element.children.isEmpty ? reference(element)?.target ?? element : element
        let drawn = try children(of: source, SVGStyle(), viewport: viewport, depth: depth)
        guard !drawn.isEmpty else { return [] }
        let copy = Node.layer(
            .clip(Path(tile), rule: .nonzero, inverse: false), [.layer(.transform(content), drawn)])
        let tiles = try TileGrid(frame: tile, step: tile.size).copies(
            of: copy, touching: box.applying(map.inverted()), budget)
        guard !tiles.isEmpty else { return [] }
        return [.layer(.transform(map), tiles)]
    }

    /// A picture that the document itself holds.
    func image(
        _ element: MarkupElement, _ declared: SVGDeclarations, _ style: SVGStyle
    ) throws(DrawingError) -> [Node] {
        guard style.isVisible, let pixmap = EmbeddedPicture.pixmap(ofAddress: element.attributes["href"] ?? "") else {
            budget.omit("pictures outside of the file")
            return []
        }
        let own = CGSize(width: Double(pixmap.width), height: Double(pixmap.height))
        let frame = CGRect(
            x: declared.x("x") ?? 0, y: declared.y("y") ?? 0, width: declared.x("width") ?? own.width,
            height: declared.y("height") ?? own.height)
        guard frame.width > 0, frame.height > 0 else { return [] }
        let box = CGRect(origin: .zero, size: own)
        let map = SVGReader.fitted(box, into: frame, declared["preserveAspectRatio"])
        let node = Node.image(ImageNode(SceneImage(pixmap), in: box.applying(map)))
        return [.layer(.clip(Path(frame), rule: .nonzero, inverse: false), [node])]
    }
}
