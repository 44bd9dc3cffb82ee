// Controls of values whose titles are resources.

extension DatePicker where Label == Text {
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(
            LocalizedStringKey(titleResource), selection: selection, in: range, displayedComponents: displayedComponents
        )
    }
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(
            LocalizedStringKey(titleResource), selection: selection, in: range, displayedComponents: displayedComponents
        )
    }
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(
            LocalizedStringKey(titleResource), selection: selection, in: range, displayedComponents: displayedComponents
        )
    }
}

extension MultiDatePicker where Label == Text {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>) {
        self.init(LocalizedStringKey(titleResource), selection: selection)
    }
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) { self.init(LocalizedStringKey(titleResource), selection: selection, in: bounds) }
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>
    ) { self.init(LocalizedStringKey(titleResource), selection: selection, in: bounds) }
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>
    ) { self.init(LocalizedStringKey(titleResource), selection: selection, in: bounds) }
}

extension ColorPicker where Label == Text {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(LocalizedStringKey(titleResource), selection: selection, supportsOpacity: supportsOpacity)
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource) { self.init(LocalizedStringKey(titleResource)) }
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(_ titleResource: LocalizedStringResource, value: V?, total: V = 1.0) {
        self.init(LocalizedStringKey(titleResource), value: value, total: total)
    }
}

extension Stepper where Label == Text {
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            LocalizedStringKey(titleResource), onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }
    @_disfavoredOverload
    public init<V: Strideable>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(LocalizedStringKey(titleResource), value: value, step: step, onEditingChanged: onEditingChanged) }
    @_disfavoredOverload
    public init<V: Strideable>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            LocalizedStringKey(titleResource), value: value, in: bounds, step: step, onEditingChanged: onEditingChanged)
    }
    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1,
        format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            LocalizedStringKey(titleResource), value: value, step: step, format: format,
            onEditingChanged: onEditingChanged)
    }
    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            LocalizedStringKey(titleResource), value: value, in: bounds, step: step, format: format,
            onEditingChanged: onEditingChanged)
    }
}

extension TextField where Label == Text {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis) {
        self.init(LocalizedStringKey(titleResource), text: text, axis: axis)
    }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(LocalizedStringKey(titleResource), text: text, prompt: prompt, axis: axis)
    }
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil
    ) { self.init(LocalizedStringKey(titleResource), text: text, selection: selection, prompt: prompt, axis: axis) }
    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(LocalizedStringKey(titleResource), value: value, format: format, prompt: prompt)
    }
    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(LocalizedStringKey(titleResource), value: value, format: format, prompt: prompt)
    }
    @_disfavoredOverload
    public init<V>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) { self.init(LocalizedStringKey(titleResource), value: value, formatter: formatter, prompt: prompt) }
}
