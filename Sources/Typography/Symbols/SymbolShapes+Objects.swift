import Foundation
import KinoraGeometry

/// Things that change with a value or gain from following the text's weight: signals, clocks, the sun, grids.
extension SymbolShape {
    static let objects: [String: SymbolShape] = {
        var shapes: [String: SymbolShape] = [
            "wifi": wifi,
            "cellularbars": SymbolShape { _ in
                (0..<4).map { i in
                    Part { pen in
                        let height = 0.30 + 0.22 * Double(i)
                        pen.rect(
                            CGRect(x: -0.60 + 0.32 * Double(i), y: 0.48 - height, width: 0.22, height: height),
                            radius: 0.06)
                    }
                }
            },
            "chart.bar": bars(filled: false), "chart.bar.fill": bars(filled: true),
            "chart.line.uptrend.xyaxis": plain { pen, line in
                pen.line([point(-0.56, -0.50), point(-0.56, 0.50), point(0.60, 0.50)], width: line)
                pen.line([point(-0.34, 0.24), point(-0.06, -0.08), point(0.16, 0.10), point(0.54, -0.34)], width: line)
            },
            "magnifyingglass": plain { pen, line in magnifier(&pen, line) },
            "plus.magnifyingglass": plain { pen, line in
                magnifier(&pen, line)
                pen.add(plus(0.20, line).applying(.init(translationX: -0.10, y: -0.10)))
            },
            "minus.magnifyingglass": plain { pen, line in
                magnifier(&pen, line)
                pen.line([point(-0.25, -0.10), point(0.05, -0.10)], width: line)
            },
            "clock": plain { pen, line in
                pen.ring(.zero, radius: circleSize / 2, width: line)
                pen.line([point(0, -0.34), point(0, 0.04), point(0.24, 0.04)], width: line)
            },
            "clock.fill": plain { pen, line in
                pen.disc(.zero, radius: circleSize / 2)
                pen.cut { $0.line([point(0, -0.34), point(0, 0.04), point(0.24, 0.04)], width: line) }
            },
            "sun.max": sun(rays: 8, near: 0.46, far: 0.64, filled: false),
            "sun.max.fill": sun(rays: 8, near: 0.46, far: 0.64, filled: true),
            "sun.min": sun(rays: 8, near: 0.46, far: 0.50, filled: false),
            "sun.min.fill": sun(rays: 8, near: 0.46, far: 0.50, filled: true),
            "sparkle": plain { pen, _ in pen.add(sparkle(0.62, .zero)) },
            "sparkles": SymbolShape { _ in
                [
                    Part { $0.add(sparkle(0.52, point(0.12, 0.10))) },
                    Part(.secondary) { $0.add(sparkle(0.26, point(-0.42, -0.36))) },
                    Part(.secondary) { $0.add(sparkle(0.20, point(-0.42, 0.46))) },
                ]
            },
            "envelope": plain { pen, line in
                pen.frame(CGRect(x: -0.68, y: -0.50, width: 1.36, height: 1.0), radius: 0.18, width: line)
                pen.line([point(-0.52, -0.30), point(0, 0.12), point(0.52, -0.30)], width: line)
            },
            "envelope.fill": SymbolShape { line in
                [
                    Part { $0.rect(CGRect(x: -0.68, y: -0.50, width: 1.36, height: 1.0), radius: 0.18) },
                    Part { pen in
                        pen.cut {
                            $0.line([point(-0.56, -0.30), point(0, 0.14), point(0.56, -0.30)], width: min(line, 0.10))
                        }
                    },
                ]
            },
            "creditcard": plain { pen, line in
                pen.frame(CGRect(x: -0.68, y: -0.48, width: 1.36, height: 0.96), radius: 0.16, width: line)
                pen.rect(CGRect(x: -0.68 + line, y: -0.24, width: 1.36 - 2 * line, height: 0.17))
                pen.line([point(-0.46, 0.22), point(-0.20, 0.22)], width: line)
            },
            "creditcard.fill": plain { pen, line in
                pen.rect(CGRect(x: -0.68, y: -0.48, width: 1.36, height: 0.96), radius: 0.16)
                pen.cut { $0.rect(CGRect(x: -0.68, y: -0.25, width: 1.36, height: 0.18)) }
                pen.cut { $0.line([point(-0.46, 0.22), point(-0.20, 0.22)], width: line) }
            },
            "person": plain { pen, line in
                pen.ring(point(0, -0.28), radius: 0.28, width: line)
                let bust = SymbolShape.bust
                pen.add(bust)
                pen.add(Array([bust].rim(width: line).dropFirst()))
            },
            "person.fill": plain { pen, _ in
                pen.disc(point(0, -0.28), radius: 0.28)
                pen.add(bust)
            },
            "slider.horizontal.3": plain { pen, line in sliders(&pen, line) },
            "slider.vertical.3": plain { pen, line in
                pen.add(SymbolPen { sliders(&$0, line) }.contours.applying(rotation(90)))
            },
            "delete.left": delete(filled: false), "delete.left.fill": delete(filled: true),
            "delete.right": delete(filled: false).transformed(.init(scaleX: -1, y: 1)),
            "delete.right.fill": delete(filled: true).transformed(.init(scaleX: -1, y: 1)),
            "doc": sheet(rows: [], filled: false), "doc.fill": sheet(rows: [], filled: true),
            "doc.text": sheet(rows: [0.0, 0.20, 0.40], filled: false),
            "doc.text.fill": sheet(rows: [0.0, 0.20, 0.40], filled: true),
            "doc.plaintext": sheet(rows: [0.0, 0.20, 0.40], filled: false),
            "doc.plaintext.fill": sheet(rows: [0.0, 0.20, 0.40], filled: true),
            "doc.richtext": sheet(rows: [0.20, 0.40], filled: false),
            "doc.richtext.fill": sheet(rows: [0.20, 0.40], filled: true),
            "cube": plain { pen, line in
                let corners = regularPolygon(6, radius: 0.65, from: -90)
                pen.frame(polygon: corners, radius: 0.08, width: line)
                let reach = 0.65 - line
                for corner in regularPolygon(3, radius: reach, from: 90) { pen.line([.zero, corner], width: line) }
            },
            "cube.fill": plain { pen, line in
                pen.polygon(regularPolygon(6, radius: 0.65, from: -90), radius: 0.08)
                let gap = min(line, 0.10)
                for (i, degrees) in [90.0, 210, 330].enumerated() where i < 3 {
                    let (near, far) = (point(0, 0.02 + gap * 0.62), point(0, 0.46))
                    let turn = rotation(degrees - 90)
                    pen.cut { $0.line([near.applying(turn), far.applying(turn)], width: gap) }
                }
            },
            "battery.100.bolt": charging, "battery.100percent.bolt": charging,
            "square.on.square": plain { pen, line in
                pen.frame(CGRect(x: -0.60, y: -0.36, width: 0.96, height: 0.96), radius: 0.18, width: line)
                pen.arcFrame(line)
            },
            "dot.radiowaves.left.and.right": SymbolShape { line in
                [Part { $0.disc(.zero, radius: 0.11) }]
                    + [0.32, 0.58].map { radius in
                        Part(.secondary) { pen in
                            for middle in [0.0, 180] {
                                let (from, to) = ((middle - 42) * .pi / 180, (middle + 42) * .pi / 180)
                                pen.arc(.zero, radius: radius, from: from, to: to, width: line)
                            }
                        }
                    }
            },
        ]
        for (level, name) in [(0.0, "0"), (0.25, "25"), (0.50, "50"), (0.75, "75"), (1, "100")] {
            shapes["battery.\(name)"] = battery(level)
            shapes["battery.\(name)percent"] = battery(level)
        }
        for filled in [false, true] {
            let ending = filled ? ".fill" : ""
            for waves in 1...3 { shapes["speaker.wave.\(waves)\(ending)"] = speaker(waves: waves, filled) }
            shapes["speaker\(ending)"] = speaker(waves: 0, filled)
            shapes["square.grid.2x2\(ending)"] = grid(2, 2, 0.50, radius: 0.12, filled)
            shapes["square.grid.3x3\(ending)"] = grid(3, 3, 0.32, radius: 0.08, filled)
            shapes["square.grid.3x2\(ending)"] = grid(3, 2, 0.36, radius: 0.08, filled)
            shapes["rectangle.grid.1x2\(ending)"] = grid(1, 2, 0.50, radius: 0.12, filled, stretch: 2.4)
            shapes["rectangle.grid.2x2\(ending)"] = grid(2, 2, 0.46, radius: 0.10, filled, stretch: 1.4)
            shapes["circle.grid.2x2\(ending)"] = grid(2, 2, 0.50, radius: 0.25, filled)
            shapes["circle.grid.3x3\(ending)"] = grid(3, 3, 0.30, radius: 0.15, filled)
        }
        return shapes
    }()

