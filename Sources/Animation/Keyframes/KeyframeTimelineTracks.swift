/// A track as written: keyframes for a property of `Root`.
protocol WrittenKeyframeTrack<Root> {
    associatedtype Root

    /// The track in its place: from the property's value in `start`, and the velocity that the last of `tracks` for the same
    /// property has at `time`.
    func placed(in start: Root, after tracks: [any PlacedKeyframeTrack<Root>], at time: Double)
        -> any PlacedKeyframeTrack<Root>
}

/// A track that can tell its property's value at any time.
protocol PlacedKeyframeTrack<Root> {
    associatedtype Root

    /// Seconds.
    var duration: Double { get }

    func apply(to root: inout Root, at time: Double)
}

struct WrittenTrack<Root, Value: Animatable>: WrittenKeyframeTrack {
    let keyPath: WritableKeyPath<Root, Value>
    let elements: [KeyframeElement<Value.AnimatableData>]

    func placed(
        in start: Root, after tracks: [any PlacedKeyframeTrack<Root>], at time: Double
    ) -> any PlacedKeyframeTrack<Root> {
        let same = tracks.compactMap { $0 as? PlacedTrack<Root, Value> }.last { $0.keyPath == keyPath }
        return PlacedTrack(
            keyPath: keyPath,
            sequence: KeyframeSequence(
                start: start[keyPath: keyPath].animatableData, velocity: same?.sequence.velocity(at: time) ?? .zero,
                elements: elements))
    }
}

struct PlacedTrack<Root, Value: Animatable>: PlacedKeyframeTrack {
    let keyPath: WritableKeyPath<Root, Value>
    let sequence: KeyframeSequence<Value.AnimatableData>

    var duration: Double { sequence.duration }

    func apply(to root: inout Root, at time: Double) {
        root[keyPath: keyPath].animatableData = sequence.value(at: time)
    }
}
