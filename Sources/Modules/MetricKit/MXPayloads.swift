/// Where something was measured.
open class MXMetaData: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open var regionFormat: String { "" }
    open var osVersion: String { "" }
    open var deviceType: String { "" }
    open var applicationBuildVersion: String { "" }
    open var platformArchitecture: String { "" }
    open var lowPowerModeEnabled: Bool { false }
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
}

/// The measurements of a day. None is ever made.
open class MXMetricPayload: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open var latestApplicationVersion: String { "" }
    open var includesMultipleApplicationVersions: Bool { false }
    open var timeStampBegin: Foundation.Date { Foundation.Date(timeIntervalSinceReferenceDate: 0) }
    open var timeStampEnd: Foundation.Date { Foundation.Date(timeIntervalSinceReferenceDate: 0) }
    open var metaData: MXMetaData? { nil }
    open var cpuMetrics: MXCPUMetric? { nil }
    open var memoryMetrics: MXMemoryMetric? { nil }
    open var applicationLaunchMetrics: MXAppLaunchMetric? { nil }
    open var applicationResponsivenessMetrics: MXAppResponsivenessMetric? { nil }
    open var applicationTimeMetrics: MXAppRunTimeMetric? { nil }
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
    open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}
open class MXMetric: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
}
open class MXCPUMetric: MXMetric, @unchecked Sendable {
    open var cumulativeCPUTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}
open class MXMemoryMetric: MXMetric, @unchecked Sendable {
    open var peakMemoryUsage: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
}
open class MXAppRunTimeMetric: MXMetric, @unchecked Sendable {
    open var cumulativeForegroundTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
    open var cumulativeBackgroundTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}
open class MXAppLaunchMetric: MXMetric, @unchecked Sendable {}
open class MXAppResponsivenessMetric: MXMetric, @unchecked Sendable {}

/// What went wrong in a day. Nothing is ever told.
open class MXDiagnosticPayload: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open var timeStampBegin: Foundation.Date { Foundation.Date(timeIntervalSinceReferenceDate: 0) }
    open var timeStampEnd: Foundation.Date { Foundation.Date(timeIntervalSinceReferenceDate: 0) }
    open var crashDiagnostics: [MXCrashDiagnostic]? { nil }
    open var hangDiagnostics: [MXHangDiagnostic]? { nil }
    open var cpuExceptionDiagnostics: [MXCPUExceptionDiagnostic]? { nil }
    open var diskWriteExceptionDiagnostics: [MXDiskWriteExceptionDiagnostic]? { nil }
    open var appLaunchDiagnostics: [MXAppLaunchDiagnostic]? { nil }
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
    open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}
open class MXDiagnostic: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open var metaData: MXMetaData { MXMetaData() }
    open var applicationVersion: String { "" }
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
}
open class MXCallStackTree: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
}
open class MXCrashDiagnostic: MXDiagnostic, @unchecked Sendable {
    open var callStackTree: MXCallStackTree { MXCallStackTree() }
    open var terminationReason: String? { nil }
    open var virtualMemoryRegionInfo: String? { nil }
    open var exceptionType: NSNumber? { nil }
    open var exceptionCode: NSNumber? { nil }
    open var signal: NSNumber? { nil }
}
open class MXHangDiagnostic: MXDiagnostic, @unchecked Sendable {
    open var callStackTree: MXCallStackTree { MXCallStackTree() }
    open var hangDuration: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}
open class MXCPUExceptionDiagnostic: MXDiagnostic, @unchecked Sendable {
    open var callStackTree: MXCallStackTree { MXCallStackTree() }
    open var totalCPUTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
    open var totalSampledTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}
open class MXDiskWriteExceptionDiagnostic: MXDiagnostic, @unchecked Sendable {
    open var callStackTree: MXCallStackTree { MXCallStackTree() }
    open var totalWritesCaused: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
}
open class MXAppLaunchDiagnostic: MXDiagnostic, @unchecked Sendable {
    open var callStackTree: MXCallStackTree { MXCallStackTree() }
    open var launchDuration: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}
