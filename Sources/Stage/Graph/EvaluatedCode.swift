import KinoraBasics

/// Code of the user that runs for a place and makes views or drawings: what addresses its random numbers and its time.
struct EvaluatedCode {
    /// The view that a body belongs to; read only while the body runs.
    struct Body {
        private let pointer: UnsafeRawPointer
        private let origin: UnsafeRawPointer
        private let type: Any.Type

        /// - Parameters:
        ///   - view: the view whose body runs.
        ///   - origin: the same view as its parent made it, without what its dynamic properties stand for.
        init<V>(_ view: UnsafePointer<V>, from origin: UnsafePointer<V>) {
            (pointer, self.origin, type) = (UnsafeRawPointer(view), UnsafeRawPointer(origin), V.self)
        }

        /// Where the view is, if it is of this type.
        func view<V>(as type: V.Type) -> UnsafePointer<V>? {
            type == self.type ? pointer.assumingMemoryBound(to: type) : nil
        }

        /// The view as its parent made it.
        var original: Any {
            func read<Value>(_ type: Value.Type) -> Any { origin.assumingMemoryBound(to: type).pointee }
            return _openExistential(type, do: read)
        }
    }

    /// Kept by the graph that runs the code. Most code is not asked what it depends on: of crowds of views, no place is touched then.
    unowned(unsafe) let place: Identity
    /// The view whose body this is; nil for any other code.
    let body: Body?
    /// Whether something above is made anew as time passes.
    let isTimed: Bool
    /// The step or entry that is shown, for content whose random numbers differ from one to the next.
    private let step: Int?
    private let stageSeed: UInt64
    private var draws: UInt64 = 0

    /// - Parameter step: the step or entry that is shown, for content whose random numbers differ from one to the next.
    init(in context: BuildContext, of body: Body? = nil, step: Int? = nil) {
        place = context.identity
        self.body = body
        isTimed = context.isTimed
        self.step = step
        stageSeed = context.graph.stage.seed
    }

    private var seed: UInt64 {
        let seed = SplitMix.mix(stageSeed ^ place.seed)
        return step.map { SplitMix.mix(seed &+ UInt64(truncatingIfNeeded: $0)) } ?? seed
    }

    /// The next random word, by the place, the count within this evaluation, and the evaluation's own number.
    mutating func nextRandom(inEvaluation number: Int) -> UInt64 {
        defer { draws += 1 }
        let word = SplitMix.mix(seed &+ draws &* 0xD134_2543_DE82_EF95)
        return number == 0 ? word : SplitMix.mix(word &+ UInt64(number))
    }
}
