import Foundation

/// What the process in which sources run tells its supervisor. A line of JSON each.
enum Report: Codable, Equatable {
    /// Seconds that one frame may take; 0 for no limit.
    case limit(Double)
    /// What runs, in words that begin a sentence; "The source" where nothing is said.
    case subject(String)
    /// A source's file, as the user names it.
    case source(String)
    /// One of several things to do begins: an entry of a batch, or a preview; nil where what goes on is no such thing.
    case item(String?)
    /// The item is done; what came of it is for the process that goes on after this one.
    case finished(String, result: String)
    /// Errors of the compiler or a warning were told, by the hash of their text.
    case told(UInt64)
    /// Another process, of this number, performs now; nil where it has ended.
    case performer(Int32?)
    /// The code of a source begins to work on something, in words that go on after "it was".
    case busy(String)
    /// It is done.
    case idle
    /// Something is done of what goes on.
    case beat
}

/// What the supervisor tells the process at its start.
struct Briefing: Codable {
    /// An item that is done.
    struct Finished: Codable {
        let item: String
        let result: String
    }
    /// Why an item was stopped.
    struct Stop: Codable, Equatable {
        let sentence: String
        let exitCode: Int32
        let seconds: Double
    }

    /// Whether standard error ends at a terminal.
    var errorIsTerminal: Bool
    /// How wide that terminal is, in characters.
    var errorColumns = 80
    /// A folder that is removed after the process.
    var folder: String
    var finished: [Finished] = []
    var stops: [String: Stop] = [:]
    /// What need not be told again.
    var told: Set<UInt64> = []
}

/// Lines of JSON from and to a descriptor. Numbers may also be infinite or none: sources may ask for such sizes.
enum JSONLine {
    private static let (infinity, negativeInfinity, none) = ("inf", "-inf", "nan")

    static func encode(_ value: some Encodable) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: infinity, negativeInfinity: negativeInfinity, nan: none)
        let data = (try? encoder.encode(value)) ?? Data()
        return Array(data) + [UInt8(ascii: "\n")]
    }

    static func decode<Value: Decodable>(_ type: Value.Type, _ line: some Sequence<UInt8>) -> Value? {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: infinity, negativeInfinity: negativeInfinity, nan: none)
        return try? decoder.decode(type, from: Data(line))
    }
}
