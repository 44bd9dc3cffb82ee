/// A value for each place of a tree, by the place's number. It grows as places are written.
struct PlaceTable<Value> {
    private var values: [Value] = []
    /// The value of places that were never written.
    private let empty: Value

    init(empty: Value) { self.empty = empty }

    subscript(number: Int) -> Value {
        get { number < values.count ? values[number] : empty }
        // In place, so that a list is not copied for each of its elements that is added.
        _modify {
            if number >= values.count {
                values += [Value](repeating: empty, count: max(64, number + 1 - values.count + values.count / 2))
            }
            yield &values[number]
        }
    }
}
