import Foundation
import SceneGraph
import Testing
import Views

@testable import Effects

@Suite struct KnownShadersTests {
    init() { KnownShaders.register() }

    @Test("The ripple takes points from farther out by its damped sine, once it has come by")
    func ripple() throws {
        guard case .distortion(let bind)? = ShaderKernels.named("ripple") else { return #expect(Bool(false), "no ripple") }
        let arguments: [ShaderArgument] = [.float2(100, 50), .float(0.5), .float(12), .float(15), .float(0.7), .float(400)]
        let distort = bind(ShaderArguments(arguments))
        let moved = distort(SIMD2(140, 80))
        let (distance, since) = (50.0, 0.5 - 50.0 / 400)
        let wave = 12 * sin(15 * since) * exp(-0.7 * since)
        #expect(abs(Double(moved.x) - (140 + wave * 40 / distance)) < 1e-3)
        #expect(abs(Double(moved.y) - (80 + wave * 30 / distance)) < 1e-3)
        #expect(distort(SIMD2(400, 50)) == SIMD2(400, 50), "it has not come so far")
        #expect(distort(SIMD2(100, 50)) == SIMD2(100, 50))
    }

    @Test("Inverting keeps alpha and what is clear")
    func invert() {
        guard case .color(let bind)? = ShaderKernels.named("colorInvert") else { return #expect(Bool(false), "no colorInvert") }
        let invert = bind(ShaderArguments([]))
        #expect(invert(.zero, SIMD4(0.5, 0.125, 0, 0.5)) == SIMD4(0, 0.375, 0.5, 0.5))
        #expect(invert(.zero, .zero) == .zero)
    }

    @Test("Waves travel with time, or stand by one intensity")
    func wave() {
        guard case .distortion(let bind)? = ShaderKernels.named("wave") else { return #expect(Bool(false), "no wave") }
        let travelling = bind(ShaderArguments([.float(2), .float(3), .float(10), .float(5)]))(SIMD2(30, 7))
        #expect(abs(Double(travelling.y) - (7 + 5 * sin(6 + 3.0))) < 1e-4 && travelling.x == 30)
        let standing = bind(ShaderArguments([.float(0.5)]))(SIMD2(30, 7))
        #expect(abs(Double(standing.y) - (7 + 10 * sin(1.5))) < 1e-4)
    }
}
