import Foundation
import KinoraScene
import Testing
import KinoraViews

@testable import KinoraEffects

@Suite struct KnownShadersTests {
    @Test("The functions that the seeds call are known under their names")
    func names() {
        KnownShaders.register()
        #expect(Set(["Ripple", "ripple", "wave", "colorInvert", "emboss"]).isSubset(of: ShaderKernels.names))
    }

    @Test("The ripple takes points from farther out by its damped sine, once it has come by")
    func ripple() {
        let arguments: [ShaderArgument] = [
            .float2(100, 50), .float(0.5), .float(12), .float(15), .float(0.7), .float(400),
        ]
        let distort = { place($0, by: "ripple", arguments) }
        let moved = distort(SIMD2(140, 80))
        let (distance, since) = (50.0, 0.5 - 50.0 / 400)
        let wave = 12 * sin(15 * since) * exp(-0.7 * since)
        #expect(abs(Double(moved.x) - (140 + wave * 40 / distance)) < 1e-3)
        #expect(abs(Double(moved.y) - (80 + wave * 30 / distance)) < 1e-3)
        #expect(distort(SIMD2(400, 50)) == SIMD2(400, 50), "it has not come so far")
        #expect(distort(SIMD2(100, 50)) == SIMD2(100, 50))
    }

    @Test("Waves run with their phase, or stand by one intensity")
    func wave() {
        let running = place(SIMD2(30, 7), by: "wave", [.float(5), .float(0.1), .float(2)])
        #expect(abs(Double(running.y) - (7 + 5 * sin(3 + 2.0))) < 1e-4)
        #expect(abs(Double(running.x) - (30 + 2 * sin(0.56 + 2.0))) < 1e-4)
        let standing = place(SIMD2(30, 7), by: "wave", [.float(0.5)])
        #expect(abs(Double(standing.y) - (7 + 10 * sin(1.5))) < 1e-4 && standing.x == 30)
    }

    /// Where a distortion of that name takes the color of a place from.
    private func place(_ position: SIMD2<Float>, by name: String, _ arguments: [ShaderArgument]) -> SIMD2<Float> {
        KnownShaders.register()
        guard case .distortionRows(let bind) = ShaderKernels.named(name) else { return SIMD2(.nan, .nan) }
        let memory = UnsafeMutablePointer<Float>.allocate(capacity: ShaderRow.arrays * 16)
        defer { memory.deallocate() }
        memory.initialize(repeating: 0, count: ShaderRow.arrays * 16)
        let row = ShaderRow(count: 1, memory: memory, stride: 16) {}
        (row.x[0], row.y[0]) = (position.x, position.y)
        bind(ShaderArguments(arguments))(row)
        return SIMD2(row.x[0], row.y[0])
    }
}
