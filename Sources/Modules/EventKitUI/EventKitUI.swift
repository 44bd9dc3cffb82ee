/// The module that sources import for the system's own screens of calendars: neutral boxes with a name.
@_exported import EventKit

public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }
public enum EKEventViewAction: Int, Sendable { case done, responded, deleted }

@MainActor @preconcurrency
public protocol EKEventEditViewDelegate: AnyObject {
    func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
    func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}
extension EKEventEditViewDelegate {
    public func eventEditViewControllerDefaultCalendar(
        forNewEvents controller: EKEventEditViewController
    ) -> EKCalendar { EKCalendar() }
}
/// Edits an event. Nobody saves it: the delegate is not called.
@MainActor @preconcurrency
open class EKEventEditViewController: _KinoraPlaceholderController {
    open var eventStore: EKEventStore!
    open var event: EKEvent?
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
}

@MainActor @preconcurrency
public protocol EKEventViewDelegate: AnyObject {
    func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}
/// Shows an event.
@MainActor @preconcurrency
open class EKEventViewController: _KinoraPlaceholderController {
    open var event: EKEvent!
    open var allowsEditing = false
    open var allowsCalendarPreview = false
    open weak var delegate: (any EKEventViewDelegate)?
}

public enum EKCalendarChooserSelectionStyle: Int, Sendable { case single, multiple }
public enum EKCalendarChooserDisplayStyle: Int, Sendable { case allCalendars, writableCalendarsOnly }
@MainActor @preconcurrency
public protocol EKCalendarChooserDelegate: AnyObject {
    func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
    func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
    func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}
extension EKCalendarChooserDelegate {
    public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
    public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
    public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}
/// Chooses among calendars, of which there are none.
@MainActor @preconcurrency
open class EKCalendarChooser: _KinoraPlaceholderController {
    public let selectionStyle: EKCalendarChooserSelectionStyle
    open var showsDoneButton = false
    open var showsCancelButton = false
    open var selectedCalendars: Set<EKCalendar> = []
    open weak var delegate: (any EKCalendarChooserDelegate)?
    public init(
        selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
        entityType: EKEntityType = .event, eventStore: EKEventStore
    ) {
        self.selectionStyle = selectionStyle
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { return nil }
}
