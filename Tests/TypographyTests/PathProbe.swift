import Foundation
import KinoraGeometry

/// Looks at a path by brute force: bounds, area and winding of a fine polygon, apart from any code under test.
struct PathProbe {
    var polygons: [[CGPoint]] = []

    init(_ path: Path) {
        var current = CGPoint.zero
        path.forEach { element in
            switch element {
            case .move(let to):
                polygons.append([to])
                current = to
            case .line(let to):
                polygons[polygons.count - 1].append(to)
                current = to
            case .quadCurve(let to, let c):
                let from = current
                for i in 1...32 {
                    let t = Double(i) / 32, u = 1 - t
                    func mix(_ p: Double, _ q: Double, _ r: Double) -> Double { u * u * p + 2 * u * t * q + t * t * r }
                    polygons[polygons.count - 1].append(CGPoint(x: mix(from.x, c.x, to.x), y: mix(from.y, c.y, to.y)))
                }
                current = to
            case .curve(let to, let a, let b):
                let from = current
                for i in 1...32 {
                    let t = Double(i) / 32, u = 1 - t
                    func mix(_ p: Double, _ q: Double, _ r: Double, _ s: Double) -> Double {
                        let (ends, controls) = (u * u * u * p + t * t * t * s, u * q + t * r)
                        return ends + 3 * u * t * controls
                    }
                    polygons[polygons.count - 1].append(
                        CGPoint(x: mix(from.x, a.x, b.x, to.x), y: mix(from.y, a.y, b.y, to.y)))
                }
                current = to
            case .closeSubpath: break
            }
        }
    }

    var bounds: CGRect {
        let points = polygons.flatMap { $0 }
        guard let first = points.first else { return .null }
        return points.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
    }

    /// Signed, positive clockwise on screen.
    var area: Double {
        var sum = 0.0
        for polygon in polygons {
            for (a, b) in edges(polygon) { sum += (a.x * b.y - a.y * b.x) / 2 }
        }
        return sum
    }

    private func edges(_ polygon: [CGPoint]) -> [(CGPoint, CGPoint)] {
        Array(zip(polygon, polygon.dropFirst() + polygon.prefix(1)))
    }

    /// How often the path turns round a point.
    func winding(_ p: CGPoint) -> Int {
        var turns = 0
        for polygon in polygons {
            for (a, b) in edges(polygon) where (a.y <= p.y) != (b.y <= p.y) {
                let share = (p.y - a.y) / (b.y - a.y)
                if a.x + share * (b.x - a.x) > p.x { turns += b.y > a.y ? 1 : -1 }
            }
        }
        return turns
    }

    /// Stretches of the horizontal line at `y` and how often the path turns round each, leaving out what it does not.
    func stretches(at y: Double) -> [(length: Double, winding: Int)] {
        var crossings: [(x: Double, turn: Int)] = []
        for polygon in polygons {
            var a = polygon[polygon.count - 1]
            for b in polygon {
                if (a.y <= y) != (b.y <= y) {
                    crossings.append((a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x), b.y > a.y ? -1 : 1))
                }
                a = b
            }
        }
        crossings.sort { $0.x < $1.x }
        var winding = 0
        var found: [(length: Double, winding: Int)] = []
        for (here, next) in zip(crossings, crossings.dropFirst()) {
            winding += here.turn
            if winding != 0 { found.append((next.x - here.x, winding)) }
        }
        return found
    }

    /// The rows of a raster of horizontal lines over the bounds.
    func rows(_ count: Int) -> [Double] {
        let box = bounds
        return (0..<count).map { box.minY + (Double($0) + 0.5) / Double(count) * box.height }
    }

    /// The area that the non-zero rule fills, from that many rows.
    func filledArea(rows count: Int = 60) -> Double {
        let lengths = rows(count).map { row in stretches(at: row).reduce(0) { $0 + $1.length } }
        return lengths.reduce(0, +) / Double(count) * bounds.height
    }
}
