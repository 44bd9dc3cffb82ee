/// The module that sources import to watch how a device is used. A stage is used by nobody: schedules are kept, and no event comes.
@_exported import KinoraViews
@_exported import ManagedSettings

public struct DeviceActivityName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
public struct DeviceActivitySchedule: Hashable, Sendable {
    public let intervalStart: DateComponents
    public let intervalEnd: DateComponents
    public let repeats: Bool
    public let warningTime: DateComponents?
    public init(
        intervalStart: DateComponents, intervalEnd: DateComponents, repeats: Bool, warningTime: DateComponents? = nil
    ) {
        (self.intervalStart, self.intervalEnd) = (intervalStart, intervalEnd)
        (self.repeats, self.warningTime) = (repeats, warningTime)
    }
}
public struct DeviceActivityEvent: Sendable {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    public let applications: Set<ApplicationToken>
    public let categories: Set<ActivityCategoryToken>
    public let webDomains: Set<WebDomainToken>
    public let threshold: DateComponents
    public init(
        applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [],
        webDomains: Set<WebDomainToken> = [], threshold: DateComponents
    ) {
        (self.applications, self.categories) = (applications, categories)
        (self.webDomains, self.threshold) = (webDomains, threshold)
    }
}
/// Keeps what is watched.
public final class DeviceActivityCenter {
    private var watched: [(name: DeviceActivityName, schedule: DeviceActivitySchedule)] = []
    public init() {}
    public var activities: [DeviceActivityName] { watched.map(\.name) }
    public func schedule(for activity: DeviceActivityName) -> DeviceActivitySchedule? {
        watched.first { $0.name == activity }?.schedule
    }
    public func startMonitoring(
        _ activity: DeviceActivityName, during schedule: DeviceActivitySchedule,
        events: [DeviceActivityEvent.Name: DeviceActivityEvent] = [:]
    ) throws {
        stopMonitoring([activity])
        watched.append((activity, schedule))
    }
    public func stopMonitoring(_ activities: [DeviceActivityName] = []) {
        watched.removeAll { activities.isEmpty || activities.contains($0.name) }
    }
}
/// Is told of what happens: nothing.
open class DeviceActivityMonitor: NSObject {
    open func intervalDidStart(for activity: DeviceActivityName) {}
    open func intervalDidEnd(for activity: DeviceActivityName) {}
    open func eventDidReachThreshold(_ event: DeviceActivityEvent.Name, activity: DeviceActivityName) {}
    open func intervalWillStartWarning(for activity: DeviceActivityName) {}
    open func intervalWillEndWarning(for activity: DeviceActivityName) {}
    open func eventWillReachThresholdWarning(_ event: DeviceActivityEvent.Name, activity: DeviceActivityName) {}
}
/// Which activity a report is about.
public struct DeviceActivityFilter: Hashable, Sendable {
    public enum SegmentInterval: Hashable, Sendable {
        case daily(during: DateInterval)
        case hourly(during: DateInterval)
        case weekly(during: DateInterval)
    }
    public let segment: SegmentInterval?
    public init(
        segment: SegmentInterval? = nil, applications: Set<ApplicationToken> = [],
        categories: Set<ActivityCategoryToken> = [], webDomains: Set<WebDomainToken> = []
    ) { self.segment = segment }
}
/// A neutral box with its name.
public struct DeviceActivityReport: View {
    public struct Context: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    private let context: Context
    public init(_ context: Context, filter: DeviceActivityFilter = DeviceActivityFilter()) { self.context = context }
    public var body: some View { _KinoraPlaceholder("Activity", detail: context.rawValue) }
}
