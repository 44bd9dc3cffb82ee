// Metal's objects, as far as sources name them while they set up a renderer. They keep what they are told and draw nothing: shaders that
// SwiftUI applies are performed by the command, renderers of a source's own are not.

/// A device that takes every command and performs none.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { StillDevice() }

public protocol MTLDevice: AnyObject, Sendable {
    var name: String { get }
    func makeCommandQueue() -> (any MTLCommandQueue)?
    func makeDefaultLibrary() -> (any MTLLibrary)?
    func makeDefaultLibrary(bundle: Bundle) throws -> any MTLLibrary
    func makeLibrary(source: String, options: MTLCompileOptions?) throws -> any MTLLibrary
    func makeRenderPipelineState(descriptor: MTLRenderPipelineDescriptor) throws -> any MTLRenderPipelineState
    func makeComputePipelineState(function: any MTLFunction) throws -> any MTLComputePipelineState
    func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    func makeBuffer(bytes: UnsafeRawPointer, length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
    func makeSamplerState(descriptor: MTLSamplerDescriptor) -> (any MTLSamplerState)?
}
public protocol MTLLibrary: AnyObject, Sendable {
    /// A name for tools.
    var label: String? { get set }
    var functionNames: [String] { get }
    func makeFunction(name: String) -> (any MTLFunction)?
}
public protocol MTLFunction: AnyObject, Sendable { var name: String { get } }
public protocol MTLCommandQueue: AnyObject, Sendable {
    /// A name for tools.
    var label: String? { get set }
    func makeCommandBuffer() -> (any MTLCommandBuffer)?
}
public protocol MTLRenderPipelineState: AnyObject, Sendable {}
public protocol MTLComputePipelineState: AnyObject, Sendable {
    var threadExecutionWidth: Int { get }
    var maxTotalThreadsPerThreadgroup: Int { get }
}
public protocol MTLSamplerState: AnyObject, Sendable {}
public protocol MTLDrawable: AnyObject {}
extension MTLDrawable {
    /// Shows what was drawn; here nothing was.
    public func present() {}
    public func present(at presentationTime: CFTimeInterval) {}
    public func present(afterMinimumDuration duration: CFTimeInterval) {}
}
public protocol MTLResource: AnyObject, Sendable {
    /// A name for tools.
    var label: String? { get set }
}
public protocol MTLBuffer: MTLResource {
    /// In bytes.
    var length: Int { get }
    func contents() -> UnsafeMutableRawPointer
}
public protocol MTLTexture: MTLResource {
    var width: Int { get }
    var height: Int { get }
    var pixelFormat: MTLPixelFormat { get }
    func replace(
        region: MTLRegion, mipmapLevel level: Int, withBytes pixelBytes: UnsafeRawPointer, bytesPerRow: Int)
    func getBytes(
        _ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, from region: MTLRegion, mipmapLevel level: Int)
}
public protocol MTLCommandBuffer: AnyObject {
    /// A name for tools.
    var label: String? { get set }
    func makeRenderCommandEncoder(descriptor: MTLRenderPassDescriptor) -> (any MTLRenderCommandEncoder)?
    func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)?
    func present(_ drawable: any MTLDrawable)
    func commit()
    func waitUntilScheduled()
    func waitUntilCompleted()
    func addCompletedHandler(_ block: @escaping @Sendable (any MTLCommandBuffer) -> Void)
}
public protocol MTLCommandEncoder: AnyObject {
    /// A name for tools.
    var label: String? { get set }
    func endEncoding()
}
public protocol MTLRenderCommandEncoder: MTLCommandEncoder {
    func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
    func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
    func setFragmentSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    func setViewport(_ viewport: MTLViewport)
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int)
}
public protocol MTLComputeCommandEncoder: MTLCommandEncoder {
    func setComputePipelineState(_ state: any MTLComputePipelineState)
    func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setTexture(_ texture: (any MTLTexture)?, index: Int)
    func dispatchThreads(_ threadsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
    func dispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
}
extension MTLDevice {
    public func makeBuffer(length: Int) -> (any MTLBuffer)? { makeBuffer(length: length, options: []) }
    public func makeBuffer(bytes: UnsafeRawPointer, length: Int) -> (any MTLBuffer)? {
        makeBuffer(bytes: bytes, length: length, options: [])
    }
}

// MARK: Objects that do nothing

private final class StillDevice: MTLDevice {
    var name: String { "Kinora" }
    func makeCommandQueue() -> (any MTLCommandQueue)? { StillQueue() }
    func makeDefaultLibrary() -> (any MTLLibrary)? { StillLibrary() }
    func makeDefaultLibrary(bundle: Bundle) throws -> any MTLLibrary { StillLibrary() }
    func makeLibrary(source: String, options: MTLCompileOptions?) throws -> any MTLLibrary { StillLibrary() }
    func makeRenderPipelineState(descriptor: MTLRenderPipelineDescriptor) throws -> any MTLRenderPipelineState {
        StillState()
    }
    func makeComputePipelineState(function: any MTLFunction) throws -> any MTLComputePipelineState { StillState() }
    func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)? { StillBuffer(length) }
    func makeBuffer(bytes: UnsafeRawPointer, length: Int, options: MTLResourceOptions) -> (any MTLBuffer)? {
        let buffer = StillBuffer(length)
        buffer.contents().copyMemory(from: bytes, byteCount: length)
        return buffer
    }
    func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)? {
        StillTexture(width: descriptor.width, height: descriptor.height, pixelFormat: descriptor.pixelFormat)
    }
    func makeSamplerState(descriptor: MTLSamplerDescriptor) -> (any MTLSamplerState)? { StillState() }
}
private final class StillLibrary: MTLLibrary, @unchecked Sendable {
    var label: String?
    var functionNames: [String] { [] }
    func makeFunction(name: String) -> (any MTLFunction)? { StillFunction(name) }
}
private final class StillFunction: MTLFunction {
    let name: String
    init(_ name: String) { self.name = name }
}
private final class StillState: MTLRenderPipelineState, MTLComputePipelineState, MTLSamplerState {
    var threadExecutionWidth: Int { 32 }
    var maxTotalThreadsPerThreadgroup: Int { 1024 }
}
private final class StillBuffer: MTLBuffer, @unchecked Sendable {
    let length: Int
    var label: String?
    private let memory: UnsafeMutableRawPointer
    init(_ length: Int) {
        self.length = length
        memory = .allocate(byteCount: max(length, 1), alignment: 16)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: length)
    }
    deinit { memory.deallocate() }
    func contents() -> UnsafeMutableRawPointer { memory }
}
private final class StillQueue: MTLCommandQueue, @unchecked Sendable {
    var label: String?
    func makeCommandBuffer() -> (any MTLCommandBuffer)? { StillCommands() }
}
private final class StillCommands: MTLCommandBuffer, MTLRenderCommandEncoder, MTLComputeCommandEncoder {
    var label: String?
    func makeRenderCommandEncoder(descriptor: MTLRenderPassDescriptor) -> (any MTLRenderCommandEncoder)? {
        StillCommands()
    }
    func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)? { StillCommands() }
    func present(_ drawable: any MTLDrawable) {}
    func commit() {}
    func waitUntilScheduled() {}
    func waitUntilCompleted() {}
    func addCompletedHandler(_ block: @escaping @Sendable (any MTLCommandBuffer) -> Void) {}
    func endEncoding() {}
    func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState) {}
    func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int) {}
    func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int) {}
    func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int) {}
    func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int) {}
    func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int) {}
    func setFragmentSamplerState(_ sampler: (any MTLSamplerState)?, index: Int) {}
    func setViewport(_ viewport: MTLViewport) {}
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int) {}
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int) {}
    func setComputePipelineState(_ state: any MTLComputePipelineState) {}
    func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int) {}
    func setBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int) {}
    func setTexture(_ texture: (any MTLTexture)?, index: Int) {}
    func dispatchThreads(_ threadsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize) {}
    func dispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize) {}
}
