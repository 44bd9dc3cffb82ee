import KinoraStage

/// A month, as SwiftUI draws it, with decorations below its days. Without a selection its days are not touched.
@MainActor @preconcurrency
open class UICalendarView: UIView {
    /// Asked for the decoration of each day that is shown.
    open weak var delegate: (any UICalendarViewDelegate)?
    /// Which days may be chosen, and are; nil: none.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            oldValue?.calendarView = nil
            selectionBehavior?.calendarView = self
            noteChange()
        }
    }
    open var calendar = Calendar.current { didSet { noteChange() } }
    open var locale = Locale.current { didSet { noteChange() } }
    open var timeZone: TimeZone? { didSet { noteChange() } }
    open var fontDesign = UIFontDescriptor.SystemDesign.default { didSet { noteChange() } }
    /// Days outside of it are gray, and not chosen.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) { didSet { noteChange() } }
    /// Whether the delegate is asked for decorations; then there is room for them below the days.
    open var wantsDateDecorations = true { didSet { noteChange() } }

    /// Any moment of the month that is shown, where one was said.
    private var month: Date?

    /// The year and month that are shown: today's, unless they are set or a finger turns to others.
    open var visibleDateComponents: DateComponents {
        get { components([.calendar, .era, .year, .month], of: shownMonth) }
        set { setVisibleDateComponents(newValue, animated: false) }
    }
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        if let date = ownCalendar.date(from: dateComponents) { turn(to: date) }
    }

    /// The decorations are asked for whenever the view is drawn.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) { noteChange() }

    /// The calendar with the locale and the time zone.
    var ownCalendar: Calendar {
        var calendar = calendar
        calendar.locale = locale
        if let timeZone { calendar.timeZone = timeZone }
        return calendar
    }

    func components(_ parts: Set<Calendar.Component>, of date: Date) -> DateComponents {
        ownCalendar.dateComponents(parts, from: date)
    }

    func components(of day: Date) -> DateComponents { components([.calendar, .era, .year, .month, .day], of: day) }

    private var shownMonth: Date { month ?? VirtualClock.date(at: VirtualClock.now) }

    private func turn(to date: Date) {
        let previous = visibleDateComponents
        month = date
        noteChange()
        if visibleDateComponents != previous {
            delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: previous)
        }
    }

    // MARK: Picture

    override var usualPriorities: ContentPriorities { .low }
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: wantsDateDecorations ? 430 : 340) }

    override func ownPicture() -> AnyView? {
        let decoration: ((Date) -> AnyView?)? =
            wantsDateDecorations
            ? { day in self.delegate?.calendarView(self, decorationFor: self.components(of: day))?.picture } : nil
        let month = CalendarMonth(
            month: shownMonth, isChosen: { self.selectionBehavior?.isChosen($0) ?? false },
            isAllowed: { day in
                day.end > self.availableDateRange.start && day.start < self.availableDateRange.end
                    && self.selectionBehavior?.mayChoose(day.start) ?? true
            },
            choose: { day in
                self.selectionBehavior?.choose(day)
                self.noteChange()
            },
            turn: turn, decoration: decoration)
        return AnyView(
            month.fontDesign(fontDesign.design).environment(\.calendar, ownCalendar).environment(\.locale, locale)
                .tint(Color(tintColor)).frame(maxHeight: .infinity, alignment: .top))
    }
}

extension UICalendarView {
    public enum DecorationSize: Int, Sendable { case small, medium, large }

    /// What is drawn below a day: a dot, a picture, or a view.
    @MainActor @preconcurrency
    public final class Decoration {
        let picture: AnyView?

        private init(_ picture: some View) { self.picture = AnyView(picture) }
        /// A dot of a gray and of middle size.
        public convenience init() { self.init(Self.dot(nil, .medium)) }

        public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(dot(color, size))
        }
        public static func image(
            _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
        ) -> Decoration {
            guard let image else { return .default(color: color, size: size) }
            return Decoration(
                Image(uiImage: image).renderingMode(.template).resizable().scaledToFit()
                    .foregroundStyle(Color(color ?? .systemFill)).frame(width: height(size) * 1.2, height: height(size))
            )
        }
        public static func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
            Decoration(DecorationPicture(view: customViewProvider()))
        }

        private static func dot(_ color: UIColor?, _ size: DecorationSize) -> some View {
            Circle().fill(Color(color ?? .systemFill)).frame(width: height(size) * 0.6, height: height(size) * 0.6)
        }

        /// In points.
        private static func height(_ size: DecorationSize) -> CGFloat {
            switch size {
            case .small: 10
            case .medium: 13
            case .large: 16
            }
        }
    }
}

/// A view below a day, as large as it asks to be within the room that there is.
private struct DecorationPicture: View {
    let view: UIView

    var body: some View {
        let asked = view.sizeThatFits(CGSize(width: 44, height: CalendarMonth.decorationHeight))
        let size = CGSize(width: min(asked.width, 44), height: min(asked.height, CalendarMonth.decorationHeight))
        view.layOut(in: size)
        return PlatformPicture(view: view).frame(width: size.width, height: size.height)
    }
}

@MainActor @preconcurrency
public protocol UICalendarViewDelegate: AnyObject {
    func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration?
    func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}
extension UICalendarViewDelegate {
    public func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? { nil }
    public func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {}
}
