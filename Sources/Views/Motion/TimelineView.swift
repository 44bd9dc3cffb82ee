import KinoraStage

/// The dates at which a timeline's content changes.
public protocol TimelineSchedule {
    associatedtype Entries: Sequence where Entries.Element == Date
    typealias Mode = TimelineScheduleMode
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a schedule may change its content: as it likes, or seldom. A stage is always in normal mode.
public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }

/// A schedule whose last entry is known without walking through all of them.
protocol SeekableSchedule: TimelineSchedule {
    /// The entry shown at `time`, in seconds of virtual time, for a timeline that appeared at `start`.
    func entry(at time: Double, start: Double) -> Double
    /// The distance of entries, for handlers that run on them; nil when there are no more.
    func interval(at time: Double) -> Double?
}

/// Changes with every frame, whatever the frame rate.
public struct AnimationTimelineSchedule: SeekableSchedule, Sendable {
    let minimumInterval: Double?
    let paused: Bool
    /// From this interval on, in seconds, content stands from one entry to the next.
    static let shortestStanding = 0.1

    /// - Parameters:
    ///   - minimumInterval: seconds between entries; nil, the default, changes with every frame.
    ///   - paused: whether time stands still. It goes on from where it stood. Default false.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        self.minimumInterval = minimumInterval
        self.paused = paused
    }

    /// Dates from `start` on, `minimumInterval` or 1/120 s apart; none while paused or in low frequency.
    public func entries(from start: Date, mode: Mode) -> AnyIterator<Date> {
        if paused || mode == .lowFrequency { return AnyIterator { nil } }
        let step = minimumInterval ?? 1.0 / 120
        var count = 0.0
        return AnyIterator {
            defer { count += 1 }
            return start.addingTimeInterval(count * step)
        }
    }

    func entry(at time: Double, start: Double) -> Double {
        guard let step = minimumInterval, step > 0 else { return time }
        return start + ((time - start) / step + 1e-9).rounded(.down) * step
    }

    func interval(at time: Double) -> Double? { paused ? nil : max(minimumInterval ?? 0, 1.0 / 120) }
}

/// Changes at even intervals of seconds from a date.
public struct PeriodicTimelineSchedule: SeekableSchedule, Sendable {
    let start: Date
    let period: Double

    /// - Parameters:
    ///   - startDate: a date that the entries are aligned to.
    ///   - interval: seconds between entries, above 0.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        period = interval
    }

    public func entries(from startDate: Date, mode: Mode) -> AnyIterator<Date> {
        var next = VirtualClock.date(at: entry(at: VirtualClock.time(of: startDate), start: 0))
        return AnyIterator {
            defer { next.addTimeInterval(period) }
            return next
        }
    }

    func entry(at time: Double, start: Double) -> Double {
        let origin = VirtualClock.time(of: self.start)
        guard period > 0 else { return origin }
        return origin + ((time - origin) / period + 1e-9).rounded(.down) * period
    }

    func interval(at time: Double) -> Double? { period > 0 ? period : nil }
}

/// Changes at the dates of a list.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    let dates: Entries
    /// The dates, in order.
    public init(_ dates: Entries) { self.dates = dates }
    /// The dates of the list, whatever the start.
    public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// Changes at the start of every minute.
public struct EveryMinuteTimelineSchedule: SeekableSchedule, Sendable {
    /// The schedule of whole minutes.
    public init() {}
    public func entries(from startDate: Date, mode: Mode) -> AnyIterator<Date> {
        minutes.entries(from: startDate, mode: mode)
    }
    func entry(at time: Double, start: Double) -> Double { minutes.entry(at: time, start: start) }
    func interval(at time: Double) -> Double? { 60 }
    private var minutes: PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// Changes with every frame.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    /// - Parameter minimumInterval: seconds between entries; nil changes with every frame.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Changes every `interval` seconds, aligned to `startDate`.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// Changes at the start of every minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule {
    /// Changes at the dates given.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}

/// A view whose content depends on the date of its schedule.
///
/// The content of a frame is a function of the frame's time alone. Entries of schedules are events, at least 1/120 s apart: what they
/// change is animated where the content says so. Those of `.animation` are events where they are at least 0.1 s apart. Change handlers
/// in content that changes with every frame run on the schedule's entries, whatever the frame rate; animations of a value that the date
/// decides begin on steps of 1/60 s.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// What the content is made for.
    public struct Context {
        /// How often the content changes.
        public enum Cadence: Comparable, Hashable, Sendable { case live, seconds, minutes }
        /// The schedule's entry that shows, on the stage's clock.
        public let date: Date
        /// Always live.
        public let cadence: Cadence
        /// Evaluates the view again.
        public func invalidateTimelineContent() { Graph.current?.invalidate() }
    }

    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content
}

