import Foundation
import KinoraBasics
import KinoraGeometry
import KinoraPixels
import KinoraScene

// Forms, patterns and pictures: objects that a content draws by name.

extension PDFPerformer {
    func draw(_ value: PDFValue?) throws(DrawingError) {
        guard let object = file.stream(value) else { return }
        try budget.spend()
        switch file.name(object.dictionary["Subtype"]) {
        case "Form"?: try drawForm(object)
        case "Image"?: try drawPicture(object)
        default: break
        }
    }

    private func drawForm(_ form: PDFStream) throws(DrawingError) {
        guard form.dictionary["Group"] != nil else {
            return emit(try formNodes(form, in: state.withoutCuts))
        }
        // A group is drawn by itself, and its opacity and blend mode are applied to all of it.
        var inner = state.withoutCuts
        (inner.fill.opacity, inner.stroke.opacity) = (1, 1)
        let nodes = try formNodes(form, in: inner)
        let opacity = state.fill.opacity
        emit(nodes.isEmpty || opacity == 1 ? nodes : nodes.faded(opacity))
    }

    /// What a form draws in the drawing's space, cut off at its own box.
    func formNodes(_ form: PDFStream, in outer: PDFState) throws(DrawingError) -> [Node] {
        var inner = outer
        inner.map = file.transform(form.dictionary["Matrix"]).concatenating(outer.map)
        let own = form.dictionary["Resources"].map { file.dictionary($0) } ?? resources
        let performer = PDFPerformer(
            file, budget, inner, base: base, resources: own, bounds: bounds, depth: depth + 1, counts: counts)
        if let box = file.box(form.dictionary["BBox"]) {
            let outline = Path(box).applying(inner.map)
            performer.cut(.clip(outline, rule: .nonzero, inverse: false), outline.boundingRect)
        }
        return try performer.perform(try file.unpacked(form))
    }

    // MARK: Patterns

    /// An area in a pattern: `filled` lays a gradient on it, `cut` cuts it out of tiles.
    func patterned(
        _ ink: PDFInk, _ box: CGRect, filled: (SpacedPaint) -> [Node], cut: LayerOperation
    ) throws(DrawingError) -> [Node] {
        let value = ink.pattern.flatMap { resource("Pattern", $0) }
        let pattern = file.dictionary(value)
        let map = file.transform(pattern["Matrix"]).concatenating(base)
        if file.number(pattern["PatternType"]) == 2 {
            guard
                let shading = PDFShading(
                    pattern["Shading"], resources: resources, opacity: ink.opacity, in: file, budget)
            else { return [] }
            return filled(SpacedPaint(paint: shading.paint, map: map))
        }
        guard let tile = file.stream(value), let frame = file.box(tile.dictionary["BBox"]),
            let across = file.number(tile.dictionary["XStep"]), let down = file.number(tile.dictionary["YStep"]),
            across != 0, down != 0, map.determinant != 0, !box.isNull
        else { return [] }
        var inner = PDFState(map: .identity)
        // A tile without colors of its own is printed in the ink's.
        if file.number(tile.dictionary["PaintType"]) == 2 {
            (inner.fill.space, inner.fill.numbers) = (ink.space, ink.numbers)
            inner.stroke = inner.fill
        }
        var form = tile.dictionary
        form["Matrix"] = nil
        let performer = PDFPerformer(
            file, budget, inner, base: .identity, resources: file.dictionary(form["Resources"]), bounds: frame,
            depth: depth + 1, counts: counts)
        let drawn = try performer.perform(try file.unpacked(tile))
        let copy = Node.layer(.clip(Path(frame), rule: .nonzero, inverse: false), drawn)
        let area = box.intersection(visible).applying(map.inverted())
        guard !drawn.isEmpty, !area.isNull else { return [] }
        let grid = TileGrid(frame: frame, step: CGSize(width: abs(across), height: abs(down)))
        let tiles = try grid.copies(of: copy, touching: area, budget)
        guard !tiles.isEmpty else { return [] }
        let nodes: [Node] = [.layer(cut, [.layer(.transform(map), tiles)])]
        return ink.opacity < 1 ? [.layer(.opacity(ink.opacity), nodes)] : nodes
    }

    // MARK: Pictures

    private func drawPicture(_ object: PDFStream) throws(DrawingError) {
        let picture = PDFPicture(object, resources: resources, in: file)
        let isStencil = picture.isStencil
        guard let pixmap = try picture.pixmap(in: isStencil ? state.fill.color : .black) else {
            budget.omit("pictures of kinds that are not read")
            return
        }
        // A picture fills the unit square, its first row at the top, where y is 1.
        let size = CGRect(x: 0, y: 0, width: Double(pixmap.width), height: Double(pixmap.height))
        let map = CGAffineTransform(1 / size.width, 0, 0, -1 / size.height, 0, 1).concatenating(state.map)
        var nodes: [Node] = [.layer(.transform(map), [.image(ImageNode(SceneImage(pixmap), in: size))])]
        if !isStencil, state.fill.opacity < 1 { nodes = [.layer(.opacity(state.fill.opacity), nodes)] }
        emit(nodes)
    }
}

extension PDFState {
    /// For what is drawn by itself first: the cuts are applied to the whole afterwards.
    var withoutCuts: PDFState {
        var copy = self
        (copy.cuts, copy.softMask, copy.blendMode) = ([], nil, .normal)
        return copy
    }
}
