import Foundation

// Exact areas in Double, written from the definition: a polygon cut to a pixel's square, and its area by the shoelace sum.

enum AreaOracle {
    /// Twice-signed sum over two: positive when the points turn clockwise on screen.
    static func area(_ p: [SIMD2<Double>]) -> Double {
        guard p.count > 2 else { return 0 }
        return p.indices.reduce(0) { sum, i in
            let (a, b) = (p[i], p[(i + 1) % p.count])
            return sum + (a.x * b.y - b.x * a.y) / 2
        }
    }

    /// The part of the polygon inside the pixel at column `x` of row `y`, by cutting with one side after the other
    /// (Sutherland and Hodgman). For polygons with winding 0 or 1 everywhere its area is the pixel's coverage.
    static func coverage(_ polygon: [SIMD2<Double>], _ x: Int, _ y: Int) -> Double {
        var p = polygon
        p = cut(p) { $0.x - Double(x) }
        p = cut(p) { Double(x + 1) - $0.x }
        p = cut(p) { $0.y - Double(y) }
        p = cut(p) { Double(y + 1) - $0.y }
        return abs(area(p))
    }

    private static func cut(_ p: [SIMD2<Double>], _ side: (SIMD2<Double>) -> Double) -> [SIMD2<Double>] {
        var result: [SIMD2<Double>] = []
        for i in p.indices {
            let (a, b) = (p[i], p[(i + 1) % p.count])
            let (da, db) = (side(a), side(b))
            if da >= 0 { result.append(a) }
            if (da >= 0) != (db >= 0) { result.append(a + (b - a) * (da / (da - db))) }
        }
        return result
    }

    /// What convex polygons cover together, as areas to add and to take away by inclusion and exclusion.
    struct Union {
        private var parts: [(sign: Double, polygon: [SIMD2<Double>])]

        init(_ polygons: [[SIMD2<Double>]]) {
            parts = (1..<(1 << polygons.count)).map { subset in
                let members = polygons.indices.filter { subset >> $0 & 1 == 1 }.map { polygons[$0] }
                return (
                    members.count % 2 == 1 ? 1 : -1, members.dropFirst().reduce(members[0], AreaOracle.intersection)
                )
            }
        }

        func coverage(_ x: Int, _ y: Int) -> Double {
            parts.reduce(0) { $0 + $1.sign * AreaOracle.coverage($1.polygon, x, y) }
        }
    }

    /// What two convex polygons have in common: the first cut with the sides of the second.
    static func intersection(_ polygon: [SIMD2<Double>], _ other: [SIMD2<Double>]) -> [SIMD2<Double>] {
        let sign = area(other) < 0 ? -1.0 : 1.0
        return other.indices.reduce(polygon) { left, i in
            let (a, b) = (other[i], other[(i + 1) % other.count])
            return cut(left) { sign * ((b.x - a.x) * ($0.y - a.y) - (b.y - a.y) * ($0.x - a.x)) }
        }
    }

    /// A fine polygon on a circle.
    static func circle(_ cx: Double, _ cy: Double, _ r: Double, sides: Int = 4096) -> [SIMD2<Double>] {
        (0..<sides).map { i in
            let t = 2 * Double.pi * Double(i) / Double(sides)
            return SIMD2(cx + r * cos(t), cy + r * sin(t))
        }
    }

    /// A fine polygon on a cubic Bézier curve, without its first point.
    static func cubic(
        _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>, _ d: SIMD2<Double>, pieces: Int = 512
    ) -> [SIMD2<Double>] {
        (1...pieces).map { i in
            let t = Double(i) / Double(pieces), s = 1 - t
            let ab = a * (s * s * s) + b * (3 * s * s * t)
            return ab + c * (3 * s * t * t) + d * (t * t * t)
        }
    }
}
