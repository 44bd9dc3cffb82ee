import Foundation
import KinoraStage

extension NSObjectProtocol where Self: NSObject {
    /// The property's value as it is. Objective-C's runtime would tell later ones, too; it is not here. Of user defaults and of scroll
    /// views later ones are told.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}

extension NSObject {
    /// The values of a property of an object.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: _SourcedPublisher {
        public typealias Output = Value
        public typealias Failure = Never
        public let object: Subject
        public let keyPath: KeyPath<Subject, Value>
        public let options: NSKeyValueObservingOptions
        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            (self.object, self.keyPath, self.options) = (object, keyPath, options)
        }
        public var _source: AnyPublisher<Output, Failure> {
            object is any HasObservers ? observed : present
        }

        private var observed: AnyPublisher<Output, Failure> {
            PublisherSource<Value, Never> { [object, keyPath, options] receiver in
                let observation = object.observe(keyPath, options: options) { object, _ in
                    UnaskedValue.isReplaced.sending { receiver.value(object[keyPath: keyPath]) }
                }
                return AnyCancellable { observation.invalidate() }
            }.eraseToAnyPublisher()
        }

        private var present: AnyPublisher<Output, Failure> {
            let values = options.contains(.initial) ? [object[keyPath: keyPath]] : []
            return values.publisher.append(Empty<Value, Never>(completeImmediately: false)).eraseToAnyPublisher()
        }
    }
}
