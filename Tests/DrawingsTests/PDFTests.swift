import Foundation
import KinoraPixels
import Testing

@testable import KinoraDrawings

@Suite struct PDFTests {
    /// A page with a content, a gradient `S`, a state `A` of half opacity, a form `F` and a picture `I`.
    static func file(_ box: String, _ content: String, page: String = "", objects: String = "") -> String {
        let form = "0 0 1 rg 0 0 10 10 re f"
        return """
            %PDF-1.4
            1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
            2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [\(box)] >> endobj
            3 0 obj << /Type /Page /Parent 2 0 R /Contents 4 0 R \(page) /Resources << /Shading << /S 5 0 R /R 9 0 R >>
              /ExtGState << /A << /ca .5 /CA .5 >> /M << /SMask << /S /Luminosity /G 8 0 R >> >> >> /XObject << /F 6 0 R /I 7 0 R >>
              /Pattern << /P << /PatternType 2 /Shading 5 0 R >> >> /ColorSpace << /C [/Indexed /DeviceRGB 1 <FF000000FF00>] >> >> >> endobj
            4 0 obj << /Length \(content.utf8.count) >> stream
            \(content)
            endstream endobj
            5 0 obj << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [20 0 80 0] /Extend [true true]
              /Function << /FunctionType 3 /Domain [0 1] /Bounds [.5] /Encode [0 1 0 1] /Functions [
                << /FunctionType 2 /Domain [0 1] /N 1 /C0 [1 0 0] /C1 [0 1 0] >>
                << /FunctionType 2 /Domain [0 1] /N 2 /C0 [0 0 1] /C1 [1 1 1] >> ] >> >> endobj
            6 0 obj << /Subtype /Form /BBox [0 0 10 10] /Matrix [2 0 0 2 0 0] /Group << /S /Transparency >> /Length \(form.utf8.count) >> stream
            \(form)
            endstream endobj
            7 0 obj << /Subtype /Image /Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /ASCIIHexDecode /Length 13 >> stream
            FF000000FF00>
            endstream endobj
            8 0 obj << /Subtype /Form /BBox [0 0 100 100] /Group << /S /Transparency /CS /DeviceGray >> /Length 22 >> stream
            .5 g 0 0 100 100 re f 
            endstream endobj
            9 0 obj << /ShadingType 3 /ColorSpace /DeviceGray /Coords [50 50 10 50 50 40] /Extend [true false]
              /Function << /FunctionType 2 /Domain [0 1] /N 1 /C0 [1] /C1 [0] >> >> endobj
            \(objects)
            trailer << /Root 1 0 R >>
            """
    }

    private func drawn(_ content: String, scale: Double = 1) throws -> DrawnFile {
        try DrawnFile(Self.file("0 0 100 100", content), scale: scale)
    }

    private static let shapes: [(String, Double)] = [
        ("10 20 30 40 re f", 1200.0), ("0 0 m 60 0 l 0 60 l h f", 1800), ("0 0 60 60 re 20 20 20 20 re f*", 3200),
        ("0 0 60 60 re 20 20 20 20 re f", 3600), ("6 w 10 50 m 90 50 l S", 480), ("6 w 2 J 10 50 m 90 50 l S", 516),
        ("10 w [10 15] 0 d 0 5 m 100 5 l S", 400), ("2 0 0 3 0 0 cm 0 0 10 10 re f", 600),
        ("q 0 0 50 100 re W n 0 0 100 10 re f Q 0 90 100 10 re f", 1500), ("4 w 20 20 40 40 re B", 44 * 44),
        ("1 0 0 1 50 0 cm q 5 0 0 5 0 0 cm 0 0 2 2 re f Q 20 0 5 5 re f", 125),
        // A stroke under an uneven scale is wider across it.
        ("4 0 0 1 0 0 cm 2 w 10 0 m 10 50 l S", 400), ("0 60 m 20 20 40 20 60 60 c f", 1200),
    ]

    @Test("Paths cover their areas", arguments: shapes)
    func areas(_ content: String, _ area: Double) throws {
        #expect(abs(try drawn(content, scale: 4).area - area) < 1 + area * 2e-3)
    }

    private static let inks: [(String, [Int])] = [
        (".5 g", [128, 128, 128]), ("1 .5 0 rg", [255, 128, 0]), ("0 1 0 .5 k", [128, 0, 128]),
        ("/DeviceRGB cs 0 1 1 sc", [0, 255, 255]), ("/C cs 1 sc", [0, 255, 0]), ("/Pattern cs /P scn", [255, 0, 0]),
        ("1 0 0 rg /DeviceGray cs", [0, 0, 0]),
    ]

