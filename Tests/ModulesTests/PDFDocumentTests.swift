import Foundation
import KinoraScene
import KinoraStage
import PDFKit
import Testing

/// Documents of PDF, and the view that shows them.
@MainActor
struct PDFDocumentTests {
    /// A page of 200 by 100 points with a red square at its lower left, and a blue one of 100 by 100.
    private static let file = {
        func stream(_ content: String) -> String {
            "<< /Length \(content.utf8.count) >> stream\n\(content)\nendstream endobj"
        }
        return Data(
            """
            %PDF-1.4
            1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
            2 0 obj << /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 /MediaBox [0 0 200 100] >> endobj
            3 0 obj << /Type /Page /Parent 2 0 R /Contents 5 0 R >> endobj
            4 0 obj << /Type /Page /Parent 2 0 R /Contents 6 0 R /MediaBox [0 0 100 100] /TrimBox [10 10 90 90] >> endobj
            5 0 obj \(stream("1 0 0 rg 0 0 50 50 re f"))
            6 0 obj \(stream("0 0 1 rg 0 0 100 100 re f"))
            trailer << /Root 1 0 R >>
            """.utf8)
    }()

    private struct Screen: UIViewRepresentable {
        let document: PDFDocument?
        let mode: PDFDisplayMode
        func makeUIView(context: Context) -> PDFView {
            let view = PDFView()
            (view.document, view.autoScales, view.displayMode) = (document, true, mode)
            view.displaysPageBreaks = false
            return view
        }
        func updateUIView(_ view: PDFView, context: Context) {}
    }

    /// Where areas of a color are on a stage of 400 by 400 points.
    private func areas(
        _ mode: PDFDisplayMode, red: Double, blue: Double, in file: Data? = nil
    ) throws -> [CGRect] {
        let document = PDFDocument(data: file ?? Self.file)
        let stage = Stage(size: CGSize(width: 400, height: 400), duration: 0) { Screen(document: document, mode: mode) }
        var found: [CGRect] = []
        func look(_ nodes: [Node], _ map: CGAffineTransform) {
            for node in nodes {
                switch node {
                case .fill(let fill):
                    guard case .color(let color) = fill.paint, color.red == red, color.green == 0, color.blue == blue
                    else { continue }
                    found.append(fill.path.boundingRect.applying(map))
                case .group(let nodes): look(nodes, map)
                case .layer(.transform(let own), let nodes): look(nodes, own.concatenating(map))
                case .layer(_, let nodes): look(nodes, map)
                default: break
                }
            }
        }
        look(try stage.scene(at: 0).nodes, .identity)
        return found
    }

    private func isNear(_ a: CGRect?, _ b: CGRect) -> Bool {
        guard let a else { return false }
        // Positions on a stage are rounded to parts of pixels at most.
        return abs(a.minX - b.minX) < 0.5 && abs(a.minY - b.minY) < 0.5 && abs(a.width - b.width) < 0.5
            && abs(a.height - b.height) < 0.5
    }

