import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// What children of data are called is kept from evaluation to evaluation.
@MainActor
struct ChildNamesTests {
    private func names(of ids: [String], _ names: inout ChildNames<String>) -> ([Identity.Component], isChanged: Bool) {
        for (index, id) in ids.enumerated() { names.note(id, at: index) }
        let isChanged = names.end(at: ids.count)
        return (names.names, isChanged)
    }

    @Test(
        "Names are those of the identifiers, whatever these were before, and a change is told",
        arguments: [
            ["a", "b", "c"], ["a", "b"], ["a", "b", "c", "d"], ["b", "c"], ["a", "x", "c"], [],
        ])
    func changes(ids: [String]) {
        var known = ChildNames<String>()
        #expect(names(of: ["a", "b", "c"], &known).isChanged)
        #expect(!names(of: ["a", "b", "c"], &known).isChanged)
        let (made, isChanged) = names(of: ids, &known)
        #expect(made == ids.map { .id(AnyHashable($0)) })
        #expect(isChanged == (ids != ["a", "b", "c"]))
        #expect(!names(of: ids, &known).isChanged)
    }

    private func widths<Data: RandomAccessCollection>(of data: Data) throws -> [CGFloat] where Data.Element == Int {
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 1) {
            VStack(spacing: 0) { ForEach(data, id: \.self) { Color.red.frame(width: CGFloat($0), height: 5) } }
        }
        return SceneProbe(try stage.scene(at: 0)).fills.map(\.rect.width)
    }

    @Test("Children stand in the order of the data, of whatever kind it is")
    func kinds() throws {
        #expect(try widths(of: 3..<6) == [3, 4, 5])
        #expect(try widths(of: 3...5) == [3, 4, 5])
        #expect(try widths(of: [5, 3, 4]) == [5, 3, 4])
        #expect(try widths(of: [9, 5, 3, 4, 8][1...3]) == [5, 3, 4])
        #expect(try widths(of: [4, 3, 5].reversed()) == [5, 3, 4])
        #expect(try widths(of: (3..<6).lazy.map { 10 - $0 }) == [7, 6, 5])
        #expect(try widths(of: stride(from: 2, to: 9, by: 3).map { $0 }) == [2, 5, 8])
        #expect(try widths(of: [Int]()) == [])
    }

    /// Rows of data that taps change.
    private struct Rows: View {
        @State private var ids = ["a", "b", "c"]
        var body: some View {
            VStack(spacing: 0) { ForEach(ids, id: \.self) { Row(id: $0) } }
                .frame(width: 100, height: 100, alignment: .top).contentShape(Rectangle())
                .onTapGesture { ids = ids.count == 3 ? ["x", "c"] : ["c", "a", "x"] }
        }
    }

    private struct Row: View {
        let id: String
        @State private var isTall = false
        var body: some View {
            Rectangle().frame(width: 10, height: isTall ? 30 : 10).onAppear { isTall = id == "c" }
        }
    }

    @Test("State goes with the name when data is taken away, added and moved")
    func state() throws {
        let taps = [0.5, 1.5].map { ScriptEvent(at: $0, .tap(at: .points(x: 50, y: 50), count: 1)) }
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 3, script: Script(taps)) { Rows() }
        func heights(at time: Double) throws -> [CGFloat] {
            SceneProbe(try stage.scene(at: time)).fills.map(\.rect.height)
        }
        #expect(try heights(at: 0.2) == [10, 10, 30])
        #expect(try heights(at: 1.2) == [10, 30])
        #expect(try heights(at: 2.5) == [30, 10, 10])
    }
}
