import Foundation
import KinoraBasics
import Testing

@testable import KinoraGeometry

#if arch(x86_64)
    /// The C library's functions in 64-bit precision, against which errors far below an ulp can be seen.
    private typealias Oracle = Float80
#else
    private typealias Oracle = Double
#endif

/// The greatest error of `ours` against `theirs`, in ulps of the true value.
private func worst(
    _ samples: [Double], _ ours: (Double) -> Double, _ theirs: (Oracle) -> Oracle
) -> (ulps: Double, at: Double) {
    var worst = (ulps: 0.0, at: 0.0)
    for x in samples {
        let error = errorInUlps(ours(x), theirs(Oracle(x)))
        if !(error <= worst.ulps) { worst = (error, x) }
    }
    return worst
}

private func errorInUlps(_ ours: Double, _ exact: Oracle) -> Double {
    let rounded = Double(exact)
    if ours.bitPattern == rounded.bitPattern || (ours.isNaN && rounded.isNaN) { return 0 }
    if rounded.isInfinite || rounded.isNaN || !ours.isFinite { return .infinity }
    return Double(((Oracle(ours) - exact) / Oracle(rounded.ulp)).magnitude)
}

private func spread(_ ranges: [ClosedRange<Double>], each count: Int = 20_000, seed: UInt64 = 1) -> [Double] {
    var numbers = SplitMix(seed: seed)
    return ranges.flatMap { range in (0..<count).map { _ in numbers.number(range) } }
}

private func anyNumbers(_ count: Int = 40_000, seed: UInt64 = 2) -> [Double] {
    var numbers = SplitMix(seed: seed)
    return (0..<count).map { _ in numbers.anyFinite() }
}

@Suite struct MathsTests {
    private static let angles =
        spread([-1...1, -10...10, -1000...1000, -1.7e6...1.7e6, -1e15...1e15]) + anyNumbers()
        // Next to multiples of π/2, where reduction cancels.
        + (0..<20_000).map { Double($0) * (.pi / 2) } + (0..<2000).map { Double($0) * 1000 * .pi }

    @Test func sineCosineAndTangentAreWithinAnUlpOverAllDoubles() {
        #expect(worst(Self.angles, Maths.sin, Foundation.sin).ulps < 0.9)
        #expect(worst(Self.angles, Maths.cos, Foundation.cos).ulps < 0.9)
        #expect(worst(Self.angles, Maths.tan, Foundation.tan).ulps < 2)
    }

    @Test func sincosIsSineAndCosine() {
        for x in Self.angles {
            let both = Maths.sincos(x)
            #expect(both.sin == Maths.sin(x) && both.cos == Maths.cos(x))
        }
    }

    /// The hardest double to reduce: 6381956970095103 · 2^797 lies within 5e-19 of a multiple of π/2 (Muller, 2006).
    @Test func theHardestReductionIsExact() {
        let x = Double(sign: .plus, exponent: 797, significand: 6381956970095103)
        #expect(errorInUlps(Maths.cos(x), Foundation.cos(Oracle(x))) < 0.9)
        #expect(abs(Maths.cos(x)) < 1e-18)
    }

    @Test func inverseTrigonometryIsWithinAnUlp() {
        let tangents = spread([-0.5...0.5, -3...3, -100...100]) + anyNumbers()
        let sines = spread([-1...1, -0.5...0.5, 0.95...1, -1 ... -0.95]) + [1, -1, 0.5, -0.5, 0]
        #expect(worst(tangents, Maths.atan, Foundation.atan).ulps < 1)
        #expect(worst(sines, Maths.asin, Foundation.asin).ulps < 1)
        #expect(worst(sines, Maths.acos, Foundation.acos).ulps < 1)
    }

    @Test func directionIsWithinOneAndAHalfUlps() {
        var numbers = SplitMix(seed: 3)
        for _ in 0..<40_000 {
            let (x, y) = (numbers.number(-10...10), numbers.number(-10...10))
            #expect(errorInUlps(Maths.atan2(y, x), Foundation.atan2(Oracle(y), Oracle(x))) < 1.5)
        }
        for _ in 0..<10_000 {
            let (x, y) = (numbers.anyFinite(), numbers.anyFinite())
            #expect(abs(Maths.atan2(y, x) - Foundation.atan2(y, x)) <= 4.5e-16)
        }
    }

