import Foundation
import KinoraGeometry
import KinoraScene

// Clips, masks, opacity and blend modes.

extension SVGReader {
    /// What an element draws, as its own clip, mask, opacity and blend mode make it: in this order.
    func layers(
        _ nodes: [Node], _ declared: SVGDeclarations, _ style: SVGStyle, viewport: CGSize, depth: Int
    ) throws(DrawingError) -> [Node] {
        var nodes = nodes
        guard !nodes.isEmpty else { return [] }
        if declared["filter"] ?? "none" != "none" { budget.omit("filters") }
        let box = nodes.pathBounds
        if let id = SVGPaint.identifier(declared["clip-path"]), let clip = ids[id], clip.name == "clipPath" {
            nodes = try clipped(nodes, by: clip, id, box, viewport: viewport, depth: depth)
        }
        if let id = SVGPaint.identifier(declared["mask"]), let mask = ids[id], mask.name == "mask" {
            nodes = try masked(nodes, by: mask, id, box, viewport: viewport, depth: depth)
        }
        if let opacity = declared.share("opacity"), opacity < 1 {
            guard opacity > 0 else { return [] }
            nodes = nodes.faded(opacity)
        }
        if let name = declared["mix-blend-mode"], let mode = SVGReader.blendModes[name] {
            nodes = [.layer(.blend(mode), nodes)]
        } else if declared["isolation"] == "isolate" {
            nodes = [.layer(.isolate, nodes)]
        }
        return nodes
    }

    private static let blendModes: [String: BlendMode] = [
        "multiply": .multiply, "screen": .screen, "overlay": .overlay, "darken": .darken, "lighten": .lighten,
        "color-dodge": .colorDodge, "color-burn": .colorBurn, "hard-light": .hardLight, "soft-light": .softLight,
        "difference": .difference, "exclusion": .exclusion, "hue": .hue, "saturation": .saturation, "color": .color,
        "luminosity": .luminosity, "plus-lighter": .plusLighter,
    ]

    private func clipped(
        _ nodes: [Node], by clip: MarkupElement, _ id: String, _ box: CGRect, viewport: CGSize, depth: Int
    ) throws(DrawingError) -> [Node] {
        guard referred.insert(id).inserted else { return nodes }
        defer { referred.remove(id) }
        let declared = SVGDeclarations(clip, sheet: sheet, viewport: viewport)
        let map = space(declared, "clipPathUnits", box).map {
            SVGTransform.parse(declared["transform"]).concatenating($0)
        }
        guard let map else { return [] }
        var result = nodes
        if let single = try singleClip(clip, viewport: viewport, depth: depth) {
            result = [.layer(.clip(single.path.applying(map), rule: single.rule, inverse: false), nodes)]
        } else {
            // Several shapes: what any of them covers.
            var style = SVGStyle()
            var shapes: [Node] = []
            for child in clip.children {
                style.fillRule = .nonzero
                shapes += try clipShape(child, style, viewport: viewport, depth: depth + 1)
            }
            result = shapes.isEmpty ? [] : [.layer(.mask([.layer(.transform(map), shapes)], .alpha), nodes)]
        }
        if let other = SVGPaint.identifier(declared["clip-path"]), let next = ids[other], next.name == "clipPath" {
            result = try clipped(result, by: next, other, box, viewport: viewport, depth: depth + 1)
        }
        return result
    }

    /// The one path that a clip consists of.
    private func singleClip(
        _ clip: MarkupElement, viewport: CGSize, depth: Int
    ) throws(DrawingError) -> (path: Path, rule: FillRule)? {
        let shapes = clip.children.filter { !["title", "desc", "metadata"].contains($0.name) }
        guard shapes.count == 1 else { return nil }
        let declared = SVGDeclarations(shapes[0], sheet: sheet, viewport: viewport)
        var style = SVGStyle()
        style.apply(SVGDeclarations(clip, sheet: sheet, viewport: viewport))
        style.apply(declared)
        guard declared["clip-path"] == nil, declared["display"] != "none", style.isVisible,
            let path = SVGShape.path(of: shapes[0].name, declared)
        else { return nil }
        try budget.spend(pathElements: path.elements.count)
        return (path.applying(SVGTransform.parse(declared["transform"])), style.clipRule)
    }

