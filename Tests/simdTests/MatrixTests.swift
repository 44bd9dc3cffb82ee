import Foundation
import Testing
import simd

/// Matrices of each order against sums written out, and rotations against those of Rodrigues.
struct MatrixTests {
    /// Numbers without a pattern, the same for each test.
    private func numbers(_ count: Int, from start: Int) -> [Double] {
        (0..<count).map { Double(((start + $0) * (start + $0) * 7 + $0) % 23) - 11 }
    }

    private func matrix<M: _SquareMatrix>(_ type: M.Type, from start: Int) -> M {
        var result = M()
        for (place, number) in numbers(M.order * M.order, from: start).enumerated() {
            result[place / M.order, place % M.order] = M.Scalar(number)
        }
        return result
    }

    /// Laplace's expansion along the first column.
    private func determinant(_ columns: [[Double]]) -> Double {
        guard columns.count > 1 else { return columns[0][0] }
        return columns.indices.reduce(0) { sum, row in
            let rest = columns.dropFirst().map { column in column.indices.filter { $0 != row }.map { column[$0] } }
            return sum + (row % 2 == 0 ? 1 : -1) * columns[0][row] * determinant(rest)
        }
    }

    private func columns<M: _SquareMatrix>(_ matrix: M) -> [[Double]] {
        (0..<M.order).map { column in (0..<M.order).map { Double(matrix[column, $0]) } }
    }

