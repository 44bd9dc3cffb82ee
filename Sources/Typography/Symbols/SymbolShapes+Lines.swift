import Foundation
import KinoraGeometry

/// Signs made of lines: plus, chevrons, arrows, lists.
extension SymbolShape {
    static let lines: [String: SymbolShape] = {
        var shapes: [String: SymbolShape] = [
            "plus": plus(0.44), "minus": minus(0.44), "xmark": plus(0.50).turned(45), "multiply": plus(0.42).turned(45),
            "equal": plain { pen, line in
                for y in [-0.17, 0.17] { pen.line([point(-0.40, y), point(0.40, y)], width: line) }
            },
            "divide": plain { pen, line in
                pen.line([point(-0.42, 0), point(0.42, 0)], width: line)
                for y in [-0.28, 0.28] { pen.disc(point(0, y), radius: line * 0.8) }
            },
            "plus.forwardslash.minus": plain { pen, line in
                pen.line([point(-0.42, 0.46), point(0.42, -0.46)], width: line)
                pen.add(plus(0.20, line).applying(.init(translationX: -0.28, y: -0.26)))
                pen.line([point(0.10, 0.28), point(0.50, 0.28)], width: line)
            },
            "line.diagonal": plain { pen, line in pen.line([point(-0.45, 0.45), point(0.45, -0.45)], width: line) },
            "checkmark": plain { pen, line in
                pen.line([point(-0.37, 0.06), point(-0.11, 0.34), point(0.37, -0.34)], width: line * 1.1)
            },
            "ellipsis": dots([-0.42, 0, 0.42]),
            "line.3.horizontal": rules([(-0.45, 0.45), (-0.45, 0.45), (-0.45, 0.45)]),
            "line.2.horizontal": rules([(-0.45, 0.45), (-0.45, 0.45)]),
            "line.horizontal.3": rules([(-0.5, 0.5), (-0.5, 0.5), (-0.5, 0.5)]),
            "line.3.horizontal.decrease": rules([(-0.5, 0.5), (-0.32, 0.32), (-0.14, 0.14)]),
            "line.horizontal.3.decrease": rules([(-0.5, 0.5), (-0.32, 0.32), (-0.14, 0.14)]),
            "text.alignleft": rules([(-0.5, 0.5), (-0.5, 0.2), (-0.5, 0.5), (-0.5, 0.2)]),
            "text.aligncenter": rules([(-0.5, 0.5), (-0.32, 0.32), (-0.5, 0.5), (-0.32, 0.32)]),
            "text.alignright": rules([(-0.5, 0.5), (-0.2, 0.5), (-0.5, 0.5), (-0.2, 0.5)]),
            "text.justify": rules([(-0.5, 0.5), (-0.5, 0.5), (-0.5, 0.5), (-0.5, 0.5)]),
            "list.bullet": list { pen, line, y in pen.disc(point(-0.53, y), radius: line * 0.75) },
            "list.dash": list { pen, line, y in pen.line([point(-0.58, y), point(-0.46, y)], width: line) },
            "chevron.up.chevron.down": plain { pen, line in
                pen.line([point(-0.24, -0.20), point(0, -0.46), point(0.24, -0.20)], width: line)
                pen.line([point(-0.24, 0.20), point(0, 0.46), point(0.24, 0.20)], width: line)
            },
            "chevron.left.forwardslash.chevron.right": plain { pen, line in
                pen.line([point(-0.40, -0.30), point(-0.70, 0), point(-0.40, 0.30)], width: line)
                pen.line([point(0.40, -0.30), point(0.70, 0), point(0.40, 0.30)], width: line)
                pen.line([point(-0.14, 0.44), point(0.14, -0.44)], width: line)
            },
            "curlybraces": plain { pen, line in
                for side in [-1.0, 1.0] {
                    let xs = [0.24, 0.38, 0.38, 0.50, 0.38, 0.38, 0.24].map { $0 * side }
                    let ys = [-0.46, -0.36, -0.13, 0, 0.13, 0.36, 0.46]
                    pen.line(zip(xs, ys).map { point($0, $1) }, width: line)
                }
            },
            "arrow.left.arrow.right": pairOfArrows,
            "arrow.right.arrow.left": pairOfArrows.transformed(.init(scaleX: -1, y: 1)),
            "arrow.up.arrow.down": pairOfArrows.turned(90),
            "arrow.left.and.right": doubleArrow,
            "arrow.up.and.down": doubleArrow.turned(90),
            "power": plain { pen, line in
                pen.arc(point(0, 0.06), radius: 0.44, from: -50 * .pi / 180, to: 230 * .pi / 180, width: line)
                pen.line([point(0, -0.54), point(0, -0.08)], width: line)
            },
            "waveform": bars([0.16, 0.40, 0.72, 1.0, 0.60, 0.84, 0.44, 0.16]),
            "waveform.path.ecg": plain { pen, line in
                let points = [
                    (-0.66, 0.06), (-0.34, 0.06), (-0.20, -0.16), (-0.04, 0.50), (0.14, -0.50), (0.28, 0.06),
                    (0.66, 0.06),
                ]
                pen.line(points.map { point($0.0, $0.1) }, width: line)
            },
        ]
        let directions = [("up", 0.0), ("right", 90.0), ("down", 180.0), ("left", 270.0)]
        for (name, degrees) in directions {
            shapes["arrow.\(name)"] = arrow(0.48).turned(degrees)
            shapes["chevron.\(name)"] = chevronShape(0.46, 0.25).turned(degrees)
            shapes["chevron.compact.\(name)"] = chevronShape(0.44, 0.14).turned(degrees)
            shapes["chevron.\(name).2"] = plain { pen, line in
                for x in [0.34, -0.06] {
                    pen.add(chevron(0.40, 0.36, line, tip: point(x, 0)).applying(.init(rotationAngle: -.pi / 2)))
                }
            }.turned(degrees)
            shapes["arrow.\(name).to.line"] = plain { pen, line in
                pen.add(arrow(0.40, line).applying(.init(translationX: 0, y: 0.10)))
                pen.line([point(-0.36, -0.52), point(0.36, -0.52)], width: line)
            }.turned(degrees)
        }
        for (name, degrees) in [("up.right", 45.0), ("down.right", 135), ("down.left", 225), ("up.left", 315)] {
            shapes["arrow.\(name)"] = arrow(0.50).turned(degrees)
        }
        shapes["chevron.forward"] = shapes["chevron.right"]
        shapes["chevron.backward"] = shapes["chevron.left"]
        shapes["chevron.compact.forward"] = shapes["chevron.compact.right"]
        shapes["chevron.compact.backward"] = shapes["chevron.compact.left"]
        shapes["chevron.forward.2"] = shapes["chevron.right.2"]
        shapes["chevron.backward.2"] = shapes["chevron.left.2"]
        shapes["arrow.forward"] = shapes["arrow.right"]
        shapes["arrow.backward"] = shapes["arrow.left"]
        return shapes
    }()

