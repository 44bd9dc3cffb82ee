import KinoraStage

/// A bar for known progress, a spinner for unknown.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A bar of 4 points, filled with the tint. Unknown progress is an empty bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    public init() { tint = nil }
    public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 5) {
            configuration.label
            ZStack(alignment: .leading) {
                ProgressTrack()
                FilledShare(
                    fraction: configuration.fractionCompleted ?? 0,
                    style: tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle()))
            }
            .frame(height: 4)
            configuration.currentValueLabel?.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// What is not done yet, in the color that UIKit's bar has for it.
private struct ProgressTrack: View {
    @Environment(\.progressTrack) private var color
    var body: some View { Capsule().fill(color ?? Color(SystemColor.fill)) }
}
extension EnvironmentValues { @Entry var progressTrack: Color? = nil }

/// The leading share of a capsule, 0…1.
private struct FilledShare: View {
    let fraction: Double
    let style: AnyShapeStyle
    var body: some View {
        GeometryReader { proxy in
            Capsule().fill(style).frame(width: proxy.size.width * fraction)
        }
        .clipShape(Capsule())
    }
}

/// Eight fading spokes that turn once a second, in steps, as on iOS, where known progress looks no different. In widgets that is a ring.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    public init() { tint = nil }
    public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 8) {
            CircularProgress(fraction: configuration.fractionCompleted, tint: tint)
            configuration.label.foregroundStyle(.secondary)
            configuration.currentValueLabel?.font(.caption).foregroundStyle(.secondary)
        }
    }
}

private struct CircularProgress: View {
    let fraction: Double?
    let tint: Color?
    @Environment(\.isInWidget) private var isInWidget

    var body: some View {
        if isInWidget, let fraction {
            ProgressRing(fraction: fraction, style: tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle()))
        } else {
            Spinner(color: tint)
        }
    }
}

private struct InWidgetKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether a view is part of a widget or of a live activity.
    package var isInWidget: Bool {
        get { self[InWidgetKey.self] }
        set { self[InWidgetKey.self] = newValue }
    }
}

private struct ProgressRing: View {
    let fraction: Double
    let style: AnyShapeStyle
    var body: some View {
        ZStack {
            Circle().stroke(Color(SystemColor.fill), lineWidth: 3)
            Circle().trim(from: 0, to: fraction).stroke(style, style: StrokeStyle(lineWidth: 3, lineCap: .round))
                .rotationEffect(.degrees(-90))
        }
        .frame(width: 20, height: 20)
        .padding(1.5)
        .clockwise()
    }
}

private struct Spinner: View {
    let color: Color?
    private static let spokes = 8
    @Environment(\.controlSize) private var controlSize
    @Environment(\.tintStyle) private var tint

    private var size: CGFloat { controlSize >= .large ? 37 : 20 }
    /// Gray where nothing sets a tint, which the accent color of an app does not.
    private var style: AnyShapeStyle {
        color.map { AnyShapeStyle($0) } ?? tint
            ?? AnyShapeStyle(Color(rgba: .init(red: 0.55, green: 0.55, blue: 0.57, alpha: 1)))
    }

    var body: some View {
        TimelineView(.periodic(from: VirtualClock.date(at: 0), by: 1 / Double(Self.spokes))) { timeline in
            let turned = Int((VirtualClock.time(of: timeline.date) * Double(Self.spokes)).rounded())
            ZStack {
                ForEach(0..<Self.spokes, id: \.self) { spoke in
                    Capsule()
                        .frame(width: size * 0.115, height: size * 0.29)
                        .offset(y: -size * 0.345)
                        .rotationEffect(.degrees(360 * Double(spoke) / Double(Self.spokes)))
                        .opacity(opacity(of: spoke, turned: turned))
                }
            }
            .foregroundStyle(style)
        }
        .frame(width: size, height: size)
        .clockwise()
    }

    /// The leading spoke is full; those after it fade.
    private func opacity(of spoke: Int, turned: Int) -> Double {
        let behind = ((turned - spoke) % Self.spokes + Self.spokes) % Self.spokes
        return max(0.15, 1 - 0.85 * Double(behind) / Double(Self.spokes - 1))
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public static var automatic: DefaultProgressViewStyle { .init() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static var linear: LinearProgressViewStyle { .init() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: CircularProgressViewStyle { .init() }
}

/// How large controls are. Spinners, and bordered buttons' padding, follow it.
public enum ControlSize: CaseIterable, Comparable, Hashable, Sendable { case mini, small, regular, large, extraLarge }

private struct ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }

extension EnvironmentValues {
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
}

extension View {
    public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }
}
