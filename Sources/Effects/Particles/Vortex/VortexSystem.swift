import KinoraViews

/// Everything that makes a particle system, with the names and defaults of the Vortex library.
///
/// Positions, sizes of shapes and speeds are in unit space: 1 is the stage's width or height, and a speed of 1 crosses the
/// stage's height in a second whatever its direction. Every variation is a full width: a value lies within half of it to both
/// sides.
struct VortexSystem {
    /// What a particle looks like.
    enum Symbol: String, CaseIterable { case glow, puff, circle, square, triangle, sparkle, streak }

    /// When a secondary system begins in the life of each particle of its parent.
    enum SpawnOccasion { case onBirth, onDeath, onUpdate }

    /// Where particles begin.
    enum Shape: Equatable {
        case point
        case box(width: Double, height: Double)
        /// A disc of this diameter.
        case ellipse(radius: Double)
        /// A ring of this diameter.
        case ring(radius: Double)
    }

    enum Colors {
        /// The same for all.
        case single(Color)
        /// One for each particle.
        case random([Color])
        /// All of them in the course of each life.
        case ramp([Color])
        /// One ramp for each system.
        case randomRamp([[Color]])
    }

    var symbols: [Symbol] = [.glow]
    /// Light that adds up where particles overlap.
    var isAdditive = true
    var secondarySystems: [VortexSystem] = []
    var spawnOccasion = SpawnOccasion.onBirth
    var position = SIMD2(0.5, 0.5)
    var shape = Shape.point
    /// Particles per second.
    var birthRate = 100.0
    /// How many particles are born at most; nil is without end.
    var emissionLimit: Int?
    /// Seconds of birth, then seconds of rest, in turn.
    var emissionDuration = 1.0
    var idleDuration = 0.0
    /// How many particles one burst makes at once.
    var burstCount = 100
    var burstCountVariation = 0
    /// Seconds.
    var lifespan = 1.0
    var lifespanVariation = 0.0
    var speed = 1.0
    var speedVariation = 0.0
    /// Degrees; 0 is up, 90 right.
    var angle = 0.0
    var angleRange = 0.0
    /// Units per second, each second.
    var acceleration = SIMD2(0.0, 0.0)
    /// What particles are drawn to; nil is nothing.
    var attractionCenter: SIMD2<Double>?
    var attractionStrength = 0.0
    /// Over a whole life, speed falls by e to this power.
    var dampingFactor = 0.0
    /// Radians per second about the axes across, down and out of the stage.
    var angularSpeed = SIMD3(0.0, 0.0, 0.0)
    var angularSpeedVariation = SIMD3(0.0, 0.0, 0.0)
    var colors = Colors.single(.white)
    /// The width of a symbol at size 1, in points.
    var symbolWidth = 32.0
    /// Shares of the symbol's width.
    var size = 1.0
    var sizeVariation = 0.0
    var sizeMultiplierAtDeath = 1.0
    /// How much longer than wide fast particles are, for each unit of speed.
    var stretchFactor = 1.0
    /// Seconds that have passed when the view appears.
    var startTimeOffset = 0.0
}

extension VortexSystem {
    /// The longest life of a particle, in seconds.
    var longestLife: Double { lifespan + abs(lifespanVariation) / 2 }

    /// How long after its beginning a system with a limit still gives birth, in seconds.
    var birthSpan: Double {
        guard let emissionLimit else { return .infinity }
        guard birthRate > 0 else { return 0 }
        let births = Double(emissionLimit) / birthRate
        return idleDuration > 0 && emissionDuration > 0
            ? births * (1 + idleDuration / emissionDuration) + idleDuration : births
    }

    /// How long after a particle's birth it, or what came of it, may still be seen, in seconds; half a minute at most.
    var horizon: Double {
        min(30, longestLife + (secondarySystems.map { $0.birthSpan + $0.horizon }.max() ?? 0))
    }

    /// Whether particles are born at a time since the system's beginning.
    func emits(at time: Double) -> Bool {
        guard idleDuration > 0 else { return true }
        return Maths.modulo(time, emissionDuration + idleDuration) < emissionDuration
    }
}
