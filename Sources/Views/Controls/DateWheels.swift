import KinoraStage

/// Month, day and year, or hour and minute, or all of them on wheels side by side, in the order and the words of the locale.
struct DateWheels: View {
    let choice: DateChoice
    @Environment(\.calendar) private var told
    @Environment(\.locale) private var locale

    /// The calendar in the words of the locale; made anew each time.
    private var calendar: Calendar {
        var calendar = told
        calendar.locale = locale
        return calendar
    }

    var body: some View {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: choice.shown)
        HStack(spacing: 0) {
            switch (choice.components.contains(.date), choice.components.contains(.hourAndMinute)) {
            case (true, true):
                days
                time(parts)
            case (true, false): date(parts)
            default: time(parts)
            }
        }
        .font(.title2)
        .padding(.horizontal, 12)
        .background(WheelBand())
        .frame(minWidth: 0, idealWidth: 320, maxWidth: .infinity)
        .modifier(WheelFrame())
    }

    @ViewBuilder private func date(_ parts: DateComponents) -> some View {
        let (year, month, day) = (parts.year ?? 1, parts.month ?? 1, parts.day ?? 1)
        let length = calendar.range(of: .day, in: .month, for: choice.shown)?.count ?? 31
        // Months have what days and years leave.
        ForEach(order, id: \.self) { part in
            switch part {
            case "d":
                column((1...length).map { String($0) }, day - 1) { set(.day, $0 + 1) }.frame(maxWidth: 72)
            case "y":
                // Ten years before and after are more than the wheel shows.
                column((-10...10).map { String(year + $0) }, 10) { set(.year, year + $0 - 10) }.frame(maxWidth: 100)
            default:
                column(Array(calendar.monthSymbols.prefix(12)), month - 1) { set(.month, $0 + 1) }
            }
        }
    }

    /// Days (d), months (M) and years (y) as the locale writes them one after another.
    private var order: [Character] {
        let pattern = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? ""
        var order: [Character] = []
        for letter in pattern {
            let part: Character = letter == "L" ? "M" : letter
            if "dMy".contains(part), !order.contains(part) { order.append(part) }
        }
        return order.count == 3 ? order : ["M", "d", "y"]
    }

    private var hasHalfDays: Bool {
        switch locale.hourCycle {
        case .oneToTwelve, .zeroToEleven: true
        default: false
        }
    }

    /// "Sun Jun 15", a week before and after.
    private var days: some View {
        let (shown, calendar) = (choice.shown, calendar)
        let (weekdays, months) = (calendar.shortWeekdaySymbols, calendar.shortMonthSymbols)
        let names = (-7...7).map { offset -> String in
            let date = calendar.date(byAdding: .day, value: offset, to: shown) ?? shown
            let parts = calendar.dateComponents([.weekday, .month, .day], from: date)
            let (weekday, month) = ((parts.weekday ?? 1) - 1, (parts.month ?? 1) - 1)
            return "\(weekdays[weekday]) \(months[month]) \(parts.day ?? 1)"
        }
        return column(names, 7) { row in
            if let date = calendar.date(byAdding: .day, value: row - 7, to: shown) { choice.choose(date) }
        }
        .frame(width: 140)
    }

    @ViewBuilder private func time(_ parts: DateComponents) -> some View {
        let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
        if hasHalfDays {
            column((0..<12).map { String($0 == 0 ? 12 : $0) }, hour % 12) { set(.hour, $0 + hour / 12 * 12) }
        } else {
            column((0..<24).map { String($0) }, hour) { set(.hour, $0) }
        }
        column((0..<60).map { $0 < 10 ? "0\($0)" : String($0) }, minute) { set(.minute, $0) }
        if hasHalfDays {
            column([calendar.amSymbol, calendar.pmSymbol], hour / 12) { set(.hour, hour % 12 + $0 * 12) }
        }
    }

    private func column(_ names: [String], _ index: Int, choose: @escaping (Int) -> Void) -> some View {
        Wheel(rows: names.map { AnyView(Text(verbatim: $0)) }, index: index, choose: choose)
    }

    private func set(_ component: Calendar.Component, _ value: Int) {
        let shown = choice.shown
        let old = calendar.component(component, from: shown)
        if let date = calendar.date(byAdding: component, value: value - old, to: shown) { choice.choose(date) }
    }
}
