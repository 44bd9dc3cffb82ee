import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Days near today by their words.
struct DateFormatterTests {
    private func text(
        _ days: Double, _ locale: String = "en_US", time: KinoraViews.DateFormatter.Style = .none
    ) -> String {
        let formatter = KinoraViews.DateFormatter()
        formatter.locale = Locale(identifier: locale)
        (formatter.dateStyle, formatter.timeStyle) = (.medium, time)
        formatter.doesRelativeDateFormatting = true
        // Outside of a performance it is the first moment.
        return formatter.string(from: VirtualClock.date(at: days * 86_400))
    }

    @Test("Today, yesterday and tomorrow are words, by the calendar's days, and so are others that a language has")
    func words() {
        #expect(text(0) == "Today" && text(0.99) == "Today" && text(-0.01) == "Yesterday" && text(1.5) == "Tomorrow")
        #expect(text(-2) == "Dec 30, 2000" && text(2) == "Jan 3, 2001")
        #expect(text(0, "de_DE") == "Heute" && text(-2, "de_DE") == "Vorgestern")
    }

    @Test("A time follows the word as it follows the date")
    func time() {
        let spaces = CharacterSet(charactersIn: "\u{202F}\u{A0}")
        let text = text(0.5, time: .short).components(separatedBy: spaces).joined(separator: " ")
        #expect(text == "Today at 12:00 PM")
    }

    @Test("Names in dates may be unwrapped, as where they are unwrapped implicitly, and replaced")
    func names() {
        let formatter = KinoraViews.DateFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.weekdaySymbols![0] == "Sunday" && formatter.shortMonthSymbols[1] == "Feb")
        if let quarters = formatter.quarterSymbols { #expect(quarters.count == 4) }
        #expect(formatter.veryShortWeekdaySymbols.joined() == "SMTWTFS")
        formatter.monthSymbols = ["One", "Two"]
        #expect(formatter.monthSymbols ?? [] == ["One", "Two"])
    }
}
