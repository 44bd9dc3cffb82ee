import KinoraStage

/// A vector whose values have a kind, where values of different kinds are not interpolated: a color cannot become a
/// gradient gradually, nor a shape of one type one of another. A change of kind is a jump: it is not zero, but there
/// is nothing to animate.
nonisolated public struct _KindVector: VectorArithmetic, @unchecked Sendable {
    private enum Role {
        /// A value of an attribute. Its kind takes precedence over that of changes still in progress.
        case value
        /// A difference of two values.
        case change
        /// The difference of two values of different kinds.
        case jump
    }

    private var kind: AnyHashable?
    private var base: any VectorArithmetic = EmptyAnimatableData()
    private var role = Role.change

    private init() {}

    /// A value; `kind` must be equal exactly where vectors of these types and lengths mix.
    init(_ kind: some Hashable, _ base: some VectorArithmetic) {
        self.kind = AnyHashable(kind)
        self.base = base
        role = .value
    }

    public static let zero = _KindVector()

    func value<V: VectorArithmetic>(as type: V.Type) -> V? { base as? V }

    public static func + (lhs: _KindVector, rhs: _KindVector) -> _KindVector {
        guard lhs.kind != nil else { return rhs }
        guard rhs.kind != nil else { return lhs }
        guard lhs.kind == rhs.kind else { return lhs.role == .value ? lhs : rhs }
        var sum = lhs
        sum.base = lhs.base.sum(with: rhs.base)
        sum.role = lhs.role == .value || rhs.role == .value ? .value : .change
        return sum
    }

    public static func - (lhs: _KindVector, rhs: _KindVector) -> _KindVector {
        guard rhs.kind != nil else { return lhs }
        guard lhs.kind != nil else {
            var negated = rhs
            negated.scale(by: -1)
            return negated
        }
        var difference = lhs
        guard lhs.kind == rhs.kind else {
            guard rhs.role == .value else { return lhs }
            difference.base = lhs.base.zeroOfItsType
            difference.role = .jump
            return difference
        }
        difference.base = lhs.base.difference(from: rhs.base)
        difference.role = lhs.role == .value && rhs.role == .change ? .value : .change
        return difference
    }

    public mutating func scale(by factor: Double) { base = base.scaledCopy(by: factor) }

    public var magnitudeSquared: Double { base.magnitudeSquared }

    public static func == (lhs: _KindVector, rhs: _KindVector) -> Bool {
        if lhs.role == .jump || rhs.role == .jump { return lhs.role == rhs.role && lhs.kind == rhs.kind }
        if lhs.kind == rhs.kind { return lhs.base.equals(rhs.base) }
        // Only zeros of different kinds are equal.
        return lhs.base.equals(lhs.base.zeroOfItsType) && rhs.base.equals(rhs.base.zeroOfItsType)
    }
}

extension VectorArithmetic {
    fileprivate func sum(with other: any VectorArithmetic) -> any VectorArithmetic {
        (other as? Self).map { self + $0 } ?? self
    }
    fileprivate func difference(from other: any VectorArithmetic) -> any VectorArithmetic {
        (other as? Self).map { self - $0 } ?? self
    }
    fileprivate func scaledCopy(by factor: Double) -> any VectorArithmetic {
        var copy = self
        copy.scale(by: factor)
        return copy
    }
    fileprivate var zeroOfItsType: any VectorArithmetic { Self.zero }
    fileprivate func equals(_ other: any VectorArithmetic) -> Bool { other as? Self == self }
}

/// Numbers of a fixed count.
nonisolated struct NumberVector: VectorArithmetic, Sendable {
    /// Empty stands for as many zeros as needed.
    var numbers: [Double]

    static let zero = NumberVector(numbers: [])

    static func + (lhs: NumberVector, rhs: NumberVector) -> NumberVector { lhs.combined(with: rhs, +) }
    static func - (lhs: NumberVector, rhs: NumberVector) -> NumberVector { lhs.combined(with: rhs, -) }

    private func combined(with other: NumberVector, _ operation: (Double, Double) -> Double) -> NumberVector {
        let count = max(numbers.count, other.numbers.count)
        return NumberVector(
            numbers: (0..<count).map { index in
                operation(
                    index < numbers.count ? numbers[index] : 0, index < other.numbers.count ? other.numbers[index] : 0)
            })
    }

    mutating func scale(by factor: Double) {
        for index in numbers.indices { numbers[index] *= factor }
    }

    var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }

    static func == (lhs: NumberVector, rhs: NumberVector) -> Bool {
        if lhs.numbers == rhs.numbers { return true }
        return (lhs - rhs).numbers.allSatisfy { $0 == 0 }
    }
}
