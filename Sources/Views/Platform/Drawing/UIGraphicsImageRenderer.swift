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
    /// Draws in a blend mode, and as it was before after that.
    func blending(_ mode: CGBlendMode, alpha: CGFloat = 1, _ body: (CGContext) -> Void) {
        saveGState()
        setBlendMode(mode)
        setAlpha(alpha)
        body(self)
        restoreGState()
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
    /// As pictures for these surroundings are: those of the stage.
    public convenience init(for traitCollection: UITraitCollection) { self.init() }
}

public final class UIGraphicsImageRendererContext: NSObject {
    public let cgContext: CGContext
    public let format: UIGraphicsImageRendererFormat
    init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
        (self.cgContext, self.format) = (cgContext, format)
    }

    public var currentImage: UIImage { cgContext.picture() }
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    public func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.blending(blendMode) { $0.fill(rect) } }
    /// A line of one point within the edges.
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
    public func stroke(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.blending(blendMode) { _ in stroke(rect) } }
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
    let context = CGContext(bitmapOfUIKit: size, scale: scale > 0 ? scale : UIScreen.main.scale)
    if opaque { context.fill(CGRect(origin: .zero, size: size)) }
    UIGraphicsPushContext(context)
}
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { contexts.last?.picture() }
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }
public func UIRectFill(_ rect: CGRect) { contexts.last?.fill(rect) }
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    contexts.last?.blending(blendMode) { $0.fill(rect) }
}
/// A line of one point within the edges.
public func UIRectFrame(_ rect: CGRect) { contexts.last?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    contexts.last?.blending(blendMode) { _ in UIRectFrame(rect) }
}
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
        contexts.last?.blending(blendMode, alpha: alpha) { _ in fill() }
    }
    /// Along itself, with its own width, ends and dashes.
    public func stroke() {
        guard let context = contexts.last else { return }
        let outside = context.state.line
        context.state.line = line
        context.stroke(Path(cgPath))
        context.state.line = outside
    }
    public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        contexts.last?.blending(blendMode, alpha: alpha) { _ in stroke() }
    }
    public func addClip() { contexts.last?.clip(Path(cgPath), usesEvenOddFillRule ? .evenOdd : .winding) }
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
