/// The module that sources import for Metal's views: a neutral box, which no renderer is asked to draw.
@_exported import KinoraViews
@_exported import Metal

@MainActor @preconcurrency
public protocol MTKViewDelegate: AnyObject {
    func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
    func draw(in view: MTKView)
}

open class MTKView: _KinoraPlaceholderView {
    open var device: (any MTLDevice)?
    open weak var delegate: (any MTKViewDelegate)?
    open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
    open var depthStencilPixelFormat = MTLPixelFormat.invalid
    open var clearColor = MTLClearColor()
    open var preferredFramesPerSecond = 60
    open var isPaused = false
    open var enableSetNeedsDisplay = false
    open var framebufferOnly = true
    open var autoResizeDrawable = true
    open var sampleCount = 1
    open var presentsWithTransaction = false
    open var drawableSize: CGSize {
        get { CGSize(width: frame.width * contentScaleFactor, height: frame.height * contentScaleFactor) }
        set {}
    }
    open var currentDrawable: (any MTLDrawable)? { nil }
    open var currentRenderPassDescriptor: MTLRenderPassDescriptor? { nil }
    open var preferredDevice: (any MTLDevice)? { device }
    open func draw() {}

    public override init(frame: CGRect) { super.init(frame: frame) }
    public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
        super.init(frame: frameRect)
        self.device = device
    }
    public required init(coder: NSCoder) { super.init(frame: .zero) }
}
