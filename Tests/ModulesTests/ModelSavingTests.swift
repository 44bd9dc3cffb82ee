import Foundation
import KinoraStage
import SwiftData
import Testing

@Model
private final class Item {
    @Attribute(.unique) var key: String
    var size: Int
    @Relationship(deleteRule: .cascade, inverse: \Part.item) var parts: [Part] = []
    init(_ key: String, _ size: Int = 0) { (self.key, self.size) = (key, size) }
}

@Model
private final class Part {
    #Unique<Part>([\.name, \.number])

    var name: String
    var number: Int?
    var item: Item?
    init(_ name: String, _ number: Int?) { (self.name, self.number) = (name, number) }
}

/// What was heard, one after the other.
private final class Heard<Value>: @unchecked Sendable {
    var values: [Value] = []
}

/// What waits in a context until it saves.
@MainActor
@Suite("Saving models")
struct ModelSavingTests {
    private let context = ModelContext()

    private func items() throws -> [String] {
        try context.fetch(FetchDescriptor<Item>()).map { "\($0.key)\($0.size)" }
    }

    @Test("A context knows what was inserted, changed and deleted since it saved")
    func pending() throws {
        let (a, b) = (Item("a"), Item("b"))
        #expect(!context.hasChanges && !a.hasChanges)
        context.insert(a)
        context.insert(b)
        #expect(context.insertedModelsArray.map(\.persistentModelID) == [a.id, b.id] && a.hasChanges)
        try context.save()
        #expect(!context.hasChanges && !a.hasChanges && context.insertedModelsArray.isEmpty)
        a.size = 3
        #expect(context.changedModelsArray.map(\.persistentModelID) == [a.id] && a.hasChanges && !b.hasChanges)
        context.delete(b)
        #expect(context.deletedModelsArray.map(\.persistentModelID) == [b.id] && b.isDeleted)
        try context.save()
        #expect(!context.hasChanges && b.modelContext == nil && !b.isDeleted)
        // What is gone before it was saved leaves nothing.
        let c = Item("c")
        context.insert(c)
        context.delete(c)
        #expect(!context.hasChanges && c.modelContext == nil)
    }

    @Test("Rolling back sets back variables and relationships, and which objects there are in which order")
    func rollback() throws {
        let (a, b) = (Item("a", 1), Item("b", 2))
        a.parts = [Part("x", 1), Part("y", 2)]
        context.insert(a)
        context.insert(b)
        try context.save()
        a.size = 5
        a.size = 6
        b.parts.append(a.parts[0])
        context.insert(Item("c"))
        context.delete(a)
        #expect(try items() == ["b2", "c0"])
        context.rollback()
        #expect(try items() == ["a1", "b2"] && !context.hasChanges && !a.isDeleted)
        #expect(a.parts.map(\.name) == ["x", "y"] && b.parts.isEmpty && a.parts[0].item === a)
        context.rollback()
        #expect(try items() == ["a1", "b2"])
    }

    @Test("An object with an older one's unique value becomes that one, with the new values")
    func unique() throws {
        let old = Item("a", 1)
        old.parts = [Part("x", 1)]
        context.insert(old)
        try context.save()
        let new = Item("a", 2)
        new.parts = [Part("y", 1)]
        context.insert(new)
        context.insert(Item("b", 3))
        #expect(try items() == ["a1", "a2", "b3"])
        try context.save()
        #expect(try items() == ["a2", "b3"] && new.modelContext == nil)
        #expect(old.parts.map(\.name) == ["x", "y"] && old.parts[1].item === old)
        // Within what is inserted at once, too; what has no parts leaves the parts alone.
        for size in 7...9 { context.insert(Item("a", size)) }
        try context.save()
        #expect(try items() == ["a9", "b3"] && old.parts.count == 2)
    }

    @Test("Several variables together may be unique, where each has a value")
    func compound() throws {
        for (name, number) in [("a", 1), ("a", 2), ("a", 1), ("b", 1), ("c", nil), ("c", nil)] {
            context.insert(Part(name, number))
        }
        try context.save()
        let parts = try context.fetch(FetchDescriptor<Part>())
        #expect(parts.map(\.name) == ["a", "a", "b", "c", "c"] && parts.map(\.number) == [1, 2, 1, nil, nil])
    }

    @Test("What was deleted can be inserted again, also where its context is gone")
    func again() throws {
        let item = Item("a", 1)
        item.parts = [Part("x", 1)]
        context.insert(item)
        try context.save()
        context.delete(item)
        context.insert(item)
        #expect(try items() == ["a1"] && !item.isDeleted && item.parts.map(\.isDeleted) == [false])
        let other = Item("b", 2)
        func insertAndDelete(in former: ModelContext) throws {
            former.insert(other)
            try former.save()
            former.delete(other)
        }
        try insertAndDelete(in: ModelContext())
        context.insert(other)
        try context.save()
        #expect(try items() == ["a1", "b2"] && other.modelContext === context)
    }

    @Test("A transaction is saved at its end")
    func transaction() throws {
        try context.transaction { context.insert(Item("a")) }
        #expect(!context.hasChanges)
        context.rollback()
        #expect(try items() == ["a0"])
    }

    @Test("Who listens hears what was saved")
    func notification() throws {
        let heard = Heard<[PersistentIdentifier]?>()
        let key = ModelContext.NotificationKey.insertedIdentifiers.rawValue
        let token = NotificationCenter.default.addObserver(
            forName: ModelContext.didSave, object: context, queue: nil
        ) { heard.values.append($0.userInfo?[key] as? [PersistentIdentifier]) }
        defer { NotificationCenter.default.removeObserver(token) }
        let item = Item("a")
        context.insert(item)
        try context.save()
        try context.save()
        #expect(heard.values == [[item.id]])
    }

    @Test("In a performance a context saves by itself, unless it is told not to", arguments: [true, false])
    func autosave(isEnabled: Bool) throws {
        let states = Heard<Bool>()
        context.autosaveEnabled = isEnabled
        let stage = Stage(size: CGSize(width: 10, height: 10), duration: 3) { [context] in
            Color.clear.task {
                context.insert(Item("a"))
                states.values.append(context.hasChanges)
                try? await Task.sleep(for: .seconds(2))
                states.values.append(context.hasChanges)
            }
        }
        _ = try stage.scene(at: 2.5)
        #expect(states.values == [true, !isEnabled])
    }

    @Test("Who has read whether there are changes is told when that is different")
    func observed() throws {
        let changes = Heard<String>()
        func watch(_ name: String) {
            withObservationTracking({ _ = context.hasChanges }, onChange: { changes.values.append(name) })
        }
        watch("insertion")
        context.insert(Item("a"))
        watch("saving")
        try context.save()
        #expect(changes.values == ["insertion", "saving"])
    }
}
