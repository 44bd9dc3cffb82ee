/// Pixels that a source writes and reads; nothing draws them.
final class StillTexture: MTLTexture, @unchecked Sendable {
    let (width, height): (Int, Int)
    let pixelFormat: MTLPixelFormat
    var label: String?
    /// Rows from above, without gaps; made when they are first written or read.
    private lazy var bytes = [UInt8](repeating: 0, count: width * height * pixelFormat.byteCount)

    /// The longest side of Metal's textures, in pixels.
    private static let longestSide = 16_384

    /// nil for a texture that is larger than Metal's may be.
    init?(width: Int, height: Int, pixelFormat: MTLPixelFormat) {
        guard width <= StillTexture.longestSide, height <= StillTexture.longestSide else { return nil }
        (self.width, self.height, self.pixelFormat) = (max(0, width), max(0, height), pixelFormat)
    }

    func replace(
        region: MTLRegion, mipmapLevel level: Int, withBytes pixelBytes: UnsafeRawPointer, bytesPerRow: Int
    ) {
        // Smaller levels are not kept.
        guard level == 0 else { return }
        for (row, place) in places(of: region).enumerated() {
            let source = UnsafeRawBufferPointer(start: pixelBytes + row * bytesPerRow, count: place.count)
            bytes.replaceSubrange(place, with: source)
        }
    }

    func getBytes(
        _ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, from region: MTLRegion, mipmapLevel level: Int
    ) {
        guard level == 0 else { return }
        for (row, place) in places(of: region).enumerated() {
            bytes[place].withUnsafeBytes {
                guard let start = $0.baseAddress else { return }
                (pixelBytes + row * bytesPerRow).copyMemory(from: start, byteCount: place.count)
            }
        }
    }

    /// Where the rows of a region are; none where it does not lie in the texture.
    private func places(of region: MTLRegion) -> [Range<Int>] {
        let (origin, size) = (region.origin, region.size)
        guard origin.x >= 0, origin.y >= 0, size.width > 0, size.height > 0,
            size.width <= width - origin.x, size.height <= height - origin.y
        else { return [] }
        return (origin.y..<origin.y + size.height).map { row in
            let start = (row * width + origin.x) * pixelFormat.byteCount
            return start..<start + size.width * pixelFormat.byteCount
        }
    }
}

extension MTLPixelFormat {
    /// Of one pixel.
    fileprivate var byteCount: Int {
        switch self {
        case .invalid: 0
        case .a8Unorm, .r8Unorm: 1
        case .r16Float: 2
        case .r32Float, .rgba8Unorm, .rgba8Unorm_srgb, .bgra8Unorm, .bgra8Unorm_srgb, .depth32Float: 4
        case .rgba16Float: 8
        case .rgba32Float: 16
        }
    }
}
