import Foundation
import KinoraGeometry

/// The moon with what is beside it, sleep, and waves that spread to one side.
extension SymbolShape {
    static let night: [String: SymbolShape] = {
        var shapes: [String: SymbolShape] = [
            "zzz": SymbolShape { line in
                [
                    Part { $0.letterZ(0.30, at: point(-0.28, 0.26), width: line) },
                    Part(.secondary) { $0.letterZ(0.19, at: point(0.24, -0.10), width: line) },
                    Part(.tertiary) { $0.letterZ(0.12, at: point(0.54, -0.42), width: min(line, 0.10)) },
                ]
            },
            "mappin.and.ellipse": SymbolShape { line in
                [
                    Part { $0.pin(head: point(0, -0.42), radius: 0.21, foot: 0.38, width: min(line, 0.12)) },
                    Part(.secondary) { $0.openEllipse(point(0, 0.36), 0.56, 0.24, width: min(line, 0.12)) },
                ]
            },
            "barcode": plain { pen, _ in
                let bars = [0.09, 0.04, 0.04, 0.14, 0.04, 0.09, 0.04, 0.14, 0.04, 0.09]
                var x = -0.66
                for width in bars {
                    pen.rect(CGRect(x: x, y: -0.44, width: width, height: 0.88))
                    x += width + 0.065
                }
            },
        ]
        for (name, degrees) in [
            ("right", 0.0), ("forward", 0), ("left", 180), ("backward", 180), ("up", -90), ("down", 90),
        ] {
            shapes["wave.3." + name] = waves(towards: degrees)
            shapes["dot.radiowaves." + name] = radio(towards: degrees)
        }
        for filled in [false, true] {
            let ending = filled ? ".fill" : ""
            shapes["moon.stars" + ending] = moon(filled) { pen, _ in
                pen.add(sparkle(0.25, point(0.24, -0.22)))
                pen.add(sparkle(0.15, point(0.54, -0.50)))
            }
            shapes["moon.zzz" + ending] = moon(filled) { pen, line in
                pen.letterZ(0.13, at: point(0.22, -0.16), width: min(line, 0.10))
                pen.letterZ(0.09, at: point(0.52, -0.46), width: min(line, 0.08))
            }
            shapes["moon.dust" + ending] = moon(filled) { pen, _ in
                for (x, y, radius) in [
                    (0.16, -0.22, 0.05), (0.40, -0.40, 0.06), (0.34, -0.08, 0.04), (0.60, -0.20, 0.05),
                ] {
                    pen.disc(point(x, y), radius: radius)
                }
            }
        }
        return shapes
    }()

    /// A crescent with something in its opening.
    private static func moon(
        _ filled: Bool, beside: @escaping @Sendable (inout SymbolPen, Double) -> Void
    ) -> SymbolShape {
        SymbolShape { line in
            let contour = crescent.applying(.init(translationX: -0.04, y: 0.04))
            return [
                Part { pen in
                    pen.add(contour)
                    if !filled { pen.add(Array([contour].rim(width: line).dropFirst())) }
                },
                Part(.secondary) { beside(&$0, line) },
            ]
        }
    }

    /// Three parts of circles, the nearest smallest.
    private static func waves(towards degrees: Double) -> SymbolShape {
        SymbolShape { line in
            [0.34, 0.66, 0.98].enumerated().map { index, radius in
                let reach = 44 * Double.pi / 180
                return Part(SymbolLevel(rawValue: index) ?? .tertiary) { pen in
                    pen.arc(point(-0.62, 0), radius: radius, from: -reach, to: reach, width: line)
                }
            }
        }.turned(degrees)
    }

    /// A dot from which two waves go out to one side.
    private static func radio(towards degrees: Double) -> SymbolShape {
        SymbolShape { line in
            [Part { $0.disc(point(-0.34, 0), radius: 0.12) }]
                + [0.36, 0.64].map { radius in
                    let reach = 44 * Double.pi / 180
                    return Part(.secondary) { pen in
                        pen.arc(point(-0.34, 0), radius: radius, from: -reach, to: reach, width: line)
                    }
                }
        }.turned(degrees)
    }
}

extension SymbolPen {
    /// The letter Z, twice `half` high.
    fileprivate mutating func letterZ(_ half: Double, at center: CGPoint, width: Double) {
        let (reach, bar) = (half * 0.86, min(width, half * 0.6))
        // How far the slanting stroke reaches along a bar.
        let slant = bar * 1.35
        let corners = [
            (-reach, -half), (reach, -half), (reach, -half + bar), (-reach + slant, half - bar), (reach, half - bar),
            (reach, half), (-reach, half), (-reach, half - bar), (reach - slant, -half + bar), (-reach, -half + bar),
        ]
        polygon(corners.map { point(center.x + $0.0, center.y + $0.1) }, radius: bar * 0.3)
    }

    /// A disc on a stem that ends at the height `foot`.
    mutating func pin(head: CGPoint, radius: Double, foot: Double, width: Double) {
        let half = width / 2
        // Where the stem leaves the disc, as an angle from straight down.
        let opening = Maths.atan2(half, (radius * radius - half * half).squareRoot())
        var contour = SymbolContour(start: point(head.x - half, foot))
        contour.line(to: point(head.x - half, head.y + radius * Maths.cos(opening)))
        SymbolPen.arc(
            &contour, head, radius, radius, from: .pi / 2 + opening, to: .pi / 2 + 2 * .pi - opening)
        contour.line(to: point(head.x + half, foot))
        SymbolPen.arc(&contour, point(head.x, foot), half, half, from: 0, to: .pi)
        add(contour)
    }

    /// The line of an ellipse that is open at its top.
    fileprivate mutating func openEllipse(_ center: CGPoint, _ rx: Double, _ ry: Double, width: Double) {
        let (from, to) = (-50.0 * .pi / 180, 230.0 * .pi / 180)
        var contour = SymbolContour(start: point(center.x + rx * Maths.cos(from), center.y + ry * Maths.sin(from)))
        SymbolPen.arc(&contour, center, rx, ry, from: from, to: to)
        let (ix, iy) = (rx - width, ry - width)
        contour.line(to: point(center.x + ix * Maths.cos(to), center.y + iy * Maths.sin(to)))
        SymbolPen.arc(&contour, center, ix, iy, from: to, to: from)
        add(contour)
    }
}
