import KinoraGeometry
import KinoraScene
import KinoraStage

/// A PDF that is being drawn, page by page.
final class PDFRecorder {
    /// The box of pages that say nothing of themselves, in points.
    let box: CGRect
    private let info: [String: String]
    private let finish: (Data) -> Void
    private var pages: [(box: CGRect, nodes: [Node])] = []
    /// The box of the page that is drawn now.
    private(set) var current: CGRect?
    private var isClosed = false

    /// - Parameters:
    ///   - info: what the document says of itself, by Core Graphics' names.
    ///   - finish: called once with the whole file.
    init(box: CGRect, info: [String: Any], finish: @escaping (Data) -> Void) {
        (self.box, self.finish) = (box, finish)
        let names = ["Title", "Author", "Creator", "Subject", "Keywords"]
        self.info = names.reduce(into: [:]) { all, name in
            switch info["kCGPDFContext" + name] {
            case let word as String: all[name] = word
            case let words as [String]: all[name] = words.joined(separator: ", ")
            default: break
            }
        }
    }

    func begin(_ box: CGRect) { current = box }
    func end(_ nodes: [Node]) {
        if let current { pages.append((current, nodes)) }
        current = nil
    }
    func close() {
        guard !isClosed else { return }
        isClosed = true
        finish(data)
    }

    /// The file with the pages that are complete.
    private var data: Data {
        let pages = pages.map { page in
            PDFFileWriter.Page(
                box: page.box,
                content: PDFContent(page.nodes, size: page.box.size) { scene, scale in
                    try? DrawnImage.rasterizer?(scene, scale)
                })
        }
        return Data(PDFFileWriter.file(pages, info: info))
    }
}
