import Foundation
import KinoraBasics
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// A `linearGradient` or `radialGradient`, with what it takes over from those that it refers to.
struct SVGGradient {
    private let isRadial: Bool
    private let attributes: [String: String]
    private let stops: [Ramp.Stop]
    private let viewport: CGSize

    /// Gradients that may refer to one another in a row.
    private static let mostSteps = 16

    init(_ element: MarkupElement, in reader: SVGReader, viewport: CGSize) {
        isRadial = element.name == "radialGradient"
        self.viewport = viewport
        var attributes: [String: String] = [:]
        var stops: [Ramp.Stop] = []
        var next: MarkupElement? = element
        for _ in 0..<SVGGradient.mostSteps {
            guard let current = next, current.name == "linearGradient" || current.name == "radialGradient" else {
                break
            }
            attributes.merge(current.attributes) { own, _ in own }
            if stops.isEmpty { stops = SVGGradient.stops(of: current, in: reader) }
            next = reader.reference(current)?.target
        }
        self.attributes = attributes
        self.stops = stops
    }

    /// Offsets never fall: a smaller one becomes the one before it.
    private static func stops(of element: MarkupElement, in reader: SVGReader) -> [Ramp.Stop] {
        var last = 0.0
        return element.children.filter { $0.name == "stop" }.map { stop in
            let declared = SVGDeclarations(stop, sheet: reader.sheet, viewport: .zero)
            last = max(last, declared.share("offset") ?? 0)
            let text = declared["stop-color"] ?? "black"
            let current = declared["color"].flatMap(SVGColor.parse) ?? .black
            let color = text.lowercased() == "currentcolor" ? current : SVGColor.parse(text) ?? .black
            return Ramp.Stop(color: color.opacity(declared.share("stop-opacity") ?? 1), location: last)
        }
    }

    /// The paint of something in a box; nil where nothing is painted.
    func paint(for box: CGRect, _ opacity: Double) -> SpacedPaint? {
        let stops = stops.map { Ramp.Stop(color: $0.color.opacity(opacity), location: $0.location) }
        guard let last = stops.last else { return nil }
        guard stops.count > 1 else { return SpacedPaint(paint: .color(last.color), map: .identity) }
        let isOfBox = attributes["gradientUnits"] != "userSpaceOnUse"
        // A box without an area has no space of its own.
        guard !isOfBox || box.width > 0 && box.height > 0 else { return nil }
        var map = SVGTransform.parse(attributes["gradientTransform"])
        if isOfBox { map = map.concatenating(CGAffineTransform(box.width, 0, 0, box.height, box.minX, box.minY)) }
        guard map.determinant != 0 else { return SpacedPaint(paint: .color(last.color), map: .identity) }
        let size = isOfBox ? CGSize(width: 1, height: 1) : viewport
        let ramp = Ramp(stops: stops, spread: spread)
        let paint = isRadial ? radial(ramp, size) : linear(ramp, size)
        return paint.map { SpacedPaint(paint: $0, map: map) } ?? SpacedPaint(paint: .color(last.color), map: .identity)
    }

    private var spread: GradientSpread {
        switch attributes["spreadMethod"] {
        case "repeat": .repeat
        case "reflect": .reflect
        default: .pad
        }
    }

    private func linear(_ ramp: Ramp, _ size: CGSize) -> Paint? {
        let start = CGPoint(x: number("x1", size.width) ?? 0, y: number("y1", size.height) ?? 0)
        let end = CGPoint(x: number("x2", size.width) ?? size.width, y: number("y2", size.height) ?? 0)
        return start == end ? nil : .linear(LinearPaint(ramp: ramp, start: start, end: end))
    }

    private func radial(_ ramp: Ramp, _ size: CGSize) -> Paint? {
        let diagonal = ((size.width * size.width + size.height * size.height) / 2).squareRoot()
        let center = CGPoint(
            x: number("cx", size.width) ?? size.width / 2, y: number("cy", size.height) ?? size.height / 2)
        let radius = number("r", diagonal) ?? diagonal / 2
        let inner = number("fr", diagonal) ?? 0
        guard radius > 0, inner >= 0, inner < radius else { return nil }
        let focus = CGPoint(x: number("fx", size.width) ?? center.x, y: number("fy", size.height) ?? center.y)
        return .radial(
            RadialPaint(
                ramp: ramp, center: center, startRadius: inner, endRadius: radius, focus: focus == center ? nil : focus)
        )
    }

    /// A coordinate: a number or a percentage of `whole`.
    private func number(_ name: String, _ whole: Double) -> Double? {
        guard let text = attributes[name] else { return nil }
        var numbers = SVGNumbers(text)
        guard let number = numbers.next() else { return nil }
        return numbers.rest.trimmed == "%" ? number / 100 * whole : number
    }
}
