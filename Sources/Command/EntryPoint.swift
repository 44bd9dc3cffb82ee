@preconcurrency import Glibc

/// The entry point for the executable.
public enum EntryPoint {
    /// Runs the command line's arguments. If that fails the process ends, with the reason on standard error and
    /// an exit code that `kinora --help` lists.
    public static func run() {
        // What a source has printed is seen where it traps afterwards.
        setvbuf(stdout, nil, Int32(_IOLBF), 0)
        KinoraCommand.main()
    }
}
