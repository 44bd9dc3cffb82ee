import KinoraViews

/// From where a chart with three axes is looked at.
public struct Chart3DPose: Hashable, Sendable {
    /// How far the chart is turned about its upright axis.
    public var azimuth: Angle
    /// How far it is looked at from above.
    public var inclination: Angle
    public init(azimuth: Angle, inclination: Angle) { (self.azimuth, self.inclination) = (azimuth, inclination) }

    public static let `default` = Chart3DPose(azimuth: .degrees(30), inclination: .degrees(20))
    public static let front = Chart3DPose(azimuth: .zero, inclination: .zero)
    public static let back = Chart3DPose(azimuth: .degrees(180), inclination: .zero)
    public static let left = Chart3DPose(azimuth: .degrees(90), inclination: .zero)
    public static let right = Chart3DPose(azimuth: .degrees(-90), inclination: .zero)
    public static let top = Chart3DPose(azimuth: .zero, inclination: .degrees(90))
    public static let bottom = Chart3DPose(azimuth: .zero, inclination: .degrees(-90))
}

/// Whether what is farther away is smaller.
public struct Chart3DCameraProjection: Hashable, Sendable {
    let isPerspective: Bool
    public static let automatic = orthographic
    public static let orthographic = Chart3DCameraProjection(isPerspective: false)
    public static let perspective = Chart3DCameraProjection(isPerspective: true)
}

/// What modifiers say about charts with three axes, besides what is said of flat ones.
struct Chart3DSettings {
    var pose = Chart3DPose.default
    var projection = Chart3DCameraProjection.automatic
    var z = _ScaleDomain()
    var labelZ: AnyView?
}

private struct Chart3DSettingsKey: EnvironmentKey { static var defaultValue: Chart3DSettings { Chart3DSettings() } }
extension EnvironmentValues {
    var chart3DSettings: Chart3DSettings {
        get { self[Chart3DSettingsKey.self] }
        set { self[Chart3DSettingsKey.self] = newValue }
    }
}

extension View {
    public func chart3DPose(_ pose: Chart3DPose) -> some View {
        transformEnvironment(\.chart3DSettings) { $0.pose = pose }
    }
    /// A script's fingers do not turn the chart, so that the binding is only read.
    public func chart3DPose(_ pose: Binding<Chart3DPose>) -> some View { chart3DPose(pose.wrappedValue) }
    public func chart3DCameraProjection(_ projection: Chart3DCameraProjection) -> some View {
        transformEnvironment(\.chart3DSettings) { $0.projection = projection }
    }
    /// - Parameter domain: what the axis into the depth goes over.
    public func chartZScale<D: ScaleDomain>(domain: D) -> some View {
        transformEnvironment(\.chart3DSettings) { $0.z = domain._values }
    }
    /// - Parameter range: makes no difference: the axis is as long as the box.
    public func chartZScale<D: ScaleDomain>(domain: D, range: ClosedRange<Double>) -> some View {
        chartZScale(domain: domain)
    }
    public func chartZAxisLabel(_ label: LocalizedStringKey) -> some View {
        transformEnvironment(\.chart3DSettings) { $0.labelZ = AnyView(Text(label)) }
    }
    @_disfavoredOverload
    public func chartZAxisLabel<S: StringProtocol>(_ label: S) -> some View {
        transformEnvironment(\.chart3DSettings) { $0.labelZ = AnyView(Text(label)) }
    }
}
