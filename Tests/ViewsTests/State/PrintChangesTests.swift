import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Why bodies are evaluated, as `_printChanges` says it.
@MainActor
@Suite("Printed changes")
struct PrintChangesTests {
    private static var lines: [String] = []

    private final class Model: ObservableObject { @Published var name = "a" }

    private struct Inner: View {
        let title: String
        @Binding var count: Int
        @ObservedObject var model: Model
        @State private var own = 0
        var body: some View {
            if let line = Graph.current?.changes(of: Self.self) { let _ = PrintChangesTests.lines.append(line) }
            Text(title)
        }
    }

    private struct Outer: View {
        @State private var count = 0
        @State private var title = "a"
        @StateObject private var model = Model()
        var body: some View {
            Inner(title: title, count: $count, model: model)
                .onAppear {
                    after(1) { count = 1 }
                    after(2) { title = "b" }
                    after(3) { model.name = "b" }
                    after(4) { (count, title) = (2, "c") }
                }
        }
    }

    @Test("A line names the properties that have changed since the evaluation before, and a new view as such")
    func lines() throws {
        let stage = Stage(showing: Outer())
        func told(upTo time: Double) throws -> [String] {
            Self.lines = []
            _ = try stage.scene(at: time)
            return Self.lines
        }
        #expect(try told(upTo: 0.5) == ["Inner: @self, @identity, _count, _model, _own changed."])
        #expect(try told(upTo: 1.5) == ["Inner: _count changed."])
        #expect(try told(upTo: 2.5) == ["Inner: @self changed."])
        #expect(try told(upTo: 3.5) == ["Inner: _model changed."])
        #expect(try told(upTo: 4.5).last == "Inner: @self, _count changed.")
        #expect(try told(upTo: 9).isEmpty)
    }
}
