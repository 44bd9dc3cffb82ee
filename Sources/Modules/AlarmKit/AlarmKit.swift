/// The module that sources import for alarms. Nobody allows them, so that none is set; what they would say is kept.
@_exported import ActivityKit
@_exported import AppIntents
@_exported import KinoraViews

public protocol AlarmMetadata: Codable, Hashable, Sendable {}

/// A button of an alarm.
public struct AlarmButton: Codable, Hashable, Sendable {
    public var text: LocalizedStringResource
    public var systemImageName: String
    public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
        (self.text, self.systemImageName) = (text, systemImageName)
    }
}

/// What an alarm shows while it rings, counts down and is paused.
public struct AlarmPresentation: Codable, Hashable, Sendable {
    public struct Alert: Codable, Hashable, Sendable {
        public enum SecondaryButtonBehavior: Codable, Hashable, Sendable { case countdown, custom }
        public var title: LocalizedStringResource
        public var stopButton: AlarmButton?
        public var secondaryButton: AlarmButton?
        public var secondaryButtonBehavior: SecondaryButtonBehavior?
        public init(
            title: LocalizedStringResource, stopButton: AlarmButton? = nil, secondaryButton: AlarmButton? = nil,
            secondaryButtonBehavior: SecondaryButtonBehavior? = nil
        ) {
            (self.title, self.stopButton, self.secondaryButton) = (title, stopButton, secondaryButton)
            self.secondaryButtonBehavior = secondaryButtonBehavior
        }
    }
    public struct Countdown: Codable, Hashable, Sendable {
        public var title: LocalizedStringResource
        public var pauseButton: AlarmButton?
        public init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) {
            (self.title, self.pauseButton) = (title, pauseButton)
        }
    }
    public struct Paused: Codable, Hashable, Sendable {
        public var title: LocalizedStringResource
        public var resumeButton: AlarmButton
        public init(title: LocalizedStringResource, resumeButton: AlarmButton) {
            (self.title, self.resumeButton) = (title, resumeButton)
        }
    }
    public var alert: Alert
    public var countdown: Countdown?
    public var paused: Paused?
    public init(alert: Alert, countdown: Countdown? = nil, paused: Paused? = nil) {
        (self.alert, self.countdown, self.paused) = (alert, countdown, paused)
    }
}

/// Where an alarm is.
public struct AlarmPresentationState: Codable, Hashable, Sendable {
    public enum Mode: Codable, Hashable, Sendable {
        public struct Alert: Codable, Hashable, Sendable {}
        public struct Countdown: Codable, Hashable, Sendable {
            public var totalCountdownDuration: TimeInterval
            public var previouslyElapsedDuration: TimeInterval
            public var startDate: Date
            public var fireDate: Date
        }
        public struct Paused: Codable, Hashable, Sendable {
            public var totalCountdownDuration: TimeInterval
            public var previouslyElapsedDuration: TimeInterval
        }
        case alert(Alert)
        case countdown(Countdown)
        case paused(Paused)
    }
    public var alarmID: UUID
    public var mode: Mode
    public init(alarmID: UUID, mode: Mode) { (self.alarmID, self.mode) = (alarmID, mode) }
}

public struct AlarmAttributes<Metadata: AlarmMetadata>: ActivityAttributes {
    public typealias ContentState = AlarmPresentationState
    public var presentation: AlarmPresentation
    public var metadata: Metadata?
    public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) {
        (self.presentation, self.metadata) = (presentation, metadata)
    }
}

public struct Alarm: Identifiable, Hashable, Sendable {
    public enum State: Hashable, Sendable { case scheduled, countdown, paused, alerting }
    public struct CountdownDuration: Hashable, Sendable {
        public var preAlert: TimeInterval?
        public var postAlert: TimeInterval?
        public init(preAlert: TimeInterval?, postAlert: TimeInterval?) {
            (self.preAlert, self.postAlert) = (preAlert, postAlert)
        }
    }
    public enum Schedule: Hashable, Sendable {
        public struct Relative: Hashable, Sendable {
            public struct Time: Hashable, Sendable {
                public var hour: Int
                public var minute: Int
                public init(hour: Int, minute: Int) { (self.hour, self.minute) = (hour, minute) }
            }
            public enum Recurrence: Hashable, Sendable {
                case never
                case weekly([Locale.Weekday])
            }
            public var time: Time
            public var repeats: Recurrence
            public init(time: Time, repeats: Recurrence) { (self.time, self.repeats) = (time, repeats) }
        }
        case fixed(Date)
        case relative(Relative)
    }
    public let id: UUID
    public var state: State
    public var schedule: Schedule?
    public var countdownDuration: CountdownDuration?
}

/// What an app asks of alarms. Nobody allows it: setting one fails, and there are none.
public final class AlarmManager: Sendable {
    public enum AuthorizationState: Hashable, Sendable { case notDetermined, denied, authorized }
    public enum AlarmError: Error, Hashable, Sendable { case notAuthorized, noSuchAlarm, maximumLimitReached }
    public struct AlarmConfiguration<Metadata: AlarmMetadata>: Sendable {
        public let countdownDuration: Alarm.CountdownDuration?
        public let schedule: Alarm.Schedule?
        public init(
            countdownDuration: Alarm.CountdownDuration? = nil, schedule: Alarm.Schedule? = nil,
            attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
            secondaryIntent: (any LiveActivityIntent)? = nil
        ) { (self.countdownDuration, self.schedule) = (countdownDuration, schedule) }
    }
    public static let shared = AlarmManager()
    public var authorizationState: AuthorizationState { .denied }
    public func requestAuthorization() async throws -> AuthorizationState { .denied }
    public var alarms: [Alarm] { get throws { [] } }
    public var alarmUpdates: AsyncStream<[Alarm]> { AsyncStream { $0.finish() } }
    public func schedule<Metadata: AlarmMetadata>(
        id: Alarm.ID, configuration: AlarmConfiguration<Metadata>
    ) async throws -> Alarm { throw AlarmError.notAuthorized }
    public func cancel(id: Alarm.ID) throws { throw AlarmError.noSuchAlarm }
    public func stop(id: Alarm.ID) throws { throw AlarmError.noSuchAlarm }
    public func pause(id: Alarm.ID) throws { throw AlarmError.noSuchAlarm }
    public func resume(id: Alarm.ID) throws { throw AlarmError.noSuchAlarm }
    public func countdown(id: Alarm.ID) throws { throw AlarmError.noSuchAlarm }
}
