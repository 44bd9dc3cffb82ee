import KinoraBasics
import Testing

@testable import KinoraGeometry

@Suite("Smooth steps of a pen")
struct SmoothStepsTests {
    /// What a number of steps leaves behind.
    private struct Trace: Equatable {
        var taken = 0
        var left: [Vector] = []
        var right: [Vector] = []
        var position = Vector.zero
        var direction = Vector.zero
    }

    private func trace(
        _ segment: Segment, _ count: Int,
        _ take: (CurvePolynomial, inout PenPlace, inout PointList, inout PointList) -> Int
    ) -> Trace {
        var left = PointList()
        var right = PointList()
        var place = PenPlace(position: segment.start, direction: segment.direction(0))
        var trace = Trace()
        trace.taken = take(CurvePolynomial(segment), &place, &left, &right)
        trace.left = (0..<left.count).map { left.points[$0] }
        trace.right = (0..<right.count).map { right.points[$0] }
        (trace.position, trace.direction) = (place.position, place.direction)
        return trace
    }

    private func curve(_ numbers: inout SplitMix) -> Segment {
        func point() -> Vector { Vector(numbers.number(-90...90), numbers.number(-90...90)) }
        // Every fourth is nearly a line, every fifth has an end without velocity.
        var segment = Segment.cubic(point(), point(), point(), point())
        if Int.random(in: 0..<4, using: &numbers) == 0 {
            segment.control1 = segment.start * 0.7 + segment.end * 0.3
            segment.control2 = segment.start * 0.3 + segment.end * 0.7 + Vector(0.4, -0.2)
        }
        if Int.random(in: 0..<5, using: &numbers) == 0 { segment.control2 = segment.end }
        return segment
    }

    @Test("are the same four at a time and one by one, to the last bit")
    func kernel() {
        var numbers = SplitMix(seed: 11)
        var stopped = 0
        for _ in 0..<400 {
            let (segment, count) = (curve(&numbers), Int.random(in: 1...40, using: &numbers))
            let half = numbers.number(0.2...30)
            let sliver = numbers.number(0.2...20)
            let steps = SmoothSteps(half: half, cosine: 0.98, reach: sliver * sliver)
            let step = numbers.number(0.2...1) / Double(count + 1)
            let fast = trace(segment, count) { steps.take(count, along: $0, from: 0, step: step, &$1, &$2, &$3) }
            let plain = trace(segment, count) { steps.plainTake(count, along: $0, from: 0, step: step, &$1, &$2, &$3) }
            #expect(fast == plain)
            #expect(fast.left.count == fast.taken && fast.right.count == fast.taken)
            if fast.taken < count { stopped += 1 }
        }
        #expect(stopped > 20 && stopped < 380, "\(stopped) of 400 met a bend")
    }

    @Test("lie half a width from the curve, but for what their lines would lie off it")
    func distance() {
        let segment = Segment.cubic(Vector(0, 0), Vector(30, 60), Vector(80, -20), Vector(120, 40))
        let curve = CurvePolynomial(segment)
        let steps = SmoothSteps(half: 6, cosine: 0.9, reach: 1)
        let result = trace(segment, 99) { steps.take(99, along: $0, from: 0, step: 0.01, &$1, &$2, &$3) }
        #expect(result.taken == 99)
        for index in 0..<99 {
            let (point, normal) = (
                curve.point(Double(index + 1) / 100), curve.velocity(Double(index + 1) / 100).normalized.turned
            )
            #expect(abs((result.left[index] - point).dot(normal) - 6) < 1.0 / 12)
            #expect(abs((result.right[index] - point).dot(normal) + 6) < 1.0 / 12)
            #expect(abs((result.left[index] - point).cross(normal)) < 1e-9)
        }
    }

    @Test("end before a bend that is tighter than half the width")
    func bend() {
        let segment = Segment.cubic(Vector(0, 0), Vector(100, 0), Vector(100, 4), Vector(0, 4))
        let steps = SmoothSteps(half: 30, cosine: -1, reach: 1e9)
        let result = trace(segment, 199) { steps.take(199, along: $0, from: 0, step: 0.005, &$1, &$2, &$3) }
        #expect(result.taken > 20 && result.taken < 100)
    }
}
