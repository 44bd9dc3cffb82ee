import Testing

import class KinoraStage.Stage
@testable import KinoraViews

// Neither Foundation nor the engine, which brings it along, is imported, as in sources: Foundation's own functions would win.

/// Files are dated by the virtual clock.
@MainActor
struct FileDateTests {
    private struct Writer: View {
        let log: ([Double?]) -> Void
        var body: some View {
            Color.red.task {
                let files = ["a", "b", "c"].map { URL.documentsDirectory.appendingPathComponent($0) }
                for file in files {
                    try? Data().write(to: file)
                    if file != files.last { try? await Task.sleep(for: .seconds(1)) }
                }
                let documents = URL.documentsDirectory
                log(files.map { modified($0.path) })
                log(
                    files.map {
                        try? $0.resourceValues(forKeys: [.creationDateKey]).creationDate?.timeIntervalSinceReferenceDate
                    })
                log([modified(documents.path)])
            }
        }

        private func modified(_ path: String) -> Double? {
            let date = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
            return date?.timeIntervalSinceReferenceDate
        }
    }

    @Test("A file has the time at which it was written, a folder the present one")
    func dates() throws {
        var seen: [[Double?]] = []
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 5) { Writer { seen.append($0) } }
        _ = try stage.scene(at: 3)
        #expect(seen == [[0, 1, 2], [0, 1, 2], [2]])
    }
}
