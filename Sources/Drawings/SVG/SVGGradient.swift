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
    func paint(for box: CGRect, _ opacity: Double, _ budget: DrawingBudget) -> SpacedPaint? {
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
        let ramp = Ramp(stops: stops)
        let area = box.insetBy(dx: -box.width / 2, dy: -box.height / 2).applying(map.inverted())
        let paint = isRadial ? radial(ramp, size, area, budget) : linear(ramp, size, area)
        return paint.map { SpacedPaint(paint: $0, map: map) } ?? SpacedPaint(paint: .color(last.color), map: .identity)
    }

    private func linear(_ ramp: Ramp, _ size: CGSize, _ area: CGRect) -> Paint? {
        let start = CGPoint(x: number("x1", size.width) ?? 0, y: number("y1", size.height) ?? 0)
        let end = CGPoint(x: number("x2", size.width) ?? size.width, y: number("y2", size.height) ?? 0)
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let square = dx * dx + dy * dy
        guard square > 0 else { return nil }
        let places = [area.minX, area.maxX].flatMap { x in
            [area.minY, area.maxY].map { y in ((x - start.x) * dx + (y - start.y) * dy) / square }
        }
        let spread = ramp.spread(attributes["spreadMethod"], over: places.min()!, places.max()!)
        return .linear(LinearPaint(ramp: spread, start: start, end: end))
    }

    private func radial(_ ramp: Ramp, _ size: CGSize, _ area: CGRect, _ budget: DrawingBudget) -> Paint? {
        let diagonal = ((size.width * size.width + size.height * size.height) / 2).squareRoot()
        let center = CGPoint(
            x: number("cx", size.width) ?? size.width / 2, y: number("cy", size.height) ?? size.height / 2)
        let radius = number("r", diagonal) ?? diagonal / 2
        let inner = number("fr", diagonal) ?? 0
        guard radius > 0, inner >= 0, inner < radius else { return nil }
        let focus = CGPoint(x: number("fx", size.width) ?? center.x, y: number("fy", size.height) ?? center.y)
        if Maths.hypot(focus.x - center.x, focus.y - center.y) > radius / 100 {
            budget.omit("focal points of gradients")
        }
        let reach = [area.minX, area.maxX].flatMap { x in
            [area.minY, area.maxY].map { y in Maths.hypot(x - center.x, y - center.y) }
        }.max()!
        let spread = ramp.spread(attributes["spreadMethod"], over: 0, (reach - inner) / (radius - inner))
        return .radial(RadialPaint(ramp: spread, center: center, startRadius: inner, endRadius: radius))
    }

    /// A coordinate: a number or a percentage of `whole`.
    private func number(_ name: String, _ whole: Double) -> Double? {
        guard let text = attributes[name] else { return nil }
        var numbers = SVGNumbers(text)
        guard let number = numbers.next() else { return nil }
        return numbers.rest.trimmed == "%" ? number / 100 * whole : number
    }
}

extension Ramp {
    /// Repetitions of a gradient in each direction.
    private static let mostRepetitions = 256.0

    /// The ramp as `spreadMethod` continues it from `low` to `high`: its end colors, itself again, or itself turned around each time.
    fileprivate func spread(_ method: String?, over low: Double, _ high: Double) -> Ramp {
        guard method == "repeat" || method == "reflect", low.isFinite, high.isFinite else { return self }
        let first = Int(Maths.floor(low).clamped(to: -Ramp.mostRepetitions...0))
        let last = Int(Maths.ceil(high).clamped(to: 1...Ramp.mostRepetitions))
        var all: [Stop] = []
        for turn in first..<last {
            let isTurned = method == "reflect" && turn % 2 != 0
            let own = isTurned ? stops.reversed().map { Stop(color: $0.color, location: 1 - $0.location) } : stops
            // Each turn begins and ends at whole numbers, where repeated colors leap.
            let full =
                [Stop(color: own.first!.color, location: 0)] + own + [Stop(color: own.last!.color, location: 1)]
            all += full.map { Stop(color: $0.color, location: $0.location + Double(turn)) }
        }
        return Ramp(stops: all, space: space)
    }
}
