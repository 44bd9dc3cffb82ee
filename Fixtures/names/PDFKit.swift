// Names of PDF files, each used once as sources use it.
import PDFKit
import SwiftUI

struct PDFScreen: UIViewRepresentable {
    let url: URL
    @Binding var pages: Int

    func makeUIView(context: Context) -> PDFView {
        let view = PDFView()
        view.document = PDFDocument(url: url)
        view.autoScales = true
        view.displayMode = .singlePageContinuous
        view.displayDirection = .vertical
        view.backgroundColor = .clear
        view.usePageViewController(true, withViewOptions: nil)
        view.pageBreakMargins = UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0)
        view.minScaleFactor = view.scaleFactorForSizeToFit
        view.maxScaleFactor = 4
        view.delegate = context.coordinator
        _ = NotificationCenter.default.addObserver(forName: .PDFViewPageChanged, object: view, queue: .main) { _ in }
        return view
    }
    func updateUIView(_ view: PDFView, context: Context) {
        pages = view.document?.pageCount ?? 0
        if let page = view.document?.page(at: 1) { view.go(to: page) }
        if view.canGoToNextPage { view.goToNextPage(nil) }
    }
    func makeCoordinator() -> Coordinator { Coordinator() }
    final class Coordinator: NSObject, PDFViewDelegate {
        func pdfViewWillClick(onLink sender: PDFView, with url: URL) { print(url) }
    }
}

@MainActor func thumbnail(of data: Data) -> UIImage? {
    guard let document = PDFDocument(data: data), let page = document.page(at: 0) else { return nil }
    let bounds = page.bounds(for: .mediaBox)
    let renderer = UIGraphicsImageRenderer(size: bounds.size)
    let picture = renderer.image { context in
        UIColor.white.set()
        context.fill(bounds)
        context.cgContext.translateBy(x: 0, y: bounds.size.height)
        context.cgContext.scaleBy(x: 1, y: -1)
        page.draw(with: .mediaBox, to: context.cgContext)
    }
    return page.string == nil ? page.thumbnail(of: CGSize(width: 100, height: 140), for: .cropBox) : picture
}

func marked(_ document: PDFDocument) -> Data? {
    for index in 0..<document.pageCount {
        guard let page = document.page(at: index) else { continue }
        let mark = PDFAnnotation(
            bounds: CGRect(x: 10, y: 10, width: 100, height: 20), forType: .highlight, withProperties: nil)
        mark.color = .yellow.withAlphaComponent(0.5)
        mark.contents = "Here"
        page.addAnnotation(mark)
    }
    for selection in document.findString("word", withOptions: .caseInsensitive) {
        selection.selectionsByLine().forEach { line in print(line.string ?? "") }
    }
    document.documentAttributes = [PDFDocumentAttribute.titleAttribute: "Title"]
    return document.dataRepresentation()
}

func album(of images: [UIImage]) -> PDFDocument {
    let document = PDFDocument()
    for (index, image) in images.enumerated() {
        if let page = PDFPage(image: image) { document.insert(page, at: index) }
    }
    return document
}
