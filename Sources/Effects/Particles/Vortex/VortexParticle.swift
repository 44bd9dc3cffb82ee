import KinoraBasics
import KinoraViews

/// One particle: its chances at birth, and from them where it is at any age.
///
/// Vortex adds up steps of the wall clock, so its pictures depend on the frame rate. Here motion is the solution of the same
/// equations: speed v' = a − c v with the acceleration a and c = damping / lifespan, so any frame can be had alone. Attraction
/// has no such form; systems that use it take steps of 1/120 second from each birth.
struct VortexParticle {
    let symbol: VortexSystem.Symbol
    let origin: SIMD2<Double>
    /// Units per second.
    let speed: SIMD2<Double>
    /// Seconds since the simulation's beginning.
    let birth: Double
    /// Seconds.
    let lifespan: Double
    let size: Double
    let spin: SIMD3<Double>
    let colors: [Color]

    init(of system: VortexSystem, at position: SIMD2<Double>, birth: Double, ramp: Int, chance: inout VortexChance) {
        symbol = system.symbols[Int(chance.next(upTo: system.symbols.count))]
        let direction = Angle.degrees(system.angle + chance.spread(system.angleRange) - 90).radians
        let launch = system.speed + chance.spread(system.speedVariation)
        speed = SIMD2(Maths.cos(direction), Maths.sin(direction)) * launch
        lifespan = max(1e-6, system.lifespan + chance.spread(system.lifespanVariation))
        size = system.size + chance.spread(system.sizeVariation)
        spin =
            system.angularSpeed
            + SIMD3(
                chance.spread(system.angularSpeedVariation.x), chance.spread(system.angularSpeedVariation.y),
                chance.spread(system.angularSpeedVariation.z))
        origin = position + VortexParticle.offset(in: system.shape, &chance)
        self.birth = birth
        switch system.colors {
        case .single(let color): colors = [color]
        case .random(let list): colors = list.isEmpty ? [.white] : [list[Int(chance.next(upTo: list.count))]]
        case .ramp(let list): colors = list
        case .randomRamp(let lists): colors = lists.isEmpty ? [.white] : lists[ramp % lists.count]
        }
    }

    private static func offset(in shape: VortexSystem.Shape, _ chance: inout VortexChance) -> SIMD2<Double> {
        switch shape {
        case .point: return .zero
        case .box(let width, let height): return SIMD2(chance.spread(width), chance.spread(height))
        case .ellipse(let radius):
            let distance = chance.unit() * radius / 2
            return around(chance.unit(), distance)
        case .ring(let radius): return around(chance.unit(), radius / 2)
        }
    }

    private static func around(_ turn: Double, _ distance: Double) -> SIMD2<Double> {
        SIMD2(Maths.cos(2 * .pi * turn), Maths.sin(2 * .pi * turn)) * distance
    }

    /// Where it is and how it moves at an age in seconds; `aspect` is the stage's height over its width.
    func motion(at age: Double, of system: VortexSystem, aspect: Double) -> (
        position: SIMD2<Double>, speed: SIMD2<Double>
    ) {
        let free = flight(age, system, aspect)
        guard let center = system.attractionCenter, system.attractionStrength != 0 else {
            return (origin + free.way, free.speed)
        }
        let step = 1.0 / 120
        var position = origin
        var before = SIMD2<Double>.zero
        var time = 0.0
        while time < age {
            let next = min(age, time + step)
            let gap = center - position
            let square = (gap * gap).sum()
            if square > 0 {
                // Stronger the nearer, but not without end.
                position +=
                    gap / square.squareRoot() * (system.attractionStrength / 1000 / (square + 0.0025) * (next - time))
            }
            let way = flight(next, system, aspect).way
            position += way - before
            before = way
            time = next
        }
        return (position, free.speed)
    }

    /// The way without attraction, and the speed.
    private func flight(_ age: Double, _ system: VortexSystem, _ aspect: Double) -> (
        way: SIMD2<Double>, speed: SIMD2<Double>
    ) {
        let damping = system.dampingFactor / max(system.lifespan, 1e-6)
        let way: SIMD2<Double>
        let now: SIMD2<Double>
        if abs(damping) < 1e-9 {
            way = speed * age + system.acceleration * (age * age / 2)
            now = speed + system.acceleration * age
        } else {
            let final = system.acceleration / damping
            let left = Maths.exp(-damping * age)
            way = final * age + (speed - final) * ((1 - left) / damping)
            now = final + (speed - final) * left
        }
        return (SIMD2(way.x * aspect, way.y), now)
    }

    /// The color after a share of its life.
    func color(at share: Double) -> Color {
        guard colors.count > 1 else { return colors.first ?? .white }
        let place = min(max(share, 0), 1) * Double(colors.count - 1)
        let index = min(Int(place), colors.count - 2)
        return colors[index].mix(with: colors[index + 1], by: place - Double(index), in: .device)
    }
}

/// Chances that depend on a place in the tree of systems and particles alone.
struct VortexChance {
    private var words: SplitMix

    init(seed: UInt64) { words = SplitMix(seed: seed) }

    /// The chances of a part, by its number.
    func part(_ number: Int) -> VortexChance {
        var copy = SplitMix(seed: words.state ^ (UInt64(bitPattern: Int64(number)) &+ 1) &* 0xD134_2543_DE82_EF95)
        return VortexChance(seed: copy.next())
    }

    mutating func next() -> UInt64 { words.next() }

    /// 0 to less than 1.
    mutating func unit() -> Double { words.unit() }

    /// Within half of `width` to both sides of 0.
    mutating func spread(_ width: Double) -> Double { (unit() - 0.5) * width }

    /// 0 to less than `count`.
    mutating func next(upTo count: Int) -> Int { count > 1 ? Int(unit() * Double(count)) : 0 }
}
