import Accelerate
import Foundation
import Testing
import simd

@Suite("Vectors, matrices and rotations under Apple's names")
struct VectorTests {
    @Test("Lengths, products and mixes are those worked out by hand")
    func vectors() {
        let (a, b) = (SIMD2<Float>(3, 4), SIMD2<Float>(1, 2))
        #expect(simd_length(a) == 5)
        #expect(length(a) == 5)
        #expect(vector2(3, 4) == SIMD2(3, 4) && vector3(Float(1), 2, 3) == SIMD3(1, 2, 3))
        #expect(vector3(a, 5) == SIMD3(3, 4, 5) && vector4(vector3(a, 5), 6) == vector4(3, 4, 5, 6))
        #expect(simd_dot(a, b) == 11)
        #expect(simd_distance(a, b) == Float(8).squareRoot())
        #expect(normalize(a) == SIMD2(0.6, 0.8))
        #expect(simd_mix(a, b, SIMD2(0.5, 0)) == SIMD2(2, 4))
        #expect(simd_cross(SIMD3<Double>(1, 0, 0), SIMD3(0, 1, 0)) == SIMD3(0, 0, 1))
        #expect(reflect(SIMD2<Double>(1, -1), n: SIMD2(0, 1)) == SIMD2(1, 1))
        #expect(simd_smoothstep(Float(0), 2, 1) == 0.5)
        #expect(clamp(SIMD2<Double>(-1, 7), min: 0, max: 5) == SIMD2(0, 5))
        #expect(fract(SIMD2<Double>(1.25, -0.25)) == SIMD2(0.25, 0.75))
        #expect(abs(SIMD2<Float>(-1, 2)) == SIMD2(1, 2))
    }

    @Test("The older names of Metal's sources mean the same")
    func olderNames() {
        #expect(vector_uint2(3, 4) == simd_uint2(x: 3, y: 4) && simd_int1(-1) == vector_int3(0, 0, -1).z)
        #expect(matrix_float3x3(1) == matrix_identity_float3x3 && matrix_double2x2(1) == matrix_identity_double2x2)
    }

