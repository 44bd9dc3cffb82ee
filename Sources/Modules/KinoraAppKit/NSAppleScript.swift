import KinoraViews

/// A script for other apps. There are none: it fails when it is run, as where nobody allowed it.
open class NSAppleScript: NSObject {
    public let source: String?
    public static let errorMessage = "NSAppleScriptErrorMessage"
    public static let errorNumber = "NSAppleScriptErrorNumber"
    public init?(source: String) { self.source = source }
    public init?(contentsOf url: URL, error errorInfo: UnsafeMutablePointer<NSDictionary?>?) { return nil }
    @discardableResult open func compileAndReturnError(_ errorInfo: UnsafeMutablePointer<NSDictionary?>?) -> Bool {
        true
    }
    @discardableResult
    open func executeAndReturnError(_ errorInfo: UnsafeMutablePointer<NSDictionary?>?) -> NSAppleEventDescriptor {
        // The number of what is not permitted.
        errorInfo?.pointee = [
            NSAppleScript.errorMessage: "Not authorized to send Apple events.", NSAppleScript.errorNumber: -1743,
        ]
        return NSAppleEventDescriptor()
    }
}

/// What a script gives: nothing.
open class NSAppleEventDescriptor: NSObject {
    public override init() { super.init() }
    public init(string: String) { stringValue = string }
    open private(set) var stringValue: String?
    open var booleanValue: Bool { false }
    open var int32Value: Int32 { 0 }
    open var doubleValue: Double { 0 }
    open var data: Data { Data() }
    open var numberOfItems: Int { 0 }
    open func atIndex(_ index: Int) -> NSAppleEventDescriptor? { nil }
}
