import Foundation
import KinoraGeometry

/// Geometric shapes, each as a line (`name`) and solid (`name.fill`).
extension SymbolShape {
    static let solids: [String: SymbolShape] = {
        var shapes: [String: SymbolShape] = [:]
        for filled in [false, true] {
            for (name, make) in outlines { shapes[name + (filled ? ".fill" : "")] = make(filled) }
        }
        return shapes.merging(variants) { first, _ in first }
    }()

    /// The diameter of circles, in em.
    static let circleSize = 1.17
    static let squareSize = 1.06

    private static let outlines: [(String, @Sendable (Bool) -> SymbolShape)] = [
        (
            "circle",
            { filled in
                plain { pen, line in
                    if filled {
                        pen.disc(.zero, radius: circleSize / 2)
                    } else {
                        pen.ring(.zero, radius: circleSize / 2, width: line)
                    }
                }
            }
        ),
        ("square", { box(squareSize, squareSize, radius: 0.20, filled: $0) }),
        ("app", { box(squareSize, squareSize, radius: 0.28, filled: $0) }),
        ("rectangle", { box(1.40, 1.06, radius: 0.20, filled: $0) }),
        ("rectangle.portrait", { box(0.92, 1.20, radius: 0.20, filled: $0) }),
        ("capsule", { box(1.40, 0.86, radius: 0.43, filled: $0) }),
        ("capsule.portrait", { box(0.86, 1.40, radius: 0.43, filled: $0) }),
        ("oval", { filled in ellipse(1.40, 1.0, filled) }),
        ("oval.portrait", { filled in ellipse(1.0, 1.40, filled) }),
        ("triangle", { polygon([point(0, -0.62), point(0.72, 0.58), point(-0.72, 0.58)], radius: 0.10, filled: $0) }),
        ("diamond", { polygon(regularPolygon(4, radius: 0.72, from: -90), radius: 0.10, filled: $0) }),
        (
            "rhombus",
            { polygon([point(0, -0.62), point(0.70, 0), point(0, 0.62), point(-0.70, 0)], radius: 0.10, filled: $0) }
        ),
        ("pentagon", { polygon(regularPolygon(5, radius: 0.64, from: -90), radius: 0.10, filled: $0) }),
        ("hexagon", { polygon(regularPolygon(6, radius: 0.65, from: -90), radius: 0.10, filled: $0) }),
        ("octagon", { polygon(regularPolygon(8, radius: 0.62, from: -67.5), radius: 0.08, filled: $0) }),
        ("seal", { polygon(star(8, outer: 0.66, inner: 0.55), radius: 0.07, filled: $0) }),
        ("star", { polygon(star(5, outer: 0.66, inner: 0.29), radius: 0.035, filled: $0) }),
        ("bolt", { polygon(boltPoints, radius: 0.04, filled: $0) }),
        ("bookmark", { polygon(bookmarkPoints, radius: 0.07, filled: $0) }),
        ("location", { polygon(locationPoints, radius: 0.05, filled: $0) }),
        ("location.north", { polygon(northPoints, radius: 0.05, filled: $0) }),
        ("play", { polygon(playPoints, radius: 0.09, filled: $0) }),
        ("stop", { box(0.90, 0.90, radius: 0.16, filled: $0) }),
        (
            "pause",
            { filled in
                SymbolShape { line in
                    [-0.26, 0.26].map { x in
                        Part { pen in
                            let rect = CGRect(x: x - 0.15, y: -0.46, width: 0.30, height: 0.92)
                            if filled {
                                pen.rect(rect, radius: 0.09)
                            } else {
                                pen.frame(rect, radius: 0.09, width: line)
                            }
                        }
                    }
                }
            }
        ),
        ("forward", { double($0) }),
        ("backward", { double($0).turned(180) }),
        ("forward.end", { single($0) }),
        ("backward.end", { single($0).turned(180) }),
        ("crown", { polygon(crownPoints, radius: 0.05, filled: $0) }),
        ("cross", { polygon(crossPoints, radius: 0.09, filled: $0) }),
        ("moon", { filled in moon(filled) }),
        ("drop", { filled in drop(filled) }),
        (
            "playpause",
            { filled in
                plain { pen, line in
                    let triangle = [point(-0.66, -0.40), point(0.04, 0), point(-0.66, 0.40)]
                    if filled {
                        pen.polygon(triangle, radius: 0.06)
                    } else {
                        pen.frame(polygon: triangle, radius: 0.06, width: line * 0.9)
                    }
                    for x in [0.20, 0.48] { pen.rect(CGRect(x: x, y: -0.40, width: 0.16, height: 0.80), radius: 0.06) }
                }
            }
        ),
    ]

