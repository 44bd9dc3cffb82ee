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
            if let cut { area = area.subtracting(SymbolShape.area(cut, line)) }
            pen.add([SymbolContour](area))
        }
    }

    /// What `draw` covers, solid or as a line along its inside; `detail` is cut out of the solid one and drawn into the other.
    static func silhouette(filled: Bool, _ draw: @escaping Drawing, detail: Drawing? = nil) -> SymbolShape {
        plain { pen, line in
            let solid = SymbolShape.area(draw, line)
            let inner = detail.map { SymbolShape.area($0, line) } ?? Path()
            if filled {
                pen.add([SymbolContour](solid.subtracting(inner)))
            } else {
                let edge = solid.strokedPath(StrokeStyle(lineWidth: 2 * line, lineJoin: .round))
                pen.add([SymbolContour](solid.intersection(edge.union(inner))))
            }
        }
    }

    /// The symbol with a line across it from the upper left, which has room at both sides.
    var slashed: SymbolShape {
        let way = [point(-0.58, -0.56), point(0.58, 0.56)]
        return merging { area, line in
            area.subtracting(SymbolPen { $0.line(way, width: 2.8 * line) }.contours.path)
                .union(SymbolPen { $0.line(way, width: line) }.contours.path)
        }
    }

    /// The symbol with a disc at its lower right, out of which a sign is cut.
    func badged(_ sign: @escaping Drawing) -> SymbolShape {
        let (center, radius) = (point(0.46, 0.40), 0.29)
        let room = merging { area, _ in
            area.subtracting(SymbolPen { $0.disc(center, radius: radius + 0.08) }.contours.path)
        }
        let badge = SymbolShape.plain { pen, line in
            let mark = SymbolShape.area(sign, min(line, 0.085)).applying(.init(translationX: center.x, y: center.y))
            let disc = SymbolPen { $0.disc(center, radius: radius) }.contours.path
            pen.add([SymbolContour](disc.subtracting(mark)))
        }
        return room.with(badge)
    }

    /// All parts as one, of another area.
    private func merging(_ change: @escaping @Sendable (Path, Double) -> Path) -> SymbolShape {
        SymbolShape.plain { pen, line in
            let area = parts(line).flatMap(\.contours).path.normalized(eoFill: false)
            pen.add([SymbolContour](change(area, line)))
        }
    }

    private static func area(_ draw: Drawing, _ line: Double) -> Path {
        SymbolPen { draw(&$0, line) }.contours.path.normalized(eoFill: false)
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
    static let clockSign: Drawing = { pen, line in
        pen.line([point(0, -0.16), point(0, 0.02), point(0.13, 0.02)], width: line)
    }
}
