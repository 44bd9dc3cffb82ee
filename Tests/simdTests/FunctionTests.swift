import Foundation
import Testing
import simd

/// Every function of vectors against its formula, lane by lane and with plain `Double`s, for vectors of two, three and four
/// lanes of `Double` and of `Float`.
struct FunctionTests {
    /// A few numbers of both signs, none of them in order.
    private static let first = [1.5, -2.25, 0.75, -3.5]
    private static let second = [-0.5, 4, 1.25, 2]
    private static let third = [0.25, -1, 3, 0.5]

    /// Runs the checks for each kind of vector. Single precision has 24 bits, of which sums of a few products lose three.
    private func forAllWidths(
        _ check: (_ width: Int, _ slack: Double, _ vectors: any Vectors.Type) -> Void
    ) {
        for width in 2...4 {
            check(
                width, 1e-12,
                [Lanes<SIMD2<Double>>.self, Lanes<SIMD3<Double>>.self, Lanes<SIMD4<Double>>.self][width - 2])
            check(
                width, 1e-5, [Lanes<SIMD2<Float>>.self, Lanes<SIMD3<Float>>.self, Lanes<SIMD4<Float>>.self][width - 2])
        }
    }

    private func isClose(_ a: [Double], _ b: [Double], _ slack: Double) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= slack * max(1, abs($1)) }
    }

    @Test("Numbers of vectors are sums of products of lanes, and roots of them")
    func numbers() {
        forAllWidths { width, slack, lanes in
            let (a, b) = (Array(Self.first.prefix(width)), Array(Self.second.prefix(width)))
            let product = zip(a, b).map(*).reduce(0, +)
            let squares = a.map { $0 * $0 }.reduce(0, +)
            let apart = zip(a, b).map { ($0 - $1) * ($0 - $1) }.reduce(0, +)
            let expected: [(String, Double)] = [
                ("dot", product), ("length", squares.squareRoot()), ("length_squared", squares),
                ("distance", apart.squareRoot()), ("distance_squared", apart), ("reduce_add", a.reduce(0, +)),
                ("reduce_min", a.min() ?? 0), ("reduce_max", a.max() ?? 0),
            ]
            for (name, value) in expected {
                for found in lanes.number(name, a, b) {
                    #expect(isClose([found], [value], slack), "\(name) of \(width) lanes is \(found), not \(value)")
                }
            }
        }
    }

    @Test("Vectors of vectors follow their formulas in each lane")
    func lanes() {
        func smooth(_ x: Double, _ low: Double, _ high: Double) -> Double {
            let t = min(1, max(0, (x - low) / (high - low)))
            return t * t * (3 - 2 * t)
        }
        forAllWidths { width, slack, lanes in
            let (a, b) = (Array(Self.first.prefix(width)), Array(Self.second.prefix(width)))
            let c = Array(Self.third.prefix(width))
            let along = zip(a, b).map(*).reduce(0, +)
            let (aa, bb) = (a.map { $0 * $0 }.reduce(0, +), b.map { $0 * $0 }.reduce(0, +))
            let indices = Array(0..<width)
            let (low, high) = (zip(a, b).map(min), zip(a, b).map(max))
            let expected: [(String, [Double])] = [
                ("normalize", a.map { $0 / aa.squareRoot() }),
                ("project", b.map { $0 * along / bb }),
                ("mix", indices.map { a[$0] * (1 - c[$0]) + b[$0] * c[$0] }),
                ("mix by a number", indices.map { a[$0] * 0.75 + b[$0] * 0.25 }),
                ("clamp", indices.map { min(high[$0], max(low[$0], c[$0])) }),
                ("clamp to numbers", a.map { min(1, max(-1, $0)) }),
                ("step", indices.map { a[$0] < b[$0] ? 0 : 1 }),
                ("smoothstep", indices.map { smooth(c[$0], low[$0], high[$0]) }),
                ("abs", a.map { $0 < 0 ? -$0 : $0 }), ("sign", a.map { $0 < 0 ? -1 : $0 > 0 ? 1 : 0 }),
                ("min", low), ("max", high),
                ("floor", a.map { Foundation.floor($0) }), ("ceil", a.map { Foundation.ceil($0) }),
                ("fract", a.map { $0 - Foundation.floor($0) }),
            ]
            for (name, value) in expected {
                for found in lanes.vector(name, a, b, c) {
                    #expect(isClose(found, value, slack), "\(name) of \(width) lanes is \(found), not \(value)")
                }
            }
        }
    }

    @Test("Numbers are mixed, clamped and stepped as lanes are, at their limits too")
    func scalars() {
        #expect([-1.0, 0, 0.25, 1, 2].map { mix(2.0, 6, t: $0) } == [-2, 2, 3, 6, 10])
        #expect(simd_mix(Float(2), 6, 0.25) == 3)
        #expect([-1.0, 0, 3, 5, 6].map { clamp($0, min: 0, max: 5) } == [0, 0, 3, 5, 5])
        #expect([-1.0, 0, 3, 5, 6].map { simd_clamp($0, 0, 5) } == [0, 0, 3, 5, 5])
        // At the edge itself the step is up.
        #expect([1.9, 2, 2.1].map { step($0, edge: 2) } == [0, 1, 1] && simd_step(2.0, 2) == 1)
        #expect(simd_step(SIMD2(2.0, 2), SIMD2(1.9, 2)) == SIMD2(0, 1))
        #expect(
            [-1.0, 2, 3, 4, 5, 6, 9].map { smoothstep($0, edge0: 2, edge1: 6) } == [0, 0, 0.15625, 0.5, 0.84375, 1, 1])
        #expect([-2.0, -0.0, 0, 5].map { sign($0) } == [-1, 0, 0, 1] && sign(Double.nan) == 0)
        #expect(sign(SIMD3(-2.0, 0, 5)) == SIMD3(-1, 0, 1) && sign(SIMD2(Double.nan, 1)) == SIMD2(0, 1))
        #expect([1.25, -0.25, 3].map { fract($0) } == [0.25, 0.75, 0])
    }

    /// Below zero by less than a number's precision, the difference to the whole number below rounds to 1.
    @Test("A fraction is always below 1")
    func fractions() {
        #expect(fract(Float(-1e-12)) == Float(1).nextDown && fract(-1e-30) == 1.0.nextDown)
        #expect(fract(SIMD2<Float>(-1e-12, 0.5)) == SIMD2(Float(1).nextDown, 0.5))
        #expect(simd_fract(SIMD4(-1e-30, 2, -2, -0.5)) == SIMD4(1.0.nextDown, 0, 0, 0.5))
    }

    @Test("A cross product stands upright on both, as long as the area they span")
    func crosses() {
        let (a, b) = (SIMD3(1.5, -2.25, 0.75), SIMD3(-0.5, 4, 1.25))
        let upright = cross(a, b)
        #expect(abs(dot(upright, a)) < 1e-12 && abs(dot(upright, b)) < 1e-12)
        #expect(abs(length_squared(upright) - (length_squared(a) * length_squared(b) - dot(a, b) * dot(a, b))) < 1e-9)
        #expect(upright == SIMD3(-2.25 * 1.25 - 0.75 * 4, 0.75 * -0.5 - 1.5 * 1.25, 1.5 * 4 - -2.25 * -0.5))
        #expect(simd_cross(b, a) == -upright)
        #expect(cross(SIMD2(1.5, -2.25), SIMD2(-0.5, 4)) == SIMD3(0, 0, 4.875))
        #expect(simd_cross(SIMD2<Float>(0, 1), SIMD2(1, 0)) == SIMD3(0, 0, -1))
    }

    @Test("A mirrored vector keeps its length and turns only its part across the mirror")
    func mirrors() {
        let (v, n) = (SIMD3(1.5, -2.25, 0.75), normalize(SIMD3(1.0, 2, -2)))
        let mirrored = reflect(v, n: n)
        #expect(abs(length(mirrored) - length(v)) < 1e-12 && abs(dot(mirrored, n) + dot(v, n)) < 1e-12)
        #expect(distance(simd_reflect(mirrored, n), v) < 1e-12)
        #expect(distance(cross(mirrored, n), cross(v, n)) < 1e-12)
    }

    @Test("A refracted ray obeys the law of Snell, and there is none in total reflection", arguments: [0.75, 1, 1.25])
    func refraction(ratio: Double) {
        let n = SIMD2(0.0, 1)
        for degrees in [0.0, 20, 45, 53, 54, 80] {
            let angle = degrees * .pi / 180
            let ray = SIMD2(sin(angle), -cos(angle))
            let refracted = refract(ray, n: n, eta: ratio)
            let sine = ratio * sin(angle)
            // 1.25 reflects all beyond 53.13°.
            if sine > 1 {
                #expect(refracted == .zero)
            } else {
                #expect(distance(refracted, SIMD2(sine, -(1 - sine * sine).squareRoot())) < 1e-12)
            }
            #expect(simd_refract(ray, n, ratio) == refracted)
        }
    }
}

