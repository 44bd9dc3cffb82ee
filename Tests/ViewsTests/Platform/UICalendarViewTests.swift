import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// UIKit's calendar.
@MainActor
struct UICalendarViewTests {
    private final class Listener: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
        UICalendarSelectionMultiDateDelegate
    {
        private(set) var chosen: [Int?] = []
        private(set) var left: [Int?] = []
        private(set) var months: [Int?] = []
        var allowed: (Int?) -> Bool = { $0 != nil }

        func calendarView(
            _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
        ) -> UICalendarView.Decoration? { dateComponents.day == 10 ? .default(color: .red) : nil }
        func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previous: DateComponents) {
            months.append(previous.month)
        }
        func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate day: DateComponents?) -> Bool {
            allowed(day?.day)
        }
        func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate day: DateComponents?) {
            chosen.append(day?.day)
        }
        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate day: DateComponents) {
            chosen.append(day.day)
        }
        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate day: DateComponents) {
            left.append(day.day)
        }
    }

    private let size = CGSize(width: 350, height: 440)
    private let listener = Listener()

    /// Shows June of 2025, which begins on a Sunday, in columns of 50 points.
    private func june() -> UICalendarView {
        let view = UICalendarView()
        (view.calendar, view.timeZone) = (Calendar(identifier: .gregorian), TimeZone(identifier: "GMT"))
        (view.locale, view.delegate) = (Locale(identifier: "en_US"), listener)
        view.visibleDateComponents = DateComponents(year: 2025, month: 6)
        return view
    }

    private func probe(_ view: UICalendarView, taps: [CGPoint] = []) throws -> SceneProbe {
        let events = taps.enumerated().map { index, place in
            ScriptEvent(at: 0.2 + 0.5 * Double(index), .tap(at: .points(x: place.x, y: place.y), count: 1))
        }
        let hosted = Hosted { view }.frame(width: size.width, height: size.height)
        return try SceneProbe(Stage(size: size, duration: 3, script: Script(events)) { hosted }.scene(at: 2.9))
    }

    /// The middle of a day of June: a week is 68 points high, with its decorations and the space between weeks.
    private func place(_ day: Int) -> CGPoint {
        CGPoint(x: 25 + 50 * CGFloat((day - 1) % 7), y: 92 + 68 * CGFloat((day - 1) / 7))
    }

    @Test("A touch chooses a day, one of the chosen day takes the choice back where that is allowed")
    func single() throws {
        let view = june(), selection = UICalendarSelectionSingleDate(delegate: listener)
        view.selectionBehavior = selection
        listener.allowed = { $0 != 11 }
        _ = try probe(view, taps: [place(12), place(11), place(12)])
        #expect(listener.chosen == [12, nil] && selection.selectedDate == nil)
        listener.allowed = { $0 != nil }
        _ = try probe(view, taps: [place(12), place(12)])
        #expect(listener.chosen == [12, nil, 12] && selection.selectedDate?.day == 12)
    }

    @Test("Several days are chosen by touches and taken back by others")
    func several() throws {
        let view = june(), selection = UICalendarSelectionMultiDate(delegate: listener)
        view.selectionBehavior = selection
        selection.setSelectedDates([DateComponents(year: 2025, month: 6, day: 3)], animated: false)
        _ = try probe(view, taps: [place(12), place(20), place(3)])
        #expect(listener.chosen == [12, 20] && listener.left == [3])
        #expect(selection.selectedDates.map(\.day) == [12, 20])
    }

    @Test("Without a selection, and outside of the range, days are not touched")
    func untouched() throws {
        let view = june()
        _ = try probe(view, taps: [place(12)])
        view.selectionBehavior = UICalendarSelectionSingleDate(delegate: listener)
        let first = try #require(
            view.calendar.date(from: DateComponents(timeZone: view.timeZone, year: 2025, month: 6, day: 15)))
        view.availableDateRange = DateInterval(start: first, duration: 86_400 * 60)
        _ = try probe(view, taps: [place(12)])
        #expect(listener.chosen.isEmpty)
    }

    @Test("Days have the decorations that the delegate gives them")
    func decorated() throws {
        let view = june(), with = try probe(view)
        view.wantsDateDecorations = false
        #expect(try with.fills.count == probe(view).fills.count + 1)
    }

    @Test("Another month tells the delegate of the one before")
    func turned() throws {
        let view = june()
        view.setVisibleDateComponents(DateComponents(year: 2025, month: 8), animated: true)
        view.setVisibleDateComponents(DateComponents(year: 2025, month: 8), animated: true)
        #expect(listener.months.suffix(1) == [6] && view.visibleDateComponents.month == 8)
        let selection = UICalendarSelectionSingleDate(delegate: nil)
        view.selectionBehavior = selection
        selection.setSelected(DateComponents(year: 2025, month: 9, day: 3), animated: false)
        #expect(listener.months.suffix(1) == [8] && view.visibleDateComponents.month == 9)
    }
}
