/// The module that sources import for what a system has measured of an app. Nothing is measured: no payload ever comes.
@_exported import KinoraViews
@_exported import OSLog

/// Keeps who wants to hear of measurements.
open class MXMetricManager: NSObject, @unchecked Sendable {
    public static let shared = MXMetricManager()
    open class func makeLogHandle(category: String) -> OSLog {
        OSLog(subsystem: "com.apple.metrickit", category: category)
    }
    private var subscribers: [any MXMetricManagerSubscriber] = []
    open var pastPayloads: [MXMetricPayload] { [] }
    open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }
    open func add(_ subscriber: any MXMetricManagerSubscriber) {
        if !subscribers.contains(where: { $0 === subscriber }) { subscribers.append(subscriber) }
    }
    open func remove(_ subscriber: any MXMetricManagerSubscriber) { subscribers.removeAll { $0 === subscriber } }
    open class func extendLaunchMeasurement(forTaskID taskID: MXLaunchTaskID) throws {
        throw MXError(.launchTaskUnknown)
    }
    open class func finishExtendedLaunchMeasurement(forTaskID taskID: MXLaunchTaskID) throws {
        throw MXError(.launchTaskUnknown)
    }
}

public protocol MXMetricManagerSubscriber: AnyObject {
    func didReceive(_ payloads: [MXMetricPayload])
    func didReceive(_ payloads: [MXDiagnosticPayload])
}
extension MXMetricManagerSubscriber {
    public func didReceive(_ payloads: [MXMetricPayload]) {}
    public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}

public struct MXLaunchTaskID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
/// Why the time of a launch is not measured.
public struct MXError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case launchTaskInvalidID
        case launchTaskMaxCount, launchTaskPastDeadline, launchTaskDuplicated, launchTaskUnknown,
            launchTaskInternalFailure
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}

/// A point in the log of measurements, which is dropped.
public func mxSignpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString
) {}
