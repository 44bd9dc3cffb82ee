import KinoraStage

/// Two gestures that may be recognized at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }

    public var first: First
    public var second: Second
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public func _makeRecognizer() -> Recognizer<Value> {
        PairRecognizer<First.Value, Second.Value, Value>(first._makeRecognizer(), second._makeRecognizer()) {
            own, first, second in
            // A gesture that has failed has no value, though it may have told one before: of a press that was too short.
            let value = Value(
                first: first.state == .failed ? nil : first.value, second: second.state == .failed ? nil : second.value)
            let states = [first.state, second.state]
            if states.contains(.active) { return own.update(.active, value) }
            if states.contains(.possible) {
                if states.contains(.ended) { return own.update(.active, value) }
                return value.first != nil || value.second != nil ? own.report(value) : ()
            }
            own.update(states.contains(.ended) ? .ended : .failed, value)
        }
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// A gesture that may begin only when another has ended.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never
    public enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
    }

    public var first: First
    public var second: Second
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public func _makeRecognizer() -> Recognizer<Value> {
        SequenceRecognizer<First, Second>(first._makeRecognizer(), second._makeRecognizer())
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// A gesture, or another when the first fails.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    public var first: First
    public var second: Second
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public func _makeRecognizer() -> Recognizer<Value> {
        ExclusiveRecognizer<First, Second>(first._makeRecognizer(), second._makeRecognizer())
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// A recognizer made of two others, which join contests and are released together.
class TwoPartRecognizer<First, Second, Value>: Recognizer<Value> {
    final let first: Recognizer<First>
    final let second: Recognizer<Second>

    init(_ first: Recognizer<First>, _ second: Recognizer<Second>) {
        self.first = first
        self.second = second
        super.init()
    }

    final override var isPrimitive: Bool { false }
    final override func join(_ candidate: GestureCandidate) {
        first.join(candidate)
        second.join(candidate)
    }
    final override func release() {
        first.release()
        second.release()
    }
}

/// Feeds the first recognizer until it fails, then the second with all that has happened since the touch began. So
/// nothing that belongs to the second runs while the first may still be recognized.
final class ExclusiveRecognizer<FirstGesture: Gesture, SecondGesture: Gesture>: TwoPartRecognizer<
    FirstGesture.Value, SecondGesture.Value, ExclusiveGesture<FirstGesture, SecondGesture>.Value
>
{
    private var inputs: [GestureInput] = []

    override init(_ first: Recognizer<FirstGesture.Value>, _ second: Recognizer<SecondGesture.Value>) {
        super.init(first, second)
        first.changed = { [unowned self] in followFirst() }
        second.changed = { [unowned self] in followSecond() }
    }

    override func handle(_ input: GestureInput) {
        guard first.state != .failed else { return second.handle(input) }
        if input.kind != .tick { inputs.append(input) }
        first.handle(input)
        guard first.state == .failed else { return }
        let seen = inputs
        inputs = []
        for input in seen { second.handle(input) }
    }

    private func followFirst() {
        switch first.state {
        case .active, .ended: update(first.state, first.value.map { .first($0) })
        case .possible: if let value = first.value { report(.first(value)) }
        case .failed: break
        }
    }

    private func followSecond() {
        if second.state != .possible { return update(second.state, second.value.map { .second($0) }) }
        if let value = second.value { report(.second(value)) }
    }
}

/// Feeds two recognizers the same inputs.
final class PairRecognizer<First, Second, Value>: TwoPartRecognizer<First, Second, Value> {
    init(
        _ first: Recognizer<First>, _ second: Recognizer<Second>,
        _ follow: @escaping (PairRecognizer, Recognizer<First>, Recognizer<Second>) -> Void
    ) {
        super.init(first, second)
        let changed = { [unowned self, unowned first, unowned second] in follow(self, first, second) }
        first.changed = changed
        second.changed = changed
    }

    override func handle(_ input: GestureInput) {
        first.handle(input)
        second.handle(input)
    }
}

/// Feeds the first recognizer until it ends, then the second, which starts with the input that ended the first.
final class SequenceRecognizer<FirstGesture: Gesture, SecondGesture: Gesture>: TwoPartRecognizer<
    FirstGesture.Value, SecondGesture.Value, SequenceGesture<FirstGesture, SecondGesture>.Value
>
{
    private var isTouching = false

    override init(_ first: Recognizer<FirstGesture.Value>, _ second: Recognizer<SecondGesture.Value>) {
        super.init(first, second)
        first.changed = { [unowned self] in followFirst() }
        second.changed = { [unowned self] in followSecond() }
    }

    override func handle(_ input: GestureInput) {
        if input.kind == .began { isTouching = true }
        if input.kind == .ended || input.kind == .cancelled { isTouching = false }
        guard first.state == .ended else {
            first.handle(input)
            // The touch that ended the first is the beginning of the second.
            if first.state == .ended, isTouching {
                second.handle(
                    GestureInput(
                        kind: .began, location: input.location, time: input.time, convert: input.convert,
                        viewSize: input.viewSize))
            }
            return
        }
        second.handle(input)
    }

    private func followFirst() {
        switch first.state {
        case .failed: update(.failed)
        case .active: if let value = first.value { update(.active, .first(value)) }
        case .ended: if let value = first.value { update(.active, .second(value, nil)) }
        case .possible: if let value = first.value { report(.first(value)) }
        }
    }

    private func followSecond() {
        guard let value = first.value else { return }
        switch second.state {
        case .active, .ended: update(second.state, .second(value, second.value))
        case .failed: update(.failed)
        case .possible: if let pressed = second.value { update(.active, .second(value, pressed)) }
        }
    }
}

extension Gesture {
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}
