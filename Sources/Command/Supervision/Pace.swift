import KinoraBasics

/// What a supervised process is doing, and for how long.
struct Pace {
    /// What its sources' code works on; nil where none runs.
    private(set) var work: String?
    private var limit = 0.0
    private var subject = "The source"
    /// Seconds since the work was last known to go on.
    private var waited = 0.0
    /// How many of these the processors have spent on it.
    private var worked = 0.0
    /// Seconds since the start, without those in which this machine or these processes stood still.
    private(set) var now = 0.0
    private var last = ContinuousClock.now
    private var lastProcessor = 0.0

    /// The longest time between two ticks that counts: more means that the processes were stopped, as by Ctrl-Z.
    private static let longestTick = 1.0
    /// Where other programs keep the machine busy, a source has the limit in processor time, and this many times the limit by the clock.
    private static let longestWait = 4.0
    /// A source that gets less than this share of a processor waits for something else, and has the limit by the clock.
    private static let leastShare = 0.05

    /// - Parameter processor: seconds that the processors have spent on the process since its start.
    mutating func tick(processor: Double) {
        let instant = ContinuousClock.now
        let passed = (instant - last) / .seconds(1)
        last = instant
        pass(min(passed, Pace.longestTick), processor: processor)
    }

    /// - Parameter seconds: how long ago the tick before was.
    mutating func pass(_ seconds: Double, processor: Double) {
        let spent = max(0, processor - lastProcessor)
        lastProcessor = processor
        now += seconds
        if work != nil { (waited, worked) = (waited + seconds, worked + spent) }
    }

    mutating func note(_ report: Report) {
        switch report {
        case .limit(let seconds): limit = seconds
        case .subject(let words): subject = words
        case .busy(let words): (work, waited, worked) = (words, 0, 0)
        case .idle: (work, waited, worked) = (nil, 0, 0)
        case .beat: (waited, worked) = (0, 0)
        case .item, .finished, .source, .told, .performer: break
        }
    }

    var isTooLong: Bool {
        guard limit > 0, work != nil, waited >= limit else { return false }
        let isHeldUp = worked < limit && worked >= Pace.leastShare * waited
        return !isHeldUp || waited >= Pace.longestWait * limit
    }

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
