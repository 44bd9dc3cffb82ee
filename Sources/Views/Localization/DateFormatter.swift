import KinoraStage
import class Foundation.DateFormatter

// Foundation's formatter begins with the machine's time zone and with `en_001`.

/// Writes and reads dates; by default in the stage's locale and in Greenwich Mean Time.
open class DateFormatter: Foundation.DateFormatter, @unchecked Sendable {
    public override init() {
        super.init()
        followStage()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        followStage()
    }

    private func followStage() {
        locale = .current
        timeZone = .current
        calendar = .current
    }

    /// With `doesRelativeDateFormatting`, days near today by their words.
    open override func string(from date: Date) -> String {
        let text = super.string(from: date)
        guard doesRelativeDateFormatting, dateStyle != .none, let word = wordOfDay(of: date) else { return text }
        guard timeStyle != .none else { return word }
        // What joins the word and the time is what joins the date and the time.
        let day = DateFormatter()
        (day.locale, day.timeZone, day.calendar, day.dateStyle) = (locale, timeZone, calendar, dateStyle)
        return text.replacingOccurrences(of: day.string(from: date), with: word)
    }

    /// "Today", "Yesterday", and others that the language has.
    private func wordOfDay(of date: Date) -> String? {
        var calendar: Calendar = self.calendar
        calendar.timeZone = timeZone
        func noon(_ date: Date) -> Date { calendar.startOfDay(for: date).addingTimeInterval(43_200) }
        let now = noon(VirtualClock.date(at: VirtualClock.now))
        guard abs(noon(date).timeIntervalSince(now)) < 3 * 86_400 else { return nil }
        var style = Date.AnchoredRelativeFormatStyle(
            anchor: noon(date), presentation: .named, locale: locale, calendar: calendar,
            capitalizationContext: .beginningOfSentence)
        style.allowedFields = [.day]
        let word = style.format(now)
        return word.contains(where: \.isNumber) ? nil : word
    }

    open override class func localizedString(
        from date: Date, dateStyle dstyle: Style, timeStyle tstyle: Style
    ) -> String {
        let formatter = DateFormatter()
        (formatter.dateStyle, formatter.timeStyle) = (dstyle, tstyle)
        return formatter.string(from: date)
    }

    open override class func dateFormat(
        fromTemplate tmplate: String, options opts: Int, locale: Locale?
    ) -> String? { super.dateFormat(fromTemplate: tmplate, options: opts, locale: locale ?? .current) }
}
