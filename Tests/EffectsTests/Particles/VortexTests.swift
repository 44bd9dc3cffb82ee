import Foundation
import Testing
import KinoraViews

@testable import KinoraEffects

/// Vortex's equations of motion, solved, against small steps of them; and who is born when.
struct VortexTests {
    private func particle(_ system: VortexSystem) -> VortexParticle {
        var chance = VortexChance(seed: 7)
        return VortexParticle(of: system, at: system.position, birth: 0, ramp: 0, chance: &chance)
    }

    @Test(
        "The closed form is the limit of steps with acceleration and damping",
        arguments: [(0.0, 0.0), (0.0, 1.5), (4.0, 1.5), (2.0, 0.0), (4.0, -1.0)])
    func motion(_ damping: Double, _ gravity: Double) {
        let system = VortexSystem(
            lifespan: 2, speed: 1.25, angle: 330, angleRange: 20, acceleration: SIMD2(0.3, gravity),
            dampingFactor: damping)
        let particle = particle(system)
        let aspect = 0.75
        var (position, speed) = (particle.origin, particle.speed)
        let step = 1e-5
        for _ in 0..<150_000 {
            position += SIMD2(speed.x * aspect, speed.y) * step
            speed += (system.acceleration - speed * (damping / system.lifespan)) * step
        }
        let exact = particle.motion(at: 1.5, of: system, aspect: aspect)
        #expect(abs(exact.position.x - position.x) < 1e-4 && abs(exact.position.y - position.y) < 1e-4)
        #expect(abs(exact.speed.x - speed.x) < 1e-4 && abs(exact.speed.y - speed.y) < 1e-4)
    }

    @Test("A point that attracts draws a resting particle to itself")
    func attraction() {
        let system = VortexSystem(
            position: SIMD2(0.2, 0.5), speed: 0, attractionCenter: SIMD2(0.5, 0.5), attractionStrength: 2)
        let particle = particle(system)
        let places = [0, 0.2, 0.4, 0.6, 0.8].map { particle.motion(at: $0, of: system, aspect: 1).position }
        for (near, far) in zip(places.dropFirst(), places) { #expect(abs(near.x - 0.5) < abs(far.x - 0.5)) }
        #expect(places.allSatisfy { abs($0.y - 0.5) < 1e-12 })
    }

    private func count(_ system: VortexSystem, _ time: Double, bursts: [VortexSimulation.Burst] = []) -> Int {
        VortexSimulation(system: system, seed: 3, bursts: bursts, aspect: 1).pictures(at: time).count
    }

    @Test("As many live as are born in one life: the rate times the lifespan")
    func births() {
        #expect(count(VortexSystem(birthRate: 100, lifespan: 1), 0.5049) == 50)
        #expect(count(VortexSystem(birthRate: 100, lifespan: 1), 5.005) == 100)
        #expect(count(VortexSystem(birthRate: 0), 2) == 0)
    }

    @Test("A limit ends births, and pauses hold them")
    func limits() {
        #expect(count(VortexSystem(birthRate: 100, emissionLimit: 10, lifespan: 50), 5) == 10)
        let pausing = VortexSystem(birthRate: 100, emissionDuration: 0.2, idleDuration: 0.5, lifespan: 0.1)
        #expect(count(pausing, 0.15) > 8)
        #expect(count(pausing, 0.5) == 0)
        #expect(count(pausing, 0.85) > 8)
    }

    @Test("A burst makes its count at once, and they die together")
    func bursts() {
        let system = VortexSystem(birthRate: 0, burstCount: 40, lifespan: 1)
        let bursts = [VortexSimulation.Burst(time: 0.5)]
        #expect(count(system, 0.49, bursts: bursts) == 0)
        #expect(count(system, 0.51, bursts: bursts) == 40)
        #expect(count(system, 1.51, bursts: bursts) == 0)
    }

    @Test("A secondary system on death begins where and when its parent ends")
    func secondary() throws {
        let child = VortexSystem(spawnOccasion: .onDeath, birthRate: 1000, emissionLimit: 5, lifespan: 1, speed: 0)
        let parent = VortexSystem(
            secondarySystems: [child], position: SIMD2(0.5, 1), birthRate: 1, emissionLimit: 1, lifespan: 0.5, speed: 1)
        // Born at 1 s, dead at 1.5 s after half the height.
        #expect(count(parent, 1.4) == 1)
        let simulation = VortexSimulation(system: parent, seed: 3, aspect: 1)
        let born = simulation.pictures(at: 1.6)
        #expect(born.count == 5)
        for picture in born {
            #expect(abs(picture.position.x - 0.5) < 1e-9 && abs(picture.position.y - 0.5) < 1e-9)
        }
        #expect(count(parent, 3) == 0)
    }

    @Test("The same seed makes the same particles, and another one others")
    func seeds() {
        func places(_ seed: UInt64) -> [SIMD2<Double>] {
            VortexSimulation(system: .fireflies, seed: seed, aspect: 1).pictures(at: 1.3).map(\.position)
        }
        #expect(places(1) == places(1))
        #expect(places(1) != places(2))
    }
}
