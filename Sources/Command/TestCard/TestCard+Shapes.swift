import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// Fills, corners and strokes.
extension TestCard {
    static var fills: [Cell] {
        let round = CGRect(x: 10, y: 10, width: 76, height: 52)
        func corners(_ path: Path) -> [Node] { [.filled(path, CardColors.blue)] }
        func uneven(_ style: RoundedCornerStyle) -> Path {
            Path(
                roundedRect: round,
                cornerRadii: RectangleCornerRadii(topLeading: 4, bottomLeading: 26, bottomTrailing: 0, topTrailing: 14),
                style: style)
        }
        let both = Path(roundedRect: round, cornerRadius: 14, style: .circular)
        return [
            Cell("nonzero", [.filled(CardPaths.star(48, 39, 34), CardColors.blue)]),
            Cell("even-odd", [.filled(CardPaths.star(48, 39, 34), CardColors.blue, rule: .evenOdd)]),
            Cell(
                "not antialiased",
                [.fill(Fill(CardPaths.star(48, 39, 34), paint: .color(CardColors.blue), antialiased: false))]),
            Cell("ellipse", [.filled(CardPaths.ellipse(10.3, 8.7, 75.5, 54.2), CardColors.blue)]),
            Cell("circular corners", corners(Path(roundedRect: round, cornerRadius: 18, style: .circular))),
            Cell("continuous corners", corners(Path(roundedRect: round, cornerRadius: 18, style: .continuous))),
            Cell("capsule", corners(Path(roundedRect: round, cornerRadius: 26, style: .continuous))),
            Cell("radii, circular", corners(uneven(.circular))),
            Cell("radii, continuous", corners(uneven(.continuous))),
            Cell(
                "one over the other",
                [
                    .filled(both, CardColors.red),
                    .filled(Path(roundedRect: round, cornerRadius: 14, style: .continuous), CardColors.blue),
                ]),
        ]
    }

    static var strokes: [Cell] {
        func wide(_ cap: CGLineCap, _ join: CGLineJoin = .round) -> Cell.Strokes { Cell.Strokes(cap: cap, join: join) }
        let dashed = CardPaths.wave
        return [
            Cell("butt caps", wide(.butt).nodes(CardPaths.wave)),
            Cell("round caps", wide(.round).nodes(CardPaths.wave)),
            Cell("square caps", wide(.square).nodes(CardPaths.wave)),
            Cell("miter joins", wide(.butt, .miter).nodes(CardPaths.zigzag)),
            Cell("round joins", wide(.butt, .round).nodes(CardPaths.zigzag)),
            Cell("bevel joins", wide(.butt, .bevel).nodes(CardPaths.zigzag)),
            Cell("miter limit 3", Cell.Strokes(cap: .butt, join: .miter, miterLimit: 3).nodes(CardPaths.zigzag)),
            Cell("dashes 12 6", [.stroked(dashed, StrokeStyle(lineWidth: 5, dash: [12, 6]), CardColors.ink)]),
            Cell(
                "dashes, phase 9",
                [.stroked(dashed, StrokeStyle(lineWidth: 5, dash: [12, 6], dashPhase: 9), CardColors.ink)]),
            Cell(
                "round dashes 0.1 9",
                [.stroked(dashed, StrokeStyle(lineWidth: 5, lineCap: .round, dash: [0.1, 9]), CardColors.ink)]),
            Cell("odd dashes 14 5 3", [.stroked(dashed, StrokeStyle(lineWidth: 5, dash: [14, 5, 3]), CardColors.ink)]),
            Cell("hairlines 1 .5 .25 .1", hairlines),
            Cell("closed", [.stroked(CardPaths.star(48, 40, 32), StrokeStyle(lineWidth: 4), CardColors.ink)]),
            Cell("trim 0.2 to 0.7", trim(CardPaths.star(48, 40, 32), 0.2, 0.7)),
            Cell("trim of a curve, 1/3", trim(CardPaths.wave, 1 / 3, 2 / 3)),
            Cell("ring from 3 o'clock, 0.7", trim(CardPaths.ellipse(20, 8, 56, 56), 0, 0.7)),
            Cell(
                "filled trim",
                [.filled(CardPaths.ellipse(20, 8, 56, 56).trimmedPath(from: 0, to: 0.6), CardColors.blue)]),
            Cell("cusp and loop", cusps), Cell("points and no lengths", points),
            Cell("gradient stroke", gradientStroke),
        ]
    }

    private static func trim(_ path: Path, _ from: Double, _ to: Double) -> [Node] {
        [
            .stroked(path, StrokeStyle(lineWidth: 5), RGBA(red: 0.85, green: 0.86, blue: 0.9)),
            .stroked(path.trimmedPath(from: from, to: to), StrokeStyle(lineWidth: 5, lineCap: .round), CardColors.blue),
        ]
    }

    private static var hairlines: [Node] {
        [1, 0.5, 0.25, 0.1].enumerated().flatMap { (index: Int, width: Double) -> [Node] in
            let x = 8 + Double(index) * 20
            return [
                .stroked(
                    CardPaths.polygon([(x, 64), (x + 14, 8)], closed: false), StrokeStyle(lineWidth: width), .black),
                .stroked(
                    CardPaths.polygon([(x + 16.5, 8), (x + 16.5, 64)], closed: false), StrokeStyle(lineWidth: width),
                    .black),
            ]
        }
    }

    private static var cusps: [Node] {
        let path = Path { path in
            path.move(to: CGPoint(x: 12, y: 60))
            path.addCurve(to: CGPoint(x: 44, y: 60), control1: CGPoint(x: 44, y: 4), control2: CGPoint(x: 12, y: 4))
            path.move(to: CGPoint(x: 54, y: 60))
            path.addCurve(to: CGPoint(x: 84, y: 60), control1: CGPoint(x: 104, y: -4), control2: CGPoint(x: 34, y: -4))
        }
        return [.stroked(path, StrokeStyle(lineWidth: 7, lineCap: .round, lineJoin: .round), CardColors.ink)]
    }

    /// A line to where it begins shows as its caps, butt ones as nothing.
    private static var points: [Node] {
        [CGLineCap.butt, .round, .square].enumerated().map { (index: Int, cap: CGLineCap) -> Node in
            let place = (20 + Double(index) * 28, 36.0)
            return .stroked(
                CardPaths.polygon([place, place], closed: false), StrokeStyle(lineWidth: 18, lineCap: cap),
                CardColors.ink)
        }
    }

    private static var gradientStroke: [Node] {
        let paint = AngularPaint(
            ramp: Ramp([CardColors.red, CardColors.yellow, CardColors.green, CardColors.blue, CardColors.red]),
            center: CGPoint(x: 48, y: 36), startAngle: 0, endAngle: 2 * .pi)
        return [
            .stroke(
                Stroke(
                    Path(roundedRect: CGRect(x: 14, y: 12, width: 68, height: 48), cornerRadius: 16),
                    style: StrokeStyle(lineWidth: 8), paint: .angular(paint)))
        ]
    }
}

extension TestCard.Cell {
    /// A wide stroke with a thin one where the path itself lies.
    struct Strokes {
        var cap: CGLineCap
        var join: CGLineJoin
        var miterLimit = 10.0

        func nodes(_ path: Path) -> [Node] {
            let style = StrokeStyle(lineWidth: 9, lineCap: cap, lineJoin: join, miterLimit: miterLimit)
            return [.stroked(path, style, CardColors.blue), .stroked(path, StrokeStyle(lineWidth: 0.7), .white)]
        }
    }
}
