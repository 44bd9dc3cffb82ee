import KinoraFrames
import Foundation
import KinoraPixels
import Testing

@testable import KinoraCommand

@Suite struct UserPicturesTests {
    @Test(
        "A picture is known by its file's name or its set's, and by its pixels to a point",
        arguments: [
            ("cat.png", "cat", 1.0), ("cat@2x.png", "cat", 2), ("Art/cat@3x.png", "cat", 3),
            ("Assets.xcassets/cat.imageset/anything.png", "cat", 1),
            ("Assets.xcassets/cat.imageset/IMG_1@2x.png", "cat", 2),
        ])
    func meaning(_ entry: String, _ name: String, _ scale: Double) {
        let found = UserPictures.meaning(of: entry)
        #expect(found.name == name && found.scale == scale)
    }

    @Test("A source finds the picture beside it, and the manifest names it")
    func besideTheSource() throws {
        let folder = try TemporaryFolder()
        try PNGFile.write(
            StraightPixmap(width: 2, height: 2, pixels: [UInt32](repeating: 0xFF00_00FF, count: 4)),
            to: folder.path("dot.png"))
        try PNGFile.write(
            StraightPixmap(width: 8, height: 8, pixels: [UInt32](repeating: 0xFFFF_0000, count: 64)),
            to: folder.path("unused.png"))
        try folder.write("import SwiftUI\n#Preview { Image(\"dot\").resizable() }\n", to: "Dot.swift")
        let run = try KinoraProcess(["render", "Dot.swift", "--size", "6x4", "--frames", "0", "-o", "out"], in: folder)
        try #require(run.status == 0, "\(run.complaint)")
        let frame = try PNGFile.read(folder.path("out/frame-00000.png"))
        #expect(frame.width == 6 && frame.pixels.allSatisfy { $0 == 0xFF00_00FF })
        let manifest = String(decoding: try folder.bytes("out/manifest.json"), as: UTF8.self)
        #expect(manifest.contains("dot.png") && !manifest.contains("unused.png"))
    }

    @Test("A name without a picture is an error that says where to put one")
    func missing() throws {
        let folder = try TemporaryFolder()
        try folder.write("import SwiftUI\n#Preview { Image(\"dot\") }\n", to: "Dot.swift")
        let run = try KinoraProcess(["render", "Dot.swift", "--at", "0", "-o", "dot-frame.png"], in: folder)
        #expect(run.status == 69 && run.complaint.contains("dot.png"))
    }
}
