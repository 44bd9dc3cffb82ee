import KinoraBasics

/// Code of the user that runs for a place and makes views or drawings: what addresses its random numbers and its time.
struct EvaluatedCode {
    /// The view that a body belongs to, as its parent made it; read only while the body runs.
    struct Origin {
        private let view: UnsafeRawPointer
        private let type: Any.Type

        init<V>(_ view: UnsafePointer<V>) { (self.view, type) = (UnsafeRawPointer(view), V.self) }

        var value: Any {
            func read<Value>(_ type: Value.Type) -> Any { view.assumingMemoryBound(to: type).pointee }
            return _openExistential(type, do: read)
        }
    }

    let place: Identity
    /// The view whose body this is; nil for any other code.
    let origin: Origin?
    /// Whether something above is made anew as time passes.
    let isTimed: Bool
    private let seed: UInt64
    private var draws: UInt64 = 0

    /// - Parameter step: the step that is shown, for content whose random numbers differ from step to step.
    init(in context: BuildContext, of origin: Origin? = nil, step: Int? = nil) {
        place = context.identity
        self.origin = origin
        isTimed = context.isTimed
        let seed = SplitMix.mix(context.graph.stage.seed ^ place.seed)
        self.seed = step.map { SplitMix.mix(seed &+ UInt64($0)) } ?? seed
    }

    /// The next random word, by the place and the count within this evaluation.
    mutating func nextRandom() -> UInt64 {
        defer { draws += 1 }
        return SplitMix.mix(seed &+ draws &* 0xD134_2543_DE82_EF95)
    }
}