    @Test("Colors of all plain spaces", arguments: inks)
    func colors(_ command: String, _ color: [Int]) throws {
        let bytes = try drawn("\(command) 0 0 100 100 re f").bytes(10, 50)
        #expect(zip(bytes, color + [255]).allSatisfy { abs($0 - $1) <= 1 }, "\(bytes)")
    }

    @Test(
        "A profile whose red is Display P3's is that space, and others are sRGB",
        arguments: [(0.515, true), (0.436, false)])
    func profiles(_ red: Double, _ isWide: Bool) throws {
        func word(_ number: Int) -> String {
            String(repeating: "0", count: 8 - String(number, radix: 16).count) + String(number, radix: 16)
        }
        // A header, one tag that lies behind the table: its kind, a reserved word, and X.
        let profile =
            String(repeating: "00", count: 128) + word(1) + word(0x7258_595A) + word(144) + word(20)
            + word(0x5859_5A20) + word(0) + word(Int(red * 65_536)) + word(0) + word(0)
        let file = Self.file(
            "0 0 100 100", "/W cs .5 .25 0 sc 0 0 100 100 re f",
            objects:
                "10 0 obj << /N 3 /Filter /ASCIIHexDecode /Length \(profile.count) >> stream\n\(profile)\nendstream endobj"
        ).replacing("/ColorSpace << /C", with: "/ColorSpace << /W [/ICCBased 10 0 R] /C")
        let expected =
            isWide ? RGBA.fromDisplayP3(red: 0.5, green: 0.25, blue: 0) : RGBA(red: 0.5, green: 0.25, blue: 0)
        let bytes = try DrawnFile(file).bytes(50, 50)
        for (byte, part) in zip(bytes, [expected.red, expected.green, max(0, expected.blue)]) {
            #expect(abs(Double(byte) - 255 * part) <= 1)
        }
    }

    @Test("A gradient along a line has the color that its functions say, its leap included")
    func axial() throws {
        let drawn = try drawn("/S sh")
        for x in [2, 21, 30, 49, 50, 51, 60, 75, 79, 95] {
            let t = min(max((Double(x) + 0.5 - 20) / 60, 0), 1)
            let share = t < 0.5 ? 2 * t : (2 * t - 1) * (2 * t - 1)
            let expected = t < 0.5 ? [255 * (1 - share), 255 * share, 0] : [255 * share, 255 * share, 255]
            let bytes = drawn.bytes(x, 50)
            #expect(zip(bytes, expected).allSatisfy { abs(Double($0) - $1) <= 2 }, "at \(x): \(bytes)")
        }
    }