    private static let variants: [String: SymbolShape] = {
        let radius = circleSize / 2
        var shapes: [String: SymbolShape] = [
            "circle.dotted": plain { pen, line in
                for center in regularPolygon(16, radius: radius - line / 2, from: -90) {
                    pen.disc(center, radius: line * 0.6)
                }
            },
            "circle.dashed": plain { pen, line in
                for i in 0..<8 {
                    let start = (Double(i) * 45 - 12) * .pi / 180
                    pen.arc(.zero, radius: radius - line / 2, from: start, to: start + 24 * .pi / 180, width: line)
                }
            },
            "circle.inset.filled": plain { pen, line in
                pen.ring(.zero, radius: radius, width: line)
                pen.disc(.zero, radius: radius * 0.58)
            },
            "smallcircle.filled.circle": plain { pen, line in
                pen.ring(.zero, radius: radius, width: line)
                pen.disc(.zero, radius: radius * 0.34)
            },
            "smallcircle.filled.circle.fill": plain { pen, _ in
                pen.disc(.zero, radius: radius)
                pen.cut { $0.disc(.zero, radius: radius * 0.34) }
            },
            "record.circle": plain { pen, line in
                pen.ring(.zero, radius: radius, width: line)
                pen.disc(.zero, radius: radius * 0.5)
            },
            "record.circle.fill": plain { pen, line in
                pen.disc(.zero, radius: radius)
                pen.cut { $0.ring(.zero, radius: radius * 0.62, width: line) }
            },
            "target": plain { pen, line in
                pen.ring(.zero, radius: radius, width: line)
                pen.ring(.zero, radius: radius * 0.64, width: line)
                pen.disc(.zero, radius: radius * 0.22)
            },
            "square.dashed": plain { pen, line in dashedSquare(&pen, line) },
            "square.inset.filled": plain { pen, line in
                pen.frame(CGRect(x: -0.53, y: -0.53, width: 1.06, height: 1.06), radius: 0.20, width: line)
                pen.rect(CGRect(x: -0.32, y: -0.32, width: 0.64, height: 0.64), radius: 0.10)
            },
            "circle.lefthalf.filled": half(from: .pi / 2),
            "circle.righthalf.filled": half(from: -.pi / 2),
            "circle.tophalf.filled": half(from: .pi),
            "circle.bottomhalf.filled": half(from: 0),
            "checkmark.seal": plain { pen, line in
                pen.frame(polygon: star(8, outer: 0.66, inner: 0.55), radius: 0.07, width: line)
                pen.line([point(-0.22, 0.03), point(-0.06, 0.21), point(0.22, -0.20)], width: line)
            },
            "checkmark.seal.fill": SymbolShape.sealed {
                $0.line([point(-0.22, 0.03), point(-0.06, 0.21), point(0.22, -0.20)], width: $1)
            },
            "xmark.seal": plain { pen, line in
                pen.frame(polygon: star(8, outer: 0.66, inner: 0.55), radius: 0.07, width: line)
                pen.add(plus(0.28, line).applying(rotation(45)))
            },
            "xmark.seal.fill": SymbolShape.sealed { $0.add(plus(0.28, $1).applying(rotation(45))) },
        ]
        shapes["star.leadinghalf.filled"] = plain { pen, line in
            let points = star(5, outer: 0.66, inner: 0.29)
            pen.frame(polygon: points, radius: 0.035, width: line)
            pen.polygon([points[0]] + points[5...], radius: 0)
        }
        return shapes
    }()

    // MARK: Parts

    /// A sign cut out of a seal.
    private static func sealed(_ sign: @escaping @Sendable (inout SymbolPen, Double) -> Void) -> SymbolShape {
        SymbolShape { line in
            [
                Part(.secondary) { $0.polygon(star(8, outer: 0.66, inner: 0.55), radius: 0.07) },
                Part { pen in
                    var drawn = SymbolPen()
                    sign(&drawn, line)
                    pen.cut(drawn.contours)
                },
            ]
        }
    }

    private static func ellipse(_ width: Double, _ height: Double, _ filled: Bool) -> SymbolShape {
        plain { pen, line in
            let rect = CGRect(x: -width / 2, y: -height / 2, width: width, height: height)
            pen.ellipse(rect)
            if !filled { pen.cut { $0.ellipse(rect.insetBy(dx: line, dy: line)) } }
        }
    }

    /// A ring with one half filled, the half that begins at the angle and goes clockwise.
    private static func half(from angle: Double) -> SymbolShape {
        plain { pen, line in
            pen.ring(.zero, radius: circleSize / 2, width: line)
            let radius = circleSize / 2 - line
            var contour = SymbolContour(start: point(radius * Maths.cos(angle), radius * Maths.sin(angle)))
            SymbolPen.arc(&contour, .zero, radius, radius, from: angle, to: angle + .pi)
            pen.add(contour)
        }
    }

