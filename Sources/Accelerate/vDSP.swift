// Arithmetic of whole vectors under the names of Apple's vDSP, by plain loops in order: the same bits on every machine. Two
// vectors have as many elements as the shorter one.

public enum vDSP {}

extension vDSP {
    public static func add<T: BinaryFloatingPoint, A: Sequence<T>, B: Sequence<T>>(_ a: A, _ b: B) -> [T] {
        zip(a, b).map { $0 + $1 }
    }
    public static func add<T: BinaryFloatingPoint, A: Sequence<T>>(_ scalar: T, _ a: A) -> [T] { a.map { $0 + scalar } }
    /// `a - b`.
    public static func subtract<T: BinaryFloatingPoint, A: Sequence<T>, B: Sequence<T>>(_ a: A, _ b: B) -> [T] {
        zip(a, b).map { $0 - $1 }
    }
    public static func multiply<T: BinaryFloatingPoint, A: Sequence<T>, B: Sequence<T>>(_ a: A, _ b: B) -> [T] {
        zip(a, b).map { $0 * $1 }
    }
    public static func multiply<T: BinaryFloatingPoint, A: Sequence<T>>(_ scalar: T, _ a: A) -> [T] {
        a.map { scalar * $0 }
    }
    public static func divide<T: BinaryFloatingPoint, A: Sequence<T>, B: Sequence<T>>(_ a: A, _ b: B) -> [T] {
        zip(a, b).map { $0 / $1 }
    }
    public static func divide<T: BinaryFloatingPoint, A: Sequence<T>>(_ a: A, _ scalar: T) -> [T] {
        a.map { $0 / scalar }
    }
    /// `a * b + c`, each step rounded.
    public static func add<T: BinaryFloatingPoint, A: Sequence<T>, B: Sequence<T>, C: Sequence<T>>(
        multiplication: (a: A, b: B), _ c: C
    ) -> [T] { zip(zip(multiplication.a, multiplication.b), c).map { $0.0 * $0.1 + $1 } }
    public static func negative<T: BinaryFloatingPoint, A: Sequence<T>>(_ a: A) -> [T] { a.map { -$0 } }
    public static func absolute<T: BinaryFloatingPoint, A: Sequence<T>>(_ a: A) -> [T] { a.map(\.magnitude) }
    public static func square<T: BinaryFloatingPoint, A: Sequence<T>>(_ a: A) -> [T] { a.map { $0 * $0 } }
    public static func clip<T: BinaryFloatingPoint, A: Sequence<T>>(_ a: A, to bounds: ClosedRange<T>) -> [T] {
        a.map { Swift.min(Swift.max($0, bounds.lowerBound), bounds.upperBound) }
    }
    /// From `a` at 0 to `b` at 1.
    public static func linearInterpolate<T: BinaryFloatingPoint, A: Sequence<T>, B: Sequence<T>>(
        _ a: A, _ b: B, using t: T
    ) -> [T] { zip(a, b).map { $0 + ($1 - $0) * t } }
    /// `count` even steps from the first to the last value.
    public static func ramp<T: BinaryFloatingPoint>(in range: ClosedRange<T>, count: Int) -> [T] {
        guard count > 1 else { return count == 1 ? [range.lowerBound] : [] }
        let step = (range.upperBound - range.lowerBound) / T(count - 1)
        return (0..<count).map { range.lowerBound + step * T($0) }
    }
    public static func ramp<T: BinaryFloatingPoint>(withInitialValue first: T, increment: T, count: Int) -> [T] {
        (0..<Swift.max(0, count)).map { first + increment * T($0) }
    }
}

extension vDSP {
    public static func sum<T: BinaryFloatingPoint, A: Sequence<T>>(_ a: A) -> T { a.reduce(0, +) }
    public static func sumOfSquares<T: BinaryFloatingPoint, A: Sequence<T>>(_ a: A) -> T {
        a.reduce(0) { $0 + $1 * $1 }
    }
    public static func sumOfMagnitudes<T: BinaryFloatingPoint, A: Sequence<T>>(_ a: A) -> T {
        a.reduce(0) { $0 + $1.magnitude }
    }
    public static func dot<T: BinaryFloatingPoint, A: Sequence<T>, B: Sequence<T>>(_ a: A, _ b: B) -> T {
        zip(a, b).reduce(0) { $0 + $1.0 * $1.1 }
    }
    public static func distanceSquared<T: BinaryFloatingPoint, A: Sequence<T>, B: Sequence<T>>(_ a: A, _ b: B) -> T {
        sumOfSquares(subtract(a, b))
    }
    /// Of nothing, not a number.
    public static func mean<T: BinaryFloatingPoint, A: Collection<T>>(_ a: A) -> T { sum(a) / T(a.count) }
    public static func meanSquare<T: BinaryFloatingPoint, A: Collection<T>>(_ a: A) -> T {
        sumOfSquares(a) / T(a.count)
    }
    public static func meanMagnitude<T: BinaryFloatingPoint, A: Collection<T>>(_ a: A) -> T {
        sumOfMagnitudes(a) / T(a.count)
    }
    public static func rootMeanSquare<T: BinaryFloatingPoint, A: Collection<T>>(_ a: A) -> T {
        meanSquare(a).squareRoot()
    }
    /// Of nothing, minus infinity.
    public static func maximum<T: BinaryFloatingPoint, A: Sequence<T>>(_ a: A) -> T { a.max() ?? -.infinity }
    public static func maximumMagnitude<T: BinaryFloatingPoint, A: Sequence<T>>(_ a: A) -> T { maximum(absolute(a)) }
    /// Of nothing, infinity.
    public static func minimum<T: BinaryFloatingPoint, A: Sequence<T>>(_ a: A) -> T { a.min() ?? .infinity }
}

// MARK: Results in place

extension vDSP {
    private static func put<T, R: MutableCollection<T>>(_ values: [T], into result: inout R) {
        var index = result.startIndex
        for value in values where index != result.endIndex {
            result[index] = value
            result.formIndex(after: &index)
        }
    }

    public static func add<T: BinaryFloatingPoint, A: Sequence<T>, B: Sequence<T>, R: MutableCollection<T>>(
        _ a: A, _ b: B, result: inout R
    ) { put(add(a, b), into: &result) }
    public static func add<T: BinaryFloatingPoint, A: Sequence<T>, R: MutableCollection<T>>(
        _ scalar: T, _ a: A, result: inout R
    ) { put(add(scalar, a), into: &result) }
    public static func subtract<T: BinaryFloatingPoint, A: Sequence<T>, B: Sequence<T>, R: MutableCollection<T>>(
        _ a: A, _ b: B, result: inout R
    ) { put(subtract(a, b), into: &result) }
    public static func multiply<T: BinaryFloatingPoint, A: Sequence<T>, B: Sequence<T>, R: MutableCollection<T>>(
        _ a: A, _ b: B, result: inout R
    ) { put(multiply(a, b), into: &result) }
    public static func multiply<T: BinaryFloatingPoint, A: Sequence<T>, R: MutableCollection<T>>(
        _ scalar: T, _ a: A, result: inout R
    ) { put(multiply(scalar, a), into: &result) }
    public static func divide<T: BinaryFloatingPoint, A: Sequence<T>, R: MutableCollection<T>>(
        _ a: A, _ scalar: T, result: inout R
    ) { put(divide(a, scalar), into: &result) }
}