    // MARK: Parts

    private static let wifi = SymbolShape { line in
        [Part { $0.disc(point(0, 0.40), radius: 0.11) }]
            + [0.36, 0.62, 0.88].map { radius in
                Part { pen in
                    let middle = -Double.pi / 2
                    pen.arc(
                        point(0, 0.44), radius: radius, from: middle - .pi / 4, to: middle + .pi / 4, width: line * 1.2)
                }
            }
    }

    private static func bars(filled: Bool) -> SymbolShape {
        SymbolShape { line in
            [0.52, 1.0, 0.74].enumerated().map { i, height in
                Part { pen in
                    let rect = CGRect(x: -0.62 + 0.44 * Double(i), y: 0.50 - height, width: 0.36, height: height)
                    if filled { pen.rect(rect, radius: 0.08) } else { pen.frame(rect, radius: 0.08, width: line) }
                }
            }
        }
    }

    /// Ring and handle as one outline, drawn with the handle to the right and turned to the lower right.
    private static func magnifier(_ pen: inout SymbolPen, _ line: Double) {
        let (radius, half, end) = (0.44, line * 0.6, 0.88)
        let root = (radius * radius - half * half).squareRoot()
        let opening = Maths.atan2(half, root)
        var contour = SymbolContour(start: point(root, half))
        SymbolPen.arc(&contour, .zero, radius, radius, from: opening, to: 2 * .pi - opening)
        contour.line(to: point(end - half, -half))
        SymbolPen.arc(&contour, point(end - half, 0), half, half, from: -.pi / 2, to: .pi / 2)
        let place = rotation(45).concatenating(.init(translationX: -0.10, y: -0.10))
        pen.add(contour.applying(place))
        pen.cut { $0.disc(point(-0.10, -0.10), radius: radius - line) }
    }

