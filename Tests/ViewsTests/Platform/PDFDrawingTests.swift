import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Documents of PDF that sources draw.
@MainActor
struct PDFDrawingTests {
    init() { DrawnImage.useRasterizer() }

    private func content(_ nodes: [Node]) -> PDFContent {
        PDFContent(nodes, size: CGSize(width: 20, height: 10)) { try? DrawnImage.rasterizer?($0, $1) }
    }
    private func fill(_ path: Path, _ alpha: Double = 1) -> Node {
        .fill(Fill(path, paint: .color(RGBA(red: 1, green: 0, blue: 0, alpha: alpha))))
    }
    private func words(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

    @Test("Numbers have no exponents")
    func numbers() {
        let table: [(Double, String)] = [
            (1, "1"), (-2.5, "-2.5"), (0.1 + 0.2, "0.3"), (0.00001, "0"), (1e20, "10000000"), (.nan, "0"),
        ]
        for (number, text) in table { #expect(PDFNumber.text(number) == text) }
        #expect(PDFNumber.text(1, 0.5) == "1 0.5")
    }

    @Test("Paths are operators: colors, opacities, lines, clips and transforms")
    func operators() {
        let square = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
        let plain = content([fill(square), fill(square, 0.5)])
        #expect(
            plain.operators == [
                "1 0 0 -1 0 10 cm", "/G0 gs", "1 0 0 rg", "1 2 m", "4 2 l", "4 6 l", "1 6 l", "h", "f", "/G1 gs",
                "1 0 0 rg", "1 2 m", "4 2 l", "4 6 l", "1 6 l", "h", "f",
            ])
        #expect(plain.opacities == [1, 0.5] && plain.pictures.isEmpty)
        var line = Path()
        line.move(to: .zero)
        line.addQuadCurve(to: CGPoint(x: 6, y: 0), control: CGPoint(x: 3, y: 3))
        let style = StrokeStyle(lineWidth: 2, lineCap: .round, dash: [3, 1], dashPhase: 1)
        let stroke = Node.stroke(Stroke(line, style: style, paint: .color(RGBA(red: 0, green: 0, blue: 1))))
        #expect(
            content([stroke]).operators.dropFirst() == [
                "q", "2 w", "1 J", "0 j", "10 M", "[3 1] 1 d", "/G0 gs", "0 0 1 RG", "0 0 m", "2 2 4 2 6 0 c", "S", "Q",
            ])
        let moved = Node.layer(.transform(CGAffineTransform(translationX: 5, y: 0)), [fill(square)])
        let clipped = Node.layer(.clip(square, rule: .evenOdd, inverse: false), [moved])
        let found = content([clipped]).operators
        #expect(found[1] == "q" && found[7] == "W* n" && found[8] == "q" && found[9] == "1 0 0 1 5 0 cm")
        #expect(found.suffix(2) == ["Q", "Q"])
        // One leaf takes an opacity itself.
        let pale = content([.layer(.opacity(0.25), [fill(square)])])
        #expect(pale.opacities == [0.25] && pale.pictures.isEmpty)
    }

    @Test("What is no path of one color is a picture of the part that it covers, where it lies")
    func pixels() throws {
        let square = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
        let two = Node.layer(.opacity(0.5), [fill(square), fill(square)])
        let drawn = content([.layer(.transform(CGAffineTransform(translationX: 2, y: 1)), [two])])
        let picture = try #require(drawn.pictures.first)
        #expect(picture.width == 9 && picture.height == 12 && drawn.pictures.count == 1)
        #expect(picture.colors.prefix(3) == [255, 0, 0])
        #expect(picture.alphas?.allSatisfy { (127...128).contains($0) } == true)
        // Back from the layer's space, then to the square at (3, 3).
        let commands = drawn.operators.filter { $0.hasSuffix(" cm") }
        #expect(commands == ["1 0 0 -1 0 10 cm", "1 0 0 1 2 1 cm", "1 0 0 1 -2 -1 cm", "3 0 0 -4 3 7 cm"])
        // What mixes with what is behind it takes the whole page with it.
        let blended = content([fill(square), .layer(.blend(.multiply), [fill(square)])])
        #expect(blended.pictures.count == 1 && !blended.operators.contains("f"))
    }

