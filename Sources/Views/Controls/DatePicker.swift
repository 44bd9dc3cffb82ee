import KinoraStage

/// Which parts of a date are shown.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
}

/// A date on compact fields, in a calendar or on wheels.
public struct DatePicker<Label: View>: View {
    public typealias Components = DatePickerComponents

    private let choice: DateChoice
    private let label: Label
    @Environment(\.datePickerStyle) private var style

    private init(
        _ date: Binding<Date>, _ earliest: Date?, _ latest: Date?, _ components: DatePickerComponents, _ label: Label
    ) {
        choice = DateChoice(date: date, earliest: earliest, latest: latest, components: components)
        self.label = label
    }

    public init(
        selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, nil, displayedComponents, label())
    }
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label())
    }
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, label())
    }
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, range.upperBound, displayedComponents, label())
    }

    public var body: some View { style.view(of: DatePickerStyleConfiguration(choice, AnyView(label))) }
}

/// A date picker as a style gets it.
public struct DatePickerStyleConfiguration {
    /// What the picker says of itself.
    public struct Label: View {
        fileprivate let label: AnyView
        public var body: some View { label }
    }
    public let label: Label
    @Binding public var selection: Date
    /// nil where there is no limit.
    public let minimumDate: Date?
    public let maximumDate: Date?
    public let displayedComponents: DatePickerComponents
    fileprivate let choice: DateChoice

    fileprivate init(_ choice: DateChoice, _ label: AnyView) {
        self.choice = choice
        self.label = Label(label: label)
        _selection = choice.date
        (minimumDate, maximumDate, displayedComponents) = (choice.earliest, choice.latest, choice.components)
    }
}

extension DatePicker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
    }
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }
}

/// A date that is chosen, within its limits.
struct DateChoice {
    let date: Binding<Date>
    let earliest: Date?
    let latest: Date?
    let components: DatePickerComponents

    func clamped(_ date: Date) -> Date { min(max(date, earliest ?? date), latest ?? .distantFuture) }
    var shown: Date { clamped(date.wrappedValue) }
    func choose(_ date: Date) { self.date.wrappedValue = clamped(date) }

    /// Whether any moment of a day can be chosen.
    func allows(day: DateInterval) -> Bool {
        if let earliest, day.end <= earliest { return false }
        if let latest, day.start > latest { return false }
        return true
    }
}

// MARK: Styles

/// How a date is chosen.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    associatedtype Body: View
    typealias Configuration = DatePickerStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension DatePickerStyle {
    fileprivate func view(of configuration: DatePickerStyleConfiguration) -> AnyView {
        AnyView(StyleBody(style: self, in: DatePickerStyleKey.self) { $0.makeBody(configuration: configuration) })
    }
}

/// Gray fields with the date and the time.
public struct CompactDatePickerStyle: DatePickerStyle, Sendable {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LabeledRow {
            configuration.label
        } control: {
            CompactDate(choice: configuration.choice)
        }
    }
}
/// A month's days; a tap chooses one.
public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        GraphicalDate(choice: configuration.choice).alignmentGuide(.listRowSeparatorLeading) { _ in 0 }
    }
}
/// Wheels, which a drag turns.
public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LabeledWheels(label: configuration.label, choice: configuration.choice)
    }
}
private struct LabeledWheels<Label: View>: View {
    let label: Label
    let choice: DateChoice
    @Environment(\.labelsAreHidden) private var hidesLabel

    var body: some View {
        if hidesLabel {
            DateWheels(choice: choice).alignmentGuide(.listRowSeparatorLeading) { _ in 0 }
        } else {
            HStack {
                label
                DateWheels(choice: choice)
            }
        }
    }
}
public typealias DefaultDatePickerStyle = CompactDatePickerStyle

extension DatePickerStyle where Self == CompactDatePickerStyle {
    public static var compact: CompactDatePickerStyle { .init() }
    public static var automatic: CompactDatePickerStyle { .init() }
    /// A field of text on a Mac; here as compact.
    public static var field: CompactDatePickerStyle { .init() }
    public static var stepperField: CompactDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    public static var graphical: GraphicalDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
    public static var wheel: WheelDatePickerStyle { .init() }
}

private struct DatePickerStyleKey: EnvironmentKey {
    static var defaultValue: any DatePickerStyle { CompactDatePickerStyle() }
}

extension EnvironmentValues {
    fileprivate var datePickerStyle: any DatePickerStyle {
        get { self[DatePickerStyleKey.self] }
        set { enter(newValue, in: DatePickerStyleKey.self) }
    }
}

extension View {
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { environment(\.datePickerStyle, style) }
}

/// Gray fields with the date and the time. What they open on a phone is not shown.
private struct CompactDate: View {
    let choice: DateChoice

    var body: some View {
        HStack(spacing: 6) {
            if choice.components.contains(.date) { field(Text(choice.shown, style: .mediumDate)) }
            if choice.components.contains(.hourAndMinute) { field(Text(choice.shown, style: .time)) }
        }
    }

    private func field(_ text: Text) -> some View {
        text
            .lineLimit(1)
            .padding(EdgeInsets(top: 7, leading: 11, bottom: 7, trailing: 11))
            .background(Color(SystemColor.tertiaryFill), in: RoundedRectangle(cornerRadius: 6))
    }
}
