// Pixmaps to PNG files in memory. libpng writes the chunks; the scanlines inside are filtered and deflated here.
import Pixels

/// Encodes frames one after another, keeping its buffers. One encoder serves one worker: it is not for sharing between threads.
///
/// The file holds nothing but the picture: no time, no text, no gamma; colours are sRGB as everywhere in Kinora. It is written
/// with a palette when there are at most 256 colours, as RGB when every pixel is opaque, and as RGBA otherwise.
/// The bytes depend on the pixels and the compression alone.
public final class PNGEncoder {
    public let compression: PNGCompression

    private let scanlines = Scanlines()
    private let coder = ZlibCoder()
    private let file = PNGFileWriter()
    private let raw = ScratchBuffer()

    public init(compression: PNGCompression = .balanced) {
        self.compression = compression
    }

    /// Encodes a premultiplied picture; PNG's colours are straight, so this divides by alpha, rounding to nearest.
    public func encode(_ pixmap: Pixmap) throws(PNGError) -> [UInt8] {
        try encode(pixmap.pixels, width: pixmap.width, height: pixmap.height, isPremultiplied: true)
    }

    /// Encodes a straight picture as it is, colour under alpha 0 included.
    public func encode(_ pixmap: StraightPixmap) throws(PNGError) -> [UInt8] {
        try encode(pixmap.pixels, width: pixmap.width, height: pixmap.height, isPremultiplied: false)
    }

    private func encode(
        _ pixels: [UInt32], width: Int, height: Int, isPremultiplied: Bool
    ) throws(PNGError) -> [UInt8] {
        guard width > 0 && height > 0 else { throw PNGError(.damaged, "a PNG has at least one pixel") }
        guard width <= 1_000_000 && height <= 1_000_000 && pixels.count <= PNGLimits.defaultPixels else {
            throw PNGError(.tooLarge, "\(width) x \(height) pixels are more than a PNG frame may have")
        }
        let result: Result<[UInt8], PNGError> = pixels.withUnsafeBufferPointer { buffer in
            let frame = Frame(
                pixels: buffer.baseAddress!, width: width, height: height, layout: PNGEncoder.layout(buffer),
                isPremultiplied: isPremultiplied)
            return Result { () throws(PNGError) in try encode(frame) }
        }
        return try result.get()
    }

    private struct Frame {
        let pixels: UnsafePointer<UInt32>
        let width: Int
        let height: Int
        let layout: Scanlines.Layout
        let isPremultiplied: Bool

        var stride: Int { layout.rowBytes(width: width) + 1 }
    }

    private static func layout(_ pixels: UnsafeBufferPointer<UInt32>) -> Scanlines.Layout {
        if let census = PaletteCensus(pixels) { return .palette(census) }
        return pixels.isOpaque ? .rgb : .rgba
    }

    private func encode(_ frame: Frame) throws(PNGError) -> [UInt8] {
        let plan = try plan(frame)
        let count = frame.stride * frame.height
        let bytes = raw.reserve(count + 16)
        write(frame, rows: 0..<frame.height, to: bytes, filter: plan.filter)
        var palette: [UInt32] = []
        if case .palette(let census) = frame.layout {
            palette = frame.isPremultiplied ? census.colours.map(Unpremultiply.pixel) : census.colours
        }
        try file.begin(width: frame.width, height: frame.height, layout: frame.layout, palette: palette)
        try file.chunk("IDAT", deflate(bytes, count: count, frame, plan.coder))
        return try file.end()
    }

    private func plan(_ frame: Frame) throws(PNGError) -> FilterPlan {
        if case .palette = frame.layout { return FilterPlan(palette: frame.height, compression: compression) }
        let survey = FrameSurvey(frame.pixels, width: frame.width, height: frame.height)
        return try FilterPlan(survey, compression: compression) { (bands, filter, coder) throws(PNGError) in
            try size(of: bands, filter: filter, coder, frame)
        }
    }

    /// The bytes that a few bands take with a filter and a coder.
    private func size(
        of bands: [Int], filter: RowFilter, _ coder: FilterPlan.Coder, _ frame: Frame
    ) throws(PNGError) -> Int {
        let rows = FrameSurvey.bandRows
        let bytes = raw.reserve(frame.stride * rows * bands.count + 16)
        var used = 0
        for band in bands {
            let range = band * rows..<min(frame.height, (band + 1) * rows)
            write(frame, rows: range, to: bytes + used) { _ in filter }
            used += frame.stride * range.count
        }
        return try deflate(bytes, count: used, frame, coder).count
    }

    private func deflate(
        _ bytes: UnsafePointer<UInt8>, count: Int, _ frame: Frame, _ method: FilterPlan.Coder
    ) throws(PNGError) -> UnsafeBufferPointer<UInt8> {
        switch method {
        case .fast:
            coder.compressFast(bytes, count: count, bytesPerPixel: frame.layout.bytesPerPixel, stride: frame.stride)
        case .libdeflate(let level): try coder.compress(bytes, count: count, libdeflateLevel: level)
        }
    }

    private func write(
        _ frame: Frame, rows: Range<Int>, to out: UnsafeMutablePointer<UInt8>, filter: (Int) -> RowFilter
    ) {
        scanlines.write(
            frame.pixels, width: frame.width, rows: rows, layout: frame.layout, isPremultiplied: frame.isPremultiplied,
            to: out, filter: filter)
    }
}
