/// Something that a layer would show.
public protocol CAMetalDrawable: MTLDrawable {
    var texture: any MTLTexture { get }
    var layer: CAMetalLayer { get }
}

/// A layer that a renderer of a source's own would draw into. It keeps what it is told, and has nothing to draw into: renderers draw
/// nothing here.
open class CAMetalLayer: CALayer {
    open var device: (any MTLDevice)?
    open var preferredDevice: (any MTLDevice)? { MTLCreateSystemDefaultDevice() }
    open var pixelFormat = MTLPixelFormat.bgra8Unorm
    open var framebufferOnly = true
    open var drawableSize = CGSize.zero
    open var maximumDrawableCount = 3
    open var presentsWithTransaction = false
    open var displaySyncEnabled = true
    open var allowsNextDrawableTimeout = true
    open override class func _kinoraMake() -> CALayer { CAMetalLayer() }
    open func nextDrawable() -> (any CAMetalDrawable)? { nil }
}
