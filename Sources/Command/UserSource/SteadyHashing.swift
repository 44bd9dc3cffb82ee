import Glibc

/// Sets and dictionaries in users' sources must have the same order in every run, because drawing may follow that
/// order. Swift decides by an environment variable, when a process starts, whether hashing is deterministic. So the
/// command starts itself again with the variable set.
enum SteadyHashing {
    private static let variable = "SWIFT_DETERMINISTIC_HASHING"

    /// Does nothing where no source is named, or hashing is steady already.
    static func restart(for words: ArraySlice<String>) {
        guard getenv(variable) == nil, words.contains(where: UserSource.isSource) else { return }
        setenv(variable, "1", 1)
        // Returns only where it fails; then the order of sets is that of this run.
        execv("/proc/self/exe", CommandLine.unsafeArgv)
    }
}
