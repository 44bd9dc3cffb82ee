import KinoraStage

/// A performance that shows what some parameters of an effect do, where its default performance does not: a pause between words
/// takes two words, and what a pointer repels takes a pointer. Tests try these parameters in it.
public struct ParameterTrial: Sendable {
    /// The names of the parameters that are tried in it.
    public let parameters: [String]
    /// What parameters are set to for it, as they would be typed.
    public let values: [String: String]
    /// What the user does; nil for the entry's own script.
    public let script: Script?
    /// Seconds; nil for the entry's own duration.
    public let duration: Double?

    /// A trial of `parameters` in the default performance, but for what is said here.
    public init(
        of parameters: [String], with values: [String: String] = [:], script: Script? = nil,
        duration: Double? = nil
    ) {
        (self.parameters, self.values, self.script, self.duration) = (parameters, values, script, duration)
    }
}
