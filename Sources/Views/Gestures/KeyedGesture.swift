import KinoraStage

extension Gesture {
    /// The gesture while keys are held. A stage has no keyboard, so that it begins only where no key is asked for.
    public func modifiers(_ modifiers: EventModifiers) -> _KeyedGesture<Self> {
        _KeyedGesture(gesture: self, modifiers: modifiers)
    }
}

/// A gesture that begins only while keys are held.
public struct _KeyedGesture<Base: Gesture>: Gesture {
    public typealias Value = Base.Value
    public typealias Body = Never
    let gesture: Base
    let modifiers: EventModifiers

    public func _makeRecognizer() -> Recognizer<Value> {
        modifiers.isEmpty ? gesture._makeRecognizer() : NeverRecognizer()
    }
}

/// Never begins.
private final class NeverRecognizer<Value>: Recognizer<Value> {
    override func receive(_ input: GestureInput) { update(.failed) }
}

/// Moves the window of a Mac. There are no windows on a stage: a drag changes nothing.
public struct WindowDragGesture: Gesture {
    public struct Value: Equatable, Sendable {}
    public typealias Body = Never
    public init() {}
    public func _makeRecognizer() -> Recognizer<Value> { NeverRecognizer() }
}
