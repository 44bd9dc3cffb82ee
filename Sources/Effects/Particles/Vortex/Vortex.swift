import KinoraViews

/// A particle system with each of its numbers as a parameter. A preset of Vortex decides only the defaults.
struct Vortex: Effect {
    enum Look: String, CaseIterable { case preset, glow, puff, circle, square, triangle, sparkle, streak }
    enum ColorMode: String, CaseIterable { case single, random, ramp }
    enum Region: String, CaseIterable { case point, box, ellipse, ring }

    /// What no parameter says: the symbols and the secondary systems.
    private let preset: VortexSystem
    /// Seconds at which bursts go off by themselves.
    private let bursts: [Double]
    /// What plays behind it, such as the rain whose drops splash.
    private let companion: VortexSystem?

    @Parameter("What particles look like; preset keeps the preset's own.") var symbol = Look.preset
    @Parameter("Whether light adds up where particles overlap.") var additive = vortex.isAdditive
    @Parameter("One color for all, one for each, or all in the course of each life.") var colorMode = ColorMode.single
    @Parameter("The particles' colors.", default: ["white"], count: 1...16) var colors: [Color]
    @Parameter("How large particles are, as a share of 32 points.", in: 0...100, good: 0.05...2, unit: .fraction)
    var size = vortex.size
    @Parameter("By how much size differs, from least to most.", in: 0...200, unit: .fraction)
    var sizeVariation = vortex.sizeVariation
    @Parameter("How many times its first size a particle has at its end.", in: 0...1000, good: 0...4, unit: .count)
    var sizeAtDeath = vortex.sizeMultiplierAtDeath
    @Parameter(
        "How much longer than wide particles are for each unit of speed.", in: 0...100, good: 1...12, unit: .count)
    var stretch = vortex.stretchFactor
    @Parameter("Where particles begin, as a share of the width.", in: -1...2, good: 0...1, unit: .fraction)
    var x = vortex.position.x
    @Parameter("Where particles begin, as a share of the height.", in: -1...2, good: 0...1, unit: .fraction)
    var y = vortex.position.y
    @Parameter("The region where particles begin.") var shape = Region.point
    @Parameter("The region's width, or its diameter.", in: 0...4, good: 0...2, unit: .fraction) var width = 0.0
    @Parameter("A box's height.", in: 0...4, good: 0...2, unit: .fraction) var height = 0.0
    @Parameter("How many particles are born.", in: 0...5000, good: 10...500, unit: .perSecond)
    var birthRate = vortex.birthRate
    @Parameter("How many are born at most; 0 is without end.", in: 0...100_000) var limit = 0
    @Parameter("How long births go on between pauses.", in: 0.01...600, unit: .seconds)
    var emission = vortex.emissionDuration
    @Parameter("How long each pause is.", in: 0...600, unit: .seconds) var idle = vortex.idleDuration
    @Parameter("How many particles a tap makes at once.", in: 0...5000) var burst = vortex.burstCount
    @Parameter("By how much that differs, from least to most.", in: 0...5000)
    var burstVariation = vortex.burstCountVariation
    @Parameter("How long a particle lives.", in: 0.001...60, good: 0.5...5, unit: .seconds)
    var lifespan = vortex.lifespan
    @Parameter("By how much lifespan differs, from least to most.", in: 0...200, unit: .seconds)
    var lifespanVariation = vortex.lifespanVariation
    @Parameter("How long it has been going on at the start.", in: 0...60, unit: .seconds)
    var offset = vortex.startTimeOffset
    @Parameter("The speed at birth, in heights of the stage.", in: -20...20, good: 0...3, unit: .perSecond)
    var speed = vortex.speed
    @Parameter("By how much speed differs, from least to most.", in: 0...200, unit: .perSecond)
    var speedVariation = vortex.speedVariation
    @Parameter("Where particles fly to; 0 is up, 90 right.", in: -360...360, unit: .degrees) var angle = vortex.angle
    @Parameter("How widely directions differ.", in: 0...360, unit: .degrees) var angleRange = vortex.angleRange
    @Parameter("How they speed up to the right, in heights a second.", in: -20...20, good: -2...2, unit: .perSecond)
    var accelerationX = vortex.acceleration.x
    @Parameter("How they speed up downwards, in heights a second.", in: -20...20, good: -2...2, unit: .perSecond)
    var accelerationY = vortex.acceleration.y
    @Parameter("How much speed is lost in a life: e to this power.", in: 0...50, good: 0...6)
    var damping = vortex.dampingFactor
    @Parameter("Whether there is a point that attracts.") var attracts = false
    @Parameter("The point, as a share of the width.", in: -1...2, good: 0...1, unit: .fraction) var attractionX = 0.5
    @Parameter("The point, as a share of the height.", in: -1...2, good: 0...1, unit: .fraction) var attractionY = 0.5
    @Parameter("How strongly it attracts.", in: -1000...1000, good: 0...50) var attraction = vortex.attractionStrength
    @Parameter(
        "How fast particles turn about the axis across.", in: -100...100, good: -10...10, unit: .radiansPerSecond)
    var spinX = vortex.angularSpeed.x
    @Parameter("How fast they turn about the axis down.", in: -100...100, good: -10...10, unit: .radiansPerSecond)
    var spinY = vortex.angularSpeed.y
    @Parameter("How fast they turn in the picture.", in: -100...100, good: -10...10, unit: .radiansPerSecond)
    var spinZ = vortex.angularSpeed.z
    @Parameter("By how much spin-x differs, from least to most.", in: 0...200, unit: .radiansPerSecond)
    var spinXVariation = vortex.angularSpeedVariation.x
    @Parameter("By how much spin-y differs, from least to most.", in: 0...200, unit: .radiansPerSecond)
    var spinYVariation = vortex.angularSpeedVariation.y
    @Parameter("By how much spin-z differs, from least to most.", in: 0...200, unit: .radiansPerSecond)
    var spinZVariation = vortex.angularSpeedVariation.z
    @Parameter("The color behind everything.", default: "black") var page: Color

