import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Kinds of files, data on its way, and the buttons that share, rename and paste.
@MainActor
struct SharingTests {
    private final class Log { var lines: [String] = [] }

    private func texts(_ view: some View) throws -> [GlyphRun] {
        let stage = Stage(size: CGSize(width: 200, height: 60), duration: 1) { view }
        return try SceneProbe(stage.scene(at: 0)).texts.map(\.run)
    }

    /// Taps the middle of the view and lets a second pass.
    private func tapped(_ view: some View) throws {
        let script = Script([ScriptEvent(at: 0.1, .tap(at: .points(x: 100, y: 30), count: 1))])
        _ = try Stage(size: CGSize(width: 200, height: 60), duration: 1, script: script) { view }.scene(at: 1)
    }

    private struct Photo: Transferable {
        let url: URL
        static var transferRepresentation: some TransferRepresentation {
            FileRepresentation(contentType: .image, shouldAttemptToOpenInPlace: true) {
                SentTransferredFile($0.url, allowAccessingOriginalFile: true)
            } importing: {
                Photo(url: $0.file)
            }
            FileRepresentation(importedContentType: .pdf, shouldAttemptToOpenInPlace: true) { Photo(url: $0.file) }
        }
    }

    @Test("A file that is wanted in its place is a representation as one that is copied")
    func filesInPlace() {
        func item<R: TransferRepresentation>(_ representation: R) -> Any.Type { R.Item.self }
        #expect(item(Photo.transferRepresentation) == Photo.self)
    }

    // MARK: Kinds

    /// Apple's list "System-declared uniform type identifiers".
    @Test("A kind of file is also of the kinds above it, and of no others")
    func conformance() {
        let chains: [(UTType, [UTType], [UTType])] = [
            (.png, [.image, .data, .content, .item], [.text, .audio, .jpeg, .folder]),
            (.svg, [.image, .xml, .text], [.audio]), (.plainText, [.text, .data], [.image, .html]),
            (.swiftSource, [.sourceCode, .plainText, .text], [.html]), (.json, [.text], [.plainText]),
            (.mpeg4Movie, [.movie, .audiovisualContent, .data], [.audio, .video]),
            (.mp3, [.audio, .audiovisualContent], [.movie]), (.fileURL, [.url, .data], [.text]),
            (.folder, [.directory, .item], [.data]), (.pdf, [.data, .content], [.text]), (.zip, [.data], [.content]),
            (.item, [], [.data]),
        ]
        for (type, above, others) in chains {
            #expect(type.conforms(to: type) && !type.isSubtype(of: type))
            for kind in above {
                #expect(
                    type.conforms(to: kind) && type.isSubtype(of: kind) && kind.isSupertype(of: type), "\(type) \(kind)"
                )
                #expect(!kind.conforms(to: type))
            }
            for kind in others { #expect(!type.conforms(to: kind), "\(type) \(kind)") }
        }
    }

