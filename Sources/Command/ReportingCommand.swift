import ArgumentParser

/// A command that turns every error into a `CommandError`, with one sentence and an exit code.
protocol ReportingCommand: ParsableCommand {
    func perform() throws
}

extension ReportingCommand {
    func run() throws {
        do { try perform() } catch { throw CommandError(error) }
    }
}
