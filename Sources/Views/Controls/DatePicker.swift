import KinoraStage

/// Which parts of a date are shown.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
}

/// A date on compact fields, as on iOS. The calendars and wheels in which one would choose are Apple's own, so that the fields
/// on a stage show their date only.
public struct DatePicker<Label: View>: View {
    private let date: Date
    private let components: DatePickerComponents
    private let label: Label

    private init(_ date: Date, _ components: DatePickerComponents, _ label: Label) {
        (self.date, self.components, self.label) = (date, components, label)
    }

    public init(
        selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection.wrappedValue, displayedComponents, label())
    }
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(min(max(selection.wrappedValue, range.lowerBound), range.upperBound), displayedComponents, label())
    }

    public var body: some View {
        LabeledRow {
            label
        } control: {
            HStack(spacing: 6) {
                if components.contains(.date) { field(Text(date, style: .date)) }
                if components.contains(.hourAndMinute) { field(Text(date, style: .time)) }
            }
        }
    }

    private func field(_ text: Text) -> some View {
        text
            .lineLimit(1)
            .padding(EdgeInsets(top: 6, leading: 11, bottom: 6, trailing: 11))
            .background(Color(SystemColor.tertiaryFill), in: RoundedRectangle(cornerRadius: 6))
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
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
    }
}
