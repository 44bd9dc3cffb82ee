// A binding to a collection is a collection of bindings to its elements, as `ForEach($items)` and `$items.enumerated()` use it.

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices
    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
    public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

    /// The element at a place. After the collection has become shorter it goes on to read what was there last.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        let last = LastElement(wrappedValue[position])
        return Binding<Value.Element>(
            get: {
                let whole = wrappedValue
                if whole.startIndex <= position, position < whole.endIndex { last.value = whole[position] }
                return last.value
            },
            set: { value, transaction in
                let whole = wrappedValue
                guard whole.startIndex <= position, position < whole.endIndex else { return }
                var changed = self
                changed.transaction = transaction
                changed.wrappedValue[position] = value
            })
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
    public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

/// What a binding to an element read last.
private final class LastElement<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}