    /// A shape of a clip, filled whole: paints and opacities do not count there.
    private func clipShape(
        _ element: MarkupElement, _ inherited: SVGStyle, viewport: CGSize, depth: Int
    ) throws(DrawingError) -> [Node] {
        let declared = SVGDeclarations(element, sheet: sheet, viewport: viewport)
        var style = inherited
        style.apply(declared)
        guard declared["display"] != "none", style.isVisible else { return [] }
        var nodes: [Node] = []
        if element.name == "use" {
            guard let (id, target) = reference(element), referred.insert(id).inserted else { return [] }
            defer { referred.remove(id) }
            let shift = CGAffineTransform(translationX: declared.x("x") ?? 0, y: declared.y("y") ?? 0)
            nodes = [.layer(.transform(shift), try clipShape(target, style, viewport: viewport, depth: depth + 1))]
        } else if let path = SVGShape.path(of: element.name, declared) {
            try budget.spend(pathElements: path.elements.count)
            nodes = [.fill(Fill(path, rule: style.clipRule, paint: .color(.black)))]
        }
        if let id = SVGPaint.identifier(declared["clip-path"]), let clip = ids[id], clip.name == "clipPath" {
            nodes = try clipped(nodes, by: clip, id, nodes.pathBounds, viewport: viewport, depth: depth + 1)
        }
        return nodes.isEmpty ? [] : [.layer(.transform(SVGTransform.parse(declared["transform"])), nodes)]
    }

    private func masked(
        _ nodes: [Node], by mask: MarkupElement, _ id: String, _ box: CGRect, viewport: CGSize, depth: Int
    ) throws(DrawingError) -> [Node] {
        guard referred.insert(id).inserted else { return nodes }
        defer { referred.remove(id) }
        let isOfBox = mask.attributes["maskUnits"] != "userSpaceOnUse"
        let declared = SVGDeclarations(mask, sheet: sheet, viewport: isOfBox ? CGSize(width: 1, height: 1) : viewport)
        let whole = isOfBox ? CGSize(width: 1, height: 1) : viewport
        // Masks end a tenth of the box outside of it, unless said otherwise.
        var region = CGRect(
            x: declared.x("x") ?? -0.1 * whole.width, y: declared.y("y") ?? -0.1 * whole.height,
            width: declared.x("width") ?? 1.2 * whole.width, height: declared.y("height") ?? 1.2 * whole.height)
        guard !box.isNull else { return [] }
        if isOfBox { region = region.applying(CGAffineTransform(box.width, 0, 0, box.height, box.minX, box.minY)) }
        var style = SVGStyle()
        style.apply(SVGDeclarations(mask, sheet: sheet, viewport: viewport))
        var content = try children(of: mask, style, viewport: viewport, depth: depth)
        if let map = space(declared, "maskContentUnits", box), !map.isIdentity {
            content = [.layer(.transform(map), content)]
        }
        let source: MaskSource = declared["mask-type"] == "alpha" ? .alpha : .luminance
        return [.layer(.mask([.layer(.clip(Path(region), rule: .nonzero, inverse: false), content)], source), nodes)]
    }

    /// From the space that an attribute names to the user's; nil where a box has no area.
    private func space(_ declared: SVGDeclarations, _ attribute: String, _ box: CGRect) -> CGAffineTransform? {
        guard declared[attribute] == "objectBoundingBox" else { return .identity }
        guard !box.isNull, box.width > 0, box.height > 0 else { return nil }
        return CGAffineTransform(box.width, 0, 0, box.height, box.minX, box.minY)
    }
}

extension [Node] {
    /// These together, their alpha multiplied. One shape in one color takes it into its color.
    func faded(_ opacity: Double) -> [Node] {
        if count == 1, case .fill(var fill) = self[0], case .color(let color) = fill.paint {
            fill.paint = .color(color.opacity(opacity))
            return [.fill(fill)]
        }
        return [.layer(.opacity(opacity), self)]
    }
}
