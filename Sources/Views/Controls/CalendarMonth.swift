import KinoraStage

/// A month of a calendar: its title, arrows to its neighbors, and its days.
struct CalendarMonth: View {
    /// Any moment of the month.
    let month: Date
    let isChosen: (Date) -> Bool
    let isAllowed: (DateInterval) -> Bool
    let choose: (Date) -> Void
    let turn: (Date) -> Void
    /// What is drawn below a day; nil: there is no room for it.
    var decoration: ((Date) -> AnyView?)?
    @Environment(\.calendar) private var calendar

    /// Points of a day's disc, and of a row.
    private static let disc: CGFloat = 44
    /// Points of the room below a day where there are decorations.
    static let decorationHeight: CGFloat = 16

    var body: some View {
        VStack(spacing: 8) {
            title
            HStack(spacing: 0) {
                ForEach(weekdays, id: \.self) { name in
                    Text(verbatim: name.uppercased()).font(.footnote.weight(.semibold))
                        .foregroundStyle(Color(SystemColor.tertiary))
                        .lineLimit(1).minimumScaleFactor(0.5)
                        .frame(maxWidth: .infinity)
                }
            }
            ForEach(0..<weeks.count, id: \.self) { row in
                HStack(spacing: 0) {
                    ForEach(0..<7, id: \.self) { column in
                        decorated(weeks[row][column]).frame(maxWidth: .infinity)
                    }
                }
            }
        }
    }

    private var title: some View {
        HStack(spacing: 4) {
            let parts = calendar.dateComponents([.year, .month], from: month)
            let name = calendar.standaloneMonthSymbols[(parts.month ?? 1) - 1]
            Text(verbatim: "\(name) \(parts.year ?? 1)").font(.headline)
            Image(systemName: "chevron.forward").font(.footnote.weight(.bold)).foregroundStyle(TintShapeStyle())
            Spacer()
            arrow("chevron.backward", -1)
            arrow("chevron.forward", 1).padding(.leading, 24)
        }
        .frame(height: 36)
        .padding(.horizontal, 8)
    }

    private func arrow(_ name: String, _ months: Int) -> some View {
        Image(systemName: name).font(.title3.weight(.semibold)).foregroundStyle(TintShapeStyle())
            .contentShape(Rectangle())
            .onTapGesture { if let date = calendar.date(byAdding: .month, value: months, to: month) { turn(date) } }
    }

    private var weekdays: [String] {
        let names = calendar.shortStandaloneWeekdaySymbols
        return (0..<7).map { names[($0 + calendar.firstWeekday - 1) % 7] }
    }

    /// The days in rows of a week, with gaps before the first and after the last.
    private var weeks: [[Date?]] {
        guard let interval = calendar.dateInterval(of: .month, for: month),
            let count = calendar.range(of: .day, in: .month, for: month)?.count
        else { return [] }
        let gap = (calendar.component(.weekday, from: interval.start) - calendar.firstWeekday + 7) % 7
        var days = [Date?](repeating: nil, count: gap)
        days += (0..<count).map { calendar.date(byAdding: .day, value: $0, to: interval.start) }
        days += [Date?](repeating: nil, count: (7 - days.count % 7) % 7)
        return stride(from: 0, to: days.count, by: 7).map { Array(days[$0..<$0 + 7]) }
    }

    private func decorated(_ date: Date?) -> some View {
        VStack(spacing: 0) {
            day(date).frame(height: CalendarMonth.disc)
            if let decoration {
                // Unlike a group it takes its room without a decoration, too.
                ZStack { if let date { decoration(date) } }.frame(height: CalendarMonth.decorationHeight)
            }
        }
    }

