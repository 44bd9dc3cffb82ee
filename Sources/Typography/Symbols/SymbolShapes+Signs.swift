import Foundation
import KinoraGeometry

/// Arrows as areas, divided and stacked boxes, dials, badges and strokes through others: where the icon font has another picture.
extension SymbolShape {
    static let signs: [String: SymbolShape] = {
        var shapes: [String: SymbolShape] = [
            "plus.viewfinder": plain { pen, line in
                viewfinder(&pen, line)
                pen.add(plus(0.24, line))
            },
            "faceid": plain { pen, line in
                viewfinder(&pen, line)
                for x in [-0.22, 0.22] { pen.line([point(x, -0.20), point(x, -0.07)], width: line) }
                pen.line([point(0.02, -0.20), point(0.02, 0.07), point(-0.06, 0.07)], width: line * 0.8)
                pen.arc(point(0, 0.06), radius: 0.24, from: .pi * 0.22, to: .pi * 0.78, width: line)
            },
            "airplayaudio": SymbolShape { line in
                [0.56, 0.34].map { radius in
                    Part(.secondary) { pen in
                        pen.arc(
                            point(0, -0.06), radius: radius, from: 0.78 * .pi, to: 2.22 * .pi, width: min(line, 0.11))
                    }
                } + [
                    Part { pen in
                        pen.polygon([point(0, 0.10), point(0.34, 0.54), point(-0.34, 0.54)], radius: 0.05)
                    }
                ]
            },
            "switch.2": plain { pen, line in
                for (y, x) in [(-0.29, 0.29), (0.29, -0.29)] {
                    let box = CGRect(x: -0.54, y: y - 0.25, width: 1.08, height: 0.50)
                    pen.frame(box, radius: 0.25, width: min(line, 0.10))
                    pen.disc(point(x, y), radius: 0.13)
                }
            },
            "timer": merged { pen, line in
                pen.arc(.zero, radius: 0.54, from: -.pi / 2, to: 1.24 * .pi, width: line)
                pen.line([point(0, -0.54), point(0, -0.30)], width: line)
                pen.line([point(0, 0), point(-0.25, -0.25)], width: line)
                pen.disc(.zero, radius: 0.10)
            },
            "mappin.slash": plain { pen, line in
                pen.pin(head: point(0, -0.40), radius: 0.25, foot: 0.66, width: min(line, 0.13))
            }.slashed,
            "suit.diamond": suitDiamond(false), "suit.diamond.fill": suitDiamond(true),
        ]
        for (name, degrees) in [
            ("up", 0.0), ("right", 90), ("forward", 90), ("down", 180), ("left", 270), ("backward", 270),
        ] {
            for filled in [false, true] {
                shapes["arrowshape.\(name)" + (filled ? ".fill" : "")] =
                    polygon(blockArrow, radius: 0.05, filled: filled).turned(degrees)
            }
        }
        for (level, radius) in [("low", 0.050), ("medium", 0.075), ("high", 0.105)] {
            shapes["aqi." + level] = plain { pen, _ in
                for center in hexagonDots { pen.disc(center, radius: radius) }
            }
        }
        for (level, degrees) in [("low", -215.0), ("medium", -90), ("high", 35)] {
            shapes["dial." + level] = dial(degrees)
            shapes["gauge." + level] = gauge(degrees)
        }
        for (percent, degrees) in [("0", -225.0), ("33", -135), ("50", -90), ("67", -45), ("100", 45)] {
            shapes["gauge.with.dots.needle.\(percent)percent"] = gauge(degrees)
        }
        for filled in [false, true] {
            let ending = filled ? ".fill" : ""
            shapes["arrowshape.turn.up.left" + ending] = silhouette(filled: filled) { pen, _ in pen.add(reply) }
            shapes["arrowshape.turn.up.right" + ending] =
                silhouette(filled: filled) { pen, _ in pen.add(reply) }.transformed(.init(scaleX: -1, y: 1))
            shapes["arrow.down.doc" + ending] = sheet(filled) { pen, line in
                pen.add(
                    arrow(0.24, line, head: 0.19).applying(rotation(180).concatenating(.init(translationX: 0, y: 0.20)))
                )
            }
            shapes["arrow.up.doc" + ending] = sheet(filled) { pen, line in
                pen.add(arrow(0.24, line, head: 0.19).applying(.init(translationX: 0, y: 0.20)))
            }
            shapes["doc.zipper" + ending] = sheet(filled) { pen, line in
                let thin = min(line, 0.09)
                for (row, y) in [-0.24, -0.08, 0.08].enumerated() {
                    let x = row % 2 == 0 ? -0.15 : -0.05
                    pen.rect(CGRect(x: x - 0.05, y: y - thin / 2, width: 0.10, height: thin))
                }
                pen.frame(CGRect(x: -0.21, y: 0.20, width: 0.22, height: 0.26), radius: 0.06, width: thin * 0.8)
            }
            shapes["square.stack" + ending] = stack(1.02, 0.80, filled)
            shapes["rectangle.stack" + ending] = stack(1.32, 0.76, filled)
            shapes["square.split.2x1" + ending] = split(squareSize, squareSize, columns: 2, rows: 1, filled)
            shapes["square.split.1x2" + ending] = split(squareSize, squareSize, columns: 1, rows: 2, filled)
            shapes["square.split.2x2" + ending] = split(squareSize, squareSize, columns: 2, rows: 2, filled)
            shapes["rectangle.split.2x1" + ending] = split(1.40, 1.06, columns: 2, rows: 1, filled)
            shapes["rectangle.split.1x2" + ending] = split(1.40, 1.06, columns: 1, rows: 2, filled)
            shapes["rectangle.split.3x1" + ending] = split(1.40, 1.06, columns: 3, rows: 1, filled)
            shapes["rectangle.split.2x2" + ending] = split(1.40, 1.06, columns: 2, rows: 2, filled)
            shapes["bookmark.slash" + ending] = solids["bookmark" + ending]?.slashed
            shapes["heart.slash" + ending] = silhouette(filled: filled) { pen, _ in pen.add(heart) }.slashed
            shapes["dice" + ending] = die(5, filled)
            for pips in 1...6 { shapes["die.face.\(pips)" + ending] = die(pips, filled) }
        }
        shapes["uiwindow.split.2x1"] = shapes["rectangle.split.2x1"]
        shapes["rectangle.stack.badge.plus"] = shapes["rectangle.stack"]?.badged(plusSign)
        shapes["rectangle.stack.badge.minus"] = shapes["rectangle.stack"]?.badged(minusSign)
        for name in ["rectangle.inset.filled", "inset.filled.rectangle"] {
            shapes[name] = plain { pen, line in
                pen.frame(CGRect(x: -0.70, y: -0.53, width: 1.40, height: 1.06), radius: 0.20, width: line)
                pen.rect(CGRect(x: -0.49, y: -0.32, width: 0.98, height: 0.64), radius: 0.08)
            }
        }
        shapes["clock.badge.checkmark"] = objects["clock"]?.badged(tickSign)
        shapes["clock.badge.xmark"] = objects["clock"]?.badged(crossSign)
        shapes["clock.badge.exclamationmark"] = objects["clock"]?.badged(exclamationSign)
        for (name, sign) in badges {
            shapes["person.crop.circle.badge." + name] = portrait.badged(sign)
            shapes["calendar.badge." + name] = calendar.badged(sign)
        }
        shapes["calendar.badge.clock"] = calendar.badged(clockSign)
        return shapes
    }()

