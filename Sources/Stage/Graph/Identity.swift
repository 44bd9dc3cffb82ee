import KinoraBasics

/// Where a view stands in the tree: the path of positions, branches and explicit identifiers that leads to it.
///
/// Paths are interned, so that one object stands for each; its `number` keys state, and its `seed` gives the same
/// randomness to the same place in every evaluation.
package final class Identity {
    package enum Component: Hashable {
        case index(Int)
        case branch(Bool)
        case id(AnyHashable)
        /// An identifier that is an `Int`. Most are, and compare and copy faster than those whose type is forgotten.
        case number(Int)
        case type(ObjectIdentifier)
        case body
        case content
        case secondary
    }

    package let number: Int
    /// Steps from the root.
    package let depth: Int
    /// A hash of the path that is the same in every process.
    package let seed: UInt64
    /// The last step to here, and the place it was made from; nil at the root. Parents keep their children, and the root is
    /// kept by the graph, so that a parent is there as long as anybody asks.
    package let component: Component?
    /// Whether the last step goes to what a modifier is around. To compare steps would copy them.
    let isContent: Bool
    package private(set) unowned(unsafe) var parent: Identity?
    private var children: [Component: Identity] = [:]
    /// The most frequent children.
    private var content: Identity?
    private var body: Identity?
    private var secondary: Identity?
    private let counter: Counter

    /// Hands out numbers within one tree, and finds places by them.
    private final class Counter {
        var places: [Unmanaged<Identity>] = []
        /// By the numbers of places, those that they were made from; -1 for the root.
        var parents: [Int] = []
        var next: Int { places.count }

        func add(_ place: Identity, in parent: Int) {
            places.append(Unmanaged.passUnretained(place))
            parents.append(parent)
        }
    }

    /// By the numbers of all places of the tree, those that they were made from; -1 for the root. To go from place to place counts
    /// references.
    var parents: [Int] { counter.parents }

    /// The place of a number in the tree that this is the root of.
    func place(numbered number: Int) -> Identity { counter.places[number].takeUnretainedValue() }

    /// Whether it is `place` or something in it.
    package func isWithin(_ place: Identity) -> Bool {
        var outer: Identity? = self
        while let present = outer, present.depth > place.depth { outer = present.parent }
        return outer === place
    }

    /// Whether the step that leads to the place at a depth, on the way to here, goes to what a modifier is around.
    func isContent(at depth: Int) -> Bool {
        self.depth > depth ? parent?.isContent(at: depth) ?? false : self.depth == depth && isContent
    }

    package init() {
        counter = Counter()
        component = nil
        isContent = false
        number = 0
        depth = 0
        seed = 0x9E37_79B9_7F4A_7C15
        counter.add(self, in: -1)
    }

    private init(parent: Identity, component: Component) {
        counter = parent.counter
        self.component = component
        isContent = if case .content = component { true } else { false }
        self.parent = parent
        number = counter.next
        depth = parent.depth + 1
        seed = SplitMix.mix(parent.seed ^ component.stableHash(after: parent.children.count))
        counter.add(self, in: parent.number)
    }

    // Mostly the step is known where this is called, and nothing is left of it but a look at one of the most frequent children.
    @inline(__always)
    package func child(_ component: Component) -> Identity {
        switch component {
        case .content: content ?? frequentChild(component, \.content)
        case .body: body ?? frequentChild(component, \.body)
        case .secondary: secondary ?? frequentChild(component, \.secondary)
        default: namedChild(component)
        }
    }

    private func frequentChild(
        _ component: Component, _ path: ReferenceWritableKeyPath<Identity, Identity?>
    ) -> Identity {
        let made = Identity(parent: self, component: component)
        self[keyPath: path] = made
        return made
    }

    private func namedChild(_ component: Component) -> Identity {
        if let known = children[component] { return known }
        let made = Identity(parent: self, component: component)
        children[component] = made
        return made
    }
}

extension Identity.Component {
    /// The step to what has an identifier among its neighbors.
    static func identified<ID: Hashable>(by id: ID) -> Identity.Component {
        ID.self == Int.self ? .number(unsafeBitCast(id, to: Int.self)) : .id(AnyHashable(id))
    }

    /// The identifier that is the step; nil for other steps.
    package var id: AnyHashable? {
        switch self {
        case .id(let id): id
        case .number(let number): AnyHashable(number)
        default: nil
        }
    }

    /// Not `hashValue`, which differs from process to process. Values count by description; objects, whose addresses do, too, by how many
    /// named children have come before them.
    fileprivate func stableHash(after count: Int) -> UInt64 {
        switch self {
        case .index(let index): SplitMix.mix(UInt64(bitPattern: Int64(index)) &+ 1)
        case .branch(let flag): flag ? 0xA11 : 0xB22
        case .id(let id): id.stableDescription.map(StableHash.of) ?? SplitMix.mix(UInt64(count) ^ 0xAA7)
        case .number(let number): StableHash.of(String(number))
        case .type: 0xC33
        case .body: 0xD44
        case .content: 0xE55
        case .secondary: 0xF66
        }
    }
}

extension AnyHashable {
    /// The value's description; nil where it may hold an address: of objects, and of what holds an object's identifier.
    fileprivate var stableDescription: String? {
        guard !(type(of: base) is AnyClass) else { return nil }
        let text = String(describing: base)
        return text.contains("ObjectIdentifier(0x") ? nil : text
    }
}
