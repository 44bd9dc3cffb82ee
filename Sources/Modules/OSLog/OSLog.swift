/// The module that sources import for logging, signposts and locks. Messages are dropped: a render prints its own report only.
@_exported import KinoraViews
import Synchronization

/// The module `os`, of which sources name parts in full: `os.Logger`.
public enum os {
    public typealias Logger = _OSLogLogger
    public typealias OSLogType = _OSLogType
    public typealias OSSignposter = _OSLogSignposter
}
public typealias _OSLogLogger = Logger
public typealias _OSLogType = OSLogType
public typealias _OSLogSignposter = OSSignposter

/// Where messages belong.
public final class OSLog: @unchecked Sendable {
    public init(subsystem: String, category: String) {}
    private init() {}
    public static let `default` = OSLog()
    public static let disabled = OSLog()
    public convenience init(subsystem: String, category: Category) { self.init() }
    /// What Apple's instruments show by themselves.
    public struct Category: Sendable {
        public static let pointsOfInterest = Category()
        public static let dynamicTracing = Category()
        public static let dynamicStackTracing = Category()
    }
    public var signpostsEnabled: Bool { false }
    /// No message is kept.
    public func isEnabled(type: OSLogType) -> Bool { false }
}

/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let `default` = OSLogType(rawValue: 0)
    public static let info = OSLogType(rawValue: 1)
    public static let debug = OSLogType(rawValue: 2)
    public static let error = OSLogType(rawValue: 16)
    public static let fault = OSLogType(rawValue: 17)
}

/// What values of a message may be read by whom.
public struct OSLogPrivacy: Sendable {
    public enum Mask: Sendable { case hash, none }
    public static var `public`: OSLogPrivacy { .init() }
    public static var `private`: OSLogPrivacy { .init() }
    public static var sensitive: OSLogPrivacy { .init() }
    public static var auto: OSLogPrivacy { .init() }
    public static func `private`(mask: Mask) -> OSLogPrivacy { .init() }
    public static func sensitive(mask: Mask) -> OSLogPrivacy { .init() }
}
public struct OSLogStringAlignment: Sendable {
    public static var none: OSLogStringAlignment { .init() }
    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment { .init() }
    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment { .init() }
}
public struct OSLogFloatFormatting: Sendable {
    public static var fixed: OSLogFloatFormatting { .init() }
    public static func fixed(precision: @autoclosure () -> Int) -> OSLogFloatFormatting { .init() }
    public static var hex: OSLogFloatFormatting { .init() }
    public static var exponential: OSLogFloatFormatting { .init() }
}
public struct OSLogIntegerFormatting: Sendable {
    public static var decimal: OSLogIntegerFormatting { .init() }
    public static var hex: OSLogIntegerFormatting { .init() }
    public static func decimal(minDigits: @autoclosure () -> Int) -> OSLogIntegerFormatting { .init() }
}

/// A message with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation {
    public let text: String
    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

    public struct Interpolation: StringInterpolationProtocol {
        var text = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation<T>(
            _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
        ) { text += "\(value())" }
        public mutating func appendInterpolation<T: BinaryFloatingPoint>(
            _ value: @autoclosure () -> T, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
            privacy: OSLogPrivacy = .auto
        ) { text += "\(value())" }
        public mutating func appendInterpolation<T: BinaryInteger>(
            _ value: @autoclosure () -> T, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
            privacy: OSLogPrivacy = .auto
        ) { text += "\(value())" }
    }
}

/// Takes messages, and drops them.
public struct Logger: Sendable {
    public init() {}
    public init(subsystem: String, category: String) {}
    public init(_ logObj: OSLog) {}
    public func log(_ message: OSLogMessage) {}
    public func log(level: OSLogType, _ message: OSLogMessage) {}
    public func trace(_ message: OSLogMessage) {}
    public func debug(_ message: OSLogMessage) {}
    public func info(_ message: OSLogMessage) {}
    public func notice(_ message: OSLogMessage) {}
    public func warning(_ message: OSLogMessage) {}
    public func error(_ message: OSLogMessage) {}
    public func critical(_ message: OSLogMessage) {}
    public func fault(_ message: OSLogMessage) {}
}

// `dso` is the part of the program that logs, which sources give for warnings of their own.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: any CVarArg...
) {}
public func os_log(
    _ type: OSLogType = .default, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: OSLogMessage
) {}
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ args: any CVarArg...
) {}

/// Marks stretches of work for an instrument that is not there.
public struct OSSignposter: Sendable {
    public init(subsystem: String, category: String) {}
    public init() {}
    public func makeSignpostID() -> OSSignpostID { .exclusive }
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        .init()
    }
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    public func withIntervalSignpost<T>(_ name: StaticString, around task: () throws -> T) rethrows -> T { try task() }
}
public struct OSSignpostID: Hashable, Sendable {
    public static let exclusive = OSSignpostID()
    public static let invalid = OSSignpostID()
    public static let null = OSSignpostID()
    private init() {}
    public init(log: OSLog) {}
    public init(log: OSLog, object: AnyObject) {}
}
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let event = OSSignpostType(rawValue: 0)
    public static let begin = OSSignpostType(rawValue: 1)
    public static let end = OSSignpostType(rawValue: 2)
}
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {}
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}
public struct OSSignpostIntervalState: Sendable {}

/// A lock around a value.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private let lock = NSLock()
    private var state: State
    public init(uncheckedState initialState: State) { state = initialState }
    public init(initialState: State) where State: Sendable { state = initialState }
    public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
        lock.lock()
        defer { lock.unlock() }
        return try body(&state)
    }
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R { try withLock(body) }
}
extension OSAllocatedUnfairLock where State == Void {
    public convenience init() { self.init(uncheckedState: ()) }
}
