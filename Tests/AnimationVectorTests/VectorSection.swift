/// A section of the vectors file, by its name there.
enum VectorSection: String, CaseIterable {
    case presets
    case springs
    case springForce = "spring_force"
    case settlingDuration = "settling_duration"
    case springInitFromSettling = "spring_init_from_settling"
    case interpolatingSpring = "interpolating_spring"
    case unitCurves = "unit_curves"
    case unitCurvesSwiftUI = "unit_curves_swiftui"
    case animationModifiers = "animation_modifiers"
    case repeatFrameSampled = "repeat_frame_sampled"
    case keyframes
    case keyframesMulti = "keyframes_multi"
    case merges
    case fluidSpring300Hz = "fluid_spring_300hz"
    case velocitySampler = "misc.velocity_sampler"
    case animatableScale = "misc.animatable_scale"
    case documentedNumbers = "misc.documented_numbers"
    case transitionPhases = "misc.transition_phase_value"
    case scrollPhases = "misc.scroll_phase_value"
    case timelineSchedules = "misc.timeline_schedules"
    case textRendererSeed = "misc.text_renderer_seed"

    /// Checks all numbers of the section and returns how many.
    @MainActor
    func check(_ section: JSON) throws -> Int {
        switch self {
        case .presets: try PresetVectors.check(section)
        case .springs: try SpringVectors.motion(section) + SpringVectors.conversions(section)
        case .springForce: try SpringVectors.forces(section)
        case .settlingDuration: try SpringVectors.settlingDurations(section)
        case .springInitFromSettling: try SpringVectors.springsForSettlingDurations(section)
        case .interpolatingSpring: try AnimationVectors.interpolatingSprings(section)
        case .unitCurves: try CurveVectors.exact(section)
        case .unitCurvesSwiftUI: try CurveVectors.measured(section)
        case .animationModifiers: try AnimationVectors.modifiers(section)
        case .repeatFrameSampled: try AnimationVectors.frameSampledRepeats(section)
        case .keyframes: try KeyframeVectors.timelines(section)
        case .keyframesMulti: try KeyframeVectors.tracks(section) + KeyframeVectors.restart(section)
        case .merges: try MergeVectors.merges(section)
        case .fluidSpring300Hz:
            try FluidSpringVectors.motion(section["cases"]) + FluidSpringVectors.ends(section["cases"])
                + FluidSpringVectors.retarget(section["merge"])
        case .velocitySampler: try AnimationVectors.velocitySamples(section)
        case .animatableScale: try ViewVectors.animatableScale(section)
        case .documentedNumbers: try SpringVectors.documentedNumbers(section)
        case .transitionPhases: try ViewVectors.transitionPhases(section)
        case .scrollPhases: try ViewVectors.scrollPhases(section)
        case .timelineSchedules: try ViewVectors.timelineSchedules(section)
        case .textRendererSeed: try SpringVectors.textRendererSeed(section)
        }
    }

    /// Numbers that are no oracle for ours, by the end of their path, and why.
    static let unchecked: [String: String] = [
        ".value_pure_additive": "the other reading of overlapping curves; ours is the sequential blend",
        ".count": "of a formula of the sample's own, which is user code", ".delay": "as .count",
        ".element": "as .count",
        ".total": "as .count",
        ".value_zero_velocity": "the other reading of a spring after a curve; ours inherits the curve's speed",
    ]
}