    static func rotation(_ degrees: Double) -> CGAffineTransform { .init(rotationAngle: degrees * .pi / 180) }

    // MARK: Parts

    static func plus(_ arm: Double) -> SymbolShape { plain { pen, line in pen.add(plus(arm, line)) } }

    /// Two crossing lines as one outline.
    static func plus(_ arm: Double, _ line: Double) -> [SymbolContour] {
        let half = line / 2
        var contour = SymbolContour(start: point(half, -half))
        for quarter in 0..<4 {
            let turn = CGAffineTransform(rotationAngle: Double(quarter) * .pi / 2)
            contour.line(to: point(arm - half, -half).applying(turn))
            var cap = SymbolContour(start: .zero)
            SymbolPen.arc(&cap, point(arm - half, 0), half, half, from: -.pi / 2, to: .pi / 2)
            contour.segments += cap.applying(turn).segments
            contour.line(to: point(half, half).applying(turn))
        }
        return [contour]
    }

    static func minus(_ arm: Double) -> SymbolShape {
        plain { pen, line in pen.line([point(-arm + line / 2, 0), point(arm - line / 2, 0)], width: line) }
    }

    /// An angle that points up, `reach` to each side and `depth` deep.
    private static func chevronShape(_ reach: Double, _ depth: Double) -> SymbolShape {
        plain { pen, line in
            let (x, y) = (reach - line / 2, depth - line / 4)
            pen.line([point(-x, y), point(0, -y), point(x, y)], width: line * 1.1)
        }
    }

