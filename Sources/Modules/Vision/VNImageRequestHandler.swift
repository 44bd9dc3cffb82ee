import CoreImage
import KinoraViews

public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// Performs requests on a picture: each ends at once, and finds nothing.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
    public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) { super.init() }
    public init(
        cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
    ) { super.init() }
    public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) { super.init() }
    public init(
        ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
    ) { super.init() }
    public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) { super.init() }
    public init(
        cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation,
        options: [VNImageOption: Any] = [:]
    ) { super.init() }
    public init(data imageData: Data, options: [VNImageOption: Any] = [:]) { super.init() }
    public init(data imageData: Data, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {
        super.init()
    }
    public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) { super.init() }
    open func perform(_ requests: [VNRequest]) throws { for request in requests { request.end() } }
}
/// The same for pictures one after the other.
open class VNSequenceRequestHandler: NSObject, @unchecked Sendable {
    open func perform(_ requests: [VNRequest], on image: CGImage) throws { for request in requests { request.end() } }
    open func perform(_ requests: [VNRequest], on image: CIImage) throws { for request in requests { request.end() } }
    open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws {
        for request in requests { request.end() }
    }
    open func perform(
        _ requests: [VNRequest], on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation
    ) throws { try perform(requests, on: pixelBuffer) }
}
