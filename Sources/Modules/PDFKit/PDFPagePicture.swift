import KinoraScene
import KinoraStage

/// A page stretched into the size that it is offered, exact at every size.
struct PDFPagePicture: View {
    let page: PDFPage

    var body: some View {
        if let image = page.image {
            Image(uiImage: image).resizable()
        } else if page.isDrawn {
            PDFPaper(page: page)
        } else {
            _KinoraPlaceholder("PDF", detail: page.label.map { "page \($0)" }).background(Color.white)
        }
    }
}

/// What is drawn of a page of a file.
private struct PDFPaper: PrimitiveView {
    let page: PDFPage
    func _elements(_ context: BuildContext) -> [Element] { [PDFPaperElement(page, context)] }
}

private final class PDFPaperElement: Element {
    private let page: PDFPage
    private var shown = CGRect.zero

    init(_ page: PDFPage, _ context: BuildContext) {
        self.page = page
        super.init(context)
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: page.size)
    }
    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) { shown = animatedFrame() }
    override func containsPoint(_ point: CGPoint) -> Bool { shown.contains(point) }
    override func lower(_ context: inout LoweringContext) -> [Node] { page.nodes(in: shown) }
}
