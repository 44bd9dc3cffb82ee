import Foundation
import KinoraGeometry

/// The cloud and what falls from it or shines behind it.
extension SymbolShape {
    static let weather: [String: SymbolShape] = {
        var shapes: [String: SymbolShape] = [:]
        for filled in [false, true] {
            let ending = filled ? ".fill" : ""
            shapes["cloud" + ending] = sky(filled, lift: 0, scale: 1) { _, _ in }
            shapes["cloud.rain" + ending] = sky(filled) { drops(&$0, $1, count: 3, length: 0.16) }
            shapes["cloud.drizzle" + ending] = sky(filled) { drops(&$0, $1, count: 3, length: 0.05) }
            shapes["cloud.heavyrain" + ending] = sky(filled) { drops(&$0, $1, count: 5, length: 0.20) }
            shapes["cloud.hail" + ending] = sky(filled) { dots(&$0, $1) }
            shapes["cloud.snow" + ending] = sky(filled) { flakes(&$0, $1) }
            shapes["cloud.fog" + ending] = sky(filled) { fog(&$0, $1) }
            shapes["cloud.bolt" + ending] = sky(filled) { pen, _ in bolt(&pen, x: 0) }
            shapes["cloud.bolt.rain" + ending] = sky(filled) { pen, _ in bolt(&pen, x: 0) }
                .with(
                    SymbolShape { line in
                        [
                            Part(.secondary) { pen in
                                for x in [-0.36, 0.36] {
                                    pen.line([point(x + 0.04, 0.30), point(x - 0.04, 0.48)], width: line)
                                }
                            }
                        ]
                    })
            shapes["cloud.sun" + ending] = sunny(filled, rain: false)
            shapes["cloud.sun.rain" + ending] = sunny(filled, rain: true)
            shapes["cloud.moon" + ending] = moonlit(filled)
        }
        return shapes
    }()

