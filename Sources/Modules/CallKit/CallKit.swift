/// The module that sources import for calls. No screen of a call is shown and nobody answers: calls keep their state, and what a source
/// asks of a call reaches its own provider, as on a phone.
@_exported import AVFoundation
@_exported import KinoraViews

public enum CXCallEndedReason: Int, Sendable {
    case failed = 1
    case remoteEnded, unanswered, answeredElsewhere, declinedElsewhere
}

/// Who is called.
open class CXHandle: NSObject, NSCopying, @unchecked Sendable {
    public enum HandleType: Int, Sendable {
        case generic = 1
        case phoneNumber, emailAddress
    }
    public let type: HandleType
    public let value: String
    public init(type: HandleType, value: String) {
        (self.type, self.value) = (type, value)
        super.init()
    }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CXHandle else { return false }
        return type == other.type && value == other.value
    }
    open override var hash: Int { value.hashValue }
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What is known of a call.
open class CXCallUpdate: NSObject, @unchecked Sendable {
    open var remoteHandle: CXHandle?
    open var localizedCallerName: String?
    open var supportsHolding = false
    open var supportsGrouping = false
    open var supportsUngrouping = false
    open var supportsDTMF = false
    open var hasVideo = false
    public override init() { super.init() }
}

/// A call, as others see it.
open class CXCall: NSObject, @unchecked Sendable {
    public let uuid: UUID
    public let isOutgoing: Bool
    open internal(set) var isOnHold = false
    open internal(set) var hasConnected = false
    open internal(set) var hasEnded = false
    init(_ uuid: UUID, isOutgoing: Bool) {
        (self.uuid, self.isOutgoing) = (uuid, isOutgoing)
        super.init()
    }
}

/// Sees all calls.
open class CXCallObserver: NSObject, @unchecked Sendable {
    private(set) weak var delegate: (any CXCallObserverDelegate)?
    private(set) var queue = DispatchQueue.main
    public override init() {
        super.init()
        CXCallList.shared.add(self)
    }
    open var calls: [CXCall] { CXCallList.shared.calls }
    open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {
        (self.delegate, self.queue) = (delegate, queue ?? .main)
    }
}
public protocol CXCallObserverDelegate: AnyObject {
    func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}

/// The calls that go on, who provides them, and who sees them.
final class CXCallList: @unchecked Sendable {
    static let shared = CXCallList()
    private struct Weak<Object: AnyObject> { weak var object: Object? }
    private(set) var calls: [CXCall] = []
    private var observers: [Weak<CXCallObserver>] = []
    private var providers: [Weak<CXProvider>] = []

    func add(_ observer: CXCallObserver) {
        observers = observers.filter { $0.object != nil } + [Weak(object: observer)]
    }
    func add(_ provider: CXProvider) { providers = providers.filter { $0.object != nil } + [Weak(object: provider)] }
    func remove(_ provider: CXProvider) { providers.removeAll { $0.object === provider } }
    /// The one that was made last.
    var provider: CXProvider? { providers.lazy.compactMap(\.object).last }

    func call(_ uuid: UUID) -> CXCall? { calls.first { $0.uuid == uuid } }
    func begin(_ call: CXCall) {
        calls.append(call)
        tell(call)
    }
    func change(_ uuid: UUID, _ change: (CXCall) -> Void) {
        guard let call = call(uuid) else { return }
        change(call)
        if call.hasEnded { calls.removeAll { $0 === call } }
        tell(call)
    }
    private func tell(_ call: CXCall) {
        for observer in observers.compactMap(\.object) {
            observer.queue.async { [weak observer] in
                if let observer { observer.delegate?.callObserver(observer, callChanged: call) }
            }
        }
    }
}