private enum LiveKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the view is made anew with every frame, by a timeline.
    var isLive: Bool {
        get { self[LiveKey.self] }
        set { self[LiveKey.self] = newValue }
    }
}

extension BuildContext {
    /// This place, where views see that they are of content that changes with every frame.
    fileprivate var madeLive: BuildContext {
        var place = self
        place.environment.isLive = true
        return place
    }
}

/// How far a timeline has come. Time stands still while it is paused, and goes on from there.
private struct TimelineClock {
    /// When the timeline appeared, in seconds.
    let start: Double
    private var pausedSince: Double?
    /// When it last went on, and what showed then, so that it goes on from exactly that.
    private var resumed = (at: 0.0, time: 0.0)
    /// The moment that the last update showed of content that changes with every frame, in seconds.
    var updated = 0.0

    init(start: Double) { self.start = start }

    mutating func setPaused(_ isPaused: Bool, at now: Double) {
        if isPaused {
            pausedSince = pausedSince ?? now
        } else if pausedSince != nil {
            resumed = (now, time(at: now))
            pausedSince = nil
        }
    }

    /// The time that shows at `now`; none before the one that it went on from, where a step of the stage is rounded.
    func time(at now: Double) -> Double {
        resumed.time + max(0, (pausedSince.map { min($0, now) } ?? now) - resumed.at)
    }

    /// When `time` shows, if there is no other pause before.
    func moment(of time: Double) -> Double { resumed.at + (time - resumed.time) }
}

/// What the entry at a time shows.
private struct ShownEntry<Content> {
    let time: Double
    let content: Content
}

