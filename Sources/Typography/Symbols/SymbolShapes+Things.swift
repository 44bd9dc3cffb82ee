import Foundation
import KinoraGeometry

/// Tools, goods, cards and the sun at the horizon: things of which the icon font has another picture.
extension SymbolShape {
    static let things: [String: SymbolShape] = {
        var shapes: [String: SymbolShape] = [
            "stethoscope": merged { pen, line in
                pen.line([point(-0.50, -0.58), point(-0.50, -0.16)], width: line)
                pen.line([point(0.06, -0.58), point(0.06, -0.16)], width: line)
                pen.arc(point(-0.22, -0.16), radius: 0.28, from: 0, to: .pi, width: line)
                for x in [-0.42, -0.02] { pen.line([point(x - 0.08, -0.58), point(x + 0.06, -0.58)], width: line) }
                pen.line([point(-0.22, 0.12), point(-0.22, 0.26)], width: line)
                pen.arc(point(0.10, 0.26), radius: 0.32, from: 0, to: .pi, width: line)
                pen.line([point(0.42, 0.26), point(0.42, 0.06)], width: line)
                pen.ring(point(0.42, -0.08), radius: 0.17, width: line)
            },
            "tuningfork": merged { pen, line in
                let wide = max(line, 0.10)
                for x in [-0.22, 0.22] { pen.line([point(x, -0.62), point(x, -0.10)], width: wide) }
                pen.arc(point(0, -0.10), radius: 0.22, from: 0, to: .pi, width: wide)
                pen.line([point(0, 0.12), point(0, 0.64)], width: wide)
            },
        ]
        for filled in [false, true] {
            let ending = filled ? ".fill" : ""
            shapes["binoculars" + ending] = binoculars(filled)
            shapes["hammer" + ending] = hammer(filled)
            shapes["eraser" + ending] = eraser(filled)
            shapes["pill" + ending] = pill(filled).turned(-45)
            shapes["pills" + ending] = pills(filled)
            shapes["shippingbox" + ending] = parcel(filled)
            shapes["sportscourt" + ending] = court(filled)
            shapes["tennisball" + ending] = tennisBall(filled)
            shapes["tent" + ending] = tent(filled)
            shapes["umbrella" + ending] = umbrella(filled)
            shapes["testtube.2" + ending] = tubes([-0.30, 0.30], filled)
            shapes["stopwatch" + ending] = stopwatch(filled)
            shapes["suit.spade" + ending] = silhouette(filled: filled) { pen, _ in spade(&pen) }
            shapes["suit.club" + ending] = silhouette(filled: filled) { pen, _ in club(&pen) }
            for name in ["externaldrive", "internaldrive"] { shapes[name + ending] = drive(filled) }
            shapes["sunrise" + ending] = horizon(filled, arrow: -1)
            shapes["sunset" + ending] = horizon(filled, arrow: 1)
            shapes["sun.horizon" + ending] = horizon(filled, arrow: nil)
            shapes["sun.haze" + ending] = haze(filled)
        }
        shapes["testtube"] = tubes([0], false)
        return shapes
    }()

    // MARK: Tools

    private static func binoculars(_ filled: Bool) -> SymbolShape {
        silhouette(filled: filled) { pen, _ in
            for side in [-1.0, 1] {
                let barrel = [(0.16, -0.36), (0.44, -0.36), (0.66, 0.16), (0.66, 0.50), (0.12, 0.50), (0.12, 0.0)]
                let points = barrel.map { point(side * $0.0, $0.1) }
                pen.polygon(side < 0 ? points.reversed() : points, radius: 0.08)
                pen.rect(CGRect(x: side * 0.30 - 0.12, y: -0.56, width: 0.24, height: 0.26), radius: 0.06)
            }
            pen.rect(CGRect(x: -0.16, y: -0.20, width: 0.32, height: 0.34))
        } detail: { pen, line in
            let thin = min(line, 0.08)
            for side in [-1.0, 1] {
                pen.rect(CGRect(x: side * 0.39 - 0.28, y: 0.20 - thin / 2, width: 0.56, height: thin))
            }
        }
    }

