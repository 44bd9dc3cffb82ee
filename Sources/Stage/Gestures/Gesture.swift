/// Recognizes an input and reports a value.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture
    @MainActor @preconcurrency var body: Body { get }

    /// A fresh recognizer for one series of inputs. Gestures made of others take the default.
    func _makeRecognizer() -> Recognizer<Value>
}

extension Gesture where Value == Body.Value {
    public func _makeRecognizer() -> Recognizer<Value> { body._makeRecognizer() }
}

extension Gesture where Body == Never {
    public var body: Never { fatalError("\(Self.self) is primitive; only _makeRecognizer() is called") }
}

extension Never: Gesture {
    public typealias Value = Never
    public func _makeRecognizer() -> Recognizer<Never> { fatalError("Never has no values, so it recognizes nothing") }
}

/// Which gestures of a view take part when one is added.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let none: GestureMask = []
    public static let gesture = GestureMask(rawValue: 1)
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}

/// One input of a pointer, a pair of fingers, or the clock.
public struct GestureInput {
    /// What happened.
    public enum Kind: Equatable {
        /// A pointer went down, moved while down, was lifted, or was taken away.
        case began, moved, ended, cancelled
        /// Time passed; sent when a recognizer asked for it.
        case tick
        /// Two fingers have magnified by this factor since they went down.
        case magnify(Double)
        /// Two fingers have turned by this angle since they went down, clockwise.
        case rotate(Angle)
        /// Two fingers down; then `magnify` and `rotate`, at last `ended`.
        case pairBegan
    }

    package let kind: Kind
    /// On the stage, in points.
    package let location: CGPoint
    /// Seconds of virtual time.
    package let time: Double
    /// Brings a point of the stage to a coordinate space of the view that the gesture belongs to.
    package let convert: (CGPoint, CoordinateSpace) -> CGPoint
    /// The view's size, in points.
    package let viewSize: CGSize

    package init(
        kind: Kind, location: CGPoint, time: Double, convert: @escaping (CGPoint, CoordinateSpace) -> CGPoint,
        viewSize: CGSize
    ) {
        self.kind = kind
        self.location = location
        self.time = time
        self.convert = convert
        self.viewSize = viewSize
    }

    package func location(in space: CoordinateSpace) -> CGPoint { convert(location, space) }
}

/// What gestures are to each other where both may come of the same touch.
public enum GestureRole {
    case ordinary, tap, press
    /// A press that is long enough to be no tap.
    case hold
    case scroll

    /// Whether a gesture is recognized though another inside of it could still be: a finger that is down on a button may scroll,
    /// and one that stays down is no tap.
    func goesAhead(of inner: GestureRole) -> Bool {
        switch self {
        case .scroll: inner == .press
        case .hold: inner == .tap
        case .ordinary, .tap, .press: false
        }
    }
}

/// How far a recognizer has come. Ended and failed are final.
package enum RecognizerState { case possible, active, ended, failed }

/// Follows inputs until it knows whether they are its gesture.
@MainActor
open class Recognizer<Value> {
    package private(set) var state = RecognizerState.possible
    package private(set) var value: Value?
    /// Called after every change of state or value.
    package var changed: (() -> Void)?
    private var candidate: GestureCandidate?
    private var held: (RecognizerState, Value?)?
    /// The finger's lifting, where that came while it waited.
    private var heldEnd: GestureInput?

    /// A recognizer that has seen no input.
    public init() {}

    /// Joins a contest of gestures. Combinations pass this on to their parts.
    open func join(_ candidate: GestureCandidate) { self.candidate = candidate }

    /// Overridden: looks at an input and calls `update`.
    open func receive(_ input: GestureInput) {}

    open func handle(_ input: GestureInput) {
        guard state == .possible || state == .active else { return }
        if input.kind == .cancelled {
            // A recognizer that waits for others has lost. Otherwise it would wait for ever and block every later
            // gesture.
            held = nil
            return update(.failed)
        }
        if held != nil {
            if input.kind == .ended { heldEnd = input }
            return
        }
        receive(input)
    }

    /// Asks for a tick at `time`, in seconds of virtual time; at once where that has passed.
    package final func requestTick(at time: Double) { candidate?.requestTick(at: time) }

    /// Reports a value before anything is recognized, as a press does that may become a long one.
    package final func report(_ value: Value) { update(.possible, value) }

    /// Changes state. Being recognized waits until every gesture with precedence has failed.
    package final func update(_ state: RecognizerState, _ value: Value? = nil) {
        let isRecognized = self.state == .possible && (state == .active || state == .ended)
        if isRecognized, isPrimitive, let value, candidate?.mayBegin(value) == false { return update(.failed) }
        if isRecognized, let candidate, isPrimitive, !candidate.mayRecognize {
            held = (state, value)
            candidate.isHeld = true
            return
        }
        self.state = state
        if let value { self.value = value }
        if isRecognized, isPrimitive { candidate?.recognized() }
        changed?()
    }

    /// Allows recognition that was waiting. Combinations pass this on to their parts.
    open func release() {
        guard let (state, value) = held else { return }
        let end = heldEnd
        (held, heldEnd) = (nil, nil)
        update(state, value)
        if let end, self.state == .active { receive(end) }
    }

