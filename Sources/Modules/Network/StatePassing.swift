/// A state of something that can be canceled, which nothing follows.
protocol CancelableState: Equatable, Sendable {
    static var cancelled: Self { get }
}

/// What passes from state to state on a queue: connections, listeners and browsers.
protocol StatePassing: AnyObject, Sendable {
    associatedtype State: CancelableState
    var state: State { get set }
    var queue: DispatchQueue? { get }
    var stateUpdateHandler: (@Sendable (State) -> Void)? { get }
}

extension StatePassing {
    /// Does so later on its queue, and tells of it.
    func pass(to state: State) {
        queue?.async {
            guard self.state != .cancelled else { return }
            self.state = state
            self.stateUpdateHandler?(state)
        }
    }
}

extension NWConnection: StatePassing {}
extension NWConnection.State: CancelableState {}
extension NWListener: StatePassing {}
extension NWListener.State: CancelableState {}
extension NWBrowser: StatePassing {}
extension NWBrowser.State: CancelableState {}