/// The functions by name for vectors of one type; each name gives the answers of all its spellings.
private protocol Vectors {
    static func number(_ name: String, _ a: [Double], _ b: [Double]) -> [Double]
    static func vector(_ name: String, _ a: [Double], _ b: [Double], _ c: [Double]) -> [[Double]]
}

private enum Lanes<V: SIMD>: Vectors where V.Scalar: BinaryFloatingPoint {
    private static func packed(_ numbers: [Double]) -> V {
        var result = V()
        for (index, number) in numbers.enumerated() { result[index] = V.Scalar(number) }
        return result
    }

    static func number(_ name: String, _ first: [Double], _ second: [Double]) -> [Double] {
        let (a, b) = (packed(first), packed(second))
        let found: [V.Scalar] =
            switch name {
            case "dot": [dot(a, b), simd_dot(a, b)]
            case "length": [length(a), simd_length(a), simd_fast_length(a)]
            case "length_squared": [length_squared(a), simd_length_squared(a)]
            case "distance": [distance(a, b), simd_distance(a, b)]
            case "distance_squared": [distance_squared(a, b), simd_distance_squared(a, b)]
            case "reduce_add": [simd_reduce_add(a)]
            case "reduce_min": [simd_reduce_min(a)]
            default: [simd_reduce_max(a)]
            }
        return found.map { Double($0) }
    }