    @ViewBuilder private func day(_ date: Date?) -> some View {
        if let date, let interval = calendar.dateInterval(of: .day, for: date) {
            let isToday = calendar.isDate(date, inSameDayAs: VirtualClock.date(at: VirtualClock.now))
            let (isChosen, isAllowed) = (isChosen(date), isAllowed(interval))
            Text(verbatim: String(calendar.component(.day, from: date)))
                .font(isChosen ? .title2.weight(.medium) : .title3)
                .foregroundStyle(style(isToday: isToday, isChosen: isChosen, isAllowed: isAllowed))
                .frame(width: CalendarMonth.disc, height: CalendarMonth.disc)
                .background {
                    if isChosen { Circle().fill(TintShapeStyle().opacity(isToday ? 1 : 0.12)) }
                }
                .contentShape(Rectangle())
                .onTapGesture { if isAllowed { choose(date) } }
        } else {
            Color.clear
        }
    }

    private func style(isToday: Bool, isChosen: Bool, isAllowed: Bool) -> AnyShapeStyle {
        if !isAllowed { return AnyShapeStyle(Color(SystemColor.tertiary)) }
        if isToday, isChosen { return AnyShapeStyle(Color.white) }
        return isToday || isChosen ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.primary)
    }
}

/// A date in its month, and its time below.
struct GraphicalDate: View {
    let choice: DateChoice
    @State private var month: Date?
    @Environment(\.calendar) private var calendar

    var body: some View {
        VStack(spacing: 8) {
            if choice.components.contains(.date) {
                CalendarMonth(
                    month: month ?? choice.shown, isChosen: { calendar.isDate($0, inSameDayAs: choice.shown) },
                    isAllowed: choice.allows, choose: choose, turn: { month = $0 })
            }
            if choice.components.contains(.hourAndMinute) {
                HStack {
                    Text(verbatim: "Time")
                    Spacer()
                    Text(choice.shown, style: .time)
                        .padding(EdgeInsets(top: 7, leading: 11, bottom: 7, trailing: 11))
                        .background(Color(SystemColor.tertiaryFill), in: RoundedRectangle(cornerRadius: 6))
                }
                .padding(.horizontal, 8)
            }
        }
        .frame(minWidth: 0, idealWidth: 320, maxWidth: .infinity)
    }

    /// The day is another, the time the same.
    private func choose(_ day: Date) {
        let time = choice.shown.timeIntervalSince(calendar.startOfDay(for: choice.shown))
        choice.choose(day.addingTimeInterval(time))
    }
}

/// Several days in a month.
public struct MultiDatePicker<Label: View>: View {
    private let selection: Binding<Set<DateComponents>>
    private let bounds: Range<Date>?
    @State private var month: Date?
    @Environment(\.calendar) private var calendar

    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        (self.selection, bounds) = (selection, nil)
    }
    public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
        (self.selection, self.bounds) = (selection, bounds)
    }
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) { (self.selection, self.bounds) = (selection, bounds.lowerBound..<Date.distantFuture) }
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) { (self.selection, self.bounds) = (selection, Date.distantPast..<bounds.upperBound) }

    public var body: some View {
        let first = selection.wrappedValue.compactMap { calendar.date(from: $0) }.min()
        CalendarMonth(
            month: month ?? first ?? VirtualClock.date(at: VirtualClock.now), isChosen: { index(of: $0) != nil },
            isAllowed: { day in bounds.map { day.end > $0.lowerBound && day.start < $0.upperBound } ?? true },
            choose: toggle, turn: { month = $0 }
        )
        .frame(minWidth: 0, idealWidth: 320, maxWidth: .infinity)
    }

    private func index(of date: Date) -> Set<DateComponents>.Index? {
        selection.wrappedValue.firstIndex { parts in
            calendar.date(from: parts).map { calendar.isDate($0, inSameDayAs: date) } ?? false
        }
    }

    private func toggle(_ date: Date) {
        if let index = index(of: date) {
            selection.wrappedValue.remove(at: index)
        } else {
            selection.wrappedValue.insert(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date))
        }
    }
}

extension MultiDatePicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleKey) }
    }
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }
}
