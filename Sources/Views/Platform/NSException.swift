import Foundation

/// A fault of a program. Raised, it ends the performance with its name and reason, as nothing can catch it here.
open class NSException: NSObject, @unchecked Sendable {
    public let name: NSExceptionName
    public let reason: String?
    public let userInfo: [AnyHashable: Any]?

    public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
        (self.name, self.reason, self.userInfo) = (name, reason, userInfo)
    }

    open func raise() { fatalError([name.rawValue, reason].compactMap(\.self).joined(separator: ": ")) }

    open override var description: String { reason ?? name.rawValue }
}

extension NSExceptionName {
    public static var genericException: NSExceptionName { NSExceptionName(rawValue: "NSGenericException") }
    public static var internalInconsistencyException: NSExceptionName {
        NSExceptionName(rawValue: "NSInternalInconsistencyException")
    }
    public static var invalidArgumentException: NSExceptionName {
        NSExceptionName(rawValue: "NSInvalidArgumentException")
    }
    public static var rangeException: NSExceptionName { NSExceptionName(rawValue: "NSRangeException") }
}
