import Foundation
import KinoraGeometry

/// The pages of a PDF file, each of which can become a drawing.
public struct PDFPages: Sendable {
    /// What a page says of itself.
    public struct Page: Sendable, Equatable {
        /// The boxes of the page by their names in the file, `MediaBox` and its kind, in points; y grows upwards.
        public let boxes: [String: CGRect]
        /// Quarter turns clockwise in which it is shown, from 0 to 3.
        public let turns: Int
    }

    /// All pages in order.
    public let pages: [Page]
    private let bytes: [UInt8]

    /// Reads a file's pages, and none of their contents.
    ///
    /// - Throws: `DrawingError` where it is no PDF, encrypted, or damaged beyond use.
    public init(file bytes: [UInt8]) throws(DrawingError) {
        guard bytes.count <= DrawingLimits.fileBytes else {
            throw DrawingError("the file has more than \(DrawingLimits.fileBytes >> 20) MiB")
        }
        // Some bytes may stand before its first line.
        guard bytes.prefix(1024).firstRange(of: Array("%PDF-".utf8)) != nil else {
            throw DrawingError("the file is no PDF")
        }
        let file = try PDFFile(bytes)
        self.bytes = bytes
        pages = file.pages().map { page in
            let names = ["MediaBox", "CropBox", "BleedBox", "TrimBox", "ArtBox"]
            // Boxes within the one that is seen are as large as that unless said.
            let boxes = names.map { name in
                (name, file.box(of: page, name == "MediaBox" || page[name] != nil ? name : "CropBox"))
            }
            let turns = file.turns(of: page) % 4
            return Page(boxes: Dictionary(uniqueKeysWithValues: boxes), turns: turns < 0 ? turns + 4 : turns)
        }
    }

    /// What of a page is seen (its `CropBox`) as a drawing, upright.
    ///
    /// - Parameter index: from 0.
    /// - Throws: `DrawingError` where there is no such page, or where it asks for more than the limits of drawings allow.
    public func drawing(of index: Int) throws(DrawingError) -> VectorDrawing {
        // What is unpacked of a file is counted, so that each page has its own.
        let file = try PDFFile(bytes)
        let pages = file.pages()
        guard pages.indices.contains(index) else { throw DrawingError("the PDF has no page \(index + 1)") }
        return try PDFReader.drawing(of: pages[index], in: file)
    }
}