    private static func sun(rays: Int, near: Double, far: Double, filled: Bool) -> SymbolShape {
        SymbolShape { line in
            [
                Part { pen in
                    if filled { pen.disc(.zero, radius: 0.32) } else { pen.ring(.zero, radius: 0.32, width: line) }
                },
                Part(.secondary) { pen in
                    for (a, b) in zip(
                        regularPolygon(rays, radius: near, from: -90), regularPolygon(rays, radius: far, from: -90))
                    {
                        pen.line([a, b], width: line)
                    }
                },
            ]
        }
    }

    /// A star of four tips with hollow sides.
    static func sparkle(_ reach: Double, _ center: CGPoint) -> SymbolContour {
        let tips = regularPolygon(4, radius: reach, from: -90)
        var contour = SymbolContour(start: tips[0])
        for i in 0..<4 {
            let (a, b) = (tips[i], tips[(i + 1) % 4])
            contour.curve(a.mixed(with: .zero, 0.80), b.mixed(with: .zero, 0.80), to: b)
        }
        return contour.applying(.init(translationX: center.x, y: center.y))
    }

    private static let bust: SymbolContour = {
        var contour = SymbolContour(start: point(-0.46, 0.56))
        contour.curve(point(-0.54, 0.56), point(-0.56, 0.50), to: point(-0.56, 0.44))
        contour.curve(point(-0.56, 0.26), point(-0.34, 0.08), to: point(0, 0.08))
        contour.curve(point(0.34, 0.08), point(0.56, 0.26), to: point(0.56, 0.44))
        contour.curve(point(0.56, 0.50), point(0.54, 0.56), to: point(0.46, 0.56))
        contour.line(to: point(-0.46, 0.56))
        return contour
    }()

    private static func sliders(_ pen: inout SymbolPen, _ line: Double) {
        let knob = 0.115
        for (y, x) in [(-0.36, 0.22), (0, -0.26), (0.36, 0.10)] {
            pen.ring(point(x, y), radius: knob + line / 2, width: line * 0.9)
            let gap = knob + line
            pen.line([point(-0.60, y), point(x - gap, y)], width: line)
            pen.line([point(x + gap, y), point(0.60, y)], width: line)
        }
    }

    private static func battery(_ level: Double) -> SymbolShape {
        SymbolShape { line in
            var parts = [
                Part(.secondary) { pen in
                    pen.frame(CGRect(x: -0.84, y: -0.38, width: 1.52, height: 0.76), radius: 0.20, width: line * 0.8)
                    pen.rect(CGRect(x: 0.74, y: -0.13, width: 0.10, height: 0.26), radius: 0.05)
                }
            ]
            if level > 0 {
                let inset = line * 0.8 + 0.06
                parts.append(
                    Part {
                        $0.rect(
                            CGRect(
                                x: -0.84 + inset, y: -0.38 + inset, width: (1.52 - 2 * inset) * level,
                                height: 0.76 - 2 * inset), radius: 0.09)
                    })
            }
            return parts
        }
    }

