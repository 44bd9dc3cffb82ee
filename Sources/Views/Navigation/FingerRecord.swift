import KinoraStage

/// Where fingers have brought a page or a sheet, kept by its place.
@MainActor
struct FingerRecord<Value: Animatable> {
    private let graph: Graph
    private let key: Int
    /// Where it is while nobody has moved it.
    private let still: Value

    init(_ still: Value, _ context: BuildContext) {
        (graph, key, self.still) = (context.graph, context.key(Slot.scroll), still)
    }

    var value: Value { graph.stored(key) ?? still }

    func write(_ change: (inout Value) -> Void) {
        var value = value
        change(&value)
        graph.write(Stored(value), key: key)
    }

    /// The value as it is seen, on its way from one to the next.
    func shown(_ context: BuildContext) -> Value {
        if context.isUpdating { context.store(value, Slot.scroll) }
        return context.animated(value, slot: Slot.modifier)
    }
}
