import Foundation
import Testing

@testable import KinoraAnimation

/// Fluid springs whose response blends from another one's, against an integration in a hundred thousand steps.
struct BlendTests {
    private struct Blend {
        var response = 0.5
        var damping = 0.8
        var interval = 0.6
        var elapsed = 0.0
        var duration = 0.4

        var motion: FluidSpringMotion {
            FluidSpringMotion(
                response: response, dampingFraction: damping, blendInterval: interval, blendElapsed: elapsed,
                blendDuration: duration)
        }

        /// Where 1 unit of displacement at rest has come after `time` seconds (semi-implicit midpoint rule).
        func integrated(to time: Double) -> Double {
            let count = 100_000
            let step = time / Double(count)
            var (x, v) = (1.0, 0.0)
            func frequency(_ t: Double) -> Double {
                let share = duration > 0 ? min(1, (elapsed + t) / duration) : 1
                let eased = share * share * (3 - 2 * share)
                return min(2 * .pi / (response + interval * (1 - eased)), 45000.0.squareRoot())
            }
            for index in 0..<count {
                let w = frequency((Double(index) + 0.5) * step)
                let pull = { (x: Double, v: Double) in -w * w * x - 2 * damping * w * v }
                let (halfX, halfV) = (x + step / 2 * v, v + step / 2 * pull(x, v))
                (x, v) = (x + step * halfV, v + step * pull(halfX, halfV))
            }
            return x
        }
    }

    @Test("During and after a blend the spring is where the equation takes it, wherever the blend stood at the start")
    func blends() {
        for (interval, elapsed, duration) in [
            (0.6, 0.0, 0.4), (-0.3, 0, 0.4), (0.6, 0.1, 0.4), (0.6, 0.35, 0.4), (2, 0, 5),
        ] {
            let blend = Blend(interval: interval, elapsed: elapsed, duration: duration)
            for time in [0.05, 0.25, 0.39, 0.41, 0.9] {
                let found = blend.motion.propagator(at: time).xx
                #expect(abs(found - blend.integrated(to: time)) < 1e-6, "\(blend) at \(time)")
            }
        }
    }

    @Test("A spring with nothing to blend from, or whose blend is over, is the spring without a blend, bit by bit")
    func nothingToBlend() {
        let plain = Blend(interval: 0, duration: 0).motion
        let same = [
            Blend(interval: 0, duration: 0.4), Blend(interval: 0.6, elapsed: 0.4, duration: 0.4),
            Blend(interval: 0.6, elapsed: 3, duration: 0.4), Blend(interval: 0.6, duration: 0),
        ]
        for blend in same {
            #expect(blend.motion.blendRest == 0)
            for time in [0.0, 0.1, 0.7] {
                let (a, b) = (blend.motion.propagator(at: time), plain.propagator(at: time))
                #expect(a.xx == b.xx && a.xv == b.xv && a.vx == b.vx && a.vv == b.vv)
            }
        }
    }

    @Test("A blend of many minutes is as exact in its first seconds as a short one")
    func longBlend() {
        let blend = Blend(interval: 0.6, duration: 1000)
        for time in [0.3, 1.0] {
            #expect(abs(blend.motion.propagator(at: time).xx - blend.integrated(to: time)) < 1e-5)
        }
        #expect(blend.motion.blendRest == 60)
    }
}
