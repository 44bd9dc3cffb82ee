import Foundation
import KinoraGeometry

/// Things that apps show most, of which the icon font has another picture, or only a solid one.
extension SymbolShape {
    static let everyday: [String: SymbolShape] = {
        var shapes: [String: SymbolShape] = [
            "square.and.pencil": SymbolShape { line in
                [
                    Part {
                        $0.line(
                            turning(
                                [
                                    point(0.10, -0.44), point(-0.54, -0.44), point(-0.54, 0.58), point(0.46, 0.58),
                                    point(0.46, -0.04),
                                ], radius: 0.17), width: line)
                    },
                    Part(.secondary) { pen in
                        let tool = [
                            point(0, 0), point(0.20, -0.09), point(1.02, -0.09), point(1.02, 0.09), point(0.20, 0.09),
                        ]
                        let place = rotation(-45).concatenating(.init(translationX: -0.14, y: 0.18))
                        pen.polygon(tool.map { $0.applying(place) }, radius: 0.03)
                    },
                ]
            },
            "sidebar.left": sidebar, "sidebar.leading": sidebar,
            "sidebar.right": sidebar.transformed(.init(scaleX: -1, y: 1)),
            "sidebar.trailing": sidebar.transformed(.init(scaleX: -1, y: 1)),
            "wifi.exclamationmark": SymbolShape { line in
                let middle = -Double.pi / 2
                let arcs = [0.62, 0.88].map { radius in
                    Part(.secondary) { pen in
                        pen.arc(
                            point(0, 0.44), radius: radius, from: middle - .pi / 4, to: middle + .pi / 4,
                            width: line * 1.2)
                    }
                }
                let mark = Part { pen in
                    pen.line([point(0, 0.12), point(0, 0.28)], width: max(line, 0.13))
                    pen.disc(point(0, 0.52), radius: 0.085)
                }
                return arcs + [mark]
            },
            "swift": plain { pen, _ in pen.add(bird) },
            "applelogo": SymbolShape { _ in [Part { $0.add(apple) }, Part { $0.add(leaf) }] },
            "mappin": plain { pen, line in
                pen.pin(head: point(0, -0.40), radius: 0.25, foot: 0.66, width: min(line, 0.13))
            },
        ]
        for filled in [false, true] {
            let ending = filled ? ".fill" : ""
            shapes["photo" + ending] = photo(filled)
            for name in ["photo.on.rectangle", "photo.on.rectangle.angled"] {
                shapes[name + ending] = photo(filled).transformed(
                    .init(a: 0.86, b: 0, c: 0, d: 0.86, tx: 0.10, ty: 0.10)
                ).with(
                    plain { pen, line in
                        let corner = [point(-0.64, 0.32), point(-0.64, -0.54), point(0.44, -0.54)]
                        pen.line(turning(corner, radius: 0.16), width: line)
                    })
            }
            shapes["safari" + ending] = safari(filled)
            shapes["doc.on.doc" + ending] = documents(filled)
            shapes["circle.hexagongrid" + ending] = plain { pen, line in
                for center in [CGPoint.zero] + regularPolygon(6, radius: 0.46, from: 0) {
                    if filled {
                        pen.disc(center, radius: 0.20)
                    } else {
                        pen.ring(center, radius: 0.20, width: min(line, 0.10))
                    }
                }
            }
            shapes["keyboard" + ending] = keyboard(filled)
            shapes["iphone" + ending] = phone(filled)
            shapes["iphone.landscape" + ending] = phone(filled).turned(-90)
            if let person = objects["person" + ending] {
                shapes["person.badge.key" + ending] = person.transformed(
                    .init(a: 0.90, b: 0, c: 0, d: 0.90, tx: -0.20, ty: 0)
                ).with(key)
            }
        }
        return shapes
    }()

    // MARK: Parts