    @Test func exponentialsAreWithinAnUlp() {
        let exponents = spread([-1...1, -50...50, -745...709.7]) + anyNumbers()
        #expect(worst(exponents, Maths.exp, Foundation.exp).ulps < 1)
        #expect(worst(exponents, Maths.exp2, Foundation.exp2).ulps < 1)
        #expect(worst(exponents, Maths.expm1, Foundation.expm1).ulps < 1)
    }

    @Test func hyperbolicFunctionsAreWithinTwoAndAHalfUlps() {
        let numbers = spread([-1...1, -25...25, -709...709]) + anyNumbers()
        #expect(worst(numbers, Maths.sinh, Foundation.sinh).ulps < 2)
        #expect(worst(numbers, Maths.cosh, Foundation.cosh).ulps < 2)
        #expect(worst(numbers, Maths.tanh, Foundation.tanh).ulps < 2.5)
    }

    @Test func logarithmsAreWithinAnUlp() {
        let numbers = spread([0...2, 0.9...1.1, 0...1e6, 0...1e-300]) + anyNumbers().map(\.magnitude)
        #expect(worst(numbers, Maths.log, Foundation.log).ulps < 1)
        #expect(worst(numbers, Maths.log2, Foundation.log2).ulps < 1)
        #expect(worst(numbers, Maths.log10, Foundation.log10).ulps < 1)
        let small = spread([-0.9...1, -1e-3...1e-3, -1e-12...1e-12, 0...1e9])
        #expect(worst(small, Maths.log1p, Foundation.log1p).ulps < 1)
    }

    @Test func powersAreWithinAnUlp() {
        var numbers = SplitMix(seed: 4)
        var worst = 0.0
        for index in 0..<60_000 {
            let x = [numbers.number(0...2), numbers.number(0...1e4), numbers.anyFinite().magnitude][index % 3]
            let y = [numbers.number(-3...3), numbers.number(-100...100), numbers.number(-0.5...0.5)][index / 3 % 3]
            worst = max(worst, errorInUlps(Maths.pow(x, y), Foundation.pow(Oracle(x), Oracle(y))))
        }
        #expect(worst < 1)
    }

    @Test func rootsAreWithinAnUlp() {
        let numbers =
            spread([-1000...1000]) + anyNumbers() + [8, 27, -64, .leastNormalMagnitude / 3, .leastNonzeroMagnitude]
        #expect(worst(numbers, Maths.cbrt, Foundation.cbrt).ulps < 1)
        #expect(Maths.cbrt(27.0) == 3)
        var random = SplitMix(seed: 5)
        for _ in 0..<40_000 {
            let (x, y) = (random.number(-10...10), random.number(-10...10))
            #expect(errorInUlps(Maths.hypot(x, y), Foundation.hypot(Oracle(x), Oracle(y))) < 1)
        }
        for _ in 0..<40_000 {
            let (x, y) = (random.anyFinite(), random.anyFinite())
            #expect(errorInUlps(Maths.hypot(x, y), Foundation.hypot(Oracle(x), Oracle(y))) < 1)
        }
    }