    /// A sheet of paper with a folded corner and rows of writing.
    static func sheet(rows: [Double], filled: Bool) -> SymbolShape {
        let corners = [
            point(-0.48, -0.64), point(0.10, -0.64), point(0.48, -0.26), point(0.48, 0.64), point(-0.48, 0.64),
        ]
        return SymbolShape { line in
            let thin = min(line, 0.11)
            let paper = Part { pen in
                if filled {
                    pen.polygon(corners, radius: 0.10)
                    pen.cut {
                        $0.line([point(0.08, -0.54), point(0.08, -0.24), point(0.38, -0.24)], width: thin * 0.7)
                    }
                } else {
                    pen.frame(polygon: corners, radius: 0.10, width: line)
                    pen.line([point(0.06, -0.54), point(0.06, -0.22), point(0.38, -0.22)], width: line)
                }
            }
            let writing = Part { pen in
                for y in rows { pen.line([point(-0.24, y), point(0.24, y)], width: thin) }
            }
            if rows.isEmpty { return [paper] }
            return [paper, filled ? Part { $0.cut(writing.contours) } : writing]
        }
    }

    /// The delete key: an arrow to the left with a cross in it.
    private static func delete(filled: Bool) -> SymbolShape {
        let corners = [point(-0.74, 0), point(-0.30, -0.46), point(0.66, -0.46), point(0.66, 0.46), point(-0.30, 0.46)]
        return SymbolShape { line in
            let sign = plus(0.26, line).applying(rotation(45)).applying(.init(translationX: 0.14, y: 0))
            return [
                Part { pen in
                    if filled {
                        pen.polygon(corners, radius: 0.12)
                    } else {
                        pen.frame(polygon: corners, radius: 0.12, width: line)
                    }
                },
                Part { pen in filled ? pen.cut(sign) : pen.add(sign) },
            ]
        }
    }

    /// A full battery with a bolt cut out of it.
    private static let charging = SymbolShape { line in
        var parts = battery(1).parts(line)
        let bolt = SymbolPen { pen in
            let corners = [(0.08, -0.22), (-0.17, 0.03), (-0.02, 0.03), (-0.08, 0.22), (0.17, -0.05), (0.02, -0.05)]
            pen.polygon(corners.map { point($0.0 - 0.08, $0.1) })
        }
        parts[1].contours += bolt.contours.reversed
        return parts
    }

    private static func speaker(waves: Int, _ filled: Bool) -> SymbolShape {
        SymbolShape { line in
            let x = waves == 0 ? 0.0 : -0.18 - 0.10 * Double(waves)
            let box = [
                point(x - 0.40, -0.20), point(x - 0.16, -0.20), point(x + 0.16, -0.48), point(x + 0.16, 0.48),
                point(x - 0.16, 0.20), point(x - 0.40, 0.20),
            ]
            let body = Part { pen in
                if filled { pen.polygon(box, radius: 0.06) } else { pen.frame(polygon: box, radius: 0.06, width: line) }
            }
            return [body]
                + (0..<waves).map { i in
                    Part(.secondary) { pen in
                        let radius = 0.30 + 0.22 * Double(i)
                        let reach = 46.0 * .pi / 180
                        pen.arc(point(x + 0.08, 0), radius: radius, from: -reach, to: reach, width: line)
                    }
                }
        }
    }

    private static func grid(
        _ columns: Int, _ rows: Int, _ cell: Double, radius: Double, _ filled: Bool, stretch: Double = 1
    ) -> SymbolShape {
        plain { pen, line in
            let gap = cell * 0.22
            let width = cell * stretch
            for row in 0..<rows {
                for column in 0..<columns {
                    let x = (Double(column) - Double(columns) / 2) * (width + gap) + gap / 2
                    let y = (Double(row) - Double(rows) / 2) * (cell + gap) + gap / 2
                    let rect = CGRect(x: x, y: y, width: width, height: cell)
                    if filled { pen.rect(rect, radius: radius) } else { pen.frame(rect, radius: radius, width: line) }
                }
            }
        }
    }
}

extension SymbolPen {
    /// The visible part of a square behind another: its upper and right edges.
    fileprivate mutating func arcFrame(_ line: Double) {
        let half = line / 2
        let (left, right, top, bottom) = (-0.36 + half, 0.60 - half, -0.60 + half, 0.36 - half)
        let corner = 0.15
        line2([point(left, top + 0.06), point(left + 0.06, top), point(right - corner, top)], line)
        arc(point(right - corner, top + corner), radius: corner, from: -.pi / 2, to: 0, width: line)
        line2([point(right, top + corner), point(right, bottom - 0.06), point(right - 0.06, bottom)], line)
    }

    private mutating func line2(_ points: [CGPoint], _ width: Double) { line(points, width: width) }
}