    private static let badges: [(String, Drawing)] = [
        ("plus", plusSign), ("minus", minusSign), ("checkmark", tickSign), ("xmark", crossSign),
        ("exclamationmark", exclamationSign),
    ]

    // MARK: Parts

    private static let blockArrow = [
        point(0, -0.58), point(0.60, 0.02), point(0.25, 0.02), point(0.25, 0.56), point(-0.25, 0.56),
        point(-0.25, 0.02), point(-0.60, 0.02),
    ]

    /// An arrow to the left on a stem that bends down.
    private static let reply: SymbolContour = {
        var arrow = SymbolContour(start: point(-0.66, -0.06))
        arrow.line(to: point(-0.10, -0.54))
        arrow.line(to: point(-0.10, -0.26))
        arrow.curve(point(0.38, -0.24), point(0.68, 0.06), to: point(0.68, 0.54))
        arrow.curve(point(0.50, 0.24), point(0.26, 0.14), to: point(-0.10, 0.14))
        arrow.line(to: point(-0.10, 0.42))
        arrow.line(to: point(-0.66, -0.06))
        return arrow
    }()

    static let heart: SymbolContour = {
        var heart = SymbolContour(start: point(0, -0.29))
        heart.curve(point(0.07, -0.41), point(0.17, -0.47), to: point(0.28, -0.47))
        heart.curve(point(0.44, -0.47), point(0.55, -0.34), to: point(0.55, -0.17))
        heart.curve(point(0.55, 0.10), point(0.22, 0.32), to: point(0, 0.48))
        heart.curve(point(-0.22, 0.32), point(-0.55, 0.10), to: point(-0.55, -0.17))
        heart.curve(point(-0.55, -0.34), point(-0.44, -0.47), to: point(-0.28, -0.47))
        heart.curve(point(-0.17, -0.47), point(-0.07, -0.41), to: point(0, -0.29))
        return heart
    }()

