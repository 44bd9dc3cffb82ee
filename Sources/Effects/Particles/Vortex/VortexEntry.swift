import KinoraStage
import KinoraViews

/// The catalogue's entries of Vortex's presets. Each takes all of a system's numbers; the preset is only their defaults.
enum VortexEntry {
    static let confetti = entry(
        "vortex-confetti", "Confetti thrown up in bursts that turns over as it falls.", .confetti,
        colors: ["white", "red", "green", "blue", "pink", "orange", "cyan"], page: "#1B1D2A", bursts: [0.1, 1.4],
        duration: 3.4, blank: [0...0.1])
    static let fire = entry(
        "fire", "A flame that rises and goes out at its tip.", .fire,
        // Light adds up: four glows on top of each other are red, eight yellow, more are white.
        colors: ["#4E210690", "#4E210690", "#4E210680", "#4E210600"], page: "black", origin: SIMD2(0.5, 0.86))
    static let fireflies = entry(
        "fireflies", "Lights that glow up in the dark and drift off.", .fireflies,
        colors: ["#FFF3B000", "#FFE680E0", "#FFCC00C0", "#FFCC0000"], page: "#0C1226")
    static let fireworks = entry(
        "fireworks", "Rockets that climb in a trail of sparks and burst into colors.", .fireworks, colors: ["white"],
        page: "#070914", duration: 6, offset: 1.2)
    static let magic = entry(
        "magic", "A ring of sparkles that turn and vanish.", .magic,
        colors: ["#ffd6e8", "#f9a8d4", "#fdba74", "#93c5fd", "#a7f3d0", "white"], page: "#140E22")
    static let rain = entry(
        "rain", "Heavy rain that drives across the stage.", .rain, colors: ["#B2B2FF99", "#B2B2FF80", "#B2B2FF66"],
        page: "#1C2733", origin: SIMD2(0.5, -0.1))
    static let smoke = entry(
        "smoke", "A column of smoke that widens and thins out.", .smoke,
        // A puff comes out of nothing, or the column would begin with an edge.
        colors: ["#8A705F00", "#6F6E75A0", "#787E8978", "#8F959F48", "#A0A6AF20", "#A6ABB400"],
        page: "#EDF0F4/#14171d", origin: SIMD2(0.46, 0.93), offset: 4.8)
    static let snow = entry(
        "snow", "Snow that falls slowly in flakes of many sizes.", .snow, colors: ["white"], page: "#31435C",
        origin: SIMD2(0.5, -0.06), offset: 10)
    static let spark = entry(
        "spark", "Showers of sparks that fly in an arc, with pauses.", .spark,
        colors: ["#FFF6E0A0", "#FFE2A0", "#FFB347", "#FF7A1A"], page: "#14100E", origin: SIMD2(0.76, 0.66))
    static let splash = entry(
        "splash", "Drops that jump where rain hits the ground.", .splash, colors: ["#FFFFFF00"], page: "#1C2733",
        origin: SIMD2(0.5, 0.96), companion: fallingRain)

    /// Rain from above that reaches the ground.
    private static let fallingRain: VortexSystem = {
        var rain = VortexSystem.rain
        (rain.position, rain.birthRate, rain.startTimeOffset, rain.lifespan) = (SIMD2(0.5, -0.1), 130, 2, 0.4)
        return rain
    }()

    private static func entry(
        _ name: String, _ summary: String, _ preset: VortexSystem, colors: [String], page: String,
        origin: SIMD2<Double>? = nil, bursts: [Double] = [], duration: Double = 4, offset: Double = 2,
        blank: [ClosedRange<Double>] = [], companion: VortexSystem? = nil
    ) -> CatalogueEntry {
        var changed = preset
        changed.position = origin ?? preset.position
        changed.startTimeOffset = bursts.isEmpty ? offset : 0
        let system = changed
        return CatalogueEntry(
            name: name, summary: summary, size: CGSize(width: 480, height: 360), duration: duration, loops: false,
            trials: trials(of: preset), blank: blank,
            effect: Vortex(system, colors: colors, page: page, bursts: bursts, companion: companion)
        )
    }

    /// What shows the numbers that have no effect beside the preset's others, such as the place of something that attracts.
    private static func trials(of preset: VortexSystem) -> [ParameterTrial] {
        // Two presets give birth to nothing that is seen by itself: confetti bursts, and rain's drops splash.
        let seen = seen(in: preset)
        func trial(_ parameters: String..., with values: [String: String], script: Script? = nil) -> ParameterTrial {
            ParameterTrial(of: parameters, with: seen.values.merging(values) { $1 }, script: script)
        }
        let tap = Script([ScriptEvent(at: 0.15, .tap(at: .unit(x: 0.5, y: 0.5), count: 1))])
        return [
            ParameterTrial(of: seen.parameters, with: seen.values),
            trial("symbol", with: ["symbol": "triangle"]),
            trial("color-mode", with: ["colors": "white,red,blue"]),
            trial("shape", with: ["width": "0.5", "height": "0.3"]),
            trial("width", "height", with: ["shape": "box"]),
            trial("emission", with: ["idle": "0.5"]),
            trial("burst", "burst-variation", with: [:], script: tap),
            trial("attracts", with: ["attraction": "20"]),
            trial("attraction", "attraction-x", "attraction-y", with: ["attracts": "true", "attraction": "20"]),
        ]
    }

    /// What makes a preset's own particles seen, and the parameters that take it.
    private static func seen(in preset: VortexSystem) -> (parameters: [String], values: [String: String]) {
        if preset.birthRate == 0 { return (["limit", "idle", "offset"], ["birth-rate": "50"]) }
        guard preset.size == 0 else { return ([], [:]) }
        let motion = [
            "speed", "speed-variation", "angle", "angle-range", "acceleration-x", "acceleration-y", "damping",
        ]
        let spin = ["x", "y", "z"].flatMap { ["spin-\($0)", "spin-\($0)-variation"] }
        let look = [
            "additive", "colors", "size-variation", "size-at-death", "stretch", "lifespan", "lifespan-variation",
        ]
        return (
            motion + spin + look,
            [
                "size": "1", "lifespan": "1", "speed": "0.5", "birth-rate": "40", "colors": "#FF000080",
                "symbol": "square",
            ]
        )
    }
}
