import KinoraFrames
import Foundation
import KinoraPixels
import Testing
import KinoraViews

@testable import KinoraEffects
@testable import KinoraCommand

@Suite struct PictureTests {
    @Test("A picture is known by its file's name and content, not by where it lies")
    func resource() throws {
        let folder = try TemporaryFolder()
        let pixmap = StraightPixmap(width: 2, height: 1, pixels: [0xFF00_00FF, 0x8000_FF00])
        let bytes = try PNGFile.write(pixmap, to: folder.path("photo.png"))
        let (_, resource) = try PictureFile.load(folder.path("photo.png"))
        #expect(resource == Manifest.Resource(name: "photo.png", sha256: SHA256.hexDigest(bytes)))
    }

    @Test("Recorded parameters read back from JSON as themselves")
    func record() throws {
        struct Demo: Effect {
            enum Choice: String, CaseIterable { case a, b }

            @Parameter("", in: 0...100, unit: .points) var whole = 50.0
            @Parameter("", in: 0...100, unit: .points) var part = 0.1
            @Parameter("", in: 0...9) var count = 3
            @Parameter("") var on = true
            @Parameter("") var text = "true"
            @Parameter("", default: "F00") var color: Color
            @Parameter("", default: ["red", "00F"], count: 1...4) var colors: [Color]
            @Parameter("") var choice = Choice.a
            @Parameter("") var image: Image?

            var view: some View { EmptyView() }
        }
        let entry = CatalogueEntry(
            name: "demo", summary: "", size: CGSize(width: 1, height: 1), duration: 1, loops: false, effect: Demo())
        let record = try entry.values().recorded
        #expect(
            record == [
                "whole": .integer(50), "part": .number(0.1), "count": .integer(3), "on": .bool(true),
                "text": .string("true"), "color": .string("#ff0000"),
                "colors": .list([.string("red"), .string("#0000ff")]), "choice": .string("a"), "image": .string(""),
            ])
        let text = try JSONEncoder().encode(record)
        #expect(try JSONDecoder().decode([String: ManifestValue].self, from: text) == record)
    }
}
