import KinoraPixels
import KinoraViews

extension CIImage {
    /// The pixels that a buffer holds now.
    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer) {
        self.init(cgImage: CGImage(kinoraPixels: pixelBuffer.kinoraPixels))
    }
    public convenience init(cvImageBuffer imageBuffer: CVImageBuffer) { self.init(cvPixelBuffer: imageBuffer) }
}

extension CIContext {
    /// Writes the part of a picture at the origin into a buffer, as much as that holds.
    public func render(_ image: CIImage, to buffer: CVPixelBuffer) {
        let area = CGRect(
            x: 0, y: 0, width: CVPixelBufferGetWidth(buffer), height: CVPixelBufferGetHeight(buffer))
        render(image, to: buffer, bounds: area, colorSpace: CGColorSpace())
    }
    /// The same of another part, whose lower left corner is the buffer's. Components are gamma-encoded.
    public func render(_ image: CIImage, to buffer: CVPixelBuffer, bounds: CGRect, colorSpace: CGColorSpace?) {
        let (width, height) = (CVPixelBufferGetWidth(buffer), CVPixelBufferGetHeight(buffer))
        var bytes = [UInt32](repeating: 0, count: width * height)
        let area = CGRect(x: bounds.minX, y: bounds.minY, width: CGFloat(width), height: CGFloat(height))
        render(
            image.cropped(to: bounds), toBitmap: &bytes, rowBytes: 4 * width, bounds: area, format: .RGBA8,
            colorSpace: CGColorSpace())
        // A pixel's red is its lowest byte, which is the first one in memory.
        buffer.kinoraPixels = Pixmap(width: width, height: height, pixels: bytes.map { UInt32(littleEndian: $0) })
    }
}
