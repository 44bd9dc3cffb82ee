import KinoraViews

/// A system's numbers as parameters, with those of a preset as defaults, and back.
enum VortexParameters {
    static func all(of system: VortexSystem, colors: [String]) -> [Parameter] {
        looks(of: system, colors: colors) + births(of: system) + motion(of: system)
    }

    private static func looks(of system: VortexSystem, colors: [String]) -> [Parameter] {
        [
            Parameter(
                "symbol", "What particles look like; preset keeps the preset's own.",
                .choice(default: "preset", options: ["preset"] + VortexSystem.Symbol.allCases.map(\.rawValue))),
            Parameter(
                "additive", "Whether light adds up where particles overlap.", .boolean(default: system.isAdditive)),
            Parameter(
                "color-mode", "One color for all, one for each, or all in the course of each life.",
                .choice(default: system.colors.mode, options: ["single", "random", "ramp"])),
            Parameter("colors", "The particles' colors.", .colors(default: colors, count: 1...16)),
            number(
                "size", "How large particles are, as a share of 32 points", system.size, 0...100, 0.05...2, .fraction),
            variation("size", system.sizeVariation, .fraction),
            number(
                "size-at-death", "How many times its first size a particle has at its end",
                system.sizeMultiplierAtDeath,
                0...1000, 0...4, .count),
            number(
                "stretch", "How much longer than wide particles are for each unit of speed", system.stretchFactor,
                0...100,
                1...12, .count),
        ]
    }

    private static func births(of system: VortexSystem) -> [Parameter] {
        let (kind, extent) = system.shape.parts
        return [
            number("x", "Where particles begin, as a share of the width", system.position.x, -1...2, 0...1, .fraction),
            number("y", "Where particles begin, as a share of the height", system.position.y, -1...2, 0...1, .fraction),
            Parameter(
                "shape", "The region where particles begin.",
                .choice(default: kind, options: ["point", "box", "ellipse", "ring"])),
            number("width", "The region's width, or its diameter", extent.x, 0...4, 0...2, .fraction),
            number("height", "A box's height", extent.y, 0...4, 0...2, .fraction),
            number("birth-rate", "How many particles are born", system.birthRate, 0...5000, 10...500, .perSecond),
            Parameter(
                "limit", "How many are born at most; 0 is without end.",
                .integer(default: system.emissionLimit ?? 0, range: 0...100_000)),
            number(
                "emission", "How long births go on between pauses", system.emissionDuration, 0.01...600, nil, .seconds),
            number("idle", "How long each pause is", system.idleDuration, 0...600, nil, .seconds),
            Parameter(
                "burst", "How many particles a tap makes at once.",
                .integer(default: system.burstCount, range: 0...5000)),
            Parameter(
                "burst-variation", "By how much that differs, from least to most.",
                .integer(default: system.burstCountVariation, range: 0...5000)),
            number("lifespan", "How long a particle lives", system.lifespan, 0.001...60, 0.5...5, .seconds),
            variation("lifespan", system.lifespanVariation, .seconds),
            number(
                "offset", "How long it has been going on at the start", system.startTimeOffset, 0...60, nil, .seconds),
        ]
    }

    private static func motion(of system: VortexSystem) -> [Parameter] {
        [
            number("speed", "The speed at birth, in heights of the stage", system.speed, -20...20, 0...3, .perSecond),
            variation("speed", system.speedVariation, .perSecond),
            number("angle", "Where particles fly to; 0 is up, 90 right", system.angle, -360...360, nil, .degrees),
            number("angle-range", "How widely directions differ", system.angleRange, 0...360, nil, .degrees),
            number(
                "acceleration-x", "How they speed up to the right, in heights a second", system.acceleration.x,
                -20...20, -2...2, .perSecond),
            number(
                "acceleration-y", "How they speed up downwards, in heights a second", system.acceleration.y, -20...20,
                -2...2, .perSecond),
            number(
                "damping", "How much speed is lost in a life: e to this power", system.dampingFactor, 0...50, 0...6,
                .none),
            Parameter(
                "attracts", "Whether there is a point that attracts.", .boolean(default: system.attractionCenter != nil)
            ),
            number(
                "attraction-x", "The point, as a share of the width", system.attractionCenter?.x ?? 0.5, -1...2, 0...1,
                .fraction),
            number(
                "attraction-y", "The point, as a share of the height", system.attractionCenter?.y ?? 0.5, -1...2, 0...1,
                .fraction),
            number("attraction", "How strongly it attracts", system.attractionStrength, -1000...1000, 0...50, .none),
            number(
                "spin-x", "How fast particles turn about the axis across", system.angularSpeed.x, -100...100, -10...10,
                .radiansPerSecond),
            number(
                "spin-y", "How fast they turn about the axis down", system.angularSpeed.y, -100...100, -10...10,
                .radiansPerSecond),
            number(
                "spin-z", "How fast they turn in the picture", system.angularSpeed.z, -100...100, -10...10,
                .radiansPerSecond),
            variation("spin-x", system.angularSpeedVariation.x, .radiansPerSecond),
            variation("spin-y", system.angularSpeedVariation.y, .radiansPerSecond),
            variation("spin-z", system.angularSpeedVariation.z, .radiansPerSecond),
        ]
    }

