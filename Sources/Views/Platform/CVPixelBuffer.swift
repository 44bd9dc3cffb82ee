import KinoraPixels
import KinoraStage

/// Pixels in memory that sources read and write, under Core Video's name.
public final class CVBuffer: Hashable, @unchecked Sendable {
    let format: OSType
    let memory: BitmapMemory

    fileprivate init(_ format: OSType, _ memory: BitmapMemory) { (self.format, self.memory) = (format, memory) }

    public static func == (a: CVBuffer, b: CVBuffer) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
public typealias CVImageBuffer = CVBuffer
public typealias CVPixelBuffer = CVImageBuffer

/// Four letters as a number.
public typealias OSType = UInt32
public typealias FourCharCode = UInt32
public typealias CVReturn = Int32
public typealias CVOptionFlags = UInt64

public let kCVReturnSuccess: CVReturn = 0
public let kCVReturnError: CVReturn = -6660
public let kCVReturnInvalidArgument: CVReturn = -6661
public let kCVReturnAllocationFailed: CVReturn = -6662
public let kCVReturnInvalidPixelFormat: CVReturn = -6680
public let kCVReturnInvalidSize: CVReturn = -6681

public let kCVPixelFormatType_32ARGB: OSType = 0x20
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
public let kCVPixelFormatType_32ABGR: OSType = 0x4142_4752
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241
/// A byte of gray.
public let kCVPixelFormatType_OneComponent8: OSType = 0x4C30_3038
/// Light and color apart, as cameras have it: no buffer is made of it.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066

// Words, as Linux makes no keys of dictionaries of `CFString`.
public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType"
public let kCVPixelBufferWidthKey = "Width"
public let kCVPixelBufferHeightKey = "Height"
public let kCVPixelBufferCGImageCompatibilityKey = "CGImageCompatibility"
public let kCVPixelBufferCGBitmapContextCompatibilityKey = "CGBitmapContextCompatibility"
public let kCVPixelBufferMetalCompatibilityKey = "MetalCompatibility"
public let kCVPixelBufferIOSurfacePropertiesKey = "IOSurfaceProperties"

/// Where memory comes from. There is one kind of it only.
public final class CFAllocator: Sendable { fileprivate init() {} }
public let kCFAllocatorDefault: CFAllocator? = CFAllocator()

/// What is done with the memory while it is locked.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
    public let rawValue: CVOptionFlags
    public init(rawValue: CVOptionFlags) { self.rawValue = rawValue }
    public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

extension BitmapLayout {
    /// nil for formats of which no buffer is made.
    fileprivate init?(width: Int, height: Int, format: OSType) {
        let little = CGBitmapInfo.byteOrder32Little.rawValue
        let (alpha, order): (CGImageAlphaInfo, UInt32)
        switch format {
        case kCVPixelFormatType_32ARGB: (alpha, order) = (.premultipliedFirst, 0)
        case kCVPixelFormatType_32BGRA: (alpha, order) = (.premultipliedFirst, little)
        case kCVPixelFormatType_32RGBA: (alpha, order) = (.premultipliedLast, 0)
        case kCVPixelFormatType_32ABGR: (alpha, order) = (.premultipliedLast, little)
        case kCVPixelFormatType_OneComponent8: (alpha, order) = (.none, 0)
        default: return nil
        }
        self.init(
            width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            isGray: format == kCVPixelFormatType_OneComponent8, info: CGBitmapInfo(rawValue: alpha.rawValue | order))
    }
}

// MARK: Functions

/// Makes a buffer of pixels that are all zero.
///
/// - Returns: `kCVReturnSuccess`, or why there is none: formats are of four bytes a pixel or of one, sides from 1 to 16384.
public func CVPixelBufferCreate(
    _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
    _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    guard BitmapLayout.sides.contains(width), BitmapLayout.sides.contains(height) else { return kCVReturnInvalidSize }
    guard let layout = BitmapLayout(width: width, height: height, format: pixelFormatType) else {
        return kCVReturnInvalidPixelFormat
    }
    pixelBufferOut.pointee = CVBuffer(pixelFormatType, BitmapMemory(layout))
    return kCVReturnSuccess
}
/// The memory is always there.
@discardableResult
public func CVPixelBufferLockBaseAddress(
    _ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }
@discardableResult
public func CVPixelBufferUnlockBaseAddress(
    _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }
/// The bytes of the upper row; they live as long as the buffer.
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? {
    pixelBuffer.memory.bytes
}
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.memory.layout.bytesPerRow }
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.memory.layout.count }
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.memory.layout.width }
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.memory.layout.height }
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType { pixelBuffer.format }
/// All bytes of a pixel lie together.
public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool { false }
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }

// For modules beside this one.
extension CVBuffer {
    /// What the memory holds now.
    package var kinoraPixels: Pixmap {
        get { memory.picture }
        set { memory.picture = newValue }
    }
}