    /// Upright, then leaning: a handle and a head with a claw.
    private static func hammer(_ filled: Bool) -> SymbolShape {
        silhouette(filled: filled) { pen, _ in
            let turn = rotation(45)
            let head = [
                point(-0.42, -0.58), point(0.20, -0.58), point(0.50, -0.42), point(0.52, -0.26), point(0.24, -0.30),
                point(0.18, -0.22), point(-0.42, -0.22),
            ]
            pen.polygon(head.map { $0.applying(turn) }, radius: 0.04)
            let handle = [point(-0.12, -0.24), point(0.12, -0.24), point(0.12, 0.74), point(-0.12, 0.74)]
            pen.polygon(handle.map { $0.applying(turn) }, radius: 0.08)
        }
    }

    private static func eraser(_ filled: Bool) -> SymbolShape {
        silhouette(filled: filled) { pen, _ in
            let box = [point(-0.58, -0.27), point(0.58, -0.27), point(0.58, 0.27), point(-0.58, 0.27)]
            pen.polygon(box.map { $0.applying(rotation(-45)) }, radius: 0.12)
        } detail: { pen, line in
            let thin = min(line, 0.09)
            pen.add(
                SymbolPen { $0.rect(CGRect(x: -0.20, y: -0.27, width: thin, height: 0.54)) }.contours
                    .applying(rotation(-45)))
        }
    }

    private static func stopwatch(_ filled: Bool) -> SymbolShape {
        let center = point(0, 0.10)
        return merged { pen, line in
            if filled { pen.disc(center, radius: 0.52) } else { pen.ring(center, radius: 0.52, width: line) }
            pen.line([point(-0.15, -0.62), point(0.15, -0.62)], width: line)
            pen.line([point(0, -0.62), point(0, -0.42)], width: line)
            pen.line([point(0.40, -0.32), point(0.48, -0.40)], width: line)
            if !filled { pen.line([point(0, 0.10), point(0, -0.18)], width: line) }
        } less: { pen, line in
            if filled { pen.line([point(0, 0.10), point(0, -0.18)], width: line) }
        }
    }

    // MARK: Goods

    private static func pill(_ filled: Bool) -> SymbolShape {
        let box = CGRect(x: -0.66, y: -0.28, width: 1.32, height: 0.56)
        return merged { pen, line in
            if filled { pen.rect(box, radius: 0.28) } else { pen.frame(box, radius: 0.28, width: line) }
            if !filled {
                pen.polygon([point(0, -0.28), point(0.38, -0.28), point(0.38, 0.28), point(0, 0.28)])
                pen.disc(point(0.38, 0), radius: 0.28)
            }
        } less: { pen, line in
            if filled { pen.rect(CGRect(x: -line / 2, y: -0.28, width: line, height: 0.56)) }
        }
    }

    private static func pills(_ filled: Bool) -> SymbolShape {
        let place = rotation(-45).concatenating(.init(a: 0.78, b: 0, c: 0, d: 0.78, tx: -0.20, ty: -0.16))
        let (center, radius) = (point(0.34, 0.32), 0.30)
        return merged { pen, line in
            for part in pill(filled).parts(line) { pen.add(part.contours.applying(place)) }
        } less: { pen, _ in
            pen.disc(center, radius: radius + 0.07)
        }.with(
            plain { pen, line in
                if filled { pen.disc(center, radius: radius) } else { pen.ring(center, radius: radius, width: line) }
                let ends = [point(center.x - 0.12, center.y + 0.12), point(center.x + 0.12, center.y - 0.12)]
                if filled { pen.cut { $0.line(ends, width: line) } } else { pen.line(ends, width: line * 0.8) }
            })
    }

    /// A box seen from a corner, with tape over its lid.
    private static func parcel(_ filled: Bool) -> SymbolShape {
        let corners = regularPolygon(6, radius: 0.66, from: -90)
        return silhouette(filled: filled) { pen, _ in
            pen.polygon(corners, radius: 0.07)
        } detail: { pen, line in
            let thin = filled ? min(line, 0.08) : line
            for corner in [corners[1], corners[3], corners[5]] { pen.line([.zero, corner], width: thin) }
            pen.line([corners[0].mixed(with: corners[5], 0.5), corners[1].mixed(with: .zero, 0.5)], width: thin)
        }
    }