    /// The corners of a line cut round.
    private static func turning(_ points: [CGPoint], radius: Double) -> [CGPoint] {
        guard points.count > 2 else { return points }
        var result = [points[0]]
        for (i, corner) in points.enumerated().dropFirst().dropLast() {
            func before(_ other: CGPoint) -> CGPoint {
                corner.mixed(with: other, min(radius / max(corner.distance(to: other), 1e-9), 0.5))
            }
            let (from, to) = (before(points[i - 1]), before(points[i + 1]))
            for step in 0...6 {
                // A parabola is near enough to an arc at this size.
                let t = Double(step) / 6
                result.append(from.mixed(with: corner, t).mixed(with: corner.mixed(with: to, t), t))
            }
        }
        return result + [points[points.count - 1]]
    }

    private static let sidebar = SymbolShape { line in
        [
            Part(.secondary) { pen in
                pen.frame(CGRect(x: -0.70, y: -0.52, width: 1.40, height: 1.04), radius: 0.18, width: line)
                pen.rect(CGRect(x: -0.20 - line / 2, y: -0.52 + line, width: line, height: 1.04 - 2 * line))
            },
            Part { pen in
                let width = min(line, 0.09)
                for y in [-0.25, -0.06, 0.13] {
                    pen.rect(CGRect(x: -0.50, y: y - width / 2, width: 0.13, height: width))
                }
            },
        ]
    }

    /// A picture of a hill and the sun.
    private static func photo(_ filled: Bool) -> SymbolShape {
        SymbolShape { line in
            let box = CGRect(x: -0.70, y: -0.52, width: 1.40, height: 1.04)
            let hills = [
                point(-0.54, 0.26), point(-0.20, -0.06), point(0.08, 0.22), point(0.26, 0.06), point(0.54, 0.32),
            ]
            if filled {
                return [
                    Part { pen in
                        pen.rect(box, radius: 0.18)
                        pen.cut { $0.line(hills, width: min(line, 0.09)) }
                        pen.cut { $0.disc(point(0.26, -0.22), radius: 0.10) }
                    }
                ]
            }
            return [
                Part(.secondary) { $0.frame(box, radius: 0.18, width: line) },
                Part { pen in
                    pen.line(hills, width: line)
                    pen.disc(point(0.26, -0.20), radius: 0.10)
                },
            ]
        }
    }

    /// A compass.
    private static func safari(_ filled: Bool) -> SymbolShape {
        let needle = [point(0, -0.40), point(0.12, 0), point(0, 0.40), point(-0.12, 0)].map {
            $0.applying(rotation(45))
        }
        return plain { pen, line in
            if filled {
                pen.disc(.zero, radius: circleSize / 2)
                pen.cut { $0.polygon(needle, radius: 0.02) }
            } else {
                pen.ring(.zero, radius: circleSize / 2, width: line)
                pen.polygon(needle, radius: 0.02)
            }
            // A hole in the needle, or the pin in its hole.
            if filled { pen.disc(.zero, radius: 0.05) } else { pen.cut { $0.disc(.zero, radius: 0.05) } }
        }
    }

    /// A sheet in front of another.
    private static func documents(_ filled: Bool) -> SymbolShape {
        SymbolShape { line in
            let back = [
                point(-0.34, 0.34), point(-0.52, 0.34), point(-0.52, -0.62), point(0.00, -0.62), point(0.20, -0.42),
            ]
            let sheet = [
                point(-0.20, -0.30), point(0.18, -0.30), point(0.54, 0.06), point(0.54, 0.66), point(-0.20, 0.66),
            ]
            let fold = [point(0.16, -0.22), point(0.16, 0.08), point(0.46, 0.08)]
            return [
                Part(.secondary) { $0.line(turning(back, radius: 0.12), width: line) },
                Part { pen in
                    if filled {
                        pen.polygon(sheet, radius: 0.10)
                        pen.cut { $0.line(fold, width: min(line, 0.08)) }
                    } else {
                        pen.frame(polygon: sheet, radius: 0.10, width: line)
                        pen.line(fold, width: line)
                    }
                },
            ]
        }
    }

