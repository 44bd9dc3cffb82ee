import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// What has no views does not appear.
@MainActor
struct EmptyAppearanceTests {
    private final class Log { var lines: [String] = [] }

    /// A group that has content from 1 s on, for a second.
    private struct Late: View {
        let log: Log
        @State private var isOn = false
        var body: some View {
            VStack {
                Color.red.frame(height: 1)
                Group {
                    if isOn { Color.green.onAppear { log.lines.append("inner") } }
                }
                .onAppear { log.lines.append("outer") }
                .onDisappear { log.lines.append("gone") }
                .task {
                    log.lines.append("begins")
                    try? await Task.sleep(for: .seconds(10))
                    log.lines.append(Task.isCancelled ? "cancelled" : "ended")
                }
                EmptyView().onAppear { log.lines.append("empty") }
                ForEach(0..<(isOn ? 2 : 0), id: \.self) { _ in Color.blue }.onAppear { log.lines.append("rows") }
            }
            .task {
                log.lines.append("first")
                try? await Task.sleep(for: .seconds(1))
                isOn = true
                try? await Task.sleep(for: .seconds(1))
                isOn = false
            }
        }
    }

    @Test("A group appears with its first view, before it, and is gone with the last")
    func group() throws {
        let log = Log()
        let stage = Stage(size: CGSize(width: 10, height: 10), duration: 5) { Late(log: log) }
        _ = try stage.scene(at: 0.5)
        #expect(log.lines == ["first"])
        _ = try stage.scene(at: 1.5)
        // Tasks begin as what is around them appears.
        #expect(log.lines.filter { $0 != "begins" } == ["first", "outer", "inner", "rows"])
        #expect(log.lines.filter { $0 == "begins" }.count == 1)
        _ = try stage.scene(at: 3)
        #expect(log.lines.filter { $0 == "gone" }.count == 1 && log.lines.contains("cancelled"))
        #expect(!log.lines.contains("empty"))
    }

    /// As the content of a lazy row: what has none there enters no gate.
    private struct Rows: View {
        let log: Log
        @State private var isOn = false
        var body: some View {
            ScrollView {
                LazyVStack {
                    Color.red.frame(height: 1)
                    Group { if isOn { Color.green.frame(height: 1) } }.onAppear { log.lines.append("row") }
                }
            }
            .onAppear { log.lines.append("list") }
            .task {
                try? await Task.sleep(for: .seconds(1))
                isOn = true
            }
        }
    }

    @Test("In a lazy stack as well")
    func lazy() throws {
        let log = Log()
        let stage = Stage(size: CGSize(width: 10, height: 10), duration: 5) { Rows(log: log) }
        _ = try stage.scene(at: 0.5)
        #expect(log.lines == ["list"])
        _ = try stage.scene(at: 2)
        #expect(log.lines == ["list", "row"])
    }
}
