// Square matrices under the names of Apple's simd: columns of vectors, `matrix * vector`. Vectors of scalars are values, which
// the compiler does not see for scalars that it does not know; hence `@unchecked`.

/// What all square matrices share: columns, of which the rest follows.
public protocol _SquareMatrix: Equatable, Sendable {
    associatedtype Vector: SIMD where Vector.Scalar: BinaryFloatingPoint
    static var order: Int { get }
    subscript(column: Int) -> Vector { get set }
    init()
}

extension _SquareMatrix {
    public typealias Scalar = Vector.Scalar

    public init(_ columns: [Vector]) {
        self.init()
        precondition(columns.count == Self.order, "a matrix of \(Self.order) columns takes as many vectors")
        for index in columns.indices { self[index] = columns[index] }
    }

    public init(rows: [Vector]) {
        self.init(rows)
        self = transpose
    }

    public init(diagonal: Vector) {
        self.init()
        for index in 0..<Self.order { self[index][index] = diagonal[index] }
    }

    /// A multiple of the identity.
    public init(_ scalar: Scalar) { self.init(diagonal: Vector(repeating: scalar)) }

    public subscript(column: Int, row: Int) -> Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    public var transpose: Self {
        var result = Self()
        for column in 0..<Self.order {
            for row in 0..<Self.order { result[column][row] = self[row][column] }
        }
        return result
    }

    /// By elimination with pivots.
    public var determinant: Scalar { eliminated().determinant }

    /// By elimination with pivots; not numbers where there is no inverse.
    public var inverse: Self { eliminated().inverse }

    private func eliminated() -> (determinant: Scalar, inverse: Self) {
        var (left, right) = (self, Self(1))
        var determinant: Scalar = 1
        for step in 0..<Self.order {
            let pivot = (step..<Self.order).max { left[$0][step].magnitude < left[$1][step].magnitude } ?? step
            let value = left[pivot][step]
            guard value != 0 else { return (0, Self(Scalar.nan)) }
            if pivot != step {
                (left[pivot], left[step], right[pivot], right[step]) = (
                    left[step], left[pivot], right[step], right[pivot]
                )
                determinant = -determinant
            }
            determinant *= value
            (left[step], right[step]) = (left[step] / value, right[step] / value)
            for other in 0..<Self.order where other != step {
                let share = left[other][step]
                left[other] -= left[step] * share
                right[other] -= right[step] * share
            }
        }
        return (determinant, right)
    }

    public static func * (matrix: Self, vector: Vector) -> Vector {
        (0..<order).reduce(Vector.zero) { $0 + matrix[$1] * vector[$1] }
    }
    public static func * (vector: Vector, matrix: Self) -> Vector {
        var result = Vector.zero
        for index in 0..<order { result[index] = dot(vector, matrix[index]) }
        return result
    }
    public static func * (a: Self, b: Self) -> Self { a.mapped(b) { a * $0 } }
    public static func * (scalar: Scalar, matrix: Self) -> Self { matrix.mapped(matrix) { $0 * scalar } }
    public static func * (matrix: Self, scalar: Scalar) -> Self { scalar * matrix }
    public static func *= (a: inout Self, b: Self) { a = a * b }
    public static func + (a: Self, b: Self) -> Self { Self((0..<order).map { a[$0] + b[$0] }) }
    public static func - (a: Self, b: Self) -> Self { Self((0..<order).map { a[$0] - b[$0] }) }
    public static prefix func - (a: Self) -> Self { a.mapped(a) { -$0 } }

    private func mapped(_ columns: Self, _ change: (Vector) -> Vector) -> Self {
        Self((0..<Self.order).map { change(columns[$0]) })
    }
}