    @Test("A matrix times its inverse is the identity, and its determinant is that of Leibniz")
    func matrices() {
        let m = simd_double3x3(rows: [SIMD3(2, 0, 1), SIMD3(1, 3, 2), SIMD3(1, 1, 4)])
        #expect(m[0, 1] == 1)
        // 2(3·4 − 2·1) − 0 + 1(1·1 − 3·1)
        #expect(m.determinant == 18)
        let product = m * m.inverse
        for column in 0..<3 {
            for row in 0..<3 { #expect(abs(product[column, row] - (column == row ? 1 : 0)) < 1e-12) }
        }
        #expect(m * SIMD3(1, 2, 3) == SIMD3(5, 13, 15))
        #expect(m.transpose[0] == SIMD3(2, 0, 1))
        #expect(simd_float2x2(0).inverse[0].x.isNaN)
    }

    @Test("Between equal rotations lies the same; a rotation's matrix moves nothing")
    func equalRotations() {
        let turn = simd_quatd(angle: 0.7, axis: SIMD3(0, 0, 1))
        for share in [0.0, 0.3, 1] {
            let between = simd_slerp(turn, turn, share)
            #expect(abs(between.vector.z - turn.vector.z) < 1e-12 && abs(between.vector.w - turn.vector.w) < 1e-12)
        }
        let matrix = simd_double4x4(turn)
        for column in 0..<3 { #expect(matrix[column].w == 0) }
        #expect(matrix[3] == SIMD4(0, 0, 0, 1))
        #expect(abs(matrix[0].x - 0.7648421872844885) < 1e-12 && abs(matrix[0].y - 0.644217687237691) < 1e-12)
    }

    @Test("A quarter turn about z takes x to y, and halfway there is an eighth")
    func rotations() {
        let quarter = simd_quatd(angle: .pi / 2, axis: SIMD3(0, 0, 1))
        #expect(distance(quarter.act(SIMD3(1, 0, 0)), SIMD3(0, 1, 0)) < 1e-12)
        let half = simd_slerp(simd_quatd(angle: 0, axis: SIMD3(0, 0, 1)), quarter, 0.5)
        #expect(abs(half.angle - .pi / 4) < 1e-12)
        #expect(distance(simd_double3x3(quarter) * SIMD3(1, 0, 0), SIMD3(0, 1, 0)) < 1e-12)
        let back = simd_quatd(simd_double3x3(quarter))
        #expect(distance(back.vector, quarter.vector) < 1e-12)
        let turned = simd_quatd(from: SIMD3(1, 0, 0), to: SIMD3(0, 0, 1)).act(SIMD3(1, 0, 0))
        #expect(distance(turned, SIMD3(0, 0, 1)) < 1e-12)
    }

    @Test("Rotations as numbers are added, subtracted and scaled part by part")
    func rotationNumbers() {
        let a = simd_quatd(ix: 1, iy: 2, iz: 3, r: 4), b = simd_quatd(ix: 4, iy: 3, iz: 2, r: 1)
        #expect((a - b).vector == SIMD4(-3, -1, 1, 3) && (2 * a).vector == SIMD4(2, 4, 6, 8))
        var c = a
        c *= 3
        c -= b
        c /= 2
        #expect(c.vector == SIMD4(-0.5, 1.5, 3.5, 5.5))
    }

    @Test("Whole vectors are added, scaled and summed element by element")
    func wholeVectors() {
        #expect(vDSP.add(multiplication: ([2.0, 3], [5, 7]), [1, 2]) == [11, 23])
        #expect(vDSP.negative([1.0, -2]) == [-1, 2] && vDSP.absolute([1.0, -2]) == [1, 2])
        #expect(vDSP.square([3.0, -4]) == [9, 16] && vDSP.clip([-1.0, 2, 9], to: 0...5) == [0, 2, 5])
        #expect(vDSP.ramp(withInitialValue: 3.0, increment: -0.5, count: 3) == [3, 2.5, 2])
        #expect(vDSP.ramp(in: 2.0...9, count: 1) == [2] && vDSP.ramp(in: 2.0...9, count: 0) == [])
        #expect(vDSP.ramp(in: 2.0...9, count: 2) == [2, 9])
        let numbers = [3.0, -4, 5, -8]
        #expect(vDSP.sum(numbers) == -4 && vDSP.sumOfSquares(numbers) == 114 && vDSP.sumOfMagnitudes(numbers) == 20)
        #expect(vDSP.mean(numbers) == -1 && vDSP.meanSquare(numbers) == 28.5 && vDSP.meanMagnitude(numbers) == 5)
        #expect(vDSP.maximum(numbers) == 5 && vDSP.minimum(numbers) == -8 && vDSP.maximumMagnitude(numbers) == 8)
        #expect(vDSP.distanceSquared([1.0, 2], [4, 6]) == 25)
        #expect(vDSP.mean([Double]()).isNaN && vDSP.maximum([Double]()) == -.infinity)
        var room = [0.0, 0, 0]
        vDSP.add([1.0, 2], [3, 4], result: &room)
        #expect(room == [4, 6, 0])
        vDSP.multiply(2, [1.0, 2, 3, 4], result: &room)
        #expect(room == [2, 4, 6])
        #expect(vDSP.add([1.0, 2], [10, 20, 30]) == [11, 22])
        #expect(vDSP.multiply(2, [1.0, 2]) == [2, 4])
        #expect(vDSP.subtract([5.0, 5], [2, 3]) == [3, 2])
        #expect(vDSP.rootMeanSquare([3.0, 4, 5, 0]) == 12.5.squareRoot())
        #expect(vDSP.linearInterpolate([0.0, 10], [10, 20], using: 0.25) == [2.5, 12.5])
        #expect(vDSP.ramp(in: 0.0...1, count: 5) == [0, 0.25, 0.5, 0.75, 1])
        #expect(vDSP.dot([1.0, 2, 3], [4, 5, 6]) == 32)
    }

    @Test("Elementary functions are those of the lanes")
    func elementary() {
        let x = SIMD4<Double>(0.1, 0.5, 0.75, 0.9), y = SIMD4<Double>(2, 0.5, -1, 3)
        let pairs: [(SIMD4<Double>, (Double) -> Double)] = [
            (sin(x), Foundation.sin), (cos(x), Foundation.cos), (tan(x), Foundation.tan), (asin(x), Foundation.asin),
            (acos(x), Foundation.acos), (atan(x), Foundation.atan), (sinh(x), Foundation.sinh),
            (cosh(x), Foundation.cosh), (tanh(x), Foundation.tanh), (exp(x), Foundation.exp),
            (exp2(x), Foundation.exp2),
            (log(x), Foundation.log), (log2(x), Foundation.log2), (log10(x), Foundation.log10),
            (cbrt(x), Foundation.cbrt), (sqrt(x), { $0.squareRoot() }), (recip(x), { 1 / $0 }),
            (rsqrt(x), { 1 / $0.squareRoot() }),
        ]
        for (index, (vector, function)) in pairs.enumerated() {
            for lane in x.indices { #expect(abs(vector[lane] - function(x[lane])) < 1e-12, "\(index)") }
        }
        for lane in x.indices {
            #expect(abs(pow(x, y)[lane] - Foundation.pow(x[lane], y[lane])) < 1e-12)
            #expect(abs(atan2(y, x)[lane] - Foundation.atan2(y[lane], x[lane])) < 1e-12)
        }
        let short = sin(SIMD16<Float>(repeating: 0.5))
        #expect(short == SIMD16(repeating: Float(Foundation.sin(0.5))))
    }
}
