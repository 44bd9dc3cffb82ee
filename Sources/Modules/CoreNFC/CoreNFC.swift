/// The module that sources import to read tags. A stage has no reader.
@_exported import KinoraViews

public protocol NFCReaderSessionProtocol: NSObjectProtocol {
    var isReady: Bool { get }
    var alertMessage: String { get set }
    func begin()
    func invalidate()
    func invalidate(errorMessage: String)
}
/// Reads tags; it is not available.
open class NFCReaderSession: NSObject, NFCReaderSessionProtocol {
    open class var readingAvailable: Bool { false }
    open var isReady: Bool { false }
    open var alertMessage = ""
    open func begin() {}
    open func invalidate() {}
    open func invalidate(errorMessage: String) {}
}
open class NFCNDEFReaderSession: NFCReaderSession {
    private weak var delegate: (any NFCNDEFReaderSessionDelegate)?
    public init(delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool) {
        self.delegate = delegate
        super.init()
    }
    /// Its delegate is told that there is no reader.
    open override func begin() {
        delegate?.readerSession(self, didInvalidateWithError: NFCReaderError(.readerErrorUnsupportedFeature))
    }
}
public protocol NFCNDEFReaderSessionDelegate: NSObjectProtocol {
    func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
    func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
    func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
    func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}
extension NFCNDEFReaderSessionDelegate {
    public func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]) {}
    public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}
public protocol NFCNDEFTag: NSObjectProtocol {}
public enum NFCTypeNameFormat: UInt8, Sendable {
    case empty, nfcWellKnown, media, absoluteURI, nfcExternal, unknown, unchanged
}
open class NFCNDEFPayload: NSObject {
    open var typeNameFormat: NFCTypeNameFormat
    open var type: Data
    open var identifier: Data
    open var payload: Data
    public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
        (typeNameFormat, self.type) = (format, type)
        (self.identifier, self.payload) = (identifier, payload)
        super.init()
    }
}
open class NFCNDEFMessage: NSObject {
    open var records: [NFCNDEFPayload]
    public init(records: [NFCNDEFPayload]) {
        self.records = records
        super.init()
    }
}
public struct NFCReaderError: Error, Sendable {
    public enum Code: Int, Sendable {
        case readerErrorUnsupportedFeature = 1
        case readerSessionInvalidationErrorUserCanceled = 200
        case readerSessionInvalidationErrorSessionTimeout = 201
        case readerSessionInvalidationErrorFirstNDEFTagRead = 204
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}
