import KinoraStage

// Operators that watch what is sent, and their types.

extension Publishers {
    /// Runs closures at each step, and changes nothing.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let receiveSubscription: ((any _Subscription) -> Void)?
        public let receiveOutput: ((Output) -> Void)?
        public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        public let receiveCancel: (() -> Void)?
        public let receiveRequest: ((Subscribers.Demand) -> Void)?

        public init(
            upstream: Upstream, receiveSubscription: ((any _Subscription) -> Void)? = nil,
            receiveOutput: ((Output) -> Void)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
            receiveRequest: ((Subscribers.Demand) -> Void)? = nil
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
            self.receiveCancel = receiveCancel
            self.receiveRequest = receiveRequest
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: Watcher(handling: self, downstream: subscriber))
        }

        private final class Watcher<S: Subscriber>: Subscriber, _Subscription
        where S.Input == Output, S.Failure == Failure {
            let handling: HandleEvents
            let downstream: S
            var upstream: (any _Subscription)?

            init(handling: HandleEvents, downstream: S) {
                self.handling = handling
                self.downstream = downstream
            }

            func receive(subscription: any _Subscription) {
                upstream = subscription
                handling.receiveSubscription?(subscription)
                downstream.receive(subscription: self)
            }
            func receive(_ input: S.Input) -> Subscribers.Demand {
                handling.receiveOutput?(input)
                return downstream.receive(input)
            }
            func receive(completion: Subscribers.Completion<S.Failure>) {
                handling.receiveCompletion?(completion)
                upstream = nil
                downstream.receive(completion: completion)
            }
            func request(_ demand: Subscribers.Demand) {
                handling.receiveRequest?(demand)
                upstream?.request(demand)
            }
            func cancel() {
                guard let upstream else { return }
                self.upstream = nil
                handling.receiveCancel?()
                upstream.cancel()
            }
        }
    }

    /// Writes each step as a line, to a stream or to the output of the program, and changes nothing.
    public struct Print<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let prefix: String
        public let stream: (any TextOutputStream)?
        public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
            (self.upstream, self.prefix, self.stream) = (upstream, prefix, stream)
        }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let lines = StepLines(prefix.isEmpty ? "" : "\(prefix): ", stream)
            let watched = upstream.handleEvents(
                receiveSubscription: { lines.write("receive subscription: (\($0))") },
                receiveOutput: { lines.write("receive value: (\($0))") },
                receiveCompletion: { completion in
                    switch completion {
                    case .finished: lines.write("receive finished")
                    case .failure(let error): lines.write("receive error: (\(error))")
                    }
                },
                receiveCancel: { lines.write("receive cancel") },
                receiveRequest: { demand in
                    lines.write(demand == .unlimited ? "request unlimited" : "request max: (\(demand.max ?? 0))")
                })
            watched.receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// Runs closures at each step, and changes nothing.
    public func handleEvents(
        receiveSubscription: ((any _Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }

    /// Writes each step as a line, to a stream or to the output of the program, and changes nothing.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }
}

/// Where the steps of a printed publisher go.
private final class StepLines {
    private let prefix: String
    private var stream: (any TextOutputStream)?
    init(_ prefix: String, _ stream: (any TextOutputStream)?) { (self.prefix, self.stream) = (prefix, stream) }
    func write(_ step: String) {
        if stream == nil { Swift.print(prefix + step) } else { stream?.write("\(prefix)\(step)\n") }
    }
}
