import Foundation
import SwiftData
import Testing

@Model
private final class Note {
    var text: String
    init(text: String) { self.text = text }
}

@ModelActor
private actor Writer {
    func write(_ text: String) { modelContext.insert(Note(text: text)) }
}

/// The store in memory: contexts of one container, actors, and predicates.
struct ModelContextTests {
    private func texts(_ context: ModelContext, _ predicate: Predicate<Note>? = nil) throws -> [String] {
        try context.fetch(FetchDescriptor(predicate: predicate, sortBy: [SortDescriptor(\.text)])).map(\.text)
    }

    @Test("All contexts of a container see the same objects, and know their container")
    func shared() throws {
        let container = try ModelContainer(for: Note.self)
        let other = ModelContext(container)
        other.insert(Note(text: "b"))
        container.mainContext.insert(Note(text: "a"))
        #expect(try texts(other) == ["a", "b"] && texts(container.mainContext) == ["a", "b"])
        #expect(other.container === container && container.mainContext.container === container)
        try other.delete(model: Note.self, where: #Predicate { $0.text == "b" })
        #expect(try texts(container.mainContext) == ["a"])
        #expect(try texts(ModelContext(try ModelContainer(for: Note.self))).isEmpty)
    }

    @Test("An actor with @ModelActor writes to the container that it was made with")
    func actor() async throws {
        let container = try ModelContainer(for: Note.self)
        await Writer(modelContainer: container).write("from an actor")
        #expect(try texts(container.mainContext) == ["from an actor"])
    }

    @Test("A predicate may look for words among other conditions")
    func predicate() throws {
        let context = ModelContext()
        for text in ["Café", "cafeteria", "tea"] { context.insert(Note(text: text)) }
        let (wanted, isOpen) = ("cafe", true)
        let found = try texts(
            context,
            #Predicate { note in
                return (note.text.localizedStandardContains(wanted) || note.text == "x")
                    && (isOpen ? true : note.text == "tea")
            })
        #expect(found.sorted() == ["Café", "cafeteria"].sorted())
    }
}