    @Test("Pages of any box are written: without an end it has no pixels, and negative sides are turned")
    func boxes() throws {
        let square = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
        let two = Node.layer(.opacity(0.5), [fill(square), fill(square)])
        for side in [CGFloat.infinity, .greatestFiniteMagnitude, .nan, 0, -1] {
            let endless = PDFContent([two], size: CGSize(width: side, height: side)) {
                try? DrawnImage.rasterizer?($0, $1)
            }
            #expect(endless.pictures.isEmpty)
        }
        let bytes = NSMutableData()
        let consumer = try #require(CGDataConsumer(data: bytes))
        let context = try #require(CGContext(consumer: consumer, mediaBox: nil, nil))
        var box = CGRect(x: 20, y: 30, width: -20, height: -30)
        context.beginPage(mediaBox: &box)
        context.closePDF()
        let text = words(bytes as Data)
        #expect(text.contains("/MediaBox [0 0 20 30]") && text.contains("1 0 0 -1 0 30 cm"))
    }

    @Test("Runs of bytes and other bytes are told apart")
    func runs() {
        #expect(PDFPicture.packed([]) == [128])
        #expect(PDFPicture.packed([1, 2, 3]) == [2, 1, 2, 3, 128])
        #expect(PDFPicture.packed([9, 7, 7, 7, 7, 8]) == [0, 9, 253, 7, 0, 8, 128])
        let long = [UInt8](repeating: 5, count: 300)
        #expect(PDFPicture.packed(long) == [129, 5, 129, 5, 213, 5, 128])
        let loose = (0..<200).map { UInt8($0) }
        let parts: [[UInt8]] = [[127], Array(loose[..<128]), [71], Array(loose[128...]), [128]]
        #expect(PDFPicture.packed(loose) == parts.flatMap { $0 })
    }

    @Test("A renderer's file has its pages, and says what its format does; what is before the first page is on none")
    func renderer() throws {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextTitle: "Ä", kCGPDFContextAuthor: "b"]
        let bounds = CGRect(x: 0, y: 0, width: 50, height: 40)
        let renderer = UIGraphicsPDFRenderer(bounds: bounds, format: format)
        #expect(format.bounds == bounds)
        let data = renderer.pdfData { context in
            context.fill(bounds)
            for color in [UIColor.red, .blue] {
                context.beginPage()
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
            }
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 30, height: 30), pageInfo: [:])
            #expect(context.pdfContextBounds.width == 30)
        }
        let text = words(data)
        #expect(text.hasPrefix("%PDF-1.4") && text.hasSuffix("%%EOF\n"))
        #expect(text.contains("/Count 3") && text.contains("/MediaBox [0 0 50 40]"))
        #expect(text.contains("/MediaBox [0 0 30 30]") && text.contains("/Title <FEFF00C4>"))
        #expect(text.components(separatedBy: "\nf").count == 3)
        // The table says where each object begins.
        let bytes = Array(data)
        let table = try #require(text.components(separatedBy: "startxref\n").last?.split(separator: "\n").first)
        let start = try #require(Int(table))
        #expect(bytes[start...].starts(with: Array("xref\n".utf8)))
        let lines = String(decoding: bytes[start...], as: UTF8.self).split(separator: "\n")
        for (number, line) in lines.dropFirst(3).prefix(while: { $0.hasSuffix(" n ") }).enumerated() {
            let offset = try #require(Int(line.prefix(10)))
            #expect(bytes[offset...].starts(with: Array("\(number + 1) 0 obj".utf8)))
        }
    }

    @Test("A view is drawn into a file as it stands, and the older functions draw into data")
    func contexts() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: file) }
        let view = Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 10).padding(.bottom, 30)
        ImageRenderer(content: view).render { size, draw in
            var box = CGRect(origin: .zero, size: size)
            guard let context = CGContext(file as CFURL, mediaBox: &box, nil) else { return }
            context.beginPDFPage(nil)
            draw(context)
            context.endPDFPage()
            context.closePDF()
        }
        let text = words(try Data(contentsOf: file))
        #expect(text.contains("/MediaBox [0 0 20 40]") && text.contains("/Count 1"))
        // The upper quarter: y grows downwards after the first command.
        #expect(text.contains("0 0 m\n20 0 l\n20 10 l\n0 10 l\nh\nf"))

        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, .zero, nil)
        UIGraphicsBeginPDFPage()
        #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
        UIRectFill(CGRect(x: 1, y: 1, width: 2, height: 2))
        UIGraphicsEndPDFContext()
        #expect(words(data as Data).contains("1 1 m") && UIGraphicsGetCurrentContext() == nil)
        let bytes = NSMutableData()
        let consumer = try #require(CGDataConsumer(data: bytes))
        let context = try #require(CGContext(consumer: consumer, mediaBox: nil, nil))
        context.beginPage(mediaBox: nil)
        context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
        #expect(bytes.length == 0)
        context.closePDF()
        // From the lower left corner of a letter.
        #expect(words(bytes as Data).contains("q\n1 0 0 -1 0 792 cm"))
    }
}
