public enum MTLPixelFormat: UInt, Sendable {
    case invalid = 0, a8Unorm = 1, r8Unorm = 10, r16Float = 25, r32Float = 55, rgba8Unorm = 70, rgba8Unorm_srgb = 71
    case bgra8Unorm = 80, bgra8Unorm_srgb = 81, rgba16Float = 115, rgba32Float = 125, depth32Float = 252
}
public enum MTLPrimitiveType: UInt, Sendable { case point, line, lineStrip, triangle, triangleStrip }
public enum MTLLoadAction: UInt, Sendable { case dontCare, load, clear }
public enum MTLStoreAction: UInt, Sendable { case dontCare, store }
public enum MTLBlendFactor: UInt, Sendable {
    case zero, one, sourceColor, oneMinusSourceColor, sourceAlpha, oneMinusSourceAlpha, destinationColor
    case oneMinusDestinationColor, destinationAlpha, oneMinusDestinationAlpha
}
public enum MTLBlendOperation: UInt, Sendable { case add, subtract, reverseSubtract, min, max }
public enum MTLSamplerMinMagFilter: UInt, Sendable { case nearest, linear }
public enum MTLSamplerAddressMode: UInt, Sendable { case clampToEdge, mirrorClampToEdge, `repeat`, mirrorRepeat }
public struct MTLResourceOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let storageModeShared = MTLResourceOptions([])
    public static let storageModePrivate = MTLResourceOptions(rawValue: 32)
    public static let cpuCacheModeWriteCombined = MTLResourceOptions(rawValue: 1)
}
public struct MTLTextureUsage: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let shaderRead = MTLTextureUsage(rawValue: 1)
    public static let shaderWrite = MTLTextureUsage(rawValue: 2)
    public static let renderTarget = MTLTextureUsage(rawValue: 4)
}
public struct MTLClearColor: Equatable, Sendable {
    public var red, green, blue, alpha: Double
    public init() { (red, green, blue, alpha) = (0, 0, 0, 0) }
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
}
public func MTLClearColorMake(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> MTLClearColor {
    MTLClearColor(red: red, green: green, blue: blue, alpha: alpha)
}
public struct MTLSize: Equatable, Sendable {
    public var width, height, depth: Int
    public init(width: Int, height: Int, depth: Int) { (self.width, self.height, self.depth) = (width, height, depth) }
}
public func MTLSizeMake(_ width: Int, _ height: Int, _ depth: Int) -> MTLSize {
    MTLSize(width: width, height: height, depth: depth)
}
public struct MTLViewport: Equatable, Sendable {
    public var originX, originY, width, height, znear, zfar: Double
    public init(originX: Double, originY: Double, width: Double, height: Double, znear: Double, zfar: Double) {
        (self.originX, self.originY, self.width, self.height) = (originX, originY, width, height)
        (self.znear, self.zfar) = (znear, zfar)
    }
}
public final class MTLCompileOptions: NSObject { public override init() { super.init() } }
public final class MTLSamplerDescriptor: NSObject {
    public override init() { super.init() }
    public var minFilter = MTLSamplerMinMagFilter.nearest
    public var magFilter = MTLSamplerMinMagFilter.nearest
    public var sAddressMode = MTLSamplerAddressMode.clampToEdge
    public var tAddressMode = MTLSamplerAddressMode.clampToEdge
}
public final class MTLTextureDescriptor: NSObject {
    public override init() { super.init() }
    public var pixelFormat = MTLPixelFormat.rgba8Unorm
    public var (width, height) = (1, 1)
    public var usage = MTLTextureUsage.shaderRead
    public static func texture2DDescriptor(
        pixelFormat: MTLPixelFormat, width: Int, height: Int, mipmapped: Bool
    ) -> MTLTextureDescriptor {
        let descriptor = MTLTextureDescriptor()
        (descriptor.pixelFormat, descriptor.width, descriptor.height) = (pixelFormat, width, height)
        return descriptor
    }
}
/// A list that has an element at every index.
public final class MTLAttachments<Element> {
    private var elements: [Int: Element] = [:]
    private let make: () -> Element
    init(_ make: @escaping () -> Element) { self.make = make }
    public subscript(index: Int) -> Element! {
        get {
            if elements[index] == nil { elements[index] = make() }
            return elements[index]
        }
        set { elements[index] = newValue }
    }
}
public final class MTLRenderPipelineColorAttachmentDescriptor: NSObject {
    public override init() { super.init() }
    public var pixelFormat = MTLPixelFormat.invalid
    public var isBlendingEnabled = false
    public var rgbBlendOperation = MTLBlendOperation.add
    public var alphaBlendOperation = MTLBlendOperation.add
    public var sourceRGBBlendFactor = MTLBlendFactor.one
    public var destinationRGBBlendFactor = MTLBlendFactor.zero
    public var sourceAlphaBlendFactor = MTLBlendFactor.one
    public var destinationAlphaBlendFactor = MTLBlendFactor.zero
}
public final class MTLRenderPipelineDescriptor: NSObject {
    public override init() { super.init() }
    public var label: String?
    public var vertexFunction: (any MTLFunction)?
    public var fragmentFunction: (any MTLFunction)?
    public var depthAttachmentPixelFormat = MTLPixelFormat.invalid
    public var rasterSampleCount = 1
    public let colorAttachments = MTLAttachments { MTLRenderPipelineColorAttachmentDescriptor() }
}
public final class MTLRenderPassColorAttachmentDescriptor: NSObject {
    public override init() { super.init() }
    public var texture: (any MTLTexture)?
    public var loadAction = MTLLoadAction.dontCare
    public var storeAction = MTLStoreAction.store
    public var clearColor = MTLClearColor()
}
public final class MTLRenderPassDescriptor: NSObject {
    public override init() { super.init() }
    public let colorAttachments = MTLAttachments { MTLRenderPassColorAttachmentDescriptor() }
}
