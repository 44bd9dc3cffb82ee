import Glibc

/// Sets and dictionaries of users' sources have the same order in every run, because what they draw may follow it. Swift reads
/// whether hashing is to be steady from the environment when a process starts, so the command starts itself again.
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
