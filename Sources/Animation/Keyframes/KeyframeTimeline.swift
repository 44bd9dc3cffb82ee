import Foundation

/// The value of a set of keyframes at any time.
///
/// Each track starts from the initial value's property and holds its end when it is shorter than others; where two tracks move the
/// same property, the later one shows.
public struct KeyframeTimeline<Value> {
    private let initialValue: Value
    private let tracks: [any PlacedKeyframeTrack<Value>]

    /// The keyframes of `content`, from `initialValue` on.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(from: initialValue, after: [], at: 0, content())
    }

    private init(
        from value: Value, after tracks: [any PlacedKeyframeTrack<Value>], at time: Double,
        _ content: some Keyframes<Value>
    ) {
        var written = _KeyframeTracks<Value>()
        content._append(to: &written)
        initialValue = value
        self.tracks = written.tracks.map { $0.placed(in: value, after: tracks, at: time) }
    }

    /// Seconds until the longest track ends.
    public var duration: TimeInterval { tracks.reduce(0) { max($0, $1.duration) } }

    /// The value `time` seconds after the start; before it the first, after the end the last.
    public func value(time: TimeInterval) -> Value {
        var value = initialValue
        update(&value, time: time)
        return value
    }

    /// The value at a share of the duration, 0…1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }

    /// Sets what keyframes move in `value` to what it is `time` seconds after the start; the rest stays.
    public func update(_ value: inout Value, time: TimeInterval) {
        for track in tracks { track.apply(to: &value, at: time) }
    }

    /// The same at a share of the duration, 0…1.
    public func update(_ value: inout Value, progress: Double) { update(&value, time: progress * duration) }

    /// A timeline of `content` that goes on from this one's value and velocities at `elapsed` seconds.
    package func restarted(at elapsed: Double, content: some Keyframes<Value>) -> KeyframeTimeline {
        KeyframeTimeline(from: value(time: elapsed), after: tracks, at: elapsed, content)
    }
}

extension KeyframeTimeline where Value: Animatable {
    /// How fast the value moves at `time`, in units per second, where keyframes move it as a whole; zero where they move only
    /// properties of it, and after the end. At a boundary the earlier keyframe counts.
    package func velocity(time: TimeInterval) -> Value.AnimatableData {
        let tracks = tracks.compactMap { $0 as? PlacedTrack<Value, Value> }
        return tracks.last { $0.keyPath == \Value.self }?.sequence.velocity(at: time) ?? .zero
    }
}
