import Foundation
import KinoraScene
import KinoraStage
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

    @Test("An object's identity may be kept and read again, and is that of no other")
    func identity() throws {
        let context = ModelContext()
        let notes = ["a", "b", "c"].map(Note.init)
        for note in notes { context.insert(note) }
        #expect(Set(notes.map(\.persistentModelID)).count == 3)
        let kept = try JSONEncoder().encode(notes[1].persistentModelID)
        let read = try JSONDecoder().decode(PersistentIdentifier.self, from: kept)
        let found: Note? = context.registeredModel(for: read)
        #expect(found === notes[1])
    }

    @Test(
        "In a performance an object's identity is the stage's, and the same in every run, whatever frame is asked for")
    @MainActor func performedIdentity() throws {
        /// Makes an object now and another one later, and shows who they are.
        struct Identities: View {
            @State private var notes = [Note(text: "first")]
            var body: some View {
                VStack {
                    ForEach(notes) { note in
                        Text(
                            verbatim: (try? JSONEncoder().encode(note.id)).map { String(decoding: $0, as: UTF8.self) }
                                ?? "none")
                    }
                }
                .task {
                    try? await Task.sleep(for: .seconds(1))
                    notes.append(Note(text: "second"))
                }
            }
        }
        func frames(_ times: [Double]) throws -> [FrameScene] {
            // What lies in memory before an object differs from run to run.
            let stage = Stage(size: CGSize(width: 400, height: 100), duration: 3) { Identities() }
            return try times.map { try stage.scene(at: $0) }
        }
        let inOrder = try frames([0, 1.5, 2])
        #expect(inOrder[0] != inOrder[1])
        #expect(try frames([2, 1.5, 0]) == inOrder.reversed())
        #expect(try frames([1.5]) == [inOrder[1]])
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

    @Test("A container that a modifier made in a body keeps its objects while the body has no reason to run again")
    @MainActor func inBody() throws {
        struct Stored: ViewModifier {
            let container: ModelContainer
            init() throws { container = try ModelContainer(for: Note.self) }
            func body(content: Content) -> some View { content.modifier(Filled()).modelContainer(container) }
        }
        struct Filled: ViewModifier {
            @Environment(\.modelContext) private var context
            func body(content: Content) -> some View { content.onAppear { context.insert(Note(text: "first")) } }
        }
        struct Notes: View {
            @Query private var notes: [Note]
            var body: some View { ForEach(notes) { _ in Color.red } }
        }
        /// Makes the container as it runs.
        struct Made: View {
            var body: some View { if let stored = try? Stored() { ZStack { Notes() }.modifier(stored) } }
        }
        for time in [0.0, 1] {
            let stage = Stage(size: CGSize(width: 100, height: 100), duration: 2) { Made().mayHoldObjects() }
            #expect(try stage.scene(at: time).nodes.isEmpty == false)
        }
    }
}