    /// A sheet of paper with something on it.
    private static func sheet(_ filled: Bool, _ content: @escaping Drawing) -> SymbolShape {
        SymbolShape { line in
            let thin = min(line, 0.11)
            let shown = SymbolPen { content(&$0, thin) }.contours
            return sheet(rows: [], filled: filled).parts(line)
                + [Part { pen in if filled { pen.cut(shown) } else { pen.add(shown) } }]
        }
    }

    private static func suitDiamond(_ filled: Bool) -> SymbolShape {
        polygon([point(0, -0.66), point(0.46, 0), point(0, 0.66), point(-0.46, 0)], radius: 0.05, filled: filled)
    }

    /// The four corners of what is looked at.
    private static func viewfinder(_ pen: inout SymbolPen, _ line: Double) {
        let (far, near, bend) = (0.56, 0.28, 0.17)
        for quarter in 0..<4 {
            let corner = SymbolPen {
                var points = [point(far, -near)]
                points += (0...6).map { step in
                    let angle = Double(step) / 6 * .pi / 2
                    return point(far - bend + bend * Maths.cos(angle), -far + bend - bend * Maths.sin(angle))
                }
                $0.line(points + [point(near, -far)], width: line)
            }
            pen.add(corner.contours.applying(rotation(90 * Double(quarter))))
        }
    }

    /// The center, six dots round it and twelve round those.
    private static let hexagonDots: [CGPoint] =
        [.zero] + regularPolygon(6, radius: 0.27, from: 0) + regularPolygon(6, radius: 0.54, from: 0)
        + regularPolygon(6, radius: 0.4677, from: 30)

    /// A knob that points somewhere, within a scale of dots.
    private static func dial(_ degrees: Double) -> SymbolShape {
        merged { pen, line in
            let line = min(line, 0.12)
            pen.ring(.zero, radius: 0.42, width: line)
            let way = point(Maths.cos(degrees * .pi / 180), Maths.sin(degrees * .pi / 180))
            pen.line([CGPoint.zero.moved(way, 0.05), CGPoint.zero.moved(way, 0.21)], width: line)
            for step in 0...8 {
                let angle = (-225 + 270 * Double(step) / 8) * .pi / 180
                pen.disc(point(0.60 * Maths.cos(angle), 0.60 * Maths.sin(angle)), radius: 0.045)
            }
        }
    }

    /// A needle that points somewhere, within a ring and a scale of dots.
    private static func gauge(_ degrees: Double) -> SymbolShape {
        merged { pen, line in
            pen.ring(.zero, radius: circleSize / 2, width: line)
            let way = point(Maths.cos(degrees * .pi / 180), Maths.sin(degrees * .pi / 180))
            pen.line([.zero, CGPoint.zero.moved(way, 0.28)], width: line)
            pen.disc(.zero, radius: 0.10)
            for step in 0...6 {
                let angle = -225 + 45 * Double(step)
                guard abs(angle - degrees) > 12 else { continue }
                let radians = angle * .pi / 180
                pen.disc(point(0.37 * Maths.cos(radians), 0.37 * Maths.sin(radians)), radius: 0.04)
            }
        }
    }

