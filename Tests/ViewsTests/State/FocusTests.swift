import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// One view has the focus.
@MainActor
struct FocusTests {
    private final class Log { var states: [String] = [] }

    private struct Form: View {
        enum Field: String { case first, second }
        let log: Log
        @FocusState private var field: Field?
        @FocusState private var third: Bool

        var body: some View {
            VStack(spacing: 0) {
                TextField("1", text: .constant("")).focused($field, equals: .first).frame(height: 25)
                TextField("2", text: .constant("")).focused($field, equals: .second).frame(height: 25)
                TextField("3", text: .constant("")).focused($third).frame(height: 25)
                Color.red.frame(height: 25).onTapGesture { third = true }
            }
            .onChange(of: field) { log.states.append(field?.rawValue ?? "none") }
            .onChange(of: third) { log.states.append("third \(third)") }
        }
    }

    private func states(tapping places: [Double]) throws -> [String] {
        let log = Log()
        let script = places.enumerated().map { index, y in
            ScriptEvent(at: Double(index + 1), .tap(at: .points(x: 50, y: y), count: 1))
        }
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 9, script: Script(script)) { Form(log: log) }
        _ = try stage.scene(at: 9)
        return log.states
    }

    @Test("A tapped field takes the focus from the one that has it")
    func taps() throws {
        #expect(try states(tapping: [12, 37]) == ["first", "second"])
        let taken = try states(tapping: [12, 62])
        #expect(taken.first == "first" && Set(taken) == ["first", "none", "third true"])
    }

    @Test("Writing a state gives the focus, too")
    func writing() throws {
        #expect(Set(try states(tapping: [12, 87])) == ["first", "third true", "none"])
    }
}
