/// Where the executable comes in.
public enum EntryPoint {
    /// Does what the words on the command line say. Where that fails the process ends, with the reason on standard error and
    /// an exit code that `kinora --help` lists.
    public static func run() { KinoraCommand.main() }
}
