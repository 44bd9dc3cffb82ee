/// Something that is done with calls.
open class CXAction: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    open private(set) var isComplete = false
    open private(set) var timeoutDate = Foundation.Date.distantFuture
    override init() { super.init() }
    open func fulfill() { isComplete = true }
    open func fail() { isComplete = true }
}
/// Something that is done with a call.
open class CXCallAction: CXAction, @unchecked Sendable {
    public let callUUID: UUID
    public init(call callUUID: UUID) {
        self.callUUID = callUUID
        super.init()
    }
}
open class CXStartCallAction: CXCallAction, @unchecked Sendable {
    open var handle: CXHandle
    open var contactIdentifier: String?
    open var isVideo = false
    public init(call callUUID: UUID, handle: CXHandle) {
        self.handle = handle
        super.init(call: callUUID)
    }
    open func fulfill(withDateStarted dateStarted: Foundation.Date) { fulfill() }
}
open class CXAnswerCallAction: CXCallAction, @unchecked Sendable {
    open func fulfill(withDateConnected dateConnected: Foundation.Date) { fulfill() }
}
open class CXEndCallAction: CXCallAction, @unchecked Sendable {
    open func fulfill(withDateEnded dateEnded: Foundation.Date) { fulfill() }
}
open class CXSetHeldCallAction: CXCallAction, @unchecked Sendable {
    open var isOnHold: Bool
    public init(call callUUID: UUID, onHold: Bool) {
        isOnHold = onHold
        super.init(call: callUUID)
    }
}
open class CXSetMutedCallAction: CXCallAction, @unchecked Sendable {
    open var isMuted: Bool
    public init(call callUUID: UUID, muted: Bool) {
        isMuted = muted
        super.init(call: callUUID)
    }
}
open class CXSetGroupCallAction: CXCallAction, @unchecked Sendable {
    open var callUUIDToGroupWith: UUID?
    public init(call callUUID: UUID, callUUIDToGroupWith: UUID?) {
        self.callUUIDToGroupWith = callUUIDToGroupWith
        super.init(call: callUUID)
    }
}
open class CXPlayDTMFCallAction: CXCallAction, @unchecked Sendable {
    public enum ActionType: Int, Sendable {
        case singleTone = 1
        case softPause, hardPause
    }
    open var digits: String
    open var type: ActionType
    public init(call callUUID: UUID, digits: String, type: ActionType) {
        (self.digits, self.type) = (digits, type)
        super.init(call: callUUID)
    }
}

/// Actions that belong together.
open class CXTransaction: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    open private(set) var actions: [CXAction]
    open var isComplete: Bool { actions.allSatisfy(\.isComplete) }
    public init(actions: [CXAction]) {
        self.actions = actions
        super.init()
    }
    public convenience init(action: CXAction) { self.init(actions: [action]) }
    public override init() {
        actions = []
        super.init()
    }
    open func addAction(_ action: CXAction) { actions.append(action) }
}

/// Asks for actions. They reach the provider of the source, the one that was made last.
open class CXCallController: NSObject, @unchecked Sendable {
    public let callObserver = CXCallObserver()
    private let queue: DispatchQueue
    public init(queue: DispatchQueue) {
        self.queue = queue
        super.init()
    }
    public override init() {
        queue = .main
        super.init()
    }

    /// Says after the current event whether the actions can be performed, and then has them performed.
    open func request(_ transaction: CXTransaction, completion: @escaping ((any Error)?) -> Void) {
        queue.async {
            let refusal = CXCallController.refusal(transaction)
            completion(refusal)
            if refusal == nil { CXCallList.shared.provider?.perform(transaction) }
        }
    }
    open func request(_ transaction: CXTransaction) async throws {
        if let refusal = CXCallController.refusal(transaction) { throw refusal }
        CXCallList.shared.provider?.perform(transaction)
    }
    open func requestTransaction(with actions: [CXAction], completion: @escaping ((any Error)?) -> Void) {
        request(CXTransaction(actions: actions), completion: completion)
    }
    open func requestTransaction(with action: CXAction, completion: @escaping ((any Error)?) -> Void) {
        request(CXTransaction(action: action), completion: completion)
    }
    open func requestTransaction(with actions: [CXAction]) async throws {
        try await request(CXTransaction(actions: actions))
    }
    open func requestTransaction(with action: CXAction) async throws {
        try await request(CXTransaction(action: action))
    }

    private static func refusal(_ transaction: CXTransaction) -> CXErrorCodeRequestTransactionError? {
        let list = CXCallList.shared
        if list.provider == nil { return .init(.unknownCallProvider) }
        if transaction.actions.isEmpty { return .init(.emptyTransaction) }
        for case let action as CXCallAction in transaction.actions {
            let isKnown = list.call(action.callUUID) != nil
            if action is CXStartCallAction {
                if isKnown { return .init(.callUUIDAlreadyExists) }
            } else if !isKnown {
                return .init(.unknownCallUUID)
            }
        }
        return nil
    }
}