    /// A box below the edges of two others.
    private static func stack(_ width: Double, _ height: Double, _ filled: Bool) -> SymbolShape {
        let box = CGRect(x: -width / 2, y: 0.60 - height, width: width, height: height)
        return plain { pen, line in
            if filled { pen.rect(box, radius: 0.18) } else { pen.frame(box, radius: 0.18, width: line) }
            let thin = min(line, 0.10)
            for (step, inset) in [(1.0, 0.14), (2, 0.26)] {
                let y = box.minY - 0.19 * step + thin / 2
                pen.line([point(-width / 2 + inset, y), point(width / 2 - inset, y)], width: thin)
            }
        }
    }

    /// A box in columns and rows.
    private static func split(
        _ width: Double, _ height: Double, columns: Int, rows: Int, _ filled: Bool
    ) -> SymbolShape {
        let box = CGRect(x: -width / 2, y: -height / 2, width: width, height: height)
        @Sendable func lines(_ pen: inout SymbolPen, _ line: Double) {
            for column in 1..<max(columns, 2) where columns > 1 {
                let x = box.minX + width * Double(column) / Double(columns)
                pen.rect(CGRect(x: x - line / 2, y: box.minY, width: line, height: height))
            }
            for row in 1..<max(rows, 2) where rows > 1 {
                let y = box.minY + height * Double(row) / Double(rows)
                pen.rect(CGRect(x: box.minX, y: y - line / 2, width: width, height: line))
            }
        }
        return silhouette(filled: filled) { pen, _ in
            pen.rect(box, radius: 0.20)
        } detail: { pen, line in
            lines(&pen, line)
        }
    }

    /// One side of a die.
    private static func die(_ pips: Int, _ filled: Bool) -> SymbolShape {
        let reach = 0.25
        var places: [CGPoint] = pips % 2 == 1 ? [.zero] : []
        if pips > 1 { places += [point(-reach, -reach), point(reach, reach)] }
        if pips > 3 { places += [point(reach, -reach), point(-reach, reach)] }
        if pips > 5 { places += [point(-reach, 0), point(reach, 0)] }
        return plain { [places] pen, line in
            let box = CGRect(x: -squareSize / 2, y: -squareSize / 2, width: squareSize, height: squareSize)
            if filled { pen.rect(box, radius: 0.22) } else { pen.frame(box, radius: 0.22, width: line) }
            for place in places {
                if filled { pen.cut { $0.disc(place, radius: 0.09) } } else { pen.disc(place, radius: 0.09) }
            }
        }
    }

    /// A head and shoulders in a ring.
    private static let portrait = plain { pen, line in
        let radius = circleSize / 2
        let inside = SymbolPen { $0.disc(.zero, radius: radius - line) }.contours.path
        let bust = SymbolPen { $0.ellipse(CGRect(x: -0.40, y: 0.15, width: 0.80, height: 0.90)) }.contours.path
        pen.ring(.zero, radius: radius, width: line)
        pen.disc(point(0, -0.15), radius: 0.20)
        // A hair's breadth apart from the ring, so that the two only touch.
        pen.add([SymbolContour](bust.within(inside)))
    }

    /// A sheet with a dark head and days.
    private static let calendar = merged { pen, line in
        pen.frame(CGRect(x: -0.60, y: -0.52, width: 1.20, height: 1.08), radius: 0.18, width: line)
        pen.polygon([point(-0.58, -0.38), point(0.58, -0.38), point(0.58, -0.16), point(-0.58, -0.16)])
        for (x, y) in [(-0.28, 0.04), (0, 0.04), (0.28, 0.04), (-0.28, 0.28), (0, 0.28)] {
            pen.disc(point(x, y), radius: 0.065)
        }
    }
}
