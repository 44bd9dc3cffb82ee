import Foundation
import KinoraPixels
import KinoraRaster

/// What one run may ask for. The limits keep a slip of the finger from filling the memory or the disk.
public enum FrameLimits {
    /// Pixels in one frame: 8192 x 8192, which is 256 MB.
    public static let pixels = RasterLimits.pixels
    /// Pixels along one side.
    public static let side = RasterLimits.side
    /// Pixels of all layers that are open at one moment while a frame is drawn.
    public static let layerPixels = RasterLimits.layerPixels
    /// Frames in one run.
    public static let frames = 1_000_000
    /// Pixels per point.
    public static let scale: ClosedRange<Double> = 0.05...20
    /// Seconds in one performance.
    public static let duration = 86_400.0
    /// Threads.
    public static let workers = 256
}

extension PixelSize {
    /// `size` points at `scale` pixels per point, rounded to whole pixels as the rasterizer does. nil where that is less than
    /// one pixel, not finite, or beyond `FrameLimits`.
    public init?(points size: CGSize, scale: Double) {
        guard let width = Self.pixels(Double(size.width) * scale), let height = Self.pixels(Double(size.height) * scale)
        else { return nil }
        guard width * height <= FrameLimits.pixels else { return nil }
        self.init(width: width, height: height)
    }

    private static func pixels(_ length: Double) -> Int? {
        let rounded = length.rounded()
        guard rounded >= 1, rounded <= Double(FrameLimits.side) else { return nil }
        return Int(rounded)
    }
}
