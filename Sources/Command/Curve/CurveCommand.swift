import ArgumentParser
import KinoraEffects
import KinoraFrames
import KinoraJobs
import KinoraViews

/// `kinora curve EXPRESSION...`
struct CurveCommand: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "curve", abstract: "Plots animations, springs and keyframes over time.",
        discussion: """
            An expression is written as in Swift, in quotes because of the shell: an animation with its modifiers, a \
            Spring, a UnitCurve or keyframes. Animations run from 0 to 1. A spring without end shows 3 seconds, a repeat \
            without end a few plays.

            EXAMPLES
              kinora curve 'spring(duration: 0.5, bounce: 0.3)'
              kinora curve smooth snappy bouncy 'spring(bounce: 0.6)' -o springs.png
              kinora curve 'easeInOut(duration: 1).delay(0.2).repeatForever()'
              kinora curve 'timingCurve(0.2, 0, 0, 1, duration: 0.4)' 'interpolatingSpring(stiffness: 120, damping: 9)'
              kinora curve bouncy --interrupt 0.2:0 --interrupt 0.5:1:easeOut
              kinora curve 'UnitCurve.bezier(0.2, 0, 0, 1)' circularEaseIn
              kinora curve 'keyframes { CubicKeyframe(1.2, duration: 0.3); SpringKeyframe(1, spring: .bouncy) }'
              kinora curve bouncy --json --fps 120

            \(CurveHelp.words)
            """)

    @Argument(help: ArgumentHelp("What to plot; several share one plot.", valueName: "expression"))
    var expressions: [String]

    @Option(
        name: [.short, .customLong("output")], parsing: .unconditional,
        help: ArgumentHelp(
            "The plot's file, or - for standard output. (default: curve.png; with --json no plot)", valueName: "file"))
    var output: String?

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "A new target at a time: SECONDS:TARGET, or SECONDS:TARGET:ANIMATION to go there by another animation. May be repeated.",
            valueName: "t:target"))
    var interrupt: [String] = []

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The length of the time axis in seconds. (default: until all rest)", valueName: "s"))
    var duration: String?

    @Option(parsing: .unconditional, help: ArgumentHelp("The plot in points.", valueName: "WxH"))
    var size = "960x640"

    @Option(parsing: .unconditional, help: ArgumentHelp("Pixels per point.", valueName: "s"))
    var scale = "1"

    @Option(parsing: .unconditional, help: ArgumentHelp("light or dark.", valueName: "scheme"))
    var appearance = "light"

    @Flag(help: "Print samples as JSON.")
    var json = false

    @Option(parsing: .unconditional, help: ArgumentHelp("Samples per second for --json.", valueName: "n"))
    var fps = "60"

    @Flag(name: .shortAndLong, help: "Print nothing but errors.")
    var quiet = false

    func perform() throws {
        let plan = try CurvePlan(self)
        // The command's own thread is the main one, to which views belong.
        try MainActor.assumeIsolated { try CurveRun(plan: plan, json: json, quiet: quiet).perform() }
    }
}

/// The names that expressions may use, for the help.
private enum CurveHelp {
    static let words = """
        NAMES
          animations  \(CurveAnimations.vocabulary.names.joined(separator: ", "))
          modifiers   \(CurveAnimations.modifiers.names.joined(separator: ", "))
          springs     Spring(…), Spring.smooth, Spring.snappy, Spring.bouncy
          unit curves \(CurveUnitCurves.vocabulary.names.joined(separator: ", "))
          keyframes   \(CurveKeyframes.vocabulary.names.joined(separator: ", "))
        """
}
