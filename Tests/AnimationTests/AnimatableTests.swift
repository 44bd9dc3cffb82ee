import KinoraAnimation
import Foundation
import KinoraGeometry
import Testing

struct AnimatableTests {
    @Test func wholeNumbersDoNotAnimate() {
        #expect(!((0 as Int) as Any is any VectorArithmetic))
        #expect(!((0 as Int) as Any is any Animatable))
        #expect((0 as Double) as Any is any VectorArithmetic)
    }

    @Test func geometryIsAnimatableButNoVector() {
        let values: [Any] = [CGPoint.zero, CGSize.zero, CGRect.zero, Angle.zero, UnitPoint.zero, SIMD2<Float>(0, 0)]
        for value in values {
            #expect(value is any Animatable)
            #expect(!(value is any VectorArithmetic))
        }
    }

    @Test func anglesAndUnitPointsCountTimes128() {
        #expect(agree(Angle.degrees(90).animatableData, 201.06192983, 1e-8))
        #expect(Angle.radians(1).animatableData == 128)
        let data = UnitPoint(x: 0.5, y: 1).animatableData
        #expect(data.first == 64 && data.second == 128)
    }

    private func roundTrips<V: Animatable & Equatable>(_ value: V, from other: V) -> Bool {
        var copy = other
        copy.animatableData = value.animatableData
        return copy == value
    }

    @Test func animatableDataCarriesTheWholeValue() {
        #expect(roundTrips(CGPoint(x: 1, y: 2), from: .zero))
        #expect(roundTrips(CGSize(width: 1, height: 2), from: .zero))
        #expect(roundTrips(CGRect(x: 1, y: 2, width: 3, height: 4), from: .zero))
        #expect(roundTrips(Angle.radians(1.25), from: .zero))
        #expect(roundTrips(UnitPoint(x: 0.25, y: 0.75), from: .zero))
        #expect(roundTrips(SIMD2<Double>(1, 2), from: .zero))
        #expect(roundTrips(SIMD3<Float>(1, 2, 3), from: .zero))
        #expect(roundTrips(SIMD4<Double>(1, 2, 3, 4), from: .zero))
        #expect(roundTrips(2.5, from: 0.0))
        #expect(roundTrips(Float(2.5), from: 0))
        #expect(roundTrips(CGFloat(2.5), from: 0))
    }

    @Test func interpolationGoesStraightAndBeyond() {
        #expect((2.0).interpolated(towards: 6, amount: 0.25) == 3)
        #expect((2.0).interpolated(towards: 6, amount: 1.5) == 8)
        var pair = AnimatablePair(1.0, Float(10))
        pair.interpolate(towards: AnimatablePair(3, 20), amount: 0.5)
        #expect(pair == AnimatablePair(2, 15))
        #expect((3.0).scaled(by: -2) == -6)
    }

    @Test func pairsAndValuesAddUp() {
        let pair = AnimatablePair(3.0, AnimatablePair(4.0, CGFloat(12)))
        #expect(pair.magnitudeSquared == 169)
        #expect(pair - pair == .zero)
        let values = AnimatableValues(3.0, Float(4), CGFloat(12))
        #expect(values.magnitudeSquared == 169)
        #expect(values + values == values.scaled(by: 2))
        #expect(values - values == .zero)
        #expect(values != .zero)
        #expect(values.value.1 == 4)
        var moved = values
        moved.interpolate(towards: .zero, amount: 0.5)
        #expect(moved == AnimatableValues(1.5, 2, 6))
    }

    private struct Still: Animatable { var name = "still" }

    private struct Meter: Animatable, VectorArithmetic {
        var length = 0.0
        static var zero: Meter { Meter() }
        static func + (a: Meter, b: Meter) -> Meter { Meter(length: a.length + b.length) }
        static func - (a: Meter, b: Meter) -> Meter { Meter(length: a.length - b.length) }
        mutating func scale(by rhs: Double) { length *= rhs }
        var magnitudeSquared: Double { length * length }
        typealias AnimatableData = Meter
    }

    @Test func typesWithoutDataAreStillAndVectorsAreTheirOwn() {
        var still = Still()
        still.animatableData = EmptyAnimatableData()
        #expect(still.name == "still")
        #expect(still.animatableData.magnitudeSquared == 0)
        var meter = Meter(length: 2)
        #expect(meter.animatableData == meter)
        meter.animatableData = Meter(length: 3)
        #expect(meter.length == 3)
    }
}
