import KinoraStage

/// The items of a section, in order, which may have items below them. Those below an item are shown while it is expanded.
public struct NSDiffableDataSourceSectionSnapshot<Item: Hashable> {
    /// An item, followed by all below it, which have greater levels.
    private struct Entry {
        let item: Item
        var level: Int
        var isExpanded = false
    }
    private var entries: [Entry] = []
    public init() {}

    // MARK: What there is

    public var items: [Item] { entries.map(\.item) }
    public var rootItems: [Item] { entries.filter { $0.level == 0 }.map(\.item) }
    public var visibleItems: [Item] {
        var (shown, hidden) = ([Item](), Int.max)
        for entry in entries where entry.level <= hidden {
            shown.append(entry.item)
            hidden = entry.isExpanded ? .max : entry.level
        }
        return shown
    }
    public func contains(_ item: Item) -> Bool { index(of: item) != nil }
    public func index(of item: Item) -> Int? { entries.firstIndex { $0.item == item } }
    /// How many items it is below; 0 where it is not there.
    public func level(of item: Item) -> Int { index(of: item).map { entries[$0].level } ?? 0 }
    public func isExpanded(_ item: Item) -> Bool { index(of: item).map { entries[$0].isExpanded } ?? false }
    public func isVisible(_ item: Item) -> Bool { visibleItems.contains(item) }
    public func parent(of child: Item) -> Item? {
        guard let index = index(of: child) else { return nil }
        return entries[..<index].last { $0.level == entries[index].level - 1 }?.item
    }
    /// What is below an item, as a section of its own.
    public func snapshot(of parent: Item, includingParent: Bool = false) -> Self {
        var part = Self()
        guard let index = index(of: parent) else { return part }
        let range = includingParent ? index..<end(of: index) : index + 1..<end(of: index)
        part.entries = Array(entries[range])
        let top = entries[index].level + (includingParent ? 0 : 1)
        for index in part.entries.indices { part.entries[index].level -= top }
        return part
    }
    /// Behind all that is below an item.
    private func end(of index: Int) -> Int {
        entries[(index + 1)...].firstIndex { $0.level <= entries[index].level } ?? entries.count
    }

    // MARK: Changes

    /// Behind all others below an item, or of the section.
    public mutating func append(_ items: [Item], to parent: Item? = nil) {
        guard let parent else { return insert(items, at: entries.count, level: 0) }
        guard let index = index(of: parent) else { return }
        insert(items, at: end(of: index), level: entries[index].level + 1)
    }
    public mutating func insert(_ items: [Item], before item: Item) {
        guard let index = index(of: item) else { return }
        insert(items, at: index, level: entries[index].level)
    }
    public mutating func insert(_ items: [Item], after item: Item) {
        guard let index = index(of: item) else { return }
        insert(items, at: end(of: index), level: entries[index].level)
    }
    private mutating func insert(_ items: [Item], at index: Int, level: Int) {
        entries.insert(contentsOf: items.map { Entry(item: $0, level: level) }, at: index)
    }
    /// With all that is below them.
    public mutating func delete(_ items: [Item]) {
        for item in items {
            if let index = index(of: item) { entries.removeSubrange(index..<end(of: index)) }
        }
    }
    public mutating func deleteAll() { entries = [] }
    public mutating func replace(childrenOf parent: Item, using snapshot: Self) {
        guard let index = index(of: parent) else { return }
        let level = entries[index].level + 1
        let new = snapshot.entries.map { Entry(item: $0.item, level: $0.level + level, isExpanded: $0.isExpanded) }
        entries.replaceSubrange(index + 1..<end(of: index), with: new)
    }
    public mutating func expand(_ items: [Item]) { set(items, isExpanded: true) }
    public mutating func collapse(_ items: [Item]) { set(items, isExpanded: false) }
    private mutating func set(_ items: [Item], isExpanded: Bool) {
        for item in items { if let index = index(of: item) { entries[index].isExpanded = isExpanded } }
    }
}

/// A data source whose rows have others below them.
@MainActor
protocol OutlineSource {
    func level(at path: IndexPath) -> Int
    func isExpanded(at path: IndexPath) -> Bool
    /// Shows or hides what is below a row; false where its section knows of nothing below others.
    func toggle(at path: IndexPath) -> Bool
}
