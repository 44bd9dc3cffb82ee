import KinoraStage

/// A value within a range.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
    private let fraction: Double
    private let label: Label
    private let currentValueLabel: CurrentValueLabel?
    private let minimum: BoundsLabel?
    private let maximum: BoundsLabel?
    @Environment(\.gaugeStyle) private var style

    private init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel?, _ minimum: BoundsLabel?,
        _ maximum: BoundsLabel?
    ) {
        let length = Double(bounds.upperBound - bounds.lowerBound)
        fraction = length > 0 ? min(1, max(0, Double(value - bounds.lowerBound) / length)) : 0
        (self.label, currentValueLabel, self.minimum, self.maximum) = (label, current, minimum, maximum)
    }

    public var body: some View {
        style.view(
            GaugeStyleConfiguration(
                value: fraction, label: .init(AnyView(label)),
                currentValueLabel: currentValueLabel.map { .init(AnyView($0)) },
                minimumValueLabel: minimum.map { .init(AnyView($0)) },
                maximumValueLabel: maximum.map { .init(AnyView($0)) })
        )
        .alignmentGuide(.listRowSeparatorLeading) { _ in 0 }
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
        self.init(value, bounds, label(), nil, nil, nil)
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), nil, nil)
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
    }
}

// Marks at values along a gauge are not drawn by the system's styles.
extension Gauge where BoundsLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) { self.init(value, bounds, label(), currentValueLabel(), nil, nil) }
}
extension Gauge {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) { self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel()) }
}

/// How a gauge looks.
@MainActor @preconcurrency
public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct GaugeStyleConfiguration {
    public struct Part: PrimitiveView {
        private let view: AnyView
        init(_ view: AnyView) { self.view = view }
        public func _elements(_ context: BuildContext) -> [Element] { view._elements(context) }
    }
    public typealias Label = Part
    public typealias CurrentValueLabel = Part
    public typealias MinimumValueLabel = Part
    public typealias MaximumValueLabel = Part
    public typealias MarkedValueLabel = Part

    /// 0…1.
    public let value: Double
    public let label: Label
    public let currentValueLabel: CurrentValueLabel?
    public let minimumValueLabel: MinimumValueLabel?
    public let maximumValueLabel: MaximumValueLabel?
}

extension GaugeStyle {
    fileprivate func view(_ configuration: GaugeStyleConfiguration) -> AnyView {
        AnyView(StyleBody(style: self, in: GaugeStyleKey.self) { $0.makeBody(configuration: configuration) })
    }
}

/// A bar of 4 points in the tint, between the labels of its bounds.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 5) {
            configuration.label
            HStack {
                configuration.minimumValueLabel
                ProgressView(value: configuration.value).progressViewStyle(.linear)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel?.font(.caption).foregroundStyle(.secondary)
        }
    }
}

public typealias DefaultGaugeStyle = LinearCapacityGaugeStyle

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    public static var automatic: Self { .init() }
    public static var linearCapacity: Self { .init() }
}
private struct GaugeStyleKey: EnvironmentKey { static var defaultValue: any GaugeStyle { LinearCapacityGaugeStyle() } }

extension EnvironmentValues {
    fileprivate var gaugeStyle: any GaugeStyle {
        get { self[GaugeStyleKey.self] }
        set { enter(newValue, in: GaugeStyleKey.self) }
    }
}

extension View {
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { environment(\.gaugeStyle, style) }
}
