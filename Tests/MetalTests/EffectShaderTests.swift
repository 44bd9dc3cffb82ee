import Foundation
import KinoraScene
import Testing

@testable import KinoraMetal

/// The catalogue's functions, which are compiled with Kinora.
@Suite struct EffectShaderTests {
    /// Two hundred places of a picture and around it, and colors from transparent to opaque.
    private static let positions = (0..<200).map { i in
        SIMD2<Float>(Float(i) * 0.73 - 12.4, Float((i * 37) % 61) - 5.25)
    }
    private static let colors = (0..<200).map { i in
        let alpha = Float(i % 9) / 8
        return SIMD4<Float>(alpha * Float(i % 7) / 6, alpha * Float(i % 5) / 4, alpha * Float(i % 3) / 2, alpha)
    }

    private static let numbers: [Float] = [60, 0.37, 0.8, 3, 12, 40, 1.5, 7]

    /// Something plausible for each parameter.
    private static func arguments(of parameters: [ShaderParameter]) -> [ShaderArgument] {
        parameters.enumerated().map { index, parameter in
            let x = numbers[index % numbers.count]
            return switch parameter {
            case .float2: .float2(x, x * 0.75)
            case .float3: .float3(x, -x / 2, 0.9)
            case .image: .image(width: 4, height: 3, pixels: (0..<12).map { 0xFF00_0000 | $0 &* 0x15_3F27 })
            case .color: .color(0.8, 0.1, 0.3, 0.9)
            default: .float(x)
            }
        }
    }

    @Test("All levels of vectors give the same bits", arguments: EffectShaders.functions.keys.sorted())
    func levels(name: String) throws {
        let pixels = (0..<64 * 48).map { i -> UInt32 in
            let alpha = UInt32(i % 4) * 85
            return alpha << 24 | (UInt32(i) &* 31 % 256 * alpha / 255) << 8 | UInt32(i) &* 7 % 256 * alpha / 255
        }
        try pixels.withUnsafeBufferPointer { pixels in
            let layer = LayerSampler(
                pixels: pixels.baseAddress!, width: 64, height: 48, scale: SIMD2(1, 1), offset: .zero)
            let results = try MetalTesting.levels.map { level in
                let testing = MetalTesting(functions: EffectShaders.functions(for: level))
                return try #require(testing.functions[name]).uses.sorted { $0.key.rawValue < $1.key.rawValue }
                    .flatMap { use, entry in
                        try testing.run(
                            name, use, Self.arguments(of: entry.parameters), at: Self.positions, colors: Self.colors,
                            layer: use == .layer ? layer : nil)
                    }
            }
            let first = try #require(results.first)
            for other in results.dropFirst() {
                #expect(zip(first, other).allSatisfy { $0.position == $1.position && $0.color == $1.color })
            }
            // And they do something.
            #expect(
                zip(first, Self.positions).contains { $0.position != $1 }
                    || zip(first, Self.colors).contains { $0.color != $1 })
        }
    }

    @Test("The manifest has the flags of users' files, but for those that only concern a library of its own")
    func flags() throws {
        let manifest = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Package.swift")
        let text = try String(contentsOf: manifest, encoding: .utf8)
        let own: Set = ["-nostdinc", "-nostdinc++", "-fPIC", "-fvisibility=hidden", "-fno-color-diagnostics"]
        let missing = MetalCompiler.flags.filter { !own.contains($0) && !text.contains("\"\($0)\"") }
        #expect(missing.isEmpty, "\(missing)")
    }
}