public struct _Matrix2<T: BinaryFloatingPoint & SIMDScalar & Sendable>: _SquareMatrix, @unchecked Sendable {
    public var columns: (SIMD2<T>, SIMD2<T>)
    public static var order: Int { 2 }
    public init() { columns = (.zero, .zero) }
    public init(_ c0: SIMD2<T>, _ c1: SIMD2<T>) { columns = (c0, c1) }
    public init(columns: (SIMD2<T>, SIMD2<T>)) { self.columns = columns }
    public subscript(column: Int) -> SIMD2<T> {
        get { column == 0 ? columns.0 : columns.1 }
        set { if column == 0 { columns.0 = newValue } else { columns.1 = newValue } }
    }
    public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }
}

public struct _Matrix3<T: BinaryFloatingPoint & SIMDScalar & Sendable>: _SquareMatrix, @unchecked Sendable {
    public var columns: (SIMD3<T>, SIMD3<T>, SIMD3<T>)
    public static var order: Int { 3 }
    public init() { columns = (.zero, .zero, .zero) }
    public init(_ c0: SIMD3<T>, _ c1: SIMD3<T>, _ c2: SIMD3<T>) { columns = (c0, c1, c2) }
    public init(columns: (SIMD3<T>, SIMD3<T>, SIMD3<T>)) { self.columns = columns }
    public subscript(column: Int) -> SIMD3<T> {
        get { column == 0 ? columns.0 : column == 1 ? columns.1 : columns.2 }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: columns.2 = newValue
            }
        }
    }
    public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }
}

public struct _Matrix4<T: BinaryFloatingPoint & SIMDScalar & Sendable>: _SquareMatrix, @unchecked Sendable {
    public var columns: (SIMD4<T>, SIMD4<T>, SIMD4<T>, SIMD4<T>)
    public static var order: Int { 4 }
    public init() { columns = (.zero, .zero, .zero, .zero) }
    public init(_ c0: SIMD4<T>, _ c1: SIMD4<T>, _ c2: SIMD4<T>, _ c3: SIMD4<T>) { columns = (c0, c1, c2, c3) }
    public init(columns: (SIMD4<T>, SIMD4<T>, SIMD4<T>, SIMD4<T>)) { self.columns = columns }
    public subscript(column: Int) -> SIMD4<T> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: columns.3
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: columns.3 = newValue
            }
        }
    }
    public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }
}

public typealias simd_float2x2 = _Matrix2<Float>
public typealias simd_float3x3 = _Matrix3<Float>
public typealias simd_float4x4 = _Matrix4<Float>
public typealias simd_double2x2 = _Matrix2<Double>
public typealias simd_double3x3 = _Matrix3<Double>
public typealias simd_double4x4 = _Matrix4<Double>
public typealias float2x2 = simd_float2x2
public typealias float3x3 = simd_float3x3
public typealias float4x4 = simd_float4x4
public typealias double2x2 = simd_double2x2
public typealias double3x3 = simd_double3x3
public typealias double4x4 = simd_double4x4
public typealias matrix_float2x2 = simd_float2x2
public typealias matrix_float3x3 = simd_float3x3
public typealias matrix_float4x4 = simd_float4x4
public typealias matrix_double2x2 = simd_double2x2
public typealias matrix_double3x3 = simd_double3x3
public typealias matrix_double4x4 = simd_double4x4

public let matrix_identity_float2x2 = simd_float2x2(1)
public let matrix_identity_float3x3 = simd_float3x3(1)
public let matrix_identity_float4x4 = simd_float4x4(1)
public let matrix_identity_double2x2 = simd_double2x2(1)
public let matrix_identity_double3x3 = simd_double3x3(1)
public let matrix_identity_double4x4 = simd_double4x4(1)

public func simd_mul<M: _SquareMatrix>(_ a: M, _ b: M) -> M { a * b }
public func simd_mul<M: _SquareMatrix>(_ matrix: M, _ vector: M.Vector) -> M.Vector { matrix * vector }
public func simd_transpose<M: _SquareMatrix>(_ matrix: M) -> M { matrix.transpose }
public func simd_inverse<M: _SquareMatrix>(_ matrix: M) -> M { matrix.inverse }
public func simd_determinant<M: _SquareMatrix>(_ matrix: M) -> M.Scalar { matrix.determinant }