    private static func keyboard(_ filled: Bool) -> SymbolShape {
        SymbolShape { line in
            let keys = SymbolPen { pen in
                for (y, shift) in [(-0.22, 0.0), (-0.02, 0.0)] {
                    for column in -2...2 {
                        pen.rect(
                            CGRect(x: Double(column) * 0.22 + shift - 0.055, y: y - 0.055, width: 0.11, height: 0.11),
                            radius: 0.02)
                    }
                }
                pen.line([point(-0.26, 0.22), point(0.26, 0.22)], width: 0.10)
            }.contours
            let box = CGRect(x: -0.76, y: -0.48, width: 1.52, height: 0.96)
            return [
                Part { pen in
                    if filled { pen.rect(box, radius: 0.18) } else { pen.frame(box, radius: 0.18, width: line) }
                },
                Part { pen in if filled { pen.cut(keys) } else { pen.add(keys) } },
            ]
        }
    }

    private static func phone(_ filled: Bool) -> SymbolShape {
        SymbolShape { line in
            let box = CGRect(x: -0.37, y: -0.66, width: 0.74, height: 1.32)
            let slit = SymbolPen { $0.line([point(-0.08, -0.46), point(0.08, -0.46)], width: min(line, 0.10)) }.contours
            return [
                Part { pen in
                    if filled { pen.rect(box, radius: 0.20) } else { pen.frame(box, radius: 0.20, width: line) }
                },
                Part { pen in if filled { pen.cut(slit) } else { pen.add(slit) } },
            ]
        }
    }

    /// Upright, at the right of a person.
    private static let key = SymbolShape { line in
        [
            Part(.secondary) { pen in
                let thin = min(line, 0.11)
                pen.ring(point(0.56, 0.02), radius: 0.17, width: thin)
                pen.line([point(0.56, 0.18), point(0.56, 0.60)], width: thin)
                pen.line([point(0.56, 0.42), point(0.68, 0.42)], width: thin)
                pen.line([point(0.56, 0.56), point(0.68, 0.56)], width: thin)
            }
        ]
    }

    /// A swift in flight: long bent wings and a forked tail.
    private static let bird: SymbolContour = {
        var right = SymbolContour(start: point(0, -0.56))
        right.curve(point(0.09, -0.54), point(0.11, -0.46), to: point(0.13, -0.38))
        right.curve(point(0.40, -0.42), point(0.62, -0.22), to: point(0.74, 0.18))
        right.curve(point(0.54, -0.04), point(0.34, -0.08), to: point(0.13, 0.00))
        right.curve(point(0.13, 0.16), point(0.14, 0.30), to: point(0.22, 0.62))
        right.line(to: point(0, 0.40))
        right.line(to: point(-0.22, 0.62))
        right.curve(point(-0.14, 0.30), point(-0.13, 0.16), to: point(-0.13, 0.00))
        right.curve(point(-0.34, -0.08), point(-0.54, -0.04), to: point(-0.74, 0.18))
        right.curve(point(-0.62, -0.22), point(-0.40, -0.42), to: point(-0.13, -0.38))
        right.curve(point(-0.11, -0.46), point(-0.09, -0.54), to: point(0, -0.56))
        return right.applying(rotation(40))
    }()

    /// A plain apple and its leaf.
    private static let apple: SymbolContour = {
        var body = SymbolContour(start: point(0, -0.22))
        body.curve(point(0.18, -0.36), point(0.60, -0.36), to: point(0.58, 0.06))
        body.curve(point(0.56, 0.40), point(0.34, 0.66), to: point(0.18, 0.65))
        body.curve(point(0.10, 0.64), point(0.06, 0.60), to: point(0, 0.60))
        body.curve(point(-0.06, 0.60), point(-0.10, 0.64), to: point(-0.18, 0.65))
        body.curve(point(-0.34, 0.66), point(-0.56, 0.40), to: point(-0.58, 0.06))
        body.curve(point(-0.60, -0.36), point(-0.18, -0.36), to: point(0, -0.22))
        return body
    }()

    private static let leaf: SymbolContour = {
        var leaf = SymbolContour(start: point(0.02, -0.36))
        leaf.curve(point(0.02, -0.54), point(0.12, -0.64), to: point(0.28, -0.66))
        leaf.curve(point(0.28, -0.48), point(0.18, -0.36), to: point(0.02, -0.36))
        return leaf
    }()
}
