import Testing

@testable import KinoraStage
@testable import KinoraViews

struct KindVectorTests {
    private func vector(_ kind: String, _ numbers: Double...) -> _KindVector {
        _KindVector(kind, NumberVector(numbers: numbers))
    }
    private func numbers(_ vector: _KindVector) -> [Double]? { vector.value(as: NumberVector.self)?.numbers }

    @Test("Vectors of one kind add, subtract and scale number by number")
    func sameKind() {
        let (a, b) = (vector("a", 1, 2), vector("a", 3, 5))
        #expect(numbers(b - a) == [2, 3])
        #expect(numbers(a + (b - a).scaled(by: 0.5)) == [2, 3.5])
        #expect((b - a).magnitudeSquared == 13)
        #expect(a - a == .zero)
        #expect(b - a != .zero)
    }

    @Test("A change of kind is noticed, has no length, and leaves the new value as it is")
    func otherKind() {
        let (old, new) = (vector("a", 1, 2), vector("b", 7))
        let jump = new - old
        #expect(jump != .zero)
        #expect(jump.magnitudeSquared == 0)
        #expect(numbers(new + jump.scaled(by: -1)) == [7])
        #expect(numbers(new + (vector("a", 4, 4) - old)) == [7])
    }

    @Test("Zero is neutral for every kind")
    func zero() {
        #expect(numbers(vector("a", 1, 2) + .zero) == [1, 2])
        #expect(numbers(.zero + vector("a", 1, 2)) == [1, 2])
        #expect(numbers(.zero - vector("a", 1, 2)) == [-1, -2])
    }
}
