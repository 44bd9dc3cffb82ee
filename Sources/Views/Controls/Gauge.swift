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

    /// 0…1.
    public let value: Double
    public let label: Label
    public let currentValueLabel: CurrentValueLabel?
    public let minimumValueLabel: MinimumValueLabel?
    public let maximumValueLabel: MaximumValueLabel?
}

extension GaugeStyle {
    fileprivate func view(_ configuration: GaugeStyleConfiguration) -> AnyView {
        AnyView(StyleBody(style: self) { $0.makeBody(configuration: configuration) })
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

/// A ring that is open below, 58 points wide, with the value in it: as a marker on the ring, or as the filled part of it.
struct RingGauge: View {
    let configuration: GaugeStyleConfiguration
    let isFilled: Bool
    /// The share of the circle that the ring covers.
    private let span = 0.75

    var body: some View {
        let from = 0.5 - span / 2
        let line = StrokeStyle(lineWidth: 6, lineCap: .round)
        ZStack {
            if isFilled {
                Circle().stroke(TintShapeStyle().opacity(0.3), lineWidth: 6)
                Circle().trim(from: 0, to: configuration.value).stroke(TintShapeStyle(), style: line).rotationEffect(
                    .degrees(-90))
            } else {
                Circle().trim(from: from, to: from + span).stroke(TintShapeStyle(), style: line).rotationEffect(
                    .degrees(90))
                Circle()
                    .fill(.white)
                    .stroke(BackgroundStyle(), lineWidth: 2)
                    .frame(width: 8, height: 8)
                    .offset(y: -26)
                    .rotationEffect(.degrees(360 * span * (configuration.value - 0.5)))
            }
            (configuration.currentValueLabel ?? configuration.label).font(.title3).minimumScaleFactor(0.4).lineLimit(1)
                .padding(10)
        }
        .frame(width: 52, height: 52)
        .overlay(alignment: .bottom) {
            if !isFilled {
                HStack(spacing: 12) {
                    configuration.minimumValueLabel
                    configuration.maximumValueLabel
                }
                .font(.caption2)
                .fixedSize()
            }
        }
        .padding(3)
    }
}

/// An open ring with a marker where the value is.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        RingGauge(configuration: configuration, isFilled: false)
    }
}

/// A ring that is filled as far as the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        RingGauge(configuration: configuration, isFilled: true)
    }
}

public typealias DefaultGaugeStyle = LinearCapacityGaugeStyle

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    public static var automatic: Self { .init() }
    public static var linearCapacity: Self { .init() }
    public static var accessoryLinear: Self { .init() }
    public static var accessoryLinearCapacity: Self { .init() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle { public static var accessoryCircular: Self { .init() } }
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public static var accessoryCircularCapacity: Self { .init() }
}

private struct GaugeStyleKey: EnvironmentKey { static var defaultValue: any GaugeStyle { LinearCapacityGaugeStyle() } }

extension EnvironmentValues {
    fileprivate var gaugeStyle: any GaugeStyle {
        get { self[GaugeStyleKey.self] }
        set { self[GaugeStyleKey.self] = newValue }
    }
}

extension View {
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { environment(\.gaugeStyle, style) }
}
