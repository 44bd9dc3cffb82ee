import KinoraAnimation
import KinoraScene

/// The numbers among a shader's arguments, in order: what moves where arguments change in an animation.
nonisolated struct ShaderNumbers: VectorArithmetic {
    /// Whose arguments they are; those of another function are no place to come from. nil for zero.
    private(set) var function: ShaderFunctionName?
    private(set) var values: [Double]

    /// A function as scenes name it.
    struct ShaderFunctionName: Equatable, Sendable {
        let name: String
        let library: String?
    }

    init(_ function: ShaderFunctionName?, _ values: [Double]) {
        self.function = function
        self.values = values
    }

    static var zero: ShaderNumbers { ShaderNumbers(nil, []) }

    static func + (a: ShaderNumbers, b: ShaderNumbers) -> ShaderNumbers { a.combined(with: b, +) }
    static func - (a: ShaderNumbers, b: ShaderNumbers) -> ShaderNumbers { a.combined(with: b, -) }

    mutating func scale(by factor: Double) { for index in values.indices { values[index] *= factor } }

    var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }

    /// Each with each, 0 where one has no more; of two functions nothing.
    private func combined(with other: ShaderNumbers, _ operation: (Double, Double) -> Double) -> ShaderNumbers {
        if let function, let theirs = other.function, function != theirs {
            return ShaderNumbers(function, values.map { _ in 0 })
        }
        let count = max(values.count, other.values.count)
        return ShaderNumbers(
            function ?? other.function,
            (0..<count).map { index in
                operation(
                    index < values.count ? values[index] : 0, index < other.values.count ? other.values[index] : 0)
            })
    }
}

extension ShaderArgument {
    /// What moves from one value to another; nothing for bytes, pictures and bounds.
    nonisolated var numbers: [Float] {
        switch self {
        case .float(let x): [x]
        case .float2(let x, let y): [x, y]
        case .float3(let x, let y, let z): [x, y, z]
        case .float4(let x, let y, let z, let w), .color(let x, let y, let z, let w): [x, y, z, w]
        case .floats(let list): list
        case .colors(let list): list.flatMap { [$0.x, $0.y, $0.z, $0.w] }
        case .data, .image, .boundingRect: []
        }
    }

    /// The same kind of argument with the first of `values`, which are taken away.
    nonisolated func taking(_ values: inout ArraySlice<Double>) -> ShaderArgument {
        let count = numbers.count
        guard values.count >= count else { return self }
        let n = values.prefix(count).map { Float($0) }
        values = values.dropFirst(count)
        switch self {
        case .float: return .float(n[0])
        case .float2: return .float2(n[0], n[1])
        case .float3: return .float3(n[0], n[1], n[2])
        case .float4: return .float4(n[0], n[1], n[2], n[3])
        case .color: return .color(n[0], n[1], n[2], n[3])
        case .floats: return .floats(n)
        case .colors:
            return .colors(
                stride(from: 0, to: count, by: 4).map { SIMD4<Float>(n[$0], n[$0 + 1], n[$0 + 2], n[$0 + 3]) })
        case .data, .image, .boundingRect: return self
        }
    }
}
