/// How an app's calls are shown.
open class CXProviderConfiguration: NSObject, @unchecked Sendable {
    open var localizedName: String?
    open var ringtoneSound: String?
    open var iconTemplateImageData: Data?
    open var maximumCallGroups = 2
    open var maximumCallsPerCallGroup = 5
    open var includesCallsInRecents = true
    open var supportsVideo = false
    open var supportedHandleTypes: Set<CXHandle.HandleType> = []
    public override init() { super.init() }
    public init(localizedName: String) {
        self.localizedName = localizedName
        super.init()
    }
}

/// The calls of an app.
open class CXProvider: NSObject, @unchecked Sendable {
    open var configuration: CXProviderConfiguration
    private weak var delegate: (any CXProviderDelegate)?
    private var queue = DispatchQueue.main
    open private(set) var pendingTransactions: [CXTransaction] = []
    public init(configuration: CXProviderConfiguration) {
        self.configuration = configuration
        super.init()
        CXCallList.shared.add(self)
    }
    /// The delegate is told after the current event that the provider is there.
    open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {
        (self.delegate, self.queue) = (delegate, queue ?? .main)
        self.queue.async { [weak self] in
            if let self { self.delegate?.providerDidBegin(self) }
        }
    }
    /// Ends its calls.
    open func invalidate() {
        for call in CXCallList.shared.calls { CXCallList.shared.change(call.uuid) { $0.hasEnded = true } }
        CXCallList.shared.remove(self)
    }
    open func pendingCallActions(of callActionClass: AnyClass, withCall callUUID: UUID) -> [CXCallAction] {
        pendingTransactions.flatMap(\.actions).compactMap { $0 as? CXCallAction }
            .filter { !$0.isComplete && type(of: $0) == callActionClass && $0.callUUID == callUUID }
    }

    // MARK: What happens to calls

    /// The call is there from now on; nothing rings, and nobody answers.
    open func reportNewIncomingCall(
        with UUID: UUID, update: CXCallUpdate, completion: @escaping ((any Error)?) -> Void
    ) {
        let refusal = take(UUID)
        queue.async { completion(refusal) }
    }
    open func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate) async throws {
        if let refusal = take(UUID) { throw refusal }
    }
    private func take(_ uuid: UUID) -> CXErrorCodeIncomingCallError? {
        guard CXCallList.shared.call(uuid) == nil else { return .init(.callUUIDAlreadyExists) }
        CXCallList.shared.begin(CXCall(uuid, isOutgoing: false))
        return nil
    }
    open func reportCall(with UUID: UUID, updated update: CXCallUpdate) {}
    open func reportCall(with UUID: UUID, endedAt dateEnded: Foundation.Date?, reason endedReason: CXCallEndedReason) {
        CXCallList.shared.change(UUID) { $0.hasEnded = true }
    }
    open func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStartedConnecting: Foundation.Date?) {}
    open func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Foundation.Date?) {
        CXCallList.shared.change(UUID) { $0.hasConnected = true }
    }

    // MARK: Actions

    func perform(_ transaction: CXTransaction) {
        pendingTransactions.append(transaction)
        for case let action as CXStartCallAction in transaction.actions {
            CXCallList.shared.begin(CXCall(action.callUUID, isOutgoing: true))
        }
        queue.async { [self] in
            if delegate?.provider(self, execute: transaction) != true {
                for action in transaction.actions { perform(action) }
            }
            pendingTransactions.removeAll { $0 === transaction }
        }
    }

    /// Changes the call, and has the delegate perform the action.
    private func perform(_ action: CXAction) {
        let list = CXCallList.shared
        switch action {
        case let action as CXStartCallAction: delegate?.provider(self, perform: action)
        case let action as CXAnswerCallAction:
            delegate?.provider(self, perform: action)
            list.change(action.callUUID) { $0.hasConnected = true }
        case let action as CXEndCallAction:
            delegate?.provider(self, perform: action)
            list.change(action.callUUID) { $0.hasEnded = true }
        case let action as CXSetHeldCallAction:
            delegate?.provider(self, perform: action)
            list.change(action.callUUID) { $0.isOnHold = action.isOnHold }
        case let action as CXSetMutedCallAction: delegate?.provider(self, perform: action)
        case let action as CXSetGroupCallAction: delegate?.provider(self, perform: action)
        case let action as CXPlayDTMFCallAction: delegate?.provider(self, perform: action)
        default: break
        }
    }
}

public protocol CXProviderDelegate: AnyObject {
    func providerDidReset(_ provider: CXProvider)
    func providerDidBegin(_ provider: CXProvider)
    func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool
    func provider(_ provider: CXProvider, perform action: CXStartCallAction)
    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
    func provider(_ provider: CXProvider, perform action: CXEndCallAction)
    func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
    func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
    func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction)
    func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction)
    func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
    func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession)
    func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession)
}
extension CXProviderDelegate {
    public func providerDidBegin(_ provider: CXProvider) {}
    public func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool { false }
    public func provider(_ provider: CXProvider, perform action: CXStartCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXEndCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction) {}
    public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {}
    public func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession) {}
    public func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession) {}
}