    var view: some View {
        ZStack {
            if let companion { VortexView(system: companion, bursts: []).allowsHitTesting(false) }
            VortexView(system: system, bursts: bursts)
        }
        .page(page)
        .clipped()
    }
}

/// The library's own defaults.
private let vortex = VortexSystem()

extension Vortex {
    /// The numbers that a system and its parameters share.
    private static var numbers: [(own: WritableKeyPath<Vortex, Double>, its: WritableKeyPath<VortexSystem, Double>)] {
        [
            (\.size, \.size),
            (\.sizeVariation, \.sizeVariation),
            (\.sizeAtDeath, \.sizeMultiplierAtDeath),
            (\.stretch, \.stretchFactor),
            (\.x, \.position.x),
            (\.y, \.position.y),
            (\.birthRate, \.birthRate),
            (\.emission, \.emissionDuration),
            (\.idle, \.idleDuration),
            (\.lifespan, \.lifespan),
            (\.lifespanVariation, \.lifespanVariation),
            (\.offset, \.startTimeOffset),
            (\.speed, \.speed),
            (\.speedVariation, \.speedVariation),
            (\.angle, \.angle),
            (\.angleRange, \.angleRange),
            (\.accelerationX, \.acceleration.x),
            (\.accelerationY, \.acceleration.y),
            (\.damping, \.dampingFactor),
            (\.attraction, \.attractionStrength),
            (\.spinX, \.angularSpeed.x),
            (\.spinY, \.angularSpeed.y),
            (\.spinZ, \.angularSpeed.z),
            (\.spinXVariation, \.angularSpeedVariation.x),
            (\.spinYVariation, \.angularSpeedVariation.y),
            (\.spinZVariation, \.angularSpeedVariation.z),
        ]
    }

    /// The parameters with a system's numbers as defaults.
    init(_ preset: VortexSystem, colors: [String], page: String, bursts: [Double], companion: VortexSystem? = nil) {
        (self.preset, self.bursts, self.companion) = (preset, bursts, companion)
        for (own, its) in Vortex.numbers { self[keyPath: own] = preset[keyPath: its] }
        additive = preset.isAdditive
        colorMode = preset.colors.mode
        (shape, width, height) = preset.shape.parts
        limit = preset.emissionLimit ?? 0
        (burst, burstVariation) = (preset.burstCount, preset.burstCountVariation)
        attracts = preset.attractionCenter != nil
        if let center = preset.attractionCenter { (attractionX, attractionY) = (center.x, center.y) }
        $colors.setDefault(colors)
        $page.setDefault(page)
    }

    /// The preset with the values in place of its numbers. Secondary systems are the preset's.
    private var system: VortexSystem {
        var system = preset
        for (own, its) in Vortex.numbers { system[keyPath: its] = self[keyPath: own] }
        if let symbol = VortexSystem.Symbol(rawValue: symbol.rawValue) { system.symbols = [symbol] }
        system.isAdditive = additive
        system.colors =
            switch colorMode {
            case .single: .single(colors.first ?? .white)
            case .random: .random(colors)
            case .ramp: .ramp(colors)
            }
        system.shape =
            switch shape {
            case .point: .point
            case .box: .box(width: width, height: height)
            case .ellipse: .ellipse(radius: width)
            case .ring: .ring(radius: width)
            }
        system.emissionLimit = limit > 0 ? limit : nil
        (system.burstCount, system.burstCountVariation) = (burst, burstVariation)
        system.attractionCenter = attracts ? SIMD2(attractionX, attractionY) : nil
        return system
    }
}

extension VortexSystem.Colors {
    fileprivate var mode: Vortex.ColorMode {
        switch self {
        case .single: .single
        case .random: .random
        case .ramp, .randomRamp: .ramp
        }
    }
}

extension VortexSystem.Shape {
    fileprivate var parts: (region: Vortex.Region, width: Double, height: Double) {
        switch self {
        case .point: (.point, 0, 0)
        case .box(let width, let height): (.box, width, height)
        case .ellipse(let diameter): (.ellipse, diameter, 0)
        case .ring(let diameter): (.ring, diameter, 0)
        }
    }
}
