import Foundation
import KinoraGeometry
import KinoraScene

/// From an SVG document to a drawing.
///
/// Paths and basic shapes, groups, transforms, `use` and `symbol`, nested documents, gradients, patterns, clips, masks, pictures within the
/// document, presentation attributes and simple style sheets. Text, filters and markers are not drawn.
final class SVGReader {
    let sheet: SVGStyleSheet
    /// Elements by their identifiers; of equal ones the first.
    let ids: [String: MarkupElement]
    let budget = DrawingBudget()
    /// What is being drawn by reference, so that nothing refers to itself.
    var referred: Set<String> = []

    static func drawing(_ bytes: [UInt8]) throws(DrawingError) -> VectorDrawing {
        let root = try MarkupParser.parse(bytes)
        guard root.name == "svg" else { throw DrawingError("the outermost element is <\(root.name)>, not <svg>") }
        return try SVGReader(root).drawing(of: root)
    }

    init(_ root: MarkupElement) {
        var ids: [String: MarkupElement] = [:]
        var rules = ""
        func collect(_ element: MarkupElement) {
            if let id = element.attributes["id"], ids[id] == nil { ids[id] = element }
            if element.name == "style" { rules += element.text }
            for child in element.children { collect(child) }
        }
        collect(root)
        self.ids = ids
        sheet = SVGStyleSheet(rules)
        if sheet.hasOtherRules { budget.omit("some rules of style sheets") }
    }

    private func drawing(of root: MarkupElement) throws(DrawingError) -> VectorDrawing {
        let declared = SVGDeclarations(root, sheet: sheet, viewport: .zero)
        let viewBox = SVGReader.viewBox(root)
        /// A length; percentages are of the view box.
        func side(_ name: String, _ whole: Double?) -> Double? {
            guard let text = declared[name], let length = declared.length(text, of: whole ?? 100, 16), length > 0 else {
                return nil
            }
            return length
        }
        var width = side("width", viewBox.map { Double($0.width) })
        var height = side("height", viewBox.map { Double($0.height) })
        // One side follows from the other by the box's shape.
        if let viewBox, viewBox.height > 0, viewBox.width > 0 {
            width = width ?? height.map { $0 * viewBox.width / viewBox.height } ?? viewBox.width
            height = height ?? width.map { $0 * viewBox.height / viewBox.width }
        }
        let size = CGSize(
            width: min(width ?? 300, DrawingLimits.side), height: min(height ?? 150, DrawingLimits.side))
        let nodes = try viewport(root, CGRect(origin: .zero, size: size), SVGStyle(), depth: 0)
        return VectorDrawing(size: size, nodes: nodes, omissions: budget.omissions.sorted())
    }

    static func viewBox(_ element: MarkupElement) -> CGRect? {
        let numbers = SVGNumbers.list(element.attributes["viewBox"] ?? "")
        guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return nil }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// The content of `svg` or `symbol`, its view box laid into a frame and cut off there.
    private func viewport(
        _ element: MarkupElement, _ frame: CGRect, _ inherited: SVGStyle, depth: Int
    ) throws(DrawingError) -> [Node] {
        guard frame.width > 0, frame.height > 0 else { return [] }
        let viewBox = SVGReader.viewBox(element)
        let inner = viewBox?.size ?? frame.size
        let declared = SVGDeclarations(element, sheet: sheet, viewport: inner)
        var style = inherited
        style.apply(declared)
        let map =
            viewBox.map { SVGReader.fitted($0, into: frame, declared["preserveAspectRatio"]) }
            ?? CGAffineTransform(translationX: frame.minX, y: frame.minY)
        var nodes = try children(of: element, style, viewport: inner, depth: depth)
        if !map.isIdentity, !nodes.isEmpty { nodes = [.layer(.transform(map), nodes)] }
        nodes = try layers(nodes, declared, style, viewport: inner, depth: depth)
        let isOpen = depth > 0 && declared["overflow"] == "visible"
        return nodes.isEmpty || isOpen ? nodes : [.layer(.clip(Path(frame), rule: .nonzero, inverse: false), nodes)]
    }

