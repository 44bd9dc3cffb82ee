import KinoraViews

/// Vortex's ten presets.
extension VortexSystem {
    static let confetti = VortexSystem(
        symbols: [.square, .circle], isAdditive: false, birthRate: 0, burstCount: 160, lifespan: 4, speed: 0.5,
        speedVariation: 0.5,
        angleRange: 90, acceleration: SIMD2(0, 1), angularSpeedVariation: SIMD3(4, 4, 4),
        colors: .random([.white, .red, .green, .blue, .pink, .orange, .cyan]), symbolWidth: 20, size: 0.5,
        sizeVariation: 0.5)

    static let fire = VortexSystem(
        shape: .ellipse(radius: 0.26), birthRate: 380, speed: 0.6, speedVariation: 0.5, angleRange: 12,
        attractionStrength: 2, colors: .ramp([.brown, .brown, .brown, .brown.opacity(0)]), symbolWidth: 60,
        sizeVariation: 0.5,
        sizeMultiplierAtDeath: 0.1)

    static let fireflies = VortexSystem(
        shape: .box(width: 0.95, height: 0.88), birthRate: 40, lifespan: 2, speed: 0.04, speedVariation: 0.06,
        angleRange: 360,
        colors: .ramp([.yellow, .yellow, .yellow.opacity(0)]), size: 0.5, sizeVariation: 0.5, sizeMultiplierAtDeath: 0.7
    )

    static let fireworks = VortexSystem(
        secondarySystems: [sparkles, explosion], position: SIMD2(0.5, 1), birthRate: 3.2, emissionLimit: 1000,
        speed: 1.5,
        speedVariation: 0.75, angleRange: 60, dampingFactor: 2, size: 0.15, stretchFactor: 4)

    private static let sparkles = VortexSystem(
        spawnOccasion: .onUpdate, emissionLimit: 1, lifespan: 0.5, speed: 0.05, angleRange: 90, size: 0.05)

    private static let explosion = VortexSystem(
        spawnOccasion: .onDeath, birthRate: 100_000, emissionLimit: 420, lifespan: 1.3, speed: 0.7, speedVariation: 1.2,
        angleRange: 360,
        acceleration: SIMD2(0, 1.2), dampingFactor: 4,
        colors: .randomRamp([
            [.white, .pink, .pink], [.white, .blue, .blue], [.white, .green, .green], [.white, .orange, .orange],
            [.white, .cyan, .cyan],
        ]), size: 0.2, sizeVariation: 0.14, sizeMultiplierAtDeath: 0)

    static let magic = VortexSystem(
        symbols: [.sparkle], shape: .ring(radius: 0.5), lifespan: 1.5, speed: 0, speedVariation: 0.2, angleRange: 360,
        angularSpeedVariation: SIMD3(0, 0, 10), colors: .random([.red, .pink, .orange, .blue, .green, .white]),
        size: 0.5,
        sizeVariation: 0.5, sizeMultiplierAtDeath: 0.01)

    static let rain = VortexSystem(
        symbols: [.circle], isAdditive: false, position: SIMD2(0.5, 0), shape: .box(width: 1.8, height: 0),
        birthRate: 400,
        lifespan: 0.5, speed: 4.5, speedVariation: 2, angle: 190,
        colors: .random([
            Color(red: 0.7, green: 0.7, blue: 1, opacity: 0.6), Color(red: 0.7, green: 0.7, blue: 1, opacity: 0.5),
            Color(red: 0.7, green: 0.7, blue: 1, opacity: 0.4),
        ]), size: 0.09, sizeVariation: 0.05, stretchFactor: 12)

    static let smoke = VortexSystem(
        symbols: [.puff], isAdditive: false, shape: .box(width: 0.04, height: 0), birthRate: 15, lifespan: 4.4,
        lifespanVariation: 0.8, speed: 0.23, speedVariation: 0.06, angleRange: 22, acceleration: SIMD2(0.012, 0),
        dampingFactor: 0.9, colors: .ramp([.gray, .gray.opacity(0)]), symbolWidth: 64, size: 0.7, sizeVariation: 0.3,
        sizeMultiplierAtDeath: 3)

    static let snow = VortexSystem(
        isAdditive: false, position: SIMD2(0.5, 0), shape: .box(width: 1, height: 0), birthRate: 50, lifespan: 10,
        speed: 0.2,
        speedVariation: 0.2, angle: 180, angleRange: 20, size: 0.25, sizeVariation: 0.4)

    static let spark = VortexSystem(
        symbols: [.circle], secondarySystems: [glow, fork], shape: .ellipse(radius: 0.012), birthRate: 230,
        emissionDuration: 0.45, idleDuration: 0.2, lifespan: 1.05, lifespanVariation: 0.5, speed: 2,
        speedVariation: 1.5, angle: 312, angleRange: 58, acceleration: SIMD2(0, 2.4), dampingFactor: 2.6,
        colors: .ramp([.white, .yellow, .yellow.opacity(0)]), symbolWidth: 20, size: 0.13, sizeVariation: 0.08,
        sizeMultiplierAtDeath: 0.5, stretchFactor: 8)

    private static let ember = Color(red: 1, green: 0.56, blue: 0.2, opacity: 0.035)

    /// What glows where sparks come from, for as long as they do.
    private static let glow = VortexSystem(
        birthRate: 1000, emissionLimit: 1, lifespan: 0.12, speed: 0,
        colors: .ramp([ember, ember.opacity(0)]), symbolWidth: 84, sizeMultiplierAtDeath: 0.4)

    /// What a spark bursts into at its end.
    private static let fork = VortexSystem(
        symbols: [.circle], spawnOccasion: .onDeath, birthRate: 100_000, emissionLimit: 4, lifespan: 0.22,
        lifespanVariation: 0.2, speed: 0.35, speedVariation: 0.3, angleRange: 360, acceleration: SIMD2(0, 1),
        colors: .ramp([.white, .orange, .orange.opacity(0)]), symbolWidth: 20, size: 0.06, stretchFactor: 14)

    static let splash = VortexSystem(
        secondarySystems: [drops], position: SIMD2(0.5, 1), shape: .box(width: 1, height: 0), birthRate: 14,
        lifespan: 0.001,
        speed: 0, colors: .single(.clear), size: 0)

    private static let drops = VortexSystem(
        symbols: [.circle], isAdditive: false, birthRate: 5, emissionLimit: 10, speed: 0.4, speedVariation: 0.1,
        angleRange: 90, acceleration: SIMD2(0, 1),
        colors: .random([
            Color(red: 0.7, green: 0.7, blue: 1, opacity: 0.7), Color(red: 0.7, green: 0.7, blue: 1, opacity: 0.6),
            Color(red: 0.7, green: 0.7, blue: 1, opacity: 0.5),
        ]), symbolWidth: 16, size: 0.26, sizeVariation: 0.1)
}
