import KinoraViews

/// The particles of a system and of its secondary systems at one time, from the system and the seed alone.
struct VortexSimulation {
    /// A particle as it is drawn.
    struct Picture {
        let symbol: VortexSystem.Symbol
        /// Of the symbol at size 1, in points.
        let symbolWidth: Double
        let isAdditive: Bool
        /// Unit space.
        let position: SIMD2<Double>
        let speed: SIMD2<Double>
        let size: Double
        /// Radians.
        let rotation: SIMD3<Double>
        let color: Color
        let stretchFactor: Double
    }

    /// A burst at a time in seconds.
    struct Burst: Equatable {
        var time: Double
        /// Unit space; nil is the system's own position.
        var position: SIMD2<Double>?
    }

    /// Steps of secondary systems that are spawned all along a life, per second.
    private static let updatesPerSecond = 60.0
    /// More than this many pictures are not drawn.
    private static let limit = 50_000

    let system: VortexSystem
    let seed: UInt64
    var bursts: [Burst] = []
    /// The stage's height over its width.
    let aspect: Double

    /// All that is to be seen at a time in seconds, the oldest first.
    func pictures(at time: Double) -> [Picture] {
        var result: [Picture] = []
        let chance = VortexChance(seed: seed)
        let now = time + system.startTimeOffset
        visit(system, at: system.position, since: 0, now, chance, &result)
        for (index, burst) in bursts.enumerated() {
            explode(burst, chance.part(-1 - index), now, &result)
        }
        return result
    }

    /// What is left of a burst.
    private func explode(_ burst: Burst, _ chance: VortexChance, _ now: Double, _ result: inout [Picture]) {
        let start = burst.time + system.startTimeOffset
        guard now >= start, now - start <= system.horizon else { return }
        var own = chance
        let count = system.burstCount + Int(own.spread(Double(system.burstCountVariation)).rounded())
        let ramp = Int(own.next() & 0xFFFF)
        for index in 0..<max(0, count) {
            var part = chance.part(index)
            let particle = VortexParticle(
                of: system, at: burst.position ?? system.position, birth: start, ramp: ramp, chance: &part)
            follow(particle, of: system, now, part, &result)
        }
    }

    /// One system whose clock began at `start`.
    private func visit(
        _ system: VortexSystem, at position: SIMD2<Double>, since start: Double, _ now: Double, _ chance: VortexChance,
        _ result: inout [Picture]
    ) {
        guard system.birthRate > 0, now > start else { return }
        var own = chance
        let ramp = Int(own.next() & 0xFFFF)
        // The particle with number k is born when k + 1 births are due.
        let last = Int(min((now - start) * system.birthRate, 1e9).rounded(.down))
        let first = Int(max(0, (now - start - system.horizon) * system.birthRate).rounded(.down))
        guard first < last else { return }
        // A limit counts only births that happen; pauses are left out of the count where there are both.
        var born = 0
        if let limit = system.emissionLimit, system.idleDuration <= 0, first >= limit { return }
        if system.emissionLimit != nil, system.idleDuration > 0 {
            born = (0..<first).count { system.emits(at: Double($0 + 1) / system.birthRate) }
        } else {
            born = first
        }
        for index in first..<last {
            let since = Double(index + 1) / system.birthRate
            guard system.emits(at: since) else { continue }
            if let limit = system.emissionLimit, born >= limit { return }
            born += 1
            var part = chance.part(index)
            let particle = VortexParticle(of: system, at: position, birth: start + since, ramp: ramp, chance: &part)
            follow(particle, of: system, now, part, &result)
            if result.count >= VortexSimulation.limit { return }
        }
    }

    /// Draws a particle if it lives, and visits the systems that it has spawned.
    private func follow(
        _ particle: VortexParticle, of system: VortexSystem, _ now: Double, _ chance: VortexChance,
        _ result: inout [Picture]
    ) {
        let age = now - particle.birth
        guard age >= 0 else { return }
        for (number, secondary) in system.secondarySystems.enumerated() {
            spawn(secondary, from: particle, of: system, age, now, chance.part(number), &result)
        }
        guard age < particle.lifespan else { return }
        let motion = particle.motion(at: age, of: system, aspect: aspect)
        let share = age / particle.lifespan
        result.append(
            Picture(
                symbol: particle.symbol, symbolWidth: system.symbolWidth, isAdditive: system.isAdditive,
                position: motion.position, speed: motion.speed,
                size: max(0, particle.size * (1 + (system.sizeMultiplierAtDeath - 1) * share)),
                rotation: particle.spin * age, color: particle.color(at: share), stretchFactor: system.stretchFactor))
    }

    private func spawn(
        _ secondary: VortexSystem, from parent: VortexParticle, of system: VortexSystem, _ age: Double, _ now: Double,
        _ chance: VortexChance, _ result: inout [Picture]
    ) {
        func begin(at moment: Double, _ chance: VortexChance) {
            guard age - moment <= secondary.birthSpan + secondary.horizon else { return }
            let place = parent.motion(at: moment, of: system, aspect: aspect).position
            visit(secondary, at: place, since: parent.birth + moment, now, chance, &result)
        }
        switch secondary.spawnOccasion {
        case .onBirth: begin(at: 0, chance)
        case .onDeath where age >= parent.lifespan: begin(at: parent.lifespan, chance)
        case .onDeath: break
        case .onUpdate:
            let rate = VortexSimulation.updatesPerSecond
            let last = Int((min(age, parent.lifespan) * rate).rounded(.down))
            let first = max(1, Int(((age - secondary.birthSpan - secondary.horizon) * rate).rounded(.down)))
            guard first <= last else { return }
            for step in first...last { begin(at: Double(step) / rate, chance.part(step)) }
        }
    }
}
