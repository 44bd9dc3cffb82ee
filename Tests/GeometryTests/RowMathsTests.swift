import Foundation
import KinoraBasics
import KinoraRasterKernels
import Testing

@testable import KinoraGeometry

@Suite struct RowMathsTests {
    /// Applies a row function and answers the largest difference from `reference`, relative to `scale`.
    private func worst(
        _ values: [Float], _ function: (UnsafeMutablePointer<Float>, Int) -> Void, scale: (Double) -> Double,
        _ reference: (Double) -> Double
    ) -> Double {
        var row = values
        row.withUnsafeMutableBufferPointer { function($0.baseAddress!, $0.count) }
        return zip(values, row).map { abs(Double($1) - reference(Double($0))) / scale(reference(Double($0))) }.max()!
    }

    @Test func rowsOfSinesAndCosinesAreRightToSinglePrecision() {
        let values = (-20_000...20_000).map { Float($0) * 0.0311 } + [0, 9_999, -9_999, 1e-20]
        #expect(worst(values, { Maths.sin($0, count: $1) }, scale: { _ in 1 }, Foundation.sin) < 5e-7)
        #expect(worst(values, { Maths.cos($0, count: $1) }, scale: { _ in 1 }, Foundation.cos) < 5e-7)
    }

    @Test func rowsOfExponentialsAreRightToSinglePrecision() {
        let values = (-860...870).map { Float($0) * 0.1 }
        #expect(worst(values, { Maths.exp($0, count: $1) }, scale: { $0 }, Foundation.exp) < 5e-7)
        var wild: [Float] = [-.infinity, -1e30, .infinity, 1e30]
        Maths.exp(&wild, count: 4)
        #expect(wild[0] < 2e-38 && wild[1] < 2e-38 && wild[2] > 1e38 && wild[3] > 1e38)
    }

    @Test func rowsOfRootsAreRightToSinglePrecision() {
        let values = (1...3000).map { Float($0) * Float($0) * 0.0077 } + [1e-20, 1e30]
        #expect(worst(values, { Maths.squareRoot($0, count: $1) }, scale: { $0 }, { $0.squareRoot() }) < 3e-7)
        var zero: [Float] = [0]
        Maths.squareRoot(&zero, count: 1)
        #expect(zero == [0])
    }

    @Test("the loops in C, of any width, give the bits of the plain ones, of any length", arguments: [16, 32, 64])
    func kernels(bytes: Int) {
        // Other tests may run meanwhile: all loops give the same bits.
        rk_allow_width(bytes)
        defer { rk_allow_width(64) }
        let odd: [Float] = [.nan, .infinity, -.infinity, 0, -0.0, 1e30, -1e30, 88, -87, 3e6, .leastNonzeroMagnitude]
        var numbers = SplitMix(seed: 3)
        let values = (0..<4001).map { $0 % 97 == 0 ? odd[$0 / 97 % odd.count] : Float(numbers.number(-100...100)) }
        func bits(_ function: (UnsafeMutablePointer<Float>, Int) -> Bool, _ count: Int) -> [UInt32]? {
            var row = values
            return row.withUnsafeMutableBufferPointer { function($0.baseAddress!, count) } ? row.map(canonical) : nil
        }
        for count in [1, 7, 8, 9, 128, 4001] {
            guard let sines = bits({ rk_sine($0, $1, false) }, count) else { return }
            #expect(
                sines
                    == bits(
                        {
                            Maths.plainTurn($0, $1, quarter: 0); return true
                        }, count))
            #expect(
                bits({ rk_sine($0, $1, true) }, count)
                    == bits(
                        {
                            Maths.plainTurn($0, $1, quarter: 1); return true
                        }, count))
            #expect(
                bits({ rk_power($0, $1) }, count)
                    == bits(
                        {
                            Maths.plainExp($0, count: $1); return true
                        }, count))
        }
    }

    /// Bits, with one pattern for all that is not a number.
    private func canonical(_ value: Float) -> UInt32 { value.isNaN ? 0x7FC0_0000 : value.bitPattern }
}
