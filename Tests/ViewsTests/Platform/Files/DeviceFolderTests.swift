import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// The folders of a device are part of the performance: empty at its start, the same for all of it, and of nobody else.
@MainActor
struct DeviceFolderTests {
    private typealias Mark = ObjectTests.Mark

    private func stage(@ViewBuilder _ content: @escaping @MainActor () -> some View) -> Stage {
        Stage(size: CGSize(width: 100, height: 100), duration: 10) { content() }
    }

    private func x(_ stage: Stage, _ time: Double) throws -> Double {
        try #require(SceneProbe(stage.scene(at: time)).fills.first).rect.minX
    }

    /// A number in a file whose path lasts longer than a performance.
    private enum Number {
        static let file = URL.documentsDirectory.appendingPathComponent("number.txt")
        static var kept: Int {
            get { (try? String(contentsOf: file, encoding: .utf8)).flatMap(Int.init) ?? 0 }
            set { try? "\(newValue)".write(to: file, atomically: true, encoding: .utf8) }
        }
    }

    /// Counts on in the file, by a task.
    private struct Counter: View {
        @State private var count = 0
        var body: some View {
            Mark(x: Double(count)).task {
                for _ in 0..<3 {
                    Number.kept += 1
                    count = Number.kept
                    try? await Task.sleep(for: .seconds(1))
                }
            }
        }
    }

    @Test(
        "What is written is read later in the performance, and in no other",
        arguments: [[0.5, 1.5, 2.5], [2.5, 0.5, 1.5], [1.5]])
    func ownFiles(times: [Double]) throws {
        let stage = stage { Counter() }
        for time in times { #expect(try x(stage, time) == time.rounded(.up)) }
    }

    /// Reads the file in its body; nothing else is kept but values.
    private struct Reader: View {
        @State private var version = 0
        var body: some View {
            Mark(x: Double(Number.kept + 0 * version)).onAppear {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                    Number.kept = 5
                    version += 1
                }
            }
        }
    }

    @Test("Going back finds the files as they were")
    func goingBack() throws {
        let stage = stage { Reader() }
        #expect(try x(stage, 2) == 5)
        #expect(try x(stage, 0.5) == 0)
        #expect(try x(stage, 1) == 5)
    }

    @Test("Performances that are played in turn have each its own")
    func inTurn() throws {
        let (first, second) = (stage { Counter() }, stage { Counter() })
        #expect(try x(first, 0) == 1)
        #expect(try x(second, 1) == 2)
        #expect(try x(first, 2) == 3)
        #expect(try x(second, 2) == 3)
    }

    /// Performs another view while it is performed itself.
    private struct Outer: View {
        let inner: @MainActor () -> Void
        @State private var count = 0
        var body: some View {
            Mark(x: Double(count)).onAppear {
                Number.kept = 7
                inner()
                count = Number.kept
            }
        }
    }

    @Test("A performance within another has its files")
    func within() throws {
        var seen: [Double] = []
        let outer = stage {
            Outer { if let x = try? x(self.stage { Mark(x: Double(Number.kept)) }, 0) { seen.append(x) } }
        }
        #expect(try x(outer, 0) == 7)
        #expect(seen == [7])
    }

    @Test("A folder is removed with its performance")
    func removal() {
        var folder: PerformanceFolder? = PerformanceFolder()
        let path = folder?.path ?? ""
        #expect(FileManager.default.fileExists(atPath: path + "/Documents"))
        folder = nil
        #expect(!FileManager.default.fileExists(atPath: path))
    }
}
