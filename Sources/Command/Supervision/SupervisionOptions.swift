import ArgumentParser
import KinoraBasics

/// What may be asked of the process in which sources run.
struct SupervisionOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Of Swift sources and scene files: how long a frame may take before the run is stopped, 0.1 to 86400 seconds; 0 for no limit.",
            valueName: "s"))
    var timeLimit = "60"

    @Flag(help: "Of Swift sources: when one stops, print Swift's backtrace with the registers, too.")
    var backtrace = false

    /// The option as it is typed, which the supervisor looks for before anything is parsed.
    static let backtraceWord = "--backtrace"

    /// Tells the supervisor the limit.
    func apply() throws {
        let seconds = try OptionText.number(timeLimit, "--time-limit", in: 0...86400, "seconds; 0 is no limit")
        guard seconds == 0 || seconds >= 0.1 else {
            throw CommandError.usage(
                "--time-limit \(TypedText.quoted(timeLimit)) is too short; it takes 0.1 to 86400 seconds, or 0 for no limit."
            )
        }
        Watch.current?.tell(.limit(seconds))
    }
}
