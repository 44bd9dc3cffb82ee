import KinoraStage

extension NotificationCenter {
    /// The notifications of a name as they are posted, for `for await`.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }

    /// Notifications, one after another.
    public struct Notifications: AsyncSequence, @unchecked Sendable {
        public typealias Element = Notification
        let center: NotificationCenter
        let name: Notification.Name
        let object: AnyObject?

        public struct Iterator: AsyncIteratorProtocol {
            public typealias Element = Notification
            fileprivate var posted: AsyncStream<Transfer<Notification>>.Iterator
            public mutating func next() async -> Notification? { await posted.next()?.value }
        }

        public func makeAsyncIterator() -> Iterator {
            let posted = AsyncStream<Transfer<Notification>> { continuation in
                let token = Transfer(
                    center.addObserver(forName: name, object: object, queue: nil) { notification in
                        _ = continuation.yield(Transfer(notification))
                    })
                let center = Transfer(center)
                continuation.onTermination = { _ in center.value.removeObserver(token.value) }
            }
            return Iterator(posted: posted.makeAsyncIterator())
        }
    }
}