    private func check<M: _SquareMatrix>(_ type: M.Type, _ slack: Double) {
        let (a, b) = (matrix(type, from: 3), matrix(type, from: 40))
        let (ac, bc, n) = (columns(a), columns(b), M.order)
        let range = 0..<n
        func each(_ value: (Int, Int) -> Double) -> [[Double]] { range.map { c in range.map { value(c, $0) } } }
        // Whole numbers below 2²⁴: exact in both precisions.
        #expect(columns(a * b) == each { c, r in range.reduce(0) { $0 + ac[$1][r] * bc[c][$1] } })
        #expect(columns(simd_mul(a, b)) == columns(a * b))
        #expect(columns(a + b) == each { ac[$0][$1] + bc[$0][$1] })
        #expect(columns(a - b) == each { ac[$0][$1] - bc[$0][$1] })
        #expect(columns(-a) == each { -ac[$0][$1] })
        #expect(columns(a * 3) == each { 3 * ac[$0][$1] } && columns(3 * a) == columns(a * 3))
        #expect(columns(a.transpose) == each { ac[$1][$0] } && simd_transpose(a) == a.transpose)
        #expect(columns(M(2)) == each { $0 == $1 ? 2 : 0 })
        #expect(M(rows: range.map { a[$0] }) == a.transpose)
        #expect(M(range.map { a[$0] }) == a && a != b)
        var product = a
        product *= b
        #expect(product == a * b)

        let v = bc[0]
        var vector = M.Vector()
        for row in range { vector[row] = M.Scalar(v[row]) }
        #expect(columns(M(diagonal: vector)) == each { $0 == $1 ? v[$0] : 0 })
        let (right, left) = (a * vector, vector * a)
        #expect(simd_mul(a, vector) == right)
        for row in range {
            #expect(Double(right[row]) == range.reduce(0) { $0 + ac[$1][row] * v[$1] })
            #expect(Double(left[row]) == range.reduce(0) { $0 + ac[row][$1] * v[$1] })
        }

        let expected = determinant(ac)
        #expect(expected != 0 && abs(Double(a.determinant) - expected) <= slack * abs(expected))
        #expect(simd_determinant(a) == a.determinant && simd_inverse(a) == a.inverse)
        let identity = columns(a * a.inverse)
        for c in range { for r in range { #expect(abs(identity[c][r] - (c == r ? 1 : 0)) < slack * 100) } }
    }

    @Test("Sums, products, determinants and inverses of matrices of each order are those written out")
    func orders() {
        check(simd_double2x2.self, 1e-12)
        check(simd_double3x3.self, 1e-12)
        check(simd_double4x4.self, 1e-12)
        check(simd_float2x2.self, 1e-5)
        check(simd_float3x3.self, 1e-5)
        check(simd_float4x4.self, 1e-5)
    }

    @Test("A matrix whose columns lie in a plane has the determinant 0, and one in another order the opposite")
    func pivots() {
        #expect(simd_double3x3(SIMD3(1, 2, 3), SIMD3(2, 4, 6), SIMD3(0, 1, 0)).determinant == 0)
        // The first number is 0, so that rows change places.
        let swapped = simd_double3x3(SIMD3(0, 1, 0), SIMD3(1, 0, 0), SIMD3(0, 0, 5))
        #expect(swapped.determinant == -5 && swapped * swapped.inverse == simd_double3x3(1))
        #expect(matrix_identity_float4x4 == simd_float4x4(diagonal: SIMD4(1, 1, 1, 1)))
        #expect(matrix_identity_double2x2.columns.1 == SIMD2(0, 1))
        #expect(matrix_identity_float3x3.columns.2 == SIMD3(0, 0, 1))
    }

    /// Rodrigues' formula.
    private func turned(_ v: SIMD3<Double>, by angle: Double, about axis: SIMD3<Double>) -> SIMD3<Double> {
        let (c, s) = (_cos(angle), _sin(angle))
        return v * c + cross(axis, v) * s + axis * (dot(axis, v) * (1 - c))
    }

    private static let axes = [
        SIMD3(1.0, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1), normalize(SIMD3(1, -2, 0.5)), normalize(SIMD3(-3, 0.1, 2)),
    ]

    @Test("A rotation turns vectors as Rodrigues' formula says; its matrix does the same, and gives the rotation back")
    func rotations() {
        let v = SIMD3(0.3, -1.2, 2)
        for axis in Self.axes {
            for angle in [0.0, 0.4, 1.7, 3, 4.4, 6] {
                let q = simd_quatd(angle: angle, axis: axis)
                let expected = turned(v, by: angle, about: axis)
                #expect(distance(q.act(v), expected) < 1e-12 && distance(simd_act(q, v), expected) < 1e-12)
                #expect(distance(simd_double3x3(q) * v, expected) < 1e-12)
                #expect(distance((simd_double4x4(q) * SIMD4(v, 1)), SIMD4(expected, 1)) < 1e-12)
                #expect(abs(q.angle - angle) < 1e-9)
                #expect(angle == 0 || distance(q.axis, axis) < 1e-9)
                // A rotation and its opposite are the same one.
                let back = simd_quatd(simd_double3x3(q))
                #expect(abs(abs(dot(back.vector, q.vector)) - 1) < 1e-12)
                #expect(distance(q.inverse.act(expected), v) < 1e-12 && distance(q.conjugate.act(expected), v) < 1e-12)
            }
        }
    }

    @Test("A product of rotations turns by the second first, and the way between two is even")
    func products() {
        let v = SIMD3(0.3, -1.2, 2)
        let (a, b) = (simd_quatd(angle: 0.9, axis: Self.axes[3]), simd_quatd(angle: 2.1, axis: Self.axes[4]))
        #expect(distance((a * b).act(v), a.act(b.act(v))) < 1e-12)
        #expect(simd_mul(a, b) == a * b)
        var c = a
        c *= b
        #expect(c == a * b && (a * a.inverse).imag == .zero)
        for share in [0.0, 0.2, 0.5, 0.9, 1] {
            let between = simd_slerp(a, b, share)
            let whole = 2 * _acos(dot(a.vector, b.vector))
            #expect(abs(between.length - 1) < 1e-12)
            #expect(abs(2 * _acos(min(1, dot(a.vector, between.vector))) - share * whole) < 1e-7)
            // Along the shorter way also where one is written with the other sign.
            #expect(distance(simd_slerp(a, -b, share).vector, between.vector) < 1e-12)
        }
        let doubled = simd_quatd(vector: a.vector * 2)
        #expect(distance(doubled.normalized.vector, a.vector) < 1e-12 && simd_normalize(doubled) == doubled.normalized)
        #expect(distance((doubled * doubled.inverse).vector, SIMD4(0, 0, 0, 1)) < 1e-12)
        #expect(simd_quatd(real: 4, imag: SIMD3(1, 2, 3)) == simd_quatd(ix: 1, iy: 2, iz: 3, r: 4))
        #expect((a + b).vector == a.vector + b.vector && (a / 2).vector == a.vector / 2 && (-a).vector == -a.vector)
    }

    @Test("The shortest rotation to a direction gets there, even to the opposite one")
    func shortest() {
        for from in Self.axes {
            for to in Self.axes + Self.axes.map({ -$0 }) {
                let q = simd_quatd(from: from, to: to)
                #expect(distance(q.act(from), to) < 1e-6 && abs(q.length - 1) < 1e-9)
                #expect(abs(q.angle - _acos(max(-1, min(1, dot(from, to))))) < 1e-6)
            }
        }
    }
}

// The C library's functions: simd has none of its own for numbers.
private func _cos(_ x: Double) -> Double { Foundation.cos(x) }
private func _sin(_ x: Double) -> Double { Foundation.sin(x) }
private func _acos(_ x: Double) -> Double { Foundation.acos(x) }