    static func vector(_ name: String, _ first: [Double], _ second: [Double], _ third: [Double]) -> [[Double]] {
        let (a, b, c) = (packed(first), packed(second), packed(third))
        let (low, high) = (simd.min(a, b), simd.max(a, b))
        let found: [V] =
            switch name {
            case "normalize": [normalize(a), simd_normalize(a), simd_fast_normalize(a)]
            case "project": [project(a, b), simd_project(a, b)]
            case "mix": [mix(a, b, t: c), simd_mix(a, b, c)]
            case "mix by a number": [mix(a, b, t: 0.25)]
            case "clamp": [clamp(c, min: low, max: high), simd_clamp(c, low, high)]
            case "clamp to numbers": [clamp(a, min: -1, max: 1)]
            case "step": [step(a, edge: b), simd_step(b, a)]
            case "smoothstep": [smoothstep(c, edge0: low, edge1: high), simd_smoothstep(low, high, c)]
            case "abs": [simd.abs(a), simd_abs(a)]
            case "sign": [sign(a), simd_sign(a)]
            case "min": [low, simd_min(a, b)]
            case "max": [high, simd_max(a, b)]
            case "floor": [simd.floor(a)]
            case "ceil": [simd.ceil(a)]
            default: [fract(a), simd_fract(a)]
            }
        return found.map { vector in vector.indices.map { Double(vector[$0]) } }
    }
}
