import Foundation
import KinoraBasics
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// What colors an area of an SVG.
enum SVGPaint: Equatable {
    case none
    case color(RGBA)
    /// The color that `color` says.
    case currentColor
    /// A gradient or a pattern by its identifier, and what stands in for it.
    indirect case reference(String, SVGPaint)

    init?(_ text: String) {
        if text == "none" {
            self = .none
        } else if text.lowercased() == "currentcolor" {
            self = .currentColor
        } else if text.hasPrefix("url("), let end = text.firstIndex(of: ")") {
            let rest = String(text[text.index(after: end)...]).trimmed
            self = .reference(SVGPaint.identifier(String(text[...end])) ?? "", SVGPaint(rest) ?? .none)
        } else if let color = SVGColor.parse(text) {
            self = .color(color)
        } else {
            return nil
        }
    }

    /// What `url(#name)` names.
    static func identifier(_ text: String?) -> String? {
        guard let text, text.hasPrefix("url("), let hash = text.firstIndex(of: "#"),
            let end = text[hash...].firstIndex(where: { ")\"'".contains($0) })
        else { return nil }
        return String(text[text.index(after: hash)..<end])
    }
}

/// What elements inherit.
struct SVGStyle {
    var color = RGBA.black
    var fill = SVGPaint.color(.black)
    var fillOpacity = 1.0
    var fillRule = FillRule.nonzero
    var clipRule = FillRule.nonzero
    var stroke = SVGPaint.none
    var strokeOpacity = 1.0
    var line = StrokeStyle(lineWidth: 1, miterLimit: 4)
    var isVisible = true
    var fontSize = 16.0

    /// Takes over what an element says of itself.
    mutating func apply(_ declared: SVGDeclarations) {
        if let text = declared["font-size"], let size = declared.length(text, of: fontSize, fontSize) {
            fontSize = size
        }
        if let text = declared["color"], let color = SVGColor.parse(text) { self.color = color }
        if let text = declared["fill"], let paint = SVGPaint(text) { fill = paint }
        if let text = declared["stroke"], let paint = SVGPaint(text) { stroke = paint }
        if let share = declared.share("fill-opacity") { fillOpacity = share }
        if let share = declared.share("stroke-opacity") { strokeOpacity = share }
        if let text = declared["fill-rule"] { fillRule = text == "evenodd" ? .evenOdd : .nonzero }
        if let text = declared["clip-rule"] { clipRule = text == "evenodd" ? .evenOdd : .nonzero }
        if let text = declared["visibility"] { isVisible = text == "visible" }
        applyLine(declared)
    }

    private mutating func applyLine(_ declared: SVGDeclarations) {
        let diagonal = declared.diagonal
        if let text = declared["stroke-width"], let width = declared.length(text, of: diagonal, fontSize), width >= 0 {
            line.lineWidth = width
        }
        switch declared["stroke-linecap"] {
        case "butt"?: line.lineCap = .butt
        case "round"?: line.lineCap = .round
        case "square"?: line.lineCap = .square
        default: break
        }
        switch declared["stroke-linejoin"] {
        case "miter"?, "miter-clip"?, "arcs"?: line.lineJoin = .miter
        case "round"?: line.lineJoin = .round
        case "bevel"?: line.lineJoin = .bevel
        default: break
        }
        if let text = declared["stroke-miterlimit"], let limit = Double(text), limit >= 1 { line.miterLimit = limit }
        if let text = declared["stroke-dashoffset"], let phase = declared.length(text, of: diagonal, fontSize) {
            line.dashPhase = phase
        }
        if let text = declared["stroke-dasharray"] {
            let dash = text.split { $0 == "," || $0.isWhitespace }.compactMap {
                declared.length(String($0), of: diagonal, fontSize)
            }
            // An odd list is used twice over, by SVG as by strokes.
            line.dash = StrokeStyle.dash(dash)
        }
    }
}

/// What an element says of itself: its attributes, over them the style sheet's rules, over these its style.
struct SVGDeclarations {
    private let values: [String: String]
    /// The size that percentages refer to.
    let viewport: CGSize

    init(_ element: MarkupElement, sheet: SVGStyleSheet, viewport: CGSize) {
        var values = element.attributes
        for (name, value) in sheet.declarations(for: element) { values[name] = value }
        for (name, value) in SVGStyleSheet.declarations(element.attributes["style"] ?? "") { values[name] = value }
        self.values = values
        self.viewport = viewport
    }

    /// What is said; nil also for what is to be inherited.
    subscript(_ name: String) -> String? {
        guard let value = values[name], value != "inherit" else { return nil }
        return value.trimmed
    }

    /// What percentages of lengths without a direction refer to.
    var diagonal: Double {
        ((viewport.width * viewport.width + viewport.height * viewport.height) / 2).squareRoot()
    }

    /// A number in 0…1 or a percentage.
    func share(_ name: String) -> Double? {
        guard let text = self[name], let share = length(text, of: 1, 1) else { return nil }
        return share.clamped(to: 0...1)
    }

    /// Along x, in points.
    func x(_ name: String) -> Double? { self[name].flatMap { length($0, of: Double(viewport.width), 16) } }
    /// Along y, in points.
    func y(_ name: String) -> Double? { self[name].flatMap { length($0, of: Double(viewport.height), 16) } }
    /// In any direction, in points.
    func length(_ name: String) -> Double? { self[name].flatMap { length($0, of: diagonal, 16) } }

    /// A length in any of CSS's units, in points; a point of CSS is 4/3 of Kinora's, which is CSS's pixel.
    func length(_ text: String, of whole: Double, _ em: Double) -> Double? {
        var numbers = SVGNumbers(text)
        guard let number = numbers.next() else { return nil }
        switch numbers.rest.trimmed {
        case "", "px": return number
        case "%": return number / 100 * whole
        case "pt": return number * 4 / 3
        case "pc": return number * 16
        case "in": return number * 96
        case "cm": return number * 96 / 2.54
        case "mm": return number * 96 / 25.4
        case "em", "rem": return number * em
        case "ex", "ch": return number * em / 2
        default: return nil
        }
    }
}