    @Test("A document has the pages of its file, each with its boxes")
    func pages() throws {
        let document = try #require(PDFDocument(data: Self.file))
        #expect(document.pageCount == 2 && document.page(at: 2) == nil && document.page(at: -1) == nil)
        let (first, second) = (try #require(document.page(at: 0)), try #require(document.page(at: 1)))
        #expect(first.bounds(for: .mediaBox) == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(second.bounds(for: .cropBox) == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(second.bounds(for: .trimBox) == CGRect(x: 10, y: 10, width: 80, height: 80))
        #expect(document.index(for: second) == 1 && second.label == "2" && first.rotation == 0)
        #expect(document.dataRepresentation() == Self.file)
        document.removePage(at: 0)
        #expect(document.pageCount == 1 && document.page(at: 0) === second && first.document == nil)
        #expect(document.dataRepresentation() == nil)
    }

    @Test("A document that a source draws with UIKit is read and shown as one of a file")
    func drawn() throws {
        let paper = CGRect(x: 0, y: 0, width: 200, height: 100)
        let data = UIGraphicsPDFRenderer(bounds: paper).pdfData { context in
            context.beginPage()
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 50, width: 50, height: 50))
            let small = CGRect(x: 0, y: 0, width: 100, height: 100)
            context.beginPage(withBounds: small, pageInfo: [:])
            UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
            context.fill(small)
        }
        let document = try #require(PDFDocument(data: data))
        #expect(document.pageCount == 2 && document.page(at: 0)?.bounds(for: .mediaBox) == paper)
        for (red, blue) in [(1.0, 0.0), (0, 1)] {
            let expected = try #require(areas(.singlePageContinuous, red: red, blue: blue).first)
            let found = try areas(.singlePageContinuous, red: red, blue: blue, in: data)
            #expect(found.count == 1 && isNear(found.first, expected))
        }
    }

    @Test("What is no PDF is no document")
    func refused() {
        #expect(PDFDocument(data: Data("words".utf8)) == nil && PDFDocument(data: Data()) == nil)
        #expect(PDFDocument(url: URL(fileURLWithPath: "/nowhere.pdf")) == nil)
        #expect(PDFDocument().pageCount == 0)
    }

    @Test("Pages that go on are as wide as the view asks for, one below the other")
    func continuous() throws {
        // The first page is twice as large: its red square is at the lower left of 400 by 200 points.
        let red = try areas(.singlePageContinuous, red: 1, blue: 0)
        #expect(red.count == 1 && isNear(red.first, CGRect(x: 0, y: 100, width: 100, height: 100)))
        let blue = try areas(.singlePageContinuous, red: 0, blue: 1)
        #expect(blue.count == 1 && isNear(blue.first, CGRect(x: 100, y: 200, width: 200, height: 200)))
    }

    @Test("A single page is in the middle, and the next one is not seen")
    func single() throws {
        let red = try areas(.singlePage, red: 1, blue: 0)
        #expect(red.count == 1 && isNear(red.first, CGRect(x: 0, y: 200, width: 100, height: 100)))
        #expect(try areas(.singlePage, red: 0, blue: 1).isEmpty)
    }

    @Test("A page of nothing but text is a box with a name, and an empty page is white")
    func undrawn() throws {
        func words(_ content: String) throws -> Int {
            let text = """
                %PDF-1.4
                1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
                2 0 obj << /Type /Pages /Kids [3 0 R] /MediaBox [0 0 200 100] >> endobj
                3 0 obj << /Type /Page /Parent 2 0 R /Contents 4 0 R >> endobj
                4 0 obj << /Length \(content.utf8.count) >> stream
                \(content)
                endstream endobj
                trailer << /Root 1 0 R >>
                """
            let document = PDFDocument(data: Data(text.utf8))
            let stage = Stage(size: CGSize(width: 400, height: 400), duration: 0) {
                Screen(document: document, mode: .singlePage)
            }
            func count(_ nodes: [Node]) -> Int {
                nodes.reduce(0) { sum, node in
                    switch node {
                    case .glyphs: sum + 1
                    case .group(let nodes), .layer(_, let nodes): sum + count(nodes)
                    default: sum
                    }
                }
            }
            return count(try stage.scene(at: 0).nodes)
        }
        #expect(try words("BT (a) Tj ET") > 0)
        #expect(try words("") == 0)
    }

    @Test("A view goes to the pages there are, and no further")
    func going() throws {
        let (view, document) = (PDFView(), try #require(PDFDocument(data: Self.file)))
        view.document = document
        view.displayMode = .singlePage
        #expect(view.currentPage === document.page(at: 0) && view.canGoToNextPage && !view.canGoToPreviousPage)
        view.goToNextPage(nil)
        #expect(view.currentPage === document.page(at: 1) && !view.canGoToNextPage && view.canGoToPreviousPage)
        view.goToNextPage(nil)
        #expect(view.visiblePages.count == 1 && view.visiblePages.first === document.page(at: 1))
        view.goToFirstPage(nil)
        #expect(view.currentPage === document.page(at: 0))
        view.scaleFactor = 2
        #expect(view.scaleFactor == 2 && !view.autoScales)
    }

    @Test("A mark keeps what it is told, on its page")
    func marks() throws {
        let page = PDFPage()
        let mark = PDFAnnotation(
            bounds: CGRect(x: 10, y: 10, width: 20, height: 20), forType: .highlight,
            withProperties: [PDFAnnotationKey.contents: "Here"])
        page.addAnnotation(mark)
        #expect(mark.type == "Highlight" && mark.page === page && page.annotations.count == 1)
        #expect(mark.value(forAnnotationKey: .contents) as? String == "Here")
        #expect(page.annotation(at: CGPoint(x: 15, y: 15)) === mark && page.annotation(at: .zero) == nil)
        page.removeAnnotation(mark)
        #expect(page.annotations.isEmpty)
    }
}