    private static func drive(_ filled: Bool) -> SymbolShape {
        silhouette(filled: filled) { pen, _ in
            pen.polygon(
                [
                    point(-0.46, -0.42), point(0.46, -0.42), point(0.68, 0.10), point(0.68, 0.44), point(-0.68, 0.44),
                    point(-0.68, 0.10),
                ],
                radius: 0.10)
        } detail: { pen, line in
            let thin = filled ? min(line, 0.08) : line
            pen.rect(CGRect(x: -0.68, y: 0.06 - thin / 2, width: 1.36, height: thin))
            pen.disc(point(0.44, 0.25), radius: 0.065)
        }
    }

    private static func tubes(_ places: [Double], _ filled: Bool) -> SymbolShape {
        merged { pen, line in
            for x in places {
                let glass = CGRect(x: x - 0.17, y: -0.56, width: 0.34, height: 1.18)
                pen.frame(glass, radius: 0.17, width: min(line, 0.085))
                pen.rect(CGRect(x: x - 0.17, y: -0.56, width: 0.34, height: 0.2))
                pen.line([point(x - 0.20, -0.56), point(x + 0.20, -0.56)], width: line)
                let level = filled ? -0.20 : 0.12
                pen.rect(CGRect(x: x - 0.17, y: level, width: 0.34, height: 0.62 - level), radius: 0.17)
                pen.rect(CGRect(x: x - 0.17, y: level, width: 0.34, height: 0.18))
            }
        } less: { pen, line in
            // The open part, down to what is in it.
            for x in places {
                let inside = 0.17 - min(line, 0.085), level = filled ? -0.20 : 0.12
                pen.rect(CGRect(x: x - inside, y: -0.56 + line / 2, width: 2 * inside, height: level + 0.56 - line / 2))
            }
        }
    }

    private static func umbrella(_ filled: Bool) -> SymbolShape {
        let (reach, edge) = (0.64, 0.06)
        let dome: Drawing = { pen, line in
            var cover = SymbolContour(start: point(-reach, edge))
            SymbolPen.arc(&cover, point(0, edge), reach, reach * 0.94, from: .pi, to: 2 * .pi)
            // Three bows along the edge.
            for bow in 0..<3 {
                let right = reach - 2 * reach / 3 * Double(bow), left = right - 2 * reach / 3
                cover.curve(
                    point(right - 0.07, edge - 0.15), point(left + 0.07, edge - 0.15), to: point(left, edge))
            }
            pen.add(cover)
        }
        return silhouette(filled: filled, dome).with(
            merged { pen, line in
                pen.line([point(0, -0.66), point(0, -0.56)], width: line)
                pen.line([point(0, 0.0), point(0, 0.44)], width: line)
                pen.arc(point(-0.16, 0.44), radius: 0.16, from: 0, to: .pi, width: line)
            } less: { pen, line in
                dome(&pen, line)
            })
    }

    private static func tent(_ filled: Bool) -> SymbolShape {
        silhouette(filled: filled) { pen, _ in
            pen.polygon([point(0, -0.56), point(0.70, 0.52), point(-0.70, 0.52)], radius: 0.07)
        } detail: { pen, line in
            if filled {
                pen.polygon([point(0, -0.04), point(0.26, 0.6), point(-0.26, 0.6)])
            } else {
                pen.line([point(-0.26, 0.5), point(0, 0.02), point(0.26, 0.5)], width: line)
            }
        }
    }

    // MARK: Games

    private static func court(_ filled: Bool) -> SymbolShape {
        silhouette(filled: filled) { pen, _ in
            pen.rect(CGRect(x: -0.70, y: -0.46, width: 1.40, height: 0.92), radius: 0.14)
        } detail: { pen, line in
            let thin = filled ? min(line, 0.08) : line * 0.85
            pen.rect(CGRect(x: -thin / 2, y: -0.46, width: thin, height: 0.92))
            pen.ring(.zero, radius: 0.20, width: thin)
            for side in [-1.0, 1] {
                pen.frame(CGRect(x: side * 0.62 - 0.18, y: -0.18, width: 0.36, height: 0.36), radius: 0, width: thin)
            }
        }
    }

    private static func tennisBall(_ filled: Bool) -> SymbolShape {
        silhouette(filled: filled) { pen, _ in
            pen.disc(.zero, radius: circleSize / 2)
        } detail: { pen, line in
            let thin = filled ? min(line, 0.08) : line
            for side in [-1.0, 1] {
                let middle = side < 0 ? 0.0 : Double.pi
                pen.arc(
                    point(side * 0.72, 0), radius: 0.50, from: middle - 0.42 * .pi, to: middle + 0.42 * .pi, width: thin
                )
            }
        }
    }

