/// Tracks of keyframes for the properties of a value.
public protocol Keyframes<Value> {
    /// What the tracks move, as a whole or in its properties.
    associatedtype Value
    /// What these are made of.
    associatedtype Body: Keyframes

    /// What these are made of.
    @KeyframesBuilder<Value>
    var body: Body { get }

    /// Appends the tracks, in order.
    func _append(to list: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
    /// Appends the tracks of the body.
    public func _append(to list: inout _KeyframeTracks<Value>) { body._append(to: &list) }
}

/// A growing list of tracks.
public struct _KeyframeTracks<Value> {
    var tracks: [any WrittenKeyframeTrack<Value>] = []
}

/// Keyframes for one property of a value, or for all of it.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
    let keyPath: WritableKeyPath<Root, Value>
    let content: Content

    /// Keyframes for the property at `keyPath`.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        self.keyPath = keyPath
        self.content = content()
    }

    /// Keyframes for the whole value.
    public init(@KeyframeTrackContentBuilder<Value> content: () -> Content) where Root == Value {
        keyPath = \.self
        self.content = content()
    }

    /// Itself: it is not made of others.
    public var body: KeyframeTrack { self }

    /// Appends the track.
    public func _append(to list: inout _KeyframeTracks<Root>) {
        var keyframes = _KeyframeList<Value>()
        content._append(to: &keyframes)
        list.tracks.append(WrittenTrack(keyPath: keyPath, elements: keyframes.elements))
    }
}

/// Several tracks.
public struct _KeyframeTrackList<Value>: Keyframes {
    var list = _KeyframeTracks<Value>()

    init() {}

    init(_ first: some Keyframes<Value>, _ second: some Keyframes<Value>) {
        first._append(to: &list)
        second._append(to: &list)
    }

    init(_ content: some Keyframes<Value>) { content._append(to: &list) }

    /// Itself: it is not made of others.
    public var body: _KeyframeTrackList { self }
    /// Appends all tracks, in order.
    public func _append(to list: inout _KeyframeTracks<Value>) { list.tracks += self.list.tracks }
}

/// Builds tracks from the lines of a closure; keyframes outside a track are a track of the whole value.
@resultBuilder
public struct KeyframesBuilder<Value> {
    /// A track, or tracks of one's own.
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }

    /// A keyframe of the whole value.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    /// No tracks.
    public static func buildBlock() -> _KeyframeTrackList<Value> { _KeyframeTrackList() }

    /// The first track.
    public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }

    /// One track more.
    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> _KeyframeTrackList<Value> {
        _KeyframeTrackList(accumulated, next)
    }

    /// The first keyframe of the whole value.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

    /// One keyframe more.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> _KeyframeTrackSequence<Value> where Value: Animatable {
        _KeyframeTrackSequence(accumulated, next)
    }

    /// An `if` whose condition holds, of keyframes.
    public static func buildEither(first component: some KeyframeTrackContent<Value>) -> _KeyframeTrackSequence<Value>
    where Value: Animatable {
        _KeyframeTrackSequence(component)
    }

    /// An `else` of keyframes.
    public static func buildEither(second component: some KeyframeTrackContent<Value>) -> _KeyframeTrackSequence<Value>
    where Value: Animatable {
        _KeyframeTrackSequence(component)
    }

    /// A `for` loop of keyframes.
    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> _KeyframeTrackSequence<Value>
    where Value: Animatable {
        KeyframeTrackContentBuilder<Value>.buildArray(components)
    }

    /// The tracks.
    public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value { component }

    /// The keyframes as one track.
    public static func buildFinalResult<K: KeyframeTrackContent>(_ component: K) -> KeyframeTrack<Value, Value, K>
    where K.Value == Value {
        KeyframeTrack { component }
    }
}
