import KinoraBasics

/// What a supervised process is doing, and for how long.
struct Pace {
    /// What its sources' code works on; nil where none runs.
    private(set) var work: String?
    private var limit = 0.0
    private var subject = "The source"
    /// Seconds since the work was last known to go on.
    private var waited = 0.0
    /// Seconds since the start, without those in which this machine or these processes stood still.
    private(set) var now = 0.0
    private var last = ContinuousClock.now

    /// The longest time between two ticks that counts: more means that the processes were stopped, as by Ctrl-Z.
    private static let longestTick = 1.0

    mutating func tick() {
        let instant = ContinuousClock.now
        let passed = min((instant - last) / .seconds(1), Pace.longestTick)
        last = instant
        now += passed
        if work != nil { waited += passed }
    }

    mutating func note(_ report: Report) {
        switch report {
        case .limit(let seconds): limit = seconds
        case .subject(let words): subject = words
        case .busy(let words): (work, waited) = (words, 0)
        case .idle: (work, waited) = (nil, 0)
        case .beat: waited = 0
        case .item, .finished, .source, .told: break
        }
    }

    var isTooLong: Bool { limit > 0 && work != nil && waited >= limit }

    /// - Parameter place: where the source was.
    func timeOut(at place: String?) -> CommandError {
        let place = place.map { "\($0), " } ?? ""
        let cause = subject == "The source" ? "; it may loop without end" : ""
        return CommandError(
            .tooLong,
            "\(subject) was stopped: \(place)\(work ?? "its work") took more than \(NumberText.text(limit)) s\(cause). "
                + "--time-limit gives it longer.")
    }
}
