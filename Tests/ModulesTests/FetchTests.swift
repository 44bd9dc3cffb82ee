import Foundation
import SwiftData
import Testing

@Model
private final class Word {
    var text: String
    var length: Int
    init(_ text: String) { (self.text, length) = (text, text.count) }
}

@Model
private final class Other {
    var name: String
    init(name: String) { self.name = name }
}

/// What a context hands out: filtered, sorted, cut, counted and removed as SwiftData documents it.
struct FetchTests {
    private let context = ModelContext()

    init() { for text in ["pear", "fig", "apple", "kiwi", "date"] { context.insert(Word(text)) } }

    private func texts(_ descriptor: FetchDescriptor<Word>) throws -> [String] {
        try context.fetch(descriptor).map(\.text)
    }

    @Test("Objects are sorted by one key and then by the next, forward or in reverse")
    func sorting() throws {
        #expect(try texts(.init(sortBy: [SortDescriptor(\.text)])) == ["apple", "date", "fig", "kiwi", "pear"])
        #expect(
            try texts(.init(sortBy: [SortDescriptor(\.length, order: .reverse), SortDescriptor(\.text)]))
                == ["apple", "date", "kiwi", "pear", "fig"])
        // Without an order they come as they were inserted.
        #expect(try texts(.init()) == ["pear", "fig", "apple", "kiwi", "date"])
    }

    @Test("An offset leaves out the first, then a limit the rest, after filter and order")
    func limits() throws {
        var descriptor = FetchDescriptor<Word>(
            predicate: #Predicate { $0.length == 4 }, sortBy: [SortDescriptor(\.text)])
        #expect(try texts(descriptor) == ["date", "kiwi", "pear"] && context.fetchCount(descriptor) == 3)
        descriptor.fetchLimit = 2
        #expect(try texts(descriptor) == ["date", "kiwi"])
        descriptor.fetchOffset = 1
        #expect(try texts(descriptor) == ["kiwi", "pear"])
        descriptor.fetchLimit = nil
        #expect(try texts(descriptor) == ["kiwi", "pear"] && context.fetchCount(descriptor) == 2)
        descriptor.fetchOffset = 9
        #expect(try texts(descriptor).isEmpty)
    }

    @Test("An object is there once, belongs to its context and is found by its name until it is deleted")
    func identity() throws {
        let word = Word("plum")
        #expect(word.modelContext == nil)
        context.insert(word)
        context.insert(word)
        #expect(try context.fetchCount(FetchDescriptor<Word>()) == 6 && word.modelContext === context)
        let found: Word? = context.registeredModel(for: word.persistentModelID)
        #expect(found === word && context.model(for: word.id) as? Word === word)
        #expect(try context.fetchIdentifiers(FetchDescriptor<Word>()).last == word.persistentModelID)
        context.delete(word)
        let gone: Word? = context.registeredModel(for: word.persistentModelID)
        #expect(gone == nil)
        #expect(try context.fetchCount(FetchDescriptor<Word>()) == 5)
    }

    @Test("Deleting by a condition leaves other objects and other types alone")
    func deleting() throws {
        context.insert(Other(name: "x"))
        try context.delete(model: Word.self, where: #Predicate { $0.length == 4 })
        #expect(try texts(.init()) == ["fig", "apple"])
        try context.delete(model: Word.self)
        #expect(try texts(.init()).isEmpty && context.fetchCount(FetchDescriptor<Other>()) == 1)
        context.removeAll()
        #expect(try context.fetchCount(FetchDescriptor<Other>()) == 0)
    }
}
