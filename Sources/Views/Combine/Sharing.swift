import KinoraStage

/// A publisher that begins when it is connected, for all its subscribers at once.
public protocol ConnectablePublisher: Publisher {
    func connect() -> any Cancellable
}

extension Publishers {
    /// Connects with the first subscriber and disconnects when the last is gone.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        private var count = 0
        private var connection: (any Cancellable)?

        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            PublisherSource<Output, Failure> { [self] receiver in
                let values = upstream.sink(receiveCompletion: receiver.completion, receiveValue: receiver.value)
                count += 1
                if connection == nil { connection = upstream.connect() }
                return AnyCancellable { [self] in
                    values.cancel()
                    count -= 1
                    guard count == 0 else { return }
                    connection?.cancel()
                    connection = nil
                }
            }.receive(subscriber: subscriber)
        }
    }

    /// One subscription to the upstream for all subscribers, through a subject.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        private let subject: SubjectType

        public init(upstream: Upstream, subject: SubjectType) {
            self.upstream = upstream
            self.subject = subject
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subject.receive(subscriber: subscriber)
        }

        public func connect() -> any Cancellable { upstream.subscribe(subject) }
    }
}

extension Publishers {
    /// One subscription to the upstream for all subscribers, as long as there are any.
    public final class Share<Upstream: Publisher>: Publisher, Equatable {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        public init(upstream: Upstream) {
            self.upstream = upstream
            shared = upstream.multicast(subject: PassthroughSubject()).autoconnect()
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            shared.receive(subscriber: subscriber)
        }

        public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
    }
}

extension ConnectablePublisher {
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publisher {
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure {
        Publishers.Multicast(upstream: self, subject: subject)
    }

    /// One subscription for all subscribers, through a subject that is made once.
    public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure {
        multicast(subject: createSubject())
    }

    /// One subscription for all subscribers.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publishers {
    /// A publisher that begins when it is connected.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
        public typealias Output = Upstream.Output
        public typealias Failure = Never
        private let shared: Multicast<Upstream, PassthroughSubject<Output, Never>>

        public init(upstream: Upstream) { shared = upstream.multicast(subject: PassthroughSubject()) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            shared.receive(subscriber: subscriber)
        }

        public func connect() -> any Cancellable { shared.connect() }
    }
}

extension Publisher where Failure == Never {
    public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}

extension Timer {
    /// The dates at which a timer fires, every `interval` seconds of virtual time from its connection on.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: _VirtualSchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, runLoop: runLoop, mode: mode)
    }

    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never
        public let interval: TimeInterval
        public let runLoop: RunLoop
        public let mode: RunLoop.Mode
        private let ticks = PassthroughSubject<Date, Never>()
        private var timer: Timer?
        /// The performance that the timer runs in.
        private weak var graph: Graph?

        public init(interval: TimeInterval, runLoop: RunLoop, mode: RunLoop.Mode) {
            self.interval = interval
            self.runLoop = runLoop
            self.mode = mode
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            ticks.receive(subscriber: subscriber)
        }

        /// There is one connection: whoever ends it has the timer stop for all, also where others have connected it, as in
        /// `timer.upstream.connect().cancel()`.
        public func connect() -> any Cancellable {
            if let timer, timer.isValid, graph === Graph.current { return Connection(timer: timer) }
            let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { [ticks] _ in
                ticks.send(VirtualClock.date(at: VirtualClock.now))
            }
            (self.timer, graph) = (timer, Graph.current)
            return Connection(timer: timer)
        }

        /// It lasts also where nobody keeps it.
        private struct Connection: Cancellable {
            let timer: Timer
            func cancel() { timer.invalidate() }
        }
    }
}

extension NotificationCenter {
    /// The notifications of a name, as they are posted.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    public struct Publisher: KinoraViews.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never
        public let center: NotificationCenter
        public let name: Notification.Name
        public let object: AnyObject?

        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            PublisherSource<Notification, Never> { receiver in
                let receiver = Transfer(receiver)
                let token = Transfer(
                    center.addObserver(forName: name, object: object, queue: nil) { notification in
                        UnaskedValue.isGone.sending { receiver.value.value(notification) }
                    })
                return AnyCancellable { center.removeObserver(token.value) }
            }.receive(subscriber: subscriber)
        }
    }
}
