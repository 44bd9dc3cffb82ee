import Foundation
import KinoraScene
import KinoraStage
import SwiftData
import Testing

@Model
private final class Shelf {
    var name: String
    @Relationship(deleteRule: .cascade, inverse: \Book.shelf) var books: [Book] = []
    init(_ name: String) { self.name = name }
}

@Model
private final class Book {
    var title: String
    var shelf: Shelf?
    init(_ title: String) { self.title = title }
}

/// Changes of models that are undone and done again.
@MainActor
@Suite("Undoing changes of models")
struct ModelUndoTests {
    private let context = ModelContext()
    private let manager = UndoManager()

    init() { context.undoManager = manager }

    /// Shelves with their books, then all books.
    private func contents() throws -> String {
        let shelves = try context.fetch(FetchDescriptor<Shelf>())
        let books = try context.fetch(FetchDescriptor<Book>())
        return shelves.map { "\($0.name):" + $0.books.map(\.title).joined() }.joined(separator: " ") + "|"
            + books.map { $0.title + ($0.shelf?.name ?? "-") }.joined(separator: " ")
    }

    @Test("Insertion, relationships, values and deletion are undone one after the other, and done again")
    func steps() throws {
        var states = [try contents()]
        func step(_ change: () -> Void) throws {
            change()
            states.append(try contents())
        }
        let (first, second) = (Shelf("A"), Shelf("B"))
        try step { context.insert(first) }
        try step { context.insert(second) }
        try step { first.books.append(Book("x")) }
        try step { first.books.append(Book("y")) }
        try step { second.books.append(first.books[0]) }
        try step { second.name = "C" }
        try step { context.delete(first.books[0]) }
        try step { context.delete(second) }
        #expect(states.last == "A:|")
        for state in states.dropLast().reversed() {
            manager.undo()
            #expect(try contents() == state)
        }
        #expect(!manager.canUndo && first.modelContext == nil)
        for state in states.dropFirst() {
            manager.redo()
            #expect(try contents() == state)
        }
        #expect(!manager.canRedo)
    }

    @Test("What was saved can be undone, and that is a change; what was rolled back cannot")
    func saving() throws {
        context.insert(Shelf("A"))
        try context.save()
        manager.undo()
        #expect(try contents() == "|" && context.hasChanges)
        manager.redo()
        #expect(try contents() == "A:|" && !context.hasChanges)
        context.insert(Shelf("B"))
        context.rollback()
        #expect(try contents() == "A:|" && !manager.canUndo)
    }

    @Test("Changes within a group are one step")
    func groups() throws {
        manager.beginUndoGrouping()
        context.insert(Shelf("A"))
        context.insert(Shelf("B"))
        manager.endUndoGrouping()
        manager.undo()
        #expect(try contents() == "|" && !manager.canUndo)
    }

    @Test("A container with undo uses its views' manager, and queries show what is left", arguments: [true, false])
    func container(isUndoEnabled: Bool) throws {
        struct Shelves: View {
            @Environment(\.modelContext) private var context
            @Environment(\.undoManager) private var undoManager
            @Query private var shelves: [Shelf]
            var body: some View {
                VStack(spacing: 0) {
                    Color.red.onTapGesture {
                        context.insert(Shelf("A"))
                        context.insert(Shelf("B"))
                    }
                    Color.blue.onTapGesture { undoManager?.undo() }
                    ForEach(shelves) { _ in Color.green.frame(height: 5) }
                }
            }
        }
        func count(_ nodes: [Node]) -> Int {
            nodes.reduce(0) { sum, node in
                switch node {
                case .fill: sum + 1
                case .group(let children), .layer(_, let children): sum + count(children)
                case .glyphs, .stroke, .image, .backdrop: sum
                }
            }
        }
        let taps = [10.0, 10, 70].enumerated().map {
            ScriptEvent(at: Double($0 + 1), .tap(at: .points(x: 50, y: $1), count: 1))
        }
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 5, script: Script(taps)) {
            Shelves().modelContainer(for: Shelf.self, isUndoEnabled: isUndoEnabled)
        }
        let times = [0.5, 1.5, 2.5, 3.5]
        let expected = isUndoEnabled ? [2, 4, 6, 4] : [2, 4, 6, 6]
        #expect(try times.map { try count(stage.scene(at: $0).nodes) } == expected)
        #expect(try times.reversed().map { try count(stage.scene(at: $0).nodes) } == expected.reversed())
    }
}
