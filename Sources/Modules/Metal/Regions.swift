public struct MTLOrigin: Equatable, Sendable {
    public var x, y, z: Int
    public init() { (x, y, z) = (0, 0, 0) }
    public init(x: Int, y: Int, z: Int) { (self.x, self.y, self.z) = (x, y, z) }
}
public func MTLOriginMake(_ x: Int, _ y: Int, _ z: Int) -> MTLOrigin { MTLOrigin(x: x, y: y, z: z) }

/// A part of a texture or of a grid.
public struct MTLRegion: Equatable, Sendable {
    public var origin: MTLOrigin
    public var size: MTLSize
    public init() { self.init(origin: MTLOrigin(), size: MTLSize(width: 0, height: 0, depth: 0)) }
    public init(origin: MTLOrigin, size: MTLSize) { (self.origin, self.size) = (origin, size) }
}
public func MTLRegionMake1D(_ x: Int, _ width: Int) -> MTLRegion { MTLRegionMake3D(x, 0, 0, width, 1, 1) }
public func MTLRegionMake2D(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> MTLRegion {
    MTLRegionMake3D(x, y, 0, width, height, 1)
}
public func MTLRegionMake3D(
    _ x: Int, _ y: Int, _ z: Int, _ width: Int, _ height: Int, _ depth: Int
) -> MTLRegion {
    MTLRegion(origin: MTLOrigin(x: x, y: y, z: z), size: MTLSize(width: width, height: height, depth: depth))
}
