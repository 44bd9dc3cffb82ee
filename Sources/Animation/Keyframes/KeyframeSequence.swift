/// The segments of one track, one after another.
struct KeyframeSequence<Data: VectorArithmetic> {
    private var segments: [KeyframeSegment<Data>] = []
    private let start: Data
    /// Seconds.
    private(set) var duration = 0.0

    /// Puts keyframes in their places, from `start` with `velocity` (units per second) on.
    init(start: Data, velocity: Data, elements: [KeyframeElement<Data>]) {
        self.start = start
        var value = start
        for index in elements.indices {
            let places = KeyframePlacement(
                element: elements[index], start: value, first: index == 0 ? velocity : nil, before: segments.last,
                next: index + 1 < elements.count ? elements[index + 1] : nil)
            let segment = places.segment
            segments.append(segment)
            duration += segment.duration
            value = segment.end
        }
    }

    func value(at time: Double) -> Data {
        guard let (segment, local) = place(time) else { return start }
        return segment.value(at: local)
    }

    func velocity(at time: Double) -> Data {
        guard time <= duration, let (segment, local) = place(time) else { return .zero }
        return segment.velocity(at: local)
    }

    /// The segment that shows at `time`, and the time within it. At a boundary the earlier one's end shows; past the end the last.
    private func place(_ time: Double) -> (KeyframeSegment<Data>, Double)? {
        var rest = time > 0 ? time : 0
        for segment in segments {
            if segment.duration >= rest { return (segment, rest) }
            rest -= segment.duration
        }
        return segments.last.map { ($0, $0.duration) }
    }
}
