import KinoraStage

/// The pages pushed on a stack, from the bottom up.
struct NavigationEntry {
    enum Content {
        /// A view that a link named itself.
        case view(AnyView)
        /// A value whose view a `navigationDestination(for:)` makes.
        case value(AnyHashable)
    }

    let id: Int
    let content: Content
    /// The page that it stands on where another page presents that, which is none of the stack's; nil elsewhere.
    var base: Int?
}

/// What a stack keeps. Where a path is bound, its values come first and links' own views after them.
struct NavigationState {
    var entries: [NavigationEntry] = []
    var nextID = 0

    /// - Parameter base: the presented page that it stands on. What stood on others is gone with them.
    mutating func push(_ content: NavigationEntry.Content, on base: Int? = nil) {
        if base == nil { entries.removeAll { $0.base != nil } }
        entries.append(NavigationEntry(id: nextID, content: content, base: base))
        nextID += 1
    }

    /// Leaves the lowest `depth` pages.
    mutating func pop(to depth: Int) { entries.removeSubrange(min(max(0, depth), entries.count)...) }

    /// Makes the values of the pages those of a path; pages that are in both stay.
    mutating func match(_ path: [AnyHashable]) {
        let kept = zip(entries, path).prefix { entry, value in
            if case .value(let own) = entry.content { return own == value }
            return false
        }.count
        let isUnchanged =
            kept == path.count
            && entries.dropFirst(kept).allSatisfy { if case .view = $0.content { true } else { false } }
        if isUnchanged { return }
        entries.removeSubrange(kept...)
        for value in path.dropFirst(kept) { push(.value(value)) }
    }

    var path: [AnyHashable] {
        entries.compactMap { if case .value(let value) = $0.content { value } else { nil } }
    }
}

/// Values of any hashable types, which stand for the pages of a stack.
public struct NavigationPath: Equatable {
    var values: [AnyHashable] = []

    public init() {}
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

    public var count: Int { values.count }
    public var isEmpty: Bool { values.isEmpty }
    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(0, k), values.count)) }
}

extension NavigationPath {
    /// The path as it can be written to a file; nil where one of its values cannot.
    public var codable: CodableRepresentation? { CodableRepresentation(self) }
    public init(_ codable: CodableRepresentation) { values = codable.values }

    /// A path whose values can all be written and read. It is written as a list with the name of a type before each value, the
    /// last page first, as SwiftUI does.
    public struct CodableRepresentation: Codable, Equatable {
        fileprivate let values: [AnyHashable]

        fileprivate init?(_ path: NavigationPath) {
            guard path.values.allSatisfy({ $0.base is any Codable }) else { return nil }
            values = path.values
        }

        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var values: [AnyHashable] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                guard let type = _typeByName(name) as? any (Hashable & Decodable).Type else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "\(name) is not a type that can be read.")
                }
                // The value is a string of its own, in JSON.
                let text = try container.decode(String.self)
                values.append(AnyHashable(try JSONDecoder().decode(type, from: Data(text.utf8))))
            }
            self.values = values.reversed()
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for value in values.reversed() {
                guard let encodable = value.base as? any Encodable, let name = _mangledTypeName(type(of: value.base))
                else {
                    throw EncodingError.invalidValue(
                        value.base, .init(codingPath: container.codingPath, debugDescription: "It cannot be written."))
                }
                let writer = JSONEncoder()
                writer.outputFormatting = .sortedKeys
                try container.encode(name)
                try container.encode(String(decoding: try writer.encode(encodable), as: UTF8.self))
            }
        }
    }
}

/// A binding to the path of a stack, its type forgotten.
struct NavigationPathBinding {
    let get: () -> [AnyHashable]
    let set: ([AnyHashable]) -> Void
}

/// Where links and pages push and pop.
@MainActor
struct Navigator: Interchangeable {
    /// The presented page that it pushes on; nil for those of the stack.
    private(set) var base: Int?
    private let pushOn: (NavigationEntry.Content, _ base: Int?) -> Void
    let pop: (_ depth: Int) -> Void
    /// Whether pages that come and go move.
    let isAnimated: () -> Bool

    init(
        push: @escaping (NavigationEntry.Content, _ base: Int?) -> Void, pop: @escaping (_ depth: Int) -> Void,
        isAnimated: @escaping () -> Bool = { true }
    ) {
        (pushOn, self.pop, self.isAnimated) = (push, pop, isAnimated)
    }

    func push(_ content: NavigationEntry.Content) { pushOn(content, base) }

    /// The same for the pages from one on that another page presents.
    ///
    /// - Parameter depth: how many pages are below the presented one.
    func above(_ page: NavigationDestinations.Presented, at depth: Int) -> Navigator {
        let pop = pop
        var navigator = Navigator(
            push: pushOn,
            pop: { remaining in
                // The stack does not count it.
                if remaining >= depth { return pop(remaining - 1) }
                pop(remaining)
                page.dismiss()
            }, isAnimated: isAnimated)
        navigator.base = page.id
        return navigator
    }
}

private struct NavigatorKey: EnvironmentKey { static var defaultValue: Navigator? { nil } }

extension EnvironmentValues {
    var navigator: Navigator? {
        get { self[NavigatorKey.self] }
        set { self[NavigatorKey.self] = newValue }
    }
}
