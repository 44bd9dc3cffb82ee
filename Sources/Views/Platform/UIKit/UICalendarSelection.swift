import KinoraStage

/// Which days of a calendar view may be chosen, and which are.
@MainActor @preconcurrency
open class UICalendarSelection: NSObject {
    weak var calendarView: UICalendarView?

    /// Days are asked for whenever the calendar is drawn.
    open func updateSelectableDates() { calendarView?.noteChange() }

    func isChosen(_ day: Date) -> Bool { false }
    func mayChoose(_ day: Date) -> Bool { true }
    func choose(_ day: Date) {}

    fileprivate func isDay(_ parts: DateComponents, _ day: Date) -> Bool {
        guard let calendar = calendarView?.ownCalendar else { return false }
        return calendar.date(from: parts).map { calendar.isDate($0, inSameDayAs: day) } ?? false
    }
}

/// One day, or none.
open class UICalendarSelectionSingleDate: UICalendarSelection {
    open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    open var selectedDate: DateComponents? { didSet { calendarView?.noteChange() } }

    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }

    /// Turns the calendar to the month of the day.
    open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
        selectedDate = dateComponents
        if let dateComponents { calendarView?.setVisibleDateComponents(dateComponents, animated: animated) }
    }

    override func isChosen(_ day: Date) -> Bool { selectedDate.map { isDay($0, day) } ?? false }

    override func mayChoose(_ day: Date) -> Bool {
        delegate?.dateSelection(self, canSelectDate: calendarView?.components(of: day)) ?? true
    }

    /// A touch of the chosen day takes the choice back where the delegate allows no day to be chosen.
    override func choose(_ day: Date) {
        if isChosen(day) {
            guard delegate?.dateSelection(self, canSelectDate: nil) ?? false else { return }
            selectedDate = nil
        } else {
            selectedDate = calendarView?.components(of: day)
        }
        delegate?.dateSelection(self, didSelectDate: selectedDate)
    }
}

/// Any number of days.
open class UICalendarSelectionMultiDate: UICalendarSelection {
    open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
    open var selectedDates: [DateComponents] = [] { didSet { calendarView?.noteChange() } }

    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { self.delegate = delegate }

    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }

    override func isChosen(_ day: Date) -> Bool { selectedDates.contains { isDay($0, day) } }

    override func mayChoose(_ day: Date) -> Bool {
        guard let delegate, let parts = calendarView?.components(of: day), !isChosen(day) else { return true }
        return delegate.multiDateSelection(self, canSelectDate: parts)
    }

    override func choose(_ day: Date) {
        guard let parts = calendarView?.components(of: day) else { return }
        if let index = selectedDates.firstIndex(where: { isDay($0, day) }) {
            guard delegate?.multiDateSelection(self, canDeselectDate: parts) ?? true else { return }
            selectedDates.remove(at: index)
            delegate?.multiDateSelection(self, didDeselectDate: parts)
        } else {
            selectedDates.append(parts)
            delegate?.multiDateSelection(self, didSelectDate: parts)
        }
    }
}

@MainActor @preconcurrency
public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
}
extension UICalendarSelectionSingleDateDelegate {
    /// Any day, but not none.
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { dateComponents != nil }
}

@MainActor @preconcurrency
public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
}
extension UICalendarSelectionMultiDateDelegate {
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool { true }
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { true }
}