    /// An angle that points right.
    private static func chevron(_ reach: Double, _ depth: Double, _ line: Double, tip: CGPoint) -> [SymbolContour] {
        SymbolPen {
            $0.line([point(tip.x - depth, tip.y - reach), tip, point(tip.x - depth, tip.y + reach)], width: line)
        }
        .contours
    }

    /// An arrow that points up, `reach` from the middle to each end, as one outline.
    static func arrow(_ reach: Double) -> SymbolShape { plain { pen, line in pen.add(arrow(reach, line)) } }

    static func arrow(_ reach: Double, _ line: Double, head: Double? = nil) -> [SymbolContour] {
        let half = line / 2
        let (tip, tail) = (-reach + half * 1.2, reach - half)
        let arm = head ?? min(reach * 0.82, reach * 2 - line * 2)
        let diagonal = half / 2.0.squareRoot()
        var contour = SymbolContour(start: point(-half, tail))
        contour.line(to: point(-half, tip + half * (1 + 2.0.squareRoot())))
        contour.line(to: point(-arm + diagonal, tip + arm + diagonal))
        SymbolPen.arc(&contour, point(-arm, tip + arm), half, half, from: .pi / 4, to: .pi * 5 / 4)
        contour.line(to: point(-diagonal, tip - diagonal))
        SymbolPen.arc(&contour, point(0, tip), half, half, from: .pi * 5 / 4, to: .pi * 7 / 4)
        contour.line(to: point(arm + diagonal, tip + arm - diagonal))
        SymbolPen.arc(&contour, point(arm, tip + arm), half, half, from: -.pi / 4, to: .pi * 3 / 4)
        contour.line(to: point(half, tip + half * (1 + 2.0.squareRoot())))
        contour.line(to: point(half, tail))
        SymbolPen.arc(&contour, point(0, tail), half, half, from: 0, to: .pi)
        return [contour]
    }

    private static let pairOfArrows = plain { pen, line in
        let small = arrow(0.50, line, head: 0.22)
        pen.add(
            small.applying(CGAffineTransform(rotationAngle: -.pi / 2).concatenating(.init(translationX: 0, y: 0.27))))
        pen.add(
            small.applying(CGAffineTransform(rotationAngle: .pi / 2).concatenating(.init(translationX: 0, y: -0.27))))
    }

    /// Both heads and the shaft, cut in the middle where the halves meet.
    private static let doubleArrow = plain { pen, line in
        let half = line / 2
        for degrees in [90.0, 270] {
            var contour = arrow(0.62, line, head: 0.30)[0]
            // The tail's round end is flattened at the center so that the halves touch without overlapping.
            contour.start = point(-half, 0)
            contour.segments.removeLast(5)
            contour.line(to: point(half, 0))
            contour.line(to: contour.start)
            pen.add([contour].applying(rotation(degrees)))
        }
    }

    private static func dots(_ xs: [Double]) -> SymbolShape {
        SymbolShape { line in xs.map { x in Part { $0.disc(point(x, 0), radius: 0.045 + line * 0.5) } } }
    }

    /// Horizontal lines from x to x, spread over the height.
    private static func rules(_ spans: [(Double, Double)]) -> SymbolShape {
        plain { pen, line in
            let gap = spans.count > 3 ? 0.24 : 0.30
            for (i, span) in spans.enumerated() {
                let y = (Double(i) - Double(spans.count - 1) / 2) * gap
                pen.line([point(span.0, y), point(span.1, y)], width: line)
            }
        }
    }

    private static func list(_ mark: @escaping @Sendable (inout SymbolPen, Double, Double) -> Void) -> SymbolShape {
        plain { pen, line in
            for y in [-0.32, 0, 0.32] {
                mark(&pen, line, y)
                pen.line([point(-0.28, y), point(0.58, y)], width: line)
            }
        }
    }

    /// Upright bars about the middle, one layer each.
    private static func bars(_ heights: [Double]) -> SymbolShape {
        SymbolShape { line in
            // Heavy bars must still leave gaps.
            let width = min(line, 0.11)
            return heights.enumerated().map { i, height in
                Part { pen in
                    let x = (Double(i) - Double(heights.count - 1) / 2) * 0.17
                    let reach = max(height / 2 - width / 2, 0.02)
                    pen.line([point(x, -reach), point(x, reach)], width: width)
                }
            }
        }
    }
}
