import KinoraViews

/// Outlines to morph between, each filling the square in the middle of its frame.
enum MorphOutline: String, CaseIterable, Sendable {
    case circle, square, triangle, diamond, pentagon, hexagon, star, heart, cross, drop

    func path(in rect: CGRect) -> Path {
        let half = min(rect.width, rect.height) / 2
        let center = CGPoint(x: rect.midX, y: rect.midY)
        switch self {
        case .circle:
            return Path(ellipseIn: CGRect(x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half))
        case .square: return Self.polygon(4, inner: 1, turn: 45, reach: half * 2.0.squareRoot(), center)
        case .triangle: return Self.polygon(3, inner: 1, turn: 0, reach: half, center)
        case .diamond: return Self.polygon(4, inner: 1, turn: 0, reach: half, center)
        case .pentagon: return Self.polygon(5, inner: 1, turn: 0, reach: half, center)
        case .hexagon: return Self.polygon(6, inner: 1, turn: 0, reach: half, center)
        case .star: return Self.polygon(5, inner: 0.45, turn: 0, reach: half, center)
        case .cross: return Self.cross(half, center)
        case .heart: return Self.heart(half, center)
        case .drop: return Self.drop(half, center)
        }
    }

    /// Corners clockwise from the top; between two outer ones an inner one where `inner` is less than 1.
    private static func polygon(_ corners: Int, inner: Double, turn: Double, reach: CGFloat, _ center: CGPoint) -> Path
    {
        let steps = inner < 1 ? corners * 2 : corners
        return Path { path in
            path.addLines(
                (0..<steps).map { step in
                    let angle = (turn + 360 * Double(step) / Double(steps)) * .pi / 180
                    let distance = inner < 1 && step % 2 == 1 ? reach * inner : reach
                    return CGPoint(x: center.x + distance * Maths.sin(angle), y: center.y - distance * Maths.cos(angle))
                })
            path.closeSubpath()
        }
    }

    private static func cross(_ half: CGFloat, _ center: CGPoint) -> Path {
        let arm = half * 0.36
        let corners: [(CGFloat, CGFloat)] = [
            (-arm, -half), (arm, -half), (arm, -arm), (half, -arm), (half, arm), (arm, arm), (arm, half), (-arm, half),
            (-arm, arm),
            (-half, arm), (-half, -arm), (-arm, -arm),
        ]
        return Path { path in
            path.addLines(corners.map { CGPoint(x: center.x + $0.0, y: center.y + $0.1) })
            path.closeSubpath()
        }
    }

    private static func heart(_ half: CGFloat, _ center: CGPoint) -> Path {
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: center.x + x * half, y: center.y + y * half) }
        return Path { path in
            path.move(to: at(0, -0.5))
            path.addCurve(to: at(1, -0.25), control1: at(0.18, -1.02), control2: at(1, -1.05))
            path.addCurve(to: at(0, 0.95), control1: at(1, 0.3), control2: at(0.3, 0.6))
            path.addCurve(to: at(-1, -0.25), control1: at(-0.3, 0.6), control2: at(-1, 0.3))
            path.addCurve(to: at(0, -0.5), control1: at(-1, -1.05), control2: at(-0.18, -1.02))
            path.closeSubpath()
        }
    }

    private static func drop(_ half: CGFloat, _ center: CGPoint) -> Path {
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: center.x + x * half, y: center.y + y * half) }
        return Path { path in
            path.move(to: at(0, -1))
            path.addCurve(to: at(0.68, 0.32), control1: at(0.12, -0.6), control2: at(0.68, -0.14))
            path.addCurve(to: at(0, 1), control1: at(0.68, 0.7), control2: at(0.376, 1))
            path.addCurve(to: at(-0.68, 0.32), control1: at(-0.376, 1), control2: at(-0.68, 0.7))
            path.addCurve(to: at(0, -1), control1: at(-0.68, -0.14), control2: at(-0.12, -0.6))
            path.closeSubpath()
        }
    }
}
