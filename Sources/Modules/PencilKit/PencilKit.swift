/// The module that sources import for drawing by hand. A canvas is empty until its source gives it strokes: a script's touches do not draw on it.
@_exported import KinoraViews

/// A kind of line.
public struct PKInk: Equatable, Sendable {
    public enum InkType: String, Sendable {
        case pen, pencil, marker, monoline, fountainPen, watercolor, crayon
    }
    public var inkType: InkType
    public var color: UIColor
    public init(_ inkType: InkType, color: UIColor = .black) { (self.inkType, self.color) = (inkType, color) }
}

/// A place on a line, and how broad the line is there.
public struct PKStrokePoint: Equatable, Sendable {
    public let location: CGPoint
    public let timeOffset: TimeInterval
    public let size: CGSize
    public let opacity: CGFloat
    public let force: CGFloat
    public let azimuth: CGFloat
    public let altitude: CGFloat
    public init(
        location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat, azimuth: CGFloat,
        altitude: CGFloat
    ) {
        (self.location, self.timeOffset, self.size) = (location, timeOffset, size)
        (self.opacity, self.force, self.azimuth, self.altitude) = (opacity, force, azimuth, altitude)
    }
}

/// The points of a line, one after the other.
public struct PKStrokePath: RandomAccessCollection, Equatable, Sendable {
    public let creationDate: Date
    private let points: [PKStrokePoint]
    public init() { self.init(controlPoints: [PKStrokePoint](), creationDate: Date(timeIntervalSinceReferenceDate: 0)) }
    public init<T: Sequence>(controlPoints: T, creationDate: Date) where T.Element == PKStrokePoint {
        (points, self.creationDate) = (Array(controlPoints), creationDate)
    }
    public var startIndex: Int { 0 }
    public var endIndex: Int { points.count }
    public subscript(index: Int) -> PKStrokePoint { points[index] }
}

/// A line of an ink.
public struct PKStroke: Equatable, Sendable {
    public var ink: PKInk
    public var transform: CGAffineTransform
    public var path: PKStrokePath
    public init(ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity, mask: UIBezierPath? = nil) {
        (self.ink, self.path, self.transform) = (ink, path, transform)
    }

    /// The parts between neighboring points, each with its breadth and opacity; a single point is a dot.
    var parts: [(line: Path, width: CGFloat, opacity: Double)] {
        let ends = path.count == 1 ? [path[0]] : Array(path.dropFirst())
        return zip(path, ends).map { first, second in
            // A line without length has no ends to be round.
            let end = CGPoint(x: second.location.x + 0.001, y: second.location.y)
            let line = Path { $0.addLines([first.location, end]) }.applying(transform)
            return (line, (first.size.width + second.size.width) / 2, Double(first.opacity + second.opacity) / 2)
        }
    }

    public var renderBounds: CGRect {
        parts.reduce(.null) { $0.union($1.line.boundingRect.insetBy(dx: -$1.width / 2, dy: -$1.width / 2)) }
    }
}

/// The lines of a canvas.
public struct PKDrawing: Equatable, Sendable {
    public var strokes: [PKStroke]
    public init() { strokes = [] }
    public init<S: Sequence>(strokes: S) where S.Element == PKStroke { self.strokes = Array(strokes) }
    /// Drawings that a device has kept cannot be read.
    public init(data: Data) throws {
        guard data.isEmpty else { throw CocoaError(.fileReadCorruptFile) }
        strokes = []
    }
    public var bounds: CGRect { strokes.reduce(.null) { $0.union($1.renderBounds) } }
    public func dataRepresentation() -> Data { Data() }
    public mutating func append(_ drawing: PKDrawing) { strokes += drawing.strokes }
    public func appending(_ drawing: PKDrawing) -> PKDrawing { PKDrawing(strokes: strokes + drawing.strokes) }
    public mutating func transform(using transform: CGAffineTransform) {
        for index in strokes.indices { strokes[index].transform = strokes[index].transform.concatenating(transform) }
    }
    public func transformed(using transform: CGAffineTransform) -> PKDrawing {
        var result = self
        result.transform(using: transform)
        return result
    }
    @MainActor public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
        let renderer = ImageRenderer(
            content: StrokesPicture(drawing: self, corner: rect.origin).frame(width: rect.width, height: rect.height))
        renderer.scale = scale
        return renderer.uiImage ?? UIImage()
    }
}

