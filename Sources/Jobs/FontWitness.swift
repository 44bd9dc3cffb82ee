import KinoraFrames

/// Where a job in a folder learns which fonts its frames are made of. Only who makes the scenes knows them, and only once they
/// are made.
public struct FontWitness: Sendable {
    /// The font files that drew something since the job began.
    let drawn: @Sendable () -> [Manifest.Resource]
    /// The font file of a name as it is installed; nil where it is not.
    let installed: @Sendable (String) -> Manifest.Resource?

    /// Asks these two.
    public init(
        drawn: @escaping @Sendable () -> [Manifest.Resource],
        installed: @escaping @Sendable (String) -> Manifest.Resource?
    ) {
        self.drawn = drawn
        self.installed = installed
    }

    /// What the machine has of the fonts that an earlier run of a folder names. A font that is gone is none of its files.
    func present(_ fonts: [Manifest.Resource]) -> [Manifest.Resource] {
        fonts.map { installed($0.name) ?? Manifest.Resource(name: $0.name, sha256: "") }
    }
}
