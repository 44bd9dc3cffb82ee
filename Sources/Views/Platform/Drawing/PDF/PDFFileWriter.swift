import KinoraGeometry

/// The bytes of a PDF file: its objects one after the other, and where each begins.
struct PDFFileWriter {
    /// A page's box in points, y growing upwards, and what is drawn on it.
    struct Page {
        let box: CGRect
        let content: PDFContent
    }

    private var objects: [[UInt8]] = []

    /// A file of pages.
    ///
    /// - Parameter info: what the document says of itself, by PDF's names: `Title`, `Author`.
    static func file(_ pages: [Page], info: [String: String]) -> [UInt8] {
        var writer = PDFFileWriter()
        // The first two are the document and its list of pages.
        writer.objects = [[], []]
        let numbers = pages.map { writer.add($0) }
        let kids = numbers.map { "\($0) 0 R" }.joined(separator: " ")
        writer.objects[0] = Array("<< /Type /Catalog /Pages 2 0 R >>".utf8)
        writer.objects[1] = Array("<< /Type /Pages /Kids [\(kids)] /Count \(pages.count) >>".utf8)
        let entries = info.sorted { $0.key < $1.key }.map { "/\($0.key) \(Self.text($0.value))" }
        let about = writer.add("<< \((entries + ["/Producer \(Self.text("Kinora"))"]).joined(separator: " ")) >>")
        return writer.bytes(info: about)
    }

    /// - Returns: the object's number.
    private mutating func add(_ object: String) -> Int { add(Array(object.utf8)) }
    private mutating func add(_ object: [UInt8]) -> Int {
        objects.append(object)
        return objects.count
    }

    /// - Parameter entries: those of its dictionary, without its length.
    mutating func addStream(_ entries: String, _ content: [UInt8]) -> Int {
        let head = "<< \(entries)\(entries.isEmpty ? "" : " ")/Length \(content.count) >>\nstream\n"
        return add(Array(head.utf8) + content + Array("\nendstream".utf8))
    }

    private mutating func add(_ page: Page) -> Int {
        let content = addStream("", Array(page.content.operators.joined(separator: "\n").utf8))
        let pictures = page.content.pictures.enumerated().map { "/P\($0) \($1.write(into: &self)) 0 R" }
        let states = page.content.opacities.enumerated().map { index, value in
            "/G\(index) << /ca \(PDFNumber.text(value)) /CA \(PDFNumber.text(value)) >>"
        }
        let resources =
            "<< /XObject << \(pictures.joined(separator: " ")) >> /ExtGState << \(states.joined(separator: " ")) >> >>"
        let box = PDFNumber.text(page.box.minX, page.box.minY, page.box.maxX, page.box.maxY)
        // The content begins at the corner of the box.
        let move = addStream("", Array("1 0 0 1 \(PDFNumber.text(page.box.minX, page.box.minY)) cm".utf8))
        return add(
            "<< /Type /Page /Parent 2 0 R /MediaBox [\(box)] /Resources \(resources)"
                + " /Contents [\(move) 0 R \(content) 0 R] >>")
    }

    private func bytes(info: Int) -> [UInt8] {
        var (bytes, offsets) = (Array("%PDF-1.4\n%\u{E2}\u{E3}\u{CF}\u{D3}\n".utf8), [Int]())
        for (index, object) in objects.enumerated() {
            offsets.append(bytes.count)
            bytes += Array("\(index + 1) 0 obj\n".utf8) + object + Array("\nendobj\n".utf8)
        }
        let table = offsets.map { offset in
            String(repeating: "0", count: max(0, 10 - String(offset).count)) + "\(offset) 00000 n \n"
        }
        let count = objects.count + 1
        let end =
            "xref\n0 \(count)\n0000000000 65535 f \n" + table.joined()
            + "trailer\n<< /Size \(count) /Root 1 0 R /Info \(info) 0 R >>\nstartxref\n\(bytes.count)\n%%EOF\n"
        return bytes + Array(end.utf8)
    }

    /// Words in the units of UTF-16, which PDF tells by their mark.
    private static func text(_ words: String) -> String {
        let digits = Array("0123456789ABCDEF")
        let hex = words.utf16.map { unit in
            String([12, 8, 4, 0].map { digits[Int(unit >> UInt16($0)) & 15] })
        }
        return "<FEFF\(hex.joined())>"
    }
}
