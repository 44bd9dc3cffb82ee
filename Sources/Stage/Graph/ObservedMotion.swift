/// What one update learns of motion that handlers may follow, and when the next update is due for it.
///
/// Between two events a view's handlers have nothing to do, except where they watch something that moves by itself:
/// geometry, a preference, or a value read in an animatable view. Their updates lie on a grid of `rate` steps a
/// second from the moment the motion began, with the end of each animation besides, so that what they see does not
/// depend on the frames that are asked for.
struct ObservedMotion {
    /// Updates a second while something moves and something watches.
    static let rate = 60.0

    /// Handlers that may see what is presented: of geometry, in animatable views, or of a body that asks for work.
    private var hasFollowers = false
    /// Handlers of preferences, which may also be fed by content that changes with every frame.
    private var hasPreferenceHandlers = false
    private var hasLiveContent = false
    /// Whether something in such content begins as a value changes, of which nothing but the time tells.
    private(set) var followsLiveContent = false
    private var lastEnd = -Double.infinity
    private var nextEnd = Double.infinity
    private var nextTarget = Double.infinity
    /// What moves, whose ends nobody has looked for yet.
    private var records: [StoredValue] = []
    /// Of these, those whose end has to be told in any case.
    private var reported: [StoredValue] = []

    mutating func follow() { hasFollowers = true }
    mutating func followPreference() { hasPreferenceHandlers = true }
    mutating func noteLiveContent() { hasLiveContent = true }
    mutating func followLiveContent() { followsLiveContent = true }

    /// Views may appear or disappear next.
    mutating func note(_ change: AppearanceChange, after now: Double) {
        switch change {
        case .none: break
        case .steps: follow()
        case .at(let time): if time > now { nextTarget = min(nextTarget, time) }
        }
    }

    /// Something moves until `end`, in seconds; infinity for ever.
    mutating func note(end: Double, after now: Double) {
        guard end > now else { return }
        lastEnd = max(lastEnd, end)
        nextEnd = min(nextEnd, end)
    }

    /// A value moves as its record says.
    ///
    /// - Parameter reportsTarget: whether who moves is told the target itself at the end.
    mutating func note(_ record: StoredValue, reportsTarget: Bool) {
        if reportsTarget { reported.append(record) } else { records.append(record) }
    }

    /// Looks for the ends of what moves, as far as an update may be due for them.
    mutating func lookForEnds(after now: Double) {
        for record in reported {
            guard let end = (record as? any MovingRecord)?.end, end > now else { continue }
            note(end: end, after: now)
            nextTarget = min(nextTarget, end)
        }
        if hasFollowers || hasPreferenceHandlers {
            for record in records { if let record = record as? any MovingRecord { note(end: record.end, after: now) } }
        }
        (records, reported) = ([], [])
    }

    /// Whether handlers run on the grid.
    func isStepping(at now: Double) -> Bool {
        (hasFollowers || hasPreferenceHandlers) && lastEnd > now || hasPreferenceHandlers && hasLiveContent
            || followsLiveContent
    }

    /// When the next update is due; nil when none is.
    ///
    /// - Parameter origin: the time from which steps are counted, in seconds.
    func nextUpdate(after now: Double, origin: Double) -> Double? {
        var next = nextTarget
        if isStepping(at: now) {
            // A step that rounding puts just before `now` is the present one.
            let step = ((now - origin) * ObservedMotion.rate + 1e-6).rounded(.down) + 1
            next = min(next, nextEnd, origin + step / ObservedMotion.rate)
        }
        return next < .infinity ? next : nil
    }
}
