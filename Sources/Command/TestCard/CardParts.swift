import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// The colors of the test card.
enum CardColors {
    static let paper = RGBA(red: 0.93, green: 0.93, blue: 0.95)
    static let line = RGBA(red: 0.6, green: 0.6, blue: 0.65)
    static let ink = RGBA(red: 0.12, green: 0.13, blue: 0.18)
    static let red = RGBA(red: 1, green: 0.231, blue: 0.188)
    static let orange = RGBA(red: 1, green: 0.584, blue: 0)
    static let yellow = RGBA(red: 1, green: 0.8, blue: 0)
    static let green = RGBA(red: 0.204, green: 0.78, blue: 0.349)
    static let blue = RGBA(red: 0, green: 0.478, blue: 1)
    static let purple = RGBA(red: 0.686, green: 0.322, blue: 0.871)
}

/// Paths that several cells use, in points of a cell.
enum CardPaths {
    static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
        Path(CGRect(x: x, y: y, width: width, height: height))
    }

    static func ellipse(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
        Path(ellipseIn: CGRect(x: x, y: y, width: width, height: height))
    }

    static func polygon(_ points: [(Double, Double)], closed: Bool = true) -> Path {
        Path { path in
            for (index, point) in points.enumerated() {
                let place = CGPoint(x: point.0, y: point.1)
                if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
            }
            if closed { path.closeSubpath() }
        }
    }

    /// A five-pointed star in one stroke, which crosses itself.
    static func star(_ x: Double, _ y: Double, _ radius: Double) -> Path {
        polygon(
            (0..<5).map { index in
                let angle = (Double(index) * 144 - 90) * .pi / 180
                return (x + radius * Maths.cos(angle), y + radius * Maths.sin(angle))
            })
    }

    /// A wave across the cell.
    static let wave = Path { path in
        path.move(to: CGPoint(x: 8, y: 44))
        path.addCurve(to: CGPoint(x: 48, y: 36), control1: CGPoint(x: 20, y: -14), control2: CGPoint(x: 34, y: 4))
        path.addCurve(to: CGPoint(x: 88, y: 28), control1: CGPoint(x: 62, y: 68), control2: CGPoint(x: 76, y: 86))
    }

    static let zigzag = polygon([(10, 58), (28, 14), (46, 56), (58, 24), (67, 56), (88, 40)], closed: false)
}

extension Node {
    static func filled(_ path: Path, _ color: RGBA, rule: FillRule = .nonzero) -> Node {
        .fill(Fill(path, rule: rule, paint: .color(color)))
    }

    static func filled(_ path: Path, _ paint: Paint) -> Node { .fill(Fill(path, paint: paint)) }

    static func stroked(_ path: Path, _ style: StrokeStyle, _ color: RGBA) -> Node {
        .stroke(Stroke(path, style: style, paint: .color(color)))
    }
}

extension Ramp {
    /// Colors at equal distances.
    init(_ colors: [RGBA], space: GradientSpace = .device) {
        let last = Double(max(1, colors.count - 1))
        self.init(stops: colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }, space: space)
    }
}