    @Test("Kinds are found by the endings of files and by their names on the network")
    func endings() {
        let endings: [(String, UTType)] = [
            ("png", .png), ("PNG", .png), ("jpeg", .jpeg), ("jpg", .jpeg), ("txt", .plainText), ("htm", .html),
            ("html", .html), ("tif", .tiff), ("yml", .yaml), ("mov", .quickTimeMovie), ("m4a", .mpeg4Audio),
            ("swift", .swiftSource), ("csv", .commaSeparatedText), ("plist", .propertyList),
        ]
        for (ending, type) in endings { #expect(UTType(filenameExtension: ending) == type, "\(ending)") }
        let names: [(String, UTType)] = [
            ("image/png", .png), ("image/jpeg", .jpeg), ("text/plain", .plainText), ("image/svg+xml", .svg),
            ("audio/mpeg", .mp3), ("video/quicktime", .quickTimeMovie), ("application/pdf", .pdf),
            ("application/json", .json), ("text/html", .html), ("video/mp4", .mpeg4Movie),
        ]
        for (name, type) in names { #expect(UTType(mimeType: name) == type, "\(name)") }
        let own = UTType(filenameExtension: "kin")
        #expect(own?.preferredFilenameExtension == "kin" && own?.identifier.hasPrefix("dyn.") == true)
        #expect(UTType.png.tags[.filenameExtension] == ["png"] && UTType.image.tags.isEmpty)
        #expect(
            UTType("public.png") == .png && UTType("public.png")?.hashValue == UTType.png.hashValue && UTType("") == nil
        )
        #expect(UTType(exportedAs: "com.a.b").identifier == "com.a.b" && UTType.png.description == "public.png")
        #expect(UTType(mimeType: "") == nil)
    }

    @Test("A provider hands over the object that it holds to who asks for its type")
    func providers() {
        let provider = NSItemProvider(object: "words")
        #expect(provider.canLoadObject(ofClass: String.self) && !provider.canLoadObject(ofClass: Int.self))
        nonisolated(unsafe) var found: [String?] = []
        provider.loadObject(ofClass: String.self) { text, _ in found.append(text) }
        NSItemProvider().loadObject(ofClass: String.self) { text, _ in found.append(text) }
        #expect(found == ["words", nil])
        nonisolated(unsafe) var data: [Data?] = []
        NSItemProvider(item: Data([1, 2]), typeIdentifier: "public.data")
            .loadDataRepresentation(forTypeIdentifier: "public.data") { bytes, _ in data.append(bytes) }
        #expect(data == [Data([1, 2])])
        var item: Any?
        NSItemProvider(contentsOf: URL(fileURLWithPath: "/a"))?.loadItem(forTypeIdentifier: "public.url") { found, _ in
            item = found
        }
        #expect(item as? URL == URL(fileURLWithPath: "/a"))
    }

    // MARK: Buttons

    @Test("A share link without a label says Share… with its sign; a title takes the place of the word")
    func shareLabels() throws {
        let address = URL(fileURLWithPath: "/")
        let plain = try texts(Button(action: {}) { Label("Share…", systemImage: "square.and.arrow.up") })
        let titled = try texts(Button(action: {}) { Label("Send", systemImage: "square.and.arrow.up") })
        #expect(plain.count == 2 && plain != titled)
        #expect(try texts(ShareLink(item: address)) == plain && texts(ShareLink(item: "words")) == plain)
        #expect(try texts(ShareLink(items: [address])) == plain)
        #expect(try texts(ShareLink(item: "words", preview: SharePreview("Words"))) == plain)
        #expect(
            try texts(ShareLink("Send", item: address)) == titled && texts(ShareLink("Send", item: "words")) == titled)
        #expect(try texts(ShareLink("Send", items: ["a", "b"])) == titled)
        let own = try texts(ShareLink(item: address) { Text("Own") })
        #expect(try own == texts(Button(action: {}) { Text("Own") }))
    }

    @Test("A button that renames calls what is set around it, and nothing where nothing is set")
    func renaming() throws {
        let log = Log()
        try tapped(RenameButton().renameAction { log.lines.append("renamed") })
        try tapped(RenameButton())
        #expect(log.lines == ["renamed"])
    }

    @Test("A button that pastes hands over the text that was copied, if it is of the wanted kind")
    func pasting() throws {
        let log = Log()
        UIPasteboard.general.string = "copied"
        try tapped(PasteButton(payloadType: String.self) { log.lines += $0 })
        try tapped(PasteButton(payloadType: URL.self) { _ in log.lines.append("an address") })
        UIPasteboard.general.string = nil
        try tapped(PasteButton(payloadType: String.self) { log.lines += $0 })
        #expect(log.lines == ["copied"])
    }

    @Test("A pasteboard hands out what was copied last, by its kind")
    func pasteboard() {
        let board = UIPasteboard.general
        board.strings = ["a", "b"]
        #expect(board.string == "a" && board.strings == ["a", "b"] && board.hasStrings && !board.hasURLs)
        board.url = URL(fileURLWithPath: "/x")
        #expect(board.string == nil && !board.hasStrings && board.hasURLs && board.urls?.count == 1)
        board.color = .red
        #expect(board.color == .red && board.url == nil && !board.hasImages)
        board.clearContents()
        #expect(board.color == nil)
        #expect(board.setString("c", forType: .string) && board.string == "c")
        board.string = nil
        #expect(!board.hasStrings)
    }

    @Test("A link asks its environment to open the address, which says whether it did")
    func links() throws {
        let log = Log()
        let address = try #require(URL(string: "https://example.com/a"))
        let action = OpenURLAction {
            log.lines.append($0.absoluteString)
            return .handled
        }
        try tapped(Link("Open", destination: address).environment(\.openURL, action))
        #expect(log.lines == ["https://example.com/a"])
        var accepted: [Bool] = []
        for result in [OpenURLAction.Result.handled, .discarded, .systemAction] {
            OpenURLAction { _ in result }(address) { accepted.append($0) }
        }
        EnvironmentValues().openURL(address) { accepted.append($0) }
        #expect(accepted == [true, true, false, false])
    }
}
