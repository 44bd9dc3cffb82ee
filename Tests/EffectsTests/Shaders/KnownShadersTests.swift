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
        let distort = RippleDistortion.bind(ShaderArguments(arguments))
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
        let running = Wave.bind(ShaderArguments([.float(5), .float(0.1), .float(2)]))(SIMD2(30, 7))
        #expect(abs(Double(running.y) - (7 + 5 * sin(3 + 2.0))) < 1e-4)
        #expect(abs(Double(running.x) - (30 + 2 * sin(0.56 + 2.0))) < 1e-4)
        let standing = Wave.bind(ShaderArguments([.float(0.5)]))(SIMD2(30, 7))
        #expect(abs(Double(standing.y) - (7 + 10 * sin(1.5))) < 1e-4 && standing.x == 30)
    }
}