    private static func dashedSquare(_ pen: inout SymbolPen, _ line: Double) {
        let edge = squareSize / 2 - line / 2
        for i in 0..<4 {
            let turn = rotation(Double(i) * 90)
            pen.add(
                SymbolPen { $0.arc(point(edge - 0.2, -edge + 0.2), radius: 0.2, from: -.pi / 2, to: 0, width: line) }
                    .contours.applying(turn))
            for x in [-0.13, 0.13] {
                pen.add(
                    SymbolPen { $0.line([point(x - 0.055, -edge), point(x + 0.055, -edge)], width: line) }.contours
                        .applying(turn))
            }
        }
    }

    private static let playPoints = [point(-0.40, -0.52), point(0.56, 0), point(-0.40, 0.52)]
    private static let boltPoints =
        [
            point(0.16, -0.66), point(-0.40, 0.10), point(-0.04, 0.10), point(-0.16, 0.66), point(0.40, -0.12),
            point(0.05, -0.12),
        ].reversed() as [CGPoint]
    private static let bookmarkPoints = [
        point(-0.38, -0.60), point(0.38, -0.60), point(0.38, 0.60), point(0, 0.24), point(-0.38, 0.60),
    ]
    private static let locationPoints = [
        point(0.58, -0.58), point(0.06, 0.56), point(0.02, -0.02), point(-0.56, -0.06),
    ]
    private static let crownPoints = [
        point(-0.66, -0.36), point(-0.32, -0.06), point(0, -0.52), point(0.32, -0.06), point(0.66, -0.36),
        point(0.52, 0.46),
        point(-0.52, 0.46),
    ]
    private static let crossPoints = [
        (-0.20, -0.58), (0.20, -0.58), (0.20, -0.20), (0.58, -0.20), (0.58, 0.20), (0.20, 0.20), (0.20, 0.58),
        (-0.20, 0.58),
        (-0.20, 0.20), (-0.58, 0.20), (-0.58, -0.20), (-0.20, -0.20),
    ].map { point($0.0, $0.1) }
    private static let northPoints = [point(0, -0.62), point(0.48, 0.56), point(0, 0.32), point(-0.48, 0.56)]

    /// Two triangles that point right.
    private static func double(_ filled: Bool) -> SymbolShape {
        SymbolShape { line in
            [-0.66, 0.02].map { x in
                Part { pen in
                    let points = [point(x, -0.42), point(x + 0.66, 0), point(x, 0.42)]
                    if filled {
                        pen.polygon(points, radius: 0.06)
                    } else {
                        pen.frame(polygon: points, radius: 0.06, width: line)
                    }
                }
            }
        }
    }

    /// A triangle that points right at a bar.
    private static func single(_ filled: Bool) -> SymbolShape {
        plain { pen, line in
            let points = [point(-0.48, -0.44), point(0.24, 0), point(-0.48, 0.44)]
            if filled {
                pen.polygon(points, radius: 0.06)
            } else {
                pen.frame(polygon: points, radius: 0.06, width: line)
            }
            pen.line([point(0.40, -0.44 + line / 2), point(0.40, 0.44 - line / 2)], width: max(line, 0.11))
        }
    }

    /// A crescent: a disc less a disc further up and right.
    private static func moon(_ filled: Bool) -> SymbolShape {
        plain { pen, line in
            let contour = SymbolShape.crescent
            pen.add(contour)
            if !filled { pen.add(Array([contour].rim(width: line).dropFirst())) }
        }
    }

    static let crescent: SymbolContour = {
        let tips = (from: -100.0 * .pi / 180, to: 10.0 * .pi / 180)
        var contour = SymbolContour(start: point(0.60 * Maths.cos(tips.to), 0.60 * Maths.sin(tips.to)))
        SymbolPen.arc(&contour, .zero, 0.60, 0.60, from: tips.to, to: tips.from + 2 * .pi)
        // The inner edge: an arc that bulges towards the lower left and ends where it began.
        let start = contour.start
        contour.curve(point(-0.50, -0.10), point(-0.06, 0.52), to: start)
        return contour
    }()

    private static func drop(_ filled: Bool) -> SymbolShape {
        plain { pen, line in
            var contour = SymbolContour(start: point(0, -0.66))
            contour.curve(point(0.12, -0.40), point(0.42, -0.06), to: point(0.42, 0.24))
            SymbolPen.arc(&contour, point(0, 0.24), 0.42, 0.42, from: 0, to: .pi)
            contour.curve(point(-0.42, -0.06), point(-0.12, -0.40), to: point(0, -0.66))
            pen.add(contour)
            if !filled { pen.add(Array([contour].rim(width: line).dropFirst())) }
        }
    }
}