    /// Where a view box goes: SVG 2, “preserveAspectRatio”.
    static func fitted(_ box: CGRect, into frame: CGRect, _ rule: String?) -> CGAffineTransform {
        let rule = rule ?? "xMidYMid"
        var (sx, sy) = (frame.width / box.width, frame.height / box.height)
        if !rule.contains("none") {
            let scale = rule.contains("slice") ? max(sx, sy) : min(sx, sy)
            (sx, sy) = (scale, scale)
        }
        func share(_ low: String, _ high: String) -> Double { rule.contains(low) ? 0 : rule.contains(high) ? 1 : 0.5 }
        let x = frame.minX - box.minX * sx + (frame.width - box.width * sx) * share("xMin", "xMax")
        let y = frame.minY - box.minY * sy + (frame.height - box.height * sy) * share("YMin", "YMax")
        return CGAffineTransform(sx, 0, 0, sy, x, y)
    }

    func children(
        of element: MarkupElement, _ style: SVGStyle, viewport: CGSize, depth: Int
    ) throws(DrawingError) -> [Node] {
        var nodes: [Node] = []
        for child in element.children {
            nodes += try self.nodes(of: child, style, viewport: viewport, depth: depth + 1)
        }
        return nodes
    }

    /// What an element draws in its parent's space.
    func nodes(
        of element: MarkupElement, _ inherited: SVGStyle, viewport: CGSize, depth: Int
    ) throws(DrawingError) -> [Node] {
        guard depth <= DrawingLimits.depth else {
            throw DrawingError("elements refer to others more than \(DrawingLimits.depth) deep")
        }
        let declared = SVGDeclarations(element, sheet: sheet, viewport: viewport)
        guard declared["display"] != "none" else { return [] }
        try budget.spend()
        var style = inherited
        style.apply(declared)
        var nodes: [Node]
        switch element.name {
        case "g", "a": nodes = try children(of: element, style, viewport: viewport, depth: depth)
        case "switch":
            nodes =
                try element.children.first.map { (child) throws(DrawingError) in
                    try self.nodes(of: child, style, viewport: viewport, depth: depth + 1)
                } ?? []
        case "svg":
            return try self.viewport(
                element,
                CGRect(
                    x: declared.x("x") ?? 0, y: declared.y("y") ?? 0, width: declared.x("width") ?? viewport.width,
                    height: declared.y("height") ?? viewport.height), inherited, depth: depth)
        case "use": nodes = try use(element, declared, style, viewport: viewport, depth: depth)
        case "image": nodes = try image(element, declared, style)
        case "text", "foreignObject":
            budget.omit("texts")
            return []
        default:
            guard let path = SVGShape.path(of: element.name, declared) else { return [] }
            nodes = try shape(path, declared, style, viewport: viewport, depth: depth)
        }
        nodes = try layers(nodes, declared, style, viewport: viewport, depth: depth)
        let map = SVGTransform.parse(declared["transform"])
        return map.isIdentity || nodes.isEmpty ? nodes : [.layer(.transform(map), nodes)]
    }

    /// A copy of another element.
    private func use(
        _ element: MarkupElement, _ declared: SVGDeclarations, _ style: SVGStyle, viewport: CGSize, depth: Int
    ) throws(DrawingError) -> [Node] {
        guard let (id, target) = reference(element), referred.insert(id).inserted else { return [] }
        defer { referred.remove(id) }
        let (x, y) = (declared.x("x") ?? 0, declared.y("y") ?? 0)
        var nodes: [Node]
        if target.name == "symbol" || target.name == "svg" {
            let inner = SVGDeclarations(target, sheet: sheet, viewport: viewport)
            let size = CGSize(
                width: declared.x("width") ?? inner.x("width") ?? viewport.width,
                height: declared.y("height") ?? inner.y("height") ?? viewport.height)
            nodes = try self.viewport(target, CGRect(origin: .zero, size: size), style, depth: depth + 1)
        } else {
            nodes = try self.nodes(of: target, style, viewport: viewport, depth: depth + 1)
        }
        guard x != 0 || y != 0, !nodes.isEmpty else { return nodes }
        return [.layer(.transform(CGAffineTransform(translationX: x, y: y)), nodes)]
    }

    /// What `href` names.
    func reference(_ element: MarkupElement) -> (id: String, target: MarkupElement)? {
        guard let text = element.attributes["href"], text.hasPrefix("#") else { return nil }
        let id = String(text.dropFirst())
        return ids[id].map { (id, $0) }
    }
}
