import KinoraGeometry
import KinoraPixels
import KinoraScene
import KinoraStage

/// Draws pictures with UIKit's commands.
open class UIGraphicsImageRenderer: NSObject {
    public let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect

    public convenience init(size: CGSize) { self.init(size: size, format: .default()) }
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        (self.bounds, self.format) = (bounds, format)
        format.bounds = bounds
    }

    /// The picture that `actions` draw, `format.scale` pixels to a point.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = CGContext(bitmapOfUIKit: bounds.size, scale: format.scale)
        if format.opaque {
            context.setFillColor(.black)
            context.fill(CGRect(origin: .zero, size: bounds.size))
        }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
        return context.picture()
    }
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
    /// Pictures are only encoded as PNG; so is this one.
    open func jpegData(withCompressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        pngData(actions: actions)
    }
}

extension CGContext {
    /// What was drawn, as a picture with its size in points.
    package func picture() -> UIImage {
        makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
    }
}

open class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels per point; that of the stage unless set.
    open var scale: CGFloat = UIScreen.main.scale
    open var opaque = false
    /// In points; of the renderer that draws with it.
    open internal(set) var bounds = CGRect.zero
    public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }
    /// Kept; a picture has the colors of sRGB.
    open var preferredRange = Range.automatic
    open var supportsHighDynamicRange: Bool { false }
    open class func `default`() -> Self { self.init() }
    open class func preferred() -> Self { self.init() }
    public required override init() {}
}

public final class UIGraphicsImageRendererContext: NSObject {
    public let cgContext: CGContext
    public let format: UIGraphicsImageRendererFormat
    init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
        (self.cgContext, self.format) = (cgContext, format)
    }

    public var currentImage: UIImage { cgContext.picture() }
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

// MARK: The current context

/// Views are evaluated on one thread, and so is what they draw.
nonisolated(unsafe) private var contexts: [CGContext] = []

public func UIGraphicsPushContext(_ context: CGContext) { contexts.append(context) }
public func UIGraphicsPopContext() { _ = contexts.popLast() }
public func UIGraphicsGetCurrentContext() -> CGContext? { contexts.last }
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    UIGraphicsPushContext(CGContext(bitmapOfUIKit: size, scale: scale > 0 ? scale : UIScreen.main.scale))
}
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { contexts.last?.picture() }
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }
public func UIRectFill(_ rect: CGRect) { contexts.last?.fill(rect) }
public func UIRectFrame(_ rect: CGRect) { contexts.last?.stroke(rect) }
public func UIRectClip(_ rect: CGRect) { contexts.last?.clip(to: rect) }

extension UIColor {
    /// What the current context fills with.
    public func setFill() { contexts.last?.setFillColor(cgColor) }
    /// What the current context draws lines with.
    public func setStroke() { contexts.last?.setStrokeColor(cgColor) }
    public func set() {
        setFill()
        setStroke()
    }
}

extension UIBezierPath {
    /// Into the current context.
    public func fill() { contexts.last?.fill(Path(cgPath), usesEvenOddFillRule ? .evenOdd : .winding) }
    public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = contexts.last else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        fill()
        context.restoreGState()
    }
    public func stroke() {
        guard let context = contexts.last else { return }
        context.saveGState()
        context.change {
            ($0.lineWidth, $0.lineCap, $0.lineJoin, $0.miterLimit) = (
                lineWidth, lineCapStyle, lineJoinStyle, miterLimit
            )
        }
        if !dash.lengths.isEmpty { context.setLineDash(phase: dash.phase, lengths: dash.lengths) }
        context.stroke(Path(cgPath))
        context.restoreGState()
    }
    public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = contexts.last else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        stroke()
        context.restoreGState()
    }
    public func addClip() { contexts.last?.clip(Path(cgPath), usesEvenOddFillRule ? .evenOdd : .winding) }
}

extension UIImage {
    /// Into the current context.
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = contexts.last, rect.width > 0, rect.height > 0 else { return }
        let nodes = onMain {
            ViewPicture(Image(uiImage: self).resizable().frame(width: rect.width, height: rect.height)).nodes
        }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        context.add(nodes, in: rect)
        context.restoreGState()
    }
}

extension String {
    /// Into the current context, in one line from its upper left corner.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        putDown(self, at: point, nil, attributes)
    }
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        putDown(self, in: rect, rect.width, attributes)
    }
    /// In as many lines as it needs where the options have `usesLineFragmentOrigin`; else in one line.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) {
        let isInLines = options.contains(.usesLineFragmentOrigin)
        putDown(self, in: rect, isInLines ? rect.width : nil, attributes)
    }
}
extension NSString {
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) { description.draw(with: rect, options: options, attributes: attributes, context: context) }
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        description.draw(at: point, withAttributes: attributes)
    }
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        description.draw(in: rect, withAttributes: attributes)
    }
}
extension NSAttributedString {
    /// By the attributes of its beginning.
    public func draw(at point: CGPoint) { string.draw(at: point, withAttributes: first) }
    public func draw(in rect: CGRect) { string.draw(in: rect, withAttributes: first) }
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        string.draw(with: rect, options: options, attributes: first, context: context)
    }
    private var first: [NSAttributedString.Key: Any] { length > 0 ? attributes(at: 0, effectiveRange: nil) : [:] }
}

/// From a point on: the upper left corner, or the lower left one where y grows upwards.
private func putDown(
    _ string: String, at point: CGPoint, _ width: CGFloat?, _ attributes: [NSAttributedString.Key: Any]?
) {
    let (nodes, size) = picture(of: string, width, attributes)
    contexts.last?.add(nodes, in: CGRect(origin: point, size: size))
}
private func putDown(
    _ string: String, in rect: CGRect, _ width: CGFloat?, _ attributes: [NSAttributedString.Key: Any]?
) { contexts.last?.add(picture(of: string, width, attributes).nodes, in: rect) }

/// UIKit's own text is 12 points high and black.
private func picture(
    of string: String, _ width: CGFloat?, _ attributes: [NSAttributedString.Key: Any]?
) -> (nodes: [Node], size: CGSize) {
    guard !contexts.isEmpty else { return ([], .zero) }
    let font = (attributes?[.font] as? UIFont)?.font ?? .system(size: 12)
    let color = (attributes?[.foregroundColor] as? UIColor).map { Color($0) } ?? .black
    return onMain {
        let text = ViewPicture(
            Text(verbatim: string).font(font).foregroundStyle(color),
            proposal: ProposedViewSize(width: width, height: nil))
        return (text.nodes, text.size)
    }
}

extension UIView {
    /// Draws the view and its subviews into the current context.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = contexts.last, frame.width > 0, frame.height > 0 else { return false }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / frame.width, y: rect.height / frame.height)
        context.add(
            onMain {
                StageWindows.current.shownNodes(self)
                    ?? LayerClock.atPresent { ViewPicture(PlatformPicture(view: self)).nodes }
            })
        context.restoreGState()
        return true
    }
}

extension CALayer {
    public func render(in context: CGContext) {
        context.add(
            onMain {
                LayerClock.atPresent {
                    ViewPicture(
                        LayerPicture(layer: self, isContent: true).frame(width: frame.width, height: frame.height)
                    ).nodes
                }
            })
    }
}

extension GraphicsContext {
    /// Draws with Core Graphics' commands, as one part of the picture; y grows downwards.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        let context = CGContext(size: clipBoundingRect.size, scale: CGFloat(scale))
        try content(context)
        draw(context.nodes)
    }
}
