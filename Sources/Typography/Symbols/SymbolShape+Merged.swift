import Foundation
import KinoraGeometry

/// Symbols made of areas that may lie over each other: they become one outline without overlaps, so that it can be cut out of an
/// enclosure as any other.
extension SymbolShape {
    typealias Drawing = @Sendable (inout SymbolPen, Double) -> Void

    /// What `draw` covers, less what `cut` does.
    static func merged(_ draw: @escaping Drawing, less cut: Drawing? = nil) -> SymbolShape {
        plain { pen, line in
            var area = SymbolShape.area(draw, line)
            if let cut { area = area.without(SymbolShape.area(cut, line)) }
            pen.add([SymbolContour](area))
        }
    }

    /// What `draw` covers, solid or as a line along its inside; `detail` is cut out of the solid one and drawn into the other.
    static func silhouette(filled: Bool, _ draw: @escaping Drawing, detail: Drawing? = nil) -> SymbolShape {
        plain { pen, line in
            let solid = SymbolShape.area(draw, line)
            let inner = detail.map { SymbolShape.area($0, line) } ?? Path()
            if filled {
                pen.add([SymbolContour](solid.without(inner)))
            } else {
                let edge = solid.strokedPath(StrokeStyle(lineWidth: 2 * line, lineJoin: .round))
                pen.add([SymbolContour](solid.within(edge.joined(with: inner))))
            }
        }
    }

    /// The symbol with a line across it from the upper left, which has room at both sides.
    var slashed: SymbolShape {
        let way = [point(-0.58, -0.56), point(0.58, 0.56)]
        let base = merging(.secondary) { area, line in
            area.without(SymbolPen { $0.line(way, width: 2.8 * line) }.contours.path)
        }
        return base.with(.plain { $0.line(way, width: $1) })
    }

    /// The symbol with a disc or triangle on it, by default at its lower right, out of which a sign is cut. The badge stands out in
    /// hierarchical rendering, and has the first color of a palette.
    func badged(
        _ sign: Drawing? = nil, radius: Double = 0.29, triangle: Bool = false, at center: CGPoint = point(0.46, 0.40)
    ) -> SymbolShape {
        @Sendable func ground(_ radius: Double) -> Path {
            SymbolPen { pen in
                guard triangle else { return pen.disc(center, radius: radius) }
                let corners = regularPolygon(3, radius: radius * 1.25, from: -90, center: center)
                pen.polygon(corners.map { point($0.x, $0.y + 0.02) }, radius: 0.06)
            }
            .contours.path
        }
        let room = merging(.secondary) { area, _ in area.without(ground(radius + (triangle ? 0.13 : 0.08))) }
        let badge = SymbolShape.plain { pen, line in
            let disc = ground(radius)
            let mark = sign.map { SymbolShape.area($0, min(line, 0.085)) } ?? Path()
            let place = CGAffineTransform(translationX: center.x, y: center.y)
            pen.add([SymbolContour](disc.without(mark.applying(place))))
        }
        return room.with(badge)
    }

    /// All parts as one, of another area.
    private func merging(
        _ level: SymbolLevel, _ change: @escaping @Sendable (Path, Double) -> Path
    ) -> SymbolShape {
        SymbolShape { line in
            let area = parts(line).flatMap(\.contours).path.cleaned
            return [Part(level) { $0.add([SymbolContour](change(area, line))) }]
        }
    }

    private static func area(_ draw: Drawing, _ line: Double) -> Path {
        SymbolPen { draw(&$0, line) }.contours.path.cleaned
    }

    // MARK: Signs for badges, about the origin

    static let plusSign: Drawing = { pen, line in pen.add(plus(0.17, line)) }
    static let minusSign: Drawing = { pen, line in pen.line([point(-0.13, 0), point(0.13, 0)], width: line) }
    static let crossSign: Drawing = { pen, line in pen.add(plus(0.17, line).applying(rotation(45))) }
    static let tickSign: Drawing = { pen, line in
        pen.line([point(-0.13, 0.01), point(-0.03, 0.12), point(0.13, -0.11)], width: line)
    }
    static let exclamationSign: Drawing = { pen, line in
        pen.line([point(0, -0.15), point(0, 0.02)], width: line)
        pen.disc(point(0, 0.14), radius: line * 0.62)
    }
    static let questionSign: Drawing = { pen, line in
        let hook = [
            point(-0.10, -0.08), point(-0.06, -0.15), point(0.04, -0.16), point(0.10, -0.09), point(0.06, -0.01),
            point(0, 0.05),
        ]
        pen.add([SymbolContour](Path { $0.addLines(hook) }.lined(line * 0.9)))
        pen.disc(point(0, 0.17), radius: line * 0.58)
    }
    static let dotsSign: Drawing = { pen, line in
        for x in [-0.14, 0, 0.14] { pen.disc(point(x, 0), radius: line * 0.6) }
    }
    static let personSign: Drawing = { pen, _ in
        pen.disc(point(0, -0.08), radius: 0.09)
        pen.ellipse(CGRect(x: -0.15, y: 0.05, width: 0.30, height: 0.16))
    }
    static let gearSign: Drawing = { pen, _ in
        pen.polygon(star(8, outer: 0.20, inner: 0.14), radius: 0.02)
        pen.cut { $0.disc(.zero, radius: 0.065) }
    }
    static let clockSign: Drawing = { pen, line in
        pen.line([point(0, -0.16), point(0, 0.02), point(0.13, 0.02)], width: line)
    }
}
