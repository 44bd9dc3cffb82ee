import Foundation
import KinoraGeometry

/// A symbol of a project's own, in the form that Apple's app for symbols exports: an SVG file with a group for each weight and size, such as
/// `Regular-M`, drawn for letters of 100 points, its origin on the baseline.
package struct SymbolTemplate: Equatable, Sendable {
    package enum Size: String, CaseIterable, Hashable, Sendable { case small = "S", medium = "M", large = "L" }

    /// One of the symbol's drawings.
    package struct Variant: Equatable, Sendable {
        /// From 100 to 900, as fonts count.
        package let weight: Int
        package let size: Size
        package let parts: [Part]
        /// From the left margin to the right one, in the parts' em; nil where the file has no such guides.
        package var margins: ClosedRange<Double>?
    }

    /// A path of a drawing.
    package struct Part: Equatable, Sendable {
        /// In em, y down, from the left end of the baseline.
        package let path: Path
        /// The level of its color, from 0.
        package let level: Int
        /// The name of its own color in multicolor rendering, such as `red`.
        package let color: String?
    }

    /// In the file's order.
    package let variants: [Variant]

    private static let weights = [
        "Ultralight": 100, "Thin": 200, "Light": 300, "Regular": 400, "Medium": 500, "Semibold": 600, "Bold": 700,
        "Heavy": 800, "Black": 900,
    ]
    /// Points per em in the file.
    private static let em = 100.0

    /// - Throws: a `DrawingError` where the bytes are no XML, or no group in them has a weight's and size's name.
    package init(_ bytes: [UInt8]) throws(DrawingError) {
        guard bytes.count <= DrawingLimits.fileBytes else {
            throw DrawingError("the file has more than \(DrawingLimits.fileBytes >> 20) MiB")
        }
        var variants: [Variant] = []
        let document = try MarkupParser.parse(bytes)
        var guides: [String: Double] = [:]
        SymbolTemplate.collectGuides(document, &guides)
        SymbolTemplate.collect(document, guides, &variants)
        guard !variants.isEmpty else { throw DrawingError("it has no group such as Regular-M") }
        self.variants = variants
    }

    /// Where the upright lines of the margins stand on the page, such as `left-margin-Regular-M`. Those of the first templates are of
    /// the regular drawing of medium size, and say it not.
    private static func collectGuides(_ element: MarkupElement, _ guides: inout [String: Double]) {
        if let id = element.attributes["id"], id.hasPrefix("left-margin") || id.hasPrefix("right-margin"),
            let path = SVGShape.path(
                of: element.name, SVGDeclarations(element, sheet: SVGStyleSheet(""), viewport: .zero))
        {
            let isOld = id == "left-margin" || id == "right-margin"
            let line = path.applying(SVGTransform.parse(element.attributes["transform"])).boundingRect
            if line.midX.isFinite { guides[isOld ? id + "-Regular-M" : id] = Double(line.midX) }
        }
        for child in element.children { collectGuides(child, &guides) }
    }

    /// The margins of a drawing that stands at `x` on the page.
    private static func margins(_ name: String, at x: Double, _ guides: [String: Double]) -> ClosedRange<Double>? {
        guard let left = guides["left-margin-" + name], let right = guides["right-margin-" + name], left < right else {
            return nil
        }
        return (left - x) / em...(right - x) / em
    }

    private static func collect(
        _ element: MarkupElement, _ guides: [String: Double], _ variants: inout [Variant]
    ) {
        let name = (element.attributes["id"] ?? "").split(separator: "-").map(String.init)
        guard name.count == 2, let weight = weights[name[0]], let size = Size(rawValue: name[1]) else {
            for child in element.children { collect(child, guides, &variants) }
            return
        }
        // Where the group stands on the page is only its left end and its baseline.
        let place = SVGTransform.parse(element.attributes["transform"])
        let own = CGAffineTransform(a: place.a, b: place.b, c: place.c, d: place.d, tx: 0, ty: 0)
        var parts: [Part] = []
        for child in element.children { draw(child, own, &parts) }
        guard !parts.isEmpty else { return }
        let margins = margins(name.joined(separator: "-"), at: Double(place.tx), guides)
        variants.append(Variant(weight: weight, size: size, parts: parts, margins: margins))
    }

    private static func draw(
        _ element: MarkupElement, _ outer: CGAffineTransform, _ parts: inout [Part]
    ) {
        let transform = SVGTransform.parse(element.attributes["transform"]).concatenating(outer)
        let sheet = SVGStyleSheet("")
        let declared = SVGDeclarations(element, sheet: sheet, viewport: .zero)
        if let path = SVGShape.path(of: element.name, declared) {
            let scaled = transform.concatenating(CGAffineTransform(scaleX: 1 / em, y: 1 / em))
            let classes = element.attributes["class"] ?? ""
            parts.append(Part(path: path.applying(scaled), level: level(of: classes), color: color(of: classes)))
        }
        for child in element.children { draw(child, transform, &parts) }
    }

    /// The level in hierarchical rendering: a class such as `hierarchical-0:secondary`.
    private static func level(of classes: String) -> Int {
        let own = classes.split(separator: " ").first { $0.hasPrefix("hierarchical-") } ?? ""
        return own.hasSuffix(":tertiary") ? 2 : own.hasSuffix(":secondary") ? 1 : 0
    }

    /// The color in multicolor rendering: a class such as `multicolor-0:systemRedColor` or `multicolor-1:white`. The tint has
    /// no name here: it is the style that the symbol is painted with.
    private static func color(of classes: String) -> String? {
        guard let own = classes.split(separator: " ").first(where: { $0.hasPrefix("multicolor-") }),
            let name = own.split(separator: ":").last, name != "tintColor"
        else { return nil }
        guard name.hasPrefix("system"), name.hasSuffix("Color") else { return String(name) }
        return name.dropFirst(6).dropLast(5).lowercased()
    }
}
