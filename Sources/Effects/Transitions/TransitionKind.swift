import KinoraViews

/// The ways in which a photo comes and goes, and the function of each. All get the size in points, how much is there (0...1)
/// and one number of their own.
enum TransitionKind: String, CaseIterable {
    case circles, circleWave = "circle-wave", crosswarpLeft = "crosswarp-left", crosswarpRight = "crosswarp-right"
    case diamonds, diamondWave = "diamond-wave", genie, pixellate, radial, swirl, wind

    var function: CatalogueShader {
        switch self {
        case .circles: .transitionCircles
        case .circleWave: .transitionCircleWave
        case .crosswarpLeft: .transitionCrosswarpLeft
        case .crosswarpRight: .transitionCrosswarpRight
        case .diamonds: .transitionDiamonds
        case .diamondWave: .transitionDiamondWave
        case .genie: .transitionGenie
        case .pixellate: .transitionPixellate
        case .radial: .transitionRadial
        case .swirl: .transitionSwirl
        case .wind: .transitionWind
        }
    }

    /// Whether it shows pixels at other places than their own.
    var readsFar: Bool {
        switch self {
        case .crosswarpLeft, .crosswarpRight, .genie, .pixellate, .swirl: true
        case .circles, .circleWave, .diamonds, .diamondWave, .radial, .wind: false
        }
    }

    /// The number of its own.
    var number: Parameter<Double> {
        func share(_ name: String, _ summary: String, _ value: Double, _ good: ClosedRange<Double>) -> Parameter<Double>
        {
            Parameter(wrappedValue: value, summary, in: 0.01...2, good: good, unit: .fraction, name: name)
        }
        func cell(_ summary: String) -> Parameter<Double> {
            Parameter(wrappedValue: 20, summary, in: 1...500, good: 8...60, unit: .points, name: "cell")
        }
        switch self {
        case .circles, .circleWave, .diamonds, .diamondWave: return cell("The cells' width.")
        case .pixellate: return cell("The largest squares' width.")
        case .crosswarpLeft, .crosswarpRight: return share("edge", "How wide the streaks are.", 1, 0.3...1.5)
        case .genie: return share("slit", "How wide the slit is, as a share of the width.", 0.15, 0.05...0.4)
        case .radial: return share("softness", "How soft the hand's edge is, as a share of a turn.", 0.02, 0.01...0.1)
        case .swirl: return share("radius", "How far the swirl reaches, as a share of the size.", 0.5, 0.3...1)
        case .wind: return share("streaks", "How long the streaks are, as a share of the width.", 0.2, 0.1...0.5)
        }
    }
}
