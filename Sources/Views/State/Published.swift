import KinoraStage

/// A property of an object that tells of its changes: first the object's `objectWillChange`, then its own publisher, and
/// only then does it have the new value.
@propertyWrapper
public struct Published<Value> {
    fileprivate let box: Box

    public init(wrappedValue: Value) { box = Box(wrappedValue) }
    public init(initialValue: Value) { box = Box(initialValue) }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("@Published is only available on properties of classes") }
        set { fatalError("@Published is only available on properties of classes") }
    }

    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object, wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
        storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Value {
        get { object[keyPath: storage].box.value }
        set { box(of: object, storage).set(newValue) }
    }

    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object, projected projected: ReferenceWritableKeyPath<Object, Publisher>,
        storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Publisher {
        get { Publisher(box: box(of: object, storage)) }
        set { object[keyPath: storage].projectedValue = newValue }
    }

    /// The value's place in an object, which is told of changes from now on: whoever writes it, by the property or by its publisher.
    private static func box<Object: AnyObject>(
        of object: Object, _ storage: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Box {
        let box = object[keyPath: storage].box
        if box.announce == nil, let observable = object as? any ObservableObject {
            box.announce = { [weak observable] in observable?.announceChange() }
        }
        return box
    }

    public var projectedValue: Publisher {
        get { Publisher(box: box) }
        set { box.assignments = newValue.box === box ? box.assignments : [] }
    }

    /// The property's present value, and then each new one before the property has it.
    public struct Publisher: KinoraViews.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        let box: Box

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            box.subject.receive(subscriber: subscriber)
        }
    }

    /// Where the value lives, shared by the property and its publisher.
    final class Box {
        private(set) var value: Value
        let subject: CurrentValueSubject<Value, Never>
        var announce: (() -> Void)?
        /// Publishers that write into this property.
        var assignments: [AnyCancellable] = []

        init(_ value: Value) {
            self.value = value
            subject = CurrentValueSubject(value)
        }

        func set(_ value: Value) {
            guard !isRepeated(value) else { return }
            announce?()
            subject.send(value)
            self.value = value
        }

        func assign(_ value: Value) { set(value) }

        /// Whether a body that writes from `DispatchQueue.main.async` has written the same value again and again. Each time makes it
        /// run again. On a phone this goes on for ever and shows nothing new; here it ends, as nobody is told any more.
        private func isRepeated(_ value: Value) -> Bool {
            guard Graph.current?.schedule.isInLongChain == true else { return false }
            return (self.value as? any Equatable)?.isEqual(to: value) == true
        }
    }
}
