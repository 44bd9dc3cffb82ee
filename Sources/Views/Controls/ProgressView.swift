import KinoraStage

/// The progress of a task: a known share, or unknown.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let fraction: Double?
    private let label: Label?
    private let currentValueLabel: CurrentValueLabel?
    private var timed: TimedProgress?
    @Environment(\.progressViewStyle) private var style

    private init(_ fraction: Double?, _ label: Label?, _ currentValueLabel: CurrentValueLabel?) {
        self.fraction = fraction
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    private static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
        guard let value, total > 0 else { return nil }
        return min(1, max(0, Double(value / total)))
    }

    public var body: some View {
        if let timed { timed } else { shown }
    }

    private var shown: some View {
        style.view(
            ProgressViewStyleConfiguration(
                fractionCompleted: fraction, label: label.map { .init(AnyView($0)) },
                currentValueLabel: currentValueLabel.map { .init(AnyView($0)) }))
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    public init(@ViewBuilder label: () -> Label) { self.init(nil, label(), nil) }
    /// - Parameter value: from 0 to `total`; nil is unknown, which shows a spinner.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(Self.fraction(value, total), label(), nil)
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    public init() { self.init(nil, nil, nil) }
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) { self.init(Self.fraction(value, total), nil, nil) }
}

// Of a task that tells how far it is.
extension ProgressView {
    public init(_ progress: Progress) where Label == Text, CurrentValueLabel == Text {
        self.init(
            progress.isIndeterminate ? nil : min(1, max(0, progress.fractionCompleted)),
            progress.localizedDescription.isEmpty ? nil : Text(progress.localizedDescription),
            progress.localizedAdditionalDescription.isEmpty ? nil : Text(progress.localizedAdditionalDescription))
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    public init(_ titleKey: LocalizedStringKey) { self.init(nil, Text(titleKey), nil) }
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
        self.init(Self.fraction(value, total), Text(titleKey), nil)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init(nil, Text(title), nil) }
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
        self.init(Self.fraction(value, total), Text(title), nil)
    }
}

extension ProgressView {
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(Self.fraction(value, total), label(), currentValueLabel())
    }
}

// Through an interval of time.
extension ProgressView {
    /// - Parameter countsDown: whether it is full at the beginning and empty at the end.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(nil, label(), currentValueLabel())
        timed = TimedProgress(
            interval: timerInterval, countsDown: countsDown, label: self.label.map { AnyView($0) },
            currentValueLabel: self.currentValueLabel.map { AnyView($0) })
    }
}

/// The rest of the interval as minutes and seconds.
public typealias DefaultDateProgressLabel = Text

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
            Text(timerInterval: timerInterval, countsDown: countsDown)
        }
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(configuration.fractionCompleted, configuration.label, configuration.currentValueLabel)
    }
}

/// How progress is shown.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct ProgressViewStyleConfiguration {
    public struct Label: PrimitiveView {
        private let view: AnyView
        init(_ view: AnyView) { self.view = view }
        public func _elements(_ context: BuildContext) -> [Element] { view._elements(context) }
    }
    public struct CurrentValueLabel: PrimitiveView {
        private let view: AnyView
        init(_ view: AnyView) { self.view = view }
        public func _elements(_ context: BuildContext) -> [Element] { view._elements(context) }
    }

    /// 0…1; nil is unknown.
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyle {
    fileprivate func view(_ configuration: ProgressViewStyleConfiguration) -> AnyView {
        AnyView(StyleBody(style: self, in: ProgressViewStyleKey.self) { $0.makeBody(configuration: configuration) })
    }
}

private struct ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: any ProgressViewStyle { DefaultProgressViewStyle() }
}

extension EnvironmentValues {
    var progressViewStyle: any ProgressViewStyle {
        get { self[ProgressViewStyleKey.self] }
        set { enter(newValue, in: ProgressViewStyleKey.self) }
    }
}

extension View {
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        environment(\.progressViewStyle, style)
    }
}
