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
            ("Assets.xcassets/cat.fill.symbolset/cat.svg", "cat.fill", 1),
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

    @Test("A project's own symbol is as large as its text, in the nearest weight, and colored like it")
    func symbol() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            <svg><g id="Symbols">
            <g id="Regular-M" transform="matrix(1 0 0 1 900 700)"><path d="M5 -70 L55 -70 L55 0 L5 0 Z"/></g>
            <g id="Black-M" transform="matrix(1 0 0 1 2000 700)"><path d="M5 -70 L85 -70 L85 0 L5 0 Z"/></g>
            </g></svg>
            """, to: "Assets.xcassets/mark.symbolset/mark.svg")
        try folder.write(
            """
            import SwiftUI
            #Preview("regular") { Image("mark").font(.system(size: 100)).foregroundStyle(.black) }
            #Preview("small bold") { Image("mark").font(.system(size: 50, weight: .bold)) }
            #Preview("in text") { Text("\\(Image("mark"))").font(.system(size: 100)) }
            #Preview("resized") { Image("mark").resizable().frame(width: 20, height: 30) }
            """, to: "Mark.swift")
        let run = try KinoraProcess(
            ["previews", "Mark.swift", "--size", "100x100", "--at", "0", "-o", "out"], in: folder)
        try #require(run.status == 0, "\(run.complaint)")
        func ink(_ name: String) throws -> [Int] {
            let frame = try PNGFile.read(folder.path("out/\(name).png"))
            let dark = frame.pixels.indices.filter { frame.pixels[$0] >> 8 & 0xFF < 0x90 }
            let (x, y) = (dark.map { $0 % 100 }, dark.map { $0 / 100 })
            return [(x.max() ?? 0) - (x.min() ?? 0) + 1, (y.max() ?? 0) - (y.min() ?? 0) + 1]
        }
        let found = try ["regular", "small-bold", "in-text", "resized"].map(ink)
        // The baseline of the smaller one lies within a row of pixels.
        #expect(found == [[50, 70], [40, 36], [50, 70], [20, 30]])
    }

    @Test("A picture that cannot be read is a gray box of its own size")
    func unread() throws {
        // The beginning of a JPEG of 6 by 4 pixels: a segment to skip, then the frame's header.
        let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC2, 0, 11, 8, 0, 4, 0, 6, 1, 0, 0, 0, 0, 0]
        #expect(UnreadPicture(jpeg).width == 6 && UnreadPicture(jpeg).height == 4)
        func drawing(_ text: String) -> [Int] {
            let picture = UnreadPicture(Array(text.utf8))
            return [picture.width, picture.height]
        }
        #expect(drawing(#"<svg xmlns="a" width="24" height="12">"#) == [24, 12])
        #expect(drawing(#"<svg viewBox="0 0 30 20">"#) == [30, 20])
        #expect(drawing("%PDF-1.5 /MediaBox [ 0 0 18.5 9 ]") == [18, 9])
        #expect(drawing("") == [120, 120])
        // As the content of a file, too, but nothing that is no picture.
        #expect(UnreadPicture(photo: jpeg)?.width == 6)
        #expect(UnreadPicture(photo: Array("RIFF    WEBPdamaged".utf8)) != nil)
        #expect(UnreadPicture(photo: Array("not a picture".utf8))?.width == nil)
        #expect(UnreadPicture(Array(jpeg.prefix(12))).width == 120)

        // Its rim is a sixtieth of the shorter side, and at least a pixel.
        for (box, rim) in [(UnreadPicture(jpeg), 1), (UnreadPicture([]), 2)] {
            let (picture, dark): (Pixmap, UInt32) = (box.pixmap, 0xFFB2_AEAE)
            #expect(picture.width == box.width && picture.height == box.height)
            for line in 0..<rim {
                #expect(
                    (0..<box.width).allSatisfy {
                        picture[$0, line] == dark && picture[$0, box.height - 1 - line] == dark
                    })
                #expect(
                    (0..<box.height).allSatisfy {
                        picture[line, $0] == dark && picture[box.width - 1 - line, $0] == dark
                    })
            }
            #expect(picture[box.width / 2, box.height / 4] == 0xFFCC_C7C7)
            #expect(picture[box.width / 2, box.height / 2] == dark)
        }

        let folder = try TemporaryFolder()
        let place = URL(fileURLWithPath: folder.path("Assets.xcassets/cat.imageset"))
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try Data(jpeg).write(to: place.appendingPathComponent("cat.jpg"))
        try folder.write("import SwiftUI\n#Preview { Image(\"cat\") }\n", to: "Cat.swift")
        let run = try KinoraProcess(
            ["render", "Cat.swift", "--size", "10x10", "--at", "0", "-o", "cat-frame.png"], in: folder)
        try #require(run.status == 0, "\(run.complaint)")
        #expect(run.complaint.contains("cat.jpg is shown as a gray box"))
        let frame = try PNGFile.read(folder.path("cat-frame.png"))
        #expect(frame.pixels.count { $0 != 0xFFFF_FFFF } == 24)
    }

    @Test("A drawing of a catalogue is exact at every size, and follows what its set says")
    func drawings() throws {
        let folder = try TemporaryFolder()
        func square(_ color: String) -> String {
            "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'><path fill='\(color)' d='M0 0h2v4h-2z'/></svg>"
        }
        let set = "Shop/Assets.xcassets/half.imageset"
        try folder.write(square("#f00"), to: "\(set)/day.svg")
        try folder.write(square("#00f"), to: "\(set)/night.svg")
        try folder.write(
            #"{"images": [{"filename": "day.svg", "idiom": "universal"}, {"filename": "night.svg", "idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}"#,
            to: "\(set)/Contents.json")
        try folder.write(square("#f00"), to: "Shop/Assets.xcassets/shape.imageset/shape.svg")
        try folder.write(
            #"{"images": [{"filename": "shape.svg"}], "properties": {"template-rendering-intent": "template"}}"#,
            to: "Shop/Assets.xcassets/shape.imageset/Contents.json")
        try folder.write(
            """
            import SwiftUI
            #Preview {
                HStack(spacing: 0) {
                    Image("half").resizable().frame(width: 20, height: 10)
                    Image("half").environment(\\.colorScheme, .dark)
                    Image("shape").foregroundStyle(.green)
                    Image(uiImage: UIImage(named: "half")!.withTintColor(.black))
                }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            }

            """, to: "Shop/Shop.swift")
        let run = try KinoraProcess(
            ["render", "./Shop", "--size", "40x10", "--at", "0", "-o", "./out.png"],
            in: folder)
        try #require(run.status == 0, "\(run.complaint)")
        let frame = try PNGFile.read(folder.path("out.png"))
        func pixel(_ x: Int) -> UInt32 { frame.pixels[4 * frame.width + x] }
        #expect(pixel(0) == 0xFF00_00FF && pixel(9) == 0xFF00_00FF && pixel(10) == 0xFFFF_FFFF)
        #expect(pixel(20) == 0xFFFF_0000 && pixel(22) == 0xFFFF_FFFF)
        #expect(pixel(24) == 0xFF59_C734 && pixel(26) == 0xFFFF_FFFF)
        #expect(pixel(28) == 0xFF00_0000 && pixel(30) == 0xFFFF_FFFF)
    }

    @Test("Of a picture for any, for light and for dark surroundings each has its own")
    func brightnesses() throws {
        let folder = try TemporaryFolder()
        let entries = ["any", "light", "dark"].map { name in
            let appearance = #", "appearances": [{"appearance": "luminosity", "value": "\#(name)"}]"#
            return #"{"filename": "\#(name).png"\#(name == "any" ? "" : appearance)}"#
        }
        try folder.write(
            "{\"images\": [\(entries.joined(separator: ", "))]}", to: "a.imageset/Contents.json")
        for name in ["any", "light", "dark"] { try folder.write("", to: "a.imageset/\(name).png") }
        let set = try #require(PictureSet(folder: folder.path("a.imageset")))
        #expect(set.light.path == folder.path("a.imageset/light.png"))
        #expect(set.dark?.path == folder.path("a.imageset/dark.png"))
    }

    @Test("Of pictures in folders that give their names, each is found by its whole name")
    func namespaces() throws {
        let folder = try TemporaryFolder()
        for (name, color) in [("Rose", 0xFF00_00FF), ("Lily", 0xFFFF_0000)] as [(String, UInt32)] {
            let place = "Shop/Assets.xcassets/Plants/\(name)"
            try folder.write(#"{"properties": {"provides-namespace": true}}"#, to: "\(place)/Contents.json")
            try folder.write("{}", to: "\(place)/Pot.imageset/Contents.json")
            let pixels = StraightPixmap(width: 2, height: 2, pixels: [color, color, color, color])
            try PNGFile.write(pixels, to: folder.path("\(place)/Pot.imageset/pot.png"))
        }
        try folder.write("{}", to: "Shop/Assets.xcassets/Plants/Contents.json")
        try folder.write(
            "import SwiftUI\n#Preview { HStack(spacing: 0) { Image(\"Rose/Pot\"); Image(\"Lily/Pot\") } }\n",
            to: "Shop/Card.swift")
        let run = try KinoraProcess(
            ["render", "./Shop", "--size", "4x2", "--at", "0", "-o", "./card.png"], in: folder)
        try #require(run.status == 0, "\(run.complaint)")
        let frame = try PNGFile.read(folder.path("card.png"))
        #expect(frame.pixels[0] == 0xFF00_00FF && frame.pixels[2] == 0xFFFF_0000)
    }

    @Test("A color of a catalogue beside the source is found by its name")
    func colors() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}]}"#,
            to: "Shop/Assets.xcassets/Brand.colorset/Contents.json")
        try folder.write("import SwiftUI\n#Preview { Color(\"Brand\") }\n", to: "Shop/Card.swift")
        let run = try KinoraProcess(
            ["render", "./Shop", "--size", "4x4", "--at", "0", "-o", "./card.png"], in: folder)
        try #require(run.status == 0, "\(run.complaint)")
        #expect(try PNGFile.read(folder.path("card.png")).pixels.allSatisfy { $0 == 0xFF00_00FF })
    }

    @Test("What is not there is not drawn and told by its name, and is an error where that is asked for")
    func missing() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI
            #Preview {
                VStack(spacing: 0) {
                    Color.red.frame(height: 2)
                    Image("dot")
                    Image("").resizable().frame(height: 2)
                    Color("Brand").frame(height: 2)
                    Color.blue.frame(height: 2)
                }
            }
            """, to: "Dot.swift")
        let words = ["render", "Dot.swift", "--size", "3x8", "--at", "0", "-o", "dot-frame.png"]
        let run = try KinoraProcess(words, in: folder)
        try #require(run.status == 0, "\(run.complaint)")
        let frame = try PNGFile.read(folder.path("dot-frame.png"))
        #expect(frame.pixels[0] != frame.pixels[21])
        #expect((6..<18).allSatisfy { frame.pixels[$0] == 0xFFFF_FFFF })
        for word in ["“” and “dot”", "dot.png", "“Brand”", "Brand.colorset"] {
            #expect(run.complaint.contains(word), "\(word): \(run.complaint)")
        }
        let strict = try KinoraProcess(words + ["--strict"], in: folder)
        #expect(strict.status == 69 && strict.complaint.contains("“dot”"), "\(strict.complaint)")
    }
}