    @Test func specialValuesFollowC99() {
        let specials: [Double] = [
            .nan, .infinity, -.infinity, 0, -0.0, 1, -1, 0.5, -0.5, 2, -2, 3, -3, 1e308, -1e308,
            .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 1e300,
            2.5, -2.5, 9007199254740992, 1024, -1080,
        ]
        let functions: [(String, (Double) -> Double, (Double) -> Double)] = [
            ("sin", Maths.sin, Foundation.sin), ("cos", Maths.cos, Foundation.cos), ("tan", Maths.tan, Foundation.tan),
            ("asin", Maths.asin, Foundation.asin), ("acos", Maths.acos, Foundation.acos),
            ("atan", Maths.atan, Foundation.atan), ("exp", Maths.exp, Foundation.exp),
            ("exp2", Maths.exp2, Foundation.exp2), ("expm1", Maths.expm1, Foundation.expm1),
            ("log", Maths.log, Foundation.log), ("log2", Maths.log2, Foundation.log2),
            ("log10", Maths.log10, Foundation.log10), ("log1p", Maths.log1p, Foundation.log1p),
            ("sinh", Maths.sinh, Foundation.sinh), ("cosh", Maths.cosh, Foundation.cosh),
            ("tanh", Maths.tanh, Foundation.tanh), ("cbrt", Maths.cbrt, Foundation.cbrt),
            ("floor", Maths.floor, Foundation.floor), ("ceil", Maths.ceil, Foundation.ceil),
        ]
        for x in specials {
            for (name, ours, theirs) in functions {
                #expect(agree(ours(x), theirs(x)), "\(name)(\(x)) = \(ours(x)), not \(theirs(x))")
            }
            for y in specials {
                #expect(agree(Maths.pow(x, y), Foundation.pow(x, y)), "pow(\(x), \(y)) = \(Maths.pow(x, y))")
                #expect(agree(Maths.atan2(x, y), Foundation.atan2(x, y)), "atan2(\(x), \(y))")
                #expect(agree(Maths.hypot(x, y), Foundation.hypot(x, y)), "hypot(\(x), \(y))")
            }
        }
    }

    /// Equal sign, equal kind, and within two ulps where finite.
    private func agree(_ a: Double, _ b: Double) -> Bool {
        if a.isNaN || b.isNaN { return a.isNaN && b.isNaN }
        return a.sign == b.sign && (a == b || (a - b).magnitude <= 2 * b.ulp)
    }

    @Test func roundingMatchesTheStandardLibrary() {
        for x in spread([-3...3, -1e6...1e6]) + anyNumbers() + [0.5, 1.5, -0.5, 2.5, -0.0, 4503599627370495.5] {
            #expect(Maths.floor(x) == x.rounded(.down))
            #expect(Maths.ceil(x) == x.rounded(.up))
            #expect(Maths.roundToEven(x) == x.rounded(.toNearestOrEven))
            let single = Float(x)
            #expect(Maths.floor(single) == single.rounded(.down))
            #expect(Maths.ceil(single) == single.rounded(.up))
        }
        #expect(Maths.fraction(-0.25) == 0.75)
        #expect(Maths.modulo(-1.0, 3) == 2 && Maths.modulo(7.0, -4) == -1 && Maths.modulo(Float(-1), 3) == 2)
        #expect(Maths.modulo(-1e300, 3) >= 0 && Maths.modulo(-1e300, 3) < 3 && Maths.modulo(1.0, 0).isNaN)
        #expect(Maths.int(.nan) == 0 && Maths.int(.infinity) == 1 << 53 && Maths.int(-2.6) == -3)
        #expect(Double.nan.clamped(to: 0...1) == 0)
    }

    @Test func singlePrecisionIsWithinAnUlp() {
        for x in spread([-1...1, -100...100, -1e5...1e5], each: 5000) + anyNumbers(5000).map({ $0 * 1e-270 }) {
            let single = Float(x)
            guard single.isFinite else { continue }
            let both = Maths.sincos(single)
            let (s, c) = (Foundation.sin(Double(single)), Foundation.cos(Double(single)))
            #expect(abs(Double(both.sin) - s) <= 0.51 * Double(Float(s).ulp))
            #expect(abs(Double(both.cos) - c) <= 0.51 * Double(Float(c).ulp))
        }
        #expect(Maths.pow(Float(2), 0.5) == Float(2).squareRoot())
        #expect(Maths.atan2(Float(1), 1) == Float(Double.pi / 4))
        #expect(Maths.exp(Float(1)) == Float(M_E))
        #expect(Maths.sin(Float.nan).isNaN && Maths.cos(Float.infinity).isNaN)
    }
}