/// One context type for all timelines, so that closures can be inferred.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, PrimitiveView where Content: View {
    /// Content that is made anew for each entry of `schedule`.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.init(schedule: schedule, content: content)
    }

    public func _elements(_ context: BuildContext) -> [Element] {
        let graph = context.graph
        var clock = context.stored(Slot.timeline) ?? TimelineClock(start: graph.now)
        if context.isUpdating {
            clock.setPaused(isPaused, at: graph.now)
            clock.updated = presentMoment(graph)
            context.store(clock, Slot.timeline)
        }
        guard isLive else { return standingElements(clock, context) }
        let handlers = graph.changeHandlerCount
        let elements = liveElements(clock, context)
        if context.isUpdating, graph.changeHandlerCount > handlers { scheduleTick(context) }
        return elements
    }

    /// The elements of content that stands from one entry to the next. Each entry is an event, so that what it changes is animated
    /// and told as all changes are.
    @MainActor
    private func standingElements(_ clock: TimelineClock, _ context: BuildContext) -> [Element] {
        let graph = context.graph
        let time = clock.time(at: graph.now)
        let shown = shownEntry(at: time, start: clock.start)
        if context.isUpdating, let next = nextEntry(after: time, start: clock.start) {
            scheduleEntry(at: clock.moment(of: next), context)
        }
        // Code that changes objects as it draws runs at each step, as in content that changes with every frame.
        if graph.holdsObjects || graph.suspectsObjects { graph.noteActivity(at: context.identity) }
        let place = context.content(ofEntryAt: shown)
        let inner = (isPaused ? place : place.betweenPixels()).child(.content)
        return content(ofEntryAt: shown, in: place)._elements(inner)
    }

    /// The content of an entry, which is made once, as a body is.
    @MainActor
    private func content(ofEntryAt time: Double, in place: BuildContext) -> Content {
        if place.keepsContent, let known: ShownEntry<Content> = place.stored(Slot.content), known.time == time {
            return known.content
        }
        let shown = place.evaluatingContent { content(entry(time)) }
        if place.isUpdating { place.store(ShownEntry(time: time, content: shown), Slot.content) }
        return shown
    }

    /// The elements of content that changes with every frame.
    @MainActor
    private func liveElements(_ clock: TimelineClock, _ context: BuildContext) -> [Element] {
        let graph = context.graph
        let place = context.live()
        let shown = { @MainActor in
            let time = shownEntry(at: clock.time(at: moment(clock, graph)), start: clock.start)
            return place.evaluatingContent { content(entry(time)) }
        }
        let (elements, stand) = context.timedElements(shown(), in: place.child(.content).madeLive) { _ in shown() }
        if stand { graph.noteStandingLiveContent() } else { graph.noteActivity(at: context.identity) }
        return elements
    }

    private func entry(_ time: Double) -> TimelineViewDefaultContext {
        TimelineViewDefaultContext(date: VirtualClock.date(at: time), cadence: .live)
    }

    private var isPaused: Bool { (schedule as? AnimationTimelineSchedule)?.paused ?? false }

    /// Whether the content changes with every frame, or nearly so.
    private var isLive: Bool {
        guard let schedule = schedule as? AnimationTimelineSchedule, !schedule.paused else { return false }
        return schedule.minimumInterval ?? 0 < AnimationTimelineSchedule.shortestStanding
    }

    /// The moment that content which changes with every frame shows.
    private func moment(_ clock: TimelineClock, _ graph: Graph) -> Double {
        graph.noteLiveContent()
        return graph.holdsLiveContent ? clock.updated : presentMoment(graph)
    }

    /// The present time; that of the step where there are steps.
    private func presentMoment(_ graph: Graph) -> Double {
        graph.liveStep == nil ? graph.now : min(graph.now, Double(graph.step) / Stage.liveRate)
    }

    private func shownEntry(at time: Double, start: Double) -> Double {
        if let seekable = schedule as? any SeekableSchedule { return seekable.entry(at: time, start: start) }
        var shown: Double?
        for (count, date) in schedule.entries(from: VirtualClock.date(at: start), mode: .normal).enumerated() {
            let entry = VirtualClock.time(of: date)
            if entry > time || count > 1_000_000 { return shown ?? entry }
            shown = entry
        }
        return shown ?? start
    }

    /// When the entry after the one that shows at `time` is due, in seconds; nil where there is none.
    private func nextEntry(after time: Double, start: Double) -> Double? {
        if let seekable = schedule as? any SeekableSchedule {
            // A frame at the very moment of an entry shows it, however either was rounded.
            return seekable.interval(at: time).map { seekable.entry(at: time, start: start) + $0 * (1 - 5e-10) }
        }
        for (count, date) in schedule.entries(from: VirtualClock.date(at: start), mode: .normal).enumerated() {
            let entry = VirtualClock.time(of: date)
            if entry > time { return entry }
            if count > 1_000_000 { break }
        }
        return nil
    }

    /// Makes an entry an event. Entries that are closer to each other than frames are left out.
    private func scheduleEntry(at next: Double, _ context: BuildContext) {
        let (graph, place) = (context.graph, context.identity)
        let next = max(next, graph.now + 1 / 120)
        let due: Double? = context.stored(Slot.animator)
        if let due, due > graph.now, due <= next { return }
        context.store(next, Slot.animator)
        graph.schedule.add(at: next) { graph.noteChange(at: place) }
    }

    /// Makes the next entry of content that changes with every frame an event, because something inside reacts to the date.
    private func scheduleTick(_ context: BuildContext) {
        let graph = context.graph
        guard let interval = (schedule as? AnimationTimelineSchedule)?.interval(at: graph.now) else { return }
        let next = (graph.now / interval + 1 + 1e-9).rounded(.down) * interval
        let due: Double? = context.stored(Slot.animator)
        guard due == nil || due! <= graph.now else { return }
        context.store(next, Slot.animator)
        graph.schedule.add(at: next) { graph.invalidate() }
    }
}