    private static func number(
        _ name: String, _ summary: String, _ value: Double, _ range: ClosedRange<Double>, _ good: ClosedRange<Double>?,
        _ unit: Parameter.Unit
    ) -> Parameter {
        // What a preset chose looks good, whatever the rule.
        let good = good.map { min($0.lowerBound, value)...max($0.upperBound, value) }
        return Parameter(name, summary + ".", .number(default: value, range: range, good: good, unit: unit))
    }

    private static func variation(_ name: String, _ value: Double, _ unit: Parameter.Unit) -> Parameter {
        number(name + "-variation", "By how much \(name) differs, from least to most", value, 0...200, nil, unit)
    }

    /// The preset with the values in place of its numbers. Secondary systems are the preset's.
    static func system(_ values: ParameterValues, from preset: VortexSystem) -> VortexSystem {
        var system = preset
        if let symbol = VortexSystem.Symbol(rawValue: values.choice("symbol")) { system.symbols = [symbol] }
        system.isAdditive = values.boolean("additive")
        switch values.choice("color-mode") {
        case "single": system.colors = .single(values.colors("colors").first ?? .white)
        case "random": system.colors = .random(values.colors("colors"))
        default: system.colors = .ramp(values.colors("colors"))
        }
        system.size = values.number("size")
        system.sizeVariation = values.number("size-variation")
        system.sizeMultiplierAtDeath = values.number("size-at-death")
        system.stretchFactor = values.number("stretch")
        takeBirths(values, &system)
        takeMotion(values, &system)
        return system
    }

    private static func takeBirths(_ values: ParameterValues, _ system: inout VortexSystem) {
        system.position = SIMD2(values.number("x"), values.number("y"))
        system.shape = VortexSystem.Shape(values.choice("shape"), values.number("width"), values.number("height"))
        system.birthRate = values.number("birth-rate")
        system.emissionLimit = values.integer("limit") > 0 ? values.integer("limit") : nil
        system.emissionDuration = values.number("emission")
        system.idleDuration = values.number("idle")
        system.burstCount = values.integer("burst")
        system.burstCountVariation = values.integer("burst-variation")
        system.lifespan = values.number("lifespan")
        system.lifespanVariation = values.number("lifespan-variation")
        system.startTimeOffset = values.number("offset")
    }

    private static func takeMotion(_ values: ParameterValues, _ system: inout VortexSystem) {
        system.speed = values.number("speed")
        system.speedVariation = values.number("speed-variation")
        system.angle = values.number("angle")
        system.angleRange = values.number("angle-range")
        system.acceleration = SIMD2(values.number("acceleration-x"), values.number("acceleration-y"))
        system.dampingFactor = values.number("damping")
        system.attractionCenter =
            values.boolean("attracts") ? SIMD2(values.number("attraction-x"), values.number("attraction-y")) : nil
        system.attractionStrength = values.number("attraction")
        system.angularSpeed = SIMD3(values.number("spin-x"), values.number("spin-y"), values.number("spin-z"))
        system.angularSpeedVariation = SIMD3(
            values.number("spin-x-variation"), values.number("spin-y-variation"), values.number("spin-z-variation"))
    }
}

extension VortexSystem.Colors {
    fileprivate var mode: String {
        switch self {
        case .single: "single"
        case .random: "random"
        case .ramp, .randomRamp: "ramp"
        }
    }
}

extension VortexSystem.Shape {
    fileprivate var parts: (kind: String, extent: SIMD2<Double>) {
        switch self {
        case .point: ("point", .zero)
        case .box(let width, let height): ("box", SIMD2(width, height))
        case .ellipse(let radius): ("ellipse", SIMD2(radius, 0))
        case .ring(let radius): ("ring", SIMD2(radius, 0))
        }
    }

    fileprivate init(_ kind: String, _ width: Double, _ height: Double) {
        switch kind {
        case "box": self = .box(width: width, height: height)
        case "ellipse": self = .ellipse(radius: width)
        case "ring": self = .ring(radius: width)
        default: self = .point
        }
    }
}
