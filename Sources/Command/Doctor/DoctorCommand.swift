import ArgumentParser
import KinoraBasics

/// `kinora doctor`
struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Says what is missing on this machine, and what to do about it.",
        discussion: """
            Looks at the command and what lies beside it, the fonts, the Swift toolchain, the cache and Metal's compiler, and \
            compiles a small view.

            EXIT CODES
              0    all that kinora needs is there; what only some things need may be missing
              69   something is missing
            """)

    @Flag(help: "Print what was found as JSON.")
    var json = false

    func run() throws {
        let findings = DoctorChecks().all()
        let isWell = findings.allSatisfy { $0.state != .missing }
        if json {
            try StandardStreams.output(try JSONText.encode(findings))
        } else {
            try StandardStreams.output(findings.map { $0.line + "\n" }.joined())
        }
        if !isWell { throw ExitCode(Ending.missing.rawValue) }
    }
}

/// What a check came to.
struct DoctorFinding: Encodable {
    enum State: String, Encodable {
        case fine = "ok"
        /// Only some things need it.
        case absent
        case missing
    }

    let state: State
    /// What was looked at, and what was found or has to be done.
    let sentence: String

    /// `ok       the fonts of text ...`
    var line: String { state.rawValue.padded(to: 9) + sentence }
}

extension String {
    fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
