/// The module that sources import for Metal's views: a neutral box, which no renderer is asked to draw.
@_exported import KinoraViews
@_exported import Metal

@MainActor @preconcurrency
public protocol MTKViewDelegate: AnyObject {
    func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
    func draw(in view: MTKView)
}

@MainActor @preconcurrency
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
    open var currentDrawable: (any CAMetalDrawable)? { nil }
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

/// Makes textures of pictures. There is no device here, so that each one fails with an error, as where a device has no memory left.
open class MTKTextureLoader: NSObject {
    public let device: any MTLDevice
    public init(device: any MTLDevice) { self.device = device }

    public struct Option: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let allocateMipmaps = Option(rawValue: "MTKTextureLoaderOptionAllocateMipmaps")
        public static let generateMipmaps = Option(rawValue: "MTKTextureLoaderOptionGenerateMipmaps")
        public static let SRGB = Option(rawValue: "MTKTextureLoaderOptionSRGB")
        public static let textureUsage = Option(rawValue: "MTKTextureLoaderOptionTextureUsage")
        public static let textureStorageMode = Option(rawValue: "MTKTextureLoaderOptionTextureStorageMode")
        public static let origin = Option(rawValue: "MTKTextureLoaderOptionOrigin")
    }
    public struct Origin: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let topLeft = Origin(rawValue: "MTKTextureLoaderOriginTopLeft")
        public static let bottomLeft = Origin(rawValue: "MTKTextureLoaderOriginBottomLeft")
        public static let flippedVertically = Origin(rawValue: "MTKTextureLoaderOriginFlippedVertically")
    }
    /// Why no texture was made.
    public struct Failure: Error, LocalizedError, Sendable {
        public var errorDescription: String? { "There is no Metal device to make a texture on." }
    }

    open func newTexture(URL: URL, options: [Option: Any]? = nil) throws -> any MTLTexture { throw Failure() }
    open func newTexture(cgImage: CGImage, options: [Option: Any]? = nil) throws -> any MTLTexture { throw Failure() }
    open func newTexture(data: Data, options: [Option: Any]? = nil) throws -> any MTLTexture { throw Failure() }
    open func newTexture(
        name: String, scaleFactor: CGFloat, bundle: Bundle?, options: [Option: Any]? = nil
    ) throws -> any MTLTexture { throw Failure() }
}