    /// What it is to gestures around it and inside of it.
    open var role: GestureRole { .ordinary }

    /// Whether it looks at inputs itself, rather than at other recognizers.
    open var isPrimitive: Bool { true }
}

/// A recognizer that follows another and changes what it reports.
package final class DerivedRecognizer<Base, Value>: Recognizer<Value> {
    private let base: Recognizer<Base>

    package init(_ base: Recognizer<Base>, _ follow: @escaping (DerivedRecognizer, Recognizer<Base>) -> Void) {
        self.base = base
        super.init()
        base.changed = { [unowned self, unowned base] in follow(self, base) }
    }

    package override var isPrimitive: Bool { false }
    package override var role: GestureRole { base.role }
    package override func join(_ candidate: GestureCandidate) { base.join(candidate) }
    package override func handle(_ input: GestureInput) { base.handle(input) }
    package override func release() { base.release() }
}

// MARK: Callbacks

public struct _ChangedGesture<Base: Gesture>: Gesture where Base.Value: Equatable {
    public typealias Body = Never
    package let base: Base
    package let action: (Base.Value) -> Void

    public func _makeRecognizer() -> Recognizer<Base.Value> {
        var last: Base.Value?
        return DerivedRecognizer<Base.Value, Base.Value>(base._makeRecognizer()) { [action] own, base in
            // The state is set first, because callbacks may read it.
            if base.state != .failed, let value = base.value, value != last {
                last = value
                // Speeds are measured during a gesture, for the spring that takes over when it ends.
                var transaction = Transaction()
                transaction.tracksVelocity = true
                withTransaction(transaction) { action(value) }
            }
            own.update(base.state, base.value)
        }
    }
}

public struct _EndedGesture<Base: Gesture>: Gesture {
    public typealias Body = Never
    package let base: Base
    package let action: (Base.Value) -> Void

    public func _makeRecognizer() -> Recognizer<Base.Value> {
        DerivedRecognizer<Base.Value, Base.Value>(base._makeRecognizer()) { [action] own, base in
            // Whoever is told of its end acts after it.
            if base.state == .ended, let value = base.value { action(value) }
            own.update(base.state, base.value)
        }
    }
}

public struct _MapGesture<Base: Gesture, Value>: Gesture {
    public typealias Body = Never
    package let base: Base
    package let transform: (Base.Value) -> Value

    public func _makeRecognizer() -> Recognizer<Value> {
        DerivedRecognizer<Base.Value, Value>(base._makeRecognizer()) { [transform] own, base in
            own.update(base.state, base.value.map(transform))
        }
    }
}

/// Keeps a gesture state up to date while the gesture runs, and resets it when it ends.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
    public typealias Body = Never
    public typealias Value = Base.Value
    package let base: Base
    package let state: GestureState<State>
    package let update: (Base.Value, inout State, inout Transaction) -> Void

    public func _makeRecognizer() -> Recognizer<Base.Value> {
        DerivedRecognizer<Base.Value, Base.Value>(base._makeRecognizer()) { [state, update] own, base in
            switch base.state {
            case .possible, .active:
                if let value = base.value { state.write { update(value, &$0, &$1) } }
            case .ended, .failed: state.reset()
            }
            own.update(base.state, base.value)
        }
    }
}

/// A value that lives as long as a gesture.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty, Interchangeable {
    private var location: StoredLocation<Value>?
    private let initial: Value
    private let resetAction: (Value, inout Transaction) -> Void

    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, reset: { _, _ in }) }
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue, reset: { $1 = resetTransaction })
    }
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initial = wrappedValue
        resetAction = reset
    }

    public var wrappedValue: Value { location?.value ?? initial }
    public var projectedValue: GestureState<Value> { self }

    public mutating func _install(_ context: BuildContext, slot: Int) {
        let initial = initial
        location = StoredLocation(context, slot: slot) { initial }
    }

    package func write(_ change: (inout Value, inout Transaction) -> Void) {
        var value = wrappedValue
        var transaction = Transaction()
        transaction.tracksVelocity = true
        change(&value, &transaction)
        withTransaction(transaction) { location?.value = value }
    }

    func reset() {
        var transaction = Transaction()
        resetAction(wrappedValue, &transaction)
        withTransaction(transaction) { location?.value = initial }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

extension Gesture {
    /// Runs an action whenever the gesture's value changes.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> where Value: Equatable {
        _ChangedGesture(base: self, action: action)
    }

    /// Runs an action when the gesture ends.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(base: self, action: action)
    }

    public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(base: self, transform: body)
    }

    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, update: body)
    }
}

/// A gesture whose type is forgotten.
public struct AnyGesture<Value>: Gesture {
    public typealias Body = Never
    private let make: @MainActor () -> Recognizer<Value>
    public init<T: Gesture>(_ gesture: T) where T.Value == Value { make = { gesture._makeRecognizer() } }
    public func _makeRecognizer() -> Recognizer<Value> { make() }
}

/// A gesture that may be missing, as in `gesture(isOn ? drag : nil)`: nil recognizes nothing.
extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
    public typealias Body = Never
    public func _makeRecognizer() -> Recognizer<Wrapped.Value> { self?._makeRecognizer() ?? Recognizer() }
}
