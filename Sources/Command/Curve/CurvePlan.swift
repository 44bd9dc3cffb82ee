import KinoraBasics
import KinoraEffects
import KinoraJobs
import KinoraPixels
import KinoraViews

/// Everything that a plot needs, read and checked before anything is drawn or written.
struct CurvePlan {
    enum Destination: Equatable {
        case file(String)
        case standardOutput
        /// Only numbers are wanted.
        case none
    }

    let traces: [CurveTrace]
    /// The time axis asked for, in seconds; nil for as long as the motion lasts.
    let duration: Double?
    /// Points.
    let size: CGSize
    /// Pixels per point.
    let scale: Double
    let pixels: PixelSize
    let appearance: ColorScheme
    let rate: FrameRate
    let destination: Destination

    /// Curves that one plot may show.
    static let mostCurves = CurvePlot.colors.count
    static let mostInterruptions = 64
    static let mostSamples = 1_000_000
    /// Points across that labels and panels need.
    static let smallestWidth = 240.0

    init(_ command: CurveCommand) throws {
        guard command.expressions.count <= Self.mostCurves, command.interrupt.count <= Self.mostInterruptions else {
            throw CommandError.usage(
                "A plot has at most \(Self.mostCurves) curves and \(Self.mostInterruptions) interruptions.")
        }
        let interruptions = try command.interrupt.map(CurveInterruption.init)
        traces = try command.expressions.map { try CurveTrace(CurveExpression($0), interruptions: interruptions) }
        duration = try command.duration.map { try OptionText.number($0, "--duration", in: 0.001...600, "seconds") }
        scale = try OptionText.scale(command.scale)
        size = try OptionText.size(command.size)
        pixels = try OptionText.pixels(size, scale: scale)
        appearance = try OptionText.appearance(command.appearance)
        rate = try OptionText.rate(command.fps)
        destination = try Self.destination(command.output, json: command.json)
        try check(json: command.json)
    }

    /// The time axis in seconds: until all curves rest, and a little longer, unless a length is asked for.
    var shownDuration: Double {
        if let duration { return duration }
        let longest = traces.map(\.duration).max() ?? 1
        if traces.allSatisfy(\.isUnitCurve) { return 1 }
        return longest > 0 ? longest * 1.04 : 1
    }

    /// Points upright that the panels and a line of legend for each curve need.
    private var smallestHeight: Double { 220 + 24 * Double(traces.count) }

    private static func destination(_ output: String?, json: Bool) throws -> Destination {
        guard let path = output ?? (json ? nil : "curve.png") else { return .none }
        if path == "-" {
            guard !json else {
                throw CommandError.usage("-o - and --json both write to standard output; give the plot a file.")
            }
            return .standardOutput
        }
        guard !path.isEmpty, !path.utf8.contains(0), path.lowercased().hasSuffix(".png") else {
            throw CommandError.usage("-o \(TypedText.quoted(path)) is not a plot; it takes a .png file or -.")
        }
        return .file(path)
    }

    private func check(json: Bool) throws {
        guard size.width >= Self.smallestWidth, size.height >= smallestHeight else {
            throw CommandError.usage(
                "--size \(NumberText.text(size.width))x\(NumberText.text(size.height)) leaves no room for the curves; it "
                    + "takes at least \(NumberText.text(Self.smallestWidth))x\(NumberText.text(smallestHeight)) here.")
        }
        let samples = traces.reduce(0) { $0 + (duration ?? $1.duration) * rate.perSecond }
        if json, samples > Double(Self.mostSamples) {
            throw CommandError.usage(
                "These are more than \(Self.mostSamples) samples; give a lower --fps or a shorter --duration.")
        }
    }
}
