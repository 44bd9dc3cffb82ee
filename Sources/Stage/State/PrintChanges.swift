@_spi(Reflection) import Swift

extension View {
    /// Prints why the body is evaluated, as SwiftUI does: `Card: @self, @identity, _isOpen changed.` Call it within the body.
    ///
    /// `@identity` stands for a view that is new, `@self` for a stored property without a wrapper that has changed. Bodies are
    /// also evaluated for frames between two changes; then nothing is printed. What is printed may come more than once: a
    /// performance that is rendered by two workers is played twice.
    @MainActor
    public static func _printChanges() {
        guard let line = Graph.current?.changes(of: Self.self) else { return }
        print(line)
    }

    /// The same; there is no log but standard output here.
    @MainActor
    public static func _logChanges() { _printChanges() }
}

/// A dynamic property whose value is not in the graph's storage.
package protocol ComparedProperty {
    /// What to compare with the value at the evaluation before.
    var comparedValue: Any { get }
}

extension Binding: ComparedProperty { package var comparedValue: Any { wrappedValue } }
extension Environment: ComparedProperty { package var comparedValue: Any { wrappedValue } }

/// A stored value that stands for something which changes in itself.
package protocol CountingChanges {
    var changeCount: Int { get }
}

extension Stored: CountingChanges {
    package var changeCount: Int { (value as? any CountingChanges)?.changeCount ?? 0 }
}

/// The stored properties of a view as its body saw them at an evaluation.
struct SeenFields {
    private struct Field {
        let name: String
        let isDynamic: Bool
        let value: Any
        /// Where the value is in the graph's storage.
        let stored: StoredValue?
        let changeCount: Int

        func isSame(as other: Field) -> Bool {
            if let stored { return stored === other.stored && changeCount == other.changeCount }
            return ValueComparison.areSame(any: value, other.value)
        }
    }

    private let fields: [Field]

    init<V: View>(of view: UnsafePointer<V>, in place: Identity, _ graph: Graph) {
        var fields: [Field] = []
        var slot = 0
        _ = _forEachField(of: V.self, options: []) { name, offset, type, _ in
            func read<Value>(_ type: Value.Type) -> Any {
                (UnsafeRawPointer(view) + offset).assumingMemoryBound(to: type).pointee
            }
            let value = _openExistential(type, do: read)
            let isDynamic = type is any DynamicProperty.Type
            let stored = isDynamic ? graph.storage[place.number << 8 | slot] : nil
            fields.append(
                Field(
                    name: String(cString: name), isDynamic: isDynamic,
                    value: (value as? any ComparedProperty)?.comparedValue ?? value, stored: stored,
                    changeCount: (stored as? any CountingChanges)?.changeCount ?? 0))
            if isDynamic { slot += 1 }
            return true
        }
        self.fields = fields
    }

    /// What has changed since `earlier`, in SwiftUI's words.
    func changes(since earlier: SeenFields?) -> [String] {
        guard let earlier else { return ["@self", "@identity"] + fields.filter(\.isDynamic).map(\.name) }
        let changed = zip(fields, earlier.fields).filter { !$0.isSame(as: $1) }.map(\.0)
        return (changed.allSatisfy(\.isDynamic) ? [] : ["@self"]) + changed.filter(\.isDynamic).map(\.name)
    }
}

extension Graph {
    /// A line that says why the body of a view is evaluated that is of this type and is being evaluated now.
    func changes<V: View>(of type: V.Type) -> String? {
        guard isUpdating, let code = evaluated, let view = code.body?.view(as: type) else { return nil }
        let key = code.place.number << 8 | Slot.printedChanges
        let seen = SeenFields(of: view, in: code.place, self)
        let changes = seen.changes(since: stored(key))
        store(seen, key)
        return "\(type): " + (changes.isEmpty ? "unchanged." : changes.joined(separator: ", ") + " changed.")
    }
}
