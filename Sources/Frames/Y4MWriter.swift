// YUV4MPEG2: raw frames for a pipe into a video encoder. Colors are BT.709 in limited range.
//
// The format can say the range but has no word for the matrix, and readers that guess take BT.601 for it, which shifts colors
// by up to 40 of 255; so the matrix has to be told to the reader, as `ffmpegCommand` does.
import KinoraPixels

/// Frames as raw video.
public final class Y4MWriter: FrameSequenceWriter {
    /// How many color samples there are.
    public enum Sampling: String, Sendable {
        /// Color for every pixel.
        case full = "444"
        /// Color for every two by two pixels, averaged; sides are rounded up.
        case quarter = "420jpeg"
    }

    private let width: Int
    private let height: Int
    private let timing: FrameTiming
    private let sampling: Sampling
    private let background: UInt32

    /// - Parameter background: an opaque pixel that shows through transparent ones, as video has no alpha; black by default.
    ///   Its alpha is ignored.
    public init(
        width: Int, height: Int, timing: FrameTiming, sampling: Sampling = .full, background: UInt32 = 0xFF00_0000
    ) {
        self.width = width
        self.height = height
        self.timing = timing
        self.sampling = sampling
        self.background = background | 0xFF00_0000
    }

    /// What reads the stream and keeps its colors: to be put behind a pipe.
    public static let ffmpegCommand =
        "ffmpeg -f yuv4mpegpipe -i - -c:v libx264 -crf 18 -pix_fmt yuv420p "
        + "-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv out.mp4"

    /// The line before the first frame.
    public var header: [UInt8] {
        let rate = "F\(timing.frames):\(timing.seconds)"
        return Array("YUV4MPEG2 W\(width) H\(height) \(rate) Ip A1:1 C\(sampling.rawValue) XCOLORRANGE=LIMITED\n".utf8)
    }

    /// Converts the frame to its planes.
    public func take(_ frame: Pixmap) throws(PNGError) -> SequencePiece? {
        SequencePiece { [self] () throws(PNGError) in
            let bytes = try self.frame(frame)
            return { bytes }
        }
    }

    /// No bytes.
    public func trailer() throws(PNGError) -> [UInt8] { [] }

    /// A frame's line and planes. The pixmap must have the stream's size.
    public func frame(_ pixmap: Pixmap) throws(PNGError) -> [UInt8] {
        guard pixmap.width == width && pixmap.height == height else {
            throw PNGError(
                .damaged, "a frame has \(pixmap.width) x \(pixmap.height) pixels, the stream \(width) x \(height)")
        }
        let area = width * height
        var planes = [UInt8](repeating: 0, count: 3 * area)
        planes.withUnsafeMutableBufferPointer { target in
            pixmap.pixels.withUnsafeBufferPointer { pixels in
                guard let source = pixels.baseAddress, let start = target.baseAddress else { return }
                convert(source, y: start, cb: start + area, cr: start + 2 * area)
            }
        }
        let line = Array("FRAME\n".utf8)
        if sampling == .full { return line + planes }
        return line + planes[..<area] + halved(planes[area..<2 * area]) + halved(planes[(2 * area)...])
    }

    private func convert(
        _ source: UnsafePointer<UInt32>, y: UnsafeMutablePointer<UInt8>, cb: UnsafeMutablePointer<UInt8>,
        cr: UnsafeMutablePointer<UInt8>
    ) {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: max(1, width)) { opaque in
            for row in 0..<height {
                let start = row * width
                Matte.row(source + start, count: width, over: background, to: opaque.baseAddress!)
                YUVConversion.row(opaque.baseAddress!, count: width, y: y + start, cb: cb + start, cr: cr + start)
            }
        }
    }

    /// The mean of each two by two values, halves up; a lone column or row counts twice.
    private func halved(_ plane: ArraySlice<UInt8>) -> [UInt8] {
        let base = plane.startIndex
        var result: [UInt8] = []
        result.reserveCapacity((width + 1) / 2 * ((height + 1) / 2))
        for y in stride(from: 0, to: height, by: 2) {
            let upper = base + y * width, lower = base + min(y + 1, height - 1) * width
            for x in stride(from: 0, to: width, by: 2) {
                let right = min(x + 1, width - 1)
                let sum =
                    Int(plane[upper + x]) + Int(plane[upper + right]) + Int(plane[lower + x])
                    + Int(plane[lower + right])
                result.append(UInt8((sum + 2) / 4))
            }
        }
        return result
    }
}
