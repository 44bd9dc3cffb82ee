import KinoraGeometry
import KinoraStage

/// Draws documents of PDF with UIKit's commands.
open class UIGraphicsPDFRenderer: NSObject {
    public let format: UIGraphicsPDFRendererFormat
    private let bounds: CGRect

    /// - Parameter bounds: the page's, in points, y growing downwards.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        (self.bounds, self.format) = (bounds, format)
        format.bounds = bounds
    }

    /// The file with the pages that `actions` begin and draw.
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        var data = Data()
        let document = PDFRecorder(box: bounds, info: format.documentInfo) { data = $0 }
        let context = CGContext(document: document, growsUpwards: false)
        UIGraphicsPushContext(context)
        actions(UIGraphicsPDFRendererContext(cgContext: context, format: format))
        UIGraphicsPopContext()
        context.closePDF()
        return data
    }
    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        try pdfData(actions: actions).write(to: url)
    }
}

open class UIGraphicsPDFRendererFormat: NSObject {
    /// What the document says of itself: `kCGPDFContextTitle`, `kCGPDFContextAuthor`.
    open var documentInfo: [String: Any] = [:]
    /// In points; of the renderer that draws with it.
    open internal(set) var bounds = CGRect.zero
    open class func `default`() -> Self { self.init() }
    open class func preferred() -> Self { self.init() }
    public required override init() {}
}

public final class UIGraphicsPDFRendererContext: NSObject {
    public let cgContext: CGContext
    public let format: UIGraphicsPDFRendererFormat
    init(cgContext: CGContext, format: UIGraphicsPDFRendererFormat) {
        (self.cgContext, self.format) = (cgContext, format)
    }

    /// That of the page, in points.
    public var pdfContextBounds: CGRect { cgContext.document?.current ?? format.bounds }
    /// What is drawn before the first page is on none.
    public func beginPage() { cgContext.beginPage(format.bounds) }
    /// A page of its own size.
    public func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { cgContext.beginPage(bounds) }
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
    /// Links of pages are not written.
    public func setURL(_ url: URL, for rect: CGRect) {}
}

// MARK: The current context

/// A letter's paper where there is no size.
private func page(_ bounds: CGRect) -> CGRect {
    bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
}

public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
    let document = PDFRecorder(box: page(bounds), info: documentInfo as? [String: Any] ?? [:]) { data.append($0) }
    UIGraphicsPushContext(CGContext(document: document, growsUpwards: false))
}
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
    _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
    let file = URL(fileURLWithPath: path)
    let document = PDFRecorder(box: page(bounds), info: documentInfo as? [String: Any] ?? [:]) {
        try? $0.write(to: file)
    }
    UIGraphicsPushContext(CGContext(document: document, growsUpwards: false))
    return true
}
public func UIGraphicsBeginPDFPage() {
    guard let context = UIGraphicsGetCurrentContext(), let document = context.document else { return }
    context.beginPage(document.box)
}
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    guard let context = UIGraphicsGetCurrentContext(), let document = context.document else { return }
    context.beginPage(bounds.isEmpty ? document.box : bounds)
}
public func UIGraphicsGetPDFContextBounds() -> CGRect {
    UIGraphicsGetCurrentContext()?.document.map { $0.current ?? $0.box } ?? .zero
}
public func UIGraphicsEndPDFContext() {
    UIGraphicsGetCurrentContext()?.closePDF()
    UIGraphicsPopContext()
}