    private static func spade(_ pen: inout SymbolPen) {
        var leaf = SymbolContour(start: point(0, -0.64))
        leaf.curve(point(0.14, -0.40), point(0.58, -0.14), to: point(0.58, 0.14))
        leaf.curve(point(0.58, 0.34), point(0.44, 0.42), to: point(0.32, 0.42))
        leaf.curve(point(0.18, 0.42), point(0.06, 0.34), to: point(0, 0.22))
        leaf.curve(point(-0.06, 0.34), point(-0.18, 0.42), to: point(-0.32, 0.42))
        leaf.curve(point(-0.44, 0.42), point(-0.58, 0.34), to: point(-0.58, 0.14))
        leaf.curve(point(-0.58, -0.14), point(-0.14, -0.40), to: point(0, -0.64))
        pen.add(leaf)
        foot(&pen)
    }

    private static func club(_ pen: inout SymbolPen) {
        for center in [point(0, -0.34), point(-0.32, 0.12), point(0.32, 0.12)] { pen.disc(center, radius: 0.28) }
        pen.disc(.zero, radius: 0.14)
        foot(&pen)
    }

    /// What spades and clubs stand on.
    private static func foot(_ pen: inout SymbolPen) {
        pen.polygon(
            [point(0, 0.04), point(0.06, 0.30), point(0.24, 0.62), point(-0.24, 0.62), point(-0.06, 0.30)], radius: 0.03
        )
    }

    // MARK: The sun at the horizon

    /// - Parameter arrow: -1 points up above the sun, 1 down; nil has rays in its place.
    private static func horizon(_ filled: Bool, arrow way: Double?) -> SymbolShape {
        SymbolShape { line in
            let sun = Part { halfSun(&$0, line, filled, y: 0.30) }
            let ground = Part { $0.line([point(-0.64, 0.48), point(0.64, 0.48)], width: line) }
            let rays = Part(.secondary) { pen in
                for degrees in way == nil ? [-165.0, -127, -90, -53, -15] : [-165, -127, -53, -15] {
                    ray(&pen, line, degrees, y: 0.30)
                }
            }
            guard let way else { return [sun, rays, ground] }
            let arrow = Part(.secondary) { pen in
                let small = SymbolShape.arrow(0.22, line, head: 0.17)
                let place = CGAffineTransform(translationX: 0, y: -0.40)
                pen.add(small.applying(way > 0 ? rotation(180).concatenating(place) : place))
            }
            return [sun, rays, ground, arrow]
        }
    }

    private static func haze(_ filled: Bool) -> SymbolShape {
        SymbolShape { line in
            [
                Part { halfSun(&$0, line, filled, y: 0.12) },
                Part(.secondary) { pen in
                    for degrees in [-165.0, -127, -90, -53, -15] { ray(&pen, line, degrees, y: 0.12) }
                },
                Part(.tertiary) { pen in
                    pen.line([point(-0.58, 0.30), point(0.58, 0.30)], width: line)
                    pen.line([point(-0.40, 0.30 + line * 2), point(0.40, 0.30 + line * 2)], width: line)
                },
            ]
        }
    }

    private static func halfSun(_ pen: inout SymbolPen, _ line: Double, _ filled: Bool, y: Double) {
        let (radius, foot) = (0.32, y - 0.02)
        if filled {
            var half = SymbolContour(start: point(-radius, foot))
            SymbolPen.arc(&half, point(0, foot), radius, radius, from: .pi, to: 2 * .pi)
            half.line(to: half.start)
            pen.add(half)
        } else {
            pen.arc(
                point(0, foot - line / 2), radius: radius - line / 2, from: .pi, to: 2 * .pi, width: line)
        }
    }

    private static func ray(_ pen: inout SymbolPen, _ line: Double, _ degrees: Double, y: Double) {
        let way = point(Maths.cos(degrees * .pi / 180), Maths.sin(degrees * .pi / 180))
        let center = point(0, y - 0.02)
        pen.line([center.moved(way, 0.48), center.moved(way, 0.62)], width: line)
    }
}
