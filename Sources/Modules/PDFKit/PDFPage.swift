import KinoraDrawings
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// A page of a document. Its marks are kept, and are not drawn.
open class PDFPage: NSObject, NSCopying, @unchecked Sendable {
    /// Where its picture comes from.
    private enum Origin {
        case empty
        case image(UIImage)
        case file(PDFPages, Int)
    }

    open internal(set) weak var document: PDFDocument?
    private let origin: Origin
    private var boxes: [PDFDisplayBox: CGRect] = [:]
    /// In degrees clockwise, a multiple of 90. A page is drawn as its file turns it; what the source changes is kept, and not drawn.
    open var rotation: Int
    open private(set) var annotations: [PDFAnnotation] = []
    open var displaysAnnotations = true
    private var drawn: VectorDrawing?

    /// An empty page of a letter's size.
    public override init() {
        (origin, rotation) = (.empty, 0)
        super.init()
    }
    /// A page with a picture, as large as that.
    public init?(image: UIImage) {
        (origin, rotation) = (.image(image), 0)
        super.init()
    }
    init(_ file: PDFPages, index: Int) {
        (origin, rotation) = (.file(file, index), file.pages[index].turns * 90)
        super.init()
    }

    /// From 1; the label that a file gives a page is not read.
    open var label: String? {
        guard let document, document.index(for: self) != NSNotFound else { return nil }
        return "\(document.index(for: self) + 1)"
    }

    /// In points, y growing upwards, before the page is turned.
    open func bounds(for box: PDFDisplayBox) -> CGRect {
        if let set = boxes[box] { return set }
        switch origin {
        case .empty: return CGRect(x: 0, y: 0, width: 612, height: 792)
        case .image(let image): return CGRect(origin: .zero, size: image.size)
        case .file(let file, let index): return file.pages[index].boxes[box.name] ?? .zero
        }
    }
    /// Kept; what is drawn is what the file says is seen.
    open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) { boxes[box] = bounds }

    open func addAnnotation(_ annotation: PDFAnnotation) {
        annotation.page = self
        annotations.append(annotation)
    }
    open func removeAnnotation(_ annotation: PDFAnnotation) { annotations.removeAll { $0 === annotation } }
    open func annotation(at point: CGPoint) -> PDFAnnotation? { annotations.last { $0.bounds.contains(point) } }

    // MARK: Its picture

    /// The size at which it is shown, in points: turned.
    var size: CGSize {
        if let drawing { return drawing.size }
        let size = bounds(for: .cropBox).size
        return (rotation / 90) % 2 == 0 ? size : CGSize(width: size.height, height: size.width)
    }

    /// What is drawn of a page of a file, upright as the file says; nil where it cannot be read.
    private var drawing: VectorDrawing? {
        guard case .file(let file, let index) = origin else { return nil }
        if let drawn { return drawn }
        drawn =
            (try? file.drawing(of: index))
            ?? VectorDrawing(size: bounds(for: .cropBox).size, nodes: [], omissions: ["pages"])
        return drawn
    }

    /// What is drawn on white paper, stretched into a rectangle.
    func nodes(in rect: CGRect) -> [Node] {
        let paper = Node.fill(Fill(Path(rect), paint: .color(RGBA(red: 1, green: 1, blue: 1))))
        guard rect.width > 0, rect.height > 0 else { return [] }
        guard let drawing, drawing.size.width > 0, drawing.size.height > 0, !drawing.nodes.isEmpty else {
            return [paper]
        }
        let map = CGAffineTransform(
            rect.width / drawing.size.width, 0, 0, rect.height / drawing.size.height, rect.minX, rect.minY)
        return [paper, .layer(.transform(map), drawing.nodes)]
    }
    /// The picture of a page that was made from one.
    var image: UIImage? { if case .image(let image) = origin { image } else { nil } }
    /// Whether it is shown as it is, at least in parts. Of a page of nothing but text nothing is; an empty page is white.
    var isDrawn: Bool {
        guard case .file = origin, let drawing else { return true }
        return !drawing.nodes.isEmpty || drawing.omissions.isEmpty
    }

    /// Its pixels; nil where nobody makes pixels, or where there would be too many of them.
    private func pixels(_ size: CGSize, scale: Double) -> CGImage? {
        if let image { return image.cgImage }
        let scene = FrameScene(size: size, nodes: nodes(in: CGRect(origin: .zero, size: size)))
        return (try? DrawnImage.rasterizer?(scene, scale)).map { CGImage(kinoraPixels: $0) }
    }

    /// A picture on white paper, as large as fits in a size, in points.
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
        let own = self.size
        guard own.width > 0, own.height > 0, size.width > 0, size.height > 0 else { return UIImage() }
        let factor = min(size.width / own.width, size.height / own.height)
        let fitting = CGSize(width: own.width * factor, height: own.height * factor)
        guard let picture = pixels(fitting, scale: 2) else { return UIImage() }
        return UIImage(cgImage: picture, size: fitting)
    }

    /// Draws it in its own space, where y grows upwards, as pixels of three to a point.
    open func draw(with box: PDFDisplayBox, to context: CGContext) {
        guard let picture = pixels(size, scale: 3) else { return }
        context.draw(picture, in: CGRect(origin: .zero, size: size))
    }
    /// From its own space to that of `box`.
    open func transform(for box: PDFDisplayBox) -> CGAffineTransform {
        let bounds = bounds(for: box)
        return CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    }
    open func transformContext(_ context: CGContext, for box: PDFDisplayBox) {
        context.concatenate(transform(for: box))
    }

    // MARK: Words, which are not read

    open var string: String? { nil }
    open var attributedString: NSAttributedString? { nil }
    open var numberOfCharacters: Int { 0 }
    open func characterBounds(at index: Int) -> CGRect { .zero }
    open func characterIndex(at point: CGPoint) -> Int { NSNotFound }
    open func selection(for rect: CGRect) -> PDFSelection? { nil }
    open func selection(for range: NSRange) -> PDFSelection? { nil }
    open func selectionForWord(at point: CGPoint) -> PDFSelection? { nil }
    open func selectionForLine(at point: CGPoint) -> PDFSelection? { nil }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy: PDFPage =
            switch origin {
            case .empty: PDFPage()
            case .image(let image): PDFPage(image: image) ?? PDFPage()
            case .file(let file, let index): PDFPage(file, index: index)
            }
        (copy.rotation, copy.boxes) = (rotation, boxes)
        return copy
    }
}

extension PDFDisplayBox {
    /// As files call it.
    var name: String {
        switch self {
        case .mediaBox: "MediaBox"
        case .cropBox: "CropBox"
        case .bleedBox: "BleedBox"
        case .trimBox: "TrimBox"
        case .artBox: "ArtBox"
        }
    }
}
