import KinoraStage

// Gauges as they stand on a lock screen and on a watch's face.

/// A ring that is open below, 58 points wide, with the value in it: as a marker on the ring, or as the filled part of it.
struct RingGauge: View {
    let configuration: GaugeStyleConfiguration
    let isFilled: Bool
    /// The share of the circle that the ring covers.
    private let span = 0.75

    var body: some View {
        ZStack {
            ring.clockwise()
            (configuration.currentValueLabel ?? configuration.label).font(.title3).minimumScaleFactor(0.4).lineLimit(1)
                .padding(10)
        }
        .frame(width: 52, height: 52)
        .overlay(alignment: .bottom) {
            if !isFilled { opening.font(.caption2).lineLimit(1) }
        }
        .padding(3)
    }

    /// What stands where the ring is open: the bounds' labels, or else the gauge's own, unless that is in the middle.
    @ViewBuilder private var opening: some View {
        if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
            HStack(spacing: 12) {
                configuration.minimumValueLabel
                configuration.maximumValueLabel
            }
            .fixedSize()
            .clockwise()
        } else if configuration.currentValueLabel != nil {
            configuration.label.minimumScaleFactor(0.5).frame(maxWidth: 30)
        }
    }

    @ViewBuilder private var ring: some View {
        let from = 0.5 - span / 2
        let line = StrokeStyle(lineWidth: 6, lineCap: .round)
        if isFilled {
            Circle().stroke(TintShapeStyle().opacity(0.3), lineWidth: 6)
            Circle().trim(from: 0, to: configuration.value).stroke(RingTint(from: 0, to: 1), style: line)
                .rotationEffect(.degrees(-90))
        } else {
            Circle().trim(from: from, to: from + span).stroke(RingTint(from: from, to: from + span), style: line)
                .rotationEffect(.degrees(90))
            Circle()
                .fill(.white)
                .stroke(BackgroundStyle(), lineWidth: 2)
                .frame(width: 8, height: 8)
                .offset(y: -26)
                .rotationEffect(.degrees(360 * span * (configuration.value - 0.5)))
        }
    }
}

/// The tint along a part of a circle: a gradient, which by itself runs from top to bottom, runs along the ring.
private struct RingTint: PrimitiveStyle, Sendable {
    /// Shares of a turn from +x.
    let from: Double
    let to: Double

    func _resolved(in environment: EnvironmentValues) -> KinoraResolvedStyle {
        var style = TintShapeStyle()._resolved(in: environment)
        guard case .gradient(var gradient) = style.source, gradient.geometry == .linear(start: .top, end: .bottom)
        else {
            return style
        }
        gradient.geometry = .angular(center: .center, start: .degrees(360 * from), end: .degrees(360 * to))
        style.source = .gradient(gradient)
        return style
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

/// A bar 6 points high in the tint. A gradient runs along it: it is drawn upright, from top to bottom, and turned.
private struct TintedBar: View {
    /// Points.
    let length: CGFloat
    var body: some View {
        Capsule().fill(TintShapeStyle()).frame(width: 6, height: length).rotationEffect(.degrees(-90))
            .frame(width: length, height: 6)
    }
}

/// A bar in the tint, with a marker where the value is, between the labels of its bounds.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 6) {
            configuration.minimumValueLabel
            GeometryReader { proxy in
                ZStack(alignment: .leading) {
                    TintedBar(length: proxy.size.width)
                    Circle()
                        .fill(.white)
                        .stroke(BackgroundStyle(), lineWidth: 2)
                        .frame(width: 8, height: 8)
                        .offset(x: (proxy.size.width - 8) * configuration.value)
                }
                .frame(maxHeight: .infinity)
            }
            .frame(height: 10)
            configuration.maximumValueLabel
        }
        .font(.caption2)
    }
}

/// The label, and below it a bar that is filled as far as the value, and the value.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 3) {
            configuration.label.font(.headline)
            GeometryReader { proxy in
                ZStack(alignment: .leading) {
                    Capsule().fill(TintShapeStyle().opacity(0.3))
                    TintedBar(length: max(6, proxy.size.width * configuration.value))
                }
            }
            .frame(height: 6)
            configuration.currentValueLabel?.font(.caption2)
        }
    }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    public static var accessoryCircular: Self { .init() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public static var accessoryCircularCapacity: Self { .init() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    public static var accessoryLinear: Self { .init() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    public static var accessoryLinearCapacity: Self { .init() }
}
