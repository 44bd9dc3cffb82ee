import KinoraGeometry
import KinoraStage

// Words, as Linux makes no keys of dictionaries of `CFString`.
public let kCGPDFContextTitle = "kCGPDFContextTitle"
public let kCGPDFContextAuthor = "kCGPDFContextAuthor"
public let kCGPDFContextCreator = "kCGPDFContextCreator"
public let kCGPDFContextSubject = "kCGPDFContextSubject"
public let kCGPDFContextKeywords = "kCGPDFContextKeywords"
/// A page's box, as the bytes of a rectangle.
public let kCGPDFContextMediaBox = "kCGPDFContextMediaBox"

/// Where bytes go that are made little by little.
public final class CGDataConsumer {
    let put: (Data) -> Void
    public init?(data: CFMutableData) { put = { data.append($0) } }
    /// nil for what is no file.
    public init?(url: CFURL) {
        let file = url as URL
        guard file.isFileURL else { return nil }
        put = { try? $0.write(to: file) }
    }
}

/// A letter's paper, in points.
private let letter = CGRect(x: 0, y: 0, width: 612, height: 792)

extension CGContext {
    /// Draws a PDF into a file, which is written by `closePDF()`; nil where the address is of no file.
    ///
    /// - Parameters:
    ///   - mediaBox: that of the pages, in points; nil for a letter's.
    ///   - auxiliaryInfo: what the document says of itself: `kCGPDFContextTitle`.
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        guard let consumer = CGDataConsumer(url: url) else { return nil }
        self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
    }
    /// Draws a PDF, whose bytes a consumer gets by `closePDF()`.
    public convenience init?(
        consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
    ) {
        let box = mediaBox?.pointee.standardized ?? letter
        let info = (auxiliaryInfo as? [String: Any]) ?? [:]
        self.init(document: PDFRecorder(box: box, info: info) { consumer.put($0) }, growsUpwards: true)
    }

    /// Begins a page that is as large as a page's info says, or as the document's pages are.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        var box = document?.box ?? letter
        if let bytes = (pageInfo as? [String: Any])?[kCGPDFContextMediaBox] as? Data,
            bytes.count >= MemoryLayout<CGRect>.size
        {
            box = bytes.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
        }
        beginPage(box)
    }
    /// Begins a page.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) { beginPage(mediaBox?.pointee ?? document?.box ?? letter) }
    public func endPDFPage() { endPage() }
    /// Writes the document. What is drawn later is not in it.
    public func closePDF() {
        endPage()
        document?.close()
    }
}
