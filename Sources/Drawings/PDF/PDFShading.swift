import Foundation
import KinoraBasics
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// A gradient of a PDF along a line or between circles, as a paint of the scene.
struct PDFShading {
    let paint: Paint

    /// Nil for shadings of other kinds, which it notes.
    init?(_ value: PDFValue?, resources: [String: PDFValue], opacity: Double, in file: PDFFile, _ budget: DrawingBudget)
    {
        let dictionary = file.dictionary(value)
        let kind = file.number(dictionary["ShadingType"]) ?? 0
        guard kind == 2 || kind == 3 else {
            budget.omit("shadings of type \(Int(kind))")
            return nil
        }
        guard let space = PDFColorSpace(dictionary["ColorSpace"], resources: resources, in: file),
            let function = PDFFunction(dictionary["Function"], in: file),
            let numbers = file.numbers(dictionary["Coords"], count: kind == 2 ? 4 : 6)
        else { return nil }
        let domain = file.numbers(dictionary["Domain"], count: 2) ?? [0, 1]
        var extend = [false, false]
        for (index, value) in (file.array(dictionary["Extend"]) ?? []).prefix(2).enumerated() {
            if case .bool(let isOn) = file.resolve(value) { extend[index] = isOn }
        }
        var stops = PDFShading.stops(function, domain, space, opacity)
        if kind == 2 {
            let start = CGPoint(x: numbers[0], y: numbers[1])
            let end = CGPoint(x: numbers[2], y: numbers[3])
            guard start != end else { return nil }
            paint = .linear(LinearPaint(ramp: PDFShading.ramp(stops, extend), start: start, end: end))
            return
        }
        var (from, to) = (numbers[2], numbers[5])
        let (focus, center) = (CGPoint(x: numbers[0], y: numbers[1]), CGPoint(x: numbers[3], y: numbers[4]))
        guard from >= 0, to >= 0, from != to || focus != center else { return nil }
        if from > to, focus == center {
            (from, to) = (to, from)
            stops = stops.reversed().map { Ramp.Stop(color: $0.color, location: 1 - $0.location) }
            extend.reverse()
        }
        paint = .radial(
            RadialPaint(
                ramp: PDFShading.ramp(stops, extend), center: center, startRadius: from, endRadius: to,
                focus: focus == center ? nil : focus))
    }

    /// The steps at which a function is looked at.
    private static let steps = 256

    /// As few stops as reproduce the function's values within half of an 8-bit step.
    private static func stops(
        _ function: PDFFunction, _ domain: [Double], _ space: PDFColorSpace, _ opacity: Double
    ) -> [Ramp.Stop] {
        func stop(_ location: Double, _ nudge: Double = 0) -> Ramp.Stop {
            let t = domain[0] + location * (domain[1] - domain[0])
            return Ramp.Stop(color: space.color(function([t + nudge])).opacity(opacity), location: location)
        }
        var all = (0...steps).map { stop(Double($0) / Double(steps)) }
        let length = domain[1] - domain[0]
        if length > 0 {
            for leap in function.leaps.map({ ($0 - domain[0]) / length }) where leap > 0 && leap < 1 {
                all += [stop(leap, -1e-9 * length), stop(leap)]
            }
            all = all.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
                .map(\.element)
        }
        var kept = [all[0]]
        var anchor = 0
        for next in 2..<max(2, all.count) where !isLine(all[anchor...next]) {
            anchor = next - 1
            kept.append(all[anchor])
        }
        return kept + [all[all.count - 1]]
    }

    /// Whether all stops lie near the line from the first to the last.
    private static func isLine(_ stops: ArraySlice<Ramp.Stop>) -> Bool {
        guard let first = stops.first, let last = stops.last else { return true }
        let length = last.location - first.location
        guard length > 0 else { return first.color == last.color }
        return stops.allSatisfy { stop in
            let share = (stop.location - first.location) / length
            func isNear(_ part: (RGBA) -> Double) -> Bool {
                abs(part(first.color) + share * (part(last.color) - part(first.color)) - part(stop.color)) < 0.4 / 255
            }
            return isNear(\.red) && isNear(\.green) && isNear(\.blue)
        }
    }

    /// Outside of its ends a gradient is continued only where it says so.
    private static func ramp(_ stops: [Ramp.Stop], _ extend: [Bool]) -> Ramp {
        var stops = stops
        if let first = stops.first, !extend[0] {
            stops.insert(Ramp.Stop(color: first.color.opacity(0), location: 0), at: 0)
        }
        if let last = stops.last, !extend[1] { stops.append(Ramp.Stop(color: last.color.opacity(0), location: 1)) }
        return Ramp(stops: stops)
    }
}