/// Lines, from a corner on.
struct StrokesPicture: View {
    let drawing: PKDrawing
    var corner = CGPoint.zero
    var body: some View {
        Canvas { context, _ in
            context.translateBy(x: -corner.x, y: -corner.y)
            for stroke in drawing.strokes {
                for part in stroke.parts {
                    context.opacity = part.opacity
                    context.stroke(
                        part.line, with: .color(Color(stroke.ink.color)),
                        style: StrokeStyle(lineWidth: part.width, lineCap: .round))
                }
            }
        }
    }
}

/// What a finger or pencil does on a canvas.
public protocol PKTool {}

public struct PKInkingTool: PKTool, Equatable {
    public typealias InkType = PKInk.InkType
    public var ink: PKInk
    public var width: CGFloat
    public init(_ type: InkType, color: UIColor = .black, width: CGFloat? = nil) {
        (ink, self.width) = (PKInk(type, color: color), width ?? type.defaultWidth)
    }
    public init(ink: PKInk, width: CGFloat) { (self.ink, self.width) = (ink, width) }
    public var inkType: InkType { ink.inkType }
    public var color: UIColor {
        get { ink.color }
        set { ink.color = newValue }
    }
}
extension PKInk.InkType {
    public var defaultWidth: CGFloat { self == .marker ? 17 : 3 }
    public var validWidthRange: ClosedRange<CGFloat> { 1...40 }
}
public struct PKEraserTool: PKTool, Equatable {
    public enum EraserType: Int, Sendable { case vector, bitmap, fixedWidthBitmap }
    public var eraserType: EraserType
    public var width: CGFloat
    public init(_ eraserType: EraserType, width: CGFloat = 10) { (self.eraserType, self.width) = (eraserType, width) }
}
public struct PKLassoTool: PKTool, Equatable { public init() {} }

public enum PKCanvasViewDrawingPolicy: UInt, Sendable { case `default`, anyInput, pencilOnly }

/// A page with a drawing.
@MainActor @preconcurrency
open class PKCanvasView: UIScrollView {
    open var drawing = PKDrawing() {
        didSet {
            picture.rootView = StrokesPicture(drawing: drawing)
            (delegate as? any PKCanvasViewDelegate)?.canvasViewDrawingDidChange(self)
        }
    }
    private let picture = UIHostingController(rootView: StrokesPicture(drawing: PKDrawing()))
    open var tool: any PKTool = PKInkingTool(.pen)
    open var drawingPolicy = PKCanvasViewDrawingPolicy.default
    open var isRulerActive = false
    open var allowsFingerDrawing = true
    open var isDrawingEnabled = true
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        addSubview(picture.view)
    }
    public required init?(coder: NSCoder) { nil }
    open override func layoutSubviews() {
        super.layoutSubviews()
        picture.view.frame = bounds
    }
}

@MainActor @preconcurrency
public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
    func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
    func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
    func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
    func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
}
extension PKCanvasViewDelegate {
    public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
    public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
    public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
    public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}
}

/// The palette of tools, which is never shown.
@MainActor @preconcurrency
open class PKToolPicker: NSObject {
    public nonisolated override init() { super.init() }
    open private(set) var isVisible = false
    open var selectedTool: any PKTool = PKInkingTool(.pen)
    open var isRulerActive = false
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) { isVisible = visible }
    open func addObserver(_ observer: any PKToolPickerObserver) {}
    open func removeObserver(_ observer: any PKToolPickerObserver) {}
}
@MainActor @preconcurrency
public protocol PKToolPickerObserver: AnyObject {
    func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
    func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
    func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)
    func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker)
}
extension PKToolPickerObserver {
    public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {}
    public func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {}
    public func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker) {}
    public func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) {}
}
extension PKCanvasView: PKToolPickerObserver {}
