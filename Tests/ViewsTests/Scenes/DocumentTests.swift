import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Windows for documents, and the files behind them.
@MainActor
struct DocumentTests {
    private struct Note: FileDocument {
        static var readableContentTypes: [UTType] { [.plainText] }
        var width = 30.0
        init() {}
        init(configuration: ReadConfiguration) throws {}
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data())
        }
    }
    private final class Drawing: ReferenceFileDocument {
        static var readableContentTypes: [UTType] { [.plainText] }
        @Published var width = 40.0
        init() {}
        init(configuration: ReadConfiguration) throws {}
        func snapshot(contentType: UTType) throws -> Double { width }
        func fileWrapper(snapshot: Double, configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data())
        }
    }

    private func widths(_ scene: some KinoraViews.Scene) throws -> [CGFloat] {
        let stage = Stage(size: CGSize(width: 100, height: 50), duration: 1) { scene._root }
        return try SceneProbe(stage.scene(at: 0)).fills.map(\.rect.width)
    }

    @Test("A group for documents shows a new one; where they are only viewed there is none")
    func groups() throws {
        let value = DocumentGroup(newDocument: Note()) { Color.red.frame(width: $0.document.width, height: 9) }
        let object = DocumentGroup(newDocument: { Drawing() }) { Color.red.frame(width: $0.document.width, height: 9) }
        let viewer = DocumentGroup(viewing: Note.self) { Color.red.frame(width: $0.document.width, height: 9) }
        #expect(try widths(value) == [30])
        #expect(try widths(object) == [40])
        #expect(try widths(viewer).isEmpty)
    }

    @Test("A window for a value shows its default, and what is written to it")
    func defaults() throws {
        struct Content: View {
            @Binding var width: Double
            var body: some View { Color.red.frame(width: width, height: 9).onAppear { width = 70 } }
        }
        let window = WindowGroup(for: Double.self) {
            Content(width: $0)
        } defaultValue: {
            20
        }
        let stage = Stage(size: CGSize(width: 100, height: 50), duration: 1) { window._root }
        #expect(try SceneProbe(stage.scene(at: 0.5)).fills.map(\.rect.width) == [70])
    }

    @Test("A folder of files knows its children by name; a second of that name takes its place")
    func folders() {
        let folder = FileWrapper(directoryWithFileWrappers: [:])
        #expect(folder.isDirectory && !folder.isRegularFile)
        #expect(folder.addRegularFile(withContents: Data([1]), preferredFilename: "a") == "a")
        #expect(folder.addRegularFile(withContents: Data([2]), preferredFilename: "a") == "a")
        #expect(folder.fileWrappers?["a"]?.regularFileContents == Data([2]))
        folder.removeFileWrapper(folder.fileWrappers!["a"]!)
        #expect(folder.fileWrappers?.isEmpty == true)
    }
}
