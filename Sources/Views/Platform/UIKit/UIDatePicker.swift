import KinoraStage

public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

/// A date on compact fields, in a calendar or on wheels, as SwiftUI draws it.
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }
    open var date = Date()
    open var datePickerMode: Mode = .dateAndTime
    open var preferredDatePickerStyle: UIDatePickerStyle = .automatic
    /// The style that is drawn: compact where none is preferred, but for a timer, which has wheels.
    open var datePickerStyle: UIDatePickerStyle {
        if datePickerMode == .countDownTimer { return .wheels }
        return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }
    open var minimumDate: Date?
    open var maximumDate: Date?
    /// Kept; wheels show every minute.
    open var minuteInterval = 1
    /// In seconds; what a timer's wheels show.
    open var countDownDuration: TimeInterval = 0
    open var locale: Locale?
    open var calendar: Calendar!
    open var timeZone: TimeZone?
    open func setDate(_ date: Date, animated: Bool) {
        self.date = date
        noteChange()
    }

    override var usualPriorities: ContentPriorities { .tight }
    open override var intrinsicContentSize: CGSize {
        switch datePickerStyle {
        case .wheels: CGSize(width: 320, height: 216)
        case .inline: CGSize(width: 320, height: datePickerMode == .date ? 330 : 380)
        case .automatic, .compact: CGSize(width: datePickerMode == .dateAndTime ? 210 : 122, height: 34.5)
        }
    }

    private var components: DatePickerComponents {
        switch datePickerMode {
        case .time: .hourAndMinute
        case .date, .yearAndMonth: .date
        case .dateAndTime, .countDownTimer: [.hourAndMinute, .date]
        }
    }

    /// A change by a touch.
    private func choose(_ change: () -> Void) {
        change()
        sendActions(for: .valueChanged)
        noteChange()
    }

    /// Hours and minutes of a timer.
    private var timer: some View {
        HStack(spacing: 0) {
            wheel(24, of: 3600, "hours")
            wheel(60, of: 60, "min")
        }
    }

    private func wheel(_ count: Int, of seconds: Int, _ unit: String) -> some View {
        let shown = Int(countDownDuration) / seconds % count
        let chosen = Binding(
            get: { shown },
            set: { value in self.choose { self.countDownDuration += Double((value - shown) * seconds) } })
        return HStack(spacing: 4) {
            Picker("", selection: chosen) { ForEach(0..<count, id: \.self) { Text(verbatim: "\($0)").tag($0) } }
                .pickerStyle(.wheel).labelsHidden()
            Text(verbatim: unit).font(.headline)
        }
    }

    override func ownPicture() -> AnyView? {
        guard datePickerMode != .countDownTimer else {
            return AnyView(timer.tint(Color(tintColor)).disabled(!isEnabled))
        }
        let chosen = Binding(
            get: { self.date },
            set: { date in
                self.choose { self.date = min(max(date, self.minimumDate ?? date), self.maximumDate ?? date) }
            })
        var picker = AnyView(picker(chosen).labelsHidden())
        switch datePickerStyle {
        case .wheels: picker = AnyView(picker.datePickerStyle(.wheel))
        case .inline: picker = AnyView(picker.datePickerStyle(.graphical))
        case .automatic, .compact: picker = AnyView(picker.datePickerStyle(.compact))
        }
        if let locale { picker = AnyView(picker.environment(\.locale, locale)) }
        if let calendar { picker = AnyView(picker.environment(\.calendar, calendar)) }
        if let timeZone { picker = AnyView(picker.environment(\.timeZone, timeZone)) }
        return AnyView(picker.tint(Color(tintColor)).disabled(!isEnabled))
    }

    private func picker(_ date: Binding<Date>) -> AnyView {
        switch (minimumDate, maximumDate) {
        case (let first?, let last?) where first <= last:
            AnyView(DatePicker("", selection: date, in: first...last, displayedComponents: components))
        case (let first?, nil):
            AnyView(DatePicker("", selection: date, in: first..., displayedComponents: components))
        case (nil, let last?):
            AnyView(DatePicker("", selection: date, in: ...last, displayedComponents: components))
        default: AnyView(DatePicker("", selection: date, displayedComponents: components))
        }
    }
}
