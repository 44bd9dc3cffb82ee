import ArgumentParser

/// A command whose errors, wherever they come from, are told in this command's words.
protocol ReportingCommand: ParsableCommand {
    func perform() throws
}

extension ReportingCommand {
    func run() throws {
        do { try perform() } catch { throw CommandError(error) }
    }
}