    /// A cloud with something under it; both are layers of their own.
    private static func sky(
        _ filled: Bool, lift: Double = -0.20, scale: Double = 0.86,
        below: @escaping @Sendable (inout SymbolPen, Double) -> Void
    ) -> SymbolShape {
        SymbolShape { line in
            let place = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: lift)
            let under = Part(.secondary) { below(&$0, line) }
            return [Part { $0.add(cloud(filled, line, place)) }] + (under.contours.isEmpty ? [] : [under])
        }
    }

    private static func cloud(_ filled: Bool, _ line: Double, _ place: CGAffineTransform) -> [SymbolContour] {
        let contour = outline.applying(place)
        return filled ? [contour] : [contour].rim(width: line)
    }

    /// Three round lobes over a flat bottom.
    private static let outline: SymbolContour = {
        let lobes = [(point(-0.42, 0.16), 0.27), (point(-0.06, -0.10), 0.38), (point(0.42, 0.13), 0.30)]
        let meetings = zip(lobes, lobes.dropFirst()).map { upperMeeting($0.0.0, $0.0.1, $0.1.0, $0.1.1) }
        var contour = SymbolContour(start: point(-0.42, 0.43))
        func arc(_ lobe: (CGPoint, Double), to end: CGPoint) {
            let from = contour.current.minus(lobe.0)
            let to = end.minus(lobe.0)
            let start = Maths.atan2(from.y, from.x)
            var stop = Maths.atan2(to.y, to.x)
            while stop < start { stop += 2 * .pi }
            SymbolPen.arc(&contour, lobe.0, lobe.1, lobe.1, from: start, to: stop)
        }
        arc(lobes[0], to: meetings[0])
        arc(lobes[1], to: meetings[1])
        arc(lobes[2], to: point(0.42, 0.43))
        contour.line(to: contour.start)
        return contour
    }()

    /// Of the two points where circles meet, the one further up.
    private static func upperMeeting(_ a: CGPoint, _ ra: Double, _ b: CGPoint, _ rb: Double) -> CGPoint {
        let between = b.minus(a)
        let distance = between.length
        let along = (distance * distance + ra * ra - rb * rb) / (2 * distance)
        let across = max(ra * ra - along * along, 0).squareRoot()
        let base = a.moved(between.unit, along)
        let (p, q) = (base.moved(between.unit.turned, across), base.moved(between.unit.turned, -across))
        return p.y < q.y ? p : q
    }

    private static func drops(_ pen: inout SymbolPen, _ line: Double, count: Int, length: Double) {
        for i in 0..<count {
            let x = (Double(i) - Double(count - 1) / 2) * (count > 3 ? 0.20 : 0.28)
            let y = 0.34 + (count > 3 && i % 2 == 1 ? 0.06 : 0)
            pen.line([point(x + length * 0.25, y), point(x - length * 0.25, y + length)], width: line)
        }
    }

    private static func dots(_ pen: inout SymbolPen, _ line: Double) {
        for (x, y) in [(-0.30, 0.34), (0, 0.34), (0.30, 0.34), (-0.15, 0.52), (0.15, 0.52)] {
            pen.disc(point(x, y), radius: line * 0.7)
        }
    }

    private static func flakes(_ pen: inout SymbolPen, _ line: Double) {
        for (x, y) in [(-0.30, 0.36), (0, 0.48), (0.30, 0.36)] {
            pen.add(plus(0.11, min(line * 0.7, 0.08)).applying(.init(translationX: x, y: y)))
        }
    }

    private static func fog(_ pen: inout SymbolPen, _ line: Double) {
        pen.line([point(-0.48, 0.36), point(0.48, 0.36)], width: line)
        pen.line([point(-0.34, 0.36 + line * 1.9), point(0.34, 0.36 + line * 1.9)], width: line)
    }

    private static func bolt(_ pen: inout SymbolPen, x: Double) {
        let corners = [(0.10, 0.24), (-0.16, 0.50), (-0.01, 0.50), (-0.09, 0.72), (0.17, 0.44), (0.02, 0.44)]
        pen.polygon(corners.map { point(x + $0.0, $0.1) }, radius: 0.02)
    }

    /// The sun looks over the cloud's right shoulder: what the cloud hides is not drawn.
    private static func sunny(_ filled: Bool, rain: Bool) -> SymbolShape {
        SymbolShape { line in
            let place = CGAffineTransform(a: 0.86, b: 0, c: 0, d: 0.86, tx: -0.08, ty: rain ? 0.02 : 0.14)
            let center = point(0.30, rain ? -0.24 : -0.12)
            let sun = Part(.secondary) { pen in
                pen.arc(center, radius: 0.24, from: -130 * .pi / 180, to: 35 * .pi / 180, width: line)
                for degrees in [-120.0, -75, -30, 15] {
                    let direction = point(Maths.cos(degrees * .pi / 180), Maths.sin(degrees * .pi / 180))
                    pen.line([center.moved(direction, 0.41), center.moved(direction, 0.49)], width: line)
                }
            }
            let parts = [Part { $0.add(cloud(filled, line, place)) }, sun]
            return rain
                ? parts + [
                    Part(.tertiary) { pen in
                        for x in [-0.34, -0.08, 0.18] {
                            pen.line([point(x + 0.03, 0.50), point(x - 0.03, 0.60)], width: line)
                        }
                    }
                ] : parts
        }
    }

    private static func moonlit(_ filled: Bool) -> SymbolShape {
        SymbolShape { line in
            let place = CGAffineTransform(a: 0.86, b: 0, c: 0, d: 0.86, tx: -0.08, ty: 0.16)
            let moon = crescent.applying(.init(a: 0.36, b: 0, c: 0, d: 0.36, tx: 0.50, ty: -0.34))
            return [
                Part { $0.add(cloud(filled, line, place)) },
                Part(.secondary) { $0.add(filled ? [moon] : [moon].rim(width: min(line * 0.8, 0.06))) },
            ]
        }
    }
}