    @Test("A gradient between circles ends where it is not extended")
    func radial() throws {
        let drawn = try drawn("/R sh")
        for x in [50, 55, 65, 80, 88, 95] {
            let distance = ((Double(x) + 0.5 - 50) * (Double(x) + 0.5 - 50) + 0.25).squareRoot()
            let share = min(max((distance - 10) / 30, 0), 1)
            let bytes = drawn.bytes(x, 50)
            #expect(bytes[3] == (distance < 40 ? 255 : 0))
            if distance < 40 { #expect(abs(Double(bytes[0]) - 255 * (1 - share)) <= 2, "at \(x)") }
        }
    }

    @Test("Forms, opacity, masks and pictures")
    func objects() throws {
        let form = try drawn("/A gs 1 0 0 1 20 20 cm /F Do")
        #expect(form.bytes(30, 70) == [0, 0, 128, 128] && form.alpha(45, 70) == 0 && form.alpha(10, 95) == 0)
        #expect(abs(try drawn("/M gs 0 0 100 100 re f").alpha(50, 50) - 128) <= 1)
        let picture = try drawn("60 0 0 40 20 10 cm /I Do")
        #expect(picture.bytes(30, 70) == [255, 0, 0, 255] && picture.bytes(70, 70) == [0, 255, 0, 255])
        #expect(picture.alpha(50, 40) == 0 && picture.alpha(50, 95) == 0)
    }

    /// A tile of 10 by 10 points every 20, which names no color of its own.
    @Test(
        "A tile without colors is printed in the ink's, one with colors in its own",
        arguments: [(2, [0, 255, 0]), (1, [0, 0, 0])])
    func tiles(_ kind: Int, _ color: [Int]) throws {
        let tile = "0 0 10 10 re f"
        let file = Self.file(
            "0 0 100 100", "/U cs 0 1 0 /T scn 0 0 100 100 re f",
            objects: """
                10 0 obj << /PatternType 1 /PaintType \(kind) /TilingType 1 /BBox [0 0 10 10] /XStep 20 /YStep 20 /Resources << >>
                  /Length \(tile.utf8.count) >> stream
                \(tile)
                endstream endobj
                """
        ).replacing("/Pattern << ", with: "/Pattern << /T 10 0 R ")
            .replacing("/ColorSpace << ", with: "/ColorSpace << /U [/Pattern /DeviceRGB] ")
        let drawn = try DrawnFile(file)
        // The page's origin is at the lower left.
        #expect(drawn.bytes(5, 95) == color + [255] && drawn.bytes(45, 55) == color + [255])
        #expect(drawn.alpha(15, 95) == 0 && drawn.alpha(5, 85) == 0)
    }

    @Test("A group is faded as a whole: where its parts overlap it is no denser")
    func fadedGroup() throws {
        let form = "1 0 0 rg 0 0 6 10 re f 0 0 1 rg 4 0 6 10 re f"
        let file = Self.file(
            "0 0 100 100", "/A gs /G Do",
            objects: """
                10 0 obj << /Subtype /Form /BBox [0 0 10 10] /Matrix [10 0 0 10 0 0] /Group << /S /Transparency >> /Length \(form.utf8.count) >> stream
                \(form)
                endstream endobj
                """
        ).replacing("/XObject << ", with: "/XObject << /G 10 0 R ")
        let drawn = try DrawnFile(file)
        #expect(drawn.bytes(20, 50) == [128, 0, 0, 128])
        #expect(drawn.bytes(50, 50) == [0, 0, 128, 128])
        #expect(drawn.bytes(80, 50) == [0, 0, 128, 128])
    }

    @Test("The page's box is moved to the corner, and turned as the page says")
    func pages() throws {
        let moved = try DrawnFile(Self.file("10 20 110 70", "10 20 10 10 re f"))
        #expect([moved.drawing.size.width, moved.drawing.size.height] == [100, 50])
        #expect(moved.alpha(5, 45) == 255 && moved.alpha(15, 45) == 0 && moved.alpha(5, 35) == 0)
        let turned = try DrawnFile(Self.file("0 0 100 50", "0 0 10 10 re f", page: "/Rotate 90"))
        #expect([turned.drawing.size.width, turned.drawing.size.height] == [50, 100])
        #expect(turned.alpha(5, 5) == 255 && turned.alpha(45, 95) == 0)
        let cropped = try DrawnFile(Self.file("0 0 100 100", "0 0 100 100 re f", page: "/CropBox [0 0 30 20]"))
        #expect(cropped.area == 600)
    }

    @Test("Objects within packed streams are found, and rows that predict one another")
    func packed() throws {
        // Made by zlib 1.3: two objects, each row of PNG's second way.
        let text = "10 0 11 3 /A [1 0 0]"
        #expect(
            PDFFilter.flate.unpack(Self.zlib(Array(text.utf8)), [:], limit: 1 << 20) == Array(text.utf8))
        let rows: [UInt8] = [2, 1, 2, 3, 2, 1, 1, 1]
        #expect(
            PDFFilter.flate.unpack(Self.zlib(rows), ["Predictor": 12, "Columns": 3], limit: 100) == [1, 2, 3, 2, 3, 4])
        #expect(PDFFilter.base85.unpack(Array("87cURD]j7BEbo80~>".utf8), [:], limit: 100) == Array("Hello world!".utf8))
        #expect(PDFFilter.runs.unpack([2, 1, 2, 3, 254, 9, 128, 7], [:], limit: 100) == [1, 2, 3, 9, 9, 9])
        #expect(
            PDFFilter.lzw.unpack([0x80, 0x0B, 0x60, 0x50, 0x22, 0x0C, 0x0C, 0x85, 0x01], [:], limit: 100)
                == [45, 45, 45, 45, 45, 65, 45, 45, 45, 66])
    }

    /// A zlib stream of one stored block.
    private static func zlib(_ bytes: [UInt8]) -> [UInt8] {
        let count = UInt16(bytes.count)
        var (a, b) = (UInt32(1), UInt32(0))
        for byte in bytes {
            a = (a + UInt32(byte)) % 65521
            b = (b + a) % 65521
        }
        let sum = b << 16 | a
        return [0x78, 1, 1, UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8)] + bytes
            + [24, 16, 8, 0].map { UInt8(sum >> UInt32($0) & 255) }
    }

    @Test("Colors computed by small programs")
    func programs() throws {
        let steps = try #require(
            PDFProgram.parse(Array("{ dup 0.5 gt { 1 exch sub } { 2 mul } ifelse 3 1 roll pop }".utf8)))
        #expect(PDFProgram.run(steps, [7, 8, 0.25]) == [0.5, 7])
        #expect(PDFProgram.parse(Array("{ 1 ".utf8)) == nil && PDFProgram.parse(Array("{ if }".utf8)) == nil)
    }

    private static let wrecks: [(String, String)] = [
        ("%PDF-1.4", "no objects"), ("%PDF-1.4\n1 0 obj << /Type /Font >> endobj", "no page"),
        (file("0 0 999999 9", ""), "points large"),
        (file("0 0 9 9", "", objects: "trailer << /Encrypt 9 0 R >>"), "encrypted"),
        (
            file("0 0 9 9", "/X Do", page: "/X 1").replacing("/F 6 0 R", with: "/X 10 0 R")
                .replacing(
                    "trailer",
                    with: "10 0 obj << /Subtype /Form /Length 12 >> stream\n/X Do /X Do \nendstream endobj\ntrailer"),
            "deep"
        ),
    ]

    /// A quadrilateral with three sides along the axes, from each of its corners and in both directions.
    @Test("A clip that is nearly the page's box still cuts", arguments: 0..<8)
    func slantedClip(_ turn: Int) throws {
        let corners = [(0, 0), (100, 0), (100, 100), (50, 100)]
        let order = (0..<4).map { corners[(turn + (turn < 4 ? $0 : 4 - $0)) % 4] }
        let clip = order.enumerated().map { "\($1.0) \($1.1) \($0 == 0 ? "m" : "l")" }.joined(separator: " ")
        #expect(abs(try drawn("\(clip) h W n 0 0 100 100 re f").area - 7500) < 30)
        #expect(abs(try drawn("0 0 100 100 re W n 0 0 100 100 re f").area - 10000) < 1e-6)
    }

    @Test("A string's escapes are bytes, and one that the file ends in ends with it")
    func strings() throws {
        // An indexed space whose three colors are written with every kind of escape; the one asked for is (10, 9, 8).
        let table = #"(\377\0\0\n\t\b\(\)\\)"#
        let file = Self.file("0 0 100 100", "/D cs 1 sc 0 0 100 100 re f")
            .replacing("/C [/Indexed", with: "/D [/Indexed /DeviceRGB 2 \(table)] /C [/Indexed")
        let page = try DrawnFile(file)
        #expect(page.bytes(50, 50) == [10, 9, 8, 255])
        for (entry, color) in [(0, [255, 0, 0]), (2, [40, 41, 92])] {
            let other = try DrawnFile(file.replacing("1 sc", with: "\(entry) sc"))
            #expect(Array(other.bytes(50, 50).prefix(3)) == color)
        }
        // Cut anywhere, a file is an error or a drawing.
        let whole = Array((file + "\n/Title (a\\n\\(b\\)\\101\\\\) /X <41> >> [(c\\").utf8)
        for length in whole.count - 60...whole.count { _ = try? DrawnFile(Array(whole.prefix(length))) }
        for ending in ["(", "(a", "(a\\", "(a\\1", "(a\\12", "(a\\123", "(a\\n", "(a\\\r", "(a(b)", "<", "<4", "<41"] {
            #expect(try drawn("10 20 30 40 re f " + ending).area == 1200, "\(ending)")
        }
    }

    /// Escapes of the specification's table 3; bytes that end anywhere, and nothing behind them.
    @Test(
        "Words of strings are read to the end of the bytes, whatever they end in",
        arguments: [
            (#"(ab)"#, "ab"), (#"(a(b)c)"#, "a(b)c"), (#"(a"#, "a"), (#"(a\"#, "a"), (#"(a\("#, "a("),
            (#"(\n\r\t\b\f)"#, "\n\r\t\u{8}\u{C}"),
            (#"(\101\1012)"#, "AA2"), (#"(\7"#, "\u{7}"), (#"(\10"#, "\u{8}"), (#"(a\q)"#, "aq"), ("(a\\\nb)", "ab"),
            ("(a\\\r\nb)", "ab"),
            ("(a\\\r", "a"), ("<41 42>", "AB"), ("<414", "A@"), ("<", ""), ("(", ""),
        ])
    func escapes(_ text: String, _ expected: String) {
        var lexer = PDFLexer(Array(text.utf8))
        guard case .string(let bytes) = lexer.next() else {
            Issue.record("\(text) is no string")
            return
        }
        #expect(String(decoding: bytes, as: UTF8.self) == expected)
    }

    @Test("A group without opacity of its own mixes with what is behind it")
    func openGroups() throws {
        let form = "/X gs 0 1 0 rg 0 0 100 100 re f"
        let object = """
            10 0 obj << /Subtype /Form /BBox [0 0 100 100] /Group << /S /Transparency >>
              /Resources << /ExtGState << /X << /BM /Multiply >> >> >> /Length \(form.utf8.count) >> stream
            \(form)
            endstream endobj
            """
        let file = Self.file("0 0 100 100", "1 0 0 rg 0 0 100 100 re f /G Do", objects: object)
            .replacing("/F 6 0 R", with: "/F 6 0 R /G 10 0 R")
        // Red times green.
        #expect(try DrawnFile(file).bytes(50, 50) == [0, 0, 0, 255])
    }

    @Test("Damaged and hostile files are errors", arguments: wrecks)
    func damaged(_ text: String, _ problem: String) {
        let error = #expect(throws: DrawingError.self) { try VectorDrawing(file: Array(text.utf8)) }
        #expect(error?.description.contains(problem) == true, "\(error?.description ?? "")")
    }

    @Test("What is not drawn is named")
    func omissions() throws {
        #expect(try drawn("BT (a) Tj ET").drawing.omissions == ["texts"])
        #expect(try drawn("BI /W 1 /H 1 ID xEIx EI 0 0 10 10 re f").drawing.omissions == ["pictures within commands"])
        #expect(try drawn("BI /W 1 /H 1 ID xEIx EI 0 0 10 10 re f").area == 100)
        for word in ["cs", "CS"] {
            let unknown = try drawn("/Nowhere \(word) 0 0 10 10 re f")
            #expect(unknown.drawing.omissions == ["unknown spaces of colors"] && unknown.area == 100)
            #expect(try drawn("/DeviceRGB \(word) 0 0 10 10 re f").drawing.omissions.isEmpty)
        }
    }

    // MARK: Several pages

    @Test("Pages of folders within folders come in order, with what the folders say")
    func severalPages() throws {
        let content = "0 0 10 10 re f"
        let text = """
            %PDF-1.4
            1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
            2 0 obj << /Type /Pages /Kids [3 0 R 4 0 R 2 0 R] /MediaBox [0 0 100 50] /Rotate 90 >> endobj
            3 0 obj << /Type /Pages /Kids [5 0 R] /CropBox [10 10 40 40] >> endobj
            4 0 obj << /Type /Page /MediaBox [0 0 20 30] /Rotate -90 /Contents 6 0 R >> endobj
            5 0 obj << /Type /Page >> endobj
            6 0 obj << /Length \(content.utf8.count) >> stream
            \(content)
            endstream endobj
            trailer << /Root 1 0 R >>
            """
        let file = try PDFPages(file: Array(text.utf8))
        // A folder that holds itself ends somewhere; the first two pages are its own.
        #expect(file.pages.count >= 2 && file.pages[0].turns == 1 && file.pages[1].turns == 3)
        #expect(file.pages[0].boxes["MediaBox"] == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(file.pages[0].boxes["TrimBox"] == CGRect(x: 10, y: 10, width: 30, height: 30))
        #expect(try file.drawing(of: 0) == VectorDrawing(size: CGSize(width: 30, height: 30), nodes: []))
        let second = try file.drawing(of: 1)
        #expect(second.size == CGSize(width: 30, height: 20) && !second.nodes.isEmpty)
        #expect(throws: DrawingError.self) { try file.drawing(of: file.pages.count) }
        #expect(throws: DrawingError.self) { try PDFPages(file: Array("words".utf8)) }
    }

    @Test("Folders of pages that hold themselves many times come to an end")
    func folders() throws {
        let kids = String(repeating: "2 0 R ", count: 500)
        let text = """
            %PDF-1.4
            1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
            2 0 obj << /Type /Pages /Kids [3 0 R \(kids)] >> endobj
            3 0 obj << /Type /Page /MediaBox [0 0 20 30] >> endobj
            """
        let pages = try PDFPages(file: Array(text.utf8)).pages
        #expect(pages.count > 1 && pages.count <= 1 << 14 && pages.allSatisfy { $0.turns == 0 })
    }
}
