/// How the command ends. The numbers are those of BSD's sysexits.h where one fits, 124 after a
/// time limit, as of timeout(1), and 128 plus the signal's number after a signal, as shells count.
enum Ending: Int32, CaseIterable, Codable {
    case success = 0
    case usage = 64
    case badData = 65
    case unreadable = 66
    case missing = 69
    case internalError = 70
    case cannotCreate = 73
    case inputOutput = 74
    case busy = 75
    case tooLong = 124
    case interrupted = 130
    case unread = 141
    case terminated = 143

    /// For `kinora --help`: a line for each.
    static let help = allCases.map { ending in
        let number = String(ending.rawValue)
        return "  \(number)\(String(repeating: " ", count: 5 - number.count))\(ending.meaning)"
    }.joined(separator: "\n")

    private var meaning: String {
        switch self {
        case .success: "all frames are written"
        case .usage: "an unknown effect, parameter or option, or a value out of range"
        case .badData:
            "a script, batch, picture, scene or source that cannot be understood; a shader called with wrong "
                + "arguments; parts that do not merge; pictures that are not approved"
        case .unreadable: "a script, batch, picture or scene that cannot be read"
        case .missing:
            "a font or symbol that an effect needs is not installed; with --strict also the font of a character, a "
                + "symbol's name, and a picture or color that is not there"
        case .internalError:
            "a mistake in an effect, a source that stops or never settles, or a mistake in kinora itself"
        case .cannotCreate: "an output folder or file that cannot be created"
        case .inputOutput: "writing failed, for example on a full disk"
        case .busy: "another run is writing into the folder"
        case .tooLong: "a source took longer than --time-limit for a frame"
        case .interrupted: "interrupted by Ctrl-C; all frames written so far are whole"
        case .unread: "whoever read standard output has stopped reading, as head does"
        case .terminated: "terminated; all frames written so far are whole"
        }
    }
}
